/**
 * Seats that play by themselves. After every commit, and when the service starts, the bots of a game answer what they are
 * asked, each answer a version of its own. Two processes may both try: each version is made once, whoever loses looks
 * again. A bot's chance comes from the game's seed and version, so its move does not depend on who computes it.
 *
 * Bots that play with people move at once. Where nobody waits for them (games of bots alone, and those in which they have
 * gone on among themselves for long) they move in the background.
 */
import { createHmac } from 'node:crypto';
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Decision, Played, Result, SeatAnswer } from '@arbiter/engine';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isAway } from '../database/database.js';
import { ApiError } from '../errors.js';
import type { Refused } from '../games/incidents.js';
import type { GamePosition } from '../games/position.js';
import type { GameRecord } from '../games/repository.js';
import { atOnce, type Turn } from '../games/turn.js';
import { tryToAbort } from './aborting.js';
import { Background } from './background.js';
import { type Committer, isOfBotsAlone } from './committer.js';
import type { Mover } from './mover.js';
import { Quiet } from './quiet.js';

/** How long bots go on by themselves. */
export interface BotLimits {
  /** A game with people that has so many versions never ends; and one of bots alone, of which the longest take a third. */
  versions: number;
  botVersions: number;
  /** Moves of bots on end, nobody else's in between, after which they are made in the background; after which they end. */
  longRun: number;
  longestRun: number;
}
const LIMITS: BotLimits = { versions: 50_000, botVersions: 6000, longRun: 100, longestRun: 1500 };
/** Games whose runs are remembered. */
const RUNS = 10_000;
/** Seconds after which a bot that has not moved may have been left alone, and after which it is a person who thinks. */
const STILL = { atLeast: 5, atMost: 300 };
/** While the database is away, bots look whether it is back. */
const AWAY_MS = 500;

export class BotService {
  /** Games that bots look after right now; true: something happened meanwhile, look again. */
  readonly #busy = new Map<string, boolean>();
  readonly #running = new Set<Promise<void>>();
  /** How many moves bots have made on end, and up to which version. */
  readonly #runs = new LRUCache<string, { version: number; moves: number }>({ max: RUNS });
  readonly #background: Background;
  #closed = false;
  readonly committer: Committer;

  constructor(
    readonly mover: Mover,
    readonly logger: FastifyBaseLogger,
    quiet = new Quiet(),
    readonly limits = LIMITS,
    readonly turn: Turn = atOnce,
  ) {
    this.committer = mover.committer;
    this.#background = new Background(quiet, (gameId) => this.#step(gameId));
    this.committer.onBotGame((gameId) => this.wake(gameId));
  }

  /** Lets the bots of a game move, if it is their turn. */
  wake(gameId: string): void {
    if (this.#closed) return;
    if (this.#background.has(gameId)) {
      this.#background.add(gameId);
      return;
    }
    if (this.#busy.has(gameId)) {
      this.#busy.set(gameId, true);
      return;
    }
    this.#busy.set(gameId, false);
    const run = this.#play(gameId)
      .catch((error: unknown) => this.logger.error({ err: error, game: gameId }, 'a bot could not move'))
      .finally(() => {
        this.#running.delete(run);
        const again = this.#busy.get(gameId);
        this.#busy.delete(gameId);
        if (again) this.wake(gameId);
      });
    this.#running.add(run);
  }

  /** Takes up the games that were left when a process ended. */
  async resume(): Promise<void> {
    for (const id of await this.committer.games.activeWithBots()) this.wake(id);
  }

  /** Takes up games that stand still: another process may have ended before its bots had moved. */
  async takeOver(): Promise<void> {
    for (const id of await this.committer.games.activeWithBots(STILL)) this.wake(id);
  }

  /** Lets the moves being made finish, and makes no more. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#running, this.#background.close()]);
  }

  async #play(gameId: string): Promise<void> {
    while (!this.#closed) {
      try {
        const game = await this.committer.games.find(gameId);
        if (game?.status !== 'ACTIVE') return;
        if (this.#isUnattended(game)) return this.#background.add(gameId);
        if (!(await this.#move(game))) return;
        await yieldToEventLoop();
      } catch (error) {
        if (!isAway(error)) throw error;
        await sleep(AWAY_MS, undefined, { ref: false });
      }
    }
  }

  /** One move in the background; false where there is none, or where somebody waits for it again. */
  async #step(gameId: string): Promise<boolean> {
    try {
      const game = await this.committer.games.find(gameId);
      if (game?.status !== 'ACTIVE') return false;
      if (this.#isUnattended(game)) return await this.#move(game);
      // Somebody has moved: their game is no longer one that nobody waits for.
      setImmediate(() => this.wake(gameId));
      return false;
    } catch (error) {
      if (isAway(error)) return true;
      this.logger.error({ err: error, game: gameId }, 'a bot could not move');
      return false;
    }
  }

  #isUnattended(game: GameRecord): boolean {
    return isOfBotsAlone(game) || this.#runOf(game) >= this.limits.longRun;
  }

