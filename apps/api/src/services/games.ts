/** Games: looking at them and listing them. Making them is in `lobby.ts`, moving in `actions.ts`. */
import type { Decision, GameView, HiddenDecision, Viewer } from '@arbiter/engine';
import type { Database } from '../database/database.js';
import { ApiError } from '../errors.js';
import type { GameBus } from '../games/bus.js';
import type { Verification } from '../games/log-replay.js';
import type { GamePosition } from '../games/position.js';
import type { GameRecord, GameRepository, Queryable } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { Turn } from '../games/turn.js';
import type { GameStatus } from '../generated/prisma/enums.js';
import { faultAt } from '../schemas/parse.js';
import type { Keys } from '../security/keys.js';
import { type Access, type Caller, identify, isOver, unknownGame, viewAs } from './access.js';
import { archiveOf, type GameArchive } from './archives.js';
import { fromCursor, type Page, pageFrom } from './paging.js';
import { formatAmong } from './seat-plans.js';
import { boardOf } from './story.js';
import { emptyView, endOf, type GameSummary, offersOf, type ShownOffer, summarise } from './summaries.js';
import { Wakening } from './wakening.js';

/** A game as one viewer sees it, at one version. */
export interface GameSnapshot extends GameSummary {
  /** The secret seed; null while the game goes on. */
  seed: string | null;
  view: GameView;
  decisions: (Decision | HiddenDecision)[];
  /** Those that can be answered at the present version. */
  offers: ShownOffer[];
}

export interface Look {
  token?: string | undefined;
  version?: number | undefined;
  viewer?: 'judge' | 'spectator' | undefined;
  turn: Turn;
}

/** A game in words for one seat. */
export interface Told {
  board: string;
  /** The prompts of its decisions. */
  asked: string[];
}

/** What somebody asks who has versions of the game already. */
export interface Condition extends Omit<Look, 'turn'> {
  known: { versions: readonly number[]; weak: readonly number[] };
  /** How long to wait for another version. */
  waitMs?: number | undefined;
  signal: AbortSignal;
}
/** Whoever waits looks again after this time, should a wake-up have been lost. */
const POLL_MS = 10_000;

/** Anything else is no game's id. */
const GAME_ID = /^[\w-]{1,100}$/;

export class GameService {
  constructor(
    readonly db: Database,
    readonly games: GameRepository,
    readonly states: GameStates,
    readonly keys: Keys,
    readonly access: Access,
    readonly bus: GameBus,
  ) {}

  /** A game by its id, or NOT_FOUND. Whoever asks is not known yet: `seen` says whether there is such a game for them. */
  async record(id: string, on?: Queryable): Promise<GameRecord> {
    const game = GAME_ID.test(id) ? await this.games.find(id, on) : undefined;
    if (!game) throw unknownGame();
    return game;
  }

  /** A game, and who it is that asks for it: a stranger is told of one that is not listed what is told of one that is not. */
  async seen(id: string, token: string | undefined): Promise<{ game: GameRecord; viewer: Viewer; caller: Caller }> {
    const caller = await this.access.caller(token);
    const game = await this.record(id);
    return { game, viewer: identify(game, caller), caller };
  }

  /** The game for this viewer, now or (`version`) as it was. */
  async get(id: string, look: Look): Promise<GameSnapshot> {
    const { game, viewer: asked } = await this.seen(id, look.token);
    const viewer = viewAs(game, asked, look.viewer);
    return this.#snapshot(game, viewer, look);
  }

