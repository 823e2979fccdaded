/** Webhooks of players: where each wants to be told of what, and what became of it. */
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { Database } from '../database/database.js';
import { inTransaction, persist } from '../database/database.js';
import { ApiError } from '../errors.js';
import { faultAt } from '../schemas/parse.js';
import type { CreatedWebhook, Delivery, Webhook, WebhookInput, WebhookPatch } from '../schemas/webhooks.js';
import { faultOfUrl, hostOf, isPublic, resolveName } from '../webhooks/addresses.js';
import type { DeliveryOptions } from '../webhooks/deliver.js';
import { newSecret, type WebhookSecrets } from '../webhooks/secrets.js';
import type { Access } from './access.js';
import type { Idempotency } from './idempotency.js';
import { fromCursor, type Page, pageFrom } from './paging.js';

/** Webhooks of a player. */
const MAX_WEBHOOKS = 20;
const LOOKUP_MS = 3000;

type Row = Awaited<ReturnType<Database['prisma']['webhook']['findUniqueOrThrow']>>;

const unknownWebhook = (): ApiError => new ApiError('NOT_FOUND', 'you have no such webhook');

const shown = ({ id, url, events, createdAt, disabledAt, disabledReason }: Row): Webhook => ({
  webhook: id,
  url,
  events: events as Webhook['events'],
  createdAt: createdAt.toISOString(),
  disabledAt: disabledAt?.toISOString() ?? null,
  disabledReason,
});

export class WebhookService {
  constructor(
    readonly db: Database,
    readonly access: Access,
    readonly idempotency: Idempotency,
    readonly secrets: WebhookSecrets,
    readonly options: Pick<DeliveryOptions, 'allowPrivate' | 'resolve'>,
  ) {}

  async create(token: string | undefined, input: WebhookInput, key: string | undefined): Promise<CreatedWebhook> {
    const { id: player } = await this.access.player(token);
    const { url, events, secret = newSecret() } = input;
    await this.#check(url);
    return this.idempotency.once(
      { caller: `player ${player}`, key, route: 'create webhook', body: input },
      {
        execute: async (mine) => {
          const id = `wh_${randomBytes(12).toString('base64url')}`;
          await inTransaction(this.db.pool, async (client) => {
            const { rowCount } = await client.query('SELECT 1 FROM players WHERE id = $1 FOR UPDATE', [player]);
            if (rowCount === 0) throw new ApiError('UNAUTHORIZED', 'this key belongs to no player (any more)');
            const { rows } = await client.query('SELECT count(*)::int AS n FROM webhooks WHERE player_id = $1', [
              player,
            ]);
            if (rows[0].n >= MAX_WEBHOOKS)
              throw faultAt('$', `a player has ${MAX_WEBHOOKS} webhooks at most`, 'OUT_OF_RANGE');
            await client.query(
              'INSERT INTO webhooks (id, player_id, url, events, secret) VALUES ($1, $2, $3, $4, $5)',
              [id, player, url, events, this.secrets.seal(id, secret)],
            );
            if (mine) await this.idempotency.games.rememberKey(client, { ...mine, gameId: id, version: 0 });
          });
          return { webhook: id, secret };
        },
        again: async ({ gameId: id }) => {
          const row = await this.#own(player, id);
          const opened = this.secrets.open(id, row.secret);
          if (opened !== undefined) return { webhook: id, secret: opened };
          throw new ApiError('UNAVAILABLE', 'the server no longer has the secret that this webhook was made with');
        },
      },
    );
  }

