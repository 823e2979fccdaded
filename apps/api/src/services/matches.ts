/** Matches: how they stand, and the decks with which their games are played. */
import type { Deck } from '@arbiter/engine';
import type { PoolClient } from 'pg';
import { inTransaction } from '../database/database.js';
import { lockGames } from '../database/locks.js';
import { ApiError, rebase } from '../errors.js';
import { rulesetFor } from '../games/definitions.js';
import { findMatch, gameBefore, type MatchRecord, standingOf } from '../games/matches.js';
import type { GameRecord } from '../games/repository.js';
import type { Turn } from '../games/turn.js';
import type { DeckInput, MatchReply, SentDeck } from '../schemas/matches.js';
import { hashToken } from '../security/keys.js';
import { type Caller, identify, identifyActor, isOver, playerOf } from './access.js';
import type { Taken } from './beginnings.js';
import type { CatalogueService } from './catalogue.js';
import type { GameService } from './games.js';
import type { Idempotency, NewKey } from './idempotency.js';
import type { NextGames } from './next-games.js';

export interface DeckRequest {
  token: string | undefined;
  idempotencyKey?: string | undefined;
  turn: Turn;
}

const unknownMatch = (): ApiError => new ApiError('NOT_FOUND', 'there is no such match');

export class MatchService {
  constructor(
    readonly catalogue: CatalogueService,
    readonly games: GameService,
    readonly next: NextGames,
    readonly idempotency: Idempotency,
  ) {}

  /** How a match stands; strangers learn of one that is not listed what they learn of one that is not. */
  async get(id: string, token: string | undefined): Promise<MatchReply> {
    const caller = await this.games.access.caller(token);
    const match = await this.#found(id);
    const last = match.games.at(-1)?.id ?? '';
    const game = await this.games.games.find(last);
    if (!game) throw unknownMatch();
    if (!identifiable(game, caller)) throw unknownMatch();
    identify(game, caller);
    if (!isOver(game) || standingOf(match).result) return replyOf(match, game);
    // What is to be done next may not have been done yet.
    await this.next.after(game.id);
    const now = await this.#found(id);
    return replyOf(now, (await this.games.games.find(now.games.at(-1)?.id ?? '')) ?? game);
  }

