/** The clock among the options of a game. */
import type { Terms } from './clock.js';

/** What the options say that was stored of them; undefined: there is no clock. */
export const termsOf = ({ clock }: Record<string, unknown>): Terms | undefined => clock as Terms | undefined;
