/**
 * Everything that happens, happens here: actions that occur at the same time are replaced or prevented first, then
 * applied together, then abilities that saw it trigger.
 */
import type { Action, ActionOf } from '../machine/actions.js';
import type { Control } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import { applyOne, distinguishable, needsHost, possible, type SaveTo, withResults } from './applying.js';
import { happen } from './arranging-piles.js';
import { loopAt } from './cut-loops.js';
import { countersApart } from './entering-counters.js';
import type { ReplacementEffects } from './instead.js';
import { candidates } from './replacement.js';
import { replaceProcedure } from './replacing.js';
import { competing } from './shared-shields.js';

/** What the next instruction says of what enters is so as it enters, and so for all that asks what that is like (mtg 611.2e). */
function asModified(g: Game, actions: Action[], save: SaveTo | undefined): Action[] {
  const ahead = save && g.s.contexts[save.ctx]?.ahead;
  if (!ahead || ahead.name !== save.name || ahead.done) return actions;
  g.j.note(ahead, 'done', true);
  const enters = (action: Action): action is ActionOf<'move'> =>
    action.type === 'move' && action.to === g.rules.zones.field;
  return actions.map((action) => (enters(action) ? { ...action, modified: save.ctx } : action));
}

/** Performs actions that nothing can replace or prevent (rb 431.3.b). */
export const performAsIs = (g: Game, settled: Action[]): Control => happen(g, { settled, after: [] });

/** Performs actions at the same time. May return a call where somebody must first order replacement effects. */
export function perform(g: Game, actions: Action[], save?: SaveTo): Control {
  const after: ReplacementEffects[] = [];
  let settled: Action[] = [];
  g.spend(actions.length);
  let open = possible(g, asModified(g, actions, save));
  let at = 0;
  for (;;) {
    const action = open[at];
    if (!action) {
      const next = withResults(g, settled);
      if (!next) break;
      ({ open, settled } = next);
      at = 0;
      continue;
    }
    const found = candidates(g, action);
    const [first] = found;
    const placed = found.length === 0 ? needsHost(g, action) : false;
    const asks =
      found.some(({ spec }) => spec.copy || spec.may || spec.unless || spec.before) ||
      placed === null ||
      (found.length === 0 && loopAt(g, action).length > 0) ||
      (found.length > 1 && distinguishable(g, found));
    if (asks || (first && competing(g, open.slice(at), found).length > 0)) {
      return replaceProcedure.call({ open: open.slice(at), settled, after, ...(save ? { save } : {}) });
    }
    const apart = found.length === 0 && !placed ? countersApart(g, action) : placed;
    if (found.length === 0 && !apart) {
      settled.push(action);
      at++;
    } else {
      const rest = open.slice(at);
      open = apart ? [...apart, ...rest.slice(1)] : first ? applyOne(g, first, rest, after) : rest;
      at = 0;
    }
  }
  return happen(g, save ? { settled, after, save } : { settled, after });
}
