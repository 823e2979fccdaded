/** Tokens of seats that are made anew. */
import type { GameRecord, Queryable } from '../games/repository.js';
import { hashToken, type Keys } from '../security/keys.js';

/**
 * Puts another token in the place of a seat's: that one is void from now on. Whoever calls holds the game's row.
 * @returns how often the seat's token has been made anew, from which it can be told again
 */
export async function renewSeatToken(on: Queryable, keys: Keys, game: GameRecord, seat: number): Promise<number> {
  const serial = (game.seats.find((s) => s.seat === seat)?.tokenSerial ?? 0) + 1;
  await on.query('UPDATE seats SET token_hash = $3, token_serial = $4 WHERE game_id = $1 AND seat = $2', [
    game.id,
    seat,
    hashToken(keys.seatToken(game, seat, serial)),
    serial,
  ]);
  // Whoever moves with what they knew of the game before is refused.
  await on.query('UPDATE games SET seating = seating + 1 WHERE id = $1', [game.id]);
  return serial;
}
