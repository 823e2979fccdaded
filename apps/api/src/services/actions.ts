/** Moves: what a seat answers, and conceding. */
import type {
  Decision,
  GameView,
  HiddenDecision,
  Played,
  RedactedEvent,
  Refusal,
  SeatAnswer,
  Viewer,
} from '@arbiter/engine';
import { claimable, concession } from '../clocks/timeouts.js';
import { ApiError, placed } from '../errors.js';
import { told } from '../games/beside.js';
import type { GamePosition } from '../games/position.js';
import type { GameRecord, KeyRecord, LogRow } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { Turn } from '../games/turn.js';
import { hashToken } from '../security/keys.js';
import { type Caller, identifyActor, isOver, playerOf, seatOf } from './access.js';
import type { Committer } from './committer.js';
import type { GameService } from './games.js';
import type { Idempotency, KeyedRequest } from './idempotency.js';
import type { Move, Mover } from './mover.js';

/** How often conceding, which needs no version, tries again when others move at the same time. */
const CONCEDE_TRIES = 50;

export interface ActionReply {
  version: number;
  events: RedactedEvent[];
  decisions: (Decision | HiddenDecision)[];
  /** Absent where nobody asked for it. */
  view?: GameView;
  unapplied: number[];
  error: Refusal | null;
}

export interface ActionRequest {
  token: string | undefined;
  answers: (Omit<SeatAnswer, 'seat'> & { seat?: number | undefined })[];
  expectedVersion: number;
  /** The version came in `If-Match`: a stale one is 412. */
  fromHeader?: boolean;
  idempotencyKey?: string | undefined;
  /** What the idempotency key is compared by. */
  body: unknown;
  /** Whether the reply does without the view. */
  minimal?: boolean;
  turn: Turn;
}

export interface ConcedeRequest {
  token: string | undefined;
  /** Conceding is allowed at any moment; a version is compared only if it is given. */
  expectedVersion?: number | undefined;
  fromHeader?: boolean;
  idempotencyKey?: string | undefined;
  body?: unknown;
  minimal?: boolean;
  turn: Turn;
}

/** Does something on a position. */
type Act = Move['act'];

export class ActionService {
  constructor(
    readonly games: GameService,
    readonly states: GameStates,
    readonly committer: Committer,
    readonly mover: Mover,
    readonly idempotency: Idempotency,
  ) {}

  /** Applies answers to the version the caller has seen; exactly one request can have each version. */
  async submit(gameId: string, request: ActionRequest): Promise<ActionReply> {
    const caller = await this.games.access.caller(request.token);
    const recent = this.committer.recent(gameId, request.expectedVersion);
    const first = recent ?? (await this.games.record(gameId));
    try {
      return await this.#submit(first, caller, request, recent !== undefined);
    } catch (error) {
      // Others write to the database too: what they have changed comes before what was refused here.
      if (!(error instanceof ApiError) || !(recent || error.code === 'VERSION_CONFLICT')) throw error;
      const game = await this.games.record(gameId);
      if (game.seating === first.seating) {
        if (recent) assertPresent(game, request);
        throw error;
      }
      // Nothing was stored, because somebody else sits there now, or is called otherwise.
      return await this.#submit(game, caller, request, false);
    }
  }

