/** How rolled dice are printed (706). */
import type { Effect } from '@arbiter/engine';
import { either, numeral, type Say, UNSAID } from '../say.js';

/** "Roll a six-sided die", "roll a d20": what comes of it is "the result" from then on (706.1a). */
export function rollText(
  { who, sides, count, plus, keep, as, natural, doubles, table }: Extract<Effect, { do: 'rollDice' }>,
  say: Say,
): string {
  if (
    (who !== undefined && who !== 'you') ||
    [count, plus, keep, natural, doubles, table].some((one) => one !== undefined)
  )
    return UNSAID;
  say.spoken.rolled = as;
  return `roll a ${either(`d${sides}`, `d ${sides}`, `${numeral(sides)}-sided die`)}`;
}
