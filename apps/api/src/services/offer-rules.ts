/** What may be offered, and when. */
import { ApiError } from '../errors.js';
import { findMatch, matchOf, standingOf } from '../games/matches.js';
import type { GameRecord } from '../games/repository.js';
import type { Turn } from '../games/turn.js';
import type { OfferKind } from '../offers/offer.js';
import { hasRevealed } from '../offers/revealed.js';
import { faultAt } from '../schemas/parse.js';
import { isOver } from './access.js';
import type { Committer } from './committer.js';

/** Refuses what may not be offered. */
export class OfferRules {
  constructor(readonly committer: Committer) {}

  async mayOffer(
    game: GameRecord,
    seat: number,
    kind: OfferKind,
    version: number | undefined,
    turn: Turn,
  ): Promise<void> {
    if (game.status === 'OPEN') throw new ApiError('CONFLICT', 'the game has not begun');
    if (kind === 'REMATCH' && !isOver(game)) throw new ApiError('CONFLICT', 'the game is not over yet');
    if (kind === 'REMATCH' && (!game.chain || game.beside?.rematch))
      throw new ApiError('CONFLICT', 'there is a rematch already, or there was no game');
    if (kind === 'REMATCH') await this.#mayBeLast(game);
    if (kind !== 'REMATCH' && isOver(game))
      throw new ApiError('GAME_OVER', 'the game is over', { version: game.version });
    if (game.beside?.offers?.some((one) => one.kind === kind && one.seat === seat))
      throw new ApiError('CONFLICT', `your offer of ${kind} has not been answered yet`);
    if (!game.seats.some((one) => one.seat !== seat && one.bot === null))
      throw new ApiError('CONFLICT', 'bots answer no offers');
    if (kind === 'PAUSE' && !game.beside?.clock) throw new ApiError('CONFLICT', 'this game has no clock');
    if (kind === 'PAUSE' && game.beside?.pause) throw new ApiError('CONFLICT', 'the game is paused');
    if (kind === 'TAKEBACK') await this.mayTakeBack(game, version ?? 0, turn);
  }

  /** In a match a rematch is another match, after its last game. */
  async #mayBeLast({ id }: GameRecord): Promise<void> {
    const of = matchOf(id);
    const match = of && (await findMatch(this.committer.games.pool, of.match));
    if (match && !standingOf(match).result) throw new ApiError('CONFLICT', 'the match is not over yet');
    if (match && match.games.length > of.number)
      throw new ApiError('CONFLICT', 'a rematch is offered in the last game of the match');
  }

  async mayTakeBack(game: GameRecord, to: number, turn: Turn): Promise<void> {
    if (to >= game.version) throw faultAt('$.version', `must be a past version: the game is at ${game.version}`);
    const { states, games } = this.committer;
    const from = await states.loader.playableFrom(game);
    if (from === undefined || to < from)
      throw new ApiError('CONFLICT', 'only another version of the engine knows that version');
    const rows = await games.rows(game.id, to, game.version);
    const told = await states.events(game, to, game.version, turn);
    const info = states.ruleset(game.ruleset).info;
    const complete = told.length === game.version - to;
    if (
      !complete ||
      hasRevealed(
        info,
        rows,
        told.flatMap(({ events }) => events),
      )
    )
      throw new ApiError('CONFLICT', `something hidden was revealed or drawn since version ${to}`);
  }
}
