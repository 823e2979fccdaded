/** A whole game of four from decks (800, 806). */
import { simulate } from '@arbiter/test-kit';
import { expect, it } from 'vitest';
import { magic } from '../../src/index.js';

it('four players play a random game to its end', { timeout: 60_000 }, () => {
  const decks = Object.values(magic.sampleDecks ?? {});
  const setup = {
    edition: 'current',
    seed: 'four',
    options: { autoPass: 'none' as const, payment: 'auto' as const },
    seats: Array.from({ length: 4 }, (_, n) => ({ name: `Player ${n}`, deck: decks[n % decks.length] ?? {} })),
  };
  const { state } = simulate(magic, setup, 1, { invariants: 250, inMemory: true, maxDecisions: 20_000 });
  expect(state.result?.kind).toMatch(/WIN|DRAW/);
});
