/** Priority: the players in turn may act or pass; when all pass in a row, the top of the stack resolves or the step ends. */
import type { RuleRef, Seat } from '../contract/contract.js';
import { isTable, type Json, type JsonObject } from '../contract/json.js';
import { type Choice, wholeChoice } from '../machine/choice.js';
import { type Ask, type Call, type Control, procedure, Question, thenGo } from '../machine/control.js';
import { deciderOf } from '../machine/deciding.js';
import { isIdle } from '../machine/forced.js';
import { defineCell, type Game } from '../machine/game.js';
import { UNCHOSEN } from '../machine/machine.js';
import { leaderOf, sameSide, sharesTurns, sideOf } from '../machine/teams.js';
import { zone } from '../machine/zones.js';
import type { Frame } from '../state/state.js';
import { isEndless } from './loops.js';
import { sourcesOf } from './payment-sources.js';
import { isSettled, settle } from './settle.js';

const PASS: JsonObject = { kind: 'PASS' };
const PASSED = [PASS];
const DONE: Control = { done: null };
const ASK: Control = { go: 'ask' };
const HOLD = { go: 'hold' };
/** Passing, as an option: the very same for the same words. */
function pass(g: Game, seat: Seat): Choice {
  const label = g.rules.turn.priority.passLabel?.(g, seat) ?? 'Pass priority';
  let choice = passing.get(label);
  if (!choice) {
    choice = wholeChoice({ kind: 'PASS', label, data: PASS });
    passing.set(label, choice);
  }
  return choice;
}
const passing = new Map<string, Choice>();

/** A window that is open only as long as something waits to resolve. */
export const priorityWhileWaiting = () => openWindow(true);

/** What a window remembers. */
type Window = {
  waiting?: boolean;
  holder: Seat;
  acted: Seat | null;
  /** Who has passed in a row. */
  passes: Seat[];
  choice: JsonObject[];
  /** What the players of a side have chosen who have not passed yet. */
  choices?: (JsonObject[] | null)[];
  [UNCHOSEN]?: number;
};

/** Opens a window: it has all its locals from the beginning, and those that say nothing yet are empty. */
export function openWindow(waiting?: true): Call {
  const locals = { waiting, acted: null, passes: [], holder: undefined, choice: undefined, [UNCHOSEN]: undefined };
  return priority.call(locals);
}

/** The frame of a window in which somebody has just acted: when what that led to is over, all begin to pass again. */
export const actedWindow = (acted: Seat): Frame =>
  priority.frame({ waiting: undefined, acted, passes: [], holder: acted, choice: [] }, 'settle');

/** Whether a window that is open only while something waits would be closed again at once. */
export const isQuiet = (g: Game): boolean =>
  g.s.turn.priority === null && g.s.marks.payFrom === undefined && isEmptyStack(g) && isSettled(g);

const isEmptyStack = (g: Game): boolean => g.zone(g.rules.zones.stack).length === 0;

/** All that a seat with priority may do. */
const optionsOf = defineCell('options', (g, seat): Choice[] => {
  const all = [pass(g, seat)];
  for (const choice of g.rules.turn.priority.options(g, seat)) all.push(wholeChoice(choice));
  return all;
});

/** More objects than ordinary games have. */
const VERY_MANY = 500;

/** Where listing what may be done could take long, it belongs to the call that led here, which is refused if it does. */
const mayTakeLong = (g: Game): boolean => g.s.marks.authored !== undefined || g.objectCount > VERY_MANY;

/**
 * Passes for everybody at once where that is wished and comes to the same: nothing waits or is on the stack, and nobody
 * could do anything. What it leaves behind is what asking each would.
 */
export function passedByAll(g: Game): boolean {
  const policy = g.rules.turn.priority;
  if (!g.passesForIdle || policy.allPassed || g.s.options.autoPass !== 'none') return false;
  if (zone(g, g.rules.zones.stack).length > 0 || !isSettled(g)) return false;
  const holder = firstHolder(g, null);
  if (holder === null) return true;
  const seats = policy.circle?.(g, holder) ?? g.seatsFrom(holder);
  if (!seats.every((seat) => isIdle(optionsOf(g, seat)))) return false;
  if (g.s.marks.payFrom) g.j.note(g.s.marks, 'payFrom', undefined);
  for (const seat of seats) notePass(g, seat);
  g.j.note(g.s.counters, 'decision', g.s.counters.decision + seats.length);
  return true;
}

