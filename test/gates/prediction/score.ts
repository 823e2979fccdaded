/** How good a prediction is, and whether better than chance. */
import type { Opening } from './openings.js';

/** What really lay there: each deck as its hand, whose order says nothing, and what was left, from the top. */
export interface Truth {
  first: number;
  decks: { hand: string[]; rest: string[] }[];
}

/** Of how many places of the decks that it names a prediction was right; of a hand so many cards as both have. */
export function hits(predicted: Opening, truth: Truth): number {
  let right = 0;
  for (const [i, order] of predicted.decks.entries()) {
    const { hand = [], rest = [] } = truth.decks[i] ?? {};
    const left = hand.slice();
    for (const card of order.slice(0, hand.length)) {
      const at = left.indexOf(card);
      if (at < 0) continue;
      left.splice(at, 1);
      right++;
    }
    for (const [k, card] of rest.entries()) if (order[hand.length + k] === card) right++;
  }
  return right;
}

export const placesOf = (truth: Truth): number => truth.decks.reduce((n, d) => n + d.hand.length + d.rest.length, 0);

/**
 * By how many standard deviations counts exceed what chance gives.
 * @param counts of one game each: how many were right, and mean and variance by chance
 */
export function excess(counts: readonly { right: number; mean: number; variance: number }[]): number {
  const sum = (of: (count: (typeof counts)[number]) => number): number => counts.reduce((n, c) => n + of(c), 0);
  return (
    (sum((c) => c.right) - sum((c) => c.mean)) /
    Math.sqrt(
      Math.max(
        1e-9,
        sum((c) => c.variance),
      ),
    )
  );
}
