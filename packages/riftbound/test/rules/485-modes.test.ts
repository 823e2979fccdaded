/** What each mode of play without teams settles: players, opponents, the Victory Score, battlefields (485, 487, 488). */
import type { JsonObject } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { PEAK, position } from '../support/position.js';
import { damage, does, ENEMY, giant, recruit } from '../support/rites.js';

const decks = [sampleDecks.kaisa, sampleDecks.viktor];

/** A new game of so many, after everybody has kept their hand. */
function begun(players: number, seed = 'modes'): Play {
  const created = riftbound.create({
    edition: '2026-07',
    seed,
    options: { autoPass: 'none', payment: 'auto' },
    seats: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, deck: decks[seat % 2] ?? {} })),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const play = new Play(riftbound, created.value.state);
  play.events.push(...created.value.events);
  return play;
}
const kept = (play: Play): Play => {
  while (play.decisions()[0]?.kind === 'MULLIGAN') play.answer(play.decision().seat, { choose: [] });
  return play;
};
const first = (play: Play): number => Number(play.happened('STARTING_PLAYER')[0]?.seat);
const brought = (play: Play): number[] =>
  play
    .happened('BATTLEFIELD_CHOSEN')
    .map((one) => Number(one.seat))
    .sort();
const hands = (play: Play): number[] =>
  play.view().players.map((player) => Number(((player as JsonObject).zones as JsonObject).hand));
/** Seat 0 of so many holds a battlefield as its turn begins, with so many points. */
const winners = (players: number, points: number) => {
  const game = position([{ points }, {}, ...Array.from({ length: players - 2 }, () => ({}))], {
    turn: { number: players * 2 + 1, active: 0, step: 'beginning' },
    battlefields: [{ card: PEAK, controller: 0, units: ['Test Recruit'] }],
    definitions: [recruit],
  });
  for (let i = 0; i < 40 && game.result() === null && game.view().turn.phase !== 'main'; i++)
    game.answer(game.decisions()[0]?.seat ?? 0, game.decisions()[0]?.default ?? {});
  return game.result()?.winners ?? null;
};
/** How many recruits of the others an effect on enemies finds. */
const enemies = (players: number): number => {
  const others = Array.from({ length: players - 1 }, () => ({ base: ['Test Giant'] }));
  const game = position([{ hand: ['Test Rite'], base: ['Test Giant'] }, ...others] as Parameters<typeof position>[0], {
    definitions: [giant, does(damage(1, { each: ENEMY }))],
  })
    .play(0, 'Test Rite')
    .settle();
  return game.happened('DAMAGE_DEALT').length;
};

describe('a duel', () => {
  it('riftbound:485.3 is won with 8 points', () => {
    expect([winners(2, 6), winners(2, 7)]).toEqual([null, [0]]);
  });
  it('riftbound:485.4 has two battlefields', () => {
    expect(brought(begun(2))).toEqual([0, 1]);
  });
});

describe('a game of three', () => {
  it('riftbound:487.1 is set up for three', () => {
    expect(hands(begun(3))).toEqual([4, 4, 4]);
  });
  it('riftbound:487.2 everybody has two opponents', () => {
    expect(enemies(3)).toBe(2);
  });
  it('riftbound:487.3 is won with 8 points', () => {
    expect([winners(3, 6), winners(3, 7)]).toEqual([null, [0]]);
  });
  it('riftbound:487.4 has three battlefields', () => {
    expect(brought(begun(3))).toHaveLength(3);
  });
  it('riftbound:487.4.a one of each player’s three', () => {
    expect(brought(begun(3))).toEqual([0, 1, 2]);
  });
  it('riftbound:487.5 by chance, before anybody plays', () => {
    const chosen = new Set(
      'abcdefgh'.split('').map((seed) => String(begun(3, seed).happened('BATTLEFIELD_CHOSEN')[0]?.card)),
    );
    expect(chosen.size).toBeGreaterThan(1);
    expect(begun(3).decision().kind).toBe('MULLIGAN');
  });
});

describe('a game of four', () => {
  it('riftbound:488.1 is set up for four', () => {
    expect(hands(begun(4))).toEqual([4, 4, 4, 4]);
  });
  it('riftbound:488.2 everybody has three opponents', () => {
    expect(enemies(4)).toBe(3);
  });
  it('riftbound:488.3 is won with 8 points', () => {
    expect([winners(4, 6), winners(4, 7)]).toEqual([null, [0]]);
  });
  it('riftbound:488.4 has three battlefields', () => {
    expect(brought(begun(4))).toHaveLength(3);
  });
  it('riftbound:488.4.b none of whoever goes first', () => {
    for (const seed of ['a', 'b', 'c']) {
      const play = begun(4, seed);
      expect(brought(play)).toEqual([0, 1, 2, 3].filter((seat) => seat !== first(play)));
    }
  });
  it('riftbound:488.5 one of the three of everybody else, by chance', () => {
    const chosen = new Set(
      'abcdefgh'.split('').map((seed) => String(begun(4, seed).happened('BATTLEFIELD_CHOSEN')[0]?.card)),
    );
    expect(chosen.size).toBeGreaterThan(1);
    expect(kept(begun(4)).view().turn.number).toBe(1);
  });
});
