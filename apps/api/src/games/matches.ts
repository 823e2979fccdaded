/** Matches: what they are called, and how they stand, which follows from their games alone. */
import { randomBytes } from 'node:crypto';
import type { GameResult } from '@arbiter/engine';
import type { GameStatus } from '../generated/prisma/enums.js';
import type { Queryable } from './repository.js';

/** Games are called after their match and by their number in it: what opens one of them opens all. */
const GAME_OF_MATCH = /^(m_[\w-]{16})-(\d{1,2})$/;
const MATCH = /^m_[\w-]{16}$/;

export const newMatchId = (): string => `m_${randomBytes(12).toString('base64url')}`;
export const gameOfMatch = (match: string, number: number): string => `${match}-${number}`;

/** The match that a game is one of, and which one it is, from 1 on; undefined: it is played alone. */
export function matchOf(game: string): { match: string; number: number } | undefined {
  const [, match, number] = GAME_OF_MATCH.exec(game) ?? [];
  return match === undefined ? undefined : { match, number: Number(number) };
}

/** The game before one in its match. */
export function gameBefore(game: string): string | undefined {
  const of = matchOf(game);
  return of && of.number > 1 ? gameOfMatch(of.match, of.number - 1) : undefined;
}

export interface MatchRecord {
  id: string;
  bestOf: number;
  /** How many play. */
  seats: number;
  /** In the order in which they are played. */
  games: { id: string; status: GameStatus; result: GameResult | null }[];
}

export interface MatchStanding {
  status: GameStatus;
  /** By seat, the games that it has won. */
  wins: number[];
  result: GameResult | null;
}

/** Games that nobody wins are played again, but not for ever. */
const mostGames = (bestOf: number): number => 2 * bestOf + 1;

/** How a match stands: whoever first wins more than half of its games has won it, and a drawn game counts for nobody. */
export function standingOf({ bestOf, seats, games }: Omit<MatchRecord, 'id'>): MatchStanding {
  const won = games.flatMap(({ result }) => (result?.kind === 'WIN' ? result.winners : []));
  const wins = Array.from({ length: seats }, (_, seat) => won.filter((winner) => winner === seat).length);
  const aborted = games.find(({ status }) => status === 'ABORTED');
  if (aborted) return { status: 'ABORTED', wins, result: over('ABORTED', [], aborted.result?.reason ?? 'aborted') };
  const goesOn = games.some(({ status }) => status !== 'FINISHED');
  const enough = wins.flatMap((count, seat) => (count > bestOf / 2 ? [seat] : []));
  if (!goesOn && enough.length > 0) return { status: 'FINISHED', wins, result: over('WIN', enough, 'wins') };
  if (!goesOn && games.length >= mostGames(bestOf)) return { status: 'FINISHED', wins, result: afterAll(wins) };
  return { status: games.length === 1 && games[0]?.status === 'OPEN' ? 'OPEN' : 'ACTIVE', wins, result: null };
}

const over = (kind: GameResult['kind'], winners: number[], reason: string): GameResult => ({
  kind,
  winners,
  reason,
  rules: [],
});

/** Whoever has won most of the games that there may be. */
function afterAll(wins: readonly number[]): GameResult {
  const most = Math.max(...wins);
  const [first, ...others] = wins.flatMap((count, seat) => (count === most ? [seat] : []));
  return first !== undefined && others.length === 0 ? over('WIN', [first], 'games') : over('DRAW', [], 'games');
}

const READ = `SELECT m.id, m.best_of AS "bestOf",
    (SELECT count(*)::int FROM seats s WHERE s.game_id = m.id || '-1') AS seats,
    (SELECT json_agg(json_build_object('id', g.id, 'status', g.status, 'result', g.result) ORDER BY length(g.id), g.id)
       FROM games g WHERE g.match_id = m.id) AS games
  FROM matches m WHERE m.id = $1`;

/** A match with its games; undefined where there is none. */
export async function findMatch(on: Queryable, id: string): Promise<MatchRecord | undefined> {
  if (!MATCH.test(id)) return undefined;
  const { rows } = await on.query({ name: 'match-read', text: READ, values: [id] });
  const [row] = rows as (Omit<MatchRecord, 'games'> & { games: MatchRecord['games'] | null })[];
  return row?.games ? { ...row, games: row.games } : undefined;
}
