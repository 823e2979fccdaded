/** Extra turns and phases (500.7, 500.8), and turns, phases and steps that are skipped (500.11). */
import {
  defineVerb,
  derive,
  doersOf,
  fields,
  fromContext,
  type Game,
  gameMark,
  isActive,
  leadersOf,
  NOTHING,
  nextSeat,
  type ParamsOf,
  passOver,
  type Seat,
  sharesTurns,
  type TurnStep,
  type VerbWord,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

/** The player's own turn order goes on from here once all extra turns are over. */
const orderMark = gameMark('turnOrder', NOTHING);
const turnsMark = gameMark('extraTurns', NOTHING);
const phasesMark = gameMark('extraPhases', NOTHING);
/** The row to go on with when the extra phases are over. */
const resumedMark = gameMark('afterExtraPhases', NOTHING);
const onlyStepMark = gameMark('onlyStep', NOTHING);

const phases = z.enum(['beginning', 'combat', 'main', 'ending']);
const steps = ['upkeep', 'draw', 'untap', 'beginningOfCombat', 'precombatMain', 'postcombatMain', 'end'] as const;
/** What can be skipped. */
export const skippable = z.enum([...steps, 'combat', 'turn']);

const taken = fields((p) => ({ who: p.ref }));
const added = fields(() => ({ phases: z.array(phases).min(1).max(5) }));
const skippedNext = fields((p) => ({ what: skippable, who: p.ref }));
declare module '@arbiter/engine' {
  interface GameMarks {
    turnOrder?: Seat;
    /** Who takes extra turns; the last takes the next. */
    extraTurns?: Seat[];
    extraPhases?: string[];
    afterExtraPhases?: number;
    /** The extra phase that goes on has no other step than this (500.10). */
    onlyStep?: true;
  }
  interface PlayerMarks {
    /** The steps, phases and turns that they skip next. */
    skips?: string[];
  }
  interface Verbs {
    extraTurn: ParamsOf<typeof taken>;
    extraPhases: ParamsOf<typeof added>;
    skipNext: ParamsOf<typeof skippedNext>;
  }
}

/** With a turn that ends its extra phases are gone. */
export function forgetExtraPhases(g: Game): void {
  if (phasesMark.of(g)) phasesMark.set(g, undefined);
  if (resumedMark.of(g) !== undefined) resumedMark.set(g, undefined);
  if (isOnlyStep(g)) onlyStepMark.set(g, undefined);
}

/** "Take an extra turn after this one": of several, the most recently created is taken first. */
const extraTurn = defineVerb('extraTurn', {
  description: 'Players take an extra turn after this one.',
  example: { do: 'extraTurn', who: 'you' },
  params: taken,
  run: (g, effect, ctx) => {
    addTurns(g, doersOf(g, effect, fromContext(ctx)));
    return undefined;
  },
  text: ({ who }, say) => `${say.doer(who)}take an extra turn`,
  intent: () => 1,
});

/** What is added to a player's turns, or taken from them, is so of their team's. @citation */
const SHARED_EXTRA = cite('mtg:500.7', 'mtg:805.8');
const SHARED_SKIP = cite('mtg:500.11', 'mtg:805.8');

/** Players take an extra turn each after this one. */
export function addTurns(g: Game, seats: readonly Seat[]): void {
  // Of players who share their turns one effect adds a turn once (805.8).
  const takers = leadersOf(g, seats);
  turnsMark.set(g, [...(turnsMark.of(g) ?? []), ...takers]);
  for (const seat of takers) g.emit('EXTRA_TURN', sharesTurns(g) ? SHARED_EXTRA : cite('mtg:500.7'), { seat });
}

/** "After this phase there are these phases": those created last come first. */
const extraPhases = defineVerb('extraPhases', {
  description: 'After the present phase there are these, in order.',
  example: { do: 'extraPhases', phases: ['combat', 'main'] },
  params: added,
  run: (g, effect) => {
    phasesMark.set(g, [...effect.phases, ...(phasesMark.of(g) ?? [])]);
    g.emit('EXTRA_PHASES', cite('mtg:500.8'), { phases: effect.phases });
    return undefined;
  },
  text: (effect) => `additional phases: ${effect.phases.join(', ')}`,
});

/** Phases after the present one, before those that were added earlier; the name of a step is a phase of that step alone. */
export const addPhases = (g: Game, names: readonly string[]): void =>
  phasesMark.set(g, [...names, ...(phasesMark.of(g) ?? [])]);
/** Whether the phase ends with the present step, as that is all there is of it (500.10). */
export const isOnlyStep = (g: Game): boolean => onlyStepMark.of(g) === true;

/** "Skip your next …": the name of a step or phase, or `turn`. */
const skipNext = defineVerb('skipNext', {
  description: 'Players skip their next such step or phase, or their next turn.',
  example: { do: 'skipNext', what: 'draw', who: 'opponents' },
  params: skippedNext,
  run: (g, effect, ctx) => {
    for (const seat of leadersOf(g, doersOf(g, effect, fromContext(ctx))))
      g.j.note(g.player(seat).marks, 'skips', [...skipsOf(g, seat), effect.what]);
    return undefined;
  },
  text: ({ what, who }, say) => `${say.doer(who)}skip the next ${what}`,
  intent: () => -1,
});
export const turnWords: readonly VerbWord[] = [extraTurn, extraPhases, skipNext];

const skipsOf = (g: Game, seat: Seat): string[] => g.playerMarks(seat).skips ?? [];

/** Uses up one "skip the next". */
function useSkip(g: Game, seat: Seat, what: string): boolean {
  const skips = skipsOf(g, seat);
  const at = skips.indexOf(what);
  if (at < 0) return false;
  const rest = skips.filter((_, i) => i !== at);
  g.j.note(g.playerMarks(seat), 'skips', rest.length > 0 ? rest : undefined);
  g.emit('SKIPPED', sharesTurns(g) ? SHARED_SKIP : cite('mtg:500.11'), { seat, what });
  return true;
}

/** Whose turn follows: a player with an extra turn, or the next in order from the last ordinary turn. */
export function nextTurn(g: Game): Seat {
  const extra = turnsMark.of(g) ?? [];
  const from = orderMark.of(g) ?? g.active;
  const taken = extra.findLast((seat) => !g.player(seat).lost);
  if (taken === undefined) {
    const next = nextSeat(g, from);
    passOver(g, from, next);
    orderMark.set(g, undefined);
    if (!useSkip(g, next, 'turn')) return next;
    orderMark.set(g, next);
    return nextTurn(g);
  }
  const rest = extra.slice(0, extra.lastIndexOf(taken));
  turnsMark.set(g, rest.length > 0 ? rest : undefined);
  orderMark.set(g, from);
  return useSkip(g, taken, 'turn') ? nextTurn(g) : taken;
}

/** Whether a row of the turn is skipped because an effect says so. */
export function skipped(g: Game, row: TurnStep, last: boolean): boolean {
  const { active } = g.turn;
  const name = row.step ?? row.phase;
  const always = derive(g).playerRules.some(
    (r) =>
      r.rule === 'skip' &&
      r.seats.some((seat) => isActive(g, seat)) &&
      (r.mod.what === name || r.mod.what === row.phase),
  );
  if (always) return true;
  if (skipsOf(g, active).includes(row.phase)) {
    if (last) useSkip(g, active, row.phase);
    return true;
  }
  return useSkip(g, active, name);
}

/** The row with which the turn goes on after the extra phases that are yet to come, where that isn't the next one. */
export function goOnWith(g: Game, row: number): void {
  if ((phasesMark.of(g) ?? []).length > 0 && resumedMark.of(g) === undefined) resumedMark.set(g, row);
}

/** After a phase: the next extra one, or back to where the turn was. Rows by the names that effects use. */
export function afterPhase(g: Game, rows: { [phase: string]: number }): number | undefined {
  const [phase, ...rest] = phasesMark.of(g) ?? [];
  const resume = resumedMark.of(g);
  onlyStepMark.set(g, steps.some((step) => step === phase) ? true : undefined);
  if (phase === undefined) {
    resumedMark.set(g, undefined);
    return resume;
  }
  phasesMark.set(g, rest.length > 0 ? rest : undefined);
  if (resume === undefined) resumedMark.set(g, g.s.turn.index + 1);
  return rows[phase];
}
