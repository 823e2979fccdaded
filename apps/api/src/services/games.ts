/** Games: looking at them and listing them. Making them is in `lobby.ts`, moving in `actions.ts`. */
import type { Decision, GameView, HiddenDecision, StoredDefinition, Viewer } from '@arbiter/engine';
import type { Clock } from '../clocks/clock.js';
import type { Database } from '../database/database.js';
import { ApiError } from '../errors.js';
import type { GameBus } from '../games/bus.js';
import { unpackState } from '../games/codec.js';
import type { Verification } from '../games/log-replay.js';
import type { GamePosition } from '../games/position.js';
import type { GameRecord, GameRepository, LogRow } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { Turn } from '../games/turn.js';
import type { GameStatus } from '../generated/prisma/enums.js';
import type { Offer } from '../offers/offer.js';
import { faultAt } from '../schemas/parse.js';
import type { Keys } from '../security/keys.js';
import { type Access, type Caller, identify, isOver, unknownGame, viewAs } from './access.js';
import { fromCursor, type Page, pageFrom } from './paging.js';
import { boardOf } from './story.js';
import { Wakening } from './wakening.js';

interface ClockSummary {
  /** In seconds, as everything here. */
  perMove: number | null;
  bank: number | null;
  increment: number | null;
  onTimeout: 'default' | 'concede' | 'claim';
  paused: boolean;
  left: number[] | null;
}

interface SeatSummary {
  seat: number;
  name: string | null;
  bot: string | null;
  open: boolean;
  nonce: string | null;
}

export interface GameSummary {
  id: string;
  ruleset: string;
  edition: string;
  status: GameStatus;
  version: number;
  seats: SeatSummary[];
  result: GameRecord['result'];
  test: boolean;
  seedHash: string;
  listed: boolean;
  joinable: boolean;
  metadata: Record<string, string> | null;
  clock: ClockSummary | null;
  createdAt: string;
  updatedAt: string;
}

export type ShownOffer = Omit<Offer, 'agreed'>;

/** A game as one viewer sees it, at one version. */
export interface GameSnapshot extends GameSummary {
  /** The secret seed; null while the game goes on. */
  seed: string | null;
  view: GameView;
  decisions: (Decision | HiddenDecision)[];
  /** Those that can be answered at the present version. */
  offers: ShownOffer[];
}

/** A game as it was recorded. */
export interface GameArchive {
  id: string;
  ruleset: string;
  edition: string;
  seed: string;
  epoch: number;
  seedHash: string;
  seedChosen: boolean;
  options: Record<string, unknown>;
  scenario: Record<string, unknown> | null;
  /** Hash of the state at version 0. */
  startHash: string | null;
  status: GameStatus;
  result: GameRecord['result'];
  seats: { seat: number; name: string | null; deck: unknown; nonce: string | null; joined: boolean }[];
  /** The definitions that the game names, as they were then. */
  definitions: StoredDefinition[];
  /** The states with which new epochs of the engine began. */
  checkpoints: { version: number; epoch: number; state: Record<string, unknown> }[];
  log: {
    version: number;
    kind: LogRow['kind'];
    seat: number;
    answers: { [field: string]: unknown; seat: number }[];
    random: number[];
    epoch: number;
    stateHash: string;
    chain: string;
    at: string;
    beside?: Record<string, unknown> | null | undefined;
  }[];
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
  async record(id: string): Promise<GameRecord> {
    const game = GAME_ID.test(id) ? await this.games.find(id) : undefined;
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
        const now = game.status === 'OPEN' ? JSON.stringify(game.seats.map(({ name }) => name)) : '';
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
    return found ?? { board: this.boardOf(game, emptyView(game, seat)), asked: [] };
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
      include: { seats: { orderBy: { seat: 'asc' } } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: query.first + 1,
    });
    const summaries = rows.map(({ result, metadata, beside, ...row }) =>
      summarise({
        ...row,
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
  async archiveOf(game: GameRecord): Promise<GameArchive> {
    const { id } = game;
    const { seed, seedChosen, options, scenario, startHash, ...setup } = await this.games.setup(id);
    const definitions = await this.states.definitions.stored(game.ruleset, setup.definitions ?? []);
    const checkpoints = (await this.games.checkpoints(id)).map(({ version, epoch, state }) => {
      return { version, epoch, state: unpackState(state) };
    });
    const seats = setup.seats.map((seat) => ({ ...seat, joined: seat.joined === true }));
    const rows = await this.games.rows(id, 0, game.version);
    const log = rows.map(({ version, kind, seat, answers, random, epoch, stateHash, chain, at, beside }) => {
      const hashes = { stateHash: stateHash.toString('hex'), chain: chain.toString('hex') };
      return {
        version,
        kind,
        seat,
        answers: answers as GameArchive['log'][number]['answers'],
        random: random as number[],
        epoch,
        ...hashes,
        at: at.toISOString(),
        ...(beside ? { beside: { ...beside } } : {}),
      };
    });
    const { ruleset, edition, status, result, epoch, seedHash } = game;
    const began = { seed, seedHash, seedChosen, options, scenario, startHash, seats };
    return { id, ruleset, edition, status, result, epoch, ...began, definitions, checkpoints, log };
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

interface Summarisable extends Omit<GameRecord, 'seats' | 'chain' | 'judgeHash' | 'pending' | 'ordersRevision'> {
  seats: { seat: number; name: string | null; bot: string | null; nonce: string | null }[];
}

export function summarise(game: Summarisable): GameSummary {
  const { id, ruleset, edition, status, version, result, test, seedHash, listed, joinable, metadata } = game;
  const seats = game.seats.map(({ seat, name, bot, nonce }) => ({ seat, name, bot, open: name === null, nonce }));
  const times = { createdAt: game.createdAt.toISOString(), updatedAt: game.updatedAt.toISOString() };
  const clock = game.beside?.clock ? clockOf(game.beside.clock) : null;
  const about = { listed, joinable, metadata, clock };
  return { id, ruleset, edition, status, version, seats, result, test, seedHash, ...about, ...times };
}

/** The version that a game has ended with: what is agreed on later has versions too. */
const endOf = ({ version, beside }: GameRecord): number => beside?.ended ?? version;

const offersOf = ({ beside }: GameRecord): ShownOffer[] =>
  (beside?.offers ?? []).map(({ agreed: _, ...offer }) => offer);

const clockOf = ({ terms, banks, paused }: Clock): ClockSummary => ({
  perMove: terms.perMove ?? null,
  bank: terms.bank ?? null,
  increment: terms.increment ?? null,
  onTimeout: terms.onTimeout,
  paused: paused !== undefined,
  left: banks?.map((ms) => ms / 1000) ?? null,
});

/** A game that waits for players has no position, nor has one of an earlier engine; but a client may show who sits there. */
function emptyView(game: GameRecord, viewer: Viewer): GameView {
  return {
    viewer,
    turn: { number: 0, active: 0, phase: null, step: null, priority: null },
    players: game.seats.map(({ seat, name }) => ({ seat, name, lost: false })),
    zones: [],
    objects: {},
    stack: [],
    emblems: [],
    result: game.result,
  };
}

export function listCursor(cursor: string): { at: Date; id: string } {
  const [at = '', id = ''] = fromCursor(cursor).split(' ');
  const date = new Date(at);
  // Years beyond four digits are more than the database can compare with.
  if (!/^\d{4}-/.test(at) || Number.isNaN(date.getTime()) || !GAME_ID.test(id))
    throw faultAt('$.after', 'this is not a cursor of this list');
  return { at: date, id };
}
