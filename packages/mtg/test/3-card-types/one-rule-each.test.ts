/** Situations in which one rule, and no other, says what happens: when each type of card may be cast, and planeswalkers. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  destroy,
  gainLife,
  instant,
  keyword,
  loyalty,
  mana,
  regenerate,
  rule,
  sorcery,
  t,
  tap,
  target,
} from '../../src/language/builders.js';

ownCards(
  card('Test Gem', { cost: '{0}', type: 'Artifact' }),
  card('Test Veil', { cost: '{0}', type: 'Enchantment' }),
  card('Test Mentor', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 3,
    abilities: [loyalty(1, { effects: [gainLife(1)] })],
  }),
  card('Test Farm', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ players: 'you' }, [rule('additionalLands', { count: 2 })])],
  }),
  sorcery('Test Rite', '{0}', { effects: [gainLife(1)] }),
  card('Test Ape', { type: 'Creature — Ape', colors: ['G'], power: 3, toughness: 3 }),
  card('Test Deal', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      continuous([{ zone: 'hand' }, { owner: 'you' }], [{ mod: 'play', method: 'deal', cost: [mana('{R}')] }]),
    ],
  }),
  instant('Test Loan', '{0}', {
    targets: [target([{ zone: 'graveyard' }, { owner: 'you' }])],
    effects: [{ do: 'play', what: t(0) }],
  }),
  instant('Test Salve', '{0}', { targets: [target(creature)], effects: [regenerate(t(0))] }),
  instant('Test Ruin', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
);

const castable = (game: Play): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === 'CAST' && o.card !== 'Shock' ? [o.card] : []));

/** When a card may be cast: in both own main phases, with a spell on the stack, in the own upkeep, in another's main phase. */
function times(name: string): boolean[] {
  const mine = { hand: [name, 'Shock'], battlefield: lands(1, 'Mountain') };
  const main = magicPosition([mine, {}]);
  const upkeep = magicPosition([mine, {}], { turn: { step: 'upkeep' } });
  const theirs = magicPosition([{}, mine]).pass();
  return [
    castable(main).includes(name),
    castable(magicPosition([mine, {}]).until({ step: 'postcombatMain' })).includes(name),
    castable(main.cast(0, 'Shock', { player: 1 })).includes(name),
    castable(upkeep).includes(name),
    castable(theirs).includes(name),
  ];
}
const MAIN_ONLY = [true, true, false, false, false];

