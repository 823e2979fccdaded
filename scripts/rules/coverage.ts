/** Rulebooks set against what sources and tests cite: which rules are enforced, tested, not applicable, open. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Place, type SourceCitation, scanExports, scanSources, scanTests, type TitleCitation } from './scan.js';

export interface Rule {
  number: string;
  title: string | null;
  /**
   * `enforced`: its number stands where the code acts by it. `claimed`: only `mechanisms.json` or a table of labels has it.
   */
  status: 'enforced' | 'claimed' | 'notApplicable' | 'open';
  /** Why it holds nothing that could be enforced. */
  reason: string | null;
  /** Why it is left open, where somebody said so. */
  left: string | null;
  /** Where the code acts by it, and where it is only said to. */
  enforced: Place[];
  claimed: Place[];
  /** Tests that are about it, and tests that only mention it. */
  tested: Place[];
  mentioned: Place[];
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
  /** The rulebook of today that an older one shares rules with: those of `shared.json`. */
  today?: string;
  /**
   * Numbers of what `npm run rules` shows in a line each, with all that follows up to the next one; absent: those of
   * three digits.
   */
  sections?: string[];
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Folders of rulebooks: `rules`, `rules-zh` and the like for another language's edition, `rules-2003` for an older one. */
const BOOKS = /^rules(?:-[a-z0-9]+)?$/;

interface Scanned {
  sources: SourceCitation[];
  tests: TitleCitation[];
  exports: Map<string, Place[]>;
}

/** One coverage for each rulebook, that is for each `packages/<name>/rules/current.json`. */
export function coverages(root: string): Coverage[] {
  const scanned = { sources: scanSources(root), tests: scanTests(root), exports: scanExports(root) };
  return readdirSync(join(root, 'packages'))
    .flatMap((name) =>
      readdirSync(join(root, 'packages', name))
        .filter((folder) => BOOKS.test(folder))
        .map((folder) => `packages/${name}/${folder}`),
    )
    .filter((folder) => existsSync(join(root, folder, 'current.json')))
    .map((folder) => coverage(root, folder, scanned));
}

/** The states of rules; a heading has the first of these that a rule below it has. */
const STATES = ['open', 'claimed', 'enforced', 'notApplicable'] as const;

