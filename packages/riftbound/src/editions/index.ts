/**
 * The editions that are offered, the current one first. A further one is a file or folder beside `2026-07.ts` with what it has
 * otherwise than the base (`differs`), its rulebook's facts in a folder like `rules-2027`, and a line here.
 */
import { defineRiftbound } from '../define.js';
import { october2025 } from './2025-10/index.js';
import { july2026 } from './2026-07.js';

/** The rules of the current edition. */
export const rules = defineRiftbound(july2026);
export const editions = [rules, defineRiftbound(october2025)] as const;
