import { magic } from '@arbiter/mtg';
import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const deck = {
  main: [
    { card: 'Plains', count: 30 },
    { card: 'Grizzly Bears', count: 30 },
  ],
};
function begin(seed: string): Play {
  const created = magic.create({
    edition: 'current',
    seed,
    options: { autoPass: 'none', payment: 'auto' },
    seats: [
      { name: 'Ann', deck },
      { name: 'Ben', deck },
    ],
  } as never);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const play = new Play(magic, created.value.state);
  play.events.push(...created.value.events);
  return play;
}
const first = (game: Play): number => Number(game.happened('STARTING_PLAYER')[0]?.seat);
const library = (game: Play, seat: number): unknown =>
  (game.view(0).zones.find((z) => z.id === 'library' && z.owner === seat) as { count?: number }).count;

describe('starting the game (103)', () => {
  it('mtg:103.1 mtg-2003:101.2 the starting player is drawn by lot', () => {
    const drawn = Array.from({ length: 12 }, (_, i) => first(begin(`seed ${i}`)));
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
  });

  it('mtg:103.3 mtg-2003:101.1 mtg:401.1 decks are shuffled and become libraries; mtg:103.4 mtg:119.1 everybody has 20 life', () => {
    const hands = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const game = begin(seed);
      expect([game.life(0), game.life(1), library(game, 0), game.hand(0), game.hand(1)]).toEqual([20, 20, 53, 7, 7]);
      return Object.values(game.view(0).objects)
        .map((o) => o.card)
        .join();
    });
    // Two of them may be alike by chance: there are but two cards.
    expect(new Set(hands).size).toBeGreaterThan(4);
  });

  it('mtg:103.5 players decide in turn order, then draw anew; each mulligan puts one more card on the bottom', () => {
    const game = begin('mulligans');
    const one = first(game);
    const two = 1 - one;
    expect(game.decision()).toMatchObject({ kind: 'MULLIGAN', seat: one });
    game.answer(one, { confirm: true });
    expect(game.decision()).toMatchObject({ kind: 'MULLIGAN', seat: two });
    game.answer(two, { confirm: false });
    expect([game.decision().kind, game.decision().seat, game.decision().min, game.hand(one)]).toEqual([
      'BOTTOM',
      one,
      1,
      7,
    ]);
    game.answer(one, game.decision().default);
    expect([game.hand(one), game.decision().kind, game.decision().seat]).toEqual([6, 'MULLIGAN', one]);
    game.answer(one, { confirm: true });
    expect(game.decision()).toMatchObject({ kind: 'BOTTOM', min: 2, max: 2 });
    game.answer(one, game.decision().default, { confirm: false });
    expect([game.hand(one), game.hand(two), game.view().turn.number, library(game, one)]).toEqual([5, 7, 1, 55]);
  });

  it('mtg:103.8 the starting player takes the first turn, mtg:103.8a and doesn’t draw in it', () => {
    const game = begin('draws');
    const one = first(game);
    game
      .answer(one, { confirm: false })
      .answer(1 - one, { confirm: false })
      .until({ step: 'precombatMain' });
    expect([game.view().turn.active, game.hand(one)]).toEqual([one, 7]);
    game.until({ turn: 2, step: 'precombatMain' });
    expect(game.hand(1 - one)).toBe(8);
  });
});
