/** Life that is exchanged or paid for, damage in other forms, and counters on what is no permanent (119–122). */
import type { Effect, JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  instant,
  keyword,
  permanent,
  player,
  putCounters,
  rule,
  t,
  target,
} from '../../src/language/builders.js';

const permanentCard = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });

ownCards(
  instant('Test Mirror', '{0}', {
    targets: [target(player)],
    effects: [{ do: 'exchangeLifeTotals', who: 'you', with: t(0) }],
  }),
  instant('Test Two Mirrors', '{0}', { effects: [{ do: 'exchangeLifeTotals', who: 'opponents' }] }),
  instant('Test Weight', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'exchangeLife', what: t(0), stat: 'toughness' }],
  }),
  permanentCard('Test Drought', continuous({ players: 'you' }, [rule('cantGainLife')])),
  permanentCard('Test Curse', continuous({ players: 'opponents' }, [rule('cantGainLife')])),
  card('Test Bounty', {
    cost: '{5}',
    type: 'Instant',
    abilities: [
      { kind: 'play', method: 'giving', cost: [{ pay: 'giveLife', amount: 3 }] },
      { kind: 'spell', effects: [damage(1, 'opponents')] },
    ],
  }),
  ...['wither', 'infect'].map((name) => creatureCard(`Test ${name}`, '{0}', 'Elf', '2/2', keyword(name))),
  instant('Test Spill', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'damageWithExcess', to: t(0), amount: 5, excess: { controllerOf: t(0) } }],
  }),
  instant('Test Dose', '{0}', {
    targets: [target(player)],
    effects: [{ do: 'counters', what: t(0), kind: 'poison', amount: 2 } as Effect],
  }),
  permanentCard('Test Vow', continuous({ players: 'you' }, [rule('cantGetCounters')])),
  card('Test Siege', { cost: '{0}', type: 'Battle — Siege', defense: 2 }),
  card('Test Sage', { cost: '{0}', type: 'Planeswalker — Jace', loyalty: 3 }),
  instant('Test Bury', '{0}', {
    targets: [target([{ zone: 'graveyard' }, { has: ['types', 'Creature'] }])],
    effects: [putCounters(2, t(0)), putCounters(1, t(0), 'flying'), putCounters(1, t(0), '-0/-1')],
  }),
  creatureCard(
    'Test Store',
    '{0}',
    'Golem',
    '1/9',
    continuous('self', [rule('maxCounters', { kind: 'charge', count: 3 })]),
  ),
  instant('Test Charge', '{0}', { targets: [target(creature)], effects: [putCounters(5, t(0), 'charge')] }),
);

const lives = (game: Play): number[] => [game.life(0), game.life(1)];

