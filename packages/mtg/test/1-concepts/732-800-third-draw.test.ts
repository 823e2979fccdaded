/** Loops in another player's turn (732.4), and what leaves with a player (800.4a), each seat and each zone. */
import type { Effect, JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';
import {
  activated,
  card,
  control,
  create,
  creatureCard,
  gainLife,
  instant,
  keyword,
  loseLife,
  permanent,
  plus,
  t,
  target,
  token,
  triggered,
} from '../../src/language/builders.js';
import { own } from '../language/play.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const change = (amount: number): Effect => ({ do: 'stat', who: { event: 'player' }, stat: 'life', amount });
const when = (op: '<' | '>', ...effects: Effect[]) =>
  triggered({ on: 'stat', match: { stat: 'life', gain: op === '>' } }, { effects });
const LOOPS = [
  enchantment('Test Pulse', when('>', change(-1)), when('<', change(1))),
  enchantment('Test Fall', when('>', change(-1))),
  enchantment('Test Rise', when('<', change(1))),
  enchantment('Test Spring', when('>', change(1))),
  enchantment('Test Drain', when('<', change(-1))),
  instant('Test Spark', '{0}', { effects: [gainLife(1)] }),
  instant('Test Wound', '{0}', { effects: [loseLife(1, 'you')] }),
];

describe('loops of mandatory actions', () => {
  const looping = (players: [JsonObject, JsonObject], turn: JsonObject, seat: number, spell = 'Test Spark') => {
    const game = own(LOOPS, players, { turn, options: { autoPass: 'none', payment: 'auto' } });
    while (game.decision().seat !== seat) game.pass();
    game.cast(seat, spell);
    for (let i = 0; i < 300 && !game.result(); i++) game.answer(game.decision().seat, game.decision().default);
    return game.result();
  };
  const MINE = { number: 3, active: 0, step: 'precombatMain' };
  const THEIRS = { number: 4, active: 1, step: 'precombatMain' };
  const hand = ['Test Spark'];
  it('mtg:732.4 in either turn, whoever began it and whoever controls what repeats', () => {
    for (const turn of [MINE, THEIRS, { number: 4, active: 1, step: 'end' }])
      for (const [mine, other, seat] of [
        [['Test Pulse'], [], 1],
        [[], ['Test Pulse'], 1],
        [['Test Pulse'], [], 0],
        [['Test Fall'], ['Test Rise'], 1],
      ] as const) {
        const players: [JsonObject, JsonObject] = [
          { hand, battlefield: [...mine] },
          { hand, battlefield: [...other] },
        ];
        expect([turn, mine, seat, looping(players, turn, seat)]).toMatchObject([
          turn,
          mine,
          seat,
          { kind: 'DRAW', winners: [], rules: ['mtg:104.4b', 'mtg:732.4'] },
        ]);
      }
  });
  it('mtg:732.4 where the other player’s life grows in it without end, and not where somebody’s runs out', () => {
    expect(looping([{}, { hand, battlefield: ['Test Spring'] }], THEIRS, 1)).toMatchObject({ kind: 'DRAW' });
    const wound = { hand: ['Test Wound'], battlefield: ['Test Drain'] };
    expect(looping([{}, wound], THEIRS, 1, 'Test Wound')).toMatchObject({ kind: 'WIN', winners: [0] });
  });
});

const LEAVING = [
  instant('Test Steal', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: [control], until: { kind: 'permanent' } }],
  }),
  instant('Test Lend', '{0}', {
    targets: [target(permanent)],
    effects: [{ do: 'modify', what: t(0), mods: [control, ...plus(1, 1)], until: { kind: 'permanent' } }],
  }),
  instant('Test Make', '{0}', { effects: [create(token('Test Soldier', 'Creature — Soldier', ['W'], '1/1'))] }),
  card('Test Relic', { cost: '{0}', type: 'Artifact', abilities: [activated([], { effects: [gainLife(1)] })] }),
  creatureCard('Test Scout', '{0}', 'Scout', '2/2', keyword('flash')),
  instant('Test Copy', '{0}', { targets: [target([{ zone: 'stack' }])], effects: [{ do: 'copy', what: t(0) }] }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
];
const ZONES = ['hand', 'library', 'graveyard', 'exile', 'battlefield'];

