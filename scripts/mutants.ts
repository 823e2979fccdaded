/**
 * Breaks rules one at a time and expects the tests named after them to fail.
 *
 *   npm run mutants                      all of the ledger in test/mutants
 *   npm run mutants -- mtg riftbound     these parts of it
 *   npm run mutants -- mtg:601.2c        the mutants of one rule
 *   npm run mutants -- test/mutants/service/streams.json
 *
 * --verbose: why each was noticed. --sound: breaks nothing, and expects each rule's tests to pass by themselves. CORES: how
 * many are judged at once. Ends with 1 if a mutant survives or can't be judged.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Judge } from './mutants/judge.js';
import { type Entry, faultOf, readLedger } from './mutants/ledger.js';
import type { Verdict } from './mutants/runners.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Judges mutants, several at once.
 * @param tell called with each verdict as it comes
 * @param judge what is done with each
 * @param limit milliseconds after which tests are taken to go on for ever
 */
export async function judgeAll(
  entries: readonly Entry[],
  tell: (entry: Entry, verdict: Verdict) => void,
  judge = (by: Judge, entry: Entry): Promise<Verdict> => by.judge(entry),
  limit?: number,
): Promise<void> {
  const cores = Number(process.env.CORES ?? availableParallelism());
  let next = 0;
  const work = async (): Promise<void> => {
    const by = new Judge(ROOT, limit);
    try {
      for (let entry = entries[next++]; entry; entry = entries[next++]) tell(entry, await judge(by, entry));
    } finally {
      await by.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(cores, entries.length) }, work));
}

/** Whether the tests of each rule pass where nothing is broken. */
async function control(entries: readonly Entry[]): Promise<void> {
  const rules = entries.filter(({ rule }, i) => entries.findIndex((other) => other.rule === rule) === i);
  const passes = (by: Judge, entry: Entry): Promise<Verdict> => by.control(entry);
  await judgeAll(
    rules,
    ({ rule, from }, { result, by }) => {
      if (result === 'survived') return;
      console.error(`${rule} (${from}): ${by.join('\n')}`);
      process.exitCode = 1;
    },
    passes,
  );
  console.log(`${rules.length} rules looked at`);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: 'boolean' }, sound: { type: 'boolean' } },
  });
  const wanted = readLedger(ROOT).filter(
    ({ part, rule, from }) => positionals.length === 0 || [part, rule, from].some((one) => positionals.includes(one)),
  );
  const sound = wanted.filter((entry) => {
    const fault = faultOf(ROOT, entry);
    if (fault) console.error(`${entry.rule}: ${fault} (${entry.from})`);
    return !fault;
  });
  if (values.sound) return control(sound);
  const counts = { killed: 0, survived: 0, invalid: wanted.length - sound.length };
  await judgeAll(sound, (entry, { result, by }) => {
    counts[result]++;
    if (result !== 'killed' || values.verbose)
      console.error(`${result.toUpperCase()} ${entry.rule}: ${entry.breaks} (${entry.file})\n${by.join('\n')}`);
  });
  console.log(
    `${counts.killed} of ${wanted.length} mutants killed by the test named after their rule, ${counts.survived} survived, ${counts.invalid} could not be judged`,
  );
  if (counts.killed < wanted.length) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
