/** Deliveries, attempt by attempt: each is a job, and what comes of it is stored together with the job of the next. */
import type pg from 'pg';
import { inTransaction } from '../database/database.js';
import { type Resolve, resolveName } from './addresses.js';
import type { WebhookSecrets } from './secrets.js';
import { type Answer, sendWebhook } from './send.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** How long after an attempt that failed the next one comes; the last of them again and again. */
const RETRIES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
const LAST_RETRY = 24 * HOUR;
/** From then on nobody is expected to listen any more. */
const GIVES_UP = 72 * HOUR;
const GONE = 410;

export interface DeliveryOptions {
  /** Whether receivers may lie in the operator's own network. */
  allowPrivate: boolean;
  /** Who says where a name leads; the system unless said. */
  resolve?: Resolve | undefined;
  /** How long a receiver may take to answer. */
  timeoutMs?: number | undefined;
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined;
}

interface Row {
  id: string;
  webhook: string;
  url: string;
  secret: string;
  body: string;
  attempts: number;
  created: Date;
  disabled: boolean;
}
const FIND = `SELECT d.id, w.id AS webhook, w.url, w.secret, d.body, d.attempts, d.created_at AS created, w.disabled_at IS NOT NULL AS disabled
  FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE d.id = $1 AND d.status = 'PENDING'`;
const RECORD = `UPDATE deliveries SET status = $2, attempts = attempts + 1, attempted_at = $3, next_at = $4, response = $5, error = $6
  WHERE id = $1 AND status = 'PENDING' AND attempts = $7`;
/** One after the other of each receiver, so that none takes the place of others. */
const AGAIN = `SELECT graphile_worker.add_job('redeliver', json_build_object('delivery', $1::text), queue_name => 'webhook:' || $2::text,
  run_at => $3::timestamptz, job_key => 'deliver:' || $1::text)`;
/** What has been told long ago is forgotten. */
const FORGET = `DELETE FROM deliveries WHERE id IN (
  SELECT id FROM deliveries WHERE webhook_id = $1 AND status <> 'PENDING' AND created_at < now() - interval '30 days' FOR UPDATE SKIP LOCKED)`;

export class Deliveries {
  constructor(
    readonly pool: pg.Pool,
    readonly secrets: WebhookSecrets,
    readonly options: DeliveryOptions,
  ) {}

  /** Makes an attempt, unless it was delivered meanwhile or nobody wants it any more. */
  async attempt({ delivery }: { delivery: string }, signal: AbortSignal): Promise<void> {
    const { rows } = await this.pool.query<Row>(FIND, [delivery]);
    const [row] = rows;
    if (!row) return;
    const { timeoutMs = 10 * SECOND, allowPrivate, resolve = resolveName, clock = Date.now } = this.options;
    if (row.disabled) {
      await this.pool.query(
        `UPDATE deliveries SET status = 'FAILED', next_at = NULL WHERE id = $1 AND status = 'PENDING'`,
        [row.id],
      );
      return;
    }
    const secret = this.secrets.open(row.webhook, row.secret);
    const sending = { allowPrivate, resolve, timeoutMs, signal, now: new Date(clock()) };
    const answer = secret === undefined ? UNREADABLE : await sendWebhook({ ...row, secret }, sending);
    // Another process makes this attempt again: nothing is known of its end.
    signal.throwIfAborted();
    await this.#record(row, answer, clock());
  }

  async #record(row: Row, answer: Answer, now: number): Promise<void> {
    const status = 'status' in answer ? answer.status : null;
    const error =
      'error' in answer ? answer.error : isSuccess(answer.status) ? null : `the answer was ${answer.status}`;
    const next = error === null ? undefined : nextAttempt(row, status, now);
    const state = error === null ? 'DELIVERED' : next === undefined ? 'FAILED' : 'PENDING';
    await inTransaction(this.pool, async (client) => {
      await client.query('SELECT 1 FROM webhooks WHERE id = $1 FOR NO KEY UPDATE', [row.webhook]);
      const values = [row.id, state, new Date(now), next ? new Date(next) : null, status, error, row.attempts];
      const { rowCount } = await client.query(RECORD, values);
      // Somebody else has made this attempt.
      if (rowCount === 0) return;
      if (next !== undefined) {
        await client.query(AGAIN, [row.id, row.webhook, new Date(Date.now() + next - now)]);
      }
      const reason = state === 'FAILED' ? whyDisabled(status, error) : null;
      await client.query(
        `UPDATE webhooks SET failures = CASE WHEN $2::text IS NULL THEN 0 ELSE failures + 1 END,
           disabled_at = CASE WHEN $3::text IS NULL THEN disabled_at ELSE $4::timestamptz END,
           disabled_reason = coalesce($3, disabled_reason) WHERE id = $1`,
        [row.webhook, error, reason, new Date(now)],
      );
      await client.query(FORGET, [row.webhook]);
    });
  }
}

const UNREADABLE: Answer = { error: 'its secret was encrypted with a secret that this server does not have any more' };

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** When the next attempt is due; undefined: there is none. */
function nextAttempt({ attempts, created }: Row, status: number | null, now: number): number | undefined {
  const end = created.getTime() + GIVES_UP;
  if (status === GONE || now >= end) return undefined;
  return Math.min(now + (RETRIES[attempts] ?? LAST_RETRY), end);
}

const whyDisabled = (status: number | null, error: string | null): string =>
  status === GONE ? 'the receiver answered 410 Gone' : `nothing could be delivered for three days: ${error}`;