  #runOf({ id, version }: GameRecord): number {
    const run = this.#runs.get(id);
    return run?.version === version ? run.moves : 0;
  }

  /** Of bots alone the versions are counted, which outlast a restart. */
  #isEndless(game: GameRecord): boolean {
    const { versions, botVersions, longestRun } = this.limits;
    if (isOfBotsAlone(game)) return game.version >= botVersions;
    return game.version >= versions || this.#runOf(game) >= longestRun;
  }

  /** One answer of one bot; false where no bot is asked, or none can be given. */
  async #move(game: GameRecord): Promise<boolean> {
    const asked = await this.committer.states.look(game, this.turn, (position) => this.#asked(game, position));
    // Undefined: another engine goes on with it.
    if (!asked) return false;
    const { seat, bot } = asked;
    if (this.#isEndless(game)) return this.#abort(game, seat, 'the bots found no end');
    const { seed } = await this.committer.games.setup(game.id);
    const random = chance(seed, `${game.version}:${asked.decision.id}`);
    const proposals: Propose[] = [
      (position, decision) => position.proposal(bot, decision, random),
      (_position, decision) => ({ ...decision.default, seat }),
    ];
    let failed = false;
    for (const propose of proposals) {
      const tried = await this.#try(game, asked, propose);
      // Whether this won or another process was first: look again.
      if (tried.end !== 'refused') return tried.end !== undefined;
      failed ||= tried.failed;
    }
    // People go on with the game when the failure has been mended; for nobody else it is kept.
    if (failed && !isOfBotsAlone(game)) return false;
    return this.#abort(game, seat, 'a bot was refused every answer');
  }

  /** The first bot that is asked something. */
  #asked(game: GameRecord, position: GamePosition): { seat: number; bot: string; decision: Decision } | null {
    for (const { seat, bot } of game.seats) {
      const decision = bot ? position.decisionOf(seat) : undefined;
      if (bot && decision) return { seat, bot, decision };
    }
    return null;
  }

  /** Lets a bot give an answer. */
  async #try(
    game: GameRecord,
    { seat, bot, decision }: { seat: number; bot: string; decision: Decision },
    propose: Propose,
  ): Promise<{ end: 'won' | 'refused' | 'late' | undefined; failed: boolean }> {
    const act = (position: GamePosition): Result<Played, Refused> =>
      tried(position, seat, () => propose(position, decision)) ?? NO_BOT;
    const done = await this.mover.move(game, { kind: 'ACTION', seat, turn: this.turn, act }, ({ version }) => version);
    if (done.end === 'stored') {
      this.#runs.set(game.id, { version: done.reply, moves: this.#runOf(game) + 1 });
      return { end: 'won', failed: false };
    }
    if (done.end !== 'refused') return { end: done.end === 'late' ? 'late' : undefined, failed: false };
    this.logger.warn({ game: game.id, version: game.version, bot, refusal: done.error }, 'a bot was refused');
    return { end: 'refused', failed: done.error.incident !== undefined };
  }

  async #abort(game: GameRecord, seat: number, reason: string): Promise<boolean> {
    await tryToAbort(this.committer, game, { seat, reason, turn: this.turn });
    return true;
  }
}

/** A bot that this ruleset has no more. */
const NO_BOT: Result<Played, Refused> = {
  ok: false,
  error: { code: 'NO_MATCH', detail: 'there is no such bot', rules: [] },
};

type Propose = (position: GamePosition, decision: Decision) => SeatAnswer | undefined;

/** What comes of a proposal; a bot that fails itself is refused like one whose answer the engine fails at. */
function tried(
  position: GamePosition,
  seat: number,
  propose: () => SeatAnswer | undefined,
): Result<Played, Refused> | undefined {
  try {
    const answer = propose();
    return answer && position.submit([{ ...answer, seat }]);
  } catch (error) {
    if (!(error instanceof ApiError) || error.extras.incident === undefined) throw error;
    const { message: detail, extras } = error;
    return { ok: false, error: { code: 'INTERNAL', detail, rules: [], incident: extras.incident as string } };
  }
}

/** Numbers in [0, n) that anybody who knows the seed can draw again. */
function chance(seed: string, purpose: string): (n: number) => number {
  let drawn = 0;
  return (n) => createHmac('sha256', seed).update(`bot:${purpose}:${drawn++}`).digest().readUIntBE(0, 6) % n;
}
