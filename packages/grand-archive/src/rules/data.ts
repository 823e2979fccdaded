/** The rulebook's facts, read once as the ruleset is loaded: JSON beside the package's code, the same in `src` and `dist`. */
import { readFileSync } from 'node:fs';

interface Rulebook {
  ruleset: string;
  edition: string;
  name: string;
  /** Names of chapters, sections and numbered headings, in the official English terms. */
  titles: { readonly [number: string]: string };
  /** Every number, in the rulebook's order. */
  numbers: readonly string[];
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../../rules/${file}`, import.meta.url), 'utf8')) as T;
}
const readMap = <T>(file: string): ReadonlyMap<string, T> =>
  new Map(Object.entries(read<{ [number: string]: T }>(file)));

export const rulebook = read<Rulebook>('current.json');
export const summaries = readMap<string>('summaries.json');
export const notApplicable = readMap<string>('not-applicable.json');
export const enforcedIn = readMap<string[]>('enforced.json');