/** A player passes: it is told, and what was theirs until then ends. */
function notePass(g: Game, seat: Seat): void {
  const { passEvent = 'PRIORITY_PASSED', passRules, passed } = g.rules.turn.priority;
  g.emit(passEvent, passRules, { seat });
  passed?.(g, seat);
}

/** How a window goes. Steps go on with the next by themselves where nothing has to be done between them. */
const steps = {
  begin: (g: Game, l: Window): Control => {
    if (l.acted !== null) g.j.note(l, 'acted', null);
    if (l.passes === undefined || l.passes.length > 0) g.j.note(l, 'passes', []);
    return steps.settle(g, l);
  },
  settle: (g: Game, l: Window): Control => {
    if (g.s.turn.priority !== null) g.j.note(g.s.turn, 'priority', null);
    if (g.s.marks.payFrom) g.j.note(g.s.marks, 'payFrom', undefined);
    return isSettled(g) ? steps.hold(g, l) : settle.call({}, HOLD);
  },
  hold: (g: Game, l: Window): Control => {
    if (l.waiting && isEmptyStack(g)) return DONE;
    if (!isEmptyStack(g) && g.rules.turn.priority.closed?.(g)) return steps.allPassed(g, l);
    const holder = firstHolder(g, l.acted ?? null);
    if (holder === null) return DONE;
    g.j.note(l, 'holder', holder);
    return steps.give(g, l);
  },
  give: (g: Game, l: Window): Control => {
    if (sharesTurns(g)) return giveSide(g, l);
    if (g.player(l.holder).lost) return nextHolder(g, l);
    givePriority(g, l.holder);
    if (isPassedFor(g, l.holder)) {
      g.j.note(l, 'choice', PASSED);
      return { go: 'act' };
    }
    return ASK;
  },
  // A question is a step of its own: nothing is written before it.
  ask: (g: Game, l: Window): Control => ({ ask: questionTo(g, l.holder, g.rules.turn.priority.rules), into: 'choice' }),
  act: (g: Game, l: Window): Control => {
    const [choice = PASS] = l.choice;
    givePriority(g, null);
    if (choice.kind !== 'PASS') return acts(g, l, l.holder, choice);
    notePass(g, l.holder);
    const passes = [...l.passes, l.holder];
    const seats = g.rules.turn.priority.circle?.(g, l.holder) ?? g.seatsFrom(l.holder);
    if (!seats.every((seat) => passes.includes(seat))) {
      g.j.note(l, 'passes', passes);
      g.j.note(l, 'holder', seats[1] ?? l.holder);
      return steps.give(g, l);
    }
    return steps.allPassed(g, l);
  },
  allPassed: (g: Game, l: Window): Control => {
    const top = g.zone(g.rules.zones.stack)[0];
    if (top === undefined) {
      const next = g.rules.turn.priority.allPassed?.(g);
      return next?.call === undefined ? DONE : next.thenGo('begin');
    }
    if (isEndless(g, l)) {
      g.rules.turn.endless?.end(g);
      return DONE;
    }
    return g.rules.turn.priority.resolve.call({ item: top }, { go: 'begin' });
  },
  // Somebody has left meanwhile: the checks see that before whoever has priority goes on.
  resume: (g: Game, _l: Window): Control => (isSettled(g) ? { go: 'give' } : settle.call({}, { go: 'give' })),
  // All players of a side who have not passed may act: whoever does so first, acts (mtg 805.5a).
  askSide: (g: Game, l: Window): Control => {
    const rules = [...g.rules.turn.priority.rules, ...(g.rules.cite.teamPriority ?? [])];
    return {
      ask: stillToPass(g, l).map((seat) => questionTo(g, seat, rules)),
      into: 'choices',
      until: (answer) => choiceIn(answer).kind !== 'PASS',
      go: 'actSide',
    };
  },
  actSide: (g: Game, l: Window): Control => {
    const seats = stillToPass(g, l);
    const { choices = [] } = l;
    g.j.note(l, 'choices', undefined);
    const at = choices.findIndex((choice) => choice !== null && choiceIn(choice).kind !== 'PASS');
    const seat = seats[at];
    if (seat === undefined) return sidePassed(g, l, seats);
    givePriority(g, null);
    return acts(g, l, seat, choiceIn(choices[at] ?? null));
  },
};

const choiceIn = (answer: Json): JsonObject => {
  const [choice] = Array.isArray(answer) ? answer : [];
  return isTable(choice) ? choice : PASS;
};