  /**
   * The version that there still is, where the caller has it: now, or at the end of the time that it would wait. Undefined:
   * there is something to be shown. Whether the caller may look is checked first.
   */
  async unchanged(
    id: string,
    { token, version, viewer, known, waitMs = 0, signal }: Condition,
  ): Promise<number | undefined> {
    const until = performance.now() + waitMs;
    const wakening = new Wakening(this.bus, [id], signal);
    try {
      for (let waited = ''; ; ) {
        wakening.rest();
        const { game, viewer: asked } = await this.seen(id, token);
        viewAs(game, asked, viewer);
        if (version !== undefined) return version <= game.version && has(known, version) ? version : undefined;
        // What an open game is like no version says: who waits for it sees when that changes.
        const now = game.status === 'OPEN' ? JSON.stringify([game.seats.map(({ name }) => name), game.pending]) : '';
        const same = game.status === 'OPEN' ? known.weak.includes(0) : has(known, game.version);
        if (!same || (waited !== '' && waited !== now)) return undefined;
        const left = until - performance.now();
        const done = left <= 0 || signal.aborted || isOver(game);
        if (done) return game.status === 'OPEN' && waitMs === 0 ? undefined : game.version;
        waited = now;
        await wakening.next(Math.min(left, POLL_MS));
      }
    } finally {
      wakening.end();
    }
  }

