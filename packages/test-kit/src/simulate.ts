/** Random games that check, at every decision, what the engine promises of every game. */
import {
  type Decision,
  type GameState,
  type Outcome,
  type RulesetService,
  randomAnswer,
  type SeatAnswer,
  type Setup,
} from '@arbiter/engine';

/** A small generator for tests: same seed, same numbers. */
export function randomFrom(seed: number): (n: number) => number {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

export interface Simulated {
  state: GameState;
  decisions: number;
  /** Sizes of the state in bytes of JSON, one for each decision sampled. */
  sizes: number[];
  /** What replay needs: every resolved answer in order. */
  log: SeatAnswer[];
}
export interface SimulationOptions {
  maxDecisions?: number;
  /** Looks at every n-th decision closely (all its options, unoffered answers, a round trip through JSON). */
  closely?: number;
  onOutcome?: (outcome: Outcome) => void;
}

export class Broken extends Error {}

export const pendingOf = (service: RulesetService, state: GameState): Decision[] =>
  service.decisions(state, 'judge').filter((d): d is Decision => 'options' in d);

/** Plays one random game to its end. Throws `Broken` when a promise is broken. */
export function simulate(
  service: RulesetService,
  setup: Setup,
  seed: number,
  options: SimulationOptions = {},
): Simulated {
  const random = randomFrom(seed);
  const created = service.create(setup);
  if (!created.ok) throw new Broken(`not created: ${JSON.stringify(created.error)}`);
  let state = created.value.state;
  const out: Simulated = { state, decisions: 0, sizes: [], log: [] };
  const cards = cardCount(state);
  const max = options.maxDecisions ?? 20_000;
  while (!state.result) {
    if (out.decisions++ > max) throw new Broken(`no end after ${max} decisions`);
    const pending = pendingOf(service, state);
    const decision = pending[random(pending.length)];
    if (!decision) throw new Broken('nothing is pending and the game has not ended');
    if (options.closely) freeze(state);
    if (options.closely && out.decisions % options.closely === 0) {
      state = roundTrip(service, state);
      out.sizes.push(JSON.stringify(state).length);
      lookClosely(service, state, decision);
    }
    state = step(service, state, decision, random, out, options);
    if (cardCount(state) !== cards)
      throw new Broken(`${cards} cards became ${cardCount(state)} after ${decision.kind}`);
  }
  out.state = state;
  return out;
}

function step(
  service: RulesetService,
  state: GameState,
  decision: Decision,
  random: (n: number) => number,
  out: Simulated,
  options: SimulationOptions,
): GameState {
  let result = service.submit(state, [randomAnswer(decision, random)]);
  if (!result.ok) {
    // A combination may break a rule about the whole; one single option never does.
    const single =
      (decision.shape === 'CHOOSE' && decision.max === 1) ||
      decision.shape === 'CONFIRM' ||
      decision.shape === 'NUMBER';
    if (single || result.error.rules.length === 0)
      throw new Broken(`an offered answer was refused: ${JSON.stringify([decision, result.error])}`);
    result = service.submit(state, [{ ...decision.default, seat: decision.seat }]);
  }
  if (!result.ok) throw new Broken(`the default was refused: ${JSON.stringify([decision, result.error])}`);
  out.log.push(...result.value.applied);
  options.onOutcome?.(result.value);
  return result.value.state;
}

/** The state is plain JSON: nothing is lost on the way to a database and back. */
function roundTrip(service: RulesetService, state: GameState): GameState {
  const copy = JSON.parse(JSON.stringify(state)) as GameState;
  if (service.hash(copy) !== service.hash(state)) throw new Broken('the state is not equal after a JSON round trip');
  if (JSON.stringify(service.decisions(copy, 'judge')) !== JSON.stringify(service.decisions(state, 'judge')))
    throw new Broken('decisions differ after a JSON round trip');
  return copy;
}

/** A state that was given out is a value: whoever writes to it, or to what later states share with it, fails. */
function freeze(value: unknown): void {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const field of Object.values(value)) freeze(field);
}

/** Every single option and the default are accepted; what isn't offered is refused. */
function lookClosely(service: RulesetService, state: GameState, decision: Decision): void {
  const { seat, id } = decision;
  const accepted = (answer: Omit<SeatAnswer, 'seat'>, why: string): void => {
    const result = service.submit(state, [{ ...answer, decision: id, seat }]);
    if (!result.ok) throw new Broken(`${why} was refused: ${JSON.stringify([decision, answer, result.error])}`);
  };
  const refused = (answer: Omit<SeatAnswer, 'seat'>, by: number, why: string): void => {
    if (service.submit(state, [{ ...answer, seat: by }]).ok)
      throw new Broken(`${why} was accepted: ${JSON.stringify([decision, answer])}`);
  };
  accepted(decision.default, 'the default');
  if (decision.shape === 'CHOOSE' && decision.min <= 1 && (decision.max ?? 1) >= 1)
    for (const o of decision.options) accepted({ choose: [o.id] }, `option ${o.label}`);
  refused({ decision: id, choose: [`o${decision.options.length}`] }, seat, 'an option that is not there');
  refused({ decision: id, choose: [{ kind: 'NOTHING_LIKE_IT' }] }, seat, 'a matcher that fits nothing');
  refused({ ...decision.default, decision: id }, seat === 0 ? 1 : 0, "another seat's decision");
  refused({ ...decision.default, decision: 'd999999' }, seat, 'a decision that is not pending');
}

/** Cards, wherever they are, without tokens, copies and abilities. */
export function cardCount(state: GameState): number {
  const objects = Object.values(state.objects as { [id: string]: { kind?: string } });
  return objects.filter((o) => o.kind === undefined).length;
}

/** Plays the log again from the same start; the last state must have the same hash. */
export function replay(service: RulesetService, setup: Setup, log: SeatAnswer[]): GameState {
  const created = service.create(setup);
  if (!created.ok) throw new Broken('not created again');
  let state = created.value.state;
  for (const [i, answer] of log.entries()) {
    const result = service.submit(state, [answer]);
    if (!result.ok) throw new Broken(`answer ${i} was refused in replay: ${JSON.stringify([answer, result.error])}`);
    state = result.value.state;
  }
  return state;
}
