/** Citations of the Grand Archive rules, edition 4.1. */
import type { RuleRef } from '@arbiter/engine';

/** `cite('ga:2.3.1.4')` → `['ga:2.3.1.4']`. Literal numbers only: `npm run rules` reads them. */
export const cite = (...numbers: `ga:${string}`[]): RuleRef[] => numbers;
