/** Who asks, and what they may see. */
import type { Viewer } from '@arbiter/engine';
import { ApiError } from '../errors.js';
import type { GameRecord, SeatRecord } from '../games/repository.js';
import { hashToken, sameHash } from '../security/keys.js';

export const isOver = (game: Pick<GameRecord, 'status'>): boolean =>
  game.status === 'FINISHED' || game.status === 'ABORTED';

/** Somebody who has a key for all their games. */
export interface PlayerRef {
  id: string;
  name: string;
  /** Which of the player's keys it was. */
  key: number;
}

/** Whoever asks: nobody in particular, the bearer of something that belongs to one game, or a player. */
export type Caller = { hash?: undefined; player?: undefined } | { hash: Buffer } | { player: PlayerRef };
const NOBODY: Caller = {};

/** Keys of players begin so; anything else is a token of one game. */
const PLAYER_KEY = /^player_/;
export const isPlayerKey = (token: string): boolean => PLAYER_KEY.test(token);

/** Says who is behind a token. That of a player is looked up each time, so that one that was revoked is refused at once. */
export class Access {
  constructor(readonly find: (hash: Buffer) => Promise<PlayerRef | undefined>) {}

  async caller(token: string | undefined): Promise<Caller> {
    if (token === undefined) return NOBODY;
    const hash = hashToken(token);
    if (!isPlayerKey(token)) return { hash };
    const player = await this.find(hash);
    if (!player) throw new ApiError('UNAUTHORIZED', 'this key belongs to no player (any more)');
    return { player };
  }

  /** Refuses a key that belongs to no player (any more), where everybody else is served. */
  async refuseRevoked(token: string | undefined): Promise<void> {
    if (token !== undefined && isPlayerKey(token)) await this.caller(token);
  }

  /** The player behind a key; everybody else is refused. */
  async player(token: string | undefined): Promise<PlayerRef> {
    const { player } = (await this.caller(token)) as { player?: PlayerRef };
    if (player) return player;
    throw new ApiError('UNAUTHORIZED', 'this needs the key of a player: Authorization: Bearer player_…');
  }
}

/** The player who asks, if it is one. */
export const playerOf = (caller: Caller): PlayerRef | undefined => ('player' in caller ? caller.player : undefined);

export const unknownGame = (): ApiError => new ApiError('NOT_FOUND', 'there is no such game');

/** The seat that a player has taken, or is invited to. */
export const seatOfPlayer = (game: GameRecord, player: PlayerRef | undefined): SeatRecord | undefined =>
  player && game.seats.find(({ playerId }) => playerId === player.id);

/** Who a caller is in a game; undefined: a stranger. */
function known(game: GameRecord, caller: Caller): Viewer | undefined {
  const { hash, player } = caller as { hash?: Buffer; player?: PlayerRef };
  if (hash) {
    const seat = game.seats.find((s) => sameHash(s.tokenHash, hash));
    return seat?.seat ?? (sameHash(game.judgeHash, hash) ? 'judge' : undefined);
  }
  const seat = seatOfPlayer(game, player);
  // Whoever is invited has no seat yet, but may look at what it is.
  return seat && (seat.name === null ? 'spectator' : seat.seat);
}

/**
 * The viewer behind a caller; a stranger is a spectator. A token that is not this game's is refused, not ignored, and where
 * the game is not listed there is none for strangers.
 */
export function identify(game: GameRecord, caller: Caller): Viewer {
  const viewer = known(game, caller);
  if (viewer !== undefined) return viewer;
  if (!game.listed) throw unknownGame();
  if ('hash' in caller && caller.hash) throw new ApiError('UNAUTHORIZED', 'this token belongs to no seat of this game');
  return 'spectator';
}

/** Who moves: a seat, or the judge where the judge is asked. */
export type Actor = number | 'judge';
/** The judge's seat in decisions and in the log. */
const JUDGE_SEAT = -1;
export const seatOf = (actor: Actor): number => (actor === 'judge' ? JUDGE_SEAT : actor);

/** Whoever acts needs a seat (or the judge's token, where the judge is asked). */
export function identifyActor(game: GameRecord, caller: Caller): Actor {
  const viewer = identify(game, caller);
  if (viewer !== 'spectator') return viewer;
  if (playerOf(caller)) throw new ApiError('NOT_YOUR_DECISION', 'you have no seat in this game');
  throw new ApiError('UNAUTHORIZED', 'this needs the token of a seat: Authorization: Bearer …');
}

/** The view somebody asked for: everybody may look as a spectator, and at a finished game as the judge. */
export function viewAs(game: GameRecord, viewer: Viewer, wanted: 'judge' | 'spectator' | undefined): Viewer {
  if (wanted === undefined || wanted === viewer) return viewer;
  if (wanted === 'spectator' || isOver(game)) return wanted;
  throw new ApiError('UNAUTHORIZED', 'only the judge sees everything while the game goes on');
}
