/**
 * What is known of a rule by its number: its name, a sentence of our own, and whether and where it is enforced. The facts
 * are JSON beside the package's code, the same in `src` and `dist`: one folder for each of the two rulebooks.
 */
import { readFileSync } from 'node:fs';
import { nearestAbove, openRulebook, type RuleInfo } from '@arbiter/engine';

const reader =
  (folder: string) =>
  (file: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../${folder}/${file}`, import.meta.url), 'utf8'));

interface Book {
  titles: { readonly [number: string]: string };
  numbers: readonly string[];
  sections: readonly string[];
}
/** Headings that name whole chapters. */
const CHAPTERS = ['000', '100', '300', '700', '800'];

/** What has no point in its number is below the heading before it, and headings below their chapters. */
function parentIn({ numbers, sections }: Book): (number: string) => string | null {
  const above = nearestAbove(numbers);
  const headings = new Set(sections);
  const heading = new Map<string, string | null>();
  let chapter: string | null = null;
  let section: string | null = null;
  for (const number of numbers) {
    if (number.includes('.')) continue;
    if (CHAPTERS.includes(number)) {
      chapter = number;
      section = number;
      heading.set(number, null);
    } else if (headings.has(number)) {
      section = number;
      heading.set(number, chapter);
    } else heading.set(number, section);
  }
  return (number) => above(number) ?? heading.get(number) ?? null;
}

function open(folder: string): (number: string) => RuleInfo | null {
  const read = reader(folder);
  return openRulebook(read, parentIn(read('current.json') as Book));
}
/**
 * A rule by its number. Its prefix says of which book, as `riftbound-zh:` the Chinese one; without a prefix it is the first.
 * @param folders where the books' facts are, by prefix
 */
export function openRulebooks(folders: { readonly [prefix: string]: string }): (number: string) => RuleInfo | null {
  const books = Object.entries(folders).map(([prefix, folder]) => ({ prefix: `${prefix}:`, rule: open(folder) }));
  return (number) => (books.find(({ prefix }) => number.startsWith(prefix)) ?? books[0])?.rule(number) ?? null;
}
