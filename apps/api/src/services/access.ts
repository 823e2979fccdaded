/** Who asks, and what they may see. */
import type { Viewer } from '@arbiter/engine';
import { ApiError } from '../errors.js';
import type { GameRecord } from '../games/repository.js';
import { hashToken, sameHash } from '../security/keys.js';

export const isOver = (game: Pick<GameRecord, 'status'>): boolean =>
  game.status === 'FINISHED' || game.status === 'ABORTED';

/** The viewer behind a token; without one a spectator. A token that is not this game's is refused, not ignored. */
export function identify(game: GameRecord, token: string | undefined): Viewer {
  if (token === undefined) return 'spectator';
  const hash = hashToken(token);
  const seat = game.seats.find((s) => sameHash(s.tokenHash, hash));
  if (seat) return seat.seat;
  if (sameHash(game.judgeHash, hash)) return 'judge';
  throw new ApiError('UNAUTHORIZED', 'this token belongs to no seat of this game');
}

/** Who moves: a seat, or the judge where the judge is asked. */
export type Actor = number | 'judge';
/** The judge's seat in decisions and in the log. */
const JUDGE_SEAT = -1;
export const seatOf = (actor: Actor): number => (actor === 'judge' ? JUDGE_SEAT : actor);

/** Whoever acts needs a seat (or the judge's token, where the judge is asked). */
export function identifyActor(game: GameRecord, token: string | undefined): Actor {
  const viewer = identify(game, token);
  if (viewer === 'spectator')
    throw new ApiError('UNAUTHORIZED', 'this needs the token of a seat: Authorization: Bearer …');
  return viewer;
}

/** The view somebody asked for: everybody may look as a spectator, and at a finished game as the judge. */
export function viewAs(game: GameRecord, viewer: Viewer, wanted: 'judge' | 'spectator' | undefined): Viewer {
  if (wanted === undefined || wanted === viewer) return viewer;
  if (wanted === 'spectator' || isOver(game)) return wanted;
  throw new ApiError('UNAUTHORIZED', 'only the judge sees everything while the game goes on');
}
