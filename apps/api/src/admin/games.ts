/** `admin game …` */
import { Command, InvalidArgumentError } from 'commander';
import { inTransaction } from '../database/database.js';
import { lockGames } from '../database/locks.js';
import type { Verification } from '../games/log-replay.js';
import { atOnce } from '../games/turn.js';
import { duration } from '../schemas/duration.js';
import { abortGame } from '../services/aborting.js';
import { deleteGame } from '../services/removal.js';
import { type Retention, RetentionJob } from '../services/retention.js';
import { renewSeatToken } from '../services/seat-tokens.js';
import type { Tools } from './open.js';
import { Differs, type Run, rows, shown } from './run.js';

/** The operator's entries in a game's log are of no seat, as the judge's. */
const NO_SEAT = -1;
const MAX_REASON = 200;

const LIST = `SELECT g.id, g.ruleset, g.status::text AS status, g.version, g.updated_at AS moved,
    (SELECT string_agg(coalesce(s.name, '?'), ', ' ORDER BY s.seat) FROM seats s WHERE s.game_id = g.id) AS seats
  FROM games g WHERE $1::text IS NULL OR g.status::text = $1 ORDER BY g.updated_at DESC, g.id LIMIT 1000`;

function seconds(text: string): number {
  const parsed = duration.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError(`It ${parsed.error.issues[0]?.message}.`);
}

function seatNumber(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be the number of a seat, from 0 on.');
}

function reason(text: string): string {
  if (text.trim() !== '' && text.length <= MAX_REASON) return text.trim();
  throw new InvalidArgumentError(`It must have 1 to ${MAX_REASON} characters.`);
}

function verdict({ exact, versions, version, difference, epochs }: Verification): string {
  if (exact) return `EXACT: ${versions} versions`;
  const where = version === undefined ? '' : ` at version ${version}`;
  const others = epochs.filter((e) => e.exact === null).map((e) => e.epoch);
  const more = others.length > 0 ? ` (only an engine of epoch ${others.join(', ')} can run all of it again)` : '';
  return `DIFFERENT${where}: ${difference ?? 'not all of it could be run again'}${more}`;
}

/** A seat's token, and that of a judge, are as secret as the game: whoever has one acts and sees as they do. */
async function newToken({ games, keys, database, committer }: Tools, id: string, seat: number): Promise<string> {
  const game = await inTransaction(database.pool, async (client) => {
    await lockGames(client, id);
    const found = await games.games.find(id, client);
    const taken = found?.seats.find((s) => s.seat === seat);
    if (!found) throw new Error(`there is no game ${id}`);
    if (!taken) throw new Error(`the game has no seat ${seat}`);
    if (taken.bot !== null || taken.name === null)
      throw new Error(`seat ${seat} is ${taken.bot === null ? 'open' : 'a bot’s'}: it has no token`);
    return { ...found, serial: await renewSeatToken(client, keys, found, seat) };
  });
  committer.bus.announce(id);
  return keys.seatToken(game, seat, game.serial);
}

export function gameCommands(run: Run): Command {
  const game = new Command('game').description('games');
  game
    .command('list')
    .argument('[status]', 'OPEN, ACTIVE, FINISHED or ABORTED; the thousand that were moved in last unless said')
    .description('games: id, ruleset, status, version, last moved, seats')
    .action((status: string | undefined) =>
      run(async ({ database }) => {
        const found = await database.pool.query<
          Record<'id' | 'ruleset' | 'status' | 'seats', string> & { version: number; moved: Date }
        >(LIST, [status?.toUpperCase() ?? null]);
        return rows(
          found.rows.map((g) => [g.id, g.ruleset, g.status, shown(g.version), shown(g.moved), g.seats ?? '']),
        );
      }),
    );
  game
    .command('delete')
    .argument('<id>')
    .description('takes a game away with its log, and with all games of its match; nothing of it is left')
    .action((id: string) =>
      run(async ({ database, committer }) => {
        if (!(await deleteGame(database.pool, id))) throw new Error(`there is no game ${id}`);
        committer.bus.announce(id);
        return `${id} is deleted`;
      }),
    );
  game
    .command('abort')
    .argument('<id>')
    .option('--reason <text>', 'what the players are told', reason, 'the operator ended the game')
    .description('ends a game without a winner, as an entry of its log')
    .action((id: string, options: { reason: string }) =>
      run(async ({ committer }) => {
        await abortGame(committer, id, { seat: NO_SEAT, turn: atOnce, ...options });
        return `${id} is aborted`;
      }),
    );
  game
    .command('expire')
    .option('--finished <duration>', 'games that ended so long ago, for instance P30D', seconds)
    .option('--open <duration>', 'games that have waited for players so long', seconds)
    .option('--active <duration>', 'games in progress in which nobody has moved for so long', seconds)
    .description('deletes games that are old enough, once; RETAIN_FINISHED and so on do so all the time')
    .action((retention: Retention) =>
      run(async ({ games, committer }) => {
        if (Object.keys(retention).length === 0) throw new Error('say which: --finished, --open or --active');
        const silent = { info: () => undefined } as never;
        const deleted = await new RetentionJob(games.games, committer.states.incidents, retention, silent).run();
        return `${deleted} games are deleted`;
      }),
    );
  game
    .command('export')
    .argument('<id>')
    .description('prints the archive of a game as JSON; of one in progress it tells everything that is hidden')
    .action((id: string) => run(async ({ games }) => JSON.stringify(await games.archiveOf(await games.record(id)))));
  game
    .command('verify')
    .argument('<id>')
    .description('runs a game again from its beginning: EXACT, or the first difference (then it ends with 1)')
    .action((id: string) =>
      run(async ({ games }) => {
        const found = await games.verify(id);
        if (!found.exact) throw new Differs(verdict(found));
        return verdict(found);
      }),
    );
  game
    .command('token')
    .argument('<id>')
    .argument('<seat>', 'its number, from 0 on', seatNumber)
    .description('prints a new token for a seat alone; the one before is void at once')
    .action((id: string, seat: number) => run((tools) => newToken(tools, id, seat)));
  return game;
}
