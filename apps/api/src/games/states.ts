/**
 * How games stand, at any version. The newest is the working match that everybody shares (`LiveGames`): it is looked at
 * between two awaits, and held by whoever moves on it until that is stored. Earlier versions are made from the nearest
 * snapshot and the log after it.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { GameEvent, GameState, Match, RedactedEvent, RulesetService, Viewer } from '@arbiter/engine';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { about, inSpan } from '../tracing/spans.js';
import { unpackState } from './codec.js';
import { Definitions, rulesetFor } from './definitions.js';
import { Incidents } from './incidents.js';
import { type LiveGame, LiveGames, type LiveLimits } from './live-games.js';
import { GameLoader, type RulesetLookup, type Standing } from './loader.js';
import { LogReplay, type Verification } from './log-replay.js';
import { GamePosition, openState } from './position.js';
import { ReplayError, takebacksIn } from './replay.js';
import type { GameRecord, GameRepository } from './repository.js';
import { atOnce, type Turn } from './turn.js';

/** Units of work after which no further entry of a log is run again for one call; ordinary ones take a few hundred. */
const MAX_REPLAYED_WORK = 1_000_000;
/** Games whose earlier versions somebody has looked at: in each case the last of them, to go on from. */
const PAST = { max: 64, maxSize: 10_000 };
const YIELD_EVERY = 10;

export class GameStates {
  readonly live: LiveGames;
  readonly loader: GameLoader;
  readonly #past = new LRUCache<string, Standing>({ ...PAST, sizeCalculation: ({ match }) => match.weight });

  constructor(
    readonly games: GameRepository,
    readonly definitions: Definitions,
    readonly incidents: Incidents,
    readonly ruleset: RulesetLookup,
    limits?: Partial<LiveLimits>,
  ) {
    this.live = new LiveGames(limits);
    this.loader = new GameLoader(games, definitions, incidents, ruleset);
  }

  /**
   * Takes up a game that has just begun.
   * @param ruleset with the definitions that the game keeps
   */
  began(id: string, ruleset: RulesetService, { state, events }: { state: GameState; events: GameEvent[] }): void {
    const live = this.live.use(id);
    if (!live.busy && live.version < 0) this.live.stand(live, 0, openState(ruleset, state), ruleset);
    this.loader.keepEvents(id, 0, events);
  }

  /**
   * Looks at a game as it is now. `read` is told of the game as it has become meanwhile, and must be done when it returns.
   * @param turn waited for before each entry of the log that is run again, and before looking
   * @returns undefined where only another engine can say how the game stands
   */
  async look<T>(
    game: GameRecord,
    turn: Turn,
    read: (position: GamePosition, game: GameRecord) => T,
  ): Promise<T | undefined> {
    let now = game;
    for (;;) {
      const there = await this.#whenFree(now, turn, (live) => ({ read: this.#reading(now, live, read) }));
      if (there !== 'moved on') return there?.read;
      const next = await this.games.find(game.id);
      // A database that has been set back is right all the same.
      if (!next || next.version <= now.version) this.live.forget(game.id);
      now = next ?? now;
    }
  }

  /** The same for a version that is asked for, whatever has happened since. */
  async lookAt<T>(
    game: GameRecord,
    version: number,
    turn: Turn,
    read: (position: GamePosition) => T,
  ): Promise<T | undefined> {
    if (version === game.version || version === this.live.versionOf(game.id)) {
      const at = await this.#asAt(game, version);
      const there = await this.#whenFree(at, turn, (live) => ({ read: this.#reading(at, live, read) }));
      if (there !== 'moved on') return there?.read;
    }
    return this.#lookBack(game, version, turn, read);
  }

  /**
   * Lets somebody move on the working match. From when `move` is called until what it promised is settled nobody else looks
   * at the game. What it does must begin at once; unless it says that what came of it was stored, the match is again as it
   * was before.
   * @returns undefined where only another engine can say how the game stands
   */
  async hold(
    game: GameRecord,
    turn: Turn,
    move: (position: GamePosition) => Promise<'stored' | 'refused'>,
  ): Promise<'stored' | 'refused' | 'moved on' | undefined> {
    const done = await this.#whenFree(game, turn, (live) => ({ ended: this.#holding(game, live, move) }));
    return done === 'moved on' ? done : done?.ended;
  }

