/**
 * Questions that come out alike for all effects of a controller, until a list, an ability or control changes: while
 * characteristics are worked out they are asked once a step.
 */
import type { Condition, Filter, FilterClause, Value } from '../language/types.js';
import type { Chars } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import type { Entity } from '../state/state.js';

/** What these clauses ask for changes with a step alone: neither figures nor the source of the effect matter. */
const PLAIN = ['has', 'named', 'keyword', 'zone', 'status', 'counters'];

export function looksAlike(clause: FilterClause): boolean {
  if ('any' in clause) return clause.any.every(allAlike);
  if ('not' in clause) return allAlike(clause.not);
  if ('controller' in clause) return ['you', 'team', 'opponent'].includes(String(clause.controller));
  if ('owner' in clause) return clause.owner === 'you' || clause.owner === 'opponent';
  if ('prop' in clause) return typeof clause.prop[1] !== 'number';
  return PLAIN.some((word) => word in clause);
}
export const allAlike = (filter: Filter): boolean =>
  Array.isArray(filter) ? filter.every(looksAlike) : looksAlike(filter);

const asking = new WeakMap<Condition, boolean>();
/** Whether a condition comes out alike for all effects of a controller: it asks what fits such filters, or how many do. */
export function asksAlike(condition: Condition): boolean {
  let alike = asking.get(condition);
  if (alike === undefined) {
    if ('not' in condition) alike = asksAlike(condition.not);
    else if ('all' in condition) alike = condition.all.every(asksAlike);
    else if ('any' in condition) alike = condition.any.every(asksAlike);
    else if ('exists' in condition) alike = allAlike(condition.exists);
    else if ('compare' in condition) alike = countsAlike(condition.compare[0]) && countsAlike(condition.compare[2]);
    else alike = false;
    asking.set(condition, alike);
  }
  return alike;
}
const countsAlike = (value: Value): boolean =>
  typeof value === 'number' || (typeof value === 'object' && 'count' in value && allAlike(value.count));

/** What was found in the present step, by controller: what fits a filter, all that does, and whether a condition holds. */
interface Looked {
  step: number;
  found: Map<Filter, number[][]>;
  all: Map<Filter, Entity[][]>;
  so: Map<Condition, boolean[]>;
}
const lookedFor = new WeakMap<Map<number, Chars>, Looked>();

export function lookedIn(g: Game, of: Map<number, Chars>): Looked {
  let looked = lookedFor.get(of);
  if (looked?.step !== g.cells.steps) {
    looked = { step: g.cells.steps, found: new Map(), all: new Map(), so: new Map() };
    lookedFor.set(of, looked);
  }
  return looked;
}