describe('one rule each: card types', () => {
  it('mtg:301.1 an artifact is cast in a main phase of the own turn, while the stack is empty', () => {
    expect(times('Test Gem')).toEqual(MAIN_ONLY);
  });
  it('mtg:302.1 a creature is cast in a main phase of the own turn, while the stack is empty', () => {
    expect(times('Ornithopter')).toEqual(MAIN_ONLY);
  });
  it('mtg:303.1 an enchantment is cast in a main phase of the own turn, while the stack is empty', () => {
    expect(times('Test Veil')).toEqual(MAIN_ONLY);
  });
  it('mtg:306.1 a planeswalker is cast in a main phase of the own turn, while the stack is empty', () => {
    expect(times('Test Mentor')).toEqual(MAIN_ONLY);
  });
  it('mtg:307.1 a sorcery is cast in a main phase of the own turn, while the stack is empty', () => {
    expect(times('Test Rite')).toEqual(MAIN_ONLY);
  });

  it('mtg:302.2 a creature spell becomes a permanent as it resolves', () => {
    const game = magicPosition([{ hand: ['Ornithopter'] }, {}])
      .cast(0, 'Ornithopter')
      .resolve();
    expect(game.zones('Ornithopter')).toEqual(['battlefield']);
  });
  it('mtg:303.2 an enchantment spell becomes a permanent as it resolves', () => {
    const game = magicPosition([{ hand: ['Test Veil'] }, {}])
      .cast(0, 'Test Veil')
      .resolve();
    expect(game.zones('Test Veil')).toEqual(['battlefield']);
  });

  it('mtg:305.2 an effect that allows two more lands allows three in all', () => {
    const lands = (game: Play) => game.decision().options.filter((o) => o.kind === 'PLAY_LAND').length;
    const game = magicPosition([{ hand: ['Plains', 'Plains', 'Plains', 'Plains'], battlefield: ['Test Farm'] }, {}]);
    const left = [0, 1, 2].map(() => lands(game.choose(0, { kind: 'PLAY_LAND' })));
    expect(left).toEqual([3, 2, 0]);
  });
  it('mtg:305.2a lands played in earlier turns do not count', () => {
    const game = magicPosition([{ hand: ['Plains', 'Plains'] }, {}]).choose(0, { kind: 'PLAY_LAND' });
    game.until({ turn: 5, step: 'precombatMain' }).choose(0, { kind: 'PLAY_LAND' });
    expect(game.all('Plains')).toHaveLength(2);
  });
  it('mtg:305.6 each basic land type brings the ability to add its own mana', () => {
    const made = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((land) => {
      const game = magicPosition([{ battlefield: [land] }, {}]).choose(0, { kind: 'ACTIVATE', card: land });
      return (game.view().players[0] as unknown as { resources: { mana: object } }).resources.mana;
    });
    expect(made).toEqual([{ W: 1 }, { U: 1 }, { B: 1 }, { R: 1 }, { G: 1 }]);
  });
  it('mtg:305.9 a creature that is a land as well is played as a land, and not cast', () => {
    const game = magicPosition([{ hand: ['Dryad Arbor'], mana: '{G}{G}' }, {}]);
    expect(game.decision().options.map((o) => o.kind)).toEqual(['PASS', 'PLAY_LAND']);
  });

  it('mtg:202.1b what has no mana cost is cast only for another cost, never for nothing', () => {
    const ways = (...battlefield: string[]) =>
      magicPosition([{ hand: ['Test Ape'], battlefield, mana: '{R}{R}{C}{C}' }, {}])
        .decision()
        .options.flatMap((o) => (o.card === 'Test Ape' ? [o.method] : []));
    expect([ways(), ways('Test Deal')]).toEqual([[], ['deal']]);
  });
  it('mtg:305.9 no other cost lets a land be cast', () => {
    const game = magicPosition([{ hand: ['Dryad Arbor', 'Memnite'], battlefield: ['Test Deal'], mana: '{R}{R}' }, {}]);
    expect(game.decision().options.flatMap((o) => (o.kind === 'CAST' ? [o.card] : []))).toEqual(['Memnite', 'Memnite']);
  });
  it('mtg:305.3 no effect lets a player play a land in another player’s turn', () => {
    const loan = (active: number) => {
      const turn = { number: 3, active, step: 'precombatMain' };
      const game = magicPosition([{ hand: ['Test Loan'], graveyard: ['Forest'] }, {}], { turn });
      if (active === 1) game.pass();
      game.castAt(0, 'Test Loan', { card: 'Forest' }).resolve();
      return game.decision().kind;
    };
    expect([loan(0), loan(1)]).toEqual(['PLAY_CARD', 'PRIORITY']);
  });
  it('mtg:302.6 mtg-2003:214.7c a creature that changed hands attacks only from its controller’s next turn on', () => {
    const seize = instant('Test Seize', '{0}', {
      targets: [target(creature)],
      effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } }],
    });
    const mine = { hand: ['Test Seize'], battlefield: ['Memnite'] };
    const game = magicPosition([mine, { battlefield: ['Hill Giant'] }], { definitions: [seize] });
    game.cast(0, 'Test Seize', { card: 'Hill Giant' }).resolve();
    const may = () => game.decision().from?.map((o) => o.card);
    game.until({ kind: 'ATTACKERS' });
    expect(may()).toEqual(['Memnite']);
    game.answer(0, { assign: [] }).until({ turn: 5, kind: 'ATTACKERS' });
    expect(may()).toEqual(['Memnite', 'Hill Giant']);
  });
  it('mtg:302.6 one with haste attacks and taps at once', () => {
    const runner = creatureCard(
      'Test Runner',
      '{0}',
      'Human',
      '1/1',
      keyword('haste'),
      activated([tap], { effects: [gainLife(1)] }),
    );
    const at = () =>
      magicPosition([{ hand: ['Test Runner'] }, {}], { definitions: [runner] })
        .cast(0, 'Test Runner')
        .resolve();
    expect(at().activate(0, 'Test Runner').resolve().life(0)).toBe(21);
    expect(at().until({ kind: 'ATTACKERS' }).decision().from).toMatchObject([{ card: 'Test Runner' }]);
  });
  it('mtg:302.7 damage that comes up to toughness is lethal, and less is not', () => {
    const after = (damage: number) =>
      magicPosition([{ battlefield: [{ card: 'Hill Giant', damage }] }, {}]).zones('Hill Giant');
    expect([after(2), after(3)]).toEqual([['battlefield'], ['graveyard']]);
  });
  it('mtg:302.7 the cleanup step takes marked damage away, mtg:701.19a and so does regeneration', () => {
    const giant = { card: 'Hill Giant', damage: 2 };
    const game = magicPosition([{ hand: ['Test Salve', 'Test Ruin'], battlefield: [giant] }, {}]);
    expect(game.until({ step: 'end' }).the('Hill Giant').damage).toBe(2);
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Hill Giant').damage).toBe(0);
    const saved = magicPosition([{ hand: ['Test Salve', 'Test Ruin'], battlefield: [giant] }, {}]);
    saved.cast(0, 'Test Salve').resolve().cast(0, 'Test Ruin').resolve();
    expect(saved.the('Hill Giant')).toMatchObject({ damage: 0, tapped: true });
  });

  it('mtg:306.5c a planeswalker’s loyalty is the number of its counters, whatever is printed', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test Mentor', counters: { loyalty: 6 } }] }, {}]);
    expect(game.the('Test Mentor').loyalty).toBe(6);
  });

  it('mtg:306.5d a loyalty ability is activated once in a turn of its controller', () => {
    const abilities = (game: Play) => game.decision().options.filter((o) => o.kind === 'ACTIVATE').length;
    const game = magicPosition([{ battlefield: ['Test Mentor'] }, {}])
      .activate(0, 'Test Mentor')
      .resolve();
    expect(abilities(game)).toBe(0);
    expect(abilities(game.until({ step: 'postcombatMain' }))).toBe(0);
    expect(abilities(game.until({ turn: 5, step: 'precombatMain' }))).toBe(1);
  });
});