  async #holding(
    game: GameRecord,
    live: LiveGame,
    move: (position: GamePosition) => Promise<'stored' | 'refused'>,
  ): Promise<'stored' | 'refused'> {
    const position = this.#positionOf(game, live);
    const { match } = position;
    const release = this.live.occupy(live);
    let stored = false;
    try {
      const end = await move(position);
      stored = end === 'stored';
      return end;
    } finally {
      if (stored && !position.failed) this.live.stand(live, position.version, match, position.ruleset);
      else if (!takenBack(position, game.version)) this.live.drop(live);
      release();
    }
  }

  /** Calls `use` in a turn of its own while nobody moves on the game, and it stands at the version of the record. */
  async #whenFree<T>(game: GameRecord, turn: Turn, use: (live: LiveGame) => T): Promise<T | 'moved on' | undefined> {
    for (let ready = false; ; ) {
      const live = this.live.use(game.id);
      const { busy } = live;
      const standsAt = live.match ? live.version : (live.asleep?.version ?? -1);
      if (busy) {
        await busy;
        ready = false;
      } else if (standsAt > game.version) return 'moved on';
      else if (!live.match || standsAt < game.version) {
        if (!(await this.#bring(live, game, turn))) return undefined;
        ready = true;
      } else if (!ready) {
        await turn();
        ready = true;
      } else return use(live);
    }
  }

  /** Makes a game stand at the version of its record. */
  #bring(live: LiveGame, game: GameRecord, turn: Turn): Promise<boolean> {
    return inSpan(
      'load',
      () => ({ attributes: about(game) }),
      () => this.#bringNow(live, game, turn),
    );
  }

  async #bringNow(live: LiveGame, game: GameRecord, turn: Turn): Promise<boolean> {
    const release = this.live.occupy(live);
    try {
      const base = await this.loader.nearest(game, game.version, turn, atHand(live));
      const there = base && (await this.loader.replay(game, base, game.version, turn));
      if (there) this.live.stand(live, there.version, there.match, there.ruleset);
      else this.live.drop(live);
      return there !== undefined;
    } catch (error) {
      this.live.drop(live);
      throw error;
    } finally {
      release();
    }
  }

  /** What is only looked at stays as it is, also where somebody tried something on it. */
  #reading<T>(game: GameRecord, live: LiveGame, read: (position: GamePosition, game: GameRecord) => T): T {
    const position = this.#positionOf(game, live);
    try {
      return read(position, game);
    } finally {
      if (!takenBack(position, game.version)) this.live.drop(live);
    }
  }

  #positionOf(game: GameRecord, { match, ruleset }: Pick<LiveGame, 'match' | 'ruleset'>): GamePosition {
    const { id, edition, version, seats, beside, result } = game;
    const of = { edition, game: id, version, names: seats.map(({ name }) => name), clock: beside?.clock, over: result };
    return new GamePosition(ruleset as RulesetService, match as Match, this.incidents, of);
  }

  /** The record of a game as it was at a version, as far as that is looked at: which time its seats had, and that it went on. */
  async #asAt(game: GameRecord, version: number): Promise<GameRecord> {
    if (version === game.version) return game;
    const { beside } = game;
    const result = beside?.ended !== undefined && version >= beside.ended ? game.result : null;
    if (!beside?.clock) return { ...game, version, result };
    const { terms } = beside.clock;
    const [row] = version === 0 ? [] : await this.games.rows(game.id, version - 1, version);
    const due = row ? (row.beside?.due ?? []) : (await this.games.setup(game.id)).due;
    return { ...game, version, result, beside: { ...beside, clock: { terms, due: due ?? [] } } };
  }

  /** Looks at an earlier version, or moves on it to see again what came of that. */
  async #lookBack<T>(
    game: GameRecord,
    version: number,
    turn: Turn,
    read: (position: GamePosition) => T,
  ): Promise<T | undefined> {
    const base = await this.#pastBase(game, version, turn);
    const there = base && (await this.loader.replay(game, base, version, turn));
    if (!there) return undefined;
    await turn();
    const position = this.#positionOf(await this.#asAt(game, version), there);
    try {
      return read(position);
    } finally {
      if (takenBack(position, version)) this.#past.set(game.id, there);
    }
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
    const missing = wanted.find((version) => !this.loader.eventsOf(game.id, version));
    const found = new Map(wanted.map((version) => [version, this.loader.eventsOf(game.id, version)]));
    if (missing !== undefined) {
      let left = MAX_REPLAYED_WORK;
      let last = to;
      const collect = (version: number, events: GameEvent[], work: number): boolean => {
        found.set(version, events);
        left -= work;
        if (left <= 0) last = version;
        return left > 0;
      };
      const base = missing === 0 ? await this.loader.start(game, turn) : await this.#pastBase(game, missing - 1, turn);
      if (missing === 0) found.set(0, this.loader.eventsOf(game.id, 0));
      const there = base && (await this.loader.replay(game, base, to, turn, collect));
      if (!there) return [];
      this.#past.set(game.id, there);
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
      replay = new LogReplay(ruleset, game, setup, checkpoints, takebacksIn(rows));
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
    const taken = await this.look(game, atOnce, (position) => ({ version: position.version, state: position.state() }));
    if (!taken) return false;
    await this.games.checkpoint(game.id, taken.version, taken.state);
    return true;
  }

  /** A match at or before a version, maybe one that somebody has looked back with: it is the caller's alone. */
  #pastBase(game: GameRecord, version: number, turn: Turn): Promise<Standing | undefined> {
    const past = this.#past.get(game.id);
    this.#past.delete(game.id);
    return this.loader.nearest(game, version, turn, past && { version: past.version, open: () => past });
  }
}

/** What is kept of a game, awake or asleep. */
function atHand({ version, match, ruleset, asleep }: LiveGame): { version: number; open: () => Standing } | undefined {
  if (match && ruleset) return { version, open: () => ({ version, match, ruleset }) };
  if (!asleep) return undefined;
  const { version: at, ruleset: rules, state } = asleep;
  return { version: at, open: () => ({ version: at, ruleset: rules, match: openState(rules, unpackState(state)) }) };
}

/** Whether a match stands again where it stood, once what was done on it has been taken back. */
function takenBack({ match, version, failed }: GamePosition, stood: number): boolean {
  if (failed) return false;
  if (version === stood) return true;
  // A match takes back its last move, and no more.
  if (version > stood + 1) return false;
  try {
    match.takeBack();
    return true;
  } catch {
    return false;
  }
}

/** States for tools that work on the database beside the service. */
export const openStates = (
  games: GameRepository,
  ruleset: RulesetLookup,
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  limits?: Partial<LiveLimits>,
): GameStates => new GameStates(games, new Definitions(games.pool), new Incidents(games.pool, logger), ruleset, limits);
