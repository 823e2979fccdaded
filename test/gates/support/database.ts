/** A real Postgres server that writes to disk as it should, and that can be killed with all its processes. */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, type EmbeddedServer, openDatabase, startEmbedded } from '@arbiter/api';
import { freePort } from './service.js';

export class DatabaseServer {
  #server: EmbeddedServer | undefined;

  private constructor(
    readonly folder: string,
    readonly port: number,
  ) {}

  static async start(): Promise<DatabaseServer> {
    const server = new DatabaseServer(await mkdtemp(join(tmpdir(), 'arbiter-gate-')), await freePort());
    await server.up();
    return server;
  }

  get url(): string {
    return (this.#server as EmbeddedServer).url();
  }

  /** Starts the server on its folder, at the same address as before. */
  async up(): Promise<void> {
    this.#server = await startEmbedded(this.folder, { port: String(this.port) });
  }

  /** kill -9 of the server and of every process it has. */
  async kill(): Promise<void> {
    await killPostgres(this.folder);
  }

  async remove(): Promise<void> {
    await this.#server?.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** kill -9 of the Postgres server in a data folder: of all its processes, or of the first one alone. */
export async function killPostgres(folder: string, which: 'all' | 'first' = 'all'): Promise<void> {
  const first = await postmaster(folder);
  const victims = which === 'all' ? [first, ...childrenOf(first)] : [first];
  for (const pid of victims) signal(pid, 'SIGKILL');
  while (victims.some((pid) => signal(pid, 0))) await sleep(5);
}

/** The first process of the server in a data folder. */
export async function postmaster(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

function signal(pid: number, what: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, what);
    return what !== 0 || !isZombie(pid);
  } catch {
    return false;
  }
}

const stat = (pid: number): string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};
const isZombie = (pid: number): boolean => (stat(pid)[0] ?? 'Z') === 'Z';

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => Number(stat(pid)[1]) === parent);
}

/** Connections to this database that others hold. */
export async function connections({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(
    `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  return Number(rows[0]?.n);
}

/** Looks into the database and closes it again. */
export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url, 2);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Locks the games, and waits until statements queue up behind that. @returns how to let go of the connection. */
export async function holdUp(url: string): Promise<() => Promise<void>> {
  const database = openDatabase(url, 2);
  const holder = await database.pool.connect();
  // The server is about to be killed.
  holder.on('error', () => undefined);
  await holder.query('BEGIN; LOCK TABLE games IN ACCESS EXCLUSIVE MODE');
  const queued = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  while ((await database.pool.query(queued)).rowCount === 0) await sleep(5);
  return async () => {
    holder.release(true);
    await database.close();
  };
}
