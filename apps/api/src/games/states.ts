/** States and events of games at any version: from memory, or from the nearest snapshot and the log after it. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type GameEvent, type GameState, type RulesetService, weightOf } from '@arbiter/engine';
import { LRUCache } from 'lru-cache';
import { firstLink, nextLink, unpackState } from './codec.js';
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
const YIELD_EVERY = 10;

export type RulesetLookup = (id: string) => RulesetService;

/** Whether a game's log, replayed from its setup alone, gives exactly what was stored. */
export type Verification = { exact: true; versions: number } | { exact: false; version: number; difference: string };

interface Known {
  version: number;
  state: GameState;
}

export class GameStates {
  readonly #newest = new LRUCache<string, Known>({ ...HOT_GAMES, sizeCalculation: ({ state }) => weightOf(state) });
  readonly #past = new LRUCache<string, GameState>({ ...PAST_STATES, sizeCalculation: weightOf });
  readonly #events = new LRUCache<string, GameEvent[]>({ ...HOT_EVENTS, sizeCalculation: ({ length }) => 1 + length });

  constructor(
    readonly games: GameRepository,
    readonly ruleset: RulesetLookup,
  ) {}

  /** Puts a state that was just committed where the next request finds it. */
  keep(gameId: string, step: Step): void {
    this.#remember(gameId, step);
    this.#events.set(`${gameId}:${step.version}`, step.events);
  }

  /**
   * The first version that can be had here: an engine of another epoch would play the log otherwise, but goes on from the
   * checkpoint that was written before it took over. Undefined: there is none.
   */
  async firstPlayable(game: Pick<GameRecord, 'id' | 'ruleset' | 'epoch'>): Promise<number | undefined> {
    return this.#isOfThisEngine(game) ? 0 : this.games.checkpointed(game.id);
  }

  #isOfThisEngine(game: Pick<GameRecord, 'ruleset' | 'epoch'>): boolean {
    return this.ruleset(game.ruleset).epoch === game.epoch;
  }

  /** The state after `version` log entries. @param turn waited for before each entry that is run again */
  async at(game: GameRecord, version: number, turn: Turn): Promise<GameState> {
    const hot = this.#known(game.id, version);
    if (hot) return hot;
    const base = await this.#base(game, version, turn);
    const last = await this.#replay(game, base, version, turn);
    return last.state;
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
      await this.#replay(game, { version: from, state: await this.at(game, from, turn) }, to, turn, collect);
      wanted.length = Math.max(0, last - after);
    }
    return wanted.map((version) => ({ version, events: found.get(version) ?? [] }));
  }

  /** Replays the whole game from its setup, without snapshots, and compares every hash and every link of the chain. */
  async verify(game: GameRecord): Promise<Verification> {
    const ruleset = this.ruleset(game.ruleset);
    if (!this.#isOfThisEngine(game)) {
      const difference = `it was played in epoch ${game.epoch} of the engine, this is epoch ${ruleset.epoch}`;
      return { exact: false, version: 0, difference };
    }
    try {
      const setup = await this.games.setup(game.id);
      let { state } = restart(ruleset, game, setup);
      let link = firstLink(game, setup.startHash ?? '');
      const rows = await this.games.rows(game.id, 0, game.version);
      for (const [index, row] of rows.entries()) {
        if (row.version !== index + 1) throw new ReplayError(game.id, index + 1, 'the log entry is missing');
        state = applyRow(ruleset, state, row).state;
        link = nextLink(link, row);
        if (row.version % YIELD_EVERY === 0) await yieldToEventLoop();
        if (!link.equals(row.chain)) throw new ReplayError(game.id, row.version, 'the hash chain is broken');
      }
      if (rows.length !== game.version) throw new ReplayError(game.id, rows.length + 1, 'the log entry is missing');
      if (!game.chain || !link.equals(game.chain))
        throw new ReplayError(game.id, game.version, 'the hash chain is broken');
      return { exact: true, versions: rows.length };
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      return { exact: false, version: error.version, difference: error.message };
    }
  }

  /**
   * Writes the present state of a game in progress as authoritative. Done by the old engine before a new one, which
   * behaves differently, takes over: what comes after is replayed from here.
   */
  async checkpoint(game: GameRecord): Promise<void> {
    await this.games.checkpoint(game.id, game.version, await this.at(game, game.version, atOnce));
  }

  #known(gameId: string, version: number): GameState | undefined {
    const newest = this.#newest.get(gameId);
    return newest?.version === version ? newest.state : this.#past.get(`${gameId}:${version}`);
  }

  /**
   * A newer state takes the place of the one before it; that one stays for a while, for requests that are repeated. As a
   * copy: with the state itself goes what the engine found out about it, which is larger than the state.
   */
  #remember(gameId: string, known: Known): void {
    const newest = this.#newest.get(gameId);
    const older = newest && newest.version > known.version ? known : newest;
    if (older !== known) this.#newest.set(gameId, known);
    if (older) this.#past.set(`${gameId}:${older.version}`, { ...older.state });
  }

  async #start(game: GameRecord, turn: Turn): Promise<Step> {
    const setup = await this.games.setup(game.id);
    await turn();
    const step = restart(this.ruleset(game.ruleset), game, setup);
    this.keep(game.id, step);
    return step;
  }

  /** The nearest known state at or before a version. */
  async #base(game: GameRecord, version: number, turn: Turn): Promise<Known> {
    const snapshot = await this.games.snapshot(game.id, version);
    const oldest = snapshot?.version ?? 0;
    for (let v = version; v > oldest; v--) {
      const state = this.#known(game.id, v);
      if (state) return { version: v, state };
    }
    if (snapshot) return { version: snapshot.version, state: unpackState(snapshot.state) };
    return this.#start(game, turn);
  }

  async #replay(
    game: GameRecord,
    base: Known,
    to: number,
    turn: Turn,
    each?: (step: Step, work: number) => boolean,
  ): Promise<Known> {
    const ruleset = this.ruleset(game.ruleset);
    const rows: LogRow[] = await this.games.rows(game.id, base.version, to);
    let last = base;
    let enough = false;
    for (const row of rows) {
      await turn();
      const state = last.state;
      const { value: step, work } = measured(() => applyRow(ruleset, state, row));
      this.#events.set(`${game.id}:${row.version}`, step.events);
      last = step;
      enough = each?.(step, work) === false;
      if (enough) break;
    }
    if (last.version !== to && !enough) throw new ReplayError(game.id, last.version + 1, 'the log entry is missing');
    this.#remember(game.id, last);
    return last;
  }
}
