/**
 * A whole log run again, entry by entry, with every state, random outcome and link of the chain compared. An engine can
 * only run the entries of its own epoch again; of the others it checks the chain, and says where they are.
 */
import type { GameResult, GameState, Match, RulesetService } from '@arbiter/engine';
import { firstLink, nextLink } from './codec.js';
import { openState } from './position.js';
import { applyRow, ReplayError, restart, takenBackTo } from './replay.js';
import type { GameRecord, LogRow, SetupRecord } from './repository.js';

/** Entries that one epoch of the engine has made: after version `from`, up to `to`. */
export interface EpochReport {
  epoch: number;
  from: number;
  to: number;
  /** Whether they came out exactly so when they were run again; null: only an engine of that epoch can tell. */
  exact: boolean | null;
}

/** Whether a game's log, run again from its setup alone, gives exactly what was stored. */
export interface Verification {
  /** All of it was run again, and came out the same. */
  exact: boolean;
  versions: number;
  epochs: EpochReport[];
  /** The first difference, or why not all of it could be run again. */
  version?: number;
  difference?: string;
}

type ReplayedGame = Pick<GameRecord, 'id' | 'ruleset' | 'edition' | 'epoch' | 'seedHash'>;

export class LogReplay {
  readonly epochs: EpochReport[];
  /** Undefined while another engine's entries are gone through. */
  #match: Match | undefined;
  #link: Buffer;
  #stateHash: string;
  #version = 0;
  readonly #kept = new Map<number, GameState>();

  /** @param checkpoints the states with which later epochs began */
  constructor(
    /** With the definitions that the game names. */
    readonly ruleset: RulesetService,
    readonly game: ReplayedGame,
    setup: SetupRecord,
    readonly checkpoints: ReadonlyMap<number, GameState>,
    /** The versions that takebacks go back to. */
    readonly backTo: ReadonlySet<number> = new Set(),
  ) {
    this.#stateHash = setup.startHash ?? '';
    this.#link = firstLink(game, this.#stateHash);
    this.epochs = [{ epoch: game.epoch, from: 0, to: 0, exact: null }];
    if (game.epoch === ruleset.epoch) this.#match = this.#failing(() => restart(ruleset, game, setup).match);
    this.#keep();
  }

  /** How the game stands, as far as that is known here. */
  get result(): GameResult | null {
    return this.#match?.result ?? null;
  }

  /** The next entry; throws `ReplayError` where it differs. */
  next(row: LogRow): void {
    const version = this.#version + 1;
    if (row.version !== version) throw this.#different(version, 'the log entry is missing');
    if (row.epoch !== this.#epoch.epoch) this.#enter(row.epoch);
    const match = this.#match;
    if (match && row.kind === 'TAKEBACK')
      this.#match = this.#failing(() => takenBackTo(this.ruleset, this.#kept.get(row.beside?.to ?? -1), row));
    else if (match) this.#failing(() => applyRow(match, row));
    this.#link = nextLink(this.#link, row);
    if (!this.#link.equals(row.chain)) throw this.#different(version, 'the hash chain is broken');
    this.#stateHash = row.stateHash.toString('hex');
    this.#epoch.to = version;
    this.#version = version;
    this.#keep();
  }

  #keep(): void {
    if (this.#match && this.backTo.has(this.#version)) this.#kept.set(this.#version, this.#match.state());
  }

  /** What has come of it, when all entries have been gone through. */
  end(game: Pick<GameRecord, 'version' | 'chain'>): Verification {
    if (this.#version !== game.version) throw this.#different(this.#version + 1, 'the log entry is missing');
    if (!game.chain || !this.#link.equals(game.chain)) throw this.#different(game.version, 'the hash chain is broken');
    return this.verdict();
  }

  verdict(difference?: ReplayError): Verification {
    const { epochs } = this;
    const report = { versions: this.#version, epochs };
    if (difference) return { exact: false, ...report, version: difference.version, difference: difference.message };
    const other = epochs.find(({ exact }) => exact === null);
    if (!other) return { exact: true, ...report };
    const { epoch, from, to } = other;
    const detail = `versions ${from} to ${to} were played in epoch ${epoch} of the engine, this is epoch ${this.ruleset.epoch}`;
    return { exact: false, ...report, version: from, difference: detail };
  }

  get #epoch(): EpochReport {
    return this.epochs.at(-1) as EpochReport;
  }

  /** A new epoch goes on from its checkpoint, which must be the state that the log says the old one ended with. */
  #enter(epoch: number): void {
    const from = this.#version;
    this.epochs.push({ epoch, from, to: from, exact: null });
    this.#match = undefined;
    if (epoch !== this.ruleset.epoch) return;
    const checkpoint = this.checkpoints.get(from);
    if (!checkpoint) throw this.#different(from, `epoch ${epoch} began here without a checkpoint`);
    if (this.ruleset.hash(checkpoint) !== this.#stateHash)
      throw this.#different(from, `epoch ${epoch} began here with another state than the log has`);
    this.#match = openState(this.ruleset, { ...checkpoint, epoch });
    this.#epoch.exact = true;
  }

  #failing<T>(act: () => T): T {
    this.#epoch.exact = false;
    const done = act();
    this.#epoch.exact = true;
    return done;
  }

  #different(version: number, reason: string): ReplayError {
    return new ReplayError(this.game.id, version, reason);
  }
}
