/** The secrets of webhooks, which the database alone does not give, and one of which is of no use beside another webhook. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '../database/database.js';
import type { Keys } from '../security/keys.js';

const PREFIX = 'whsec_';
const MADE_BYTES = 32;
const MIN_BYTES = 24;
const MAX_BYTES = 64;

export const newSecret = (): string => `${PREFIX}${randomBytes(MADE_BYTES).toString('base64')}`;

export function isSecret(text: string): boolean {
  const encoded = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : '';
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.toString('base64') === encoded && bytes.length >= MIN_BYTES && bytes.length <= MAX_BYTES;
}

export class WebhookSecrets {
  constructor(readonly keys: Keys) {}

  seal(webhook: string, secret: string): string {
    return this.keys.seal(Buffer.from(`${mark(webhook)}${secret}`));
  }

  /** Undefined: it was sealed with a secret of the server that is gone, or for another webhook. */
  open(webhook: string, sealed: string): string | undefined {
    const opened = this.keys.unseal(sealed)?.toString();
    return opened?.startsWith(mark(webhook)) ? opened.slice(mark(webhook).length) : undefined;
  }
}

const mark = (webhook: string): string => `webhook ${webhook} `;

const BATCH = 200;
/** Of those under an unknown secret nothing can be done: $2 are the known ones. */
const OLDER = `SELECT id, secret FROM webhooks WHERE split_part(secret, '.', 1) <> $1 AND split_part(secret, '.', 1) = ANY ($2::text[])
  AND id > $3 ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`;

/** Brings stored secrets under the newest secret of the server, so that older ones can be given up. @returns how many there were */
export async function renewWebhookSecrets(
  pool: pg.Pool,
  secrets: WebhookSecrets,
  signal?: AbortSignal,
): Promise<number> {
  const { current, ids } = secrets.keys;
  let changed = 0;
  for (let last: string | undefined = ''; last !== undefined && !signal?.aborted; ) {
    const after: string = last;
    last = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string; secret: string }>(OLDER, [current, ids, after]);
      for (const { id, secret } of rows) {
        const opened = secrets.open(id, secret);
        if (opened === undefined) continue;
        await client.query('UPDATE webhooks SET secret = $2 WHERE id = $1', [id, secrets.seal(id, opened)]);
        changed++;
      }
      return rows.at(-1)?.id;
    });
  }
  return changed;
}

/** How many webhooks are told nothing, since their secrets are under one that the server does not have any more. */
export async function unreadableWebhooks(pool: pg.Pool, known: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM webhooks WHERE disabled_at IS NULL AND split_part(secret, '.', 1) <> ALL ($1::text[])`,
    [known],
  );
  return rows[0]?.count ?? 0;
}
