/** Durability (1.6.9): what has it enters the field with as many counters, and has as much as it has counters. */
import type { Characteristics } from '@arbiter/engine';

/** Printed durability becomes counters (1.6.9.1.2, 1.7.6.4.1, 2.11.6.3.1); there may be more of them (1.6.9.1.3). */
export const entersWith = ({ durability }: Characteristics): { durability: number } | null =>
  typeof durability === 'number' ? { durability } : null;
