/**
 * The one order in which rows are locked, so that nobody waits for somebody who waits for them:
 *
 * 1. what keeps others out by a number (`pg_advisory_xact_lock`), but for those of mail, which nobody holds who wants anything else;
 * 2. matches, then games, each by their ids: whoever changes who sits in a game or deletes it holds its row, and of a match first
 *    that and then all of its games (`lockGames`); a move changes its own game's row and locks no match;
 * 3. players, by their ids: those who are told of something are locked by the foreign keys of what is written for them, so a
 *    player is locked before no game. Whoever is deleted has their games locked first (`PlayerService.remove`);
 * 4. what players have: webhooks, then mail;
 * 5. what is sent to those: deliveries, then mail notices;
 * 6. jobs of the queue.
 *
 * What one statement writes for several players it writes in the order of their ids. What is only forgotten because it is old is
 * skipped where somebody holds it (`SKIP LOCKED`). Two deletions may still meet in the many rows that both take away; then
 * Postgres undoes one of them, and `persist` does it again.
 */

import { matchOf } from '../games/matches.js';
import type { Queryable } from '../games/repository.js';

const ONE_GAME = 'SELECT 1 FROM games WHERE id = $1 FOR UPDATE';
const MATCH = 'SELECT 1 FROM matches WHERE id = $1 FOR UPDATE';
const GAMES_OF_MATCH = 'SELECT 1 FROM games WHERE match_id = $1 ORDER BY id FOR UPDATE';

/** Nobody else changes this game, nor another of its match, nor deletes a player who sits there, until the transaction ends. */
export async function lockGames(on: Queryable, game: string): Promise<void> {
  const match = matchOf(game)?.match;
  if (match === undefined) {
    await on.query(ONE_GAME, [game]);
    return;
  }
  await on.query(MATCH, [match]);
  await on.query(GAMES_OF_MATCH, [match]);
}
