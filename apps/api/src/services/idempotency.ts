/**
 * Requests that carry an idempotency key are executed once. The key is stored in the transaction that does the work, so
 * there is no "begun but not finished" row that a crash could leave behind; a request in flight is known in memory, and
 * between processes by the key's uniqueness. Refused requests changed nothing and are judged anew.
 */
import { isDuplicate } from '../database/database.js';
import { ApiError } from '../errors.js';
import { canonical, sha256 } from '../games/codec.js';
import type { GameRepository, KeyRecord } from '../games/repository.js';

export type NewKey = Omit<KeyRecord, 'gameId' | 'version' | 'lastVersion'>;

export interface KeyedRequest {
  /** Whoever the key belongs to: keys of different callers never meet. Where nobody is known it must be a secret. */
  caller: string;
  key: string | undefined;
  route: string;
  body: unknown;
  /** The key is most likely new, and a used one is noticed when the work is stored: it need not be looked up before. */
  hopeful?: boolean;
}

export class Idempotency {
  readonly #inFlight = new Map<string, NewKey>();

  constructor(readonly games: GameRepository) {}

  /** Executes a request, or derives the answer of its first execution again. */
  async once<T>(
    request: KeyedRequest,
    work: { execute: (key: NewKey | null) => Promise<T>; again: (done: KeyRecord) => Promise<T> },
  ): Promise<T> {
    const { caller, key, route, body, hopeful } = request;
    if (key === undefined) return work.execute(null);
    const mine: NewKey = { caller, key, route, bodyHash: sha256(canonical(body)) };
    const slot = JSON.stringify([caller, key]);
    const other = this.#inFlight.get(slot);
    if (other) {
      assertSame(other, mine);
      throw new ApiError('IDEMPOTENCY_IN_PROGRESS', 'the first request with this key is still being executed');
    }
    this.#inFlight.set(slot, mine);
    try {
      const done = hopeful ? undefined : await this.games.findKey(caller, key);
      if (done) return await this.#repeat(done, mine, work.again);
      try {
        return await work.execute(mine);
      } catch (error) {
        const winner = mayHaveLost(error) ? await this.games.findKey(caller, key) : undefined;
        if (!winner) throw error;
        return await this.#repeat(winner, mine, work.again);
      }
    } finally {
      this.#inFlight.delete(slot);
    }
  }

  #repeat<T>(done: KeyRecord, mine: NewKey, again: (done: KeyRecord) => Promise<T>): Promise<T> {
    assertSame(done, mine);
    return again(done);
  }
}

/**
 * The same request may have been executed by another process meanwhile: then the key, the version, the seat or the whole
 * game is taken, and the refusal that this led to is not the answer.
 */
const mayHaveLost = (error: unknown): boolean => isDuplicate(error) || error instanceof ApiError;

function assertSame(first: NewKey, second: NewKey): void {
  if (first.route === second.route && Buffer.from(first.bodyHash).equals(second.bodyHash)) return;
  throw new ApiError('IDEMPOTENCY_MISMATCH', 'this key was already used for a different request');
}
