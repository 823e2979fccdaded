/** Clauses of the rules of 118 to 122 that the plain case of each does not show. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { parseManaCost, printManaCost, reduceCost } from '../../src/1-concepts/107.4-mana-symbols.js';
import {
  activated,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  exile,
  gainLife,
  instant,
  keyword,
  loseLife,
  mana,
  permanent,
  t,
  tap,
  target,
  triggered,
} from '../../src/language/builders.js';

const cheaper = (name: string, abilities: boolean) =>
  card(name, {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      continuous({ players: 'you' }, [
        { mod: 'cost', less: [mana('{1}')], ...(abilities ? { abilities: true } : { of: creature }) },
      ]),
    ],
  });
const walker = (name: string, loyalty: number) =>
  card(name, { cost: '{0}', type: 'Planeswalker — Test', loyalty, abilities: [] });
ownCards(
  cheaper('Test Guide', false),
  cheaper('Test Manual', true),
  card('Test Font', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [activated([mana('{1}')], { effects: [gainLife(1)] })],
  }),
  creatureCard('Test Racer', '{4}{R}', 'Goblin', '3/1', keyword('dash', { cost: [mana('{2}{R}')] })),
  card('Test Peak', {
    type: 'Land',
    abilities: [activated([tap], { targets: [target({ player: 'any' })], effects: [damage(1, t(0))] })],
  }),
  card('Test Grudge', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      activated([{ pay: 'life', amount: 1 }], { targets: [target({ player: 'any' })], effects: [damage(2, t(0))] }),
    ],
  }),
  card('Test Lure', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'stat', player: 'you', match: { stat: 'life', gain: true } }, { effects: [draw(1)] })],
  }),
  instant('Test Wound', '{0}', { effects: [loseLife(2, 'you')] }),
  instant('Test Bolt', '{0}', {
    targets: [target({ player: 'any' })],
    effects: [damage(3, t(0))],
  }),
  instant('Test Blast', '{0}', {
    targets: [target(permanent)],
    effects: [damage(3, t(0)), gainLife({ count: [{ zone: 'battlefield' }, { has: ['types', 'Planeswalker'] }] })],
  }),
  card('Test Furnace', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      { kind: 'replacement', on: 'damage', change: { amount: { times: [{ event: 'amount' }, 2] } } },
      triggered({ on: 'damage', player: 'any' }, { effects: [gainLife({ event: 'amount' })] }),
    ],
  } as never),
  card('Test Anchor', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'counters',
        object: permanent,
        match: { kind: 'loyalty', removed: true },
        change: { amount: -1 },
      },
    ],
  } as never),
  walker('Test Walker', 3),
  instant('Test Both Draw', '{0}', { effects: [draw(1, 'opponents')] }),
  instant('Test Mark', '{0}', {
    targets: [target(creature)],
    effects: [
      { do: 'counters', what: t(0), kind: '+1/+1', amount: 1 },
      { do: 'counters', what: t(0), kind: 'charge', amount: 2 },
    ],
  }),
  instant('Test Banish', '{0}', { targets: [target(creature)], effects: [exile(t(0))] }),
);

const offered = (game: Play, kind: string): unknown[] =>
  game.decision().options.flatMap((o) => (o.kind === kind ? [o.card] : []));
const lost = (game: Play) => game.result()?.winners;

describe('costs (118)', () => {
  it('mtg:118.7 what an ability costs is reduced as well', () => {
    const game = (...battlefield: string[]) => magicPosition([{ battlefield: ['Test Font', ...battlefield] }, {}]);
    expect([offered(game(), 'ACTIVATE'), offered(game('Test Manual'), 'ACTIVATE')]).toEqual([[], ['Test Font']]);
    expect(game('Test Manual').activate(0, 'Test Font').resolve().life(0)).toBe(21);
  });

  it('mtg:118.7 all reductions apply, each by itself', () => {
    const mine = { hand: ['Hill Giant'], mana: '{R}{R}', battlefield: ['Test Guide', 'Test Guide'] };
    expect(magicPosition([mine, {}]).cast(0, 'Hill Giant').resolve().zones('Hill Giant')).toEqual(['battlefield']);
  });

  it('mtg:118.7b a colorless reduction that the cost has no colorless mana for reduces generic mana', () => {
    expect(printManaCost(reduceCost(parseManaCost('{2}{R}'), parseManaCost('{C}')))).toBe('{1}{R}');
  });

  it('mtg:118.9d of an alternative cost less is paid where it is reduced', () => {
    const game = magicPosition([{ hand: ['Test Racer'], mana: '{R}{R}{R}', battlefield: ['Test Guide'] }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Racer', method: 'dash' });
    expect(game.view().players[0]).toMatchObject({ resources: { mana: { R: 1 } } });
  });
});

describe('life and damage (119–120)', () => {
  it('mtg:119.6 who has less than 0 life loses, in their own turn too', () => {
    const game = magicPosition([{ hand: ['Test Bolt'] }, { life: 2 }]).cast(0, 'Test Bolt', { player: 1 });
    expect(lost(game.resolve())).toEqual([0]);
    const own = magicPosition([{ hand: ['Test Bolt'], life: 3 }, {}]).cast(0, 'Test Bolt', { player: 0 });
    expect(lost(own.resolve())).toEqual([1]);
  });

  it('mtg:119.9 a loss of life is no gain', () => {
    const game = magicPosition([{ hand: ['Test Wound'], battlefield: ['Test Lure'] }, {}])
      .cast(0, 'Test Wound')
      .resolve();
    expect([game.life(0), game.view().stack]).toEqual([18, []]);
  });

  it('mtg:120.2 lands and enchantments deal damage too', () => {
    const game = magicPosition([{ battlefield: ['Test Peak', 'Test Grudge'] }, {}]);
    game.activate(0, 'Test Peak', { player: 1 }).resolve().activate(0, 'Test Grudge', { player: 1 }).resolve();
    expect(game.life(1)).toBe(17);
  });

  it('mtg:120.4b what triggers on damage sees it as it was changed, and waits', () => {
    const game = magicPosition([{ hand: ['Test Bolt'], battlefield: ['Test Furnace'] }, {}]).cast(0, 'Test Bolt', {
      player: 1,
    });
    game.resolve();
    expect([game.life(1), game.life(0), game.view().stack.map((s) => s.card)]).toEqual([14, 20, ['Test Furnace']]);
    expect(game.resolve().life(0)).toBe(26);
  });

  it('mtg:120.4c the loyalty counters that damage takes off are replaced like any others', () => {
    const loyalty = (...more: string[]) =>
      magicPosition([{ hand: ['Test Blast'], battlefield: ['Test Walker', ...more] }, {}])
        .castAt(0, 'Test Blast', { card: 'Test Walker' })
        .resolve()
        .all('Test Walker')
        .map((o) => o.loyalty);
    expect([loyalty(), loyalty('Test Anchor')]).toEqual([[], [2]]);
  });

  it('mtg:120.5 nor does damage put a planeswalker away before state-based actions are looked at', () => {
    const game = magicPosition([{ hand: ['Test Blast'], battlefield: ['Test Walker', 'Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Blast', { card: 'Test Walker' }).resolve();
    expect([game.life(0), game.zones('Test Walker')]).toEqual([21, ['graveyard']]);
  });

  it('mtg:120.6 damage as great as the toughness is lethal, and in each cleanup step it is gone from all', () => {
    const game = magicPosition([
      { hand: ['Test Blast', 'Test Blast'] },
      { battlefield: ['Hill Giant', 'Air Elemental'] },
    ]);
    game.cast(0, 'Test Blast', { card: 'Hill Giant' }).resolve();
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
    game.castAt(0, 'Test Blast', { card: 'Air Elemental' }).resolve();
    expect(game.the('Air Elemental').damage).toBe(3);
    expect(game.until({ turn: 4, step: 'upkeep' }).the('Air Elemental').damage).toBe(0);
  });
});

describe('cards drawn and counters (121–122)', () => {
  it('mtg:121.4 that player loses whoever’s turn it is', () => {
    const game = magicPosition([{ hand: ['Test Both Draw'] }, { library: [] }])
      .cast(0, 'Test Both Draw')
      .resolve();
    expect(lost(game)).toEqual([0]);
  });

  it('mtg:122.1 counters of several kinds lie beside each other', () => {
    const game = magicPosition([{ hand: ['Test Mark', 'Test Mark'], battlefield: ['Grizzly Bears'] }, {}]);
    game.cast(0, 'Test Mark').resolve().cast(0, 'Test Mark').resolve();
    expect(game.the('Grizzly Bears').counters).toEqual({ '+1/+1': 2, charge: 4 });
  });

  it('mtg:122.2 counters don’t go along into exile', () => {
    const battlefield = [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 } }, ...lands(1, 'Forest')];
    const game = magicPosition([{ hand: ['Test Banish'], battlefield }, {}])
      .cast(0, 'Test Banish')
      .resolve();
    expect(game.the('Grizzly Bears', 'exile').counters ?? {}).toEqual({});
  });
});
