/** The job queue: jobs come and go with what causes them, whoever takes them and however that one ends. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../src/database/database.js';
import { addJob, alterJobs } from '../src/jobs/add.js';
import { queuePool } from '../src/jobs/pool.js';
import { JobQueue } from '../src/jobs/queue.js';
import { createLogger } from '../src/logger.js';
import { createTestDatabase } from './support/database.js';

type Done = { game: string; version: number; by: string };

let url: string;
let pool: pg.Pool;
const opened: JobQueue[] = [];
beforeAll(async () => {
  url = await createTestDatabase();
  pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => undefined);
});
// A test that fails leaves neither a queue nor jobs to the next one.
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.close()));
  await pool.query('DELETE FROM graphile_worker._private_jobs');
});
afterAll(() => pool.end());

function open(
  by: string,
  done: Done[],
  act: (signal: AbortSignal) => Promise<unknown> = async () => undefined,
  at = url,
): JobQueue {
  const deadline = async (payload: { game: string; version: number }, signal: AbortSignal): Promise<void> => {
    await act(signal);
    done.push({ ...payload, by });
  };
  const queue = new JobQueue(at, { deadline }, createLogger('silent'));
  queue.open();
  opened.push(queue);
  return queue;
}

async function close(queue: JobQueue): Promise<void> {
  opened.splice(opened.indexOf(queue), 1);
  await queue.close();
}

async function until(holds: () => boolean, withinMs = 15_000): Promise<void> {
  for (const end = Date.now() + withinMs; !holds(); await sleep(10))
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms`);
}

const count = async (): Promise<number> =>
  (await pool.query('SELECT count(*)::int AS n FROM graphile_worker.jobs')).rows[0].n;

test('A job is there when what causes it is, and is done once however many processes there are', async () => {
  const done: Done[] = [];
  const queues = [open('a', done), open('b', done), open('c', done)];
  const fails = inTransaction(pool, async (client) => {
    await addJob(client, 'deadline', { game: 'never', version: 1 });
    throw new Error('what causes it fails');
  });
  await expect(fails).rejects.toThrow('what causes it fails');
  await inTransaction(pool, async (client) => {
    for (let version = 0; version < 30; version++) await addJob(client, 'deadline', { game: 'g', version });
    await sleep(300);
    expect(done).toEqual([]);
  });
  await until(() => done.length >= 30);
  await sleep(300);
  expect(done.map(({ version }) => version).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i));
  expect(done.some(({ game }) => game === 'never')).toBe(false);
  await Promise.all(queues.map(close));
  expect(await count()).toBe(0);
});

test('A job waits for its time, and one of the same key takes its place', async () => {
  const done: Done[] = [];
  const queue = open('a', done);
  const soon = new Date(Date.now() + 1200);
  await addJob(pool, 'deadline', { game: 'g', version: 1 }, { runAt: soon, key: 'deadline:g' });
  await addJob(pool, 'deadline', { game: 'g', version: 2 }, { runAt: soon, key: 'deadline:g' });
  await addJob(pool, 'deadline', { game: 'h', version: 1 }, { runAt: soon, key: 'deadline:h' });
  await alterJobs(pool, [{ key: 'deadline:h' }]);
  await sleep(soon.getTime() - Date.now() - 100);
  expect(done).toEqual([]);
  await until(() => done.length > 0, 3100);
  expect(done).toEqual([{ game: 'g', version: 2, by: 'a' }]);
  await close(queue);
  expect(await count()).toBe(0);
});

test('What should have been done while nobody was here is done at the start', async () => {
  await addJob(pool, 'deadline', { game: 'g', version: 7 }, { runAt: new Date(Date.now() - 86_400_000) });
  const done: Done[] = [];
  const queue = open('a', done);
  await until(() => done.length === 1, 3000);
  await close(queue);
});

test('A job that fails is done again', async () => {
  const done: Done[] = [];
  let tries = 0;
  const queue = open('a', done, async () => {
    tries++;
    if (tries === 1) throw new Error('the first time it fails');
  });
  await addJob(pool, 'deadline', { game: 'g', version: 1 });
  await until(() => done.length === 1, 10_000);
  expect(tries).toBe(2);
  await close(queue);
});

test('A process that is told to end is not waited for without end, and another does what it had begun', async () => {
  const begun: string[] = [];
  const hanging = open('a', [], async () => {
    begun.push('a');
    await new Promise(() => undefined);
  });
  await addJob(pool, 'deadline', { game: 'g', version: 1 });
  await until(() => begun.length === 1);
  const done: Done[] = [];
  const other = open('b', done);
  await sleep(1500);
  expect(done, 'somebody does it').toEqual([]);
  const before = Date.now();
  await close(hanging);
  expect(Date.now() - before).toBeLessThan(7000);
  await until(() => done.length === 1, 3000);
  await close(other);
});

test('What a process had begun that has died is done by another within three seconds', async () => {
  await addJob(pool, 'deadline', { game: 'g', version: 1 });
  // What a killed process leaves: a job locked for hours, by somebody whose connection is gone.
  await pool.query(`INSERT INTO job_runners (id) VALUES ('pool-dead')`);
  await pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now(), attempts = attempts + 1`,
  );
  const done: Done[] = [];
  const queue = open('a', done);
  await until(() => done.length === 1, 3000);
  await close(queue);
  expect((await pool.query('SELECT id FROM job_runners')).rows).toEqual([]);
});

/** What could not be told to be done is done again: jobs are done at least once. */
const DROP = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

