/** What is known of a rule by its number: its name, a sentence of our own, and whether and where it is enforced. */
import { ruleIndex } from '@arbiter/engine';
import { enforcedIn, notApplicable, rulebook, summaries } from './data.js';

/** `702.19b` is below `702.19`, that below section `702`, and that below chapter `7`. */
function parentOf(number: string): string | null {
  if (/[a-z]$/.test(number)) return number.slice(0, -1);
  if (number.includes('.')) return number.slice(0, number.indexOf('.'));
  return number.length > 1 ? number.slice(0, 1) : null;
}

/** A rule by its number, with or without `mtg:`; null where the edition has none. */
export const ruleInfo = ruleIndex({ ...rulebook, summaries, notApplicable, enforcedIn, parentOf });
