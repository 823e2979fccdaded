/** `admin player …` */
import { Command } from 'commander';
import { type Run, rows, shown } from './run.js';

const LIST = `SELECT p.id, p.name, p.created_at AS made,
    (SELECT count(*)::int FROM seats s JOIN games g ON g.id = s.game_id
       WHERE s.player_id = p.id AND g.status IN ('OPEN', 'ACTIVE')) AS games,
    (SELECT max(k.last_used_at) FROM player_keys k WHERE k.player_id = p.id) AS used
  FROM players p WHERE $1::text IS NULL OR p.name = $1 OR p.id = $1 ORDER BY p.created_at DESC, p.id LIMIT 1000`;

const MAILS = `SELECT id, type, game_id AS game, version, status, attempts, at, sent_at AS sent, error FROM mail_notices
  WHERE player_id = $1 ORDER BY at DESC, id LIMIT 1000`;

export function playerCommands(run: Run): Command {
  const player = new Command('player').description('players and their keys');
  player
    .command('list')
    .argument('[who]', 'a name or an id; the newest thousand players unless said')
    .description('players: id, name, games in progress, made, last seen')
    .action((who: string | undefined) =>
      run(async ({ database }) => {
        const found = await database.pool.query<{
          id: string;
          name: string;
          made: Date;
          games: number;
          used: Date | null;
        }>(LIST, [who ?? null]);
        return rows(found.rows.map((p) => [p.id, p.name, shown(p.games), shown(p.made), shown(p.used)]));
      }),
    );
  player
    .command('key')
    .argument('<id>')
    .description('makes another key for a player who has lost theirs, and prints it alone')
    .action((id: string) =>
      run(async ({ players, database }) => {
        if (!(await database.prisma.player.findUnique({ where: { id } }))) throw new Error(`there is no player ${id}`);
        return (await players.keyFor(id, { key: undefined })).key;
      }),
    );
  player
    .command('mails')
    .argument('<id>')
    .description(
      'what a player was told by mail, or is to be: id, event, game, version, status, attempts, when, sent, error',
    )
    .action((id: string) =>
      run(async ({ database }) => {
        if (!(await database.prisma.player.findUnique({ where: { id } }))) throw new Error(`there is no player ${id}`);
        const found = await database.pool.query<{ [column: string]: string | number | Date | null }>(MAILS, [id]);
        return rows(found.rows.map((mail) => Object.values(mail).map(shown)));
      }),
    );
  player
    .command('delete')
    .argument('<id>')
    .description('takes a player out of everything; their games go on, with seats of `someone`')
    .action((id: string) =>
      run(async ({ players }) => {
        if (!(await players.remove(id))) throw new Error(`there is no player ${id}`);
        return `${id} is deleted`;
      }),
    );
  return player;
}
