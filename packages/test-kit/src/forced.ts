/**
 * Random outcomes that a test wants next and that nothing has drawn: what the test says of them never happened. After each
 * test all its games are asked (test/support/each-file.ts).
 */

/** A game, as far as it is asked. */
interface Begun {
  state: object;
}

const games: Begun[] = [];

/** A game that a test has begun. */
export const begun = (game: Begun): void => {
  games.push(game);
};

/** The forced outcomes that nothing has drawn, in all games that were begun since the last time. */
export function leftOver(): unknown[] {
  const states = games.splice(0).map(({ state }) => state as { rng?: { forced: unknown[] } });
  return states.flatMap(({ rng }) => rng?.forced ?? []);
}
