/** Each clause of a rule by itself: targets, priority, costs, drawing and counters (115–122). */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  anyTarget,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  gainLife,
  instant,
  loyalty,
  mana,
  mayPay,
  plus,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

ownCards(
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
  instant('Test Pair', '{0}', { targets: [target(creature, { min: 2, max: 2 })], effects: [damage(1, t(0))] }),
  instant('Test Raw', '{0}', { targets: [{ what: creature }], effects: [damage(1, t(0))] }),
  card('Test Siege', { cost: '{0}', type: 'Battle — Siege', defense: 9 }),
  card('Test Adept', {
    cost: '{0}',
    type: 'Planeswalker — Test',
    loyalty: 2,
    abilities: [loyalty(-2, { effects: [] })],
  }),
  card('Test Vase', { cost: '{0}', type: 'Artifact' }),
  instant('Test Note', '{0}', { effects: [gainLife(1)] }),
  creatureCard('Test Lord', '{0}', 'Human', '1/1', continuous([creature, { other: true }], plus(1, 1))),
  card('Test Sting', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
        { targets: [target(creature)], effects: [damage(1, t(0))] },
      ),
    ],
  }),
  instant('Test Drain', '{0}', { targets: [target(creature)], effects: [damage(2, t(0)), gainLife(1)] }),
  instant('Test Toll', '{0}', { effects: [mayPay([mana('{1}')], [gainLife(5)])] }),
  instant('Test Feast', '{0}', { effects: [draw(2, 'players')] }),
  instant('Test Study', '{0}', { effects: [draw(2)] }),
  // A draw with another card in hand gains life instead.
  card('Test Glut', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'draw',
        player: 'you',
        if: { exists: [{ zone: 'hand' }, { owner: 'you' }] },
        instead: [gainLife(1)],
      },
    ],
  }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));
const targets = (game: Play, spell: string): unknown[] =>
  game
    .choose(0, { kind: 'CAST', card: spell })
    .decision()
    .options.map((o) => o.card ?? o.player);
const manual = { options: { payment: 'manual' as const } };
const dead = (game: Play, ...cards: string[]) => cards.map((card) => game.zones(card)[0] === 'graveyard');

describe('every clause: targets (115)', () => {
  it('mtg:115.2 a clause that names no zone means permanents: cards elsewhere are no targets', () => {
    const elsewhere = { graveyard: ['Memnite'], exile: ['Memnite'] };
    const game = magicPosition([{ hand: ['Test Raw', 'Memnite'], ...elsewhere }, { hand: ['Hill Giant'] }]);
    expect(offered(game, 'CAST')).toEqual(['Memnite']);
  });

  it('mtg:115.3 mtg-2003:409.1d one target can’t be chosen twice for the same word', () => {
    const game = magicPosition([{ hand: ['Test Pair'], battlefield: ['Hill Giant', 'Craw Wurm', 'Memnite'] }, {}]);
    const giant = { object: game.the('Hill Giant').id };
    game.choose(0, { kind: 'CAST', card: 'Test Pair' });
    expect(game.refused(0, { choose: [giant, giant] }).code).toMatch(/ILLEGAL_ACTION|NO_MATCH/);
    const [first] = game.decision().options;
    expect(game.refused(0, { choose: [String(first?.id), String(first?.id)] }).code).toBe('ILLEGAL_ACTION');
    game.choose(0, [giant, { card: 'Craw Wurm' }]).resolve();
    expect([game.the('Hill Giant').damage, game.the('Craw Wurm').damage]).toEqual([1, 1]);
  });

  it('mtg:115.4 any target is a battle, creature, planeswalker or player, and no spell, card or other permanent', () => {
    const mine = { hand: ['Test Bolt', 'Test Note'], graveyard: ['Memnite'] };
    const battlefield = ['Test Siege', 'Hill Giant', 'Test Adept', 'Test Vase', 'Forest', 'Glorious Anthem'];
    const game = magicPosition([{ ...mine, battlefield }, {}]).cast(0, 'Test Note');
    expect(targets(game, 'Test Bolt')).toEqual(['Test Siege', 'Hill Giant', 'Test Adept', 0, 1]);
  });
});

