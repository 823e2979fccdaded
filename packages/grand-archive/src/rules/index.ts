/**
 * What is known of a rule by its number: its name, a sentence of our own, and whether and where it is enforced. The facts
 * are JSON beside the package's code, the same in `src` and `dist`: a folder for each rulebook.
 */
import { readFileSync } from 'node:fs';
import { openRulebook as openBook, type RuleInfo } from '@arbiter/engine';

export const readRulebook =
  (folder: string) =>
  (file: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../${folder}/${file}`, import.meta.url), 'utf8'));

/** A rule of the rulebook in a folder by its number, with or without its prefix; null where there is none. */
export const openRulebook = (folder: string): ((number: string) => RuleInfo | null) => openBook(readRulebook(folder));
