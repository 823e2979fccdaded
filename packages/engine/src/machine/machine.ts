/** Runs frames until the rules ask a question or the game is over. */
import type { Json, JsonObject } from '../contract/json.js';
import type { Frame } from '../state/state.js';
import type { Ask, Procedure, Resolved } from './control.js';
import { isForced } from './forced.js';
import { BudgetExceeded, type Game, MAX_FRAMES } from './game.js';

/** The questions that are open now, with what answering them writes. */
export interface Pending {
  asks: Ask[];
  /** Index of each ask among those the step made (some may be answered already). */
  at: number[];
  many: boolean;
  count: number;
  into: string;
  go?: string;
}

/** Puts a procedure on the stack of frames. */
function call(g: Game, name: string, locals: JsonObject): void {
  const procedure = lookUp(g, name);
  const step = procedure.order[0];
  if (step === undefined) throw new Error(`procedure ${name} has no steps`);
  if (g.s.frames.length >= MAX_FRAMES) throw new BudgetExceeded();
  g.j.notePush(g.s.frames, { procedure: name, step, locals });
}

function lookUp(g: Game, name: string): Procedure {
  const procedure = g.rules.procedures.get(name);
  if (!procedure) throw new Error(`no procedure ${name}`);
  return procedure;
}

/** Runs until something is asked, and returns what; null when the game has ended. */
export function run(g: Game): Pending | null {
  while (!g.s.result) {
    g.spend();
    const frame = g.s.frames[g.s.frames.length - 1];
    if (!frame) throw new Error('the game has nothing left to do');
    const step = lookUp(g, frame.procedure).steps[frame.step];
    if (!step) throw new Error(`procedure ${frame.procedure} has no step ${frame.step}`);
    const before = g.j.mark();
    const control = step(g, frame.locals, frame);
    if (control && 'ask' in control) {
      if (g.j.mark() !== before) throw new Error(`${frame.procedure}.${frame.step} wrote before it asked`);
      const pending = open(g, frame, control.ask, control.into, control.go);
      if (pending) return pending;
      continue;
    }
    if (!control) advance(g, frame, undefined);
    else if ('go' in control && !('call' in control)) g.j.note(frame, 'step', control.go as string);
    else if ('call' in control) {
      // The parent moves on first, so that it continues behind the call when that is done.
      if (control.into) g.j.note(frame.locals, RETURN, control.into);
      if (control.go) g.j.note(frame, 'step', control.go);
      else stepOn(g, frame);
      call(g, control.call, control.locals);
    } else finish(g, frame, (control as { done: Json }).done);
  }
  return null;
}

/** Local that names where the result of a called procedure goes. */
const RETURN = '$return';
/** Step name of a frame that has run all its steps and only waits for a call to come back. */
const END = '$end';

function stepOn(g: Game, frame: Frame): void {
  g.j.note(frame, 'step', lookUp(g, frame.procedure).following[frame.step] ?? END);
}

function advance(g: Game, frame: Frame, go: string | undefined): void {
  if (go) g.j.note(frame, 'step', go);
  else stepOn(g, frame);
  if (frame.step === END) finish(g, frame, null);
}

function finish(g: Game, frame: Frame, result: Json): void {
  if (g.top() !== frame) throw new Error(`${frame.procedure} ended below the top`);
  g.j.notePop(g.s.frames);
  const parent = g.s.frames[g.s.frames.length - 1];
  if (!parent) return;
  const into = parent.locals[RETURN];
  if (typeof into === 'string') {
    g.j.note(parent.locals, RETURN, undefined);
    g.j.note(parent.locals, into, result);
  }
  if (parent.step === END) finish(g, parent, null);
}

/** Answers what is forced; returns what is left to ask, or null when the frame could go on. */
function open(g: Game, frame: Frame, ask: Ask | Ask[], into: string, go: string | undefined): Pending | null {
  const many = Array.isArray(ask);
  const all = many ? ask : [ask];
  const asks: Ask[] = [];
  const at: number[] = [];
  for (let i = 0; i < all.length; i++) {
    const one = all[i] as Ask;
    if (frame.partial && String(i) in frame.partial) continue;
    const forced = isForced(one);
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

function store(g: Game, frame: Frame, at: number, answer: Resolved): void {
  if (!frame.partial) g.j.note(frame, 'partial', {});
  g.j.note(frame.partial as { [index: string]: Json }, String(at), answer);
}

function complete(g: Game, frame: Frame, pending: Omit<Pending, 'asks' | 'at'>): void {
  const partial = frame.partial ?? {};
  const answers = Array.from({ length: pending.count }, (_, i) => partial[i] as Json);
  g.j.note(frame, 'partial', undefined);
  g.j.note(frame.locals, pending.into, pending.many ? answers : (answers[0] as Json));
  g.j.note(g.s.counters, 'decision', g.s.counters.decision + pending.count);
  advance(g, frame, pending.go);
}

/** Writes one checked answer; the frame goes on when all that it asked is answered. */
export function answer(g: Game, pending: Pending, which: number, resolved: Resolved): void {
  const frame = g.top();
  store(g, frame, pending.at[which] as number, resolved);
  const answered = Object.keys(frame.partial as object).length;
  if (answered === pending.count) complete(g, frame, pending);
}
