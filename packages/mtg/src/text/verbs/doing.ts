/** Who does something, and how much of it. */
import type { Ref, Value } from '@arbiter/engine';
import { isChosenX, isThatMuch, perEach } from '../numbers.js';
import { isPlain, type Say, type Subject } from '../say.js';

/** Somebody does something; "you" is left out where a text gives an order. */
export const does = (who: Ref | undefined, say: Say, said: (subject: Subject) => string): string =>
  say.about(who ?? 'you', said);

/** "3 life", "life equal to its power", "2 life for each creature you control". */
export function amount(value: Value, what: string, say: Say): string {
  if (isChosenX(value, say)) return `X ${what}`;
  if (isThatMuch(value, say)) return `that much ${what}`;
  if (isPlain(value)) return `${value === 'x' ? 'X' : value} ${what}`;
  const each = perEach(value);
  return say.ways(
    ...(each ? [() => `${each.times} ${what} for each ${each.one(say)}`] : []),
    ...(each && each.times !== 1
      ? []
      : [() => `X ${what} where X is ${say.value(value)}`, () => `${what} equal to ${say.value(value)}`]),
  );
}
