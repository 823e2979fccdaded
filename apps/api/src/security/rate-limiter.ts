/** Who may call how often. One caller is a token of a game, or else a client's address; behind both stands the address. */
import { ApiError } from '../errors.js';
import { siteOf } from './addresses.js';
import { SlidingCounts } from './sliding-counts.js';

/** All tokens, connections and calls of one address together may do so many times as much as one caller. */
const ADDRESS_FACTOR = 10;
/** One in so many calls of an address may create something that is kept; small limits still allow a few. */
const CREATION_SHARE = 10;
const MIN_CREATIONS = 5;
/** What is played out in positions is counted by decisions: so many a minute for each call that is allowed. */
const DECISIONS_PER_CALL = 200;

const creationsOf = (perMinute: number): number =>
  Math.min(perMinute, Math.max(MIN_CREATIONS, Math.ceil(perMinute / CREATION_SHARE)));

/**
 * `call`: counts for the caller and its address. `message`: for the address alone. `creation`: what is kept, a game for
 * instance; counts beside the call. `decision`: what is played out in positions, beside the call too. `probe`: health and metrics, which leave the allowance of calls alone.
 */
export type Kind = 'call' | 'message' | 'creation' | 'decision' | 'probe';

/** Somebody whose calls are counted for themselves and not for their address: they have an allowance of their own. */
export interface Allowance {
  id: string;
  perMinute: number;
}

interface Bucket {
  counts: SlidingCounts;
  key: string;
  most: number;
}

/** What a caller is told who has to wait. */
export interface Refused {
  /** Calls a minute. */
  most: number;
  /** Whole seconds. */
  retryAfter: number;
}

export class RateLimiter {
  readonly #callers = new SlidingCounts();
  readonly #addresses = new SlidingCounts();
  readonly #sites = new SlidingCounts();
  readonly #creations = new SlidingCounts();
  readonly #decisions = new SlidingCounts();
  readonly #probes = new SlidingCounts();
  readonly creations: number;

  /** @param perMinute calls a minute and caller; 0: no limit at all */
  constructor(readonly perMinute: number) {
    this.creations = creationsOf(perMinute);
  }

  /** Counts calls of a client, unless they would be too many: then nothing is counted, and it is told why. */
  take(
    kind: Kind,
    client: string,
    {
      calls = 1,
      caller = client,
      allowance,
    }: { calls?: number; caller?: string; allowance?: Allowance | undefined } = {},
  ): Refused | undefined {
    if (this.perMinute === 0 && !allowance) return undefined;
    const now = performance.now();
    const buckets = allowance ? this.#own(kind, allowance) : this.#buckets(kind, client, caller);
    // Of several that refuse, the one that takes longest says when to come back.
    const refused = buckets
      .filter(({ counts, key, most }) => counts.of(key, now) + calls > most)
      .map(({ counts, key, most }) => {
        const retryAfter = Math.max(1, Math.ceil(counts.wait(key, Math.max(0, most - calls), now) / 1000));
        return { most, retryAfter };
      })
      .sort((a, b) => b.retryAfter - a.retryAfter);
    if (refused.length === 0) for (const { counts, key } of buckets) counts.add(key, calls, now);
    return refused[0];
  }

  /** Calls that a caller has left within the present minute. */
  left(caller: string, perMinute = this.perMinute): number {
    return Math.max(0, Math.floor(perMinute - this.#callers.of(caller, performance.now())));
  }

  #own(kind: Kind, { id, perMinute }: Allowance): Bucket[] {
    if (kind === 'creation') return [{ counts: this.#creations, key: id, most: creationsOf(perMinute) }];
    if (kind === 'decision') return [{ counts: this.#decisions, key: id, most: perMinute * DECISIONS_PER_CALL }];
    return [{ counts: this.#callers, key: id, most: perMinute }];
  }

  #buckets(kind: Kind, client: string, caller: string): Bucket[] {
    const all = this.perMinute * ADDRESS_FACTOR;
    const site = siteOf(client);
    // One customer may have 65,536 addresses: together they may do what one address may do.
    const ofSite = (counts: SlidingCounts, key: string, most: number): Bucket[] =>
      site === undefined ? [] : [{ counts, key, most }];
    if (kind === 'probe') return [{ counts: this.#probes, key: client, most: this.perMinute }];
    if (kind === 'creation')
      return [
        { counts: this.#creations, key: client, most: this.creations },
        ...ofSite(this.#creations, `site ${site}`, this.creations * ADDRESS_FACTOR),
      ];
    if (kind === 'decision') {
      const most = this.perMinute * DECISIONS_PER_CALL;
      return [
        { counts: this.#decisions, key: client, most },
        ...ofSite(this.#decisions, `site ${site}`, most * ADDRESS_FACTOR),
      ];
    }
    return [
      ...(kind === 'call' ? [{ counts: this.#callers, key: caller, most: this.perMinute }] : []),
      { counts: this.#addresses, key: client, most: all },
      ...ofSite(this.#sites, `site ${site}`, all),
    ];
  }
}

/** What one request may play out, counted as it is played. */
export interface Budget {
  /** Counts decisions; refuses where they are more than are left. */
  spend(decisions: number): void;
}

export const budgetOf = (limiter: RateLimiter, client: string, allowance?: Allowance): Budget => ({
  spend(decisions) {
    const refused = decisions > 0 ? limiter.take('decision', client, { calls: decisions, allowance }) : undefined;
    if (refused) throw tooMany(refused, 'decisions');
  },
});

export const tooMany = ({ most, retryAfter }: Refused, what = 'requests'): ApiError =>
  new ApiError('RATE_LIMITED', `too many ${what}: at most ${most} a minute; go on in ${retryAfter} s`, { retryAfter });
