/** Matches made from what the database has: a game's beginning or a snapshot, and the log after it. */
import type { GameEvent, GameState, Match, RulesetService } from '@arbiter/engine';
import { LRUCache } from 'lru-cache';
import { told } from './beside.js';
import { unpackState } from './codec.js';
import { type Definitions, playedOn, rulesetFor } from './definitions.js';
import type { Incidents } from './incidents.js';
import { openState } from './position.js';
import { applyRow, ReplayError, restart, takebacksIn, takenBackTo } from './replay.js';
import type { GameRecord, GameRepository } from './repository.js';
import { measured, type Turn } from './turn.js';

/** Events of versions: streams read those that were just made, and whoever reads a log has them made again. */
const EVENTS = { max: 1024, maxSize: 20_000 };
/** Games of which another engine has played a part: from where on this one can. */
const MIXED_GAMES = { max: 4096 };

export type RulesetLookup = (id: string) => RulesetService;

/** A match that stands at a version. */
export interface Standing {
  version: number;
  match: Match;
  /** With the definitions that the game keeps. */
  ruleset: RulesetService;
}

/** What is to be done with each entry that was run again; false: no more of them. */
type Each = (version: number, events: GameEvent[], work: number) => boolean;

export class GameLoader {
  /** Entries of logs that were run again, since nobody had their games in memory. */
  replayed = 0;
  readonly #events = new LRUCache<string, GameEvent[]>({ ...EVENTS, sizeCalculation: ({ length }) => 1 + length });
  readonly #playableFrom = new LRUCache<string, { version: number | undefined }>(MIXED_GAMES);

  constructor(
    readonly games: GameRepository,
    readonly definitions: Definitions,
    readonly incidents: Incidents,
    readonly ruleset: RulesetLookup,
  ) {}

  /** Puts the events of a version where streams find them. */
  keepEvents(gameId: string, version: number, events: GameEvent[]): void {
    this.#events.set(`${gameId}:${version}`, events);
  }

  eventsOf(gameId: string, version: number): GameEvent[] | undefined {
    return this.#events.get(`${gameId}:${version}`);
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

  async start(game: GameRecord, turn: Turn): Promise<Standing & { events: GameEvent[] }> {
    const setup = await this.games.setup(game.id);
    const ruleset = await rulesetFor(this.definitions, this.ruleset(game.ruleset), setup.definitions ?? []);
    await turn();
    const begun = this.running(game, 0, () => restart(ruleset, game, setup));
    this.keepEvents(game.id, 0, begun.events);
    return { version: 0, ruleset, ...begun };
  }

  /**
   * The nearest that there is to go on from to a version: a snapshot that this engine can use, or else the beginning; or what
   * is at hand, where there is no snapshot after it, so that nothing is run again that was much work.
   */
  async nearest(
    game: GameRecord,
    version: number,
    turn: Turn,
    atHand?: { version: number; open: () => Standing },
  ): Promise<Standing | undefined> {
    const usable = atHand && atHand.version <= version ? atHand : undefined;
    if (usable && version - usable.version <= 1) return this.#opened(game, usable, turn);
    const { epoch } = this.ruleset(game.ruleset);
    const { snapshot, named } = await this.games.load(game.id, version, epoch);
    if (usable && usable.version >= (snapshot?.version ?? 0)) return this.#opened(game, usable, turn);
    if (!snapshot) return game.epoch === epoch ? this.start(game, turn) : undefined;
    const ruleset = await playedOn(this.definitions, this.ruleset(game.ruleset), named);
    await turn();
    const match = this.running(game, snapshot.version, () => {
      const state = unpackState(snapshot.state);
      // What this engine makes of a checkpoint is its own.
      return openState(ruleset, state.epoch === epoch ? state : { ...state, epoch });
    });
    return { version: snapshot.version, match, ruleset };
  }

  async #opened(
    game: GameRecord,
    { version, open }: { version: number; open: () => Standing },
    turn: Turn,
  ): Promise<Standing> {
    await turn();
    return this.running(game, version, open);
  }

  /** Plays the log on from where a match stands; undefined where an entry is another engine's. */
  async replay(
    game: GameRecord,
    base: Standing,
    to: number,
    turn: Turn,
    each?: Each,
    kept = new Map<number, GameState>(),
  ): Promise<Standing | undefined> {
    const { ruleset } = base;
    let { version, match } = base;
    const rows = await this.games.rows(game.id, version, to);
    if (rows.some((row) => row.epoch !== ruleset.epoch)) {
      await this.#lookFrom(game, ruleset.epoch);
      return undefined;
    }
    const backTo = takebacksIn(rows);
    const keep = (): void => {
      if (backTo.has(version)) kept.set(version, match.state());
    };
    keep();
    for (const row of rows) {
      await turn();
      if (row.kind === 'TAKEBACK') await this.#keepEarlier(game, row.beside?.to ?? 0, turn, kept);
      const { value: events, work } = measured(() =>
        this.running(
          game,
          row.version,
          () => {
            if (row.kind !== 'TAKEBACK') return applyRow(match, row);
            match = takenBackTo(ruleset, kept.get(row.beside?.to ?? 0), row);
            return told(row.beside, []);
          },
          match,
        ),
      );
      version = row.version;
      keep();
      this.replayed++;
      this.keepEvents(game.id, version, events);
      if (each?.(version, events, work) === false) return { version, match, ruleset };
    }
    if (version === to) return { version, match, ruleset };
    const missing = new ReplayError(game.id, version + 1, 'the log entry is missing');
    return this.running(game, version + 1, () => {
      throw missing;
    });
  }

  /** The state of a version from before what is at hand. */
  async #keepEarlier(game: GameRecord, version: number, turn: Turn, kept: Map<number, GameState>): Promise<void> {
    if (kept.has(version)) return;
    const base = await this.nearest(game, version, turn);
    const there = base && (await this.replay(game, base, version, turn, undefined, kept));
    if (there) kept.set(version, there.match.state());
  }

  /** Runs something again that was run before; where it comes out otherwise, that is a failure like any other. */
  running<T>({ id, ruleset }: GameRecord, version: number, run: () => T, match?: Match): T {
    const { epoch } = this.ruleset(ruleset);
    const subject = { game: id, ruleset, epoch, version };
    return this.incidents.contain(match ? { ...subject, state: before(match) } : subject, 'load', undefined, run);
  }
}

/** Gives the state before what was just run again, also where it was accepted and came out otherwise than it did. */
function before(match: Match): () => GameState {
  return () => {
    try {
      match.takeBack();
    } catch {
      // It was not accepted.
    }
    return match.state();
  };
}
