/**
 * The mutation ledger: small breakages of single rules, each of which the test named after the rule must notice. A rule
 * counts for nothing if its test passes without it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scanTests } from '../rules/scan.js';

/** Where the ledger lies: a folder for each part, a file for each chapter, each a list of mutants. */
const LEDGER = 'test/mutants';

/** Where the service's tests are. */
const TEST_FOLDERS = ['apps/api/test', 'test/games', 'test/repository'];

interface Mutant {
  /** `mtg:601.2c`; for the service the words by which its test's title begins. */
  rule: string;
  /** What is wrong once it is applied, in a few words. */
  breaks: string;
  /** The file that is changed, by its path in the repository. */
  file: string;
  /** Text that occurs there exactly once, and what stands there instead. */
  find: string;
  replace: string;
}

/** A mutant with the part of the ledger that it belongs to, and the tests that must notice it. */
export interface Entry extends Mutant {
  /** `mtg`, `service` … */
  part: string;
  /** The ledger's file. */
  from: string;
  tests: string[];
}

export const isRule = (rule: string): boolean => /^[a-z][a-z0-9-]*:\d/.test(rule);

/** What the full titles of a rule's tests match, or of a promise's. */
export const titleOf = (rule: string): string =>
  isRule(rule) ? `${escaped(rule)}(?![\\w.])` : `(?:^| )${escaped(rule)}`;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The files of the tests that are named after each rule. */
export function testsOfRules(root: string): Map<string, string[]> {
  const cited = new Map<string, Set<string>>();
  for (const { ruleset, number, file } of scanTests(root)) {
    const rule = `${ruleset}:${number}`;
    cited.set(rule, (cited.get(rule) ?? new Set()).add(file));
  }
  return new Map([...cited].map(([rule, files]) => [rule, [...files].sort()]));
}

/** All mutants of the ledger. */
export function readLedger(root: string): Entry[] {
  const cited = testsOfRules(root);
  const folder = join(root, LEDGER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const from = join(LEDGER, name);
      const part = name.split(/[\\/]/)[0] as string;
      const mutants = JSON.parse(readFileSync(join(root, from), 'utf8')) as Mutant[];
      return mutants.map((mutant): Entry => {
        const tests = isRule(mutant.rule) ? (cited.get(mutant.rule) ?? []) : titled(root, mutant.rule);
        return { ...mutant, part, from, tests };
      });
    });
}

/** Test files of the service in which a title begins with these words. */
function titled(root: string, words: string): string[] {
  const literal = ["'", '"', '`'].map((quote) => quote + words);
  return TEST_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => {
      const source = readFileSync(join(root, name), 'utf8');
      return literal.some((text) => source.includes(text));
    })
    .sort();
}

/** What is wrong with an entry; undefined where nothing is. */
export function faultOf(root: string, { file, find, replace, rule, tests }: Entry): string | undefined {
  if (!existsSync(join(root, file))) return `there is no ${file}`;
  const found = readFileSync(join(root, file), 'utf8').split(find).length - 1;
  if (found !== 1) return `what it changes occurs ${found} times in ${file}: ${find}`;
  if (find === replace) return 'it changes nothing';
  if (tests.length === 0) return `no test is named after ${rule}`;
  return undefined;
}
