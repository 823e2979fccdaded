/** What every phrase needs to know of values and of your champion: numbers as they are written, and who "your champion" is. */
import { canonical, type Filter, sumOf, type Value } from '@arbiter/engine';
import { clausesOf } from './say.js';

export const words = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);

const YOUR_CHAMPION = canonical([canonical({ has: ['types', ['Champion']] }), canonical({ controller: 'you' })].sort());
/** Whether it is your champion, however its questions are written. */
export function isYourChampion(filter: Filter): boolean {
  const clauses = clausesOf(filter).filter((clause) => canonical(clause) !== '{"zone":"field"}');
  const alike = clauses.map((clause) =>
    'has' in clause ? canonical({ has: [clause.has[0], words(clause.has[1])] }) : canonical(clause),
  );
  return canonical(alike.sort()) === YOUR_CHAMPION;
}

/** What figures are called. */
export const FIGURES: { [stat: string]: string } = {
  power: 'POWER',
  life: 'LIFE',
  level: 'level',
  durability: 'durability',
  attackPower: 'POWER',
};
/** The level of your champion is written LV. */
export const isLV = (value: Value): boolean =>
  typeof value === 'object' &&
  'stat' in value &&
  value.stat === 'level' &&
  typeof value.of === 'object' &&
  'each' in value.of &&
  isYourChampion(value.of.each);
/** A number as it is written: "3", "LV", "1+LV". */
export function writtenValue(value: Value): string | undefined {
  if (typeof value === 'number') return String(value);
  // What was chosen, or was said to be X before.
  if (value === 'x') return 'X';
  if (isLV(value)) return 'LV';
  const added = sumOf(value);
  if (added) {
    const parts = added.map(writtenValue);
    return parts.every((part) => part !== undefined) && parts.length === 2 ? parts.join('+') : undefined;
  }
  if (typeof value === 'object' && 'times' in value && typeof value.times[0] === 'number' && isLV(value.times[1]))
    return `${value.times[0]}LV`;
  return undefined;
}
