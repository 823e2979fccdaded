/**
 * The embedded server's roles. The service works as one that owns its database and can do nothing else: neither read
 * files, nor run programs, nor make roles or databases. The superuser sets that up, at every start, and is used for nothing more.
 */
import { createHmac } from 'node:crypto';
import pg from 'pg';

export const SUPERUSER = 'arbiter';
export const SERVICE_ROLE = 'arbiter_service';
/** The database that the service keeps its games in. */
export const DATABASE = 'arbiter';
const LOCK = 72707370;

/** Derived, so that every process that has the superuser's password knows it; nobody gets back from it to that one. */
export const servicePassword = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(SERVICE_ROLE).digest('hex');

const ROLE = 'NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT LOGIN';

const SCHEMAS = `('public', 'graphile_worker')`;
/** What an earlier version made as the superuser. Sequences and indexes follow their tables. */
const OTHERS = `SELECT format('ALTER SCHEMA %I OWNER TO ${SERVICE_ROLE}', nspname) AS sql FROM pg_namespace
  WHERE nspname = 'graphile_worker' AND pg_get_userbyid(nspowner) <> '${SERVICE_ROLE}'
UNION ALL SELECT format('ALTER %s %I.%I OWNER TO ${SERVICE_ROLE}',
    CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END,
    n.nspname, c.relname)
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ${SCHEMAS} AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'c') AND pg_get_userbyid(c.relowner) <> '${SERVICE_ROLE}'
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('a', 'i') AND c.relkind = 'S')
UNION ALL SELECT format('ALTER TYPE %I.%I OWNER TO ${SERVICE_ROLE}', n.nspname, t.typname)
  FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
  WHERE n.nspname IN ${SCHEMAS} AND t.typtype IN ('e', 'd') AND pg_get_userbyid(t.typowner) <> '${SERVICE_ROLE}'
UNION ALL SELECT format('ALTER FUNCTION %s OWNER TO ${SERVICE_ROLE}', p.oid::regprocedure)
  FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE n.nspname IN ${SCHEMAS} AND pg_get_userbyid(p.proowner) <> '${SERVICE_ROLE}'`;

/**
 * Makes the service's role and database where they are missing, and gives it what an earlier version kept as superuser.
 * @param urlOf the superuser's address of a database
 */
export async function ensureRoles(urlOf: (database: string) => string, password: string): Promise<void> {
  await connected(urlOf('postgres'), async (client) => {
    // Several processes may start at once.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [SERVICE_ROLE]);
    if (role.rowCount === 0) await client.query(`CREATE ROLE ${SERVICE_ROLE}`);
    await client.query(`ALTER ROLE ${SERVICE_ROLE} ${ROLE} PASSWORD ${client.escapeLiteral(password)}`);
    const found = await client.query('SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1', [
      DATABASE,
    ]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${SERVICE_ROLE}`);
    else if (found.rows[0].owner !== SERVICE_ROLE)
      await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${SERVICE_ROLE}`);
    for (const other of ['postgres', 'template1']) await client.query(`REVOKE ALL ON DATABASE ${other} FROM PUBLIC`);
    await connected(urlOf(DATABASE), async (inside) => {
      const { rows } = await inside.query<{ sql: string }>(OTHERS);
      for (const { sql } of rows) await inside.query(sql);
    });
  });
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
