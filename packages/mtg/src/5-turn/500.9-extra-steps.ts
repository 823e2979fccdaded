/** Extra steps: after the present step (500.9), or each in a phase of its own after the present phase (500.10). */
import {
  amountOf,
  defineVerb,
  fields,
  fromContext,
  type Game,
  gameMark,
  isActive,
  NOTHING,
  type ParamsOf,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';
import { addPhases } from './500.7-extra.js';

const STEPS = ['untap', 'upkeep', 'draw', 'end'] as const;
const params = fields((p) => ({
  steps: z.array(z.enum(STEPS)).min(1).max(5),
  after: z.enum(['step', 'phase']),
  times: p.value.optional(),
  yours: p.flag.optional(),
}));
declare module '@arbiter/engine' {
  interface GameMarks {
    extraSteps?: string[];
    afterExtraSteps?: number;
  }
  interface Verbs {
    extraSteps: ParamsOf<typeof params>;
  }
}

const stepsMark = gameMark('extraSteps', NOTHING);
/** The row to go on with when the extra steps are over. */
const resumedMark = gameMark('afterExtraSteps', NOTHING);

/** "There is an additional … after this": those created last come first. */
export const extraSteps = defineVerb('extraSteps', {
  description:
    'After the present step, or each as a phase after the present one, there are these steps, `times` over; `yours`: in your turn alone.',
  example: { do: 'extraSteps', steps: ['upkeep'], after: 'step' },
  params,
  run: (g, { steps, after, times = 1, yours }, ctx) => {
    const by = fromContext(ctx);
    // 500.10a: what one gets in somebody else's turn one doesn't get.
    if (yours && !isActive(g, by.controller)) return undefined;
    const count = Math.max(0, amountOf(g, times, by));
    g.spend(count);
    const all = Array.from({ length: count }, () => steps).flat();
    if (all.length === 0) return undefined;
    if (after === 'phase') addPhases(g, all);
    else stepsMark.set(g, [...all, ...(stepsMark.of(g) ?? [])]);
    g.emit('EXTRA_STEPS', after === 'phase' ? cite('mtg:500.10', 'mtg:500.10a') : cite('mtg:500.9'), { steps: all });
    return undefined;
  },
  text: ({ steps, after }) => `additional steps after this ${after}: ${steps.join(', ')}`,
});
/**
 * The row of the next extra step, if there is one.
 * @param rows by the names that effects use
 * @param goOn the row that follows where nothing was added
 */
export function nextExtraStep(g: Game, rows: { [step: string]: number }, goOn: number): number | undefined {
  const [step, ...rest] = stepsMark.of(g) ?? [];
  if (step === undefined) return undefined;
  stepsMark.set(g, rest.length > 0 ? rest : undefined);
  if (resumedMark.of(g) === undefined) resumedMark.set(g, goOn);
  return rows[step];
}

/** Where a phase ends early nothing is left of what was added to it (724.1d, 724.2d). */
export function forgetExtraSteps(g: Game): void {
  stepsMark.set(g, undefined);
  resumedMark.set(g, undefined);
}

/** The row with which a phase goes on after its extra steps. */
export function afterExtraSteps(g: Game): number | undefined {
  const resume = resumedMark.of(g);
  if (resume !== undefined) resumedMark.set(g, undefined);
  return resume;
}
