/** States and events of games at any version: from memory, or from the nearest snapshot and the log after it. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  type GameEvent,
  type GameState,
  type RedactedEvent,
  type RulesetService,
  type Viewer,
  weightOf,
} from '@arbiter/engine';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { unpackState } from './codec.js';
import { Definitions, rulesetFor } from './definitions.js';
import { Incidents } from './incidents.js';
import { LogReplay, type Verification } from './log-replay.js';
import { GamePosition } from './position.js';
import { applyRow, ReplayError, restart, type Step } from './replay.js';
import type { GameRecord, GameRepository, LogRow } from './repository.js';
import { atOnce, measured, type Turn } from './turn.js';

/**
 * Games whose newest state is at hand, and older states: of the last moves, and those that somebody looked at. So many of
 * ordinary size (about a hundred objects); of larger ones less, or a few requests for huge positions would fill the memory.
 */
const HOT_GAMES = { max: 1024, maxSize: 150_000 };
/** Units of work after which no further entry of a log is run again for one call; ordinary ones take a few hundred. */
const MAX_REPLAYED_WORK = 1_000_000;
const PAST_STATES = { max: 256, maxSize: 50_000 };
const HOT_EVENTS = { max: 4096, maxSize: 100_000 };
/** Games of which another engine has played a part: from where on this one can. */
const MIXED_GAMES = { max: 4096 };
const YIELD_EVERY = 10;

export type RulesetLookup = (id: string) => RulesetService;

interface Known {
  version: number;
  state: GameState;
  /** With the definitions that the game keeps. */
  ruleset: RulesetService;
}

const sizeOf = ({ state }: Pick<Known, 'state'>): number => weightOf(state);

export class GameStates {
  readonly #newest = new LRUCache<string, Known>({ ...HOT_GAMES, sizeCalculation: sizeOf });
  readonly #past = new LRUCache<string, Known>({ ...PAST_STATES, sizeCalculation: sizeOf });
  readonly #events = new LRUCache<string, GameEvent[]>({ ...HOT_EVENTS, sizeCalculation: ({ length }) => 1 + length });
  readonly #playableFrom = new LRUCache<string, { version: number | undefined }>(MIXED_GAMES);

  constructor(
    readonly games: GameRepository,
    readonly definitions: Definitions,
    readonly incidents: Incidents,
    readonly ruleset: RulesetLookup,
  ) {}

  /** Puts a state that was just committed where the next request finds it. */
  keep(gameId: string, step: Step, ruleset: RulesetService): void {
    const { version, state } = step;
    this.#remember(gameId, { version, state, ruleset });
    this.#events.set(`${gameId}:${version}`, step.events);
  }

  /**
   * The first version that can be had here, and all after it: an engine of another epoch would play the log otherwise, but
   * goes on from the checkpoint that was written before it took over. Undefined: there is none.
   */
  async playableFrom(game: Pick<GameRecord, 'id' | 'ruleset' | 'epoch'>): Promise<number | undefined> {
    const known = this.#playableFrom.get(game.id);
    if (known) return known.version;
    const { epoch } = this.ruleset(game.ruleset);
    // Whether others have played on meanwhile shows when their entries are met.
    if (game.epoch === epoch) return 0;
    return this.#lookFrom(game, epoch);
  }

