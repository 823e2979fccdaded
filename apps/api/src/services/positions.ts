/** Stateless play: a position goes in, a position comes out, nothing is stored. */
import { randomBytes } from 'node:crypto';
import type {
  Decision,
  GameEvent,
  GameResult,
  GameState,
  GameView,
  HiddenDecision,
  RedactedEvent,
  Refusal,
  RulesetService,
  SeatAnswer,
  Viewer,
} from '@arbiter/engine';
import { ApiError, placed, rebase } from '../errors.js';
import { packState, unpackState } from '../games/codec.js';
import type { Incidents } from '../games/incidents.js';
import { GamePosition, openState } from '../games/position.js';
import type { Turn } from '../games/turn.js';
import { POSITION_FIELDS, type PositionActionsInput, type PositionInput } from '../schemas/catalogue.js';
import { faultAt } from '../schemas/parse.js';
import type { Keys } from '../security/keys.js';
import type { Budget } from '../security/rate-limiter.js';
import type { CatalogueService } from './catalogue.js';

/** Longer ones would not fit into a request body again. */
const MAX_POSITION = 200_000;

/** A reply to many lines is held in memory as a whole. */
const MAX_REPLY = 32_000_000;
/** Lines that are played before others get their turn. */
const LINES_AT_ONCE = 8;

type Fields = readonly (typeof POSITION_FIELDS)[number][];

export interface PositionSnapshot {
  position: string;
  result: GameResult | null;
  view?: GameView;
  decisions?: (Decision | HiddenDecision)[];
}
export interface PositionActions extends PositionSnapshot {
  events?: RedactedEvent[];
  unapplied: number[];
  error: Refusal | null;
}
export interface PositionLine extends PositionSnapshot {
  events?: RedactedEvent[];
  error?: Refusal;
}
type Answers = NonNullable<PositionActionsInput['answers']>;

/** What a reply shows, and to whom. */
interface Look {
  viewer: Viewer;
  fields: Fields;
}

/** With whom what is played is counted, and when it may go on. */
export interface PlayedFor {
  turn: Turn;
  budget: Budget;
}

export class PositionService {
  constructor(
    readonly catalogue: CatalogueService,
    readonly keys: Keys,
    readonly incidents: Incidents,
  ) {}

  /** What a position looks like and which decisions are pending. */
  decisions(input: PositionInput, minimal = false): PositionSnapshot {
    const position = this.open(input);
    return this.#snapshot(position, lookOf(input, position, minimal));
  }

  /** Applies answers of any seats, in order. */
  actions(input: PositionInput & { answers: Answers }, minimal = false): PositionActions {
    const position = this.open(input);
    const result = position.submit(seated(input.answers, position));
    if (!result.ok) throw ApiError.fromRefusal(result.error);
    const { events, unapplied, error } = result.value;
    const look = lookOf(input, position, minimal);
    return {
      ...this.#snapshot(position, look),
      ...seenEvents(position, events, look),
      unapplied,
      error: error ? placed(error) : null,
    };
  }

  /** Applies each of many lists of answers to the same position. */
  async lines(
    input: PositionInput & { lines: Answers[] },
    { turn, budget }: PlayedFor,
    minimal = false,
  ): Promise<{ results: PositionLine[] }> {
    const position = this.open(input);
    const look = lookOf(input, position, minimal);
    const start = this.#snapshot(position, look);
    const results: PositionLine[] = [];
    let size = 0;
    for (const [i, line] of input.lines.entries()) {
      if (i > 0 && i % LINES_AT_ONCE === 0) await turn();
      budget.spend(line.length + 1);
      const result = this.#line(position, line, `$.lines[${i}]`, start, look);
      size += result.position.length + (result.view || result.events ? JSON.stringify(result).length : 0);
      if (size > MAX_REPLY)
        throw new ApiError('TOO_LARGE', 'this reply would be too large: send fewer lines, or ask for fewer fields');
      results.push(result);
    }
    return { results };
  }

  /** One line from the start; whatever is refused of it, nothing of it has happened. */
  #line(position: GamePosition, line: Answers, path: string, start: PositionSnapshot, look: Look): PositionLine {
    if (line.length === 0) return start;
    const played = position.submit(seated(line, position, path));
    if (!played.ok) return { ...start, error: at(path, played.error) };
    const { events, error } = played.value;
    const result = error
      ? { ...start, error: at(path, error) }
      : { ...this.#snapshot(position, look), ...seenEvents(position, events, look) };
    position.takeBack();
    return result;
  }

