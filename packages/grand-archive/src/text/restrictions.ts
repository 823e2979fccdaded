/** What an ability demands before it is there at all: "[Class Bonus] [Level 2+]" (2.4.4). */
import { type Condition, canonical, type Face, type Value } from '@arbiter/engine';
import { clausesOf, ownOr } from './say.js';
import { isLV, isYourChampion } from './written.js';

const BONUS: { [condition: string]: string } = {
  [canonical({ is: ['self', { is: 'classBonus' }] })]: 'Class Bonus',
  [canonical({ is: ['self', { is: 'elementBonus' }] })]: 'Element Bonus',
};
const SHEEN = canonical({ onMastery: 'sheen' });
const IN_MEMORY = canonical([canonical({ owner: 'you' }), canonical({ zone: 'memory' })]);

/** A bonus is said in brackets only: no card has other words for it. */
function bonusName(condition: Condition, face: Face): string | undefined {
  if (!('exists' in condition) || condition.atLeast !== undefined) return BONUS[canonical(condition)];
  const clauses = clausesOf(condition.exists);
  const [named, ...more] = clauses.filter((clause) => 'lineageName' in clause);
  const others = clauses.filter((clause) => !('lineageName' in clause));
  return named && 'lineageName' in named && more.length === 0 && isYourChampion(others)
    ? `${ownOr(named.lineageName, face)} Bonus`
    : undefined;
}
/** What one such demand is called in brackets; undefined of other conditions. */
export function restrictionName(condition: Condition, face: Face): string | undefined {
  const bonus = bonusName(condition, face);
  if (bonus !== undefined) return bonus;
  if ('compare' in condition) {
    const [value, op, bound] = condition.compare;
    if (op !== '>=' || typeof bound !== 'number') return undefined;
    if (isLV(value)) return `Level ${bound}+`;
    if (isYourDamage(value)) return `Damage ${bound}+`;
    if (canonical(value) === SHEEN) return `Sheen ${bound}+`;
    return typeof value === 'object' && 'count' in value && isYourMemory(value.count) ? `Memory ${bound}+` : undefined;
  }
  if ('exists' in condition && condition.atLeast !== undefined && isYourMemory(condition.exists))
    return `Memory ${condition.atLeast}+`;
  return undefined;
}
const isYourDamage = (value: Value): boolean =>
  typeof value === 'object' &&
  'stat' in value &&
  value.stat === 'damage' &&
  typeof value.of === 'object' &&
  'each' in value.of &&
  isYourChampion(value.of.each);
/** Whether all cards of your memory are meant. */
export function isYourMemory(filter: Parameters<typeof clausesOf>[0]): boolean {
  const clauses = clausesOf(filter).flatMap((clause) =>
    'any' in clause && clause.any.length === 1 ? clause.any.flatMap(clausesOf) : [clause],
  );
  return canonical(clauses.map(canonical).sort()) === IN_MEMORY;
}

/** Conditions that all must hold, one by one. */
export const eachOf = (condition: Condition | undefined): Condition[] =>
  condition === undefined ? [] : 'all' in condition ? condition.all.flatMap(eachOf) : [condition];
const together = ([first, ...more]: readonly Condition[]): Condition | undefined =>
  first === undefined ? undefined : more.length === 0 ? first : { all: [first, ...more] };

/** What stands in brackets before an ability, and what else it asks for. */
export interface Split {
  names: string[];
  rest: Condition | undefined;
}
/** The ways to say a condition: all demands that have a name in brackets, or only the bonuses, which have no other words. */
export function splitsOf(condition: Condition | undefined, face: Face): Split[] {
  const all = eachOf(condition);
  const split = (named: (one: Condition) => boolean): Split => ({
    names: all.flatMap((one) => (named(one) ? [restrictionName(one, face) ?? ''] : [])),
    rest: together(all.filter((one) => !named(one))),
  });
  const whole = split((one) => restrictionName(one, face) !== undefined);
  const bonus = split((one) => bonusName(one, face) !== undefined);
  return whole.names.join() === bonus.names.join() ? [whole] : [whole, bonus];
}
/** Their order means nothing. */
export const bracketed = (names: readonly string[]): string[] => {
  const said = names.map((name) => `[${name}] `);
  return names.length < 2 ? [said.join('')] : [said.join(''), said.toReversed().join('')];
};
