/**
 * What the engine promises of every game holds in random games with random decks out of all cards: every offered answer
 * is accepted, no other, nothing crashes or gets stuck, cards are conserved, ids link nothing, replay is exact.
 */
import type { Deck, Ruleset, Setup } from '@arbiter/engine';
import { randomFrom, replay, type Simulated, simulate } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { randomDeck } from '../support/random-decks.js';
import { all, decksOf } from '../support/rulesets.js';
import { figure, GATE_TIMEOUT, SEED, scale } from './support/gate.js';

const GATE = 'rules-invariants';
const GAMES = scale('GAMES', 8, 2_000);

/** Three of four decks are made of all cards at random, and all options come together with each other. */
function setupOf(ruleset: Ruleset, n: number): Setup {
  const random = randomFrom(SEED * 100_000 + n);
  const samples = decksOf(ruleset).map(([, deck]) => deck);
  const deck = (): Deck => (random(4) === 0 ? (samples[random(samples.length)] as Deck) : randomDeck(ruleset, random));
  return {
    edition: ruleset.info.editions.find((e) => e.current)?.id ?? '',
    seed: `game ${SEED} ${n}`,
    options: { autoPass: n % 2 === 1 ? 'smart' : 'none', payment: n % 5 === 4 ? 'manual' : 'auto' },
    seats: ['Ann', 'Bob'].map((name) => ({ name, deck: deck() })),
  };
}

/** One game: some as a service plays them, most in memory; all are the same when their log is played again. */
function playGame(ruleset: Ruleset, n: number): Simulated & { cards: string[] } {
  const setup = setupOf(ruleset, n);
  const game = simulate(ruleset, setup, SEED * 1000 + n, {
    closely: 60,
    inMemory: n % 10 !== 0,
    watchIds: n % 20 === 1,
  });
  expect(game.state.result).not.toBeNull();
  if (n % 5 === 2) expect(ruleset.hash(replay(ruleset, setup, game.log))).toBe(ruleset.hash(game.state));
  const decks = setup.seats.flatMap((s) => Object.values(s.deck).flat());
  return { ...game, cards: decks.map((e) => e.card) };
}

describe.each(all)('random games of $info.name', (ruleset) => {
  it(`${GAMES} end legally: what is offered is accepted, cards are conserved, states survive JSON, replay is exact`, {
    timeout: GATE_TIMEOUT,
  }, () => {
    const sizes: number[] = [];
    const cards = new Set<string>();
    const sums = { decisions: 0, tried: 0, ids: 0 };
    for (let n = 0; n < GAMES; n++) {
      try {
        const game = playGame(ruleset, n);
        for (const key of ['decisions', 'tried', 'ids'] as const) sums[key] += game[key];
        sizes.push(...game.sizes);
        for (const card of game.cards) cards.add(card);
      } catch (error) {
        throw new Error(`game ${n} of seed ${SEED}: ${(error as Error).message}`, { cause: error });
      }
    }
    sizes.sort((a, b) => a - b);
    const median = sizes[sizes.length >> 1] as number;
    const tell = (what: string, value: string | number): void => figure(GATE, `${ruleset.info.name}: ${what}`, value);
    tell('games, each ended legally', GAMES);
    tell('decisions', sums.decisions);
    tell('answers tried where looked at closely', sums.tried);
    tell('ids compared with what their viewer may know', sums.ids);
    tell('different cards in the decks', `${cards.size} of ${ruleset.cards.list().length}`);
    tell('median state in bytes', median);
    expect(median).toBeLessThanOrEqual(15_000);
  });
});
