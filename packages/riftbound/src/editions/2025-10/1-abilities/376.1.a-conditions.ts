/**
 * An "if" of a triggered ability is a condition of its triggering wherever it stands (376.1.a): one of which all depends that the
 * ability does keeps it from triggering. Today only an "if" right after the event does; others are asked as it resolves.
 */
import type { Condition, TriggeredAbility } from '@arbiter/engine';
import { cite } from '../../../cite.js';

/** @citation */
export const CONDITIONS = cite('riftbound-zh:376.1.a');

/** What speaks of what is chosen or kept can't be asked before the ability is on the chain. */
const isKnownLater = (condition: Condition): boolean =>
  /"(?:target|saved|was|number|paid)"/.test(JSON.stringify(condition));

const known = new WeakMap<TriggeredAbility, Condition>();

export function conditionOf(ability: TriggeredAbility): Condition | undefined {
  const { effects = [], if: before } = ability;
  const [first] = effects;
  if (effects.length !== 1 || first?.do !== 'if' || first.else !== undefined || isKnownLater(first.if)) return before;
  let both = known.get(ability);
  if (both === undefined) {
    both = before === undefined ? first.if : { all: [before, first.if] };
    known.set(ability, both);
  }
  return both;
}