function coverage(root: string, folder: string, { sources, tests, exports }: Scanned): Coverage {
  const book = readJson<Rulebook>(join(root, folder, 'current.json'));
  const { ruleset, edition, name, titles, numbers } = book;
  const ruledOut = readJson<{ [number: string]: string }>(join(root, folder, 'not-applicable.json'));
  const summaries = readJson<{ [number: string]: string }>(join(root, folder, 'summaries.json'));
  const reasons = reasonsLeftOpen(root, folder);
  const cited = sources.filter((c) => c.ruleset === ruleset);
  const titled = tests.filter((c) => c.ruleset === ruleset);
  const shared = sharedRules(root, folder, book, sources, exports);
  const by = {
    enforced: byNumber([...cited, ...shared].filter((c) => !c.claimed)),
    claimed: byNumber([...[...cited, ...shared].filter((c) => c.claimed), ...mechanisms(root, folder, exports)]),
    tested: byNumber(titled.filter((c) => c.main)),
    mentioned: byNumber(titled.filter((c) => !c.main)),
  };
  const rule = (number: string): Rule => {
    const reason = ruledOut[number] ?? null;
    const places = {
      enforced: by.enforced.get(number) ?? [],
      claimed: by.claimed.get(number) ?? [],
      tested: by.tested.get(number) ?? [],
      mentioned: by.mentioned.get(number) ?? [],
    };
    const unsaid = reason === null ? 'open' : 'notApplicable';
    const status = places.enforced.length > 0 ? 'enforced' : places.claimed.length > 0 ? 'claimed' : unsaid;
    return {
      number,
      title: titles[number] ?? null,
      status,
      reason,
      left: reasons[over(reasons, number)] ?? null,
      ...places,
    };
  };
  /** A heading says nothing itself: it is as far as what stands below it, and open while any of that is. */
  const withHeadings = (rules: readonly Rule[]): Rule[] =>
    rules.map((one) => {
      const parts = rules.filter(({ number }) => number !== one.number && covers(one.number, number));
      if (one.title === null || one.status !== 'open' || parts.length === 0) return one;
      const status = STATES.find((state) => parts.some((part) => part.status === state)) ?? one.status;
      return { ...one, status };
    });
  const headed = book.sections ?? numbers.filter((number) => /^\d{3}$/.test(number));
  const sections = headed.map((number): Section => {
    const rules = (book.sections ? following(numbers, headed, number) : below(numbers, number)).map(rule);
    return { number, title: titles[number] ?? '', rules: withHeadings(rules) };
  });
  const known = new Set(numbers);
  const places = Object.values(by)
    .flatMap((map) => [...map])
    .flatMap(([number, where]) => where.map((w) => ({ number, where: `${w.file}:${w.line}` })));
  const listed = [
    ...Object.keys(ruledOut).map((number) => ({ number, where: `${folder}/not-applicable.json` })),
    ...Object.keys(summaries).map((number) => ({ number, where: `${folder}/summaries.json` })),
    ...Object.keys(reasons).map((number) => ({ number, where: `${folder}/open.json` })),
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

/** `open.json` of a rulebook: why rules, or all that follow a number, are left open. */
export function reasonsLeftOpen(root: string, folder: string): { [number: string]: string } {
  const file = join(root, folder, 'open.json');
  return existsSync(file) ? readJson<{ [number: string]: string }>(file) : {};
}

/** Whether a number names a rule, or what it is a part of: `702.49` covers `702.49` and `702.49a`, not `702.490`. */
export const covers = (key: string, number: string): boolean =>
  number.startsWith(key) && /^(?:[.a-z]|$)/.test(number.slice(key.length));
/** The entry about a rule: of several the nearest. */
const over = (reasons: { [number: string]: string }, number: string): string =>
  Object.keys(reasons)
    .filter((key) => covers(key, number))
    .reduce((best, key) => (key.length > best.length ? key : best), '');

/** `shared.json` of an older rulebook: for each of its rules those of today's that say the same; shared code cites these. */
function sharedRules(
  root: string,
  folder: string,
  book: Rulebook,
  sources: SourceCitation[],
  exports: Map<string, Place[]>,
): SourceCitation[] {
  const file = join(root, folder, 'shared.json');
  if (book.today === undefined || !existsSync(file)) return [];
  const pairs = Object.entries(readJson<{ [number: string]: string[] }>(file));
  const { today } = book;
  const claims = mechanisms(root, join(folder, '..', 'rules'), exports).map((place) => ({
    ...place,
    ruleset: today,
    claimed: true,
  }));
  const places = byRule([...sources.filter((c) => c.ruleset === today), ...claims]);
  return pairs.flatMap(([number, now]) =>
    now.flatMap((rule) => (places.get(rule) ?? []).map((place) => ({ ...place, ruleset: book.ruleset, number }))),
  );
}

function byRule(citations: readonly SourceCitation[]): Map<string, SourceCitation[]> {
  const found = new Map<string, SourceCitation[]>();
  for (const one of citations) found.set(one.number, [...(found.get(one.number) ?? []), one]);
  return found;
}

/** `mechanisms.json` of a rulebook: functions of the kernel or of the ruleset, and the rules that they carry out. */
export function namedFunctions(root: string, folder: string): { [name: string]: string[] } {
  const file = join(root, folder, 'mechanisms.json');
  return existsSync(file) ? readJson<{ [name: string]: string[] }>(file) : {};
}

/** Where a function lies that `mechanisms.json` names: in the ruleset itself, or else in the kernel. */
export function placeOf(name: string, folder: string, exports: Map<string, Place[]>): Place | undefined {
  const [, own] = folder.split('/');
  const found = exports.get(name) ?? [];
  return [own, 'engine'].map((p) => found.find(({ file }) => file.startsWith(`packages/${p}/`))).find(Boolean);
}

/** The kernel knows no game and so cites no rulebook: what each of its functions carries out is said beside the rulebook. */
function mechanisms(root: string, folder: string, exports: Map<string, Place[]>): (Place & { number: string })[] {
  return Object.entries(namedFunctions(root, folder)).flatMap(([name, numbers]) => {
    const place = placeOf(name, folder, exports) ?? { file: `${folder}/mechanisms.json`, line: 1 };
    return numbers.map((number) => ({ number, ...place }));
  });
}

function byNumber(citations: readonly (Place & { number: string })[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const { number, file, line } of citations) found.set(number, [...(found.get(number) ?? []), { file, line }]);
  return found;
}

/** Headings name what is below them and are no rules themselves. */
const isRule = (rule: Rule): boolean => rule.title === null;

export interface Tally {
  rules: number;
  /** Enforced where it is cited, and a test is about it. */
  proven: number;
  /** Enforced where it is cited, but no test is about it. */
  untested: number;
  /** Claimed, and a test is about it. */
  shown: number;
  /** Claimed, and no more. */
  claimed: number;
  notApplicable: number;
  open: number;
  /** Open, and nobody has said why. */
  unexplained: number;
}
export function tally(rules: readonly Rule[]): Tally {
  const real = rules.filter(isRule);
  const count = (status: Rule['status'], tested?: boolean): number =>
    real.filter((r) => r.status === status && (tested === undefined || r.tested.length > 0 === tested)).length;
  return {
    rules: real.length,
    proven: count('enforced', true),
    untested: count('enforced', false),
    shown: count('claimed', true),
    claimed: count('claimed', false),
    notApplicable: count('notApplicable'),
    open: count('open'),
    unexplained: real.filter((r) => r.status === 'open' && r.left === null).length,
  };
}

/**
 * The text of `enforced.json`: for each rule that is cited where the code acts by it, or claimed and shown by a test, the
 * files. A line for each rule and file, and an empty one at the end, so that the lines of two branches merge to a file that
 * is valid and says the same as one written anew.
 */
export function enforcedText({ sections }: Coverage): string {
  const lines = sections
    .flatMap((section) => section.rules)
    .flatMap(({ number, enforced, claimed, tested }) => {
      const places = [...enforced, ...(tested.length > 0 ? claimed : [])];
      const files = [...new Set(places.map((place) => place.file))].sort();
      return files.map((file) => `  ["${number}", ${JSON.stringify(file)}],\n`);
    });
  return `[\n${lines.join('')}  []\n]\n`;
}

const enforcedFile = (root: string, { folder }: Coverage): string => join(root, folder, 'enforced.json');

export function writeEnforced(root: string, of: Coverage): void {
  writeFileSync(enforcedFile(root, of), enforcedText(of));
}
/** Lines that `enforced.json` lacks or has too many, in whatever order: of two branches it has the lines of both. */
export function staleLines(root: string, of: Coverage): string[] {
  const file = enforcedFile(root, of);
  const lines = (text: string): Set<string> => new Set(text.split('\n').filter((line) => line.startsWith('  ["')));
  const written = lines(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const wanted = lines(enforcedText(of));
  return [
    ...[...wanted].filter((line) => !written.has(line)).map((line) => `lacks ${line.trim()}`),
    ...[...written].filter((line) => !wanted.has(line)).map((line) => `has ${line.trim()}`),
  ];
}
