/**
 * The benchmarks.
 *
 *   npm run bench                            all groups
 *   npm run bench -- engine                  only this one: engine, references or service
 *   npm run bench -- --write --note "why"    also puts the tables into bench/results.md
 *   npm run bench -- --quick                 fewer rounds, for a first look
 *
 * How it measures is said in bench/results.md.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { engine } from './engine/group.js';
import { references } from './references/group.js';
import { service } from './service/group.js';
import { appendHistory } from './support/results.js';
import { type Row, tableText } from './support/table.js';

export interface BenchOptions {
  quick: boolean;
}

const groups: { [name: string]: (options: BenchOptions) => Promise<Row[]> } = { engine, references, service };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    note: { type: 'string', default: '' },
  },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(groups);
for (const name of wanted) {
  if (!groups[name]) throw new Error(`there is no group ${name}; there are ${Object.keys(groups).join(', ')}`);
}

console.log(`Node ${process.version}, ${cpus().length} cores`);
const tables: [string, Row[]][] = [];
for (const name of wanted) {
  const rows = (await groups[name]?.({ quick: values.quick })) ?? [];
  tables.push([name, rows]);
  if (values.write) appendHistory(name, rows, values.note);
}
for (const [name, rows] of tables) console.log(`\n${name}\n${tableText(rows)}`);
