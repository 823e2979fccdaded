/** Makes outcomes durable: the one place where a game gets a new version. */
import type { GameState } from '@arbiter/engine';
import { LRUCache } from 'lru-cache';
import { clockJobs } from '../clocks/jobs.js';
import { type Beside, told } from '../games/beside.js';
import type { GameBus } from '../games/bus.js';
import { nextLink, packState } from '../games/codec.js';
import { NO_PLAYERS, type PlayersTold } from '../games/log-writer.js';
import { matchOf } from '../games/matches.js';
import type { GamePosition } from '../games/position.js';
import type { GameRecord, GameRepository, LogRow, PendingRecord, SeatRecord } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import { Tally } from '../games/tally.js';
import type { GameStatus } from '../generated/prisma/enums.js';
import type { JobChange } from '../jobs/add.js';
import type { Followed } from '../orders/follow.js';
import { isOver } from './access.js';
import type { Entry } from './entry.js';
import type { NewKey } from './idempotency.js';

/** A snapshot every so many versions bounds how much a load has to replay. */
const SNAPSHOT_EVERY = 20;
/** Of games that nobody plays there are fewer: a load of one may take its time, and they must not fill the disk. */
const SNAPSHOT_EVERY_OF_BOTS = 60;
/** Units of work after which there is one in any case: a load must not be more work than a call. */
const SNAPSHOT_AFTER = 100_000;
/** Games whose record is remembered as this process left it. */
const RECENT_GAMES = 4096;

export function statusOf(state: Pick<GameState, 'result'>): GameStatus {
  if (!state.result) return 'ACTIVE';
  return state.result.kind === 'ABORTED' ? 'ABORTED' : 'FINISHED';
}

/** Whether all seats are bots'. An open seat is a person's. */
export const isOfBotsAlone = ({ seats }: { seats: readonly { bot: string | null }[] }): boolean =>
  seats.length > 0 && seats.every(({ bot }) => bot !== null);

/** Whether somebody sits there as a player, who is told what happens. */
const hasPlayers = (game: { seats: readonly Pick<SeatRecord, 'playerId'>[] }): boolean =>
  game.seats.some(({ playerId }) => playerId !== null);

/** What is to be told to players, once a game is asked `pending`. */
export function toldOf(
  game: { seats: readonly Pick<SeatRecord, 'playerId'>[]; pending: PendingRecord[] | null },
  over: boolean,
  pendingNow: () => PendingRecord[],
): PlayersTold {
  if (!hasPlayers(game)) return NO_PLAYERS;
  if (over) return { pending: [], asked: null };
  const pending = pendingNow().map(({ id, seat, kind, deadline }) => ({ id, seat, kind, deadline }));
  const before = new Set(game.pending?.map(({ id }) => id));
  return { pending, asked: pending.filter(({ id }) => !before.has(id)).map(({ seat }) => seat) };
}

/** What follows the first entry is what standing orders answered. */
function madeBy(game: GameRecord, { kind, seat }: Entry, index: number): string {
  if (kind !== 'ACTION') return kind.toLowerCase();
  if (index > 0) return 'order';
  return game.seats.some((s) => s.seat === seat && s.bot !== null) ? 'bot' : 'player';
}

/** What is to be done once a game has ended: after one of a match there may be a next. */
export const nextGameJobs = (game: string): JobChange[] =>
  matchOf(game) ? [{ task: 'nextGame', payload: { game }, key: `next:${game}` }] : [];

export interface Change {
  /** What was done, in order: a move, and the answers that standing orders gave to what came of it. */
  entries: readonly [Entry, ...Entry[]];
  /** What they led to. */
  position: GamePosition;
  key?: NewKey | null;
  /** The standing orders that are no longer as they were. */
  orders?: Followed['changed'];
  /** What is to be done later because of it. */
  jobs?: readonly JobChange[];
  /** What there is beside the rules from now on; absent: as before. */
  beside?: Beside | undefined;
  /** There is to be a snapshot: what comes before it is no longer what leads here. */
  saves?: boolean;
  /** When it was done; now unless said. */
  at?: Date;
  /** ABORT: how the game ended, since its state does not say so. */
  status?: GameStatus;
  result?: GameRecord['result'];
}

export class Committer {
  readonly #recent = new LRUCache<string, GameRecord>({ max: RECENT_GAMES });
  /** Work since the last snapshot of each game, as far as this process has done it. */
  readonly #unsaved = new LRUCache<string, number>({ max: RECENT_GAMES });
  /** Entries of logs that this process has stored, by game and by who made them. */
  readonly moves = new Tally<'ruleset' | 'by'>();
  readonly #botListeners: ((gameId: string) => void)[] = [];

