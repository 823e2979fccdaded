/** What replacement and prevention effects would leave of something, without letting it happen. */
import type { Action } from '../machine/actions.js';
import type { Game } from '../machine/game.js';
import { candidates, replace } from './replacement.js';

/** Larger than whatever shield there is. */
const ENDLESS = 1e9;

/** How much of an action's amount would come of it; those that could apply are taken in the order in which they are found. */
function amountLeft(g: Game, action: Action): number {
  let left: Action | null = g.rules.events.cannot(g, action) === null ? action : null;
  while (left) {
    g.spend();
    const [first] = candidates(g, left);
    if (!first) return Number(left.amount);
    left = replace(g, first, left).action;
  }
  return 0;
}

/** Does something to look at it, and takes it back. */
export function tryOut<T>(g: Game, look: () => T): T {
  const { revealed } = g;
  const mark = g.mark();
  const seen = look();
  g.rollback(mark);
  g.revealed = revealed;
  return seen;
}

/**
 * The least amount of an action of which at least so much comes about. `Infinity`: no amount does it, though some could be
 * dealt later; null: nothing of it can come about at all.
 * @param most larger amounts are not tried out
 */
export function leastAmountFor(g: Game, action: Action, wanted: number, most: number): number | null {
  if (tryOut(g, () => g.rules.events.cannot(g, action) === null && candidates(g, action).length === 0)) return wanted;
  for (let amount = 1; amount <= most; amount++)
    if (tryOut(g, () => amountLeft(g, { ...action, amount })) >= wanted) return amount;
  // What applies only once, or to so much, is used up by the first of two.
  const endless = { ...action, amount: ENDLESS };
  const { once, twice } = tryOut(g, () => ({ once: amountLeft(g, endless), twice: amountLeft(g, endless) }));
  if (once >= wanted) return most + 1;
  return once + twice > 0 ? Number.POSITIVE_INFINITY : null;
}
