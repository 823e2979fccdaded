/** What the database says afterwards: every version there is, once; every chain whole; every replay exact. */
import { join } from 'node:path';
import { createLogger, type Database, GameRepository, Keys, openStates, readSecretFile, rulesets } from '@arbiter/api';
import type { RulesetService } from '@arbiter/engine';

export interface Audit {
  games: number;
  versions: number;
  /** What is wrong, in words: nothing, if all is well. */
  faults: string[];
}

/** Checks every game in a database; `dataDir` is the folder of a service with a database of its own, with its secret. */
export async function audit({ pool }: Database, dataDir?: string): Promise<Audit> {
  const faults: string[] = [];
  const { rows: holes } = await pool.query<{ id: string; version: number; rows: number }>(
    `SELECT g.id, g.version, count(l.version)::int AS rows FROM games g LEFT JOIN log l ON l.game_id = g.id
       GROUP BY g.id HAVING count(l.version) <> g.version OR coalesce(max(l.version), 0) <> g.version
         OR coalesce(min(l.version), 1) <> 1`,
  );
  for (const { id, version, rows } of holes)
    faults.push(`game ${id} is at version ${version} with ${rows} log entries`);
  const { rows: twice } = await pool.query<{ game_id: string; version: number }>(
    // Keys of other requests than moves have something else there, such as the seat that was taken.
    `SELECT game_id, version FROM idempotency_keys WHERE route ~ '^(act|concede) ' GROUP BY game_id, version HAVING count(*) > 1`,
  );
  for (const { game_id, version } of twice) faults.push(`version ${version} of game ${game_id} belongs to two keys`);

  const secrets = dataDir && (await readSecretFile(join(dataDir, 'server-secret')));
  const repository = new GameRepository(pool, secrets ? new Keys(secrets) : undefined);
  const states = openStates(repository, (id) => rulesets[id] as RulesetService, createLogger('silent'));
  const { rows: ids } = await pool.query<{ id: string }>(`SELECT id FROM games WHERE status <> 'OPEN' ORDER BY id`);
  let versions = 0;
  for (const { id } of ids) {
    const game = await repository.find(id);
    const found = game && (await states.verify(game));
    if (found?.exact) versions += found.versions;
    else faults.push(found ? String(found.difference) : `game ${id} is gone`);
  }
  return { games: ids.length, versions, faults };
}
