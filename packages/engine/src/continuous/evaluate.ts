/** Asks the card language's questions: filters, references, values and conditions. Reads, never writes. */
import type { Condition, Filter, Ref, Value } from '../language/types.js';
import type { Game } from '../machine/game.js';
import type { Perspective } from '../state/perspective.js';
import type { Entity } from '../state/state.js';

export const matches = (g: Game, entity: Entity, filter: Filter, by: Perspective): boolean =>
  g.rules.words.compiler.filter(filter)(g, entity, by);

/** All objects and players that a filter admits, in the order of the zones; players come last. */
export const all = (g: Game, filter: Filter, by: Perspective): Entity[] => g.rules.words.compiler.each(filter)(g, by);

/** Zones a filter speaks of; one that names none means the field. */
export const zoneNamesOf = (g: Game, filter: Filter): ReadonlySet<string> => g.rules.words.compiler.zonesOf(filter);

export const entitiesOf = (g: Game, ref: Ref, by: Perspective): Entity[] => g.rules.words.compiler.ref(ref)(g, by);

export const amountOf = (g: Game, value: Value, by: Perspective): number =>
  typeof value === 'number' ? value : g.rules.words.compiler.value(value)(g, by);

export const holds = (g: Game, condition: Condition, by: Perspective): boolean =>
  g.rules.words.compiler.condition(condition)(g, by);

/** Counters of each kind, so many as are worked out: a number that comes to nothing is no counter. */
export const countersFor = (
  g: Game,
  counters: { [kind: string]: Value },
  by: Perspective,
): { [kind: string]: number } =>
  Object.fromEntries(
    Object.entries(counters)
      .map(([kind, many]): [string, number] => [kind, amountOf(g, many, by)])
      .filter(([, many]) => many > 0),
  );

/**
 * A number as an effect uses it: what was worked out as less than zero counts as zero, and so does what a minus stands
 * before (mtg 107.1b). Printed numbers are as printed.
 */
export function resultOf(g: Game, value: Value, by: Perspective): number {
  if (typeof value === 'number') return value;
  // What doubles a number below zero goes on from there.
  if (typeof value === 'object' && 'signed' in value) return amountOf(g, value.signed, by);
  if (typeof value === 'object' && 'negative' in value) return -Math.max(0, resultOf(g, value.negative, by));
  // So many times a number that is written below zero.
  if (typeof value === 'object' && 'times' in value && value.times.some((one) => typeof one === 'number' && one < 0))
    return Math.min(0, amountOf(g, value, by));
  return Math.max(0, amountOf(g, value, by));
}
