/** Targets that the rules allow together, and with which the whole can be paid for (mtg 601.2f, 601.2h). */
import type { Matcher } from '../contract/contract.js';
import { entityChoice } from '../decisions/choices.js';
import { columnsOf } from '../decisions/columns.js';
import type { TargetSpec } from '../language/types.js';
import type { Ask, Violation } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import type { Entity, Obj } from '../state/state.js';

/** Of a single target it is known beforehand whether the rules allow it, and the whole can be paid for with it (mtg 601.2h). */
export function payableAmong(g: Game, item: Obj, spec: TargetSpec, found: Entity[]): Entity[] {
  const { together } = g.rules.play;
  if (!together || (spec.max !== undefined && spec.max !== 1)) return found;
  return found.filter((e) => together(g, item.id, spec, [e]) === null);
}

/** What is proposed where the rules don't allow the first targets together, or as few of them: those that they do. */
export function fallbackAmong(
  g: Game,
  item: Obj,
  spec: TargetSpec,
  found: Entity[],
  min: number,
): Pick<Ask, 'fallback'> {
  const { together } = g.rules.play;
  const allows = (picked: Entity[]): boolean => together?.(g, item.id, spec, picked) == null;
  if (allows(found.slice(0, min))) return {};
  for (const one of found) {
    const picked = [one, ...found.filter((e) => e !== one).slice(0, Math.max(min, 1) - 1)];
    if (allows(picked)) return { fallback: picked.map((e) => entityChoice(g, e).data) };
  }
  return {};
}

/** Says of a target that a pick describes why the whole can't be paid for with it. */
export const whyTooDear =
  (g: Game, item: Obj, spec: TargetSpec, tooDear: readonly Entity[]) =>
  (pick: Matcher): Violation | null => {
    const choices = tooDear.map((e) => entityChoice(g, e));
    const [at] = columnsOf(choices).fitting(pick, (units) => g.spend(units));
    const meant = at === undefined ? undefined : tooDear[at];
    return meant ? (g.rules.play.together?.(g, item.id, spec, [meant]) ?? null) : null;
  };
