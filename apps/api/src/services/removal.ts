/** Games are taken away with all that belongs to them. */
import type pg from 'pg';
import { inTransaction } from '../database/database.js';
import { lockGames } from '../database/locks.js';
import { matchOf } from '../games/matches.js';

const GAME = 'DELETE FROM games WHERE id = $1';
/** A match without one of its games would stand otherwise: all of it goes. */
const MATCH = 'DELETE FROM matches m USING games g WHERE g.id = $1 AND m.id = g.match_id';

/** Deletes a game, and with it all games of its match. False: there is no such game. */
export function deleteGame(pool: pg.Pool, id: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await lockGames(client, id);
    const { rowCount } = await client.query(matchOf(id) ? MATCH : GAME, [id]);
    return rowCount === 1;
  });
}