  constructor(
    readonly games: GameRepository,
    readonly states: GameStates,
    readonly bus: GameBus,
  ) {}

  /** Calls `listener` after every commit of this process in a game that has bots. */
  onBotGame(listener: (gameId: string) => void): void {
    this.#botListeners.push(listener);
  }

  /**
   * The game as this process left it, if that was at this version. Another process may have gone on since: whoever moves
   * on it is told so when it commits, and whoever is refused on it looks into the database.
   */
  recent(gameId: string, version: number): GameRecord | undefined {
    const game = this.#recent.get(gameId);
    return game?.version === version ? game : undefined;
  }

  /**
   * Stores the versions after the one in `game`, all or none. False: somebody else was first, or a seat has given other
   * standing orders since the game was read, and nothing happened. Only once this has returned true may anybody be told.
   */
  async commit(game: GameRecord, change: Change): Promise<boolean> {
    const { position, entries, orders = [], at = new Date() } = change;
    const rows = this.#rowsOf(game, entries, position.ruleset.epoch, at);
    const last = rows.at(-1) as LogRow;
    const { version } = last;
    const end = { status: change.status ?? statusOf(position), result: change.result ?? position.result };
    const every = isOfBotsAlone(game) ? SNAPSHOT_EVERY_OF_BOTS : SNAPSHOT_EVERY;
    const work = entries.reduce((sum, entry) => sum + entry.work, this.#unsaved.get(game.id) ?? 0);
    const saves =
      Math.floor(version / every) > Math.floor(game.version / every) || work >= SNAPSHOT_AFTER || change.saves === true;
    const snapshot = saves ? packState(position.state()) : null;
    const definitions = entries.flatMap(({ played }) => played.definitions ?? []);
    // Before the entries that name them: whoever reads those must find them, and to have too many does no harm.
    if (definitions.length > 0) await this.states.definitions.add(game, definitions);
    // What is agreed on once the game is over is no end again.
    const players = isOver(game)
      ? { pending: game.pending, asked: [] }
      : toldOf(game, end.status !== 'ACTIVE', () => position.decisions('spectator'));
    const { seating, ordersRevision } = game;
    const beside = change.beside;
    const clock = beside?.clock ?? game.beside?.clock;
    const timed = clock ? clockJobs(game.id, version, end.status === 'ACTIVE' ? clock : undefined) : [];
    const ends = end.status !== 'ACTIVE' && !isOver(game);
    const jobs = [...(change.jobs ?? []), ...timed, ...(ends ? nextGameJobs(game.id) : [])];
    const append = {
      rows,
      game: end,
      snapshot,
      key: change.key ?? null,
      seating,
      players,
      orders,
      jobs,
      beside,
      from: game.status,
      ordersRevision,
    };
    if (!(await this.games.append(append))) {
      this.#recent.delete(game.id);
      return false;
    }
    this.#unsaved.set(game.id, saves ? 0 : work);
    const { pending } = players;
    if (end.status === 'ACTIVE')
      this.#recent.set(game.id, {
        ...game,
        version,
        chain: last.chain,
        updatedAt: at,
        pending,
        beside: beside ?? game.beside,
      });
    else this.#recent.delete(game.id);
    for (const entry of entries)
      this.states.loader.keepEvents(game.id, entry.version, told(entry.beside, entry.played.events));
    for (const [index, entry] of entries.entries())
      this.moves.add({ ruleset: game.ruleset, by: madeBy(game, entry, index) });
    this.announce(game);
    return true;
  }

  /** The entries as the log has them, each chained to the one before it. */
  #rowsOf(game: GameRecord, entries: readonly Entry[], epoch: number, at: Date): LogRow[] {
    let chain = game.chain ?? Buffer.alloc(0);
    return entries.map(({ kind, seat, played, version, stateHash, beside = null }) => {
      const { applied: answers, random } = played;
      const content = { gameId: game.id, version, kind, seat, answers, random, epoch, stateHash, at, beside };
      chain = nextLink(chain, content);
      return { ...content, chain };
    });
  }

  /** Wakes streams here and elsewhere, and the bots. */
  announce(game: { id: string; seats: readonly { bot: string | null; playerId?: string | null }[] }): void {
    this.bus.announce(game.id);
    for (const { playerId } of game.seats) if (playerId) this.bus.announce(playerId);
    if (game.seats.some((s) => s.bot)) for (const listener of this.#botListeners) listener(game.id);
  }
}
