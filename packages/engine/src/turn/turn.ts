/** The turn: walks the ruleset's table of phases and steps, turn after turn. */

import { controllerOf } from '../continuous/characteristics.js';
import type { RuleRef, Seat } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import { expireConditional } from '../events/conditional.js';
import { turnHistory } from '../events/history.js';
import { triggerOnParts } from '../events/triggers.js';
import { type Control, type Nothing, procedure, thenGo } from '../machine/control.js';
import { endControlOfPhase } from '../machine/controlling.js';
import { END } from '../machine/frame.js';
import type { Game } from '../machine/game.js';
import type { TurnStep } from '../machine/policies.js';
import { activeSeats, isActive } from '../machine/teams.js';
import { zoneKey } from '../machine/zones.js';
import { actedWindow, isQuiet, nextSeat, openWindow, passedByAll } from '../stack/priority.js';
import { STEP, TURN } from '../state/journal.js';
import type { Duration, Frame, StoredEffect, StoredReplacement } from '../state/state.js';
import { asideOf, isAside } from '../zones/aside.js';
import { putAwayStrays } from '../zones/strays.js';

const nameOf = (s: TurnStep): string => s.step ?? s.phase;

/** A step begins for each player whose turn it is (mtg 805.4d). */
function triggerOnStep(g: Game, step: string): void {
  triggerOnParts(
    g,
    activeSeats(g).map((player) => ({ type: 'step', step, player })),
  );
}

/** Which row is being gone through: of the turn's table, or of a table inside it. */
type Row = { table?: string; at?: number };
function current(g: Game, l: Row): TurnStep {
  const rows = l.table === undefined ? g.rules.turn.table : g.rules.turn.phases?.[l.table];
  const row = rows?.[l.table === undefined ? g.s.turn.index : (l.at ?? 0)];
  if (!row) throw new Error(`no such step of the turn: ${String(l.table)} ${String(l.at)}`);
  return row;
}

/** What is the same for every row of such a table, in order; each passes on to the next where nothing has to be done. */
const walk = {
  step: (g: Game, l: Row): Control => {
    g.budget.nextStep();
    const spec = current(g, l);
    if (spec.skip?.(g)) return { go: 'next' };
    const { turn } = g.s;
    if (turn.phase !== spec.phase) {
      endControlOfPhase(g, turn.phase);
      g.emit('PHASE_BEGAN', spec.phaseRules ?? spec.rules, {
        turn: turn.number,
        active: turn.active,
        phase: spec.phase,
      });
    }
    g.j.set(turn, 'phase', spec.phase, STEP);
    g.j.set(turn, 'step', spec.step, STEP);
    expireAtStep(g, nameOf(spec));
    if (spec.step)
      g.emit('STEP_BEGAN', spec.rules, { turn: turn.number, active: turn.active, phase: spec.phase, step: spec.step });
    // A question is a step of its own: nothing is written before it.
    return stopsHere(g, l, 'begin') ? { go: 'stopBegin' } : walk.began(g, l);
  },
  stopBegin: (g: Game, l: Row): Control => ({ ...askStop(g, l, 'begin'), go: 'began' }),
  // What triggers at the beginning of a step triggers before its turn-based actions, and waits (mtg 500.6, 703.3).
  began: (g: Game, l: Row): Control => {
    const spec = current(g, l);
    triggerOnStep(g, nameOf(spec));
    return spec.enter?.call({}, { go: 'priority' }) ?? walk.priority(g, l);
  },
  priority: (g: Game, l: Row): Control => {
    const spec = current(g, l);
    const given = typeof spec.priority === 'function' ? spec.priority(g) : spec.priority;
    // Where checks and triggers are known to have nothing to do and nothing waits to resolve, nobody gets priority.
    if (given === 'waiting') return isQuiet(g) ? walk.after(g, l) : openWindow(true).thenGo('after');
    return given && !passedByAll(g) ? openWindow().thenGo('after') : walk.after(g, l);
  },
  after: (g: Game, l: Row): Control => {
    const { then } = current(g, l);
    return then?.call({}, { go: 'end' }) ?? walk.end(g, l);
  },
  end: (g: Game, l: Row): Control => (stopsHere(g, l, 'end') ? { go: 'stopEnd' } : walk.leave(g, l)),
  stopEnd: (g: Game, l: Row): Control => ({ ...askStop(g, l, 'end'), go: 'leave' }),
  leave: (g: Game, l: Row): Control => {
    const spec = current(g, l);
    expireStep(g, nameOf(spec));
    return spec.leave?.call({}, { go: 'ended' }) ?? walk.ended(g, l);
  },
  ended: (g: Game, l: Row): Control => {
    current(g, l).ended?.(g);
    return { go: 'next' };
  },
};