describe('what leaves with a player (800.4a)', () => {
  const table = (players: JsonObject[], active = 0) => {
    const created = magic.createScenario({
      ruleset: 'mtg',
      edition: 'current',
      seed: 'table',
      turn: { number: 5, active, step: 'precombatMain' },
      definitions: LEAVING,
      players: players.map((p) => ({ library: [{ card: 'Wall of Mist', count: 9 }], ...p })),
    } as never);
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    return new Play(magic, created.value.state);
  };
  const leave = (game: Play, seat: number) => {
    const left = magic.concede(game.state, seat);
    if (!left.ok) throw new Error(JSON.stringify(left.error));
    game.state = left.value.state;
    game.events.push(...left.value.events);
    return game;
  };
  const to = (game: Play, seat: number) => {
    while (game.decision().seat !== seat) game.pass();
    return game;
  };
  it('mtg:800.4a whoever it is takes along what they own in every zone, and nothing of the others', () => {
    for (const seat of [0, 1, 2])
      for (const active of [0, 1]) {
        const side = Object.fromEntries(ZONES.map((zone) => [zone, ['Grizzly Bears', 'Hill Giant']]));
        const game = leave(table([side, side, side], active), seat);
        const owners = Object.values(game.view().objects).map((o) => Number(o.owner));
        expect([...new Set(owners)].sort()).toEqual([0, 1, 2].filter((s) => s !== seat));
        expect(owners.length).toBe(2 * 2 * ZONES.length);
      }
  });
  it('mtg:800.4a what they own and another player controls leaves, and their tokens', () => {
    const game = table([{ battlefield: [{ card: 'Hill Giant', controller: 2 }] }, {}, { battlefield: ['Memnite'] }]);
    expect([leave(game, 0).zones('Hill Giant'), game.zones('Memnite')]).toEqual([[], ['battlefield']]);
    const made = to(table([{}, { hand: ['Test Make'] }, { hand: ['Test Steal'] }]), 1)
      .cast(1, 'Test Make')
      .resolve();
    to(made, 2).castAt(2, 'Test Steal', { card: 'Test Soldier' }).resolve();
    expect([made.the('Test Soldier').controller, leave(made, 1).zones('Test Soldier')]).toEqual([2, []]);
  });
  it('mtg:800.4a effects that give them control end, and what else such an effect does goes on', () => {
    for (const seat of [1, 2]) {
      const sides: JsonObject[] = [{ battlefield: ['Hill Giant', 'Memnite'] }, {}, {}];
      sides[seat] = { hand: ['Test Steal', 'Test Lend'] };
      const game = to(table(sides), seat).castAt(seat, 'Test Lend', { card: 'Hill Giant' }).resolve();
      to(game, seat).castAt(seat, 'Test Steal', { card: 'Memnite' }).resolve();
      expect([game.the('Hill Giant').controller, game.the('Memnite').controller]).toEqual([seat, seat]);
      leave(game, seat);
      expect([game.the('Hill Giant').controller, game.the('Memnite').controller, game.figures('Hill Giant')]).toEqual([
        0,
        0,
        '4/4',
      ]);
    }
  });
  it('mtg:800.4a effects that give control to others stay, of what those who stay own', () => {
    const game = to(table([{ battlefield: ['Hill Giant'] }, { hand: ['Test Steal'] }, {}]), 1);
    game.castAt(1, 'Test Steal', { card: 'Hill Giant' }).resolve();
    expect(leave(game, 2).the('Hill Giant').controller).toBe(1);
    expect(leave(to(table([{}, {}, {}]), 1), 1).decision().seat).toBe(2);
  });
  it('mtg:800.4a then what they control without such an effect is exiled, of each other player and of every type', () => {
    for (const seat of [0, 1]) {
      const given = ['Hill Giant', 'Test Relic', 'Forest'].map((name) => ({ card: name, controller: seat }));
      const game = leave(table([{}, {}, { battlefield: [...given, 'Memnite'] }]), seat);
      expect(['Hill Giant', 'Test Relic', 'Forest', 'Memnite'].map((name) => game.zones(name)[0])).toEqual([
        'exile',
        'exile',
        'exile',
        'battlefield',
      ]);
      expect(game.the('Hill Giant', 'exile').owner).toBe(2);
    }
  });
  it('mtg:800.4a spells, abilities and copies of theirs on the stack are gone, those of others resolve', () => {
    const mine = { hand: ['Test Sip', 'Test Copy', 'Test Scout'], battlefield: ['Test Relic'] };
    for (const seat of [0, 1, 2]) {
      const game = table([mine, mine, mine]);
      for (const who of [0, 1, 2])
        to(game, who).cast(who, 'Test Sip').activate(who, 'Test Relic').cast(who, 'Test Scout');
      leave(game, seat);
      expect(new Set(game.view().stack.map((s) => s.controller))).toEqual(new Set([0, 1, 2].filter((s) => s !== seat)));
      expect(game.view().stack).toHaveLength(6);
      game.resolveAll();
      expect([0, 1, 2].filter((s) => s !== seat).map((s) => game.life(s))).toEqual([22, 22]);
    }
    const copied = to(table([{ hand: ['Test Sip'] }, { hand: ['Test Copy'] }, {}]).cast(0, 'Test Sip'), 1);
    copied.castAt(1, 'Test Copy', { card: 'Test Sip' }).resolve();
    expect(copied.view().stack.map((s) => s.controller)).toEqual([1, 0]);
    expect(
      leave(copied, 1)
        .view()
        .stack.map((s) => s.controller),
    ).toEqual([0]);
  });
  it('mtg:800.4a priority passes from them to the next player who is still there', () => {
    const game = to(table([{}, {}, {}, {}]), 1);
    leave(leave(game, 2), 1);
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 3 });
    expect(leave(table([{}, {}, {}], 2), 2).decision().seat).toBe(0);
  });
});
