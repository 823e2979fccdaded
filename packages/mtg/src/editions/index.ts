/**
 * The editions that are offered, the current one first. A further one is a file or folder beside `current.ts` with what it has
 * otherwise than the base (`differs`), its rulebook's facts in a folder like `rules-2003`, and a line here.
 */
import { defineMagic } from '../define.js';
import { edition2003 } from './2003/index.js';
import { current } from './current.js';

/** The rules of the current edition. */
export const rules = defineMagic(current);
export const editions = [rules, defineMagic(edition2003)] as const;