  async list(token: string | undefined): Promise<Page<Webhook>> {
    const { id } = await this.access.player(token);
    const rows = await this.db.prisma.webhook.findMany({
      where: { playerId: id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    return pageFrom(rows.map(shown), MAX_WEBHOOKS, ({ webhook }) => webhook);
  }

  async get(token: string | undefined, id: string): Promise<Webhook> {
    return shown(await this.#mine(token, id));
  }

  async update(
    token: string | undefined,
    id: string,
    { url, events, secret, disabled }: WebhookPatch,
  ): Promise<Webhook> {
    const { id: own } = await this.#mine(token, id);
    if (url !== undefined) await this.#check(url);
    const rest = { disabledAt: new Date(), disabledReason: 'disabled by its player' };
    // It may have been deleted since.
    const [row] = await this.db.prisma.webhook.updateManyAndReturn({
      where: { id: own },
      data: {
        ...(url === undefined ? {} : { url }),
        ...(events === undefined ? {} : { events }),
        ...(secret === undefined ? {} : { secret: this.secrets.seal(own, secret) }),
        ...(disabled === undefined ? {} : disabled ? rest : { disabledAt: null, disabledReason: null, failures: 0 }),
      },
    });
    if (!row) throw unknownWebhook();
    return shown(row);
  }

  async delete(token: string | undefined, id: string): Promise<void> {
    const { id: own } = await this.#mine(token, id);
    await persist(() => this.db.pool.query('DELETE FROM webhooks WHERE id = $1', [own]));
  }

  /** What was sent to it, or is to be, the newest first. */
  async deliveries(
    token: string | undefined,
    id: string,
    { first, after }: { first: number; after?: string | undefined },
  ): Promise<Page<Delivery>> {
    const { id: own } = await this.#mine(token, id);
    const [at, last] = after === undefined ? [] : cursorOf(after);
    const rows = await this.db.prisma.delivery.findMany({
      where: {
        webhookId: own,
        ...(at ? { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { lt: last ?? '' } }] } : {}),
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: first + 1,
    });
    const items = rows.map(
      (row): Delivery => ({
        delivery: row.id,
        type: row.type,
        game: row.gameId,
        status: row.status as Delivery['status'],
        attempts: row.attempts,
        createdAt: row.createdAt.toISOString(),
        attemptedAt: row.attemptedAt?.toISOString() ?? null,
        nextAt: row.nextAt?.toISOString() ?? null,
        response: row.response,
        error: row.error,
      }),
    );
    return pageFrom(items, first, ({ createdAt, delivery }) => `${createdAt} ${delivery}`);
  }

  /** Sends something that says nothing but that it arrives. */
  async test(token: string | undefined, id: string, key: string | undefined): Promise<{ delivery: string }> {
    const { id: player } = await this.access.player(token);
    const { id: own, disabledAt } = await this.#own(player, id);
    if (disabledAt) throw new ApiError('CONFLICT', 'this webhook is disabled');
    return this.idempotency.once(
      { caller: `player ${player}`, key, route: `test webhook ${id}`, body: null },
      {
        execute: async (mine) => {
          const delivery = `msg_${randomBytes(15).toString('hex')}`;
          const body = JSON.stringify({ type: 'test', timestamp: new Date().toISOString(), data: { webhook: own } });
          await inTransaction(this.db.pool, async (client) => {
            const { rowCount } = await client.query('SELECT 1 FROM webhooks WHERE id = $1 FOR KEY SHARE', [own]);
            if (rowCount === 0) throw unknownWebhook();
            await client.query('INSERT INTO deliveries (id, webhook_id, type, body) VALUES ($1, $2, $3, $4)', [
              delivery,
              own,
              'test',
              body,
            ]);
            await client.query(
              `SELECT graphile_worker.add_job('deliver', json_build_object('delivery', $1::text), queue_name => 'webhook:' || $2::text, job_key => 'deliver:' || $1::text)`,
              [delivery, own],
            );
            if (mine) await this.idempotency.games.rememberKey(client, { ...mine, gameId: delivery, version: 0 });
          });
          return { delivery };
        },
        again: async ({ gameId: delivery }) => ({ delivery }),
      },
    );
  }

  async #mine(token: string | undefined, id: string): Promise<Row> {
    const player = await this.access.player(token);
    return this.#own(player.id, id);
  }

  async #own(playerId: string, id: string): Promise<Row> {
    const row = await this.db.prisma.webhook.findFirst({ where: { id, playerId } });
    if (!row) throw unknownWebhook();
    return row;
  }

  /** Refuses what nothing will be sent to; what a name leads to is looked at again whenever something is. */
  async #check(url: string): Promise<void> {
    const { allowPrivate, resolve = resolveName } = this.options;
    const fault = faultOfUrl(url, allowPrivate);
    if (fault) throw faultAt('$.url', fault);
    const host = hostOf(new URL(url));
    if (allowPrivate || isIP(host) !== 0) return;
    const late = new Promise<[]>((done) => setTimeout(done, LOOKUP_MS, []).unref());
    const found = await Promise.race([resolve(host, { all: true }).catch(() => []), late]);
    if (found.some(({ address }) => !isPublic(address)))
      throw faultAt('$.url', `${host} is no address of the public internet`);
  }
}

function cursorOf(cursor: string): [at: Date, id: string] {
  const [at = '', id = ''] = fromCursor(cursor).split(' ');
  const date = new Date(at);
  if (!/^\d{4}-/.test(at) || Number.isNaN(date.getTime()))
    throw faultAt('$.after', 'this is not a cursor of this list');
  return [date, id];
}
