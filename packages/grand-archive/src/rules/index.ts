/** What is known of a rule by its number: its name, a sentence of our own, and whether and where it is enforced. */
import { ruleIndex } from '@arbiter/engine';
import { enforcedIn, notApplicable, rulebook, summaries } from './data.js';

const known = new Set(rulebook.numbers);

/** `2.3.1.4` is below `2.3.1`, that below `2.3`, and that below chapter `2`; some numbers are missing in the edition. */
function parentOf(number: string): string | null {
  const parts = number.split('.');
  for (let n = parts.length - 1; n > 0; n--) {
    const above = parts.slice(0, n).join('.');
    if (known.has(above)) return above;
  }
  return null;
}

/** A rule by its number, with or without `ga:`; null where the edition has none. */
export const ruleInfo = ruleIndex({ ...rulebook, summaries, notApplicable, enforcedIn, parentOf });