export const turnLoop = procedure<Nothing, Row>('turn', {
  ...walk,
  next: (g, l) => {
    const { turn } = g.s;
    const { table, passed } = g.rules.turn;
    const at = turn.index;
    const index = current(g, l).next?.(g) ?? at + 1;
    const go = index < table.length ? 'step' : 'newTurn';
    if (go === 'step') g.j.note(turn, 'index', index);
    return passed ? thenGo(passed(g, at, index), go) : { go };
  },
  newTurn: (g) => {
    const { turn } = g.s;
    g.j.note(turn, 'index', 0);
    g.j.set(turn, 'number', turn.number + 1, TURN);
    const before = turn.active;
    g.j.set(turn, 'active', g.rules.turn.next?.(g) ?? nextSeat(g, turn.active), TURN);
    if (!g.rules.turn.next) passOver(g, before, turn.active);
    // What lasts until a player's next turn is said by its first step, and ends though that is skipped (mtg 614.10, ga 2.2.0.1.1).
    const [first] = g.rules.turn.table;
    if (first) expireAtStep(g, nameOf(first));
    forgetOld(g);
    turnHistory(g);
    g.rules.turn.began?.(g);
    announceTurn(g, g.rules.cite.turn);
    return { go: 'step' };
  },
});

/** Tells that a turn begins, and where the players stand then. */
export function announceTurn(g: Game, rules: RuleRef[]): void {
  const { hand } = g.rules.zones.piles;
  const standing = g.s.players
    .filter(({ lost }) => !lost)
    .map(({ seat, stats }): JsonObject => {
      const numbers = Object.keys(g.rules.events.stats).map((stat) => [stat, stats[stat] ?? 0]);
      const held = g.zone(zoneKey(g, hand, seat)).length;
      return { seat, ...Object.fromEntries(numbers), ...g.rules.view.standing?.(g, seat), hand: held };
    });
  const { number, active } = g.s.turn;
  g.emit('TURN_BEGAN', rules, { turn: number, active, standing });
}

/**
 * A phase that happens within another one, with a table of its own steps: gone through once, then what it interrupted
 * goes on. Locals: {table}.
 */
export const innerPhase = procedure<{ table: string }, Row & { outer: [string | null, string | null] }>('phase', {
  begin: (g, l) => {
    g.j.note(l, 'outer', [g.s.turn.phase, g.s.turn.step]);
    g.j.note(l, 'at', 0);
  },
  ...walk,
  next: (g, l) => {
    const at = current(g, l).next?.(g) ?? (l.at ?? 0) + 1;
    g.j.note(l, 'at', at);
    return at < (g.rules.turn.phases?.[l.table]?.length ?? 0) ? { go: 'step' } : undefined;
  },
  back: (g, l) => {
    g.j.set(g.s.turn, 'phase', l.outer[0], STEP);
    g.j.set(g.s.turn, 'step', l.outer[1], STEP);
    return { done: null };
  },
});

/**
 * The frames of a position that begins with a step of such a phase.
 * @param by what led to the phase as somebody acted, and waits for it to be over
 */
export function framesWithin(table: string, at: number, acted: Seat, by: Frame, outer: TurnStep): Frame[] {
  const inner = { table, at, outer: [outer.phase, outer.step] };
  return [turnLoop.frame({}, 'after'), actedWindow(acted), { ...by, step: END }, innerPhase.frame(inner, 'step')];
}

