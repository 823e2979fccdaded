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
import type { Incidents } from '../games/incidents.js';
import { GamePosition, openState } from '../games/position.js';
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
    readonly incidents: Incidents,
  ) {}

  /** What a position looks like and which decisions are pending. */
  decisions(input: PositionInput): PositionSnapshot {
    return this.#snapshot(this.#open(input), input.viewer);
  }

  /** Applies answers of any seats, in order. */
  actions(input: PositionActionsInput): PositionActions {
    const position = this.#open(input);
    const result = position.submit(seated(input.answers, position));
    if (!result.ok) throw ApiError.fromRefusal(result.error);
    const { events, unapplied, error } = result.value;
    const viewer = checkViewer(input.viewer, position.state());
    return {
      ...this.#snapshot(position, viewer),
      events: position.redact(events, viewer),
      unapplied,
      error: error ? placed(error) : null,
    };
  }

  #snapshot(given: GamePosition, wanted: Viewer | undefined): PositionSnapshot {
    const state = given.state();
    const viewer = checkViewer(wanted, state);
    const position = this.keys.seal(packState(state));
    if (position.length > MAX_POSITION) throw new ApiError('TOO_LARGE', 'this position is too large to be sent around');
    return { position, view: given.view(viewer), decisions: given.decisions(viewer) };
  }

  #open(input: PositionInput): GamePosition {
    if ((input.scenario === undefined) === (input.position === undefined)) {
      throw faultAt('$.scenario', 'either scenario or position is required');
    }
    return input.position === undefined ? this.#fromScenario(input.scenario ?? {}) : this.#fromPosition(input.position);
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

  #fromPosition(position: string): GamePosition {
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
    const { definitions } = ruleset;
    if (definitions && definitions.missing(definitions.namedBy(state)).length > 0)
      throw faultAt(
        '$.position',
        'this position has cards that have changed since it was made, and cannot be gone on from',
      );
    return this.#at(ruleset, state);
  }

  #at(ruleset: RulesetService, state: GameState): GamePosition {
    const subject = { ruleset: ruleset.info.id, epoch: ruleset.epoch, state: () => state };
    const match = this.incidents.contain(subject, 'load', undefined, () => openState(ruleset, state));
    return new GamePosition(ruleset, match, this.incidents, { edition: state.edition });
  }
}

/** A pending decision says whose answer it is: a `default` may be sent as it came. */
function seated(answers: PositionActionsInput['answers'], position: GamePosition): SeatAnswer[] {
  if (answers.every((answer) => answer.seat !== undefined)) return answers as SeatAnswer[];
  const seats = new Map(position.decisions('judge').map(({ id, seat }) => [id, seat]));
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
