/** The history in `bench/results.md`: `npm run bench -- --write` puts each run's table into the part of its group. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Row, tableMarkdown } from './table.js';

const DOCUMENT = new URL('../results.md', import.meta.url);

const end = (group: string): string => `<!-- end of the history of ${group} -->`;

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'no commit';
  }
}

/** @param note why it was run; @param machine on what, and how busy that was */
export function appendHistory(group: string, rows: Row[], note: string, machine: string): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const at = text.indexOf(end(group));
  if (at < 0) throw new Error(`bench/results.md has no place for the history of ${group}`);
  const title = `#### ${new Date().toISOString().slice(0, 10)}, after ${commit()}${note ? `: ${note}` : ''}`;
  writeFileSync(DOCUMENT, `${text.slice(0, at)}${title}\n\n${machine}\n\n${tableMarkdown(rows)}\n\n${text.slice(at)}`);
}
