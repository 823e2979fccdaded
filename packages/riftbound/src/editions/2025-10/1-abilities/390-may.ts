/**
 * What a triggered ability lets its controller do, or pay for, they decide as it resolves (390.1, 391.1.b): while it is put on the
 * chain they choose its targets and can decline nothing but what choosing made it cost (392.2). Today they decide and pay before
 * anybody may respond.
 */
import type { Effect, TriggeredAbility } from '@arbiter/engine';
import { cite } from '../../../cite.js';

/** @citation */
export const DECIDED_LATER = cite('riftbound-zh:390.1', 'riftbound-zh:391.1.b', 'riftbound-zh:392.2');

const known = new WeakMap<TriggeredAbility, TriggeredAbility>();

export function decidedLater(ability: TriggeredAbility): TriggeredAbility {
  const { may, cost, effects = [], ...others } = ability;
  if (!may && cost === undefined) return ability;
  let later = known.get(ability);
  if (later === undefined) {
    const decided: Effect = cost === undefined ? { do: 'may', then: effects } : { do: 'pay', cost, then: effects };
    later = { ...others, effects: [decided] };
    known.set(ability, later);
  }
  return later;
}
