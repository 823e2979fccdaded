/** Connections of the job queue, which outlive that the database goes away. */
import pg from 'pg';

const nothing = (): void => undefined;

type Taken = Parameters<Parameters<pg.Pool['connect']>[0]>;

/**
 * The queue's library gives a listening connection back twice where it breaks while the library is ending: once since it ends
 * and once since its LISTEN failed. The second time would be an unhandled rejection, which ends the process.
 */
class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: (...taken: Taken) => void): void;
  override connect(callback?: (...taken: Taken) => void): Promise<pg.PoolClient> | void {
    if (callback === undefined) return super.connect();
    super.connect((error, client, release) => {
      let held = true;
      callback(error, client, (broken) => {
        if (held) release(broken);
        held = false;
      });
    });
  }
}

/**
 * Opens the connections of one queue.
 * @param max so many connections at most
 */
export function queuePool(connectionString: string, max: number): pg.Pool {
  const pool = new QueuePool({ connectionString, max });
  // A connection that breaks fails what it was used for; without a listener it would end the process as well.
  pool.on('error', nothing);
  pool.on('connect', (client) => client.on('error', nothing));
  return pool;
}