describe('every clause: priority (117)', () => {
  it('mtg:117.1d who has priority may activate mana abilities, in any step', () => {
    const mine = { battlefield: ['Forest'] };
    const makes = (game: Play) => game.decision().options.some((o) => o.mana === true);
    expect(makes(magicPosition([mine, {}], { turn: { step: 'upkeep' } }))).toBe(true);
    expect(makes(magicPosition([{}, mine]).until({ step: 'endOfCombat' }).pass())).toBe(true);
  });
  it('mtg:117.1d and so may who is casting a spell, or is asked to pay by an effect', () => {
    const casting = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, {}], manual);
    casting.cast(0, 'Shock', { player: 1 });
    expect(casting.decision()).toMatchObject({ kind: 'PAY_MANA', options: [{ card: 'Mountain' }] });
    const asked = magicPosition([{ hand: ['Test Toll'], battlefield: ['Mountain'] }, {}], manual);
    asked.cast(0, 'Test Toll').resolve().answer(0, { confirm: true });
    expect(asked.decision()).toMatchObject({ kind: 'PAY_MANA', options: [{ card: 'Mountain' }] });
  });

  it('mtg:117.1d so may who casts one in another player’s turn', () => {
    const game = magicPosition([{}, { hand: ['Shock'], battlefield: ['Mountain'] }], manual).pass();
    game.cast(1, 'Shock', { player: 0 });
    expect(game.decision()).toMatchObject({ kind: 'PAY_MANA', seat: 1, options: [{ card: 'Mountain' }] });
  });

  it('mtg:117.4 who passed before somebody acted is asked again before anything resolves', () => {
    const game = magicPosition([{}, { hand: ['Test Note'] }])
      .pass()
      .cast(1, 'Test Note')
      .pass();
    expect([game.decision().seat, game.view().stack.length]).toEqual([0, 1]);
    expect(game.pass().view().stack).toEqual([]);
  });

  it('mtg:117.5 state-based actions are performed before priority, also with something on the stack', () => {
    const game = magicPosition([{ hand: ['Test Note', 'Test Bolt'], battlefield: ['Memnite'] }, {}]);
    game.cast(0, 'Test Note').cast(0, 'Test Bolt', { card: 'Memnite' }).resolve();
    expect([dead(game, 'Memnite'), game.view().stack.length, game.decision().kind]).toEqual([[true], 1, 'PRIORITY']);
  });
  it('mtg:117.5 they are performed again and again until none is left to perform', () => {
    const game = magicPosition([
      { hand: ['Test Bolt'], battlefield: ['Test Lord', { card: 'Grizzly Bears', damage: 2 }] },
      {},
    ]);
    expect(dead(game, 'Test Lord', 'Grizzly Bears')).toEqual([false, false]);
    game.cast(0, 'Test Bolt', { card: 'Test Lord' }).resolve();
    expect(dead(game, 'Test Lord', 'Grizzly Bears')).toEqual([true, true]);
  });
  it('mtg:117.5 abilities that have triggered go on the stack only after them', () => {
    const battlefield = ['Test Sting', 'Grizzly Bears', 'Hill Giant', 'Craw Wurm'];
    const game = magicPosition([{ hand: ['Test Drain'], battlefield }, {}]);
    game.cast(0, 'Test Drain', { card: 'Grizzly Bears' }).resolve();
    expect(game.decision().options.map((o) => o.card)).toEqual(['Hill Giant', 'Craw Wurm']);
  });
});

describe('every clause: drawing and counters (121, 122)', () => {
  it('mtg:121.1 each player draws a card in the draw step of their turn', () => {
    const game = magicPosition([{}, {}]).until({ turn: 5, step: 'precombatMain' });
    expect([game.hand(0), game.hand(1)]).toEqual([1, 1]);
  });

  it('mtg:121.2 of several cards each is drawn by itself: what one draw changes counts for the next', () => {
    const game = magicPosition([{ hand: ['Test Study'], battlefield: ['Test Glut'] }, {}])
      .cast(0, 'Test Study')
      .resolve();
    expect([game.hand(0), game.life(0)]).toEqual([1, 21]);
  });

  it('mtg:121.2c the player whose turn it is draws first, also where that is not the first seat', () => {
    const turn = { number: 4, active: 1, step: 'precombatMain' };
    const game = magicPosition([{ hand: ['Test Feast'] }, {}], { turn })
      .pass()
      .cast(0, 'Test Feast')
      .resolve();
    expect(game.happened('CARD_DRAWN').map((d) => d.seat)).toEqual([1, 1, 0, 0]);
  });

  it('mtg:122.1e a planeswalker has as much loyalty as it has counters, and without any it is put away', () => {
    const adept = (loyalty: number) =>
      magicPosition([{ hand: ['Test Note'], battlefield: [{ card: 'Test Adept', counters: { loyalty } }] }, {}]);
    expect(adept(5).the('Test Adept')).toMatchObject({ loyalty: 5 });
    expect(adept(2).activate(0, 'Test Adept').zones('Test Adept').sort()).toEqual(['graveyard', 'stack']);
  });
});

describe('every clause: mana for costs (118)', () => {
  it('mtg:118.2 to pay a cost, abilities are activated that cost life as well', () => {
    const thorn = card('Test Thorn', {
      cost: '{0}',
      type: 'Artifact',
      abilities: [
        {
          kind: 'activated',
          immediate: true,
          cost: [{ pay: 'tap' }, { pay: 'life', amount: 1 }],
          effects: [{ do: 'addMana', choices: ['{R}'] }],
        },
      ],
    });
    const battlefield = ['Test Thorn', ...lands(1, 'Forest')];
    const game = magicPosition([{ hand: ['Shock'], battlefield }, {}], { definitions: [thorn] });
    game.cast(0, 'Shock', { player: 1 });
    expect([game.life(0), game.the('Test Thorn').tapped, game.the('Forest').tapped]).toEqual([19, true, false]);
  });
});
