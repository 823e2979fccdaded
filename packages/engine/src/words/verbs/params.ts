/** Parameters that several verbs take. */
import { z } from 'zod';
import type { Shape } from '../../contract/contract.js';
import type { Parts } from '../../language/params.js';
import type { VerbDecision } from '../../machine/words.js';

/** Where something is put, how it lies there, and the name under which it is remembered. */
export const place = (p: Parts) => ({
  to: p.zone,
  position: z.enum(['top', 'bottom']).optional(),
  status: p.statuses.optional(),
  save: p.name.optional(),
});

export const decision = (kind: string, shape: Shape, cite: VerbDecision['cite'], meaning: string): VerbDecision => ({
  kind,
  shape,
  cite,
  meaning,
});

/** The kind that a decision is shown with. */
export const decisionKind = z.string().regex(/^[A-Z][A-Z_]{0,39}$/);

/** Exactly one of some parameters is there. */
export const oneOf =
  (...names: string[]) =>
  (used: { [parameter: string]: unknown }): string | null =>
    names.filter((n) => n in used).length === 1 ? null : `takes one of ${names.map((n) => `"${n}"`).join(' and ')}`;

/** An instruction for examples. */
export const drawOne = { do: 'draw', who: 'you', count: 1 };