  /** The board as text for this viewer, and the version that it shows. */
  async board(id: string, look: Look): Promise<{ version: number; status: GameStatus; text: string }> {
    const { game, viewer: asked } = await this.seen(id, look.token);
    const viewer = viewAs(game, asked, look.viewer);
    const found = await this.#looking(game, look, (position, now) => {
      const { version } = position;
      return { version, status: now.status, text: this.boardOf(now, position.view(viewer)) };
    });
    if (found) return found;
    const { status } = game;
    return { version: look.version ?? game.version, status, text: this.boardOf(game, emptyView(game, viewer)) };
  }

  /** What a seat is told outside of the service: its board at a version as text, and what it is asked there. */
  async tellSeat(game: GameRecord, seat: number, look: Omit<Look, 'token' | 'viewer'>): Promise<Told> {
    const found = await this.#looking(game, look, (position, now): Told => {
      const own = decisionsOf(now, position, seat).filter((one): one is Decision => 'shape' in one);
      return { board: this.boardOf(now, position.view(seat)), asked: own.map(({ prompt }) => prompt) };
    });
    const deckDue = game.status === 'OPEN' && game.pending?.some((one) => one.seat === seat) === true;
    const asked = deckDue ? ['Send your deck for this game of the match.'] : [];
    return found ?? { board: this.boardOf(game, emptyView(game, seat)), asked };
  }

  /** What somebody sees of a game, as text. */
  boardOf(game: Pick<GameSummary, 'ruleset' | 'status' | 'seats'> | GameRecord, view: GameView): string {
    return boardOf(this.states.ruleset(game.ruleset), game, view);
  }

  /** The pending decisions alone, and the version they belong to. */
  async decisions(
    id: string,
    look: Look,
  ): Promise<{ version: number; status: GameStatus; decisions: (Decision | HiddenDecision)[] }> {
    const { game, viewer: asked } = await this.seen(id, look.token);
    const viewer = viewAs(game, asked, look.viewer);
    const found = await this.#looking(game, look, (position, now) => {
      return { version: position.version, status: now.status, decisions: decisionsOf(now, position, viewer) };
    });
    return found ?? { version: look.version ?? game.version, status: game.status, decisions: [] };
  }

  /** Looks at the game at a version, or as it is now; undefined while it waits for players, and of what another engine played. */
  async #looking<T>(
    game: GameRecord,
    { version, turn }: Look,
    read: (position: GamePosition, now: GameRecord) => T,
  ): Promise<T | undefined> {
    if (version !== undefined && version > game.version)
      throw new ApiError('NOT_FOUND', `the game has no version ${version} yet, but ${game.version}`);
    if (!game.chain) return undefined;
    if (version === undefined) return this.states.look(game, turn, read);
    return this.states.lookAt(game, version, turn, (position) => read(position, game));
  }

  async #snapshot(game: GameRecord, viewer: Viewer, look: Look): Promise<GameSnapshot> {
    const setup = isOver(game) ? await this.games.setup(game.id) : null;
    const seedOf = (now: GameRecord): string | null => (isOver(now) ? (setup?.seed ?? null) : null);
    const found = await this.#looking(game, look, (position, now) => {
      const { version } = position;
      const past = version < endOf(now) ? ({ status: 'ACTIVE', result: position.result, version } as const) : {};
      return {
        ...summarise(now),
        ...past,
        seed: seedOf(now),
        view: position.view(viewer),
        decisions: decisionsOf(now, position, viewer),
        offers: offersOf(now),
      };
    });
    return (
      found ?? {
        ...summarise(game),
        seed: seedOf(game),
        view: emptyView(game, viewer),
        decisions: [],
        offers: offersOf(game),
      }
    );
  }

  /** The public list, newest first. */
  async list(query: {
    status?: GameStatus | undefined;
    ruleset?: string | undefined;
    edition?: string | undefined;
    seat?: 'open' | undefined;
    first: number;
    after?: string | undefined;
  }): Promise<Page<GameSummary>> {
    const after = query.after === undefined ? undefined : listCursor(query.after);
    const rows = await this.db.prisma.game.findMany({
      where: {
        listed: true,
        ...(query.status ? { status: query.status } : {}),
        ...(query.ruleset ? { ruleset: query.ruleset } : {}),
        ...(query.edition ? { edition: query.edition } : {}),
        ...(query.seat ? { AND: { status: 'OPEN', seats: { some: { name: null, playerId: null } } } } : {}),
        ...(after ? { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] } : {}),
      },
      include: { seats: { orderBy: { seat: 'asc' } }, setup: { select: { options: true } } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: query.first + 1,
    });
    const summaries = rows.map(({ result, metadata, beside, setup, ...row }) =>
      summarise({
        ...row,
        format: formatAmong(setup?.options),
        beside: beside as GameRecord['beside'],
        result: result as GameRecord['result'],
        metadata: metadata as GameRecord['metadata'],
      }),
    );
    return pageFrom(summaries, query.first, (game) => `${game.createdAt} ${game.id}`);
  }

  /** Whether a token is one that this service gave to a seat or the judge of this game. */
  isToken(id: string, token: string): boolean {
    return GAME_ID.test(id) && this.keys.isToken(id, token);
  }

  /** A ticket for a stream, in place of a token. */
  async ticket(id: string, token: string | undefined): Promise<{ ticket: string; expiresAt: string }> {
    const { viewer } = await this.seen(id, token);
    const { ticket, expiresAt } = this.keys.ticket(id, viewer, Date.now());
    return { ticket, expiresAt: expiresAt.toISOString() };
  }

  /** Everything that is needed to run a finished game again and to check the chain of its log. The judge may look earlier. */
  async archive(id: string, token: string | undefined): Promise<GameArchive> {
    const { game, viewer } = await this.seen(id, token);
    viewAs(game, viewer, 'judge');
    return this.archiveOf(game);
  }

  /** The same whoever asks: nothing of a game in progress is hidden in it. */
  archiveOf(game: GameRecord): Promise<GameArchive> {
    return archiveOf(this.states, game);
  }

  /** Whether the game's log, replayed from its beginning, gives what was stored. */
  async verify(id: string): Promise<Verification> {
    return this.states.verify(await this.record(id));
  }
}

/** Before a game begins its tag is weak, and has the same number: only a strong one is of version 0. */
const has = ({ versions, weak }: Condition['known'], version: number): boolean =>
  versions.includes(version) || (version > 0 && weak.includes(version));

/** In a game that is over nothing is pending any more, though something was at earlier versions. */
function decisionsOf(game: GameRecord, position: GamePosition, viewer: Viewer): (Decision | HiddenDecision)[] {
  const over = position.version >= endOf(game) && isOver(game);
  return over ? [] : position.decisions(viewer);
}

export function listCursor(cursor: string): { at: Date; id: string } {
  const [at = '', id = ''] = fromCursor(cursor).split(' ');
  const date = new Date(at);
  // Years beyond four digits are more than the database can compare with.
  if (!/^\d{4}-/.test(at) || Number.isNaN(date.getTime()) || !GAME_ID.test(id))
    throw faultAt('$.after', 'this is not a cursor of this list');
  return { at: date, id };
}
