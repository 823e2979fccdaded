/** Random games that check, at every decision, what the engine promises of every game. */
import {
  type Decision,
  type GameState,
  type Match,
  type Outcome,
  onStates,
  type Refusal,
  type Ruleset,
  type RulesetService,
  randomAnswer,
  type SeatAnswer,
  type Setup,
} from '@arbiter/engine';
import { InvariantBroken } from './broken.js';
import { IdWatch } from './ids.js';
import { checkInvariants, isLacking, isUncertain } from './invariants.js';

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
  /** How many answers were tried where the invariants were checked. */
  tried: number;
  /** How many ids were compared with what their viewer may know. */
  ids: number;
  /** Sizes of the state in bytes of JSON, one for each decision sampled. */
  sizes: number[];
  /** What replay needs: every resolved answer in order. */
  log: SeatAnswer[];
}
export interface SimulationOptions {
  maxDecisions?: number;
  /** Checks the invariants at every n-th decision (all its options, unoffered answers, a round trip through JSON). */
  invariants?: number;
  /** Plays on in memory, which is quicker, instead of submitting to one state after another. */
  inMemory?: boolean;
  /** Compares the ids that each viewer gets with what it may know, at every step from this decision on, so many times. */
  watchIds?: { from: number; steps: number };
}

/** From so many decisions on half of the answers are defaults: what is free to do could else be done without end. */
const LONG = 5_000;
/** From so many on most are: where four players must pass for one thing to resolve, half is too few for a stack to get smaller. */
const VERY_LONG = 6_000;

/** A random answer; in a long game now and then the default, which is to pass, and in a very long one most of the time. */
export function answerAfter(decisions: number, decision: Decision, random: (n: number) => number): SeatAnswer {
  const fallback = decisions > VERY_LONG ? random(8) > 0 : decisions > LONG && random(2) === 0;
  return fallback ? { ...decision.default, seat: decision.seat } : randomAnswer(decision, random);
}

export const pendingOf = (service: RulesetService, state: GameState): Decision[] =>
  service.decisions(state, 'judge').filter((d): d is Decision => 'options' in d);

/** Plays one random game to its end. Throws `InvariantBroken` when a promise is broken. */
export function simulate(ruleset: Ruleset, setup: Setup, seed: number, options: SimulationOptions = {}): Simulated {
  const created = ruleset.create(setup);
  if (!created.ok) throw new InvariantBroken(`not created: ${JSON.stringify(created.error)}`);
  const { state, events } = created.value;
  const match = options.inMemory ? ruleset.open(state) : onFrozenStates(ruleset, state);
  const game = new Simulation(ruleset, match, randomFrom(seed), options, cardsOf(state), besideDecks(state));
  if (options.watchIds?.from === 0) game.watch?.step(match, events);
  return game.play();
}

class Simulation {
  readonly out: Simulated;
  readonly watch: IdWatch | undefined;
  /** What was asked last. */
  private last = '';

  constructor(
    readonly ruleset: Ruleset,
    readonly match: Match,
    readonly random: (n: number) => number,
    readonly options: SimulationOptions,
    readonly cards: number[],
    readonly beside: number,
  ) {
    const state = match.state();
    this.out = { state, decisions: 0, tried: 0, ids: 0, sizes: [], log: [] };
    if (options.watchIds) this.watch = new IdWatch(ruleset, state.seats);
  }

  play(): Simulated {
    const { match, out, options } = this;
    const max = options.maxDecisions ?? 20_000;
    while (!match.result) {
      if (out.decisions++ > max) throw new InvariantBroken(`no end after ${max} decisions; the last: ${this.last}`);
      const pending = match.decisions('judge').filter((d): d is Decision => 'options' in d);
      const decision = pending[this.random(pending.length)];
      if (!decision) throw new InvariantBroken('nothing is pending and the game has not ended');
      if (options.invariants && out.decisions % options.invariants === 0) this.lookAt(match.state(), pending);
      this.last = `${decision.kind} ${decision.prompt}`;
      const events = this.answer(decision);
      // What is generated is a card of its player from then on (ga 2.11.7.15.2).
      for (const { type, data } of events)
        if (type === 'CARD_GENERATED') this.cards[Number(data.seat)] = (this.cards[Number(data.seat)] ?? 0) + 1;
      if (this.watches()) this.watch?.step(match, events);
    }
    out.state = match.state();
    out.ids = this.watch?.compared ?? 0;
    this.count(out.state);
    return out;
  }

  private watches(): boolean {
    const { from, steps } = this.options.watchIds ?? { from: 0, steps: 0 };
    return this.out.decisions >= from && this.out.decisions < from + steps;
  }

  private count(state: GameState): void {
    const now = cardsOf(state);
    const { players } = state as unknown as { players: readonly { lost?: true }[] };
    // What a player owns who has left the game has left with them.
    for (const [seat, before] of this.cards.entries())
      if (now[seat] !== before && !(players[seat]?.lost && Number(now[seat] ?? 0) <= before))
        throw new InvariantBroken(`seat ${seat} had ${before} cards, and now ${now[seat] ?? 0}`);
    const beside = besideDecks(state);
    if (beside < this.beside && !players.some(({ lost }) => lost))
      throw new InvariantBroken(`${this.beside} cards were beside the decks, and now ${beside}`);
  }

  private lookAt(given: GameState, pending: Decision[]): void {
    freeze(given);
    this.count(given);
    const state = roundTrip(this.ruleset, given);
    freeze(state);
    this.out.sizes.push(Buffer.byteLength(JSON.stringify(state)));
    this.out.tried += checkInvariants(this.ruleset, state, pending, this.random);
  }

