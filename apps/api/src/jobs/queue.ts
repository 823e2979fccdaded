/**
 * The job queue: graphile-worker on the same database, which keeps jobs where the games are, so that what a move causes is
 * stored with it or not at all. Each process takes jobs; whichever takes one, nobody else does it meanwhile.
 */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, runMigrations, runTaskList, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import { isAway } from '../database/database.js';
import { inSpan } from '../tracing/spans.js';
import { queuePool } from './pool.js';
import { Runners } from './runners.js';
import { CONCURRENCY, LANES, type Lane, type Task, type TaskName, type Tasks } from './tasks.js';

/** Each process looks so often for jobs whose time has come. */
const POLL_MS = 1000;
/** A queue that has ended because the database was away begins anew after this time. */
const AGAIN_MS = 500;
/** What is being done when a process is told to end may take so long; what has not ended by then is done by another. */
const ABORT_MS = 2000;
/** Whoever ends has ended after this time: where two jobs could not be said to be done, the library waits without end. */
const ENDING_MS = ABORT_MS + 1000;
const GRACE_MS = 4000;

/** Connections on which jobs are fetched, and said to be done: jobs themselves use those of requests. */
const FETCHING = 4;

type Log = Pick<FastifyBaseLogger, 'debug' | 'warn'>;

/** What the library says goes into our log; of its everyday life only who debugs wants to know. */
const loggerOf = (log: Log): Logger =>
  new Logger((scope) => (level, message, meta) => {
    const about = { ...scope, ...(meta?.error ? { err: meta.error } : {}) };
    if (level === 'error') log.warn(about, `job queue: ${message}`);
    else log.debug(about, `job queue: ${message}`);
  });

const nothing = (): void => undefined;
const SILENT: Log = { debug: nothing, warn: nothing };

/** Makes the queue's own tables, or brings them up to date. */
export async function migrateJobs(connectionString: string): Promise<void> {
  const pgPool = queuePool(connectionString, 1);
  try {
    await runMigrations({ pgPool, logger: loggerOf(SILENT) });
  } finally {
    await pgPool.end();
  }
}

export class JobQueue {
  readonly #pool: pg.Pool;
  readonly #runners: Runners;
  readonly #lanes = new Map<Lane, WorkerPool>();
  readonly #stopping = new AbortController();
  #closing: Promise<void> | undefined;

  constructor(
    url: string,
    readonly tasks: Tasks,
    readonly log: Log,
  ) {
    // Each lane listens on one; the others are taken for as long as a job is fetched, or said to be done.
    this.#pool = queuePool(url, Object.keys(CONCURRENCY).length + FETCHING);
    this.#runners = new Runners(url);
  }

  /** Begins with what should have been done while nobody was here. */
  open(): void {
    for (const lane of Object.keys(CONCURRENCY) as Lane[]) this.#begin(lane);
    if (this.#lanes.size > 0) this.#runners.open();
  }

  /** Waits a little for what is being done, and leaves everything else to others. */
  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    this.#stopping.abort();
    const ends = [...this.#lanes.values()].map((lane) =>
      Promise.resolve(lane.gracefulShutdown()).catch(() => undefined),
    );
    await Promise.race([Promise.all(ends), sleep(GRACE_MS, undefined, { ref: false })]);
    await this.#runners.close();
    await Promise.race([this.#pool.end(), sleep(GRACE_MS, undefined, { ref: false })]);
  }

  #begin(lane: Lane): void {
    const names = (Object.keys(this.tasks) as TaskName[]).filter((name) => LANES[name] === lane);
    if (names.length === 0) return;
    const tasks: TaskList = Object.fromEntries(names.map((name) => [name, this.#task(name)]));
    // Called before each look for a job: nobody takes one whose end would not be noticed.
    let added: Promise<void> | undefined;
    const alive = async (): Promise<null> => {
      await Promise.resolve();
      await added;
      await this.#runners.held();
      return null;
    };
    const events: WorkerEvents = new EventEmitter();
    const workers = runTaskList(
      {
        events,
        concurrency: CONCURRENCY[lane],
        pollInterval: POLL_MS,
        noHandleSignals: true,
        // Processes agree on what time it is as far as they agree on deadlines.
        useNodeTime: true,
        gracefulShutdownAbortTimeout: ABORT_MS,
        logger: loggerOf(this.log),
        forbiddenFlags: alive,
        // In batches (of one) a failure to store how a job ended is ours to hear of, and not an unhandled rejection.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      },
      tasks,
      this.#pool,
    );
    this.#lanes.set(lane, workers);
    added = this.#runners.add(workers.id);
    renewAfterLoss(events, workers);
    void this.#watch(lane, workers, events);
  }

  #task(name: TaskName): NonNullable<TaskList[string]> {
    const task = persistent(this.tasks[name] as Task<unknown>, name, () => this.#runners.held());
    const span = { kind: 'CONSUMER', attributes: { 'arbiter.job': name } } as const;
    return async (payload, { abortSignal }) => {
      try {
        await inSpan(
          `job ${name}`,
          () => span,
          () => task(payload, abortSignal),
        );
      } catch (error) {
        // What was broken off did not fail.
        if (abortSignal.aborted) return LEFT;
        throw error;
      }
    };
  }

  async #watch(lane: Lane, workers: WorkerPool, events: WorkerEvents): Promise<void> {
    const { signal } = this.#stopping;
    const late = new Promise<void>((over) => {
      events.once('pool:gracefulShutdown', () => setTimeout(over, ENDING_MS).unref());
    });
    await Promise.race([late, Promise.resolve(workers.promise).catch(() => undefined)]);
    if (signal.aborted) return;
    this.log.warn({ lane }, 'the job queue has ended; it begins anew');
    await this.#runners.remove(workers.id);
    await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) this.#begin(lane);
  }
}

/**
 * A look for a job that failed may have locked one all the same, of which nobody here knows: then all begin anew, and what the
 * old ones had locked is given back with them. Where the first look of all failed, the library answers each later one with the
 * same error without looking.
 */
function renewAfterLoss(events: WorkerEvents, workers: WorkerPool): void {
  let lost: unknown;
  const renew = (): void => {
    if (lost === undefined) return;
    lost = undefined;
    void Promise.resolve(workers.gracefulShutdown('a look for a job was lost')).catch(() => undefined);
  };
  events.on('worker:getJob:error', ({ error }) => {
    if (error === lost) renew();
    else lost = error;
  });
  events.on('worker:getJob:empty', renew);
  events.on('job:start', renew);
}

/** What a job that is left comes to: whoever had taken it ends, and gives it back as it was. To fail would put it off. */
const LEFT = new Promise<never>(() => undefined);

/**
 * A task that waits while the database is away, and goes on where it can: that is no failure of the job, which would be put off
 * for longer each time. What is mailed waits for another server as well, which is away in the same words.
 */
function persistent<Payload>(task: Task<Payload>, name: TaskName, held: () => Promise<void>): Task<Payload> {
  if (LANES[name] === 'mail') return task;
  return async (payload, signal) => {
    for (;;) {
      try {
        return await task(payload, signal);
      } catch (error) {
        if (!isAway(error)) throw error;
        await sleep(AGAIN_MS, undefined, { signal });
        await held();
        signal.throwIfAborted();
      }
    }
  };
}
