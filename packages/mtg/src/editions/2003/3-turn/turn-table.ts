/** The phases and steps of a turn where they went otherwise (300–314). */
import type { TurnStep } from '@arbiter/engine';
import { anyAttack } from '../../../5-turn/506-combat.js';
import { cite } from '../../../cite.js';
import { upkeepStep } from './303.1-upkeep.js';
import { skipsDraw } from './304.1-draw.js';

/** What a step has of its own. */
const OTHERWISE: { readonly [step: string]: (row: TurnStep) => Partial<TurnStep> } = {
  upkeep: () => ({ enter: upkeepStep }),
  draw: ({ skip }) => ({ skip: (g) => skipsDraw(g) || (skip?.(g) ?? false) }),
  // 308.4: where nothing attacks, the rest of this step is skipped as well, and priority is next given in the end of combat.
  declareAttackers: ({ rules }) => ({ priority: anyAttack, rules: [...rules, ...cite('mtg-2003:308.4')] }),
};

/** The table of today's turn with these steps; mana stays in the pools from one step to the next (300.4). */
export const turnTable = (rows: readonly TurnStep[]): TurnStep[] =>
  rows.map(({ ended: _, ...row }) => ({ ...row, ...OTHERWISE[row.step ?? row.phase]?.(row) }));
