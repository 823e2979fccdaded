/** What replacement effects put in the place of what would have happened. */
import type { JsonObject } from '../contract/json.js';
import type { Effects } from '../language/types.js';
import type { TriggerEvent } from '../machine/actions.js';
import { type Control, procedure } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import type { Known } from '../state/state.js';
import { freeEffects } from './instructions.js';
import { triggerOnParts } from './triggers.js';

export interface ReplacementEffects {
  /** Of an effect that acts but once for all that happens at the same time. */
  joint?: string;
  source: number;
  controller: number;
  effects: Effects;
  event: JsonObject;
  /** What was chosen and kept as the effect was made. */
  known?: Known;
  /** It is done in the place of what would have happened, and not besides. */
  instead?: true;
  /** The replacement effects that have had their opportunity. */
  applied: string[];
  /** What one effect prevented of all that happens at the same time, for what triggers on that (mtg 615.13). */
  told?: TriggerEvent[];
}
/** What came to a place in a pile in the same event. */
export interface Lying {
  object: number;
  position: 'top' | 'bottom' | number;
}
type Instead = { after: ReplacementEffects[]; at: number; replacedBy?: string[]; lying?: Lying[] };
/** Carries out what replacement effects put in the place of what would have happened. */
export const insteadProcedure = procedure<Instead>('instead', {
  next: (g, l) => {
    const one = l.after[l.at];
    if (!one) return { done: null };
    g.j.note(l, 'at', l.at + 1);
    const { source, controller, effects, event, applied, known } = one;
    g.j.note(l, 'replacedBy', applied);
    return freeEffects.call({ source, controller, effects, event, ...(known ? { known } : {}) }, { go: 'next' });
  },
});

export function runReplacementEffects(g: Game, after: ReplacementEffects[], lying: Lying[] = []): Control {
  if (after.length === 0) return undefined;
  for (const { told } of after) if (told) triggerOnParts(g, told);
  const left = after.filter(({ told }) => !told);
  if (left.length === 0) return undefined;
  return insteadProcedure.call({ after: left, at: 0, ...(lying.length > 0 ? { lying } : {}) });
}

const NONE: readonly Lying[] = [];
/** What came to its place in the event of which what is done now is a part. */
export const lyingNow = (g: Game): readonly Lying[] => g.s.frames.findLast(insteadProcedure.runs)?.locals.lying ?? NONE;
