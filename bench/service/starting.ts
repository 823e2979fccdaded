/** From the start of the process until it serves: with a new database, and with the one of last time. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../support/contest.js';
import type { Row } from '../support/table.js';
import type { Bench } from './group.js';
import { startService } from './processes.js';

export async function starting({ folder, rounds }: Bench): Promise<Row[]> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let i = 0; i < Math.min(rounds, 3); i++) {
    const own = mkdtempSync(join(folder, 'start-'));
    for (const times of [cold, warm]) {
      const running = await startService(own);
      times.push(running.startedIn);
      await running.stop();
    }
  }
  return [
    { measure: 'cold start: a new database is made', figure: median(cold), unit: 'ms' },
    { measure: 'warm start: the database is there', figure: median(warm), unit: 'ms' },
  ];
}
