/** Coins, tables, faces, Sagas, controlled players, turns and teams at other moments than the first that comes to mind (705–729, 800–810). */
import type { Effect, JsonObject, Value } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { chapter } from '../../src/language/frames.js';
import {
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  draw,
  faces,
  gainLife,
  instant,
  keyword,
  permanent,
  putCounters,
  rule,
  sorcery,
  t,
  target,
  triggered,
} from '../6-spells/test-cards.js';
import { leave, table } from '../8-multiplayer/table.js';
import { giants } from '../8-multiplayer/teams.js';
import { planechase } from '../9-casual/planes.js';

const result: Value = { number: 'result' };
const CARDS = [
  card('Test Thumb', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [continuous({ players: 'you' }, [rule('winsFlips')])],
  }),
  instant('Test Flips', '{0}', {
    effects: [
      { do: 'flipCoin', count: 3, as: 'won' },
      { do: 'stat', who: 'you', stat: 'life', amount: { number: 'won' } },
    ],
  }),
  instant('Test Sum Table', '{0}', {
    effects: [
      {
        do: 'rollDice',
        sides: 8,
        count: 2,
        as: 'result',
        table: [{ do: 'if', if: { compare: [result, '>=', 9] }, then: [gainLife(10)], else: [gainLife(1)] }],
      } as Effect,
    ],
  }),
  card('Test Gear', {
    cost: '{0}',
    type: 'Artifact — Equipment',
    abilities: [keyword('for mirrodin!'), { kind: 'static', affects: 'attached', mods: [] }],
  }),
  faces(
    'split',
    card('Test Fire', {
      cost: '{R}',
      type: 'Instant',
      abilities: [keyword('fuse'), { kind: 'spell', effects: [gainLife(1)] }],
    }),
    card('Test Ice', {
      cost: '{R}',
      type: 'Instant',
      abilities: [keyword('fuse'), { kind: 'spell', effects: [gainLife(2)] }],
    }),
  ),
  card('Test Namesake', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'cast', player: 'you', object: { named: 'Test Ice' } }, { effects: [gainLife(30)] }),
      triggered({ on: 'cast', player: 'you', object: { named: 'Test Fire' } }, { effects: [gainLife(300)] }),
    ],
  }),
  sorcery('Test Banished Return', '{0}', {
    effects: [{ do: 'move', what: { each: [{ zone: 'exile' }] }, to: 'battlefield', cause: 'return', face: 1 }],
  }),
  faces(
    'transform',
    creatureCard('Test Novice', '{4}', 'Human', '3/3'),
    card('Test Golem', { type: 'Creature — Golem', power: 5, toughness: 2 }),
  ),
  card('Test Tale', {
    cost: '{1}',
    type: 'Enchantment — Saga',
    abilities: [...chapter([1, 2, 3], { effects: [gainLife(1)] }), ...chapter([4], { effects: [draw(1)] })],
  }),
  card('Test Listener', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'resolve', player: 'you', match: { finalChapter: true } }, { effects: [gainLife(50)] }),
    ],
  }),
  instant('Test Skip', '{0}', { targets: [target(permanent)], effects: [putCounters(1, t(0), 'lore')] }),
  instant('Test Grip', '{0}', { effects: [{ do: 'controlPlayer', who: 'opponents', during: 'nextCombat' }] }),
  instant('Test Peace', '{0}', { effects: [{ do: 'endCombatPhase' }] }),
  card('Test Bell', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'step', match: { step: 'endOfCombat' } }, { effects: [gainLife(5)] })],
  }),
  creatureCard('Test Ox', '{0}', 'Ox', '2/4'),
  instant('Test Dusk', '{0}', { effects: [{ do: 'becomeTime', time: 'night' }] }),
  instant('Test Dawn', '{0}', { effects: [{ do: 'becomeTime', time: 'day' }] }),
  card('Test Dial', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [triggered({ on: 'time', match: { changed: true } }, { effects: [gainLife(1)] })],
  }),
  instant('Test Within', '{0}', { effects: [{ do: 'playSubgame', save: 'won' }] }),
  instant('Test Hour', '{0}', { targets: [target({ player: 'any' })], effects: [{ do: 'extraTurn', who: t(0) }] }),
  instant('Test Venom', '{0}', {
    effects: [{ do: 'counters', what: 'opponents', kind: 'poison', amount: 2 } as never],
  }),
  instant('Test Sting', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
];
ownCards(...CARDS);
const at = (mine: object, theirs: object = {}, more: object = {}): Play =>
  magicPosition(
    [
      { library: lands(9, 'Forest'), ...mine },
      { library: lands(9, 'Forest'), ...theirs },
    ],
    more,
  );
const cast = (game: Play, ...spells: string[]): Play => {
  for (const spell of spells) game.cast(0, spell).resolveAll();
  return game;
};

