/** Who has marked damage on a unit, by what, and what dealt it just now: whose damage it is, and who kills by it (142.3, 428.5.c). */
import {
  areOpponents,
  controllerOf,
  defineRule,
  type Game,
  gameMark,
  type Obj,
  playerRules,
  type Seat,
  setMark,
} from '@arbiter/engine';
import { cite } from '../cite.js';

/** What dealt damage, and who is responsible for it. */
export interface Dealt {
  source: number;
  player?: Seat;
}
declare module '@arbiter/engine' {
  interface GameMarks {
    /** How many spells and abilities have resolved: what is killed in a cleanup is killed by what resolved right before it. */
    resolutions?: number;
  }
  interface ObjectMarks {
    /** Players whose damage is marked on it. */
    hurtBy?: Seat[];
    /** What dealt it damage since the so many-th resolution. */
    hurtNow?: { when: number; by: Dealt[] };
  }
}
const resolutions = gameMark('resolutions');
export const noteResolution = (g: Game): void => resolutions.set(g, (resolutions.of(g) ?? 0) + 1);
const now = (g: Game): number => resolutions.of(g) ?? 0;

/** Damage is marked by a player (142.3). */
export function noteHurt(g: Game, object: Obj, sources: readonly number[], player: Seat | undefined): void {
  const { hurtBy = [], hurtNow } = object.marks ?? {};
  if (player !== undefined && !hurtBy.includes(player)) setMark(g, object, 'hurtBy', [...hurtBy, player]);
  const before = hurtNow?.when === now(g) ? hurtNow.by : [];
  const by = sources.map((source): Dealt => ({ source, ...(player === undefined ? {} : { player }) }));
  setMark(g, object, 'hurtNow', { when: now(g), by: [...before, ...by] });
}
/** A unit that is healed has nobody's damage any more. */
export function forgetHurt(g: Game, object: Obj): void {
  if (g.markOf(object, 'hurtBy')) setMark(g, object, 'hurtBy', undefined);
  if (g.markOf(object, 'hurtNow')) setMark(g, object, 'hurtNow', undefined);
}

/** What dealt it damage in the resolution, or the combat, before this cleanup (428.5.c). */
export function dealtJustNow(g: Game, id: number): readonly Dealt[] {
  const { when, by } = g.markOf(g.find(id), 'hurtNow') ?? NOTHING;
  return when === now(g) ? by : NOTHING.by;
}
const NOTHING: { when: number; by: readonly Dealt[] } = { when: -1, by: [] };

export const anyDamageKills = defineRule('anyDamageKills', {
  description: 'Of players: any amount of their damage is enough to kill units of opponents.',
  example: { mod: 'rule', rule: 'anyDamageKills' },
  intent: 1,
});
/** Whose damage it is, and that any amount of it may be enough. @citation */
export const MARKED = cite('riftbound:142.3.b', 'riftbound:142.4.c');
/** Whether any amount of a player's damage is enough for a unit (142.4.c). */
export const anyIsEnough = (g: Game, id: number, seat: Seat): boolean =>
  areOpponents(g, controllerOf(g, id), seat) && playerRules(g, seat, 'anyDamageKills').length > 0;

/** Whether damage of one of these players is marked on a unit (142.3.b). */
export const hurtByAny = (g: Game, id: number, seats: readonly Seat[]): boolean =>
  seats.length > 0 && g.markOf(g.find(id), 'hurtBy')?.some((seat) => seats.includes(seat)) === true;
