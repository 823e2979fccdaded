import type { Ruleset } from '@arbiter/engine';
import { randomFrom, replay, simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { all, decksOf } from '../support/rulesets.js';

/** The everyday run is short; `GAMES=500 npx vitest run --project system random-games` is the full one. */
const GAMES = Number(process.env.GAMES ?? 25);
const SEED = Number(process.env.SEED ?? 1);

const setupOf = (ruleset: Ruleset, n: number, payment: 'auto' | 'manual') => {
  const random = randomFrom(SEED * 100_000 + n);
  const decks = decksOf(ruleset).map(([, deck]) => deck);
  const deck = () => decks[random(decks.length)] as (typeof decks)[number];
  return {
    edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
    seed: `game ${SEED} ${n}`,
    options: { autoPass: n % 4 === 3 ? ('smart' as const) : ('none' as const), payment },
    seats: [
      { name: 'Ann', deck: deck() },
      { name: 'Bob', deck: deck() },
    ],
  };
};

describe.each(all)('random games of $info.name', (ruleset) => {
  it(`${GAMES} end legally: what is offered is accepted, cards are conserved, states survive JSON, replay is exact`, {
    timeout: 1_800_000,
  }, () => {
    const sizes: number[] = [];
    let decisions = 0;
    for (let n = 0; n < GAMES; n++) {
      const setup = setupOf(ruleset, n, n % 5 === 4 ? 'manual' : 'auto');
      const game = simulate(ruleset, setup, SEED * 1000 + n, { closely: 40 });
      decisions += game.decisions;
      sizes.push(...game.sizes);
      expect(game.state.result).not.toBeNull();
      if (n % 4 === 0) expect(ruleset.hash(replay(ruleset, setup, game.log))).toBe(ruleset.hash(game.state));
    }
    sizes.sort((a, b) => a - b);
    const median = sizes[sizes.length >> 1] as number;
    console.log(`${ruleset.info.id}: ${GAMES} games, ${decisions} decisions, median state ${median} bytes`);
    expect(median).toBeLessThan(15_000);
  });
});
