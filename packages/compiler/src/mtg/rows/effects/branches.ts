/** Instructions of which one or another is carried out: choices, and what is done instead (608.2c, 608.2d). */
import type { Condition, Effect } from '@arbiter/engine';
import { row } from '../../categories.js';

const either = (then: Effect[], others: Effect[]): Effect[] => [{ do: 'may', then, else: others }];
const tapped = (what: Extract<Effect, { do: 'status' }>['what'], on?: false): Effect[] => [
  { do: 'status', status: 'tapped', what, ...(on === undefined ? {} : { on }) },
];

/**
 * "… . If so, … instead" takes the place of the one instruction before it (614.1a is about abilities; this is 608.2c): both
 * do the same kind of thing, and the second aims at nothing of its own.
 */
function instead(before: Effect[], condition: Condition, then: Effect[]): Effect[] | undefined {
  const [a, b] = [before[0], then[0]];
  if (!a || !b || before.length > 1 || then.length > 1 || kindOf(a) !== kindOf(b) || aims(b)) return undefined;
  return [{ do: 'if', if: condition, then, else: before }];
}
/** What is countered unless somebody pays is countered. */
const kindOf = (effect: Effect): string => {
  const [otherwise] = effect.do === 'pay' && effect.then?.length === 0 ? (effect.else ?? []) : [];
  return otherwise?.do === 'counterOnStack' ? otherwise.do : effect.do;
};
const aims = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('noun' in part && (part.noun === 'target' || part.noun === 'result')) || Object.values(part).some(aims));
/** What is saved for later words would be saved by one of the branches alone. */
const withoutResults = (effects: Effect[]): Effect[] =>
  effects.map((effect) => ('save' in effect ? (({ save: _save, ...rest }) => rest as Effect)(effect) : effect));

/** As many as are said of the tokens that the instruction before makes. */
const moreOf = (before: Effect[], count: number): Effect[] | undefined => {
  const [one] = before;
  return before.length === 1 && one?.do === 'create' ? [{ ...one, count }] : undefined;
};

export const branches = [
  row(
    'sentence',
    '<a:effect> . if <condition> , create <n:digitOrWord> of those tokens instead',
    ({ a, condition, n }) => {
      const then = moreOf(withoutResults(a), n);
      return then && [{ do: 'if', if: condition, then, else: withoutResults(a) }];
    },
    'Gather the Townsfolk',
  ),
  row('effect', 'tap or untap <object>', ({ object }) => either(tapped(object), tapped(object, false)), 'Twiddle'),
  row(
    'sentence',
    '<a:effect> . if <condition> , <b:effect> instead',
    ({ a, b, condition }) => instead(withoutResults(a), condition, withoutResults(b)),
    'Burst Lightning',
  ),
  row('sentence', '<a:effect> . <b:effect> instead if <condition>', ({ a, b, condition }) =>
    instead(withoutResults(a), condition, withoutResults(b)),
  ),
  row(
    'sentence',
    '<object> deals <n> damage to <recipient> . <b:object> deals <m:n> damage instead if <condition>',
    ({ object, n, recipient, m, condition }) => [
      {
        do: 'if',
        if: condition,
        then: [{ do: 'damage', amount: m, to: recipient, from: object }],
        else: [{ do: 'damage', amount: n, to: recipient, from: object }],
      },
    ],
    'Galvanic Blast',
  ),
  row(
    'sentence',
    '<object> deals <n> damage to <recipient> . if <condition> , <b:object> deals <m:n> damage to it instead',
    ({ object, n, recipient, m, condition }) => [
      {
        do: 'if',
        if: condition,
        then: [{ do: 'damage', amount: m, to: recipient, from: object }],
        else: [{ do: 'damage', amount: n, to: recipient, from: object }],
      },
    ],
    'Bring Low',
  ),
  row(
    'sentence',
    '<object> deals <n> damage to <recipient> . if <condition> , <b:object> deals <m:n> damage instead',
    ({ object, n, recipient, m, condition }) => [
      {
        do: 'if',
        if: condition,
        then: [{ do: 'damage', amount: m, to: recipient, from: object }],
        else: [{ do: 'damage', amount: n, to: recipient, from: object }],
      },
    ],
  ),
];
