/**
 * `/health`: the process answers, and says whether the database does. `/ready`: the database does, or 503. However often
 * they are asked, the database is asked once a second, and a database that does not answer keeps nobody waiting for long.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import plugin from 'fastify-plugin';
import type pg from 'pg';
import { ApiError } from '../errors.js';

/** That the database answers is believed for so long; that it does not, until the next question. */
const REMEMBERED_MS = 1000;
/** Later than this is no answer. */
const PATIENCE_MS = 2000;

class Probe {
  #answeredAt = Number.NEGATIVE_INFINITY;
  #verdict: Promise<boolean> | undefined;

  constructor(readonly pool: pg.Pool) {}

  /** Whether the database answers. One question at a time is on its way; all who ask meanwhile share its answer. */
  answers(): Promise<boolean> {
    if (performance.now() - this.#answeredAt < REMEMBERED_MS) return Promise.resolve(true);
    this.#verdict ??= this.#ask();
    return this.#verdict;
  }

  #ask(): Promise<boolean> {
    const settled = new AbortController();
    // The driver gives up as well, and closes the connection, so that one that is broken does not stand for all.
    const question = { text: 'SELECT 1', query_timeout: PATIENCE_MS };
    const answer = this.pool.query(question).then(
      () => true,
      () => false,
    );
    void answer.then((good) => {
      if (good) this.#answeredAt = performance.now();
      this.#verdict = undefined;
      settled.abort();
    });
    const late = sleep(PATIENCE_MS, false, { ref: false, signal: settled.signal }).catch(() => answer);
    return Promise.race([answer, late]);
  }
}

export const health = plugin(async (app) => {
  const database = new Probe(app.database.pool);
  // 200 also while the database is away: to start the process again would not bring it back.
  app.get('/health', { schema: { hide: true } }, async () =>
    (await database.answers()) ? { status: 'ok' } : { status: 'degraded', database: 'away' },
  );
  app.get('/ready', { schema: { hide: true } }, async () => {
    if (!(await database.answers())) throw new ApiError('UNAVAILABLE', 'the database does not answer');
    return { status: 'ready' };
  });
});
