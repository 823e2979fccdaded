/** Citations of the Comprehensive Rules. */
import type { RuleRef } from '@arbiter/engine';

/** `cite('601.2c', '115.1')` → `['mtg:601.2c', 'mtg:115.1']`. Literal numbers only: `npm run rules` reads them. */
export const cite = (...numbers: `mtg:${string}`[]): RuleRef[] => numbers;
