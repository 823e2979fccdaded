/** One pool of connections, and Prisma on the same pool. */
import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.js';

export interface Database {
  url: string;
  /** The server itself, where `url` is a pooler's: for what belongs to a connection, as LISTEN and locks that outlast a transaction. */
  direct: string;
  /** For the paths that must be cheap: named statements. */
  pool: pg.Pool;
  /** For everyday queries. */
  prisma: PrismaClient;
  close(): Promise<void>;
}

/** A database that does not take a connection within this time is away. */
const PATIENCE = { connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000 };

/** Opens a pool; connections are made when they are needed. */
export function openDatabase(url: string, connections = 16, direct = url): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, ...PATIENCE });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    url,
    direct,
    pool,
    prisma,
    async close() {
      await prisma.$disconnect();
      if (!pool.ended) await pool.end();
    },
  };
}

/** Of those who stand in each other's way Postgres undoes one after the other; so often one of them may be it. */
const ATTEMPTS = 5;
const PAUSE_MS = 20;

/**
 * Stores something; where Postgres has undone it, as it does to one of two who wait for each other, once more. Nothing
 * of an attempt that was undone is left, so `work` must do nothing beside what it stores.
 */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isUndone(error) || attempt === ATTEMPTS) throw error;
      await sleep(Math.random() * PAUSE_MS * attempt);
    }
  }
}

/** Runs `work` in a transaction; rolls back when it throws. What is undone is done again (`persist`). */
export const inTransaction = <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  persist(() => once(pool, work));

async function once<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // The pool listens only to idle connections: one that breaks between two statements must not end the process.
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken ??= error;
  };
  client.on('error', onError);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** Whether an error is Postgres's refusal of a second row with the same key. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '23505';
}

/** Whether it is its refusal of a row that belongs to one that is not there (any more). */
export function isDangling(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '23503';
}

/** Whether it has undone a transaction for the sake of others: a deadlock, or one that does not fit behind another. */
export function isUndone(error: unknown): boolean {
  return /^(40P01|40001)$/.test(String((error as { code?: unknown } | null)?.code));
}

/** Postgres is away, going down, coming up, or out of connections. */
const AWAY_CODE =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0\d|53300|08\w{3}|P10(01|02|08|17))$/;
/** What the driver and Prisma say of it without a code. */
const AWAY_WORDS =
  /Connection terminated|encountered a connection error|timeout exceeded when trying to connect|Client was closed|Can't reach database server|Server has closed the connection/;

/** Whether an error says that the database cannot be reached now, but may be later. */
export function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, errors, meta } = error as {
    code?: unknown;
    message?: unknown;
    cause?: unknown;
    errors?: unknown[];
    meta?: { driverAdapterError?: unknown };
  };
  return (
    AWAY_CODE.test(String(code)) ||
    AWAY_WORDS.test(String(message)) ||
    isAway(cause) ||
    isAway(meta?.driverAdapterError) ||
    (Array.isArray(errors) && errors.some(isAway))
  );
}
