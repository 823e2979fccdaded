/** Keys that the operator gives to those who may create things, where API_KEYS=required asks for one. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { ApiError } from '../errors.js';
import { hashToken } from '../security/keys.js';

/** What a key may be good for: creating games (and matches), creating players, asking about positions. */
export const SCOPES = ['games', 'players', 'positions'] as const;
export type Scope = (typeof SCOPES)[number];

/** Somebody's key, as far as requests are concerned. */
export interface ApiKeyRef {
  id: string;
  scopes: readonly Scope[];
  /** Requests a minute; null: as many as an address may send. */
  perMinute: number | null;
}

export interface ApiKeyInfo extends ApiKeyRef {
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Our keys look so; nothing else is looked up. */
const FORM = /^key_[\w-]{43}$/;
/** When a key was used is written once a minute at most. */
const FIND = `SELECT id, scopes, per_minute AS "perMinute",
    coalesce(last_used_at < now() - interval '1 minute', true) AS stale FROM api_keys WHERE hash = $1`;
const USED = 'UPDATE api_keys SET last_used_at = now() WHERE id = $1';
const LIST = `SELECT id, name, scopes, per_minute AS "perMinute", created_at AS "createdAt", last_used_at AS "lastUsedAt"
  FROM api_keys ORDER BY created_at, id`;

export class ApiKeys {
  constructor(
    readonly pool: pg.Pool,
    /** Whether creating things takes a key. */
    readonly required = false,
  ) {}

  /** Whose key this is; looked up each time, so that one that was revoked is refused at once. */
  async find(key: string): Promise<ApiKeyRef> {
    const { rows } = FORM.test(key)
      ? await this.pool.query<ApiKeyRef & { stale: boolean }>({
          name: 'api-key-find',
          text: FIND,
          values: [hashToken(key)],
        })
      : { rows: [] };
    if (!rows[0]) throw new ApiError('UNAUTHORIZED', 'X-Api-Key: there is no such key (any more)');
    const { stale, ...found } = rows[0];
    if (stale) await this.pool.query({ name: 'api-key-used', text: USED, values: [found.id] });
    return found;
  }

  /** Refuses whoever may not create this here. */
  allow(scope: Scope, key: ApiKeyRef | undefined): void {
    if (!this.required) return;
    if (!key) throw new ApiError('UNAUTHORIZED', `this needs a key of the operator for ${scope}: X-Api-Key`);
    if (key.scopes.includes(scope)) return;
    throw new ApiError('FORBIDDEN', `X-Api-Key: this key is for ${key.scopes.join(' and ')}, not for ${scope}`);
  }

  /** Makes a key, which is shown now and never again; its hash is stored. */
  async create(made: {
    name: string;
    scopes: readonly Scope[];
    perMinute: number | null;
  }): Promise<{ id: string; key: string }> {
    const id = `k_${randomBytes(9).toString('base64url')}`;
    const key = `key_${randomBytes(32).toString('base64url')}`;
    await this.pool.query('INSERT INTO api_keys (id, name, hash, scopes, per_minute) VALUES ($1, $2, $3, $4, $5)', [
      id,
      made.name,
      hashToken(key),
      made.scopes,
      made.perMinute,
    ]);
    return { id, key };
  }

  async list(): Promise<ApiKeyInfo[]> {
    return (await this.pool.query<ApiKeyInfo>(LIST)).rows;
  }

  /** From now on the key is refused. False: there is none of this id. */
  async revoke(id: string): Promise<boolean> {
    return ((await this.pool.query('DELETE FROM api_keys WHERE id = $1', [id])).rowCount ?? 0) > 0;
  }
}