test('When the database has dropped all connections the queue goes on', async () => {
  const done: Done[] = [];
  const queue = open('a', done);
  await addJob(pool, 'deadline', { game: 'g', version: 1 });
  await until(() => done.length > 0);
  await pool.query(DROP);
  await addJob(pool, 'deadline', { game: 'g', version: 2 });
  await until(() => done.some(({ version }) => version === 2), 6000);
  await close(queue);
});

test('A job during which the database is away again and again is not put off', { timeout: 90_000 }, async () => {
  const done: Done[] = [];
  let tries = 0;
  const queue = open('a', done, async () => {
    tries++;
    // Put off each time for longer, as what has failed is, it would take two minutes.
    if (tries <= 5) await lostWhileAsking();
  });
  await addJob(pool, 'deadline', { game: 'g', version: 1 });
  await until(() => done.length > 0, 60_000);
  expect(tries).toBe(6);
  await close(queue);
});

test('A job that waits for the database as its process ends is given back, and not put off', async () => {
  let tries = 0;
  const queue = open('a', [], async () => {
    tries++;
    await lostWhileAsking();
  });
  await addJob(pool, 'deadline', { game: 'g', version: 1 });
  // What has failed four times, or more before anybody looked, is put off for a minute.
  await until(() => tries >= 4);
  await close(queue);
  const done: Done[] = [];
  const other = open('b', done);
  await until(() => done.length > 0);
  await close(other);
});

test('A job that is broken off as its process ends is given back untried, however often', async () => {
  let tries = 0;
  await addJob(pool, 'deadline', { game: 'g', version: 1 });
  // It is tried 25 times at most, and put off for longer each time.
  await pool.query('UPDATE graphile_worker._private_jobs SET attempts = 22');
  for (let n = 1; n <= 3; n++) {
    const queue = open('a', [], (signal) => {
      tries++;
      return sleep(60_000, undefined, { signal });
    });
    await until(() => tries === n);
    await close(queue);
  }
  const done: Done[] = [];
  const other = open('b', done);
  await until(() => done.length > 0);
  await close(other);
});

test('Where the connection that tells that a process is alive breaks as it is made, jobs are done once it is there', async () => {
  const cable = await startCable();
  const blocker = new pg.Client({ connectionString: url });
  await blocker.connect();
  await blocker.query('BEGIN');
  await blocker.query('LOCK TABLE job_runners IN ACCESS EXCLUSIVE MODE');
  const done: Done[] = [];
  const queue = open('a', done, undefined, cable.url);
  const holding = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO job_runners%'`;
  while ((await pool.query(holding)).rowCount === 0) await sleep(20);
  await sleep(300);
  cable.cut();
  await blocker.query('COMMIT');
  await blocker.end();
  await addJob(pool, 'deadline', { game: 'g', version: 1 });
  await until(() => done.length > 0, 10_000);
  await close(queue);
  await cable.end();
});

test('Where the first look for a job fails, the next ones are looks', async () => {
  const done: Done[] = [];
  await addJob(pool, 'deadline', { game: 'g', version: 1 });
  const first = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%insert into%_private_tasks%'`;
  const queue = await inTransaction(pool, async (client) => {
    await client.query('LOCK TABLE graphile_worker._private_tasks IN ACCESS EXCLUSIVE MODE');
    const opening = open('a', done);
    while ((await pool.query(first)).rowCount === 0) await sleep(20);
    await pool.query(`SELECT pg_terminate_backend(pid) FROM (${first}) AS looking`);
    return opening;
  });
  await until(() => done.length > 0, 10_000);
  await close(queue);
});

