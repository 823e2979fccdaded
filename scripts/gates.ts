/**
 * The gates in their full form: what must hold however hard anyone tries.
 *
 *   npm run gates                          all of them, one after the other; renews docs/guarantees.md
 *   npm run gates -- races crashes         only these
 *   SEED=7 npm run gates                   with other random choices
 *
 * Ends with 1 if a gate fails; its old figures then stay.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOCUMENT = join(ROOT, 'docs/guarantees.md');
const SUFFIX = '.gate.test.ts';

interface Figure {
  gate: string;
  what: string;
  value: string;
}

const begin = (gate: string): string => `<!-- figures of ${gate}: made by \`npm run gates\` -->\n`;
const END = '<!-- end of figures -->\n';

/** The document with a gate's new figures in place of its old ones. */
function withFigures(document: string, gate: string, figures: Figure[], about: string): string {
  const from = document.indexOf(begin(gate));
  const to = document.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error(`docs/guarantees.md has no place for the figures of ${gate}`);
  const rows = figures.map(({ what, value }) => `| ${what} | ${value} |`);
  const table = ['', `| ${about} | |`, '| --- | --- |', ...rows, '', ''].join('\n');
  return document.slice(0, from) + begin(gate) + table + document.slice(to);
}

/** Runs one gate. @returns its figures, or null if it failed. */
function run(gate: string): { figures: Figure[]; minutes: number } | null {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-gate-'));
  const file = join(folder, 'figures.jsonl');
  writeFileSync(file, '');
  const started = Date.now();
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'system', `test/gates/${gate}${SUFFIX}`], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, GATES: 'full', GATE_FIGURES: file },
  });
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  rmSync(folder, { recursive: true });
  return status === 0
    ? { figures: lines.map((line) => JSON.parse(line) as Figure), minutes: (Date.now() - started) / 60_000 }
    : null;
}

const { positionals } = parseArgs({ allowPositionals: true });
const known = readdirSync(join(ROOT, 'test/gates'))
  .filter((name) => name.endsWith(SUFFIX))
  .map((name) => name.slice(0, -SUFFIX.length));
for (const name of positionals)
  if (!known.includes(name)) throw new Error(`there is no gate ${name}; there are ${known.join(', ')}`);

let failed = 0;
for (const gate of positionals.length > 0 ? positionals : known) {
  const done = run(gate);
  if (!done) {
    failed++;
    console.error(`GATE FAILED: ${gate}`);
    continue;
  }
  const seed = process.env.SEED ?? '1';
  const about = `${new Date().toISOString().slice(0, 10)}, seed ${seed}, Node ${process.version}, ${done.minutes.toFixed(1)} min`;
  writeFileSync(DOCUMENT, withFigures(readFileSync(DOCUMENT, 'utf8'), gate, done.figures, about));
}
process.exitCode = failed > 0 ? 1 : 0;