/** What a player with priority is asked. */
function questionTo(g: Game, seat: Seat, rules: RuleRef[]): Question {
  const policy = g.rules.turn.priority;
  const ask: Ask = {
    seat,
    kind: policy.kind,
    shape: 'CHOOSE',
    prompt: policy.prompt(g, seat),
    rules,
    min: 1,
    max: 1,
    always: true,
    unoffered: (pick) => policy.forbids?.(g, seat, pick) ?? null,
    fallback: PASSED,
    sources: sourcesOf(g, seat),
  };
  if (mayTakeLong(g)) ask.options = optionsOf(g, seat);
  // Listed when somebody looks: who passes on to another player need not wait for it.
  const list = ask.options ? undefined : () => optionsOf(g, seat);
  return new Question(ask, list, pass(g, seat));
}

/** Somebody does something: after it all begin to pass again. */
function acts(g: Game, l: Window, seat: Seat, choice: JsonObject): Control {
  g.j.note(l, 'passes', []);
  g.j.note(l, 'acted', seat);
  if (l[UNCHOSEN]) g.j.note(l, UNCHOSEN, 0);
  return thenGo(g.rules.turn.priority.act(g, seat, choice), 'settle');
}

/** Those of the side with priority who have not passed since somebody last acted. */
const stillToPass = (g: Game, l: Window): Seat[] => sideOf(g, l.holder).filter((seat) => !l.passes.includes(seat));

/** A side gets priority; players of it may pass by themselves. */
function giveSide(g: Game, l: Window): Control {
  const side = sideOf(g, l.holder);
  const [leader] = side;
  if (leader === undefined) return nextHolder(g, l);
  givePriority(g, leader);
  const waiting = side.filter((seat) => !l.passes.includes(seat));
  const byThemselves = waiting.filter((seat) => isPassedFor(g, seat));
  if (byThemselves.length === waiting.length) return sidePassed(g, l, waiting);
  if (byThemselves.length > 0) notePasses(g, l, byThemselves);
  return { go: 'askSide' };
}

function notePasses(g: Game, l: Window, seats: readonly Seat[]): void {
  for (const seat of seats) notePass(g, seat);
  g.j.note(l, 'passes', [...l.passes, ...seats]);
}

/** No player of a side wishes to do anything: it passes, and the next side has priority (mtg 805.5b). */
function sidePassed(g: Game, l: Window, seats: readonly Seat[]): Control {
  givePriority(g, null);
  notePasses(g, l, seats);
  const next = g.seatsFrom(l.holder).find((seat) => !l.passes.includes(seat));
  if (next === undefined) return steps.allPassed(g, l);
  g.j.note(l, 'holder', leaderOf(g, next));
  return steps.give(g, l);
}

export const priority = procedure<Partial<Window>, Window>('priority', steps, { counts: true });

function givePriority(g: Game, seat: Seat | null): void {
  const { turn } = g.s;
  g.j.noteOf(turn, 'priority', turn.priority);
  turn.priority = seat;
}

/** Whether the game's options have a seat pass by itself now. */
function isPassedFor(g: Game, seat: Seat): boolean {
  const { autoPass } = g.s.options;
  // Whoever decides for them says for which moments they want to be asked.
  const how = typeof autoPass === 'string' ? autoPass : autoPass[deciderOf(g, seat)];
  if (how === 'smart') return g.rules.turn.priority.cannotAct(g, seat);
  return how === 'seat' && isIdle(optionsOf(g, seat));
}

/** Whoever has left passes priority on, or was the last who had not passed (rb 652.5.c). */
function nextHolder(g: Game, l: { holder: Seat; passes: Seat[] }): Control {
  const circle = g.rules.turn.priority.circle?.(g, l.holder) ?? g.seatsFrom(l.holder);
  const seats = circle.filter((seat) => !g.player(seat).lost);
  const next = seats.find((seat) => !l.passes.includes(seat));
  if (next === undefined) return { go: 'allPassed' };
  g.j.note(l, 'holder', next);
  return { go: 'give' };
}

/** Who acts first: the active player after something resolved, who acted after an action (mtg 117.3). */
function firstHolder(g: Game, acted: Seat | null): Seat | null {
  const { holder } = g.rules.turn.priority;
  if (holder) return holder(g, acted);
  const first = leaderOf(g, acted ?? g.active);
  return g.player(first).lost ? (g.seatsFrom(first)[0] ?? null) : first;
}

export function nextSeat(g: Game, seat: Seat): Seat {
  const order = g.seatsFrom((seat + 1) % g.s.seats);
  return order.find((one) => !sameSide(g, one, seat)) ?? order[0] ?? seat;
}
