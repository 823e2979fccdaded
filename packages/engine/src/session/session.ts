/** Games at the border: states in, outcomes out. Loads a state into a working copy, applies answers, takes it out again. */

import type { DefinitionSource } from '../cards/compiled.js';
import type { GameState, Outcome, ResolvedAnswer } from '../contract/api.js';
import type {
  Decision,
  GameResult,
  HiddenDecision,
  Pick,
  Refusal,
  Result,
  Seat,
  SeatAnswer,
  Viewer,
} from '../contract/contract.js';
import { type Checked, checkAnswer, type NamedSources } from '../decisions/check.js';
import { facesIn } from '../decisions/faces.js';
import { decisionId, decisionsFor, fallbackOf, present } from '../decisions/make.js';
import { matcherFor } from '../decisions/match.js';
import { exportState, loadGame } from '../machine/border.js';
import { BudgetExceeded } from '../machine/budget.js';
import type { Ask, Choice, Question } from '../machine/control.js';
import { definitionOf } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import { IllegalPlay } from '../machine/illegal.js';
import { answer as give, type Pending, run } from '../machine/machine.js';
import { type StartingCards, toStore } from '../machine/pinned.js';
import type { Rules } from '../machine/rules.js';
import type { PaymentSource } from '../state/marks.js';
import type { State } from '../state/state.js';
import { keepSession, liveSession, type Session } from './live.js';

/** By what a game is played: its rules, and the definitions that it keeps although the ruleset may have changed. */
export interface Playing {
  rules: Rules;
  pinned?: DefinitionSource | undefined;
}

/** A working copy of a state with its open questions, for reading only. */
export function openSession({ rules, pinned }: Playing, state: GameState): Session {
  let session = liveSession(state);
  if (!session) {
    const game = loadGame(rules, state, pinned);
    session = { game, pending: askedAgain(game) };
    game.share();
    keepSession(state, session);
  }
  // Each look is a call of its own: many of them together are no runaway.
  session.game.budget.reset();
  return session;
}

/**
 * What a state asks, in a copy that was just made of it or in which all was taken back: what comes next has as much to spend as
 * where that was known already.
 */
export function askedAgain(g: Game): Pending | null {
  g.budget.lookAgain();
  const pending = run(g);
  g.budget.reset();
  return pending;
}

/** A copy that was made to look at a state may as well be played on; whoever looks again gets a new one. */
function reuseSession(state: GameState, game: Game): Game {
  keepSession(state, undefined);
  game.beginCall();
  return game;
}

/**
 * Runs a fresh state to its first question.
 * @param setUp what must be worked out by the rules before that; a refusal ends it all
 */
export function start(
  rules: Rules,
  state: State,
  cards: StartingCards,
  setUp?: (g: Game) => Refusal | null,
): Result<Outcome> {
  cards.into(state);
  const game = loadGame(rules, state, cards.pinned);
  try {
    const error = setUp?.(game);
    if (error) return { ok: false, error };
    const pending = run(game);
    const begun = outcome(game, pending, [], []);
    return { ok: true, value: { ...begun, definitions: [...cards.toStore(), ...(begun.definitions ?? [])] } };
  } catch (error) {
    return failed(error, game);
  }
}

function outcome(
  game: Game,
  pending: Pending | null,
  applied: ResolvedAnswer[],
  unapplied: number[],
  error?: Refusal,
): Outcome {
  game.budget.reset();
  const state: GameState = exportState(game);
  keepSession(state, { game, pending });
  const entered = game.entered();
  return {
    state,
    events: game.events,
    applied,
    unapplied,
    random: game.random,
    ...(entered.length > 0 ? { definitions: entered.map(toStore) } : {}),
    ...(error ? { error } : {}),
  };
}

type Refused = { ok: false; error: Refusal };

/** Nothing is done in a game that is over. */
export const over = ({ rules }: GameResult): Refused => ({
  ok: false,
  error: { code: 'GAME_OVER', detail: 'the game is over', rules },
});

/** Why a seat cannot concede; undefined: it can. */
export function mayConcede({ cite }: Rules, { s }: Game, seat: Seat): Refused | undefined {
  const player = s.players[seat];
  if (player && !player.lost) return undefined;
  return { ok: false, error: { code: 'ILLEGAL_ACTION', detail: `seat ${seat} is not playing`, rules: cite.concede } };
}

