/**
 * Units are stunned until the next ending step begins, before anything triggers on its beginning (410.1.a.2). Whoever is stunned in
 * the ending step stays so until that of the next turn.
 */
import { perform, procedure, type TurnStep } from '@arbiter/engine';
import { unstunned } from '../../../3-playing/314-phases.js';
import { cite } from '../../../cite.js';

const STUNNED = cite('riftbound-zh:410.1.a.2');

export const endingStep = procedure('endingStep', { recover: (g) => perform(g, unstunned(g)) });

export const stunEndsFirst = (table: readonly TurnStep[]): TurnStep[] =>
  table.map((row) =>
    row.phase === 'end' && row.step === null ? { ...row, enter: endingStep, rules: [...row.rules, ...STUNNED] } : row,
  );