function stopsHere(g: Game, l: Row, at: 'begin' | 'end'): boolean {
  if (g.s.stops.length === 0) return false;
  const name = nameOf(current(g, l));
  return g.s.stops.some((s) => s.turn === g.turnNumber && s.step === name && s.at === at);
}
function askStop(g: Game, l: Row, at: 'begin' | 'end') {
  const name = nameOf(current(g, l));
  const prompt = `Turn ${g.turnNumber}: the ${at === 'begin' ? 'beginning' : 'end'} of ${name}. Go on?`;
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

/** Whether anything lasts for a while at all. */
const anyLasts = ({ s }: Game): boolean => s.effects.length + s.replacements.length + s.delayed.length > 0;

/** Ends effects that last through the next such step of a player; without one, of the controller of each object. */
function expireStep(g: Game, step: string): void {
  if (!anyLasts(g)) return;
  const isActiveNow = (seat: Seat): boolean => isActive(g, seat);
  endThose(g, (until) => until.kind === 'nextStep' && until.step === step && until.seats.some(isActiveNow));
  const left = (e: StoredEffect): number[] | null => {
    if (e.until.kind !== 'nextStep' || e.until.step !== step || e.until.seats.length > 0 || e.affects) return e.objects;
    const waiting = e.objects.filter((id) => isAside(g, id) || (g.find(id) && !isActiveNow(controllerOf(g, id))));
    return waiting.length > 0 ? waiting : null;
  };
  if (g.s.effects.every((e) => left(e)?.length === e.objects.length)) return;
  g.j.refill(
    g.s.effects,
    g.s.effects.flatMap((e) => {
      const objects = left(e);
      return objects ? [objects.length === e.objects.length ? e : { ...e, objects }] : [];
    }),
  );
}

/** Everything that lasts for a while, by how long. */
function endThose(g: Game, over: (until: Duration) => boolean): void {
  const { effects, replacements, delayed } = g.s;
  for (const list of [effects, replacements]) {
    const kept = list.filter((e) => !over(e.until));
    if (kept.length < list.length) g.j.refill<StoredEffect | StoredReplacement>(list, kept);
  }
  const kept = delayed.filter((d) => !d.until || !over(d.until));
  if (kept.length < delayed.length) g.j.refill(delayed, kept);
  putAwayStrays(g);
  // With what ends, what another effect lasts as long as may be over (mtg 611.2b).
  expireConditional(g);
}

/** Ends what lasts until the next turn of a player, who has left, as that turn would have begun (mtg 800.4m). */
export function passOver(g: Game, from: Seat, next: Seat): void {
  if (!anyLasts(g)) return;
  for (let seat = (from + 1) % g.s.seats; seat !== next && seat !== from; seat = (seat + 1) % g.s.seats)
    if (g.player(seat).lost) endThose(g, (until) => 'seats' in until && until.seats.includes(seat));
}

/** Ends effects of a duration, all at once (mtg 514.2). */
export const expire = (g: Game, kind: Duration['kind']): void => endThose(g, (until) => until.kind === kind);

/** Ends what lasts until somebody else controls its object (mtg 702.62a). */
export function expireControlOf(g: Game, id: number): void {
  const lost = (e: StoredEffect): boolean => e.until.kind === 'whileControlled' && e.objects.includes(id);
  if (g.s.effects.some(lost))
    g.j.refill(
      g.s.effects,
      g.s.effects.filter((e) => !lost(e)),
    );
}
/** Ends effects that last until the end of a turn of this player that began after them. */
export const expireLastTurn = (g: Game): void =>
  endThose(
    g,
    (until) =>
      until.kind === 'endOfNextTurn' && until.turn < g.s.turn.number && until.seats.some((seat) => isActive(g, seat)),
  );

/** Ends effects that last until this step of this player, as it begins (mtg 500.4). */
function expireAtStep(g: Game, step: string): void {
  if (anyLasts(g))
    endThose(
      g,
      (until) => until.kind === 'untilStep' && until.step === step && until.seats.some((seat) => isActive(g, seat)),
    );
}

/** What was known about objects of earlier turns is needed only while something refers to it. */
function forgetOld(g: Game): void {
  const wanted = new Set<string>();
  for (const list of [g.s.delayed, g.s.effects, g.s.triggers]) for (const e of list) wanted.add(String(e.source));
  for (const { object } of asideOf(g)) wanted.add(String(object.id));
  for (const id of Object.keys(g.s.lastKnown)) if (!wanted.has(id)) g.j.drop(g.s.lastKnown, id);
  // Effects whose objects are all gone can't matter again.
  const dead = (e: StoredEffect): boolean =>
    e.objects.length > 0 && e.objects.every((id) => !g.find(id) && !isAside(g, id));
  if (g.s.effects.some(dead))
    g.j.refill(
      g.s.effects,
      g.s.effects.filter((e) => !dead(e)),
    );
}
