/**
 * Bulwark (2.11.7.15.2): the object enters the field with a bulwark counter, and each of these prevents combat damage once,
 * however much it is.
 */
import { type Action, controllerOf, type Game, type Replacement, type ReplacementSpec } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const BULWARK = 'bulwark';

export const bulwark = defineKeyword({
  name: BULWARK,
  rules: cite('ga:2.11.7.15.2'),
  description: 'Enters the field with a bulwark counter, which prevents combat damage once.',
  expand: () => [
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'field' },
      entering: true,
      change: { counters: { [BULWARK]: 1 } },
    },
  ],
});

const PREVENTING: ReplacementSpec = {
  on: 'damage',
  match: { combat: true },
  prevent: true,
  also: [{ do: 'counters', what: { event: 'target' }, kind: BULWARK, amount: { negative: 1 } }],
};

/** One effect, however many such counters a unit has. */
export function bulwarks(g: Game, action: Action): Replacement[] {
  if (action.type !== 'damage' || !('object' in action.target)) return [];
  const object = g.find(action.target.object);
  if (object?.zone !== 'field' || (object.counters?.[BULWARK] ?? 0) === 0) return [];
  const { id } = object;
  return [{ key: `c${id}:${BULWARK}`, source: id, controller: controllerOf(g, id), spec: PREVENTING }];
}