/** What went wrong inside, as a refusal: the state that the call began with is as good as before, for other answers. */
export function failed(error: unknown, g: Game): Refused & { fault?: unknown } {
  const refuse = (code: Refusal['code'], detail: string): Refused => ({
    ok: false,
    error: { code, detail, rules: [] },
  });
  if (error instanceof IllegalPlay)
    return { ok: false, error: { code: 'ILLEGAL_ACTION', detail: error.message, rules: error.rules } };
  if (error instanceof BudgetExceeded) return refuse('ILLEGAL_ACTION', `${error.message}${underWay(g)}`);
  // A card that a user wrote may find what no check foresaw; its writer is told what the engine said.
  if (g.s.marks.authored && error instanceof Error) {
    const detail = `a card that was defined for this game asks for what can't be done: ${error.message}`;
    return { ...refuse('ILLEGAL_ACTION', detail), fault: error };
  }
  return { ...refuse('INTERNAL', 'the engine failed at this; the game is as it was'), fault: error };
}

/** Whose instructions were being carried out when it became too much: what writers of cards need to know. */
function underWay(g: Game): string {
  const ctx = g.s.frames.map((f) => f.locals.ctx).findLast((id) => typeof id === 'string');
  const source = (ctx === undefined ? undefined : g.s.contexts[ctx])?.source ?? g.s.zones[g.rules.zones.stack]?.at(-1);
  const object = source === undefined ? undefined : (g.find(source) ?? g.s.lastKnown[source]);
  return object ? ` (what "${definitionOf(g, object).definition.name}" does was under way)` : '';
}

/**
 * Applies answers in order. All or nothing up to the first answer that drew randomness or revealed something; from
 * there on what was applied stays, and a refusal ends the request (contract, section 3).
 */
export function submit({ rules, pinned }: Playing, state: GameState, answers: SeatAnswer[]): Result<Outcome> {
  if (state.result) return over(state.result);
  const looked = liveSession(state);
  const g = looked ? reuseSession(state, looked.game) : loadGame(rules, state, pinned);
  try {
    // What is asked follows from the state: where this process has looked already, it need not be worked out again.
    const before = looked?.pending ?? askedAgain(g);
    const mark = g.mark();
    const done = applyAll(g, before, answers);
    if (!done.ok) {
      g.rollback(mark);
      keepSession(state, { game: g, pending: askedAgain(g) });
      return done;
    }
    const { pending, applied, unapplied, error } = done.value;
    return { ok: true, value: outcome(g, pending, applied, unapplied, error) };
  } catch (error) {
    return failed(error, g);
  }
}

/** What came of answers in a working copy, and what is asked now. */
export interface Applied {
  pending: Pending | null;
  applied: ResolvedAnswer[];
  unapplied: number[];
  error?: Refusal;
}

/** Applies answers in a working copy. After a refusal of the whole, the copy is to be rolled back or thrown away. */
export function applyAll(g: Game, first: Pending | null, answers: SeatAnswer[]): Result<Applied> {
  const applied: ResolvedAnswer[] = [];
  let pending = first;
  let stays = false;
  for (let index = 0; index < answers.length; index++) {
    const one = answers[index];
    if (!one) break;
    g.revealed = false;
    g.acting = one.seat;
    const mark = g.mark();
    const done = applyOne(g, pending, one);
    if (!done.ok) {
      const error = { ...done.error, answer: index };
      if (!stays) return { ok: false, error };
      g.rollback(mark);
      return { ok: true, value: { pending: run(g), applied, unapplied: answers.map((_, i) => i).slice(index), error } };
    }
    applied.push(done.value);
    pending = run(g);
    stays ||= g.revealed;
  }
  return { ok: true, value: { pending, applied, unapplied: [] } };
}

/** Which of the open questions an answer is for; -1: none. */
function indexOf(g: Game, pending: Pending, one: SeatAnswer): number {
  for (let i = 0; i < pending.asks.length; i++) {
    if (one.decision === undefined ? pending.asks[i]?.seat === one.seat : decisionId(g, pending, i) === one.decision)
      return i;
  }
  return -1;
}