  #snapshot(given: GamePosition, { viewer, fields }: Look): PositionSnapshot {
    return {
      position: this.sealed(given.state()),
      result: given.result,
      ...(fields.includes('view') ? { view: given.view(viewer) } : {}),
      ...(fields.includes('decisions') ? { decisions: given.decisions(viewer) } : {}),
    };
  }

  /** A state as it is given away: opaque, signed, and accepted in the place of a scenario. */
  sealed(state: GameState): string {
    const position = this.keys.seal(packState(state));
    if (position.length > MAX_POSITION) throw new ApiError('TOO_LARGE', 'this position is too large to be sent around');
    return position;
  }

  open(input: Pick<PositionInput, 'scenario' | 'position'>): GamePosition {
    if ((input.scenario === undefined) === (input.position === undefined)) {
      throw faultAt('$.scenario', 'either scenario or position is required');
    }
    return input.position === undefined ? this.#fromScenario(input.scenario ?? {}) : this.fromPosition(input.position);
  }

  #fromScenario(scenario: Record<string, unknown>): GamePosition {
    if (typeof scenario.ruleset !== 'string')
      throw faultAt('$.scenario.ruleset', 'a scenario names its ruleset', 'REQUIRED');
    const ruleset = this.catalogue.ruleset(scenario.ruleset, '$.scenario.ruleset');
    const seed = scenario.seed ?? randomBytes(32).toString('hex');
    const subject = { ruleset: ruleset.info.id, epoch: ruleset.epoch };
    const begun = this.incidents.refusing(subject, 'begin', scenario, () =>
      ruleset.createScenario({ ...scenario, seed }),
    );
    if (begun.ok) return this.#at(ruleset, begun.value.state);
    throw ApiError.fromRefusal({ ...begun.error, errors: rebase(begun.error.errors, '$.scenario') });
  }

  /** @param path where it stands in the request */
  fromPosition(position: string, path = '$.position'): GamePosition {
    if (position.length > MAX_POSITION) throw new ApiError('TOO_LARGE', 'this position is too large');
    const bytes = this.keys.unseal(position);
    if (!bytes) throw faultAt(path, 'this is not a position of this server');
    const state = unpackState(bytes);
    const ruleset = this.catalogue.ruleset(state.ruleset, path);
    if (state.epoch !== ruleset.epoch)
      throw faultAt(path, 'this position was made by an earlier version of the engine, and cannot be gone on from');
    const { definitions } = ruleset;
    if (definitions && definitions.missing(definitions.namedBy(state)).length > 0)
      throw faultAt(path, 'this position has cards that have changed since it was made, and cannot be gone on from');
    return this.#at(ruleset, state);
  }

  #at(ruleset: RulesetService, state: GameState): GamePosition {
    const subject = { ruleset: ruleset.info.id, epoch: ruleset.epoch, state: () => state };
    const match = this.incidents.contain(subject, 'load', undefined, () => openState(ruleset, state));
    return new GamePosition(ruleset, match, this.incidents, { edition: state.edition });
  }
}

/** A pending decision says whose answer it is: a `default` may be sent as it came. */
export function seated(answers: Answers, position: GamePosition, path = '$'): SeatAnswer[] {
  if (answers.every((answer) => answer.seat !== undefined)) return answers as SeatAnswer[];
  const seats = new Map(position.decisions('judge').map(({ id, seat }) => [id, seat]));
  return answers.map((answer, i) => {
    const seat = answer.seat ?? seats.get(answer.decision ?? '');
    if (seat !== undefined) return { ...answer, seat } as SeatAnswer;
    const place = path === '$' ? `$.answers[${i}].seat` : `${path}[${i}].seat`;
    throw faultAt(place, 'is required where the decision named is not pending', 'REQUIRED');
  });
}

/** A refusal of an answer of a line, with its place in the request. */
export function at(path: string, refusal: Refusal): Refusal {
  const { answer, errors } = refusal;
  return answer === undefined || !errors ? refusal : { ...refusal, errors: rebase(errors, `${path}[${answer}]`) };
}

const seenEvents = (
  position: GamePosition,
  events: GameEvent[],
  { viewer, fields }: Look,
): { events?: RedactedEvent[] } => (fields.includes('events') ? { events: position.redact(events, viewer) } : {});

function lookOf(input: PositionInput, position: GamePosition, minimal: boolean): Look {
  const fields: Fields = input.fields ?? POSITION_FIELDS;
  return {
    viewer: checkViewer(input.viewer, position),
    fields: minimal ? fields.filter((field) => field !== 'view') : fields,
  };
}

export function checkViewer(viewer: Viewer | undefined, position: GamePosition): Viewer {
  if (viewer === undefined) return 'judge';
  if (typeof viewer === 'number' && (viewer < 0 || viewer >= position.seats))
    throw faultAt('$.viewer', `there is no seat ${viewer}`);
  return viewer;
}
