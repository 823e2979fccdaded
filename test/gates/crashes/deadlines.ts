/** Games whose time runs out while service and database are killed: each deadline is acted on once, and none is missed. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@arbiter/api';
import { call } from '../support/client.js';
import { gameInput, type Random } from '../support/tables.js';
import type { Ledger } from './ledger.js';

/** Acted on within three seconds; a machine that does much else gets some more. */
const WITHIN_MS = 15_000;

/** Games that nobody plays; in half of them whoever is late has lost, in the others the default is sent again and again. */
export async function setClocks(base: string, ledger: Ledger, count: number, random: Random): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { options, ...input } = gameInput(n, random);
    const clock = { perMove: `PT${1 + random(4)}S` };
    const body = { ...input, options: { ...(options as object), clock, onTimeout: n % 2 ? 'default' : 'concede' } };
    const { status } = await ledger.insist(() => call(`${base}/v1/games`, 'POST', { body }));
    if (status !== 201) ledger.wrong.push(`a game with a clock was not made: ${status}`);
  }
}

interface Late {
  id: string;
  late: number;
}
interface Fired {
  id: string;
  version: number;
  /** The deadlines before it, and when it was made. */
  due: { seat: number; at: number }[];
  at: Date;
  seat: number;
}

/** What was acted on twice, too early or for no reason, and what was missed. */
export async function deadlineFaults({ pool }: Database): Promise<{ faults: string[]; acted: number }> {
  const missed = `SELECT id, max(extract(epoch FROM now()) * 1000 - (d->>'at')::float8) AS late
    FROM games, jsonb_array_elements(beside->'clock'->'due') d WHERE status = 'ACTIVE' GROUP BY id`;
  const overdue = async (): Promise<Late[]> => (await pool.query<Late>(missed)).rows.filter(({ late }) => late > 3000);
  let late = await overdue();
  for (const end = Date.now() + WITHIN_MS; late.length > 0 && Date.now() < end; late = await overdue())
    await sleep(200);
  const { rows } = await pool.query<Fired>(
    `SELECT l.game_id AS id, l.version, coalesce(p.beside->'due', u.due) AS due, l.at, l.seat FROM log l
       JOIN game_setups u ON u.game_id = l.game_id
       LEFT JOIN log p ON p.game_id = l.game_id AND p.version = l.version - 1
       WHERE l.beside->'events' @> '[{"type": "TIMED_OUT"}]'`,
  );
  const early = rows.filter(({ due, at, seat }) => !due?.some((one) => one.seat === seat && one.at <= at.getTime()));
  return {
    faults: [
      ...late.map((one) => `game ${one.id}: a deadline was missed by ${Math.round(one.late)} ms`),
      ...early.map(({ id, version }) => `game ${id}, version ${version}: acted on what was not due (any more)`),
    ],
    acted: rows.length,
  };
}