describe('coins, tables and faces', () => {
  it('mtg:705.3 of several coins each flip is won that is said to be', () => {
    const won = (battlefield: string[]) =>
      cast(at({ hand: ['Test Flips'], battlefield }, {}, { random: [1, 0, 1] }), 'Test Flips').life(0) - 20;
    expect([won([]), won(['Test Thumb'])]).toEqual([1, 3]);
  });
  it('mtg:706.3 the table of several dice is read by what they come to together', () => {
    const gained = (...shown: number[]) =>
      cast(at({ hand: ['Test Sum Table'] }, {}, { random: shown.map((n) => n - 1) }), 'Test Sum Table').life(0) - 20;
    expect([gained(4, 4), gained(4, 5), gained(1, 8), gained(8, 1), gained(1, 1)]).toEqual([1, 10, 10, 10, 1]);
  });
  it('mtg:702.163a what it brings is a red 2/2 Rebel creature and nothing else, of who controls the Equipment', () => {
    const game = cast(at({ hand: ['Test Gear'] }), 'Test Gear');
    expect(game.the('Rebel')).toMatchObject({
      ...{ types: ['Creature'], subtypes: ['Rebel'], colors: ['R'], power: 2, toughness: 2 },
      ...{ supertypes: [], keywords: [], controller: 0, token: true },
    });
    expect(game.the('Test Gear').attachedTo).toBe(game.the('Rebel').id);
  });
  it('mtg:709.4d a fused spell has the names of both of its halves', () => {
    const CARD = 'Test Fire // Test Ice';
    const game = at({ hand: [CARD], battlefield: ['Test Namesake', ...lands(2, 'Mountain')] });
    game.choose(0, { kind: 'CAST', card: CARD, method: 'fuse' });
    while (!game.waiting()) game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().life(0)).toBe(353);
  });
  it('mtg:712.14a out of exile as well a card without a back face stays where it is, and one with it enters with that up', () => {
    const NOVICE = 'Test Novice // Test Golem';
    const game = cast(at({ hand: ['Test Banished Return'], exile: ['Memnite', NOVICE] }), 'Test Banished Return');
    expect([game.zones('Memnite'), game.the(NOVICE).name]).toEqual([['exile'], 'Test Golem']);
  });
});

describe('Sagas', () => {
  const told = (lore: number, active: 0 | 1): Play => {
    const game = at(
      { hand: ['Test Skip'], battlefield: [{ card: 'Test Tale', counters: { lore } }, 'Test Listener'] },
      {},
      { turn: { step: 'postcombatMain', active } },
    );
    while (game.decision().seat !== 0) game.pass();
    return game.castAt(0, 'Test Skip', { card: 'Test Tale' }).resolveAll();
  };
  it('mtg:714.2c each of three numbers is a chapter', () => {
    expect([1, 2].map((lore) => told(lore, 0).life(0))).toEqual([21, 21]);
    const all = at({ hand: ['Test Tale'], battlefield: lands(1, 'Forest') })
      .cast(0, 'Test Tale')
      .resolve()
      .resolveAll();
    expect(all.until({ turn: 7, step: 'precombatMain' }).resolveAll().life(0)).toBe(23);
  });
  it('mtg:714.2e the final chapter ability is final in whoever’s turn it resolves', () => {
    for (const active of [0, 1] as const)
      expect([active, told(2, active).life(0), told(3, active).life(0)]).toEqual([active, 21, 70]);
  });
});

