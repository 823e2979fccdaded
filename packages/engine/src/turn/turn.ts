/** The turn: walks the ruleset's table of phases and steps, turn after turn. */
import type { JsonObject } from '../border/json.js';
import { controllerOf } from '../continuous/characteristics.js';
import { procedure } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import type { TurnStep } from '../ruleset/rules.js';
import { nextSeat } from '../stack/priority.js';
import { triggerOn } from '../stack/triggers.js';
import type { Duration, StoredEffect } from '../state/state.js';

const current = (g: Game): TurnStep => g.rules.turn[g.s.turn.index] as TurnStep;
const nameOf = (s: TurnStep): string => s.step ?? s.phase;

export const turnLoop = procedure<{ stop?: boolean }>('turn', {
  step: (g) => {
    g.resetBudget();
    const spec = current(g);
    if (spec.skip?.(g)) return { go: 'next' };
    const { turn } = g.s;
    if (turn.phase !== spec.phase)
      g.emit('PHASE_BEGAN', spec.rules, { turn: turn.number, active: turn.active, phase: spec.phase });
    g.j.set(turn, 'phase', spec.phase);
    g.j.set(turn, 'step', spec.step);
    if (spec.step)
      g.emit('STEP_BEGAN', spec.rules, { turn: turn.number, active: turn.active, phase: spec.phase, step: spec.step });
    return undefined;
  },
  stopBegin: (g) => (stopsHere(g, 'begin') ? askStop(g, 'begin') : undefined),
  enter: (g) => {
    const { enter } = current(g);
    return enter ? { call: enter, locals: {} } : undefined;
  },
  began: (g) => {
    const { turn } = g.s;
    const happening: JsonObject = { type: 'step', step: nameOf(current(g)), player: turn.active };
    triggerOn(g, happening);
  },
  priority: (g) => {
    const spec = current(g);
    const given = typeof spec.priority === 'function' ? spec.priority(g) : spec.priority;
    return given ? { call: 'priority', locals: {} } : undefined;
  },
  stopEnd: (g) => (stopsHere(g, 'end') ? askStop(g, 'end') : undefined),
  leave: (g) => {
    expireStep(g, nameOf(current(g)));
    const { leave } = current(g);
    return leave ? { call: leave, locals: {} } : undefined;
  },
  next: (g) => {
    const { turn } = g.s;
    const chosen = current(g).next?.(g);
    const index = chosen ?? turn.index + 1;
    if (index < g.rules.turn.length) {
      g.j.note(turn, 'index', index);
      return { go: 'step' };
    }
    return undefined;
  },
  newTurn: (g) => {
    const { turn } = g.s;
    g.j.note(turn, 'index', 0);
    g.j.set(turn, 'number', turn.number + 1);
    g.j.set(turn, 'active', g.rules.nextTurn?.(g) ?? nextSeat(g, turn.active));
    forgetOld(g);
    g.emit('TURN_BEGAN', g.rules.cite.turn, { turn: turn.number, active: turn.active });
    return { go: 'step' };
  },
});

function stopsHere(g: Game, at: 'begin' | 'end'): boolean {
  const name = nameOf(current(g));
  return g.s.stops.some((s) => s.turn === g.s.turn.number && s.step === name && s.at === at);
}
function askStop(g: Game, at: 'begin' | 'end') {
  const name = nameOf(current(g));
  const prompt = `Turn ${g.s.turn.number}: the ${at === 'begin' ? 'beginning' : 'end'} of ${name}. Go on?`;
  return {
    ask: {
      seat: -1,
      kind: 'STOP',
      shape: 'CONFIRM' as const,
      prompt,
      rules: g.rules.cite.stop,
      always: true,
      fallback: true,
      check: (a: unknown) =>
        a === true ? null : { detail: 'the game waits here until it is told to go on', rules: g.rules.cite.stop },
    },
    into: 'stop',
  };
}

/** Ends effects that last through the next such step of a player, or of the controllers of what they affect. */
function expireStep(g: Game, step: string): void {
  const over = (e: StoredEffect): boolean => {
    if (e.until.kind !== 'nextStep' || e.until.step !== step) return false;
    const { seats } = e.until;
    const { active } = g.s.turn;
    return seats.length > 0
      ? seats.includes(active)
      : e.objects.every((id) => !g.find(id) || controllerOf(g, id) === active);
  };
  if (g.s.effects.some(over))
    g.j.refill(
      g.s.effects,
      g.s.effects.filter((e) => !over(e)),
    );
}

/** Ends effects of a duration, all at once (mtg 514.2). */
export function expire(g: Game, kind: Duration['kind']): void {
  if (g.s.effects.some((e) => e.until.kind === kind))
    g.j.refill(
      g.s.effects,
      g.s.effects.filter((e) => e.until.kind !== kind),
    );
  if (g.s.replacements.some((e) => e.until.kind === kind))
    g.j.refill(
      g.s.replacements,
      g.s.replacements.filter((e) => e.until.kind !== kind),
    );
  if (g.s.delayed.some((d) => d.until?.kind === kind))
    g.j.refill(
      g.s.delayed,
      g.s.delayed.filter((d) => d.until?.kind !== kind),
    );
}

/** What was known about objects of earlier turns is needed only while something refers to it. */
function forgetOld(g: Game): void {
  const wanted = new Set<string>();
  for (const list of [g.s.delayed, g.s.effects, g.s.triggers]) for (const e of list) wanted.add(String(e.source));
  for (const id of Object.keys(g.s.lastKnown)) if (!wanted.has(id)) g.j.note(g.s.lastKnown, id, undefined);
  // Effects whose objects are all gone can't matter again.
  const dead = (e: StoredEffect): boolean => e.objects.length > 0 && e.objects.every((id) => !g.find(id));
  if (g.s.effects.some(dead))
    g.j.refill(
      g.s.effects,
      g.s.effects.filter((e) => !dead(e)),
    );
}
