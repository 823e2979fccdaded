/**
 * The editions that are offered, the current one first. A further one is a file beside `4.1.ts` with what it has otherwise
 * than the base (`differs`), its rulebook's facts in a folder like `rules-5`, and a line here.
 */
import { defineGrandArchive } from '../define.js';
import { edition41 } from './4.1.js';

/** The rules of the current edition. */
export const rules = defineGrandArchive(edition41);
export const editions = [rules] as const;
