/**
 * Calls of functions for a decision of a random game, beside those of another version: a count that hangs on nothing but the
 * sources, so that a busy machine tells as well as a quiet one which function a new rule made dear.
 */
import type { BenchOptions } from '../main.js';
import { contest, type Measured, total } from '../support/contest.js';
import type { Row } from '../support/table.js';
import { checkOut } from '../support/version.js';
import { games } from './games.js';

const SCRIPT = 'engine/worker.ts';
/** So many of the functions that are called more often than before are named. */
const NAMED = 15;

const perDecision = (of: Measured, what: string): number => total(of, what) / total(of, 'decisions');

/** Names the functions that are called more often for a decision than in the other version. */
function tellMore(ours: Measured, theirs: Measured): void {
  const names = new Set(ours.rounds.flatMap(({ counts }) => Object.keys(counts)).filter((name) => name.includes(' ')));
  const more = Array.from(names, (name) => ({ name, by: perDecision(ours, name) - perDecision(theirs, name) }))
    .toSorted((a, b) => b.by - a.by)
    .slice(0, NAMED);
  for (const { name, by } of more) console.log(`  ${by.toFixed(2).padStart(8)} more calls a decision: ${name}`);
}

export async function calls({ against }: BenchOptions): Promise<Row[]> {
  const { folder, remove } = checkOut(against);
  const rows: Row[] = [];
  try {
    for (const id of games) {
      console.log(`calls: ${id}`);
      const args = ['calls', id];
      const { ours, theirs } = await contest(
        [
          { name: 'ours', script: SCRIPT, args },
          { name: 'theirs', script: SCRIPT, args, version: folder },
        ],
        { warm: 0, rounds: 1 },
      );
      tellMore(ours, theirs);
      rows.push({
        measure: `${id}: calls of functions a decision`,
        figure: perDecision(ours, 'calls'),
        unit: 'calls',
        ratio: { of: perDecision(ours, 'calls') / perDecision(theirs, 'calls'), to: `that of ${against}` },
      });
    }
  } finally {
    remove();
  }
  return rows;
}
