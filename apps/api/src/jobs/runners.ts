/**
 * Who takes jobs. The queue locks a job for whoever does it, for hours: here each of those holds a lock of the database's
 * that ends with its process, however that ends, and what a dead one had taken is given back within a second.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const LOCKS = 72707373;
const LOOK_EVERY_MS = 1000;
const AGAIN_MS = 500;

const HOLD = `WITH held AS MATERIALIZED (SELECT pg_advisory_lock($1, hashtext($2)))
  INSERT INTO job_runners (id) SELECT $2 FROM held ON CONFLICT DO NOTHING`;
const SWEEP = `WITH dead AS MATERIALIZED (
  SELECT id FROM job_runners WHERE id <> ALL($2::text[]) AND pg_try_advisory_xact_lock($1, hashtext(id))
), gone AS (
  DELETE FROM job_runners r USING dead WHERE r.id = dead.id
) SELECT graphile_worker.force_unlock_workers(array_agg(id)) FROM dead HAVING count(*) > 0`;
/** What is given back was not tried: whoever takes a job counts an attempt, of which there are 25. */
const UNTRY = `UPDATE graphile_worker._private_jobs SET attempts = greatest(attempts - 1, 0) WHERE locked_by = ANY($1::text[])`;
const LEAVE = `WITH gone AS (DELETE FROM job_runners WHERE id = ANY($1::text[]))
  SELECT graphile_worker.force_unlock_workers($1::text[])`;

export class Runners {
  readonly #ids = new Set<string>();
  readonly #stopping = new AbortController();
  #client: pg.Client | undefined;
  /** Settled while all are known to be alive. */
  #held = new Gate();
  #working: Promise<void> | undefined;

  constructor(readonly url: string) {}

  /** Looks after those that are here, and after what others leave. */
  open(): void {
    this.#working ??= this.#work();
  }

  /** Waits until everybody would notice if one of these ended. */
  held(): Promise<void> {
    return this.#held.opened;
  }

  async add(id: string): Promise<void> {
    this.#ids.add(id);
    const client = this.#client;
    // Where this fails the connection is lost, and the next one holds all of them.
    await client?.query(HOLD, [LOCKS, id]).catch(() => this.#lose(client));
  }

  /** What it has taken and not done is for others. */
  async remove(id: string): Promise<void> {
    this.#ids.delete(id);
    await this.#leave([id]);
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
    await this.#leave([...this.#ids]);
    await this.#client?.end().catch(() => undefined);
  }

  async #leave(ids: string[]): Promise<void> {
    const client = this.#client;
    // Where this fails the connection is lost, and others find them dead.
    for (const statement of [UNTRY, LEAVE]) await client?.query(statement, [ids]).catch(() => undefined);
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        const client = this.#client ?? (await this.#connect());
        await client.query(SWEEP, [LOCKS, [...this.#ids]]);
        await pause(LOOK_EVERY_MS, signal);
      } catch {
        this.#lose();
        await pause(AGAIN_MS, signal);
      }
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', () => this.#lose(client));
    try {
      await client.connect();
      this.#client = client;
      for (const id of this.#ids) await client.query(HOLD, [LOCKS, id]);
    } catch (error) {
      this.#client = undefined;
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#held.open();
    return client;
  }

  #lose(client = this.#client): void {
    if (client === undefined || client !== this.#client) return;
    this.#client = undefined;
    // Whoever waits already goes on waiting for the same.
    if (this.#held.isOpen) this.#held = new Gate();
    void client.end().catch(() => undefined);
  }
}

class Gate {
  isOpen = false;
  open: () => void = () => undefined;
  readonly opened = new Promise<void>((done) => {
    this.open = () => {
      this.isOpen = true;
      done();
    };
  });
}

const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
