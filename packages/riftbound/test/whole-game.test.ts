import { simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../src/index.js';

const GAMES = 3;

describe('random games of Riftbound', () => {
  it.each([3, 4])('%s players play one to its end', { timeout: 60_000 }, (players) => {
    const decks = Object.values(sampleDecks);
    const seats = Array.from({ length: players }, (_, n) => ({
      name: `Player ${n}`,
      deck: decks[n % decks.length] ?? {},
    }));
    const setup = {
      edition: '2026-07',
      seed: `${players}`,
      options: { autoPass: 'none' as const, payment: 'auto' as const },
      seats,
    };
    const { state } = simulate(riftbound, setup, players, { invariants: 100, inMemory: true });
    expect(state.result?.winners).toHaveLength(1);
  });
  it(`${GAMES} end with a winner`, { timeout: 120_000 }, () => {
    const [kaisa, viktor] = [sampleDecks.kaisa, sampleDecks.viktor];
    if (!kaisa || !viktor) throw new Error('no decks');
    for (let n = 0; n < GAMES; n++) {
      const setup = {
        edition: '2026-07',
        seed: `game ${n}`,
        options: { autoPass: 'none' as const, payment: n === 2 ? ('manual' as const) : ('auto' as const) },
        seats: [
          { name: 'Ann', deck: kaisa },
          { name: 'Bob', deck: viktor },
        ],
      };
      expect(simulate(riftbound, setup, n, { invariants: 40 }).state.result?.winners).toHaveLength(1);
    }
  });
});
