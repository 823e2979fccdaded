import type { JsonObject } from '../contract/json.js';
import { perform } from '../events/perform.js';
import { triggerOnState } from '../events/state-triggers.js';
import type { Action } from '../machine/actions.js';
import { cellKind } from '../machine/cells.js';
import { procedure, thenGo } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import { placeTriggers } from './place-triggers.js';

/** That the state-based checks have nothing to do: found out by doing them, never computed by itself. */
const SETTLED = cellKind('settled', (_g: Game): unknown => undefined);

/** What tells apart actions that checks find. */
const SAME = ['type', 'object', 'player', 'kind', 'to'];

/** Checks that would do the same at the same time do it once, for the reason named first (mtg 704.7). */
function once(actions: Action[]): Action[] {
  const same = (a: JsonObject, b: JsonObject): boolean => SAME.every((field) => a[field] === b[field]);
  return actions.filter((a, i) => actions.findIndex((b) => same(a, b)) === i);
}

/** What the checks find to do; where they go in order, only what the first of them finds. */
function found(g: Game): Action[] {
  const actions: Action[] = [];
  for (const check of g.rules.events.checks) {
    for (const action of check.find(g)) actions.push({ $rules: check.rules, ...action });
    if (g.rules.events.checksInOrder && actions.length > 0) break;
  }
  return actions;
}

/** Whether checks and triggers are known to have nothing to do. */
export function isSettled(g: Game): boolean {
  if (g.s.result || !g.cells.has(SETTLED)) return false;
  triggerOnState(g);
  return g.waiting.length === 0;
}

/** Whether the checks would do something, or have somebody choose. */
export function anythingToCheck(g: Game): boolean {
  if (g.cells.has(SETTLED)) return false;
  if (g.cells.settle(SETTLED, () => found(g)).length > 0) return true;
  return g.rules.events.checks.some((check) => (check.choice?.(g) ?? null) !== null);
}

/** `quiet`: only the checks; what triggers waits on (mtg 724.1c). */
export const settle = procedure<{ quiet?: true }, { rounds?: number }>('settle', {
  choices: (g) => {
    if (g.cells.has(SETTLED)) return undefined;
    for (const check of g.rules.events.checks) {
      const choice = check.choice?.(g);
      if (choice) return choice.thenGo('choices');
    }
    return undefined;
  },
  check: (g) => {
    if (g.s.result) return { done: null };
    if (g.cells.has(SETTLED)) return { go: 'triggers' };
    g.spend(5);
    const actions = g.cells.settle(SETTLED, () => found(g));
    for (const check of g.rules.events.checks) check.looked?.(g);
    if (actions.length === 0) return { go: 'triggers' };
    return thenGo(perform(g, once(actions)), 'choices');
  },
  triggers: (g, l) => {
    if (l.quiet) return { done: null };
    triggerOnState(g);
    if (g.waiting.length === 0) return { done: null };
    return placeTriggers.call({}, { go: 'choices' });
  },
});
