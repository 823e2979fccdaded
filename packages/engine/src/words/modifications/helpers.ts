/** What modifications have in common. */
import type { Perspective } from '../../state/perspective.js';

/** A number may be about the object which is modified. */
export const affecting = (by: Perspective, value: unknown, affected: number): Perspective =>
  typeof value === 'object' ? { ...by, affected } : by;
