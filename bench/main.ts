/**
 * The benchmarks.
 *
 *   npm run bench                            all groups
 *   npm run bench -- engine                  only this one: engine, baseline, calls, references, service or cards
 *   npm run bench -- baseline --against main another version to compare with than the first one
 *   npm run bench -- calls --against main    which functions are called more often than there, on a busy machine too
 *   npm run bench -- --write --note "why"    also puts the tables into bench/results.md
 *   npm run bench -- --quick                 fewer rounds, for a first look: no verdicts
 *
 * How it measures is said in bench/results.md.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { cards } from './cards/group.js';
import { baseline } from './engine/baseline.js';
import { calls } from './engine/calls.js';
import { engine } from './engine/group.js';
import { references } from './references/group.js';
import { service } from './service/group.js';
import { appendHistory } from './support/results.js';
import { type Row, tableText } from './support/table.js';

export interface BenchOptions {
  quick: boolean;
  /** The commit that `baseline` compares with. */
  against: string;
}

const groups: { [name: string]: (options: BenchOptions) => Promise<Row[]> } = {
  engine,
  baseline,
  calls,
  references,
  service,
  cards,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    against: { type: 'string', default: '6b2f2f0' },
    note: { type: 'string', default: '' },
  },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(groups);
for (const name of wanted) {
  if (!groups[name]) throw new Error(`there is no group ${name}; there are ${Object.keys(groups).join(', ')}`);
}

const load = (): string =>
  loadavg()
    .map((n) => n.toFixed(1))
    .join(', ');
const machine = `Node ${process.version}, ${cpus().length} cores`;
console.log(`${machine}, load ${load()}`);

/** A quick run is for a first look: too little is warm for a verdict. */
const unjudged = (row: Row): Row => (row.aim ? { ...row, aim: { text: row.aim.text, reached: undefined } } : row);

const tables: [string, Row[]][] = [];
for (const name of wanted) {
  const before = load();
  const made = (await groups[name]?.({ quick: values.quick, against: values.against })) ?? [];
  const rows = values.quick ? made.map(unjudged) : made;
  tables.push([name, rows]);
  const note = `${machine}; load average before ${before}, after ${load()}`;
  console.log(`${name}: ${note}`);
  if (values.write) appendHistory(name, rows, values.note, note);
}
for (const [name, rows] of tables) console.log(`\n${name}\n${tableText(rows)}`);
