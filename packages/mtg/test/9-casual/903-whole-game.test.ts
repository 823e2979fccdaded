/** Whole Commander games (903). */
import { simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { commanderDecks, magic } from '../../src/index.js';

const decks = Object.values(commanderDecks);
const setup = (players: number, seed: string) => ({
  edition: 'current',
  seed,
  options: { autoPass: 'none' as const, payment: 'auto' as const, format: 'commander' },
  seats: Array.from({ length: players }, (_, n) => ({ name: `Player ${n}`, deck: decks[n % decks.length] ?? {} })),
});

describe('a Commander game', () => {
  it.each([2, 3, 4])('mtg:903.1 is played at random to its end by %i players', { timeout: 120_000 }, (players) => {
    const { state } = simulate(magic, setup(players, `commander ${players}`), players, {
      invariants: 400,
      inMemory: true,
      maxDecisions: 30_000,
    });
    expect(state.result?.kind).toMatch(/WIN|DRAW/);
  });

  it.each(Object.entries(commanderDecks))('mtg:903.5 the deck of %s is legal', (_name, deck) => {
    expect(magic.validateDeck('current', deck).errors).toEqual([]);
    expect(magic.validateDeck('current', { ...deck, format: 'commander' }).errors).toEqual([]);
  });
});