describe('controlled players, and phases that are ended', () => {
  it('mtg:723.2 control of a combat phase is that of the player’s own, and of no one else’s', () => {
    const game = at({ hand: ['Test Grip'], battlefield: ['Test Ox'] }, { battlefield: ['Test Ox'] });
    cast(game, 'Test Grip').until({ kind: 'ATTACKERS' }).attack(0, 'Test Ox').until({ kind: 'BLOCKERS' });
    expect([game.decision().seat, game.decision().for]).toEqual([1, undefined]);
    game.until({ turn: 4, kind: 'ATTACKERS' });
    expect([game.decision().seat, game.decision().for]).toEqual([0, 1]);
    game.until({ turn: 6, kind: 'ATTACKERS' });
    expect([game.decision().seat, game.decision().for]).toEqual([1, undefined]);
  });
  const fighting = (step: string): Play => {
    const game = at({ hand: ['Test Peace'], battlefield: ['Test Ox', 'Test Bell'] }, { battlefield: ['Test Ox'] });
    if (step === 'beginningOfCombat') return game.until({ step });
    return game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Ox').until({ step, kind: 'PRIORITY' });
  };
  const after = (step: string): unknown[] => {
    const game = fighting(step);
    game.cast(0, 'Test Peace').resolve();
    return [game.view().turn.phase, game.life(0), game.life(1), game.zones('Test Peace')];
  };
  it('mtg:724.2 in any of its steps the combat phase is over at once', () => {
    expect(['beginningOfCombat', 'declareAttackers', 'declareBlockers', 'combatDamage'].map(after)).toEqual([
      ['postcombatMain', 20, 20, ['exile']],
      ['postcombatMain', 20, 20, ['exile']],
      ['postcombatMain', 20, 20, ['exile']],
      ['postcombatMain', 20, 18, ['exile']],
    ]);
  });
  it('mtg:724.2e nothing triggers at the end of combat, be it ended before damage or after it', () => {
    for (const step of ['declareAttackers', 'declareBlockers', 'combatDamage']) {
      const game = fighting(step).cast(0, 'Test Peace').resolve();
      expect([step, game.view().stack, game.until({ step: 'end' }).life(0)]).toEqual([step, [], 20]);
    }
    expect(fighting('declareAttackers').until({ step: 'end' }).life(0)).toBe(25);
  });
  it('mtg:731.1a night that becomes night, and day that becomes day, is no change', () => {
    const game = at({
      hand: ['Test Dusk', 'Test Dusk', 'Test Dawn', 'Test Dawn', 'Test Dusk'],
      battlefield: ['Test Dial'],
    });
    const lives = ['Test Dusk', 'Test Dusk', 'Test Dawn', 'Test Dawn', 'Test Dusk'].map((name) =>
      cast(game, name).life(0),
    );
    expect(lives).toEqual([20, 20, 21, 21, 22]);
  });
});

describe('planar decks in a subgame', () => {
  const within = () => {
    const game = planechase(
      [
        { hand: ['Test Within'], faceUp: ['Krosa'], planes: ['Akoum', 'Shiv', 'Turri Island'] },
        { planes: ['Turri Island', 'Akoum'] },
      ],
      [],
      { definitions: CARDS },
    );
    return game.cast(0, 'Test Within').resolve();
  };
  const pile = (game: Play, owner: number): number => {
    const zone = game.view().zones.find((z) => z.id === 'planes' && z.owner === owner) as JsonObject;
    return (zone.objects as string[]).length;
  };
  it('mtg:729.2a each player’s planar deck is that of the subgame, and what lies face up stays behind', () => {
    const game = within();
    expect((game.view().turn as JsonObject).subgame).toBe(1);
    expect([pile(game, 0), pile(game, 1)]).toEqual([3, 2]);
    expect(Object.values(game.view().objects).filter((o) => o.card === 'Krosa')).toEqual([]);
  });
  it('mtg:729.5a each planar deck comes back whole, with what was turned face up of it', () => {
    const game = within();
    while (game.decision().kind === 'MULLIGAN') game.takeDefault('MULLIGAN');
    game.until({ step: 'upkeep' });
    expect(pile(game, 0) + pile(game, 1)).toBe(4);
    leave(game, 1);
    expect([(game.view().turn as JsonObject).subgame, pile(game, 0), pile(game, 1)]).toEqual([undefined, 3, 2]);
    expect(Object.values(game.view().objects).filter((o) => o.card === 'Krosa')).toMatchObject([{ zone: 'command' }]);
  });
});

describe('players who have left, and teams', () => {
  it('mtg:800.4k an extra turn of a player who has left does not begin either', () => {
    const game = (left: boolean): unknown[] => {
      const g = table([{ hand: ['Test Hour'] }, {}, {}], { definitions: CARDS as never });
      g.cast(0, 'Test Hour', { player: 2 }).resolve();
      if (left) leave(g, 2);
      return [6, 7, 8].map((turn) => g.until({ turn, step: 'upkeep' }).view().turn.active);
    };
    expect([game(false), game(true)]).toEqual([
      [2, 1, 2],
      [1, 0, 1],
    ]);
  });
  it('mtg:810.5 poison is the team’s, and libraries are seen by nobody', () => {
    const g = giants([{ hand: ['Test Venom'] }], { definitions: CARDS });
    g.answer(0, { choose: [{ kind: 'CAST', card: 'Test Venom' }] });
    for (let n = 0; n < 2; n++) for (const { seat, default: usual } of g.decisions()) g.answer(seat, usual);
    const poison = g.view().players.map(({ counters }) => (counters as JsonObject).poison ?? 0);
    expect([poison[0], poison[1], poison[2], poison[2] === poison[3]]).toEqual([0, 0, 4, true]);
    const sees = (viewer: number, of: number) =>
      Array.isArray((g.view(viewer).zones.find((z) => z.id === 'library' && z.owner === of) as JsonObject).objects);
    expect([sees(0, 0), sees(0, 1), sees(1, 0), sees(3, 2)]).toEqual([false, false, false, false]);
  });
});
