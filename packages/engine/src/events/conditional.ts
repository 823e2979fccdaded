/** Effects that last as long as something is so (mtg 611.2b). */
import { holds } from '../continuous/evaluate.js';
import type { Game } from '../machine/game.js';
import { fromContext } from '../state/perspective.js';
import type { Duration, StoredEffect, StoredReplacement } from '../state/state.js';

/** Ends them once it is not so any more. */
export function expireConditional(g: Game): void {
  const over = (until: Duration): boolean => until.kind === 'asLongAs' && !holds(g, until.if, fromContext(until.ctx));
  for (const list of [g.s.effects, g.s.replacements]) {
    if (!list.some(({ until }) => until.kind === 'asLongAs')) continue;
    const kept = list.filter(({ until }) => !over(until));
    if (kept.length < list.length) g.j.refill<StoredEffect | StoredReplacement>(list, kept);
  }
}
