/** Extra turns and phases (500.7, 500.8), and turns, phases and steps that are skipped (500.11). */
import {
  derive,
  type Effect,
  entitiesOf,
  fromContext,
  type Game,
  nextSeat,
  type Ref,
  type Seat,
  seatsOf,
  type TurnStep,
  type Verb,
} from '@arbiter/engine';
import { cite } from '../cite.js';

/** The player's own turn order goes on from here once all extra turns are over. */
const ORDER = 'turnOrder';
const TURNS = 'extraTurns';
const PHASES = 'extraPhases';
/** The row to go on with when the extra phases are over. */
const RESUME = 'afterExtraPhases';

const whoOf = (g: Game, effect: Effect, ctx: Parameters<Verb['run']>[2]): Seat[] =>
  seatsOf(entitiesOf(g, (effect.who ?? 'you') as Ref, fromContext(ctx)));

/** "Take an extra turn after this one": of several, the most recently created is taken first. */
const extraTurn: Verb = {
  run: (g, effect, ctx) => {
    const seats = whoOf(g, effect, ctx);
    g.j.note(g.s.marks, TURNS, [...((g.s.marks[TURNS] as Seat[] | undefined) ?? []), ...seats]);
    for (const seat of seats) g.emit('EXTRA_TURN', cite('mtg:500.7'), { seat });
    return undefined;
  },
};

/** "After this phase there are these phases": those created last come first. */
const extraPhases: Verb = {
  run: (g, effect) => {
    const phases = effect.phases as string[];
    g.j.note(g.s.marks, PHASES, [...phases, ...((g.s.marks[PHASES] as string[] | undefined) ?? [])]);
    g.emit('EXTRA_PHASES', cite('mtg:500.8'), { phases });
    return undefined;
  },
};

/** "Skip your next …": the name of a step or phase, or `turn`. */
const skipNext: Verb = {
  run: (g, effect, ctx) => {
    for (const seat of whoOf(g, effect, ctx)) {
      const { marks } = g.player(seat);
      g.j.note(marks, 'skips', [...skipsOf(g, seat), effect.what as string]);
    }
    return undefined;
  },
};
export const turnVerbs = { extraTurn, extraPhases, skipNext };

const skipsOf = (g: Game, seat: Seat): string[] => (g.playerMarks(seat).skips as string[] | undefined) ?? [];

/** Uses up one "skip the next". */
function useSkip(g: Game, seat: Seat, what: string): boolean {
  const skips = skipsOf(g, seat);
  const at = skips.indexOf(what);
  if (at < 0) return false;
  const rest = skips.filter((_, i) => i !== at);
  g.j.note(g.playerMarks(seat), 'skips', rest.length > 0 ? rest : undefined);
  g.emit('SKIPPED', cite('mtg:500.11'), { seat, what });
  return true;
}

/** Whose turn follows: a player with an extra turn, or the next in order from the last ordinary turn. */
export function nextTurn(g: Game): Seat {
  const extra = (g.s.marks[TURNS] as Seat[] | undefined) ?? [];
  const from = (g.s.marks[ORDER] as Seat | undefined) ?? g.active;
  const taken = extra.findLast((seat) => !g.player(seat).lost);
  if (taken === undefined) {
    const next = nextSeat(g, from);
    g.j.note(g.s.marks, ORDER, undefined);
    if (!useSkip(g, next, 'turn')) return next;
    g.j.note(g.s.marks, ORDER, next);
    return nextTurn(g);
  }
  const rest = extra.slice(0, extra.lastIndexOf(taken));
  g.j.note(g.s.marks, TURNS, rest.length > 0 ? rest : undefined);
  g.j.note(g.s.marks, ORDER, from);
  return useSkip(g, taken, 'turn') ? nextTurn(g) : taken;
}

/** Whether a row of the turn is skipped because an effect says so. */
export function skipped(g: Game, row: TurnStep, last: boolean): boolean {
  const { active } = g.turn;
  const name = row.step ?? row.phase;
  const always = derive(g).playerRules.some(
    (r) => r.rule === 'skip' && r.seats.includes(active) && (r.mod.what === name || r.mod.what === row.phase),
  );
  if (always) return true;
  if (skipsOf(g, active).includes(row.phase)) {
    if (last) useSkip(g, active, row.phase);
    return true;
  }
  return useSkip(g, active, name);
}

/** After a phase: the next extra one, or back to where the turn was. Rows by the names that effects use. */
export function afterPhase(g: Game, rows: { [phase: string]: number }): number | undefined {
  const [phase, ...rest] = (g.s.marks[PHASES] as string[] | undefined) ?? [];
  const resume = g.s.marks[RESUME] as number | undefined;
  if (phase === undefined) {
    g.j.note(g.s.marks, RESUME, undefined);
    return resume;
  }
  g.j.note(g.s.marks, PHASES, rest.length > 0 ? rest : undefined);
  if (resume === undefined) g.j.note(g.s.marks, RESUME, g.s.turn.index + 1);
  return rows[phase];
}
