/** Tokens of seats that are made anew. */
import { matchOf } from '../games/matches.js';
import type { GameRecord, Queryable } from '../games/repository.js';
import { hashToken, type Keys } from '../security/keys.js';

/**
 * Puts another token in the place of a seat's, in all games of a match: that one is void from now on. Whoever calls holds
 * their rows (`lockGames`).
 * @returns how often the seat's token has been made anew, from which it can be told again
 */
export async function renewSeatToken(on: Queryable, keys: Keys, game: GameRecord, seat: number): Promise<number> {
  const serial = (game.seats.find((s) => s.seat === seat)?.tokenSerial ?? 0) + 1;
  const games = await together(on, game.id);
  await on.query('UPDATE seats SET token_hash = $3, token_serial = $4 WHERE game_id = ANY($1) AND seat = $2', [
    games,
    seat,
    hashToken(keys.seatToken(game, seat, serial)),
    serial,
  ]);
  // Whoever moves with what they knew of the game before is refused.
  await on.query('UPDATE games SET seating = seating + 1 WHERE id = ANY($1)', [games]);
  return serial;
}

/** The games that one token opens. */
async function together(on: Queryable, game: string): Promise<string[]> {
  const match = matchOf(game)?.match;
  if (match === undefined) return [game];
  const { rows } = await on.query<{ id: string }>('SELECT id FROM games WHERE match_id = $1', [match]);
  return rows.map(({ id }) => id);
}
