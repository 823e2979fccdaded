/** The next game of a match: made when the one before is over, and begun when every seat has sent its deck or time is over. */
import { randomBytes } from 'node:crypto';
import type { HandedOn, MatchGame } from '@arbiter/engine';
import type { PoolClient } from 'pg';
import { termsOf } from '../clocks/terms.js';
import { inTransaction } from '../database/database.js';
import { lockGames } from '../database/locks.js';
import { commitmentOf } from '../games/commitment.js';
import { TELL } from '../games/log-writer.js';
import { findMatch, gameBefore, gameOfMatch, matchOf, standingOf } from '../games/matches.js';
import type { GameRecord, GameRepository, PendingRecord, SetupRecord } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { Turn } from '../games/turn.js';
import { alterJobs } from '../jobs/add.js';
import type { Keys } from '../security/keys.js';
import { isOver } from './access.js';
import type { Beginnings, Taken } from './beginnings.js';

/** What is asked of a seat before its game begins. */
const DECK = { id: 'deck', kind: 'DECK' };
const deadlineKey = (game: string): string => `deck:${game}`;

/** The same as the game before, but for the decks of people: those they may exchange. */
const COPY_GAME = `INSERT INTO games (id, ruleset, edition, status, test, seed_hash, judge_hash, key_id, bots_for, listed, metadata, match_id)
  SELECT $2, ruleset, edition, 'OPEN', test, $3, judge_hash, key_id, bots_for, listed, metadata, match_id FROM games WHERE id = $1`;
const COPY_SETUP = `INSERT INTO game_setups (game_id, seed, seed_key, seed_chosen, options, scenario, definitions)
  SELECT $2, $3, $4, seed_chosen, $5::jsonb, scenario, definitions FROM game_setups WHERE game_id = $1`;
/** Seats whose decks come later than the commitment to the seed count as joined: nobody knows the invite that they have. */
const COPY_SEATS = `INSERT INTO seats (game_id, seat, name, token_hash, invite_hash, bot, deck, deck_format, nonce, player_id, token_serial)
  SELECT $2, seat, name, token_hash, CASE WHEN seat = ANY($3) THEN $4::bytea END, bot, CASE WHEN seat = ANY($3) THEN NULL ELSE deck END,
    deck_format, NULL, player_id, token_serial FROM seats WHERE game_id = $1`;
const OLD_DECKS = `UPDATE seats s SET deck = before.deck FROM seats before
  WHERE s.game_id = $1 AND s.deck IS NULL AND before.game_id = $2 AND before.seat = s.seat`;

/** A game that has begun, or not yet, to be told of once that is stored. */
type Made = { game: GameRecord; taken?: Taken };

export class NextGames {
  /** What this process is making, by the game before. */
  readonly #making = new Map<string, Promise<void>>();

  constructor(
    readonly games: GameRepository,
    readonly states: GameStates,
    readonly beginnings: Beginnings,
    readonly keys: Keys,
    readonly turn: Turn,
  ) {}

  /** Makes the game that comes after this one, where one comes and there is none yet. */
  after(id: string): Promise<void> {
    const under = this.#making.get(id);
    if (under) return under;
    const making = this.#after(id).finally(() => this.#making.delete(id));
    this.#making.set(id, making);
    return making;
  }

