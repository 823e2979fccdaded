/** Clauses of rules of priority, casting, resolving and steps that stand beside the main one (116–733). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { leave, table } from '../8-multiplayer/table.js';
import {
  addMana,
  card,
  continuous,
  control,
  creature,
  creatureCard,
  destroy,
  draw,
  each,
  gainLife,
  has,
  instant,
  keyword,
  mana,
  permanent,
  rule,
  sorcery,
  t,
  tap,
  target,
  untilEndOfTurn,
} from './test-cards.js';

const handSize = (name: string, count: number) =>
  card(name, {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('maximumHandSize', { count })])],
  });
const steal = instant('Test Steal', '{0}', {
  targets: [target(permanent)],
  effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } }],
});
ownCards(
  steal,
  instant('Test Steal All', '{0}', {
    effects: [{ do: 'modify', what: each(creature), mods: [control], until: { kind: 'permanent' } }],
  }),
  handSize('Test Three in Hand', 3),
  handSize('Test Five in Hand', 5),
  instant('Test Mirror Spell', '{0}', {
    targets: [target({ is: 'spell' })],
    effects: [{ do: 'copy', what: t(0) }],
  }),
  creatureCard('Test Dashing', '{5}', 'Goblin', '2/1', keyword('dash', { cost: [mana('{R}')] })),
  creatureCard('Test Bonded Elk', '{0}', 'Elk', '2/2', keyword('soulbond')),
  creatureCard('Test Fawn', '{0}', 'Elk', '1/1'),
  card('Test Prism', {
    cost: '{2}',
    type: 'Artifact',
    abilities: [{ kind: 'activated', cost: [mana('{1}'), tap], immediate: true, effects: [addMana('{G}')] }],
  }),
  instant('Test Lifting', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('flying'))] }),
  instant('Test Blanking', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseAbilities' })],
  }),
  card('Test Plenty', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      { kind: 'replacement', on: 'draws', player: 'you', change: { amount: { sum: [{ event: 'amount' }, 1] } } },
    ],
  }),
  card('Test Dry Well', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'draw', player: 'you', instead: [gainLife(1)] }],
  }),
  sorcery('Test Deep Thought', '{0}', { effects: [draw(1)] }),
  sorcery('Test Small Slaying', '{0}', {
    targets: [target([creature, { stat: ['toughness', '<=', { count: [{ zone: 'hand' }, { owner: 'you' }] }] }])],
    effects: [destroy(t(0))],
  }),
);

describe('clauses beside the main one', () => {
  it('mtg:116.2d who ignores an effect in the turn of another player does so until that turn ends', () => {
    const game = magicPosition(
      [
        {
          battlefield: [{ card: 'Grizzly Bears', as: 'bears' }],
          graveyard: ['Shock', 'Shock', 'Shock', ...lands(3, 'Forest')],
        },
        { battlefield: [{ card: 'Lost in Thought', attachedTo: 'bears' }] },
      ],
      { turn: { active: 1 } },
    ).pass();
    const special = () => game.decision().options.filter((o) => o.kind === 'SPECIAL').length;
    game.choose(0, { kind: 'SPECIAL', card: 'Lost in Thought' });
    if (!game.waiting()) game.takeDefault(game.decision().kind);
    expect(special()).toBe(0);
    game.until({ turn: 4, step: 'upkeep' });
    expect([game.decision().seat, special()]).toEqual([0, 1]);
  });

  it('mtg:117.1 who has priority may take special actions as well, and who has not may not', () => {
    const foretelling = { hand: ['Behold the Multiverse'], battlefield: lands(2, 'Island') };
    const game = magicPosition([foretelling, foretelling]);
    const special = { choose: [{ kind: 'SPECIAL', card: 'Behold the Multiverse' }] };
    expect(game.refused(1, special).code).toBe('NOT_YOUR_DECISION');
    game.answer(0, special);
    expect([game.all('Behold the Multiverse', 'exile').length, game.decision().seat]).toEqual([1, 0]);
  });

  it('mtg:117.1d a mana ability that costs mana is activated with priority as well', () => {
    const game = magicPosition([{ battlefield: ['Test Prism', 'Island'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Prism' });
    expect([game.view().stack, game.view().players[0]]).toMatchObject([[], { resources: { mana: { G: 1 } } }]);
    expect(game.the('Island').tapped).toBe(true);
  });

  it('mtg:405.6h as a player leaves what they had gained control of changes control at once', () => {
    const game = table([{ battlefield: ['Hill Giant'] }, { hand: ['Test Steal'] }, {}], {
      definitions: [steal] as never,
    });
    game.pass().castAt(1, 'Test Steal', { card: 'Hill Giant' }).resolve();
    expect(game.the('Hill Giant').controller).toBe(1);
    expect(leave(game, 1).the('Hill Giant').controller).toBe(0);
  });

  it('mtg:608.3g so has the token that a copy of the spell becomes what was created for later', () => {
    const game = magicPosition([
      { hand: ['Test Dashing', 'Test Mirror Spell'], battlefield: lands(1, 'Mountain') },
      {},
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Dashing', method: 'dash' });
    game.castAt(0, 'Test Mirror Spell', { card: 'Test Dashing' }).resolve().resolveAll();
    expect(game.zones('Test Dashing')).toEqual(['battlefield', 'battlefield']);
    game.until({ turn: 4, step: 'precombatMain' });
    expect(game.zones('Test Dashing')).toEqual(['hand']);
  });

  it('mtg:613.11 of several effects that set the same rule the latest one holds', () => {
    const discarded = (...battlefield: string[]) =>
      7 -
      magicPosition([{ hand: lands(7, 'Forest'), battlefield }, {}])
        .until({ turn: 4, step: 'upkeep' })
        .hand(0);
    expect(discarded('Test Three in Hand', 'Test Five in Hand')).toBe(2);
    expect(discarded('Test Five in Hand', 'Test Three in Hand')).toBe(4);
  });

  it('mtg:613.1f what gives an ability and what takes all of them away apply in one layer, the later one last', () => {
    const after = (...spells: string[]): unknown => {
      const game = magicPosition([{ hand: spells, battlefield: ['Memnite'] }, {}]);
      for (const spell of spells) game.castAt(0, spell, { card: 'Memnite' }).resolve();
      return game.the('Memnite').keywords;
    };
    expect([after('Test Lifting', 'Test Blanking'), after('Test Blanking', 'Test Lifting')]).toEqual([[], ['flying']]);
  });

  it('mtg:616.1g how many cards are drawn is settled before what replaces each of the draws', () => {
    const battlefield = ['Test Plenty', 'Test Dry Well'];
    const game = magicPosition([{ hand: ['Test Deep Thought'], battlefield }, {}]);
    game.cast(0, 'Test Deep Thought').resolve();
    expect([game.hand(0), game.life(0)]).toEqual([0, 22]);
  });

  it('mtg:702.95c nothing is paired where another player controls both by then', () => {
    const game = magicPosition([
      { hand: ['Test Fawn'], battlefield: ['Test Bonded Elk'] },
      { hand: ['Test Steal All'] },
    ]);
    game.cast(0, 'Test Fawn').resolve().pass().cast(1, 'Test Steal All').resolve().resolve();
    if (!game.waiting()) game.answer(0, { confirm: true });
    expect([game.the('Test Fawn').controller, game.happened('PAIRED')]).toEqual([1, []]);
  });

  it('mtg:703.4q mana is lost as a step ends after which the phase goes on', () => {
    const game = magicPosition([{ mana: '{W}' }, {}], { turn: { step: 'upkeep' } });
    const pool = (): unknown => game.view().players[0]?.resources;
    expect(pool()).toEqual({ mana: { W: 1 } });
    game.until({ step: 'draw' });
    expect(pool()).toEqual({ mana: {} });
  });

  it('mtg:733.2 what could not be completed is back in the hand, and its player acts again', () => {
    const game = magicPosition([{ hand: ['Test Small Slaying', 'Forest'] }, { battlefield: ['Grizzly Bears'] }]);
    const begun = { choose: [{ kind: 'CAST', card: 'Test Small Slaying' }] };
    expect(game.refused(0, begun).code).toBe('ILLEGAL_ACTION');
    expect([game.zones('Test Small Slaying'), game.decision()]).toMatchObject([
      ['hand'],
      { kind: 'PRIORITY', seat: 0 },
    ]);
    game.choose(0, { kind: 'PLAY_LAND', card: 'Forest' });
    expect(game.zones('Forest')).toEqual(['battlefield']);
  });
});
