/** Ends a game that nobody has won, as an entry of its log. */
import { ApiError } from '../errors.js';
import type { GameRecord } from '../games/repository.js';
import type { Turn } from '../games/turn.js';
import { isOver, unknownGame } from './access.js';
import type { Change, Committer } from './committer.js';
import { entryOf } from './entry.js';

const NOTHING = { events: [], applied: [], random: [] };
/** A game in which somebody always moves first is given up after so many attempts. */
const ATTEMPTS = 20;

/** Aborts a game in progress on behalf of a seat. False: somebody has moved meanwhile, and nothing happened. */
export async function tryToAbort(
  committer: Committer,
  game: GameRecord,
  { seat, reason, turn }: { seat: number; reason: string; turn: Turn },
): Promise<boolean> {
  const result = { kind: 'ABORTED' as const, winners: [], reason, rules: [] };
  let stored = false;
  await committer.states.hold(game, turn, async (position) => {
    const entries: Change['entries'] = [{ ...entryOf(position, 'ABORT', seat, NOTHING), version: game.version + 1 }];
    stored = await committer.commit(game, { entries, position, status: 'ABORTED', result });
    return stored ? 'stored' : 'refused';
  });
  return stored;
}

/** Aborts a game however it stands, in progress or waiting for players; one that is over is refused. */
export async function abortGame(
  committer: Committer,
  id: string,
  how: { seat: number; reason: string; turn: Turn },
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const game = await committer.games.find(id);
    if (!game) throw unknownGame();
    if (isOver(game)) throw new ApiError('GAME_OVER', `the game is ${game.status.toLowerCase()} already`);
    const done =
      game.status === 'OPEN' ? await callOff(committer, game, how.reason) : await tryToAbort(committer, game, how);
    if (done) return;
  }
  throw new ApiError('UNAVAILABLE', 'the game is moved in all the time; try again');
}

/** What has not begun has no log: its row alone says how it ended. */
async function callOff({ games, bus }: Committer, { id }: GameRecord, reason: string): Promise<boolean> {
  const result = { kind: 'ABORTED', winners: [], reason, rules: [] };
  const { rowCount } = await games.pool.query(
    `UPDATE games SET status = 'ABORTED', result = $2, updated_at = now() WHERE id = $1 AND status = 'OPEN'`,
    [id, JSON.stringify(result)],
  );
  bus.announce(id);
  return rowCount === 1;
}
