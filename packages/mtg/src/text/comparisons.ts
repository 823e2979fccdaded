/** One figure is compared with another: power with power, life with what it was at first (208, 119). */
import { canonical, type Value } from '@arbiter/engine';
import { whoseNames } from './nouns.js';
import { figureName, isFigure } from './numbers.js';
import { either, type Say, UNSAID } from './say.js';

const COMPARED: { [op: string]: string } = {
  '<': 'less than',
  '<=': 'less than or equal to',
  '>': 'greater than',
  '>=': 'greater than or equal to',
  '=': 'equal to',
};
/** "Its power is less than this creature's power", "your life total is less than your starting life total". */
export function figuresText(value: Value, op: string, bound: Value, say: Say): string {
  const than = COMPARED[op];
  if (typeof value !== 'object' || !('stat' in value) || than === undefined) return UNSAID;
  if (bound === 'startingLife') {
    if (canonical(value) !== canonical({ stat: 'life', of: 'you' })) return UNSAID;
    say.spoken.lifeTotal = true;
    return `your life total is ${than} your starting life total`;
  }
  if (
    (typeof bound === 'string' || (typeof bound === 'object' && !('stat' in bound))) &&
    isFigure(value.stat) &&
    Object.keys(value).length === 2
  ) {
    const whose = whoseNames(value.of, say, false);
    return whose.includes(UNSAID)
      ? UNSAID
      : `${either(...whose.map((of) => `${of} ${figureName(value.stat)}`))} is ${than} ${say.value(bound)}`;
  }
  if (typeof bound !== 'object' || !('stat' in bound)) return UNSAID;
  const figures = [value, bound].map((one): string => {
    if (!isFigure(one.stat) || Object.keys(one).length !== 2) return UNSAID;
    const whose = whoseNames(one.of, say, false);
    return whose.includes(UNSAID) ? UNSAID : either(...whose.map((of) => `${of} ${figureName(one.stat)}`));
  });
  return figures.join(` is ${than} `);
}