  async #submit(game: GameRecord, caller: Caller, request: ActionRequest, hopeful: boolean): Promise<ActionReply> {
    const actor = identifyActor(game, caller);
    const seat = seatOf(actor);
    const act: Act = (position) => position.submit(assignSeat(request.answers, seat));
    return this.idempotency.once(
      { ...keyOf(request, caller), route: `act ${game.id}`, body: request.body, hopeful },
      {
        execute: (key) => {
          assertPresent(game, request);
          return this.#move(game, { kind: 'ACTION', seat, key }, act, actor, request);
        },
        again: (done) => this.#again(game, done, act, actor, request),
      },
    );
  }

  /** Concedes for the token's seat. */
  async concede(gameId: string, request: ConcedeRequest): Promise<ActionReply> {
    const caller = await this.games.access.caller(request.token);
    const first = await this.games.record(gameId);
    const seat = identifyActor(first, caller);
    if (seat === 'judge') throw new ApiError('NOT_YOUR_DECISION', 'the judge has no seat to concede');
    const act: Act = (position) => position.concede(seat);
    return this.#whenever(first, caller, request, `concede ${gameId}`, seat, (game) => {
      assertActive(game);
      return { kind: 'CONCEDE', seat, act };
    });
  }

  /** Ends the game for an opponent whose time is over. */
  async claim(gameId: string, request: ConcedeRequest): Promise<ActionReply> {
    const caller = await this.games.access.caller(request.token);
    const first = await this.games.record(gameId);
    const seat = identifyActor(first, caller);
    if (seat === 'judge') throw new ApiError('FORBIDDEN', 'only an opponent may claim');
    return this.#whenever(first, caller, request, `claim ${gameId}`, seat, (game) => {
      if (game.status === 'OPEN') throw new ApiError('CONFLICT', 'the game has not begun');
      assertActive(game);
      return concession(claimable(game, seat, Date.now()), seat);
    });
  }

  /** Does what needs no version: where others move at the same time it looks again. */
  #whenever(
    first: GameRecord,
    caller: Caller,
    request: ConcedeRequest,
    route: string,
    viewer: Viewer,
    decide: (game: GameRecord) => Pick<Move, 'kind' | 'seat' | 'act' | 'beside'>,
  ): Promise<ActionReply> {
    return this.idempotency.once(
      { ...keyOf(request, caller), route, body: request.body ?? null },
      {
        execute: async (key) => {
          for (let tries = 0; ; tries++) {
            const game = tries === 0 ? first : await this.games.record(first.id);
            identifyActor(game, caller);
            const what = decide(game);
            const { expectedVersion, fromHeader = false } = request;
            if (expectedVersion !== undefined) assertVersion(game, { expectedVersion, fromHeader });
            try {
              return await this.#move(game, { ...what, key }, what.act, viewer, request);
            } catch (error) {
              const late = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
              if (!late || request.expectedVersion !== undefined || tries >= CONCEDE_TRIES) throw error;
            }
          }
        },
        again: (done) => this.#again(first, done, (position, row) => position.concede(row.seat), viewer, request),
      },
    );
  }

  /** Moves, with what standing orders make of it. */
  async #move(
    game: GameRecord,
    what: Pick<Move, 'kind' | 'seat' | 'key' | 'beside'>,
    act: Act,
    viewer: Viewer,
    { turn, fromHeader, minimal }: { turn: Turn; fromHeader?: boolean; minimal?: boolean },
  ): Promise<ActionReply> {
    const done = await this.mover.move(game, { ...what, act, turn }, (position, { played, events }) =>
      replyOf(position, { ...played, events }, viewer, minimal),
    );
    if (done.end === 'stored') return done.reply;
    if (done.end === 'refused') throw ApiError.fromRefusal(done.error);
    if (done.end === 'earlier engine') throw earlierEngine(game);
    const now = await this.games.record(game.id);
    throw conflict(now.version, game.version, fromHeader);
  }

  /** The reply of a request that has been carried out before. */
  async #again(
    game: GameRecord,
    { version, lastVersion }: KeyRecord,
    act: (position: GamePosition, row: LogRow) => ReturnType<Act>,
    viewer: Viewer,
    { turn, minimal }: { turn: Turn; minimal?: boolean },
  ): Promise<ActionReply> {
    const rows = await this.states.games.rows(game.id, version - 1, lastVersion ?? version);
    const [own, ...following] = rows as [LogRow, ...LogRow[]];
    const reply = await this.states.lookAt(game, version - 1, turn, (position) => {
      const result = act(position, own);
      if (!result.ok) throw ApiError.fromRefusal(result.error);
      const events = told(own.beside, result.value.events);
      for (const row of following) {
        const next = position.submit(row.answers as SeatAnswer[]);
        if (!next.ok) throw ApiError.fromRefusal(next.error);
        events.push(...told(row.beside, next.value.events));
      }
      const { clock } = game.beside ?? {};
      position.clock = clock && { terms: clock.terms, due: rows.at(-1)?.beside?.due ?? [] };
      position.over = own.beside?.result ?? null;
      return replyOf(position, { ...result.value, events }, viewer, minimal);
    });
    if (!reply) throw earlierEngine(game);
    return reply;
  }
}

function replyOf(
  position: GamePosition,
  { events, unapplied, error }: Played,
  viewer: Viewer,
  minimal = false,
): ActionReply {
  return {
    version: position.version,
    events: position.redact(events, viewer),
    decisions: position.decisions(viewer),
    ...(minimal ? {} : { view: position.view(viewer) }),
    unapplied,
    error: error ? placed(error) : null,
  };
}

/** A request's key, if it has one, and whose it is. */
function keyOf(
  { token = '', idempotencyKey: key }: ActionRequest | ConcedeRequest,
  caller: Caller,
): Pick<KeyedRequest, 'caller' | 'key'> {
  if (key === undefined) return { key, caller: '' };
  const player = playerOf(caller);
  return { key, caller: player ? `player ${player.id}` : hashToken(token).toString('hex') };
}

function assignSeat(answers: ActionRequest['answers'], seat: number): SeatAnswer[] {
  return answers.map((answer, index) => {
    if (answer.seat === undefined || answer.seat === seat) return { ...answer, seat };
    throw new ApiError('NOT_YOUR_DECISION', `your token is for seat ${seat}, not for seat ${answer.seat}`, {
      answer: index,
    });
  });
}

function assertActive(game: GameRecord): void {
  if (isOver(game)) {
    throw new ApiError('GAME_OVER', 'the game is over', { rules: game.result?.rules ?? [], version: game.version });
  }
  if (game.status !== 'OPEN') return;
  const awaited = game.pending ? 'decks are awaited' : 'seats are still open';
  throw new ApiError('ILLEGAL_ACTION', `the game has not begun: ${awaited}`);
}

/** Neither a move nor the answer to a repeated one can be worked out by another engine than the one that played. */
function earlierEngine(game: GameRecord): ApiError {
  const detail = 'this was played by an earlier version of the engine, which no longer runs here';
  return isOver(game)
    ? new ApiError('GAME_OVER', detail, { version: game.version })
    : new ApiError('UNAVAILABLE', detail);
}

/** Whether a request is about the game as it is now. */
function assertPresent(game: GameRecord, request: { expectedVersion: number; fromHeader?: boolean }): void {
  assertActive(game);
  assertVersion(game, request);
}

function assertVersion(game: GameRecord, request: { expectedVersion: number; fromHeader?: boolean }): void {
  if (request.expectedVersion !== game.version)
    throw conflict(game.version, request.expectedVersion, request.fromHeader);
}

function conflict(version: number, expected: number, fromHeader = false): ApiError {
  const detail = `the game is at version ${version}, not ${expected}`;
  return new ApiError('VERSION_CONFLICT', detail, { version, ...(fromHeader ? { status: 412 } : {}) });
}
