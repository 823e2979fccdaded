/** A game as it stands at one version, and all that may be asked of it. Where the engine fails, an incident comes of it. */
import type {
  Decision,
  GameEvent,
  GameState,
  GameView,
  HiddenDecision,
  Outcome,
  RedactedEvent,
  Result,
  RulesetService,
  SeatAnswer,
  Viewer,
} from '@arbiter/engine';
import type { During, Incidents, Refused, Subject } from './incidents.js';

export class GamePosition {
  constructor(
    /** The ruleset with the definitions that the game keeps. */
    readonly ruleset: RulesetService,
    readonly state: GameState,
    readonly incidents: Incidents,
    /** The stored game that this is a version of. */
    readonly of?: { game: string; version: number },
  ) {}

  /** Number of log entries; 0 of a position that nothing is stored of. */
  get version(): number {
    return this.of?.version ?? 0;
  }

  view(viewer: Viewer): GameView {
    return this.#contain('view', viewer, () => this.ruleset.view(this.state, viewer));
  }

  decisions(viewer: Viewer): (Decision | HiddenDecision)[] {
    return this.#contain('decisions', viewer, () => this.ruleset.decisions(this.state, viewer));
  }

  /** What a seat is asked, if anything. */
  decisionOf(seat: number): Decision | undefined {
    return this.decisions(seat).find((d): d is Decision => d.seat === seat && 'shape' in d);
  }

  submit(answers: SeatAnswer[]): Result<Outcome, Refused> {
    return this.#refusing('act', answers, () => this.ruleset.submit(this.state, answers));
  }

  concede(seat: number): Result<Outcome, Refused> {
    return this.#refusing('concede', { seat }, () => this.ruleset.concede(this.state, seat));
  }

  /** The answer of a bot; undefined where there is no such bot. */
  proposal(bot: string, decision: Decision, random: (n: number) => number): SeatAnswer | undefined {
    const view = this.view(decision.seat);
    const { edition } = this.state;
    return this.#contain('bot', { bot, decision }, () => this.ruleset.bots[bot]?.({ view, decision, random, edition }));
  }

  redact(events: GameEvent[], viewer: Viewer): RedactedEvent[] {
    return this.#contain('log', viewer, () => this.ruleset.redactEvents(events, viewer));
  }

  hash(): string {
    return this.#contain('act', undefined, () => this.ruleset.hash(this.state));
  }

  /** The position that something led to. */
  after({ state }: Pick<Outcome, 'state'>): GamePosition {
    const of = this.of && { game: this.of.game, version: this.of.version + 1 };
    return new GamePosition(this.ruleset, state, this.incidents, of);
  }

  get #subject(): Subject {
    const { info, epoch } = this.ruleset;
    return { ruleset: info.id, epoch, ...this.of, state: this.state };
  }

  #contain<T>(during: During, input: unknown, act: () => T): T {
    return this.incidents.contain(this.#subject, during, input, act);
  }

  #refusing<T>(during: During, input: unknown, act: () => Result<T>): Result<T, Refused> {
    return this.incidents.refusing(this.#subject, during, input, act);
  }
}
