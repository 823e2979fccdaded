/** A database of its own for each test file, copied from the one that has the migrations. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Makes a database; `empty` ones have no tables. */
export async function createTestDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  const template = inject('testServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(template);
  const source = kind === 'migrated' ? url.pathname.slice(1) : 'template0';
  const client = new pg.Client({ connectionString: inject('testAdminUrl') });
  await client.connect();
  // Copying files beats the write-ahead log for a database this small; nobody may be connected to the template then.
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${source} OWNER ${url.username} STRATEGY file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
