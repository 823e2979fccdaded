/** State-based checks to a fixed point, then triggers; again until nothing is left to do (mtg 704.3, 117.5). */
import type { JsonObject } from '../border/json.js';
import { procedure } from '../machine/control.js';
import { type Action, perform } from '../zones/perform.js';
import { triggerOnState } from './state-triggers.js';

export const settle = procedure<{ rounds?: number }>('settle', {
  choices: (g) => {
    if (g.settledAt === g.j.revision) return undefined;
    for (const check of g.rules.checks) {
      const choice = check.choice?.(g);
      if (choice) return { call: choice.call, locals: choice.locals as JsonObject, go: 'choices' };
    }
    return undefined;
  },
  check: (g) => {
    if (g.s.result) return { done: null };
    if (g.settledAt === g.j.revision) return { go: 'triggers' };
    g.spend(5);
    const actions: Action[] = [];
    for (const check of g.rules.checks) {
      for (const action of check.find(g)) actions.push({ ...action, $rules: check.rules });
      if (g.rules.checksInOrder && actions.length > 0) break;
    }
    if (actions.length === 0) {
      g.settledAt = g.j.revision;
      return { go: 'triggers' };
    }
    const unique = actions.filter(
      (a, i) =>
        actions.findIndex(
          (b) => b.type === a.type && b.object === a.object && b.player === a.player && b.cause === a.cause,
        ) === i,
    );
    const control = perform(g, unique);
    if (control && 'call' in control) return { ...control, go: 'choices' };
    return { go: 'choices' };
  },
  triggers: (g) => {
    triggerOnState(g);
    if (g.s.triggers.length === 0) return { done: null };
    return { call: 'placeTriggers', locals: {}, go: 'choices' };
  },
});