  async #after(id: string): Promise<void> {
    const of = matchOf(id);
    const game = of && (await this.games.find(id));
    if (!of || !game || !isOver(game)) return;
    const match = await findMatch(this.games.pool, of.match);
    if (!match || match.games.length > of.number || standingOf(match).result) return;
    const winners = game.result?.winners ?? [];
    const previous = await this.states.look(game, this.turn, ({ ruleset, match: played }) =>
      ruleset.handOn?.(played.state(), winners),
    );
    const made = await inTransaction(this.games.pool, (client) =>
      this.#make(client, id, gameOfMatch(of.match, of.number + 1), previous),
    );
    if (made) this.#announce(made);
  }

  async #make(
    client: PoolClient,
    before: string,
    id: string,
    previous: HandedOn | undefined,
  ): Promise<Made | undefined> {
    await lockGames(client, before);
    // Another process may have been first.
    const last = await this.games.find(before, client);
    if (!last || (await this.games.find(id, client))) return undefined;
    const setup = await this.games.setup(before, client);
    const due = setup.scenario ? [] : last.seats.filter(({ bot }) => bot === null).map(({ seat }) => seat);
    const seed = setup.seedChosen ? seedAfter(setup.seed) : randomBytes(32).toString('hex');
    const seats = setup.seats.map((seat) => ({ ...seat, nonce: null, joined: due.includes(seat.seat) }));
    const seedHash = commitmentOf(id, { seed, seedChosen: setup.seedChosen, seats });
    const sealed = this.keys.sealSeed(id, seed);
    const match: MatchGame = previous ? { previous } : {};
    await client.query(COPY_GAME, [before, id, seedHash]);
    await client.query(COPY_SETUP, [
      before,
      id,
      sealed.seed,
      sealed.keyId,
      JSON.stringify({ ...setup.options, match }),
    ]);
    await client.query(COPY_SEATS, [before, id, due, randomBytes(32)]);
    if (due.length > 0) await this.#await(client, id, due, setup);
    const game = await this.games.find(id, client);
    if (!game) throw new Error(`game ${id} was made and is not there`);
    return due.length > 0 ? { game } : { game, taken: await this.begin(client, game, this.turn) };
  }

  /** Asks for decks, until the time for one decision is over where there is a clock. */
  async #await(client: PoolClient, id: string, due: readonly number[], { options }: SetupRecord): Promise<void> {
    const terms = termsOf(options);
    const seconds = terms && (terms.perMove ?? terms.bank ?? 0);
    const runAt = seconds === undefined ? undefined : new Date(Date.now() + seconds * 1000);
    const pending = due.map((seat): PendingRecord => ({ ...DECK, seat, deadline: runAt?.toISOString() ?? null }));
    await client.query('UPDATE games SET pending = $2::jsonb WHERE id = $1', [id, JSON.stringify(pending)]);
    await client.query(TELL, [id, [...due]]);
    if (runAt) await alterJobs(client, [{ task: 'deckDeadline', payload: { game: id }, runAt, key: deadlineKey(id) }]);
  }

  /** Begins a game for which every seat has its deck, in the transaction that stored the last one. */
  async begin(client: PoolClient, game: GameRecord, turn: Turn): Promise<Taken> {
    await alterJobs(client, [{ key: deadlineKey(game.id) }]);
    return this.beginnings.take(client, game, { waits: false, turn });
  }

  /** Begins a game with the decks of the one before where no others came in time. */
  async deckDeadline(id: string): Promise<void> {
    const before = gameBefore(id);
    if (before === undefined) return;
    const made = await inTransaction(this.games.pool, async (client): Promise<Made | undefined> => {
      await lockGames(client, id);
      const game = await this.games.find(id, client);
      const deadline = game?.pending?.[0]?.deadline;
      if (game?.status !== 'OPEN' || deadline == null) return undefined;
      const runAt = new Date(deadline);
      if (runAt.getTime() > Date.now()) {
        // The clock of whoever made the job was ahead of this one's.
        await alterJobs(client, [{ task: 'deckDeadline', payload: { game: id }, runAt, key: deadlineKey(id) }]);
        return undefined;
      }
      await client.query(OLD_DECKS, [id, before]);
      return { game, taken: await this.begin(client, game, this.turn) };
    });
    if (made) this.#announce(made);
  }

  #announce({ game, taken }: Made): void {
    if (taken) this.announce(game, taken);
    else this.beginnings.committer.announce(game);
  }

  /** Takes up a game once it has been stored that it began. */
  announce(game: GameRecord, { definitions, begun, ruleset }: Taken): void {
    this.states.definitions.confirm(game.ruleset, definitions);
    if (begun) this.beginnings.announce(game, begun, ruleset);
  }
}

/** Chosen seeds give the same match again, and not the same game twice: `example`, `example (2)`, `example (3)`. */
function seedAfter(seed: string): string {
  const [, stem = seed, number = '1'] = /^(.*) \((\d+)\)$/s.exec(seed) ?? [];
  return `${stem} (${Number(number) + 1})`;
}
