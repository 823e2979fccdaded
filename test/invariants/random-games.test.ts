import { magic, welcomeDecks } from '@arbiter/mtg';
import { randomFrom, replay, simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

/** The everyday run is short; `GAMES=500 npx vitest run --project system random-games` is the full one. */
const GAMES = Number(process.env.GAMES ?? 40);
const SEED = Number(process.env.SEED ?? 1);
const decks = Object.values(welcomeDecks);

const setupOf = (n: number, payment: 'auto' | 'manual') => {
  const random = randomFrom(SEED * 100_000 + n);
  const deck = () => decks[random(decks.length)] as (typeof decks)[number];
  return {
    edition: 'current',
    seed: `game ${SEED} ${n}`,
    options: { autoPass: n % 4 === 3 ? ('smart' as const) : ('none' as const), payment },
    seats: [
      { name: 'Ann', deck: deck() },
      { name: 'Bob', deck: deck() },
    ],
  };
};

describe('random games of Magic', () => {
  it(`${GAMES} end legally: what is offered is accepted, cards are conserved, states survive JSON, replay is exact`, {
    timeout: 1_800_000,
  }, () => {
    const sizes: number[] = [];
    let decisions = 0;
    for (let n = 0; n < GAMES; n++) {
      const setup = setupOf(n, n % 5 === 4 ? 'manual' : 'auto');
      const game = simulate(magic, setup, SEED * 1000 + n, { closely: 40 });
      decisions += game.decisions;
      sizes.push(...game.sizes);
      expect(game.state.result).not.toBeNull();
      if (n % 4 === 0) expect(magic.hash(replay(magic, setup, game.log))).toBe(magic.hash(game.state));
    }
    sizes.sort((a, b) => a - b);
    const median = sizes[sizes.length >> 1] as number;
    console.log(`${GAMES} games, ${decisions} decisions, median state ${median} bytes`);
    expect(median).toBeLessThan(15_000);
  });
});
