/**
 * What the engine promises of every game holds in random games with random decks out of all cards: every offered answer
 * is accepted, no other, nothing crashes or gets stuck, cards are conserved, ids link nothing, replay is exact.
 *
 * GAMES: how many of each edition of each ruleset. GAME: only the one with this number. CORES: in how many processes.
 */
import { describe, expect, it } from 'vitest';
import { cardPool } from '../support/card-pool.js';
import { playable } from '../support/rulesets.js';
import { play } from './rules-invariants/game.js';
import { figure, GATE_TIMEOUT, scale } from './support/gate.js';
import { spread } from './support/spread.js';

const GATE = 'rules-invariants';
const GAMES = scale('GAMES', 2, 2_000);
/** So many are worth starting processes for. */
const MANY = 100;
/** So many games say how large states are. */
const TELLING = 30;
/** Bytes of a state. */
const LARGEST_MEDIAN = 15_000;
const medianOf = (sizes: readonly number[]): number => sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0;

describe.each(playable)('random games of $name', ({ id, name, ruleset, edition }) => {
  it(`${GAMES} end legally: what is offered is accepted, cards are conserved, states survive JSON, replay is exact`, {
    timeout: GATE_TIMEOUT,
  }, async () => {
    const sizes: number[] = [];
    const cards = new Set<string>();
    const sums = { games: 0, decisions: 0, tried: 0, ids: 0 };
    await spread({
      file: new URL('./rules-invariants/game.ts', import.meta.url),
      play,
      ruleset: id,
      many: GAMES >= MANY,
      // Between decks of chance two games may be a fifth larger than most: then more of them say whether states are too large.
      enough: (begun) => begun >= GAMES && (begun >= TELLING || (begun === GAMES && medianOf(sizes) <= LARGEST_MEDIAN)),
      take: (game) => {
        sums.games++;
        for (const key of ['decisions', 'tried', 'ids'] as const) sums[key] += game[key];
        sizes.push(...game.sizes);
        for (const card of game.cards) cards.add(card);
      },
    });
    const median = medianOf(sizes);
    const tell = (what: string, value: string | number): void => figure(GATE, `${name}: ${what}`, value);
    tell('games, each ended legally', sums.games);
    tell('decisions', sums.decisions);
    tell('answers tried where the invariants were checked', sums.tried);
    tell('ids compared with what their viewer may know', sums.ids);
    tell('different cards in the decks', `${cards.size} of ${cardPool(ruleset, false, edition).length}`);
    tell('median state in bytes', median);
    expect(median).toBeLessThanOrEqual(LARGEST_MEDIAN);
  });
});
