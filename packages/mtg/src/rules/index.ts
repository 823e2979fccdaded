/**
 * What is known of a rule by its number: its name, a sentence of our own, and whether and where it is enforced. The facts
 * are JSON beside the package's code, the same in `src` and `dist`: a folder for each rulebook.
 */
import { readFileSync } from 'node:fs';
import { openRulebook as openBook, type RuleInfo } from '@arbiter/engine';

/** `702.19b` is below `702.19`, that below section `702`, and that below chapter `7`. */
function parentOf(number: string): string | null {
  if (/[a-z]$/.test(number)) return number.slice(0, -1);
  if (number.includes('.')) return number.slice(0, number.indexOf('.'));
  return number.length > 1 ? number.slice(0, 1) : null;
}

export const readRulebook =
  (folder: string) =>
  (file: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../${folder}/${file}`, import.meta.url), 'utf8'));

/** A rule of the rulebook in a folder by its number, with or without its prefix; null where there is none. */
export const openRulebook = (folder: string): ((number: string) => RuleInfo | null) =>
  openBook(readRulebook(folder), parentOf);