  private answer(decision: Decision): Outcome['events'] {
    let result = this.match.submit([answerAfter(this.out.decisions, decision, this.random)]);
    if (!result.ok) {
      failed(decision, result);
      // A combination may break a rule about the whole; one single option never does.
      const single =
        (decision.shape === 'CHOOSE' && decision.max === 1) ||
        (decision.shape === 'CONFIRM' && !isUncertain(decision) && !isLacking(decision, result.error)) ||
        decision.shape === 'NUMBER';
      if (single || result.error.rules.length === 0)
        throw new InvariantBroken(`an offered answer was refused: ${JSON.stringify([decision, result.error])}`);
      result = this.match.submit([{ ...decision.default, seat: decision.seat }]);
    }
    if (!result.ok) {
      failed(decision, result);
      throw new InvariantBroken(`the default was refused: ${JSON.stringify([decision, result.error])}`);
    }
    this.out.log.push(...result.value.applied);
    return result.value.events;
  }
}

/** A failure of the engine is told with where it failed. */
function failed({ kind, prompt, source }: Decision, { error, fault }: { error: Refusal; fault?: unknown }): void {
  if (error.code !== 'INTERNAL') return;
  const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  throw new InvariantBroken(`the engine failed at ${kind} of ${source ?? 'nothing'} (${prompt}): ${what}`);
}

/** Plays by submitting to one state after another; nobody may write to a state that was given out. */
export function onFrozenStates(service: RulesetService, first: GameState): Match {
  const submit: RulesetService['submit'] = (state, answers) => {
    freeze(state);
    return service.submit(state, answers);
  };
  return onStates({ ...service, submit }, first);
}

/** The state is plain JSON: nothing is lost on the way to a database and back. */
function roundTrip(service: RulesetService, state: GameState): GameState {
  const copy = JSON.parse(JSON.stringify(state)) as GameState;
  if (service.hash(copy) !== service.hash(state))
    throw new InvariantBroken('the state is not equal after a JSON round trip');
  if (JSON.stringify(service.decisions(copy, 'judge')) !== JSON.stringify(service.decisions(state, 'judge')))
    throw new InvariantBroken('decisions differ after a JSON round trip');
  return copy;
}

/** A state that was given out is a value: whoever writes to it, or to what later states share with it, fails. */
function freeze(value: unknown): void {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const field of Object.values(value)) freeze(field);
}

interface Card {
  zone: string;
  designation?: string;
  kind?: string;
  owner: number;
  under?: { kind?: string }[];
}
interface Cards {
  objects: { [id: string]: Card };
  marks: { aside?: { object: Card }[] };
  players: readonly { seat: number; marks: { outside?: { def: readonly unknown[] }; companion?: unknown } }[];
  /** The games that wait for this one, which have their own cards (mtg 729.1a). */
  within?: Cards[];
}

/** Where cards are that are in no deck, but in one beside it, whose cards may even change their owner (mtg 901.4, 901.15b). */
const BESIDE_DECKS = /^(command|communalPlanes|planes:\d+|schemes:\d+)$/;
const isBeside = ({ zone, designation }: Card): boolean => BESIDE_DECKS.test(zone) && designation === undefined;

/** How many cards lie there, to which dungeons and emblems come and from which supplementary cards never go (mtg 400.4b). */
const besideDecks = (state: GameState): number =>
  gamesOf(state).flatMap(({ objects }) =>
    Object.values(objects).filter((card) => card.kind === undefined && isBeside(card)),
  ).length;

const gamesOf = (state: GameState): Cards[] => {
  const game = state as unknown as Cards;
  return [game, ...(game.within ?? [])];
};

/** How many cards each seat owns, wherever they are, without tokens, copies and abilities; those outside of the game as well. */
function cardsOf(state: GameState): number[] {
  const counts: number[] = [];
  const games = gamesOf(state);
  // What is treated as though it did not exist is there all the same.
  const aside = games.flatMap(({ marks }) => (marks.aside ?? []).map(({ object }) => object));
  // A dungeon is of no deck, and lies in the command zone (mtg 309.2); what comes from a deck there has a designation.
  const isOfDeck = (card: Card): boolean => card.kind === undefined && !isBeside(card);
  for (const card of [...games.flatMap(({ objects }) => Object.values(objects)), ...aside]) {
    const { owner, under = [] } = card;
    // Cards that are one permanent with others are there as well (mtg 730.2).
    const beneath = under.filter(({ kind }) => kind === undefined).length;
    const cards = beneath + (isOfDeck(card) ? 1 : 0);
    if (cards > 0) counts[owner] = (counts[owner] ?? 0) + cards;
  }
  // A card that is brought into the game was outside before (mtg 400.11).
  for (const { seat, marks } of games.flatMap(({ players }) => players)) {
    const outside = (marks.outside?.def.length ?? 0) + (marks.companion === undefined ? 0 : 1);
    if (outside > 0) counts[seat] = (counts[seat] ?? 0) + outside;
  }
  return counts;
}

/** Plays the log again from the same start; the last state must have the same hash. */
export function replay(service: RulesetService, setup: Setup, log: SeatAnswer[]): GameState {
  const created = service.create(setup);
  if (!created.ok) throw new InvariantBroken('not created again');
  let state = created.value.state;
  for (const [i, answer] of log.entries()) {
    const result = service.submit(state, [answer]);
    if (!result.ok)
      throw new InvariantBroken(`answer ${i} was refused in replay: ${JSON.stringify([answer, result.error])}`);
    state = result.value.state;
  }
  return state;
}
