/**
 * Tells whoever waits that a game has a new version: within this process at once, to the other processes on the same
 * database by NOTIFY. A message is only a wake-up; what happened is read from the log. Called after commit, never before.
 */

import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'arbiter_games';
/** Commits within this time share one NOTIFY, which takes a lock over the whole server. */
const GATHER_MS = 20;
/** Postgres takes 8000 bytes at most. */
const MAX_PAYLOAD = 7000;
const RECONNECT_MS = 1000;

export class GameBus {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #self = randomUUID();
  readonly #gathered = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #listener: pg.Client | undefined;
  #closed = false;

  constructor(
    readonly pool: pg.Pool,
    readonly url: string,
  ) {}

  /** Begins to hear the other processes; goes on trying when the connection is lost. */
  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('notification', (message) => this.#hear(message.payload ?? ''));
    client.on('error', () => undefined);
    client.on('end', () => void this.#reopen(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#listener = client;
    if (this.#closed) await client.end();
  }

  /** Announces a committed version. */
  announce(gameId: string): void {
    this.#emitter.emit(gameId);
    this.#gathered.add(gameId);
    this.#timer ??= setTimeout(() => void this.#send(), GATHER_MS);
  }

  /** Calls `listener` whenever the game may have a new version; returns how to stop that. */
  subscribe(gameId: string, listener: () => void): () => void {
    this.#emitter.on(gameId, listener);
    return () => void this.#emitter.off(gameId, listener);
  }

  /** Tells the other processes at once what was announced last; for a process that is about to end. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#send();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#listener?.end().catch(() => undefined);
  }

  async #send(): Promise<void> {
    this.#timer = undefined;
    const ids = [...this.#gathered];
    this.#gathered.clear();
    while (ids.length > 0) {
      let payload = this.#self;
      while (ids[0] !== undefined && payload.length + ids[0].length < MAX_PAYLOAD) payload += ` ${ids.shift()}`;
      // A lost wake-up is harmless: streams also look for themselves now and then.
      await this.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined);
    }
  }

  #hear(payload: string): void {
    const [sender, ...ids] = payload.split(' ');
    if (sender !== this.#self) for (const id of ids) this.#emitter.emit(id);
  }

  async #reopen(lost: pg.Client): Promise<void> {
    if (this.#listener !== lost) return;
    while (!this.#closed) {
      await sleep(RECONNECT_MS, undefined, { ref: false });
      if (this.#closed) return;
      try {
        await this.open();
        // Nobody heard what happened meanwhile: let everybody look.
        for (const id of this.#emitter.eventNames()) this.#emitter.emit(id);
        return;
      } catch {
        // The database is away; it may come back.
      }
    }
  }
}
