/**
 * What is known of a rule by its number: its name, a sentence of our own, and whether and where it is enforced. The facts
 * are JSON beside the package's code, the same in `src` and `dist`: a folder for each rulebook.
 */
import { readFileSync } from 'node:fs';
import { openRulebook as openBook, type Renumbering, type RuleInfo, type RuleRef } from '@arbiter/engine';
import { z } from 'zod';

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

/** For each rule of an older rulebook the rules of today's that say the same, which shared code cites. */
const sharedFile = z.record(z.string(), z.array(z.string()));

/** By which numbers an older rulebook has what shared code cites. */
export function renumberingOf(folder: string): Renumbering {
  const read = readRulebook(folder);
  const { ruleset } = z.object({ ruleset: z.string() }).parse(read('current.json'));
  const table: { [rule: RuleRef]: RuleRef[] } = {};
  for (const [older, today] of Object.entries(sharedFile.parse(read('shared.json'))))
    for (const number of today) {
      const rule: RuleRef = `mtg:${number}`;
      table[rule] = [...(table[rule] ?? []), `${ruleset}:${older}`];
    }
  return table;
}

/** A rule of the rulebook in a folder by its number, with or without its prefix; null where there is none. */
export const openRulebook = (folder: string): ((number: string) => RuleInfo | null) =>
  openBook(readRulebook(folder), parentOf);
