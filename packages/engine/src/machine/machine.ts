/** Runs frames until the rules ask a question or the game is over. */
import type { Json } from '../contract/json.js';
import type { Frame } from '../state/state.js';
import { BudgetExceeded, MAX_FRAMES } from './budget.js';
import {
  type Ask,
  type Call,
  type Control,
  type Procedure,
  type Question,
  questionOf,
  type Resolved,
} from './control.js';
import { deciderOf } from './deciding.js';
import { isForced } from './forced.js';
import { WorkingFrame } from './frame.js';
import type { Game } from './game.js';
import { isWithin, resumeOuter } from './within.js';

/** The questions that are open now, with what answering them writes. */
export interface Pending {
  asks: Question[];
  /** Index of each ask among those the step made (some may be answered already). */
  at: number[];
  many: boolean;
  count: number;
  into: string;
  go?: string;
  /** Whether an answer is enough by itself, and the rest is not waited for. */
  until?: ((answer: Resolved) => boolean) | undefined;
}

/** Puts a procedure on the stack of frames. */
function call(g: Game, { call: name, locals, first }: Call): void {
  const procedure = lookUp(g, name);
  if (procedure.run.length === 0) throw new Error(`procedure ${name} has no steps`);
  if (g.s.frames.length >= MAX_FRAMES) throw new BudgetExceeded();
  g.j.notePush(g.s.frames, new WorkingFrame(procedure, 0, locals, undefined));
  if (!first) return;
  if (first.into) g.j.note(locals, RETURN, first.into);
  call(g, first);
}

function lookUp(g: Game, name: string): Procedure {
  const procedure = g.rules.procedures.get(name);
  if (!procedure) throw new Error(`no procedure ${name}`);
  return procedure;
}

/** Runs until something is asked, and returns what; null when the game has ended. */
export function run(g: Game): Pending | null {
  const { s, j } = g;
  for (;;) {
    if (s.result) {
      if (!isWithin(g)) return null;
      resumeOuter(g);
    }
    g.spend();
    if (g.beforeNextStep) {
      const change = g.beforeNextStep;
      g.beforeNextStep = null;
      change();
    }
    const frame = s.frames[s.frames.length - 1] as WorkingFrame | undefined;
    if (!frame) throw new Error('the game has nothing left to do');
    const step = frame.program.run[frame.at];
    if (!step) return failAt(g, frame);
    const before = j.mark();
    // A procedure's frame has its locals: calls are checked, and each step writes only what it declares.
    const control = step(g, frame.locals as never, frame);
    if (control === undefined) stepOn(g, frame);
    else if (control.ask !== undefined) {
      if (j.mark() !== before) throw new Error(`${frame.procedure}.${frame.step} wrote before it asked`);
      const pending = open(g, frame, control.ask, control.into, control.go);
      if (pending) return control.until ? { ...pending, until: control.until } : pending;
    } else if (control.call !== undefined) {
      // The parent moves on first, so that it continues behind the call when that is done.
      if (control.into) j.note(frame.locals, RETURN, control.into);
      if (control.go) goTo(g, frame, control.go);
      else moveTo(g, frame, frame.at + 1);
      call(g, control);
    } else if (control.go !== undefined) goTo(g, frame, control.go);
    else finish(g, frame, control.done);
  }
}

function failAt(g: Game, frame: WorkingFrame): never {
  lookUp(g, frame.procedure);
  throw new Error(`procedure ${frame.procedure} has no step ${frame.step}`);
}

/** Index of the only question of a step. */
const FIRST: number[] = [0];

/** Local that counts what a frame has seen happen since anybody chose something in what it called. */
export const UNCHOSEN = '$unchosen';
/** Local that names where the result of a called procedure goes. */
const RETURN = '$return';

function moveTo(g: Game, frame: WorkingFrame, at: number): void {
  g.j.noteOf(frame, 'at', frame.at);
  frame.at = at;
}

/** Lets a frame go on with another of its steps. */
export function goTo(g: Game, of: Frame, step: string): void {
  const frame = of as WorkingFrame;
  const at = frame.program.places.get(step);
  if (at === undefined) throw new Error(`procedure ${frame.procedure} has no step ${step}`);
  moveTo(g, frame, at);
}

/** The next step, or the end. */
function stepOn(g: Game, frame: WorkingFrame): void {
  moveTo(g, frame, frame.at + 1);
  if (frame.ended) finish(g, frame, null);
}

function advance(g: Game, frame: WorkingFrame, go: string | undefined): void {
  if (go) goTo(g, frame, go);
  else stepOn(g, frame);
}

function finish(g: Game, frame: WorkingFrame, result: Json): void {
  if (g.top() !== frame) throw new Error(`${frame.procedure} ended below the top`);
  g.j.notePop(g.s.frames);
  const parent = g.s.frames[g.s.frames.length - 1] as WorkingFrame | undefined;
  if (!parent) return;
  const into = parent.locals[RETURN];
  if (typeof into === 'string') {
    g.j.note(parent.locals, RETURN, undefined);
    g.j.note(parent.locals, into, result);
  }
  if (parent.ended) finish(g, parent, null);
}