describe('life that nobody may gain (119.7)', () => {
  it('mtg:119.7 no part of an exchange happens by which a player would gain life who can’t', () => {
    for (const [mine, theirs, ward] of [
      [3, 15, 'Test Drought'],
      [15, 3, 'Test Curse'],
    ] as const) {
      const game = magicPosition([{ life: mine, hand: ['Test Mirror'], battlefield: [ward] }, { life: theirs }]);
      expect(lives(game.castAt(0, 'Test Mirror', { player: 1 }).resolve())).toEqual([mine, theirs]);
    }
    // Who would lose life by it may be under such an effect.
    const other = magicPosition([{ life: 15, hand: ['Test Mirror'], battlefield: ['Test Drought'] }, { life: 3 }]);
    expect(lives(other.castAt(0, 'Test Mirror', { player: 1 }).resolve())).toEqual([3, 15]);
  });

  it('mtg:119.7 of two others neither exchanges, whichever of them can’t gain life', () => {
    for (const at of [1, 2]) {
      const given = [{ hand: ['Test Two Mirrors'] }, { life: 4 }, { life: 9 }].map((one, seat) =>
        seat === at ? { ...one, battlefield: ['Test Drought'] } : one,
      );
      const game = magicPosition(given as never)
        .cast(0, 'Test Two Mirrors')
        .resolve();
      expect([game.life(1), game.life(2)]).toEqual(at === 1 ? [4, 9] : [9, 4]);
    }
  });

  it('mtg:119.7 a permanent keeps its figure where its player can’t gain the life', () => {
    const at = (life: number, ...more: string[]) =>
      magicPosition([{ life, hand: ['Test Weight'], battlefield: ['Craw Wurm', ...more] }, {}])
        .cast(0, 'Test Weight')
        .resolve();
    expect([at(2).life(0), at(2).figures('Craw Wurm')]).toEqual([4, '6/2']);
    const kept = at(2, 'Test Drought');
    expect([kept.life(0), kept.figures('Craw Wurm')]).toEqual([2, '6/4']);
    const lost = at(9, 'Test Drought');
    expect([lost.life(0), lost.figures('Craw Wurm')]).toEqual([4, '6/9']);
  });

  it('mtg:119.7 a cost of having a player gain life is not paid with one who can’t', () => {
    const methods = (players: object[]): unknown[] => {
      const game = magicPosition(players as never);
      return game.decision().options.flatMap((o) => (o.kind === 'CAST' ? [o.method] : []));
    };
    expect(methods([{ hand: ['Test Bounty'] }, {}])).toEqual(['giving']);
    expect(methods([{ hand: ['Test Bounty'] }, { battlefield: ['Test Drought'] }])).toEqual([]);
    // Of two opponents the one is left who can.
    const game = magicPosition([{ hand: ['Test Bounty'] }, { battlefield: ['Test Drought'] }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Bounty' });
    expect([game.life(1), game.life(2)]).toEqual([20, 23]);
  });
});

describe('what damage does (120)', () => {
  it('mtg:120.3e a source with wither or infect marks no damage on a creature, one with neither does', () => {
    for (const [name, marked, counters] of [
      ['Test wither', 0, { '-1/-1': 2 }],
      ['Test infect', 0, { '-1/-1': 2 }],
      ['Grizzly Bears', 2, {}],
    ] as const) {
      const game = magicPosition([{ battlefield: [name] }, { battlefield: ['Craw Wurm'] }])
        .until({ kind: 'ATTACKERS' })
        .attack(0, name)
        .until({ kind: 'BLOCKERS' })
        .block(1, ['Craw Wurm', name])
        .until({ step: 'endOfCombat' });
      expect([game.the('Craw Wurm').damage ?? 0, game.the('Craw Wurm').counters]).toEqual([marked, counters]);
    }
  });

  it('mtg:120.4a what is more than the defense of a battle, the loyalty of a planeswalker or the toughness left is excess', () => {
    const spilled = (theirs: unknown): number => {
      const game = magicPosition([{ hand: ['Test Spill'] }, { battlefield: [theirs] } as object]);
      return 20 - game.castAt(0, 'Test Spill').resolve().life(1);
    };
    const siege = magicPosition([{ hand: ['Test Spill'], battlefield: ['Test Siege'] }, {}]);
    siege.castAt(0, 'Test Spill').resolve();
    expect([siege.life(0), siege.the('Test Siege').counters]).toEqual([17, {}]);
    expect([spilled('Test Sage'), spilled('Grizzly Bears'), spilled({ card: 'Craw Wurm', damage: 3 })]).toEqual([
      2, 3, 4,
    ]);
  });
});

describe('counters (122)', () => {
  const poison = (game: Play, seat: number): unknown =>
    ((game.view().players[seat] as JsonObject).counters as JsonObject | undefined)?.poison ?? 0;
  it('mtg:122.1 a player who can’t get counters gets none, and the others do', () => {
    const game = magicPosition([{ hand: ['Test Dose', 'Test Dose'], battlefield: ['Test Vow'] }, {}]);
    for (const at of [0, 1]) game.castAt(0, 'Test Dose', { player: at }).resolve();
    expect([poison(game, 0), poison(game, 1)]).toEqual([0, 2]);
  });

  it('mtg:122.1a counters on a creature card in a graveyard add to its figures there, mine or another’s', () => {
    for (const graveyards of [
      [['Grizzly Bears'], []],
      [[], ['Grizzly Bears']],
    ]) {
      const [graveyard, theirs] = graveyards;
      const game = magicPosition([{ hand: ['Test Bury'], graveyard } as object, { graveyard: theirs } as object]);
      game.castAt(0, 'Test Bury').resolve();
      expect(game.the('Grizzly Bears', 'graveyard')).toMatchObject({ power: 4, toughness: 3 });
    }
  });

  it('mtg:122.1b a keyword counter gives its keyword to a card in a graveyard', () => {
    const game = magicPosition([{ hand: ['Test Bury'] }, { graveyard: ['Grizzly Bears'] }])
      .castAt(0, 'Test Bury')
      .resolve();
    expect(game.the('Grizzly Bears', 'graveyard').keywords).toEqual(['flying']);
  });

  it('mtg:122.4 what is too many goes from the permanents of each player, and as many as it may have stay', () => {
    for (const seat of [0, 1]) {
      const at = [{ hand: ['Test Charge'] }, {}].map((one, i) =>
        i === seat ? { ...one, battlefield: ['Test Store'] } : one,
      );
      const game = magicPosition(at as never)
        .castAt(0, 'Test Charge')
        .resolve();
      expect(game.the('Test Store').counters).toEqual({ charge: 3 });
    }
    const two = magicPosition([
      { hand: ['Test Charge', 'Test Charge'], battlefield: [...lands(1, 'Forest'), 'Test Store', 'Test Store'] },
      {},
    ]);
    for (const nth of [0, 1]) two.cast(0, 'Test Charge', { card: 'Test Store', nth }).resolve();
    expect(two.all('Test Store').map((o) => o.counters)).toEqual([{ charge: 3 }, { charge: 3 }]);
  });
});
