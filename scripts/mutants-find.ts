/**
 * Looks for holes in the tests of rules: breaks the code to which a rule's number is attached in standard ways, and says which
 * breakages the tests named after the rule don't notice. What survives is not always a hole: a breakage may change nothing
 * that a game could show, or something of another rule. So this is no gate; what is a hole goes into test/mutants by hand.
 *
 *   npm run mutants:find -- mtg:508.1a mtg:509           all of one rule, and of those whose numbers begin so
 *   npm run mutants:find -- packages/mtg/src/5-turn      of these files
 *   npm run mutants:find -- mtg --sample 40 --seed 7     one of each of 40 rules
 *
 * --each N: so many of each rule. --list: judges nothing. CORES: in how many copies of the repository at once. The same seed
 * draws the same where the code is the same.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Attached, attachedCode } from './mutants/attached.js';
import { type Entry, readLedger, testsOfRules } from './mutants/ledger.js';
import { type Change, changesOf } from './mutants/operators.js';
import type { Verdict } from './mutants/runners.js';
import { judgeAll } from './mutants.js';

/** Tests of a rule take seconds. */
const LIMIT_MS = 90_000;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A mutant as the ledger would have it: enough of what is around a change that it occurs once in its file. */
export function entryOf({ rule, file, tree }: Attached, change: Change, tests: string[]): Entry {
  const { text } = tree;
  let { start, end } = change;
  while (text.split(text.slice(start, end)).length !== 2) {
    start = Math.max(0, text.lastIndexOf('\n', start - 2) + 1);
    end = text.indexOf('\n', end + 1) < 0 ? text.length : text.indexOf('\n', end + 1);
  }
  const find = text.slice(start, end);
  const replace = text.slice(start, change.start) + change.replace + text.slice(change.end, end);
  return { rule, breaks: change.breaks.replace(/\s+/g, ' '), file, find, replace, part: 'found', from: file, tests };
}

/** A number by which things are put into an order that only the seed and they themselves decide. */
const drawn = (seed: string, ...key: string[]): string =>
  createHash('sha256')
    .update([seed, ...key].join('\n'))
    .digest('hex');

const sortedBy = <T>(all: readonly T[], key: (one: T) => string): T[] =>
  all
    .map((one) => [key(one), one] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, one]) => one);

/** So many rules, and of each so many mutants. */
export function draw(all: readonly Entry[], sample: number, each: number, seed: string): Entry[] {
  const byRule = new Map<string, Entry[]>();
  for (const one of all) byRule.set(one.rule, [...(byRule.get(one.rule) ?? []), one]);
  return sortedBy([...byRule.keys()], (rule) => drawn(seed, rule))
    .slice(0, sample)
    .flatMap((rule) =>
      sortedBy(byRule.get(rule) ?? [], ({ file, find, replace }) => drawn(seed, rule, file, find, replace)).slice(
        0,
        each,
      ),
    );
}

const isWanted = ({ rule, file }: Entry, wanted: readonly string[]): boolean =>
  wanted.length === 0 ||
  wanted.some((one) => file.startsWith(one) || (rule.startsWith(one) && !/^\d/.test(rule.slice(one.length))));

const lineOf = ({ file, find }: Entry): number => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return source.slice(0, source.indexOf(find)).split('\n').length;
};
const marked = (mark: string, text: string): string => text.replace(/^/gm, `${mark} `);

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      each: { type: 'string' },
      seed: { type: 'string', default: '1' },
      list: { type: 'boolean' },
    },
  });
  const tests = testsOfRules(ROOT);
  const ledger = readLedger(ROOT);
  const known = new Set(ledger.map(({ file, find, replace, rule }) => [rule, file, find, replace].join('\n')));
  const all = attachedCode(ROOT, ledger, new Set(tests.keys()))
    .flatMap((code) =>
      changesOf(code.tree, code.node).map((change) => entryOf(code, change, tests.get(code.rule) ?? [])),
    )
    .filter((entry) => isWanted(entry, positionals))
    .filter(({ file, find, replace, rule }) => !known.has([rule, file, find, replace].join('\n')));
  const sample = Number(values.sample ?? Number.POSITIVE_INFINITY);
  const each = Number(values.each ?? (values.sample === undefined ? Number.POSITIVE_INFINITY : 1));
  const mutants = draw(all, sample, each, values.seed);
  const told = (what: string, entry: Entry): void =>
    console.log(
      `${what} ${entry.rule} ${entry.file}:${lineOf(entry)} ${entry.breaks}\n${marked('-', entry.find)}\n${marked('+', entry.replace)}\n`,
    );
  if (values.list) {
    for (const entry of mutants) told('MUTANT', entry);
    return;
  }
  const counts = { killed: 0, survived: 0, invalid: 0 };
  const tell = (entry: Entry, { result, by }: Verdict): void => {
    counts[result]++;
    if (result === 'survived') told('SURVIVED', entry);
    else console.log(`${result} ${entry.rule} ${entry.file}:${lineOf(entry)} ${entry.breaks}\n  ${by[0] ?? ''}\n`);
  };
  await judgeAll(mutants, tell, (by, entry) => by.judge(entry), LIMIT_MS);
  console.log(
    `seed ${values.seed}: ${counts.killed} killed, ${counts.survived} survived, ${counts.invalid} not judged`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
