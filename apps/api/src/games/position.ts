/**
 * A game as it stands at one version, and all that may be asked of it. Where the engine fails, an incident comes of it.
 *
 * It is the working match of a game that others use too: it may be asked until the next `await`, and no longer, unless
 * somebody moves on it and holds it (`GameStates.hold`).
 */
import {
  type Decision,
  type GameEvent,
  type GameResult,
  type GameState,
  type GameView,
  type HiddenDecision,
  type Match,
  type Matcher,
  type MatchOptions,
  onStates,
  type Played,
  type RedactedEvent,
  type Result,
  type RulesetService,
  type Sampling,
  type SeatAnswer,
  type Viewer,
  type Why,
  withTwins,
} from '@arbiter/engine';
import { type Clock, type Deadlines, deadlines } from '../clocks/clock.js';
import { ApiError } from '../errors.js';
import type { During, Incidents, Refused, Subject } from './incidents.js';
import { type Names, namedDecisions, namedView } from './names.js';

/** A match on a state, by whatever way its ruleset has. */
export const openState = (ruleset: RulesetService, state: GameState, options?: MatchOptions): Match =>
  ruleset.open?.(state, options) ?? onStates(ruleset, state);

/** What a position is of: an edition, and the stored game and its version, where it is one of a stored game. */
export interface PositionOf {
  edition: string;
  game?: string;
  version?: number;
  /** What its players are called, where the rules do not know. */
  names?: Names;
  clock?: Clock | undefined;
  /** How the stored game ended, if that was at this version. */
  over?: GameResult | null;
}

export class GamePosition {
  /** Number of log entries; 0 of a position that nothing is stored of. */
  version: number;
  /** The engine has failed here: what it works with may be half done. */
  failed = false;
  /** Time as it is at this version; undefined: there is no clock. */
  clock: Clock | undefined;
  /** How the game ended, where the rules say otherwise or nothing. */
  over: GameResult | null;

  constructor(
    /** The ruleset with the definitions that the game keeps. */
    readonly ruleset: RulesetService,
    readonly match: Match,
    readonly incidents: Incidents,
    readonly of: PositionOf,
  ) {
    this.version = of.version ?? 0;
    this.clock = of.clock;
    this.over = of.over ?? null;
  }

  get result(): GameResult | null {
    return this.over ?? this.match.result;
  }

  view(viewer: Viewer): GameView {
    const seen = this.#view(viewer);
    const view = this.over ? { ...seen, result: this.over } : seen;
    return this.of.names ? namedView(view, this.of.names) : view;
  }

  /** As the rules see it. */
  #view(viewer: Viewer): GameView {
    return this.#contain('view', viewer, () => this.match.view(viewer));
  }

  decisions(viewer: Viewer): (Decision | HiddenDecision)[] {
    const decisions = this.#decisions(viewer);
    const told = withTwins(decisions, () => this.#view(viewer));
    const timed = this.clock ? withDeadlines(told, deadlines(this.clock)) : told;
    return this.of.names ? namedDecisions(timed, this.of.names) : timed;
  }

  /** As the rules ask them. */
  #decisions(viewer: Viewer): (Decision | HiddenDecision)[] {
    return this.#contain('decisions', viewer, () => this.match.decisions(viewer));
  }

  /** What a seat is asked, if anything. */
  decisionOf(seat: number): Decision | undefined {
    return this.#decisions(seat).find((d): d is Decision => d.seat === seat && 'shape' in d);
  }

  /** What is accepted leads to the next version, which this is from then on. */
  submit(answers: SeatAnswer[]): Result<Played, Refused> {
    return this.#moving('act', answers, () => this.match.submit(answers));
  }

  /** Why a seat can or can't do something now. */
  why(seat: number, match: Matcher): Why {
    const ask = this.ruleset.why;
    if (!ask) throw new ApiError('ILLEGAL_ACTION', `${this.ruleset.info.name} gives no reasons`);
    return this.#contain('decisions', { seat, match }, () => ask(this.match.state(), seat, match));
  }

  /** The game as a seat may imagine it. */
  sample(seat: number, how: Sampling): GameState[] {
    const { sample } = this.ruleset;
    if (!sample) throw new ApiError('ILLEGAL_ACTION', `positions of ${this.ruleset.info.name} can't be imagined`);
    return this.#contain('view', { seat }, () => sample(this.match.state(), seat, how));
  }

  /** Takes back what was last submitted, as if it had not been. */
  takeBack(): void {
    this.#contain('act', undefined, () => this.match.takeBack());
    this.version--;
  }

  /** How many play. */
  get seats(): number {
    return this.#view('spectator').players.length;
  }

  concede(seat: number): Result<Played, Refused> {
    return this.#moving('concede', { seat }, () => this.match.concede(seat));
  }

  /** The answer of a bot; undefined where there is no such bot. */
  proposal(bot: string, decision: Decision, random: (n: number) => number): SeatAnswer | undefined {
    const view = this.#view(decision.seat);
    const { edition } = this.of;
    return this.#contain('bot', { bot, decision }, () => this.ruleset.bots[bot]?.({ view, decision, random, edition }));
  }

  redact(events: GameEvent[], viewer: Viewer): RedactedEvent[] {
    return this.#contain('log', viewer, () => this.ruleset.redactEvents(events, viewer));
  }

  hash(): string {
    return this.#contain('act', undefined, () => this.match.hash());
  }

  state(): GameState {
    return this.#contain('act', undefined, () => this.match.state());
  }

  get #subject(): Subject {
    const { info, epoch } = this.ruleset;
    const { game } = this.of;
    const state = (): GameState => this.match.state();
    return { ruleset: info.id, epoch, ...(game === undefined ? {} : { game, version: this.version }), state };
  }

  #moving(during: During, input: unknown, act: () => Result<Played>): Result<Played, Refused> {
    let result: Result<Played, Refused>;
    const { slowMs } = this.incidents;
    const began = performance.now();
    try {
      result = this.incidents.refusing(this.#subject, during, input, act);
      const ms = performance.now() - began;
      if (slowMs > 0 && ms > slowMs) this.incidents.tooSlow(this.#subject, during, input, ms);
    } catch (error) {
      this.failed = true;
      throw error;
    }
    if (result.ok) this.version++;
    else if (result.fault !== undefined) this.failed = true;
    return result;
  }

  #contain<T>(during: During, input: unknown, act: () => T): T {
    try {
      return this.incidents.contain(this.#subject, during, input, act);
    } catch (error) {
      this.failed = true;
      throw error;
    }
  }
}

/** The rules know no time: whatever they ask has no deadline yet. */
export const withDeadlines = <D extends Decision | HiddenDecision>(decisions: D[], due: Deadlines): D[] =>
  decisions.map((decision) => ({ ...decision, deadline: due.get(decision.id) ?? null }));
