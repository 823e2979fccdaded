/** Applies migrations/<name>/migration.sql, each once, in the order of their names, after those of the job queue. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrateJobs } from '../jobs/queue.js';

/** The same from `src/database` and from `dist/database`. */
const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'migrations');
/** Prisma's own lock number, so that its tools and this runner keep out of each other's way. */
const LOCK = 72707369;

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/** Brings the database up to date; safe to be called by several processes at once. Returns what was applied now. */
export async function migrate(databaseUrl: string, folder = FOLDER): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that breaks fails the statement; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(TABLE);
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    await migrateJobs(databaseUrl);
    const fresh: string[] = [];
    for (const { name, sql, checksum } of readMigrations(folder)) {
      const before = applied.get(name);
      if (before === checksum) continue;
      if (before !== undefined) throw new Error(`Migration ${name} was changed after it had been applied`);
      await apply(client, name, sql, checksum);
      fresh.push(name);
    }
    return fresh;
  } finally {
    // Ending the connection releases the lock, also after an error.
    await client.end();
  }
}

function readMigrations(folder: string): { name: string; sql: string; checksum: string }[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function apply(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
