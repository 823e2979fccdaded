/** The log of a game as one viewer may read it, at once or as it grows. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RedactedEvent, Viewer } from '@arbiter/engine';
import { isAway } from '../database/database.js';
import { ApiError } from '../errors.js';
import type { GameBus } from '../games/bus.js';
import type { GameRecord, GameRepository } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { Turn } from '../games/turn.js';
import type { Keys } from '../security/keys.js';
import { identify, isOver, playerOf, unknownGame, viewAs } from './access.js';
import type { GameService } from './games.js';
import { storyOf } from './story.js';
import { Wakening } from './wakening.js';

const BATCH = 100;
/** A stream looks for itself after this time, should a wake-up have been lost. */
const POLL_MS = 10_000;
/** While the database is away, streams look whether it is back. */
const AWAY_MS = 500;

export interface LogEntry {
  version: number;
  at: string;
  /** Who moved: a seat, -1 the judge; null for the beginning, version 0. */
  seat: number | null;
  events: RedactedEvent[];
  /** What it tells, where that was asked for. */
  text?: string;
}

export interface StreamRequest {
  token?: string | undefined;
  /** In place of a token. */
  ticket?: string | undefined;
  /** Entries after this version; from now on unless said. -1 includes the beginning. */
  after?: number | undefined;
  /** Whether entries say in words what happened. */
  text?: boolean | undefined;
  turn: Turn;
}

interface Following {
  viewer: Viewer;
  /** The token that is to be looked at again. */
  check: string | undefined;
  /** The player who listens. */
  player: string | undefined;
  after: number;
  text: boolean;
  turn: Turn;
}

/** Whose story is told: the game's, with the players as they are called now. */
interface Told {
  edition?: string;
  ruleset: string;
  seats: readonly { seat: number; name: string | null }[];
}

/** Which entries, for whom. */
interface Reading {
  after: number;
  to: number;
  viewer: Viewer;
  text: boolean | undefined;
  turn: Turn;
}

export class LogService {
  constructor(
    readonly games: GameService,
    readonly repository: GameRepository,
    readonly states: GameStates,
    readonly bus: GameBus,
    readonly keys: Keys,
  ) {}

  /** Up to `first` entries after version `after`. The beginning is entry 0 and comes only with `after: -1`. */
  async log(
    id: string,
    query: {
      token?: string | undefined;
      viewer?: 'judge' | 'spectator' | undefined;
      after: number;
      first: number;
      text?: boolean | undefined;
      turn: Turn;
    },
  ): Promise<LogEntry[]> {
    const { game, viewer: asked } = await this.games.seen(id, query.token);
    const viewer = viewAs(game, asked, query.viewer);
    const to = Math.min(game.version, query.after + query.first);
    const { after, text, turn } = query;
    const entries = await this.#entries(game, { after, to, viewer, text, turn });
    const last = entries.at(-1)?.version ?? to;
    if (last >= to) return entries;
    // Whoever gets fewer than there are might take the last one for the newest.
    const detail = `these entries take too long to be worked out again at once: ask for the first ${last - query.after} (first)`;
    throw new ApiError('TOO_LARGE', detail, { errors: [{ path: '$.first', code: 'TOO_LARGE', detail }] });
  }

  /** Checks who wants the stream, then gives the entries as they come. Undefined: the game is over and all was sent. */
  async stream(id: string, request: StreamRequest, signal: AbortSignal): Promise<AsyncGenerator<LogEntry> | undefined> {
    const { game, viewer, player } = await this.#listener(id, request);
    const after = request.after ?? (game.chain ? game.version : -1);
    if (isOver(game) && after >= game.version) return undefined;
    const { ticket, token, turn, text = false } = request;
    // Whoever has lost the right to listen meanwhile is told nothing more; a ticket has been looked at when it was shown.
    const check = ticket === undefined ? token : undefined;
    return this.#follow(id, { viewer, check, player, after, text, turn }, signal);
  }

  async #listener(
    id: string,
    { ticket, token }: StreamRequest,
  ): Promise<{ game: GameRecord; viewer: Viewer; player?: string | undefined }> {
    if (ticket === undefined) {
      const { caller, ...seen } = await this.games.seen(id, token);
      return { ...seen, player: playerOf(caller)?.id };
    }
    const game = await this.games.record(id);
    const viewer = this.keys.readTicket(id, ticket, Date.now());
    if (viewer !== undefined) return { game, viewer };
    throw game.listed ? new ApiError('UNAUTHORIZED', 'this ticket is not valid (any more)') : unknownGame();
  }

  /** The game for somebody who listens; throws where they may not any more. */
  async #still(id: string, token: string | undefined): Promise<GameRecord> {
    if (token === undefined) return this.games.record(id);
    const caller = await this.games.access.caller(token);
    const game = await this.games.record(id);
    identify(game, caller);
    return game;
  }

  async *#follow(
    id: string,
    { viewer, check, player, after, text, turn }: Following,
    signal: AbortSignal,
  ): AsyncGenerator<LogEntry> {
    const wakening = new Wakening(this.bus, player === undefined ? [id] : [id, player], signal);
    try {
      for (let sent = after; !signal.aborted; ) {
        wakening.rest();
        const game = await this.#when(() => this.#still(id, check), signal);
        if (!game) return;
        const to = Math.min(game.version, sent + BATCH);
        if (game.chain && to > sent) {
          const since = sent;
          const reading = { after: since, to, viewer, text, turn };
          const entries = (await this.#when(() => this.#entries(game, reading), signal)) ?? [];
          yield* entries;
          sent = entries.at(-1)?.version ?? to;
        } else if (isOver(game)) {
          return;
        } else await wakening.next(POLL_MS);
      }
    } finally {
      wakening.end();
    }
  }

  /** What the database says, as soon as it can: whoever only listens waits until it is back. Undefined: nobody waits. */
  async #when<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
    while (!signal.aborted) {
      try {
        return await read();
      } catch (error) {
        if (!isAway(error)) throw error;
        await sleep(AWAY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    return undefined;
  }

  /** What an entry tells its viewer; the names are those that the players have now. */
  story(game: Told, { events }: Pick<LogEntry, 'events'>): string {
    return storyOf(this.states.ruleset(game.ruleset), game, events);
  }

  async #entries(game: GameRecord, { after, to, viewer, text, turn }: Reading): Promise<LogEntry[]> {
    const first = game.chain ? await this.states.loader.playableFrom(game) : undefined;
    if (first === undefined) return [];
    // What was before a checkpoint cannot be told here; otherwise -1 brings the beginning as well.
    const since = first > 0 ? Math.max(after, first) : after;
    if (to <= since) return [];
    const [found, rows] = await Promise.all([
      this.states.events(game, since, to, turn),
      this.repository.rows(game.id, since, to),
    ]);
    const about = new Map<number, { at: Date | null; seat: number | null }>(rows.map((row) => [row.version, row]));
    if (since < 0) about.set(0, { at: (await this.repository.setup(game.id)).startedAt, seat: null });
    return found.map(({ version, events }) => {
      const { at, seat } = about.get(version) ?? { at: null, seat: null };
      const shown = this.states.redact(game, version, events, viewer);
      const entry = { version, at: (at ?? game.createdAt).toISOString(), seat, events: shown };
      return text ? { ...entry, text: this.story(game, entry) } : entry;
    });
  }
}
