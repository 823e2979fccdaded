/** Citations of the Comprehensive Rules. */
import type { RuleRef } from '@arbiter/engine';

/**
 * `cite('mtg:601.2c', 'mtg:115.1')`, in what an older edition has of its own `cite('mtg-2003:310.2')`. Literal numbers only:
 * `npm run rules` reads them.
 */
export const cite = (...numbers: `${'mtg' | 'mtg-2003'}:${string}`[]): RuleRef[] => numbers;
