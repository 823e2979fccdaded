import type { Decision, HandedOn } from '@arbiter/engine';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';

const [kaisa, viktor] = [sampleDecks.kaisa, sampleDecks.viktor];
if (!kaisa || !viktor) throw new Error('no decks');
const own = [kaisa, viktor].map((deck) => (deck.battlefields ?? []).map(({ card }) => card));

const begin = (previous?: HandedOn, seed = 'a'): Play => {
  const created = riftbound.create({
    edition: '2026-07',
    seed,
    options: { autoPass: 'none', payment: 'auto' },
    seats: [
      { name: 'Ann', deck: kaisa },
      { name: 'Bob', deck: viktor },
    ],
    match: { previous },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const play = new Play(riftbound, created.value.state);
  play.events.push(...created.value.events);
  return play;
};
const asked = (game: Play, seat: number): Decision =>
  game.decisions().find((d) => d.kind === 'BATTLEFIELD' && d.seat === seat) as Decision;
const offered = (game: Play, seat: number): unknown[] => asked(game, seat).options.map(({ card }) => card);
const onBoard = (game: Play): unknown[] =>
  Object.values(game.view().objects)
    .filter(({ zone }) => zone === 'battlefield')
    .map(({ card }) => card);

describe('a match of two players (486)', () => {
  it('riftbound:486.5 each chooses one of three battlefields, and both are placed at once', () => {
    const game = begin();
    expect([offered(game, 0), offered(game, 1)]).toEqual(own);
    game.answer(0, { choose: [{ card: own[0]?.[2] }] } as never);
    // Nobody sees it before the other has chosen.
    expect(onBoard(game)).toEqual([]);
    expect(game.happened('BATTLEFIELD_CHOSEN')).toEqual([]);
    expect(game.decisions().map(({ kind, seat }) => [kind, seat])).toEqual([['BATTLEFIELD', 1]]);
    game.answer(1, { choose: [{ card: own[1]?.[0] }] } as never);
    expect(onBoard(game).sort()).toEqual([own[0]?.[2], own[1]?.[0]].sort());
    expect(game.decision().kind).toBe('MULLIGAN');
    expect(riftbound.handOn?.(game.state, [1])?.brought).toEqual([[own[0]?.[2]], [own[1]?.[0]]]);
  });

  it('riftbound:486.5 riftbound:486.6 a battlefield of a game that was won is not chosen again', () => {
    const game = begin({ winners: [0, 1], brought: [[own[0]?.[0] as string], [own[1]?.[1] as string]] });
    expect([offered(game, 0), offered(game, 1)]).toEqual([own[0]?.slice(1), [own[1]?.[0], own[1]?.[2]]]);
  });

  it('riftbound:486.5.a what was presented in a game that nobody won may be presented again', () => {
    const game = begin();
    for (const seat of [0, 1]) game.answer(seat, { choose: ['o0'] });
    const drawn = riftbound.handOn?.(game.state, []);
    expect(drawn).toMatchObject({ winners: [] });
    expect(drawn?.brought).toBeUndefined();
    expect(offered(begin(drawn), 0)).toEqual(own[0]);
  });

  it('riftbound:486.6.a.1 all come again once each has been presented, and riftbound:486.6.a.2 none a third time before', () => {
    const three = own.map((names) => [...names]);
    expect(offered(begin({ winners: [0, 1], brought: three }), 0)).toEqual(own[0]);
    const four = own.map((names) => [...names, names[0] as string]);
    expect(offered(begin({ winners: [0, 1], brought: four }), 0)).toEqual(own[0]?.slice(1));
    // What one player has presented says nothing of the other's.
    const each = own.map((names, seat) => [...names, names[seat] as string]);
    const second = begin({ winners: [0, 1], brought: each });
    expect(offered(second, 0)).toEqual(own[0]?.slice(1));
    expect(offered(second, 1)).toEqual([own[1]?.[0], own[1]?.[2]]);
  });

  it('riftbound:115.1.a the loser of the previous game says who is first, and after a draw it stays', () => {
    const game = begin({ first: 0, winners: [0] });
    expect(game.decision()).toMatchObject({ kind: 'PLAY_FIRST', seat: 1 });
    game.answer(1, { confirm: false });
    expect(game.happened('STARTING_PLAYER')).toEqual([expect.objectContaining({ seat: 0 })]);
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(begin({ first: 1, winners: [] }, seed).happened('STARTING_PLAYER')).toEqual([
        expect.objectContaining({ seat: 1 }),
      ]);
  });
});
