import type { HandedOn } from '@arbiter/engine';
import { magic } from '@arbiter/mtg';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const deck = { main: [{ card: 'Plains', count: 40 }] };
function begin(previous?: HandedOn, seed = 'a', seats = 2): Play {
  const created = magic.create({
    edition: 'current',
    seed,
    options: { autoPass: 'none', payment: 'auto' },
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, deck })),
    match: { previous },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const play = new Play(magic, created.value.state);
  play.events.push(...created.value.events);
  return play;
}
const first = (game: Play): unknown => game.happened('STARTING_PLAYER')[0]?.seat;
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('games of a match (103.1)', () => {
  it('mtg:103.1 chance says who takes the first turn of the first game', () => {
    expect(new Set(SEEDS.map((seed) => first(begin(undefined, seed))))).toEqual(new Set([0, 1]));
  });

  it('mtg:103.1 the loser of the previous game chooses who takes the first turn, whatever chance would say', () => {
    for (const seed of SEEDS)
      for (const begins of [true, false]) {
        const game = begin({ first: 0, winners: [0] }, seed);
        expect(game.decision()).toMatchObject({ kind: 'PLAY_FIRST', seat: 1, shape: 'CONFIRM' });
        expect(game.view().turn.number).toBe(0);
        game.answer(1, { confirm: begins });
        expect(first(game)).toBe(begins ? 1 : 0);
        expect(game.decision()).toMatchObject({ kind: 'MULLIGAN', seat: begins ? 1 : 0 });
      }
  });

  it('mtg:103.1 after a draw whoever chose before chooses again, and after one that chance began whoever began', () => {
    expect(begin({ first: 0, chooser: 1, winners: [] }).decision()).toMatchObject({ kind: 'PLAY_FIRST', seat: 1 });
    expect(begin({ first: 1, winners: [] }).decision()).toMatchObject({ kind: 'PLAY_FIRST', seat: 1 });
    // It ended before anybody began.
    expect(begin({ winners: [] }).decision()).toMatchObject({ kind: 'MULLIGAN' });
  });

  it('mtg:103.1 what a game hands on is who began, who chose so and who won', () => {
    const game = begin({ first: 0, winners: [0] });
    expect(magic.handOn?.(game.state, [0])).toEqual({ winners: [0] });
    game.answer(1, { confirm: false });
    expect(magic.handOn?.(game.state, [])).toEqual({ first: 0, chooser: 1, winners: [] });
    const chance = begin();
    expect(magic.handOn?.(chance.state, [1])).toEqual({ first: first(chance), winners: [1] });
  });

  it('mtg:103.1 with more than two players there is no one loser: chance says who begins', () => {
    expect(begin({ first: 0, winners: [2] }, 'a', 3).decision().kind).toBe('MULLIGAN');
  });
});