test('A job that was locked for a look whose answer was lost is done by the next', async () => {
  const done: Done[] = [];
  const queue = open('a', done);
  await addJob(pool, 'deadline', { game: 'g', version: 1 });
  await until(() => done.length > 0);
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM job_runners');
  const waiting = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%_private_jobs%'`;
  await inTransaction(pool, async (client) => {
    await client.query('LOCK TABLE graphile_worker._private_jobs IN ACCESS EXCLUSIVE MODE');
    while ((await pool.query(waiting)).rowCount === 0) await sleep(20);
    await pool.query(`SELECT pg_terminate_backend(pid) FROM (${waiting}) AS looking`);
    // What would be left of the look: the job is locked for somebody who is alive and has never heard of it.
    await addJob(client, 'deadline', { game: 'g', version: 2 });
    await client.query('UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now()', [rows[0]?.id]);
  });
  await until(() => done.some(({ version }) => version === 2), 10_000);
  await close(queue);
});

test('Where it could not be stored that two jobs are done, both are done again, and others after them', async () => {
  const done: Done[] = [];
  const finish: (() => void)[] = [];
  const queue = open('a', done, () => (finish.length < 2 ? new Promise<void>((over) => finish.push(over)) : sleep(0)));
  for (const version of [1, 2]) await addJob(pool, 'deadline', { game: 'g', version });
  await until(() => finish.length === 2);
  const storing = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%delete from%_private_jobs%'`;
  await inTransaction(pool, async (client) => {
    await client.query('LOCK TABLE graphile_worker._private_jobs IN ACCESS EXCLUSIVE MODE');
    for (const [i, over] of finish.entries()) {
      over();
      // Both are being stored at once, each by itself.
      for (const end = Date.now() + 5000; (await pool.query(storing)).rowCount !== i + 1; await sleep(20))
        if (Date.now() > end) throw new Error('it is not stored that a job is done');
    }
    await pool.query(`SELECT pg_terminate_backend(pid) FROM (${storing}) AS stuck`);
  });
  await addJob(pool, 'deadline', { game: 'g', version: 3 });
  const times = (of: number): number => done.filter(({ version }) => version === of).length;
  await until(() => times(1) === 2 && times(2) === 2 && times(3) === 1, 15_000);
  await close(queue);
  expect(await count()).toBe(0);
});

/** The database is asked, and drops all connections while it looks for the answer. */
async function lostWhileAsking(): Promise<void> {
  await Promise.all([pool.query('SELECT pg_sleep(60)'), dropOnceAsked()]);
}
async function dropOnceAsked(): Promise<void> {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const asked = `SELECT pid FROM pg_stat_activity WHERE state = 'active' AND query = 'SELECT pg_sleep(60)'`;
  // On a busy machine that begins late: what is dropped before would leave it asleep.
  while ((await other.query(asked)).rowCount === 0) await sleep(10);
  await other.query(DROP).finally(() => other.end());
}

test('A connection that is given back twice is free once, and whoever took it next keeps it', async () => {
  const own = queuePool(url, 1);
  type Taken = Parameters<Parameters<pg.Pool['connect']>[0]>;
  const taken = (): Promise<Taken> => new Promise((resolve) => own.connect((...all: Taken) => resolve(all)));
  const [, , release] = await taken();
  release();
  const [, second, end] = await taken();
  expect(() => release()).not.toThrow();
  expect([own.totalCount, own.idleCount]).toEqual([1, 0]);
  expect((await second?.query('SELECT 1 AS one'))?.rows).toEqual([{ one: 1 }]);
  end();
  await own.end();
});

/** The way to the database, which can be cut without a word. */
async function startCable(): Promise<{ url: string; cut(): void; end(): Promise<unknown> }> {
  const { hostname, port } = new URL(url);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => undefined).on('close', () => ends.delete(end));
      end.pipe(other);
    }
  });
  await new Promise<void>((over) => {
    server.listen(0, '127.0.0.1', over);
  });
  const by = new URL(url);
  by.hostname = '127.0.0.1';
  by.port = String((server.address() as AddressInfo).port);
  const cut = (): void => {
    for (const end of ends) end.resetAndDestroy();
  };
  return {
    url: by.href,
    cut,
    end: () => {
      cut();
      return new Promise((over) => {
        server.close(over);
      });
    },
  };
}