  async #found(id: string): Promise<MatchRecord> {
    const match = await findMatch(this.games.games.pool, id);
    if (match) return match;
    throw unknownMatch();
  }

  /** Takes a seat's deck for a game of a match; until it begins another one takes its place. The last one begins it. */
  async sendDeck(id: string, input: DeckInput, { token, idempotencyKey, turn }: DeckRequest): Promise<SentDeck> {
    const caller = await this.games.access.caller(token);
    const first = await this.games.record(id);
    const seat = seatOf(first, caller);
    const player = playerOf(caller);
    const whose = player ? `player ${player.id}` : hashToken(token ?? '').toString('hex');
    return this.idempotency.once(
      { caller: idempotencyKey === undefined ? '' : whose, key: idempotencyKey, route: `deck ${id}`, body: input },
      {
        execute: async (key) => {
          assertAwaited(first);
          await turn();
          const deck = await this.#exchanged(first, seat, input);
          const { game, taken } = await inTransaction(this.games.games.pool, (client) =>
            this.#store(client, id, { caller, seat, deck, nonce: input.nonce ?? null, key, turn }),
          );
          if (taken) this.next.announce(game, taken);
          else this.next.beginnings.committer.announce(game);
          return { game: id, seat, deck };
        },
        again: async () => ({ game: id, seat, deck: await this.#exchanged(first, seat, input) }),
      },
    );
  }

  /** The deck in official names, if it is legal and of the same cards as the one before. */
  async #exchanged(game: GameRecord, seat: number, input: DeckInput): Promise<Deck> {
    const before = gameBefore(game.id);
    if (before === undefined) throw new ApiError('CONFLICT', 'only between the games of a match decks are exchanged');
    const { rows } = await this.games.games.pool.query<{ deck: Deck; format: string | null }>(
      'SELECT deck, deck_format AS format FROM seats WHERE game_id = $1 AND seat = $2',
      [before, seat],
    );
    const { deck: old = {}, format = null } = rows[0] ?? {};
    const { definitions = [] } = await this.games.games.setup(before);
    const plain = this.catalogue.edition(game.ruleset, game.edition);
    const ruleset = await rulesetFor(this.next.states.definitions, plain, definitions, true);
    const deck = this.catalogue.legalDeck(ruleset, game.edition, input, '$', format);
    const path = input.deck === undefined ? '$.deckText' : '$.deck';
    const drawn = (await this.games.record(before)).result?.kind !== 'WIN';
    const limits = rebase(ruleset.exchange?.({ before: old, after: deck, drawn }), path);
    if (limits[0]) throw new ApiError('DECK_ILLEGAL', limits[0].detail, { errors: limits });
    const errors = differences(old, deck).map((detail) => ({ path, code: 'DECK_ILLEGAL', detail }));
    if (errors.length === 0) return deck;
    throw new ApiError('DECK_ILLEGAL', `the same cards are to be exchanged: ${errors[0]?.detail}`, { errors });
  }

  async #store(
    client: PoolClient,
    id: string,
    sent: { caller: Caller; seat: number; deck: Deck; nonce: string | null; key: NewKey | null; turn: Turn },
  ): Promise<{ game: GameRecord; taken?: Taken }> {
    const { caller, seat, deck, nonce, key, turn } = sent;
    const { games } = this.games;
    await lockGames(client, id);
    const game = await this.games.record(id, client);
    // Tokens may have been made anew, and the game may have begun, since it was looked at.
    if (seatOf(game, caller) !== seat) throw new ApiError('FORBIDDEN', 'this seat is not yours any more');
    assertAwaited(game);
    const due = (game.pending ?? []).filter((one) => one.seat !== seat);
    await client.query('UPDATE seats SET deck = $3, nonce = $4 WHERE game_id = $1 AND seat = $2', [
      id,
      seat,
      JSON.stringify(deck),
      nonce,
    ]);
    await client.query('UPDATE games SET pending = $2::jsonb, updated_at = $3 WHERE id = $1', [
      id,
      JSON.stringify(due),
      new Date(),
    ]);
    if (key) await games.rememberKey(client, { ...key, gameId: id, version: seat });
    return due.length > 0 ? { game } : { game, taken: await this.next.begin(client, game, turn) };
  }
}

/** Whether there is such a game for a caller. */
function identifiable(game: GameRecord, caller: Caller): boolean {
  try {
    identify(game, caller);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}

/** Whoever sends a deck has a seat. */
function seatOf(game: GameRecord, caller: Caller): number {
  const actor = identifyActor(game, caller);
  if (actor === 'judge') throw new ApiError('FORBIDDEN', 'the judge has no seat, and so no deck');
  return actor;
}

/** Decks are awaited only between two games. */
function assertAwaited(game: GameRecord): void {
  if (isOver(game)) throw new ApiError('GAME_OVER', 'the game is over', { version: game.version });
  if (game.status === 'OPEN' && gameBefore(game.id) !== undefined) return;
  const why = game.status === 'OPEN' ? 'whoever takes an open seat brings a deck' : 'the game has begun';
  throw new ApiError('CONFLICT', `no deck is awaited here: ${why}`);
}

/** How many of each card there are, wherever they lie. */
function counted(deck: Deck): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pile of Object.values(deck))
    for (const { card, count } of pile) counts.set(card, (counts.get(card) ?? 0) + count);
  return counts;
}

/** In words, by how many cards a deck differs from the one before. */
function differences(before: Deck, after: Deck): string[] {
  const [old, now] = [counted(before), counted(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((card) => {
    const more = (now.get(card) ?? 0) - (old.get(card) ?? 0);
    return more === 0 ? [] : [`${Math.abs(more)} ${card} ${more > 0 ? 'too many' : 'too few'}`];
  });
}

function replyOf(match: MatchRecord, last: GameRecord): MatchReply {
  const due = last.status === 'OPEN' && gameBefore(last.id) !== undefined ? (last.pending ?? []) : [];
  return {
    match: match.id,
    ruleset: last.ruleset,
    edition: last.edition,
    bestOf: match.bestOf,
    games: match.games.map(({ id }) => id),
    ...standingOf(match),
    decks: due.map(({ seat, deadline }) => ({ seat, deadline })),
  };
}