/** What an answer may say besides what it chooses without being more than a pass. */
const BESIDE = new Set(['seat', 'decision', 'choose']);

/** Whether an answer says to pass and nothing else, which is legal whatever else could be done. */
function passes(one: SeatAnswer): boolean {
  const pick = one.choose?.length === 1 ? one.choose[0] : undefined;
  if (pick === undefined || (pick !== 'o0' && !isPass(pick))) return false;
  for (const key in one) if (!BESIDE.has(key) && one[key as keyof SeatAnswer] !== undefined) return false;
  return true;
}

function isPass(pick: Pick): boolean {
  if (typeof pick === 'string' || pick.kind !== 'PASS') return false;
  for (const key in pick) if (key !== 'kind') return false;
  return true;
}

function refuse(
  code: Refusal['code'],
  detail: string,
  rules: Refusal['rules'] = [],
  decision?: string,
): Result<ResolvedAnswer> {
  return { ok: false, error: { code, detail, rules, ...(decision ? { decision } : {}) } };
}

function applyOne(g: Game, pending: Pending | null, one: SeatAnswer): Result<ResolvedAnswer> {
  if (!pending) return refuse('GAME_OVER', 'the game is over', g.s.result?.rules ?? []);
  const which = indexOf(g, pending, one);
  const ask = pending.asks[which];
  if (!ask) {
    if (one.decision !== undefined)
      return refuse('ILLEGAL_ACTION', `decision ${one.decision} is not pending (any more)`);
    return refuse('NOT_YOUR_DECISION', `nothing is being asked of seat ${one.seat} now`);
  }
  const id = decisionId(g, pending, which);
  if (ask.seat !== one.seat) return refuse('NOT_YOUR_DECISION', `decision ${id} is asked of seat ${ask.seat}`, [], id);
  if (ask.pass && passes(one)) {
    give(g, pending, which, fallbackOf(ask));
    return { ok: true, value: { seat: one.seat, choose: [{ kind: ask.pass.kind }] } };
  }
  const checked: Checked = checkAnswer(ask, one, facesIn(g));
  if (!checked.ok) return { ok: false, error: { ...checked.refusal, decision: id } };
  const resolved = semantic(g, ask, checked);
  if (checked.sources) g.j.note(g.s.marks, 'payFrom', dataOf(checked.sources));
  give(g, pending, which, checked.resolved);
  return { ok: true, value: resolved };
}

const NO_CHOICES: readonly Choice[] = [];

const dataOf = ({ all, at }: NamedSources): PaymentSource[] => at.flatMap((i) => all[i]?.data ?? []);

/** The accepted answer by what was chosen, so that it means the same whenever it is read again. */
function semantic(g: Game, ask: Question, checked: Checked & { ok: true }): ResolvedAnswer {
  const spend = g.spending;
  const { sources } = checked;
  const options = ask.options ?? NO_CHOICES;
  if (checked.at >= 0 && !sources) return { seat: ask.seat, choose: [matcherFor(options, checked.at, spend)] };
  const lists = { o: options, f: ask.from ?? NO_CHOICES, t: ask.to ?? NO_CHOICES };
  const answer = present(ask, checked.resolved, (at, side) => matcherFor(lists[side], at, spend));
  const out: ResolvedAnswer = { seat: ask.seat, ...answer };
  if (sources) out.mana = sources.at.map((at) => matcherFor(sources.all, at, spend));
  return out;
}

/** The answer that a decision proposes, in resolved form. */
export const defaultFor = (ask: Ask): ReturnType<typeof fallbackOf> => fallbackOf(ask);

export function decisions(playing: Playing, state: GameState, viewer: Viewer): (Decision | HiddenDecision)[] {
  const { game, pending } = openSession(playing, state);
  return decisionsFor(game, pending, viewer);
}

/** Runs `act` on a copy of a state outside any decision (conceding), then on to the next question. */
export function intervene(
  { rules, pinned }: Playing,
  state: GameState,
  seat: Seat,
  act: (g: Game) => void,
): Result<Outcome> {
  if (state.result) return over(state.result);
  const g = loadGame(rules, state, pinned);
  g.acting = seat;
  try {
    act(g);
    return { ok: true, value: outcome(g, run(g), [], []) };
  } catch (error) {
    return failed(error, g);
  }
}