/** What is called between two steps: it comes first, and then the frame that was on top goes on where it was. */
export function callFirst(g: Game, control: Control): void {
  if (control?.call !== undefined) call(g, control);
}

/** Ends a frame and all above it with nothing done; the one below goes on. */
export function endFrom(g: Game, index: number): void {
  while (g.s.frames.length > index + 1) g.j.notePop(g.s.frames);
  const frame = g.s.frames[index] as WorkingFrame | undefined;
  if (frame) finish(g, frame, null);
}

/**
 * Whom a question is asked instead of a player who has left: nobody what they would have confirmed, such as paying; the next
 * player in turn order what must be chosen (mtg 800.4f–h).
 */
function standIn(g: Game, question: Question): Question | { answer: Resolved } {
  if (question.seat < 0) return question;
  if (!g.player(question.seat).lost) return decided(g, question);
  if (question.shape === 'CONFIRM') return { answer: question.fallback ?? false };
  const [seat] = g.seatsFrom((question.seat + 1) % g.s.seats);
  return seat === undefined ? question : decided(g, question.askedOf(seat));
}

/** The question put to whoever controls the player whom it is asked of (mtg 723.5). */
function decided(g: Game, question: Question): Question {
  const decider = deciderOf(g, question.seat);
  return decider === question.seat ? question : question.answeredBy(decider);
}

/** What is asked, with the rules as the edition numbers them, and in its words. */
function questionIn({ rules }: Game, ask: Ask): Question {
  const question = questionOf(ask);
  return rules.renumbered || rules.said ? question.inEdition(rules) : question;
}

/** Answers what is forced; returns what is left to ask, or null when the frame could go on. */
function open(g: Game, frame: WorkingFrame, ask: Ask | Ask[], into: string, go: string | undefined): Pending | null {
  const many = Array.isArray(ask);
  const all = many ? ask : [ask];
  if (!many && frame.partial === undefined) {
    const question = questionIn(g, ask);
    const whom = standIn(g, question);
    const only = 'answer' in whom ? question : whom;
    const forced = 'answer' in whom ? whom.answer : isForced(only);
    if (forced === undefined) return { asks: [only], at: FIRST, many, count: 1, into, go };
    g.j.note(frame.locals, into, forced);
    g.j.note(g.s.counters, 'decision', g.s.counters.decision + 1);
    advance(g, frame, go);
    return null;
  }
  const asks: Question[] = [];
  const at: number[] = [];
  for (const [i, asked] of all.entries()) {
    if (frame.partial && String(i) in frame.partial) continue;
    const question = questionIn(g, asked);
    const whom = standIn(g, question);
    const one = 'answer' in whom ? question : whom;
    const forced = 'answer' in whom ? whom.answer : isForced(one);
    if (forced !== undefined) {
      store(g, frame, i, forced);
      continue;
    }
    asks.push(one);
    at.push(i);
  }
  if (asks.length > 0) return { asks, at, many, count: all.length, into, go };
  complete(g, frame, { many, count: all.length, into, go });
  return null;
}

function store(g: Game, frame: WorkingFrame, at: number, answer: Resolved): void {
  const answers = frame.partial ?? {};
  if (!frame.partial) g.j.note(frame, 'partial', answers);
  g.j.put(answers, at, answer);
}

function complete(g: Game, frame: WorkingFrame, pending: Omit<Pending, 'asks' | 'at'>): void {
  const partial = frame.partial ?? {};
  const answers = Array.from({ length: pending.count }, (_, i) => partial[i] ?? null);
  g.j.note(frame, 'partial', undefined);
  g.j.note(frame.locals, pending.into, pending.many ? answers : (answers[0] ?? null));
  g.j.note(g.s.counters, 'decision', g.s.counters.decision + pending.count);
  advance(g, frame, pending.go);
}

/** Writes one checked answer; the frame goes on when all that it asked is answered. */
export function answer(g: Game, pending: Pending, which: number, resolved: Resolved): void {
  const frame = g.top() as WorkingFrame;
  const { frames } = g.s;
  for (let i = frames.length - 2; i >= 0; i--) {
    const { program, locals } = frames[i] as WorkingFrame;
    if (program.counts && locals[UNCHOSEN]) g.j.note(locals, UNCHOSEN, 0);
  }
  if (!pending.many && frame.partial === undefined) {
    g.j.note(frame.locals, pending.into, resolved);
    g.j.note(g.s.counters, 'decision', g.s.counters.decision + 1);
    advance(g, frame, pending.go);
    return;
  }
  store(g, frame, pending.at[which] ?? 0, resolved);
  const answered = Object.keys(frame.partial ?? {}).length;
  if (answered === pending.count || pending.until?.(resolved)) complete(g, frame, pending);
}
