/** How many games of bots alone there are: each works for nobody, for as long as it lasts. */
import type { PoolClient } from 'pg';
import { ApiError } from '../errors.js';
import type { Keys } from '../security/keys.js';

/** How many where nothing else was said: what a test suite or a tournament of one's own needs. */
export const BOT_GAMES = 200;
/** One client may have so large a part of them: one in so many, at least one. */
const CLIENT_SHARE = 4;
const LOCK = 72707371;
const RETRY_AFTER_S = 30;

export class BotGames {
  readonly mostOfClient: number;

  /** @param most games of bots alone at a time in the whole database; 0: none */
  constructor(
    readonly keys: Pick<Keys, 'clientMark'>,
    readonly most: number,
  ) {
    this.mostOfClient = Math.ceil(most / CLIENT_SHARE);
  }

  /**
   * Lets a client have one more, or refuses. To be called in the transaction that makes it: until that has ended all
   * others wait, in every process.
   * @returns what is stored with the game, to count it by
   */
  async admit(on: PoolClient, client: string): Promise<Buffer> {
    const mark = this.keys.clientMark(client);
    if (this.most === 0)
      throw refusal('this service plays no games of bots alone: at least one seat must be a person’s');
    await on.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await on.query<{ all: number; own: number }>(
      `SELECT count(*)::int AS all, (count(*) FILTER (WHERE bots_for = $1))::int AS own FROM games
         WHERE status = 'ACTIVE' AND bots_for IS NOT NULL`,
      [mark],
    );
    const { all = 0, own = 0 } = rows[0] ?? {};
    if (own >= this.mostOfClient)
      throw refusal(
        `${own} games of bots alone are going on for you, of at most ${this.mostOfClient}; one must end first`,
      );
    if (all >= this.most)
      throw refusal(`${all} games of bots alone are going on here, of at most ${this.most}; one must end first`);
    return mark;
  }
}

const refusal = (detail: string): ApiError => new ApiError('RATE_LIMITED', detail, { retryAfter: RETRY_AFTER_S });
