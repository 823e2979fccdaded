/** Rulebooks set against what sources and tests cite: which rules are enforced, tested, not applicable, open. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Citation, type Place, scanSources, scanTests } from './scan.js';

export interface Rule {
  number: string;
  title: string | null;
  status: 'enforced' | 'notApplicable' | 'open';
  reason: string | null;
  enforced: Place[];
  tested: Place[];
}
export interface Section {
  number: string;
  title: string;
  rules: Rule[];
}
export interface Coverage {
  ruleset: string;
  edition: string;
  name: string;
  folder: string;
  sections: Section[];
  /** Numbers that are cited, summed up or ruled out, but that this edition does not have. */
  unknown: { number: string; where: string }[];
}

interface Rulebook {
  ruleset: string;
  edition: string;
  name: string;
  titles: { [number: string]: string };
  numbers: string[];
  /**
   * Numbers of what `npm run rules` shows in a line each, with all that follows up to the next one; absent: those of
   * three digits.
   */
  sections?: string[];
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Folders of rulebooks: `rules`, and `rules-zh` and the like for another language's edition. */
const BOOKS = /^rules(?:-[a-z]+)?$/;

/** One coverage for each rulebook, that is for each `packages/<name>/rules/current.json`. */
export function coverages(root: string): Coverage[] {
  const sources = scanSources(root);
  const tests = scanTests(root);
  return readdirSync(join(root, 'packages'))
    .flatMap((name) =>
      readdirSync(join(root, 'packages', name))
        .filter((folder) => BOOKS.test(folder))
        .map((folder) => `packages/${name}/${folder}`),
    )
    .filter((folder) => existsSync(join(root, folder, 'current.json')))
    .map((folder) => coverage(root, folder, sources, tests));
}

function coverage(root: string, folder: string, sources: Citation[], tests: Citation[]): Coverage {
  const book = readJson<Rulebook>(join(root, folder, 'current.json'));
  const { ruleset, edition, name, titles, numbers } = book;
  const ruledOut = readJson<{ [number: string]: string }>(join(root, folder, 'not-applicable.json'));
  const summaries = readJson<{ [number: string]: string }>(join(root, folder, 'summaries.json'));
  const enforced = byNumber([...sources, ...mechanisms(root, folder, ruleset)], ruleset);
  const tested = byNumber(tests, ruleset);
  const rule = (number: string): Rule => {
    const places = enforced.get(number) ?? [];
    const reason = ruledOut[number] ?? null;
    const status = places.length > 0 ? 'enforced' : reason === null ? 'open' : 'notApplicable';
    return {
      number,
      title: titles[number] ?? null,
      status,
      reason,
      enforced: places,
      tested: tested.get(number) ?? [],
    };
  };
  const headed = book.sections ?? numbers.filter((number) => /^\d{3}$/.test(number));
  const sections = headed.map((number): Section => {
    const rules = (book.sections ? following(numbers, headed, number) : below(numbers, number)).map(rule);
    return { number, title: titles[number] ?? '', rules };
  });
  const known = new Set(numbers);
  const places = [...enforced, ...tested].flatMap(([number, where]) =>
    where.map((w) => ({ number, where: `${w.file}:${w.line}` })),
  );
  const listed = [
    ...Object.keys(ruledOut).map((number) => ({ number, where: `${folder}/not-applicable.json` })),
    ...Object.keys(summaries).map((number) => ({ number, where: `${folder}/summaries.json` })),
  ];
  const unknown = [...places, ...listed].filter((one) => !known.has(one.number));
  return { ruleset, edition, name, folder, sections, unknown };
}

const below = (numbers: readonly string[], section: string): string[] =>
  numbers.filter((number) => number.startsWith(`${section}.`));

/** What a section holds where the rulebook doesn't number its rules below it: all up to the next section. */
function following(numbers: readonly string[], sections: readonly string[], section: string): string[] {
  const start = numbers.indexOf(section) + 1;
  const next = numbers.findIndex((number, i) => i >= start && sections.includes(number));
  return numbers.slice(start, next < 0 ? undefined : next);
}

/**
 * The kernel knows no game and so cites no rulebook: `mechanisms.json` says which of a ruleset's rules each of the kernel's
 * files enforces. What it claims counts only where a test named after the rule shows it (test/repository/rules.test.ts).
 */
export function mechanisms(root: string, folder: string, ruleset: string): Citation[] {
  const file = join(root, folder, 'mechanisms.json');
  if (!existsSync(file)) return [];
  return Object.entries(readJson<{ [file: string]: string[] }>(file)).flatMap(([source, numbers]) =>
    numbers.map((number) => ({ ruleset, number, file: source, line: 1 })),
  );
}

function byNumber(citations: readonly Citation[], ruleset: string): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const citation of citations) {
    if (citation.ruleset !== ruleset) continue;
    const places = found.get(citation.number) ?? [];
    places.push({ file: citation.file, line: citation.line });
    found.set(citation.number, places);
  }
  return found;
}

/** Headings name what is below them and are no rules themselves. */
const isRule = (rule: Rule): boolean => rule.title === null;

export interface Tally {
  rules: number;
  enforced: number;
  tested: number;
  notApplicable: number;
  open: number;
}
export function tally(rules: readonly Rule[]): Tally {
  const real = rules.filter(isRule);
  const count = (status: Rule['status']): number => real.filter((rule) => rule.status === status).length;
  const tested = real.filter((rule) => rule.tested.length > 0).length;
  return {
    rules: real.length,
    enforced: count('enforced'),
    tested,
    notApplicable: count('notApplicable'),
    open: count('open'),
  };
}

/** The text of `enforced.json`: for each rule that is cited, the files, laid out as the formatter lays it out. */
export function enforcedText({ sections }: Coverage): string {
  const lines = sections
    .flatMap((section) => section.rules)
    .filter((rule) => rule.enforced.length > 0)
    .map(({ number, enforced }) => {
      const files = [...new Set(enforced.map((place) => place.file))].sort().map((file) => JSON.stringify(file));
      const flat = `  "${number}": [${files.join(', ')}]`;
      // One character more for the comma after it.
      return flat.length < 120 ? flat : `  "${number}": [\n    ${files.join(',\n    ')}\n  ]`;
    });
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

const enforcedFile = (root: string, { folder }: Coverage): string => join(root, folder, 'enforced.json');

export function writeEnforced(root: string, of: Coverage): void {
  writeFileSync(enforcedFile(root, of), enforcedText(of));
}
/** Whether `enforced.json` says what the sources say. */
export function isFresh(root: string, of: Coverage): boolean {
  const file = enforcedFile(root, of);
  return existsSync(file) && readFileSync(file, 'utf8') === enforcedText(of);
}
