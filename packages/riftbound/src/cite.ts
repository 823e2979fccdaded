/** Citations of the core rules. */
import type { RuleRef } from '@arbiter/engine';

/** `cite('riftbound:323.5')`; `riftbound-zh:` for the Chinese edition's numbers. Literals only: `npm run rules` reads them. */
export const cite = (...numbers: (`riftbound:${string}` | `riftbound-zh:${string}`)[]): RuleRef[] => numbers;
