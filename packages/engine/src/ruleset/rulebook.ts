/** What is known of a rule by its number: its name, a sentence of our own, and whether and where it is enforced. */
import { z } from 'zod';
import type { RuleInfo } from '../contract/api.js';

/** A rulebook as facts: its numbers, and what is known of them. */
export interface RulebookData {
  /** The prefix of its citations. */
  ruleset: string;
  numbers: readonly string[];
  /** Names of sections and of numbered headings. */
  titles: { readonly [number: string]: string };
  summaries: ReadonlyMap<string, string>;
  notApplicable: ReadonlyMap<string, string>;
  /** Source files by rule. */
  enforcedIn: ReadonlyMap<string, string[]>;
  /** The number of the rule above one, by the rulebook's way of numbering. */
  parentOf: (number: string) => string | null;
}

interface Node {
  number: string;
  parent: string | null;
  children: string[];
}

function build(book: RulebookData): Map<string, Node> {
  const all = new Map<string, Node>();
  for (const number of book.numbers) {
    const parent = book.parentOf(number);
    all.set(number, { number, parent, children: [] });
    if (parent !== null) all.get(parent)?.children.push(number);
  }
  return all;
}

/** What is known of each rule of a rulebook, by number with or without the prefix; null where there is none. */
export function ruleIndex(book: RulebookData): (number: string) => RuleInfo | null {
  const nodes: ReadonlyMap<string, Node> = build(book);
  const titles = new Map(Object.entries(book.titles));
  const prefix = `${book.ruleset}:`;

  /** A rule by its number, with or without `mtg:`; null where the edition has none. */
  function ruleInfo(number: string): RuleInfo | null {
    const node = nodes.get(number.startsWith(prefix) ? number.slice(prefix.length) : number);
    if (!node) return null;
    const status = statusOf(node);
    return {
      number: node.number,
      title: titleOf(node),
      summary: book.summaries.get(node.number) ?? null,
      status,
      reason:
        status === 'notApplicable'
          ? (book.notApplicable.get(node.number) ?? 'Nothing below it can be enforced.')
          : null,
      enforcedIn: filesOf(node),
      children: [...node.children],
    };
  }

  /** The nearest heading's name. */
  function titleOf(node: Node): string {
    const title = titles.get(node.number);
    if (title !== undefined) return title;
    const parent = node.parent === null ? undefined : nodes.get(node.parent);
    return parent ? titleOf(parent) : node.number;
  }

  const below = (node: Node): Node[] => node.children.flatMap((child) => nodes.get(child) ?? []);

  /** A heading says nothing itself: it stands for what is below it. */
  const isHeading = (node: Node): boolean => titles.has(node.number) && node.children.length > 0;

  function statusOf(node: Node): RuleInfo['status'] {
    if (book.enforcedIn.has(node.number)) return 'enforced';
    if (!isHeading(node)) return book.notApplicable.has(node.number) ? 'notApplicable' : 'open';
    const parts = below(node).map(statusOf);
    if (parts.includes('enforced')) return 'enforced';
    return parts.every((status) => status === 'notApplicable') ? 'notApplicable' : 'open';
  }

  function filesOf(node: Node): string[] {
    const own = book.enforcedIn.get(node.number) ?? [];
    return isHeading(node) ? [...new Set([...own, ...below(node).flatMap(filesOf)])].sort() : [...own];
  }

  return ruleInfo;
}

/** A rulebook's facts as they lie beside a ruleset's code: `current.json` and what is known of its rules. */
const bookFile = z.object({
  ruleset: z.string(),
  titles: z.record(z.string(), z.string()),
  numbers: z.array(z.string()),
});
const textsFile = z.record(z.string(), z.string());
/** A rule and a file on each line; the last is empty, so that lines of two branches may stand in any order. */
const enforcedFile = z.array(z.union([z.tuple([z.string(), z.string()]), z.tuple([])]));

function grouped(pairs: z.infer<typeof enforcedFile>): ReadonlyMap<string, string[]> {
  const files = new Map<string, string[]>();
  for (const pair of pairs) {
    if (pair.length === 0) continue;
    const [number, file] = pair;
    const known = files.get(number);
    if (!known) files.set(number, [file]);
    else if (!known.includes(file)) known.push(file);
  }
  return files;
}

/** The number of the rule above one: `2.3.1.4` is below `2.3.1`, or below the nearest above it that the book has. */
export function nearestAbove(numbers: readonly string[]): (number: string) => string | null {
  const known = new Set(numbers);
  return (number) => {
    const parts = number.split('.');
    for (let n = parts.length - 1; n > 0; n--) {
      const above = parts.slice(0, n).join('.');
      if (known.has(above)) return above;
    }
    return null;
  };
}

/** The rule look-up of a ruleset; `read` gives the JSON of a file of its rulebook. */
export function openRulebook(
  read: (file: string) => unknown,
  parentOf?: (number: string) => string | null,
): (number: string) => RuleInfo | null {
  const book = bookFile.parse(read('current.json'));
  const texts = (file: string): ReadonlyMap<string, string> => new Map(Object.entries(textsFile.parse(read(file))));
  return ruleIndex({
    ...book,
    summaries: texts('summaries.json'),
    notApplicable: texts('not-applicable.json'),
    enforcedIn: grouped(enforcedFile.parse(read('enforced.json'))),
    parentOf: parentOf ?? nearestAbove(book.numbers),
  });
}
