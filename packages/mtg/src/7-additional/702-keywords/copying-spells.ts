/** What keywords that copy a spell as it is cast have in common (702.40, 702.56, 702.78, 702.153). */
import type { Ability, Condition, Cost, OptionalCost, Value } from '@arbiter/engine';
import { triggered } from '../../language/builders.js';

/** "When you cast this spell, copy it so often. You may choose new targets for the copies." */
export const copiesIt = (count: Value, condition?: Condition): Ability =>
  triggered(
    { on: 'cast', object: 'self' },
    {
      zone: 'stack',
      ...(condition ? { if: condition } : {}),
      effects: [{ do: 'copy', what: 'self', count, newTargets: true }],
    },
  );

/** An additional cost that may be paid, and a copy for each time it was. */
export const copiesForCost = (name: string, cost: Cost[], more: Pick<OptionalCost, 'repeat'> = {}): Ability[] => [
  { kind: 'static', mods: [{ mod: 'cost', optional: { name, cost, ...more } }] },
  copiesIt({ paid: name }, { paid: name }),
];