  async #lookFrom(game: Pick<GameRecord, 'id' | 'epoch'>, epoch: number): Promise<number | undefined> {
    const version = await this.games.playableFrom(game, epoch);
    this.#playableFrom.set(game.id, { version });
    return version;
  }

  /**
   * The game after `version` log entries; undefined where only another engine can say how it stood.
   * @param turn waited for before each entry that is run again
   */
  async at(game: GameRecord, version: number, turn: Turn): Promise<GamePosition | undefined> {
    const known = this.#known(game.id, version) ?? (await this.#load(game, version, turn));
    return known && new GamePosition(known.ruleset, known.state, this.incidents, { game: game.id, version });
  }

  async #load(game: GameRecord, version: number, turn: Turn): Promise<Known | undefined> {
    const base = await this.#base(game, version, turn);
    return base && this.#replay(game, base, version, turn);
  }

  /**
   * Events of the versions after < version ≤ to, in order; `after` -1 includes the beginning, version 0. Fewer, but one at
   * least, where running them again is as much work as several calls may be.
   */
  async events(
    game: GameRecord,
    after: number,
    to: number,
    turn: Turn,
  ): Promise<{ version: number; events: GameEvent[] }[]> {
    const wanted = Array.from({ length: Math.max(0, to - after) }, (_, i) => after + 1 + i);
    const missing = wanted.find((version) => !this.#events.has(`${game.id}:${version}`));
    const found = new Map(wanted.map((version) => [version, this.#events.get(`${game.id}:${version}`)]));
    if (missing !== undefined) {
      let left = MAX_REPLAYED_WORK;
      let last = to;
      const collect = (step: Step, work = 0): boolean => {
        found.set(step.version, step.events);
        left -= work;
        if (left <= 0) last = step.version;
        return left > 0;
      };
      if (missing === 0) collect(await this.#start(game, turn));
      const from = Math.max(0, missing - 1);
      const base = this.#known(game.id, from) ?? (await this.#load(game, from, turn));
      if (!base || !(await this.#replay(game, base, to, turn, collect))) return [];
      wanted.length = Math.max(0, last - after);
    }
    return wanted.map((version) => ({ version, events: found.get(version) ?? [] }));
  }

  /** Events as a viewer may read them. */
  redact(game: GameRecord, version: number, events: GameEvent[], viewer: Viewer): RedactedEvent[] {
    const ruleset = this.ruleset(game.ruleset);
    const subject = { game: game.id, ruleset: game.ruleset, epoch: ruleset.epoch, version };
    return this.incidents.contain(subject, 'log', viewer, () => ruleset.redactEvents(events, viewer));
  }

  /** Runs the whole game again from its setup, without other snapshots than checkpoints, and compares everything. */
  async verify(game: GameRecord): Promise<Verification> {
    const setup = await this.games.setup(game.id);
    const ruleset = await rulesetFor(this.definitions, this.ruleset(game.ruleset), setup.definitions ?? []);
    const stored = await this.games.checkpoints(game.id);
    const checkpoints = new Map(stored.map(({ version, state }) => [version, unpackState(state)]));
    const rows = await this.games.rows(game.id, 0, game.version);
    let replay: LogReplay | undefined;
    try {
      replay = new LogReplay(ruleset, game, setup, checkpoints);
      for (const row of rows) {
        replay.next(row);
        if (row.version % YIELD_EVERY === 0) await yieldToEventLoop();
      }
      return replay.end(game);
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      const { version, message: difference } = error;
      return replay?.verdict(error) ?? { exact: false, versions: 0, epochs: [], version, difference };
    }
  }

  /**
   * Writes the present state of a game in progress as authoritative. Done by the old engine before a new one, which
   * behaves differently, takes over: what comes after is replayed from here. False: only another engine could.
   */
  async checkpoint(game: GameRecord): Promise<boolean> {
    const position = await this.at(game, game.version, atOnce);
    if (!position) return false;
    await this.games.checkpoint(game.id, game.version, position.state);
    return true;
  }

  #known(gameId: string, version: number): Known | undefined {
    const newest = this.#newest.get(gameId);
    return newest?.version === version ? newest : this.#past.get(`${gameId}:${version}`);
  }

  /**
   * A newer state takes the place of the one before it; that one stays for a while, for requests that are repeated. As a
   * copy: with the state itself goes what the engine found out about it, which is larger than the state.
   */
  #remember(gameId: string, known: Known): void {
    const newest = this.#newest.get(gameId);
    const older = newest && newest.version > known.version ? known : newest;
    if (older !== known) this.#newest.set(gameId, known);
    if (older) this.#past.set(`${gameId}:${older.version}`, { ...older, state: { ...older.state } });
  }

  async #start(game: GameRecord, turn: Turn): Promise<Step & Known> {
    const setup = await this.games.setup(game.id);
    const ruleset = await rulesetFor(this.definitions, this.ruleset(game.ruleset), setup.definitions ?? []);
    await turn();
    const step = this.#running(game, 0, () => restart(ruleset, game, setup));
    this.keep(game.id, step, ruleset);
    return { ...step, ruleset };
  }

  /** The nearest state at or before a version that this engine can go on from. */
  async #base(game: GameRecord, version: number, turn: Turn): Promise<Known | undefined> {
    const { epoch } = this.ruleset(game.ruleset);
    const { snapshot, named } = await this.games.load(game.id, version, epoch);
    const oldest = snapshot?.version ?? 0;
    for (let v = version; v > oldest; v--) {
      const known = this.#known(game.id, v);
      if (known) return known;
    }
    if (!snapshot) return game.epoch === epoch ? this.#start(game, turn) : undefined;
    const ruleset = await rulesetFor(this.definitions, this.ruleset(game.ruleset), named);
    const state = unpackState(snapshot.state);
    // What this engine makes of a checkpoint is its own.
    return { version: snapshot.version, state: state.epoch === epoch ? state : { ...state, epoch }, ruleset };
  }

  async #replay(
    game: GameRecord,
    base: Known,
    to: number,
    turn: Turn,
    each?: (step: Step, work: number) => boolean,
  ): Promise<Known | undefined> {
    const { ruleset } = base;
    const rows: LogRow[] = await this.games.rows(game.id, base.version, to);
    if (rows.some((row) => row.epoch !== ruleset.epoch)) {
      await this.#lookFrom(game, ruleset.epoch);
      return undefined;
    }
    let last = base;
    let enough = false;
    for (const row of rows) {
      await turn();
      const { state } = last;
      const { value: step, work } = measured(() =>
        this.#running(game, row.version, () => applyRow(ruleset, state, row), state),
      );
      this.#events.set(`${game.id}:${row.version}`, step.events);
      last = { version: step.version, state: step.state, ruleset };
      enough = each?.(step, work) === false;
      if (enough) break;
    }
    if (last.version !== to && !enough) {
      const missing = new ReplayError(game.id, last.version + 1, 'the log entry is missing');
      this.#running(game, last.version + 1, () => {
        throw missing;
      });
    }
    this.#remember(game.id, last);
    return last;
  }

  /** Runs something again that was run before; where it comes out otherwise, that is a failure like any other. */
  #running<T>({ id, ruleset }: GameRecord, version: number, run: () => T, state?: GameState): T {
    const { epoch } = this.ruleset(ruleset);
    return this.incidents.contain(
      { game: id, ruleset, epoch, version, ...(state ? { state } : {}) },
      'load',
      undefined,
      run,
    );
  }
}

/** States for tools that work on the database beside the service. */
export const openStates = (
  games: GameRepository,
  ruleset: RulesetLookup,
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): GameStates => new GameStates(games, new Definitions(games.pool), new Incidents(games.pool, logger), ruleset);
