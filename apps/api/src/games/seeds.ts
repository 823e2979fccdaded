/**
 * Seeds of games in progress are encrypted under the newest secret, so that older ones can be given up, and so that a
 * database from before they were encrypted is no exception. Those of games that are over are public, and plain: they need
 * no secret any more.
 */
import type pg from 'pg';
import { inTransaction } from '../database/database.js';
import type { Keys, StoredSeed } from '../security/keys.js';

const BATCH = 200;

/** `FOR UPDATE`: a seed that another process changes at the same time is read as that has left it. */
const select = (
  which: string,
): string => `SELECT u.game_id AS id, u.seed, u.seed_key AS "keyId", g.status::text AS status
  FROM game_setups u JOIN games g ON g.id = u.game_id WHERE ${which} LIMIT ${BATCH} FOR UPDATE OF u SKIP LOCKED`;
/** Of seeds under an unknown secret nothing can be done: $2 are the known ones. */
const IN_PROGRESS = select(`g.status IN ('OPEN', 'ACTIVE') AND u.seed_key IS DISTINCT FROM $1
  AND (u.seed_key IS NULL OR u.seed_key = ANY ($2::text[]))`);
const OVER = select(`u.seed_key = ANY ($2::text[]) AND g.status IN ('FINISHED', 'ABORTED') AND $1::text IS NOT NULL`);

/** Brings the stored seeds up to date. @returns how many were changed */
export async function renewSeeds(pool: pg.Pool, keys: Keys, signal?: AbortSignal): Promise<number> {
  if (!keys.separate) return 0;
  let changed = 0;
  for (const sql of [IN_PROGRESS, OVER])
    for (let last = BATCH; last === BATCH && !signal?.aborted; changed += last)
      last = await inTransaction(pool, (client) => renewBatch(client, keys, sql));
  return changed;
}

async function renewBatch(client: pg.PoolClient, keys: Keys, sql: string): Promise<number> {
  const { rows } = await client.query<StoredSeed & { id: string; status: string }>(sql, [keys.current, keys.ids]);
  for (const row of rows) {
    const seed = keys.openSeed(row.id, row);
    const over = row.status === 'FINISHED' || row.status === 'ABORTED';
    const stored = over ? { seed, keyId: null } : keys.sealSeed(row.id, seed);
    // A scenario from before has the seed in it as well.
    await client.query(
      `UPDATE game_setups SET seed = $2, seed_key = $3, scenario = scenario - 'seed' WHERE game_id = $1`,
      [row.id, stored.seed, stored.keyId],
    );
  }
  return rows.length;
}

/** Ids of secrets that games in progress need and that are not there. */
export async function missingSecrets(pool: pg.Pool, keys: Keys): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT DISTINCT k.id FROM games g JOIN game_setups u ON u.game_id = g.id CROSS JOIN LATERAL (VALUES (g.key_id), (u.seed_key)) AS k (id)
       WHERE g.status IN ('OPEN', 'ACTIVE') AND k.id IS NOT NULL AND k.id <> ALL ($1::text[])`,
    [keys.ids],
  );
  return rows.map(({ id }) => id);
}
