/** The thread in which rollouts are played: one for the service, begun when it is first needed. */
import { Worker } from 'node:worker_threads';
import { ApiError } from '../errors.js';
import type { Budget } from '../security/rate-limiter.js';
import type { LineTally, RolloutJob } from './play.js';
import type { FromWorker, ToWorker } from './worker.js';

/** Jobs that are played at a time, in turns. */
const MAX_JOBS = 16;
const MEMORY_MB = 512;

interface Waiting {
  budget: Budget;
  resolve: (tallies: LineTally[]) => void;
  reject: (error: Error) => void;
}

/** Sources are run as they are by tests and while developing: then the thread is told first how to read them. */
const FROM_SOURCE = import.meta.url.endsWith('.ts');
const readingSources = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./worker.ts', import.meta.url).href)});
});`;
const limits = { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } };
const startWorker = (): Worker =>
  FROM_SOURCE
    ? new Worker(readingSources, { ...limits, eval: true, execArgv: ['--conditions=arbiter-source'] })
    : new Worker(new URL('./worker.js', import.meta.url), limits);

export class RolloutPool {
  #worker: Worker | undefined;
  readonly #jobs = new Map<number, Waiting>();
  #last = 0;

  /** How many jobs are being played. */
  get playing(): number {
    return this.#jobs.size;
  }

  /** Plays a job. What it plays is counted as it is played; when the caller goes, it ends. */
  run(job: RolloutJob, budget: Budget, signal?: AbortSignal): Promise<LineTally[]> {
    if (this.#jobs.size >= MAX_JOBS)
      throw new ApiError('RATE_LIMITED', `at most ${MAX_JOBS} requests are played out at a time`, { retryAfter: 1 });
    const id = ++this.#last;
    const worker = this.#started();
    const played = new Promise<LineTally[]>((resolve, reject) => this.#jobs.set(id, { budget, resolve, reject }));
    const gone = (): void => this.#end(id, new ApiError('UNAVAILABLE', 'nobody waits for this any more'));
    if (signal?.aborted) gone();
    else {
      signal?.addEventListener('abort', gone, { once: true });
      worker.postMessage({ id, job } satisfies ToWorker);
    }
    return played.finally(() => signal?.removeEventListener('abort', gone));
  }

  async close(): Promise<void> {
    for (const id of this.#jobs.keys()) this.#end(id, new ApiError('UNAVAILABLE', 'the service is stopping'));
    await this.#worker?.terminate();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = startWorker();
    worker.unref();
    worker.on('message', (message: FromWorker) => this.#heard(message));
    worker.on('error', (error) => this.#lost(worker, error));
    worker.on('exit', () => this.#lost(worker, new Error('the thread ended')));
    this.#worker = worker;
    return worker;
  }

  /** A thread that has died takes its jobs with it; the next job begins another. */
  #lost(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#jobs.values()) reject(error);
    this.#jobs.clear();
  }

  #heard(message: FromWorker): void {
    const waiting = this.#jobs.get(message.id);
    if (!waiting) return;
    if ('decisions' in message) {
      try {
        waiting.budget.spend(message.decisions);
      } catch (error) {
        this.#end(message.id, error as Error);
      }
      return;
    }
    this.#jobs.delete(message.id);
    if ('tallies' in message) waiting.resolve(message.tallies);
    else if ('tooMuch' in message) waiting.reject(new ApiError('TOO_LARGE', message.tooMuch));
    else waiting.reject(new Error(message.failed));
  }

  #end(id: number, error: Error): void {
    const waiting = this.#jobs.get(id);
    if (!waiting) return;
    this.#jobs.delete(id);
    this.#worker?.postMessage({ id, stop: true } satisfies ToWorker);
    waiting.reject(error);
  }
}
