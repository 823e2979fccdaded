/** What is done hangs on how much there is of something, which is asked as it resolves ("depending on": ga-2025, triggers with modes). */
import type { Condition, Effect, Value } from '@arbiter/engine';
import { row } from '../categories.js';
import { X } from './shared.js';

/** A number of a table, with what X is once it is known: asked of X. */
const isX = (comparison: '=' | '>=' | '<=', value: number): Condition => ({ compare: [X, comparison, value] });
const only = (one: Condition, then: Effect[]): Effect[] => [{ do: 'if', if: one, then }];
/** The number is that of the moment at which the text asks for it, whatever the rest of it does. */
function asked(value: Value, table: Effect[]): Effect[] {
  const within = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(within);
    if (typeof part !== 'object' || part === null) return part;
    if ('number' in part && part.number === 'x') return value;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, within(one)]));
  };
  // Of the first that fits no other is asked any more.
  let rest: Effect[] = [];
  for (const one of (within(table) as Effect[]).toReversed())
    rest = one.do === 'if' ? [{ ...one, ...(rest.length > 0 ? { else: rest } : {}) }] : rest;
  return rest;
}

export const depending = [
  row('tableRow', '• <digit> — <effects> [.]', ({ digit, effects }) => only(isX('=', digit), effects)),
  row('tableRow', '• <digit> or more — <effects> [.]', ({ digit, effects }) => only(isX('>=', digit), effects)),
  row('tableRow', '• <a:digit> to <b:digit> — <effects> [.]', ({ a, b, effects }) =>
    only({ all: [isX('>=', a), isX('<=', b)] }, effects),
  ),
  row('tableRow', '• <a:digit> or <b:digit> — <effects> [.]', ({ a, b, effects }) =>
    only({ any: [isX('=', a), isX('=', b)] }, effects),
  ),
  row('table', '<tableRow>', ({ tableRow }) => tableRow),
  row('table', '<tableRow> <table>', ({ tableRow, table }) => [...tableRow, ...table]),
  row('effects', 'depending on <value> — <table>', ({ value, table }) => asked(value, table), 'Noire, Ace of Spades'),
];
