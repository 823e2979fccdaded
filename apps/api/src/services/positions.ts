/** Stateless play: a position goes in, a position comes out, nothing is stored. */
import { randomBytes } from 'node:crypto';
import type {
  Decision,
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
import type { PositionActionsInput, PositionInput } from '../schemas/catalogue.js';
import { faultAt } from '../schemas/parse.js';
import type { Keys } from '../security/keys.js';
import type { CatalogueService } from './catalogue.js';

/** Longer ones would not fit into a request body again. */
const MAX_POSITION = 200_000;

export interface PositionSnapshot {
  position: string;
  view: GameView;
  decisions: (Decision | HiddenDecision)[];
}
export interface PositionActions extends PositionSnapshot {
  events: RedactedEvent[];
  unapplied: number[];
  error: Refusal | null;
}

export class PositionService {
  constructor(
    readonly catalogue: CatalogueService,
    readonly keys: Keys,
  ) {}

  /** What a position looks like and which decisions are pending. */
  decisions(input: PositionInput): PositionSnapshot {
    const { ruleset, state } = this.#open(input);
    return this.#snapshot(ruleset, state, input.viewer);
  }

  /** Applies answers of any seats, in order. */
  actions(input: PositionActionsInput): PositionActions {
    const { ruleset, state } = this.#open(input);
    const result = ruleset.submit(state, seated(input.answers, ruleset, state));
    if (!result.ok) throw ApiError.fromRefusal(result.error);
    const { events, unapplied, error } = result.value;
    const viewer = checkViewer(input.viewer, state);
    return {
      ...this.#snapshot(ruleset, result.value.state, viewer),
      events: ruleset.redactEvents(events, viewer),
      unapplied,
      error: error ? placed(error) : null,
    };
  }

  #snapshot(ruleset: RulesetService, state: GameState, wanted: Viewer | undefined): PositionSnapshot {
    const viewer = checkViewer(wanted, state);
    const position = this.keys.seal(packState(state));
    if (position.length > MAX_POSITION) throw new ApiError('TOO_LARGE', 'this position is too large to be sent around');
    return { position, view: ruleset.view(state, viewer), decisions: ruleset.decisions(state, viewer) };
  }

  #open(input: PositionInput): { ruleset: RulesetService; state: GameState } {
    if ((input.scenario === undefined) === (input.position === undefined)) {
      throw faultAt('$.scenario', 'either scenario or position is required');
    }
    return input.position === undefined ? this.#fromScenario(input.scenario ?? {}) : this.#fromPosition(input.position);
  }

  #fromScenario(scenario: Record<string, unknown>): { ruleset: RulesetService; state: GameState } {
    if (typeof scenario.ruleset !== 'string')
      throw faultAt('$.scenario.ruleset', 'a scenario names its ruleset', 'REQUIRED');
    const ruleset = this.catalogue.ruleset(scenario.ruleset, '$.scenario.ruleset');
    const seed = scenario.seed ?? randomBytes(32).toString('hex');
    const begun = ruleset.createScenario({ ...scenario, seed });
    if (begun.ok) return { ruleset, state: begun.value.state };
    throw ApiError.fromRefusal({ ...begun.error, errors: rebase(begun.error.errors, '$.scenario') });
  }

  #fromPosition(position: string): { ruleset: RulesetService; state: GameState } {
    if (position.length > MAX_POSITION) throw new ApiError('TOO_LARGE', 'this position is too large');
    const bytes = this.keys.unseal(position);
    if (!bytes) throw faultAt('$.position', 'this is not a position of this server');
    const state = unpackState(bytes);
    const ruleset = this.catalogue.ruleset(state.ruleset, '$.position');
    if (state.epoch !== ruleset.epoch)
      throw faultAt(
        '$.position',
        'this position was made by an earlier version of the engine, and cannot be gone on from',
      );
    return { ruleset, state };
  }
}

/** A pending decision says whose answer it is: a `default` may be sent as it came. */
function seated(answers: PositionActionsInput['answers'], ruleset: RulesetService, state: GameState): SeatAnswer[] {
  if (answers.every((answer) => answer.seat !== undefined)) return answers as SeatAnswer[];
  const seats = new Map(ruleset.decisions(state, 'judge').map(({ id, seat }) => [id, seat]));
  return answers.map((answer, i) => {
    const seat = answer.seat ?? seats.get(answer.decision ?? '');
    if (seat !== undefined) return { ...answer, seat } as SeatAnswer;
    throw faultAt(`$.answers[${i}].seat`, 'is required where the decision named is not pending', 'REQUIRED');
  });
}

function checkViewer(viewer: Viewer | undefined, state: GameState): Viewer {
  if (viewer === undefined) return 'judge';
  if (typeof viewer === 'number' && (viewer < 0 || viewer >= state.seats))
    throw faultAt('$.viewer', `there is no seat ${viewer}`);
  return viewer;
}
