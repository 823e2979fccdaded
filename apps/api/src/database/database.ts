/** One pool of connections, and Prisma on the same pool. */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.js';

export interface Database {
  url: string;
  /** For the paths that must be cheap: named statements. */
  pool: pg.Pool;
  /** For everyday queries. */
  prisma: PrismaClient;
  close(): Promise<void>;
}

/** Opens a pool; connections are made when they are needed. */
export function openDatabase(url: string, connections = 16): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, idleTimeoutMillis: 30_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    url,
    pool,
    prisma,
    async close() {
      await prisma.$disconnect();
      if (!pool.ended) await pool.end();
    },
  };
}

/** Runs `work` in a transaction; rolls back when it throws. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Whether an error is Postgres's refusal of a second row with the same key. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '23505';
}
