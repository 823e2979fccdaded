/**
 * Failures of the engine. Each is logged and counted, stored with what brings it about again, and becomes a refusal that
 * names it; the game is as it was.
 */
import { randomBytes } from 'node:crypto';
import type { GameState, Refusal, Result } from '@arbiter/engine';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { ApiError } from '../errors.js';
import { audited } from './audit.js';
import { packState } from './codec.js';
import { Tally } from './tally.js';

/** What was being done when the engine failed. */
export type During = 'act' | 'concede' | 'view' | 'decisions' | 'log' | 'load' | 'begin' | 'bot' | 'catalogue';

/** What brings a failure about again. */
export interface Subject {
  ruleset: string;
  epoch: number;
  /** Absent where nothing is stored of the game: then the state is all there is of it. */
  game?: string;
  version?: number;
  /** Gives the state before it. */
  state?: () => GameState;
}
export interface Incident extends Subject {
  during: During;
  seat?: number | undefined;
  /** Answers, a setup, or who looked. */
  input?: unknown;
  error: unknown;
}

/** A refusal that an incident led to names it. */
export type Refused = Refusal & { incident?: string };

/** The same failure again tells nothing new: so many of a kind are stored by a process in an hour. */
const MAX_OF_A_KIND = 10;
const KINDS = { max: 1000, ttl: 3_600_000 };
const MAX_STORED = 5000;
const KEPT_DAYS = 30;
const MAX_TEXT = 20_000;

const STORE = `INSERT INTO incidents (id, during, ruleset, epoch, game_id, version, seat, input, state, error, stack)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 WHERE (SELECT count(*) FROM incidents) < ${MAX_STORED}`;

export class Incidents {
  readonly #kinds = new LRUCache<string, number>(KINDS);
  /** What has failed, and what was slow, since the process began. */
  readonly failures = new Tally<'ruleset' | 'during'>();
  readonly slow = new Tally<'ruleset'>();
  readonly #storing = new Set<Promise<void>>();

  constructor(
    readonly pool: pg.Pool,
    readonly logger: Pick<FastifyBaseLogger, 'error' | 'warn'>,
    /** Milliseconds after which a move is told of as slow; 0: however long it takes. */
    readonly slowMs = 0,
  ) {}

  /** Does what the engine may fail at. */
  contain<T>(subject: Subject, during: During, input: unknown, act: () => T): T {
    try {
      return audited(act);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw failure(this.report({ ...subject, during, input, error }));
    }
  }

  /** The same for what answers with a refusal; one that is a failure names its incident. */
  refusing<T>(subject: Subject, during: During, input: unknown, act: () => Result<T>): Result<T, Refused> {
    const result = this.contain(subject, during, input, act);
    if (result.ok || result.fault === undefined) return result;
    const incident = this.report({ ...subject, during, input, error: result.fault });
    return { ...result, error: { ...result.error, incident } };
  }

  /** @returns the incident's id */
  report(incident: Incident): string {
    const id = `i_${randomBytes(9).toString('base64url')}`;
    const { during, ruleset, epoch, game, version, error } = incident;
    this.logger.error({ err: error, incident: id, during, ruleset, epoch, game, version }, 'the engine failed');
    this.failures.add({ ruleset, during });
    if (this.#isNew(incident)) this.#store(id, incident);
    return id;
  }

  /** A move of a stored game that took long: the version before it and what was answered bring it about again. */
  tooSlow(subject: Subject, during: During, input: unknown, ms: number): void {
    const { ruleset, epoch, game, version } = subject;
    this.slow.add({ ruleset });
    this.logger.warn({ ms: Math.round(ms), during, ruleset, epoch, game, version, input }, 'a slow move');
  }

  /** Forgets what has been kept for long enough. */
  async purge(on: Pick<pg.Pool, 'query'>): Promise<void> {
    await on.query(`DELETE FROM incidents WHERE at < now() - interval '${KEPT_DAYS} days'`);
  }

  /** Waits for those that are being stored. */
  async close(): Promise<void> {
    await Promise.all(this.#storing);
  }

  #isNew({ error, during, ruleset }: Incident): boolean {
    const kind = [ruleset, during, messageOf(error), stackOf(error)?.split('\n')[1]].join(' ');
    const seen = this.#kinds.get(kind) ?? 0;
    this.#kinds.set(kind, seen + 1);
    return seen < MAX_OF_A_KIND;
  }

  #store(id: string, incident: Incident): void {
    const { during, ruleset, epoch, game = null, version = null, seat = null, input, state, error } = incident;
    const values = [
      id,
      during,
      ruleset,
      epoch,
      game,
      version,
      seat,
      input === undefined ? null : JSON.stringify(input),
      state ? packed(state) : null,
      messageOf(error),
      stackOf(error) ?? null,
    ];
    const stored = this.pool
      .query(STORE, values)
      .then(
        () => undefined,
        (failed: unknown) => this.logger.warn({ err: failed, incident: id }, 'an incident could not be stored'),
      )
      .finally(() => this.#storing.delete(stored));
    this.#storing.add(stored);
  }
}

/** What the engine has failed at may not be taken out of it either. */
function packed(state: () => GameState): Buffer | null {
  try {
    return packState(state());
  } catch {
    return null;
  }
}

/** A database keeps no character zero. */
const kept = (text: string): string => text.replaceAll('\0', '').slice(0, MAX_TEXT);
const messageOf = (error: unknown): string =>
  kept(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
const stackOf = (error: unknown): string | undefined =>
  error instanceof Error && error.stack ? kept(error.stack) : undefined;

/** What a client is told of a failure: no word of what failed. */
function failure(incident: string): ApiError {
  const detail = `the engine failed at this, which is our fault and has been recorded as incident ${incident}; the game is as it was`;
  return new ApiError('INTERNAL', detail, { incident });
}
