/** Whether there are targets enough: before anything is played, and for the clauses that follow one that has its own (mtg 601.2c). */
import { all, holds } from '../continuous/evaluate.js';
import type { Body, Mode, Modes, TargetSpec } from '../language/types.js';
import type { Game } from '../machine/game.js';
import type { Perspective } from '../state/perspective.js';
import { type Entity, isPlayer, type Obj, sameEntity } from '../state/state.js';
import { isUnchosen } from './modes-in-turn.js';
import {
  actsBy,
  bodyOf,
  isLegalTarget,
  knowing,
  legalTargets,
  NONE,
  NOT_PLAYED,
  perspectiveOf,
  sizedSpecs,
  spokenOf,
  startOf,
} from './targets.js';

/** Of what could be chosen for a clause, what leaves enough for the later ones (mtg 601.2c). */
export function leavingEnough(g: Game, item: Obj, specs: TargetSpec[], at: number, found: Entity[]): Entity[] {
  if (specs.length <= at + 1) return found;
  const body = bodyOf(g, item);
  const startAt = (n: number): number => startOf(body, item.play ?? NOT_PLAYED, n);
  if (!specs.some((spec, n) => n > at && hangsOn(spec, startAt(n), at))) return found;
  const by = perspectiveOf(g, item);
  const isSkipped = ({ if: condition }: TargetSpec, then: Perspective): boolean =>
    condition !== undefined && !holds(g, condition, then);
  const clauses = new LaterClauses(g, specs, by, startAt, isSkipped, (e) => isPlayer(e) || e.object !== item.id);
  const before = Array.from({ length: at }, (_, n) => item.play?.targets[n] ?? []);
  return found.filter((e) => clauses.canFollow([...before, [e]]));
}

/**
 * Whether enough legal targets exist for every clause (with distinct ones where a clause says "another"); once it is `announced`
 * what they hang on, for those that are targeted on a condition.
 */
export function hasTargets(g: Game, own: TargetSpec[], by: Perspective, announced = false): boolean {
  if (own.length === 0) return true;
  const specs = sizedSpecs(g, own, by);
  // What is targeted on a condition is asked for once that is known.
  const isSkipped = ({ if: condition }: TargetSpec): boolean =>
    condition !== undefined && (!announced || !holds(g, condition, by));
  const notItself = (e: Entity): boolean => isPlayer(e) || (e.object !== by.ctx?.item && e.object !== by.playing);
  return new LaterClauses(g, specs, by, () => 0, isSkipped, notItself).canFollow([]);
}

/** Of several that must have something in common, those that have it in common with enough others (mtg 601.2c). */
export function enoughTogether(g: Game, spec: TargetSpec, found: Entity[], min = spec.min ?? 1): Entity[] {
  const { inCommon } = g.rules.play;
  if (!inCommon || min < 2 || spec.together === undefined) return found;
  const common = found.map((e) => inCommon(g, spec, e));
  return found.filter((_, i) => common.filter((one) => one === common[i]).length >= min);
}

/** Whether what is chosen for a clause, of a body that begins at `start`, hangs on what is chosen for an earlier one. */
const hangsOn = (spec: TargetSpec, start: number, earlier: number): boolean =>
  (spec.notIn?.includes(earlier) ?? false) || spokenOf(spec).clauses.includes(earlier - start);

/** Whether targets are left for the clauses that follow those that have theirs: different ones where a clause says "another" (mtg 601.2c). */
class LaterClauses {
  /** Legal targets of clauses that speak of no earlier one. */
  private readonly known = new Map<TargetSpec, Entity[]>();

  /**
   * @param specs clauses with as many targets as they say
   * @param startAt where the body begins to which a clause belongs
   * @param isSkipped whether nothing is to be chosen for a clause, with what would be chosen before it
   * @param fits what may be a target at all
   */
  constructor(
    private readonly g: Game,
    private readonly specs: readonly TargetSpec[],
    private readonly by: Perspective,
    private readonly startAt: (at: number) => number,
    private readonly isSkipped: (spec: TargetSpec, by: Perspective) => boolean,
    private readonly fits: (e: Entity) => boolean,
  ) {}

  /** @param chosen the targets of the first clauses, a list each */
  canFollow(chosen: readonly Entity[][]): boolean {
    const at = chosen.length;
    const spec = this.specs[at];
    if (!spec) return true;
    const min = spec.min ?? 1;
    const skipped = this.isSkipped(spec, this.knowing(spec, chosen));
    if ((skipped || min === 0) && this.canFollow([...chosen, []])) return true;
    const asked = this.specs.some((later, n) => n > at && hangsOn(later, this.startAt(n), at));
    if (skipped || (min === 0 && !asked)) return false;
    const not = (spec.notIn ?? []).flatMap((n) => chosen[n] ?? []);
    const isFree = (e: Entity): boolean => !not.some((n) => sameEntity(n, e)) && this.fits(e);
    if (!asked) {
      const enough = hasAsMany(this.g, spec, this.knowing(spec, chosen), min, isFree);
      return enough && this.canFollow([...chosen, []]);
    }
    const found = this.legal(spec, chosen).filter(isFree);
    return found.some((e, i) => {
      this.g.spend();
      const others = found.filter((_, n) => n !== i).slice(0, Math.max(min, 1) - 1);
      return others.length >= min - 1 && this.canFollow([...chosen, [e, ...others]]);
    });
  }

  private knowing(spec: TargetSpec, chosen: readonly Entity[][]): Perspective {
    if (spokenOf(spec).clauses.length === 0) return this.by;
    return knowing(this.by, chosen.slice(this.startAt(chosen.length)), this.by.ctx?.item ?? this.by.playing);
  }

  private legal(spec: TargetSpec, chosen: readonly Entity[][]): Entity[] {
    if (spokenOf(spec).clauses.length > 0) return legalTargets(this.g, spec, this.knowing(spec, chosen));
    let found = this.known.get(spec);
    if (!found) {
      found = legalTargets(this.g, spec, this.by);
      this.known.set(spec, found);
    }
    return found;
  }
}

/** Whether a clause has so many legal targets: no more are looked at than it takes to say so. */
function hasAsMany(g: Game, spec: TargetSpec, by: Perspective, min: number, fits: (e: Entity) => boolean): boolean {
  if (spec.together !== undefined)
    return enoughTogether(g, spec, legalTargets(g, spec, by).filter(fits), min).length >= min;
  let left = min;
  for (const e of all(g, spec.what, by)) {
    if (left <= 0) break;
    g.spend();
    if (fits(e) && isLegalTarget(g, e, spec, by, [])) left--;
  }
  return left <= 0;
}

/** For which X, up to the largest that could be paid, there are targets; null where that does not depend on X. */
export function targetableX(g: Game, specs: TargetSpec[], by: Perspective, most: () => number): number[] | null {
  return specs.some((spec) => spokenOf(spec).x) ? upTo(most()).filter((x) => hasTargets(g, specs, { ...by, x })) : null;
}
const hasTargetsForSomeX = (g: Game, specs: TargetSpec[], by: Perspective, most: () => number): boolean =>
  specs.some((spec) => spokenOf(spec).x)
    ? upTo(most()).some((x) => hasTargets(g, specs, { ...by, x }))
    : hasTargets(g, specs, by);

/** No figure that matters in a game is above this. */
const MOST_X = 100;
export const upTo = (most: number): number[] => Array.from({ length: Math.min(most, MOST_X) + 1 }, (_, x) => x);

/** Modes that could be chosen now. @param most the largest X that could be paid */
export function legalModes(g: Game, body: Body, by: Perspective, most = NO_X): number[] {
  if (!body.modes) return [];
  const { modes } = body;
  return modes.choices
    .map((_, i) => i)
    .filter((i) => isUnchosen(g, modes, i, by) && isOpen(g, modes.choices[i], by))
    .filter((i) => hasTargetsForSomeX(g, body.modes?.choices[i]?.targets ?? NONE, by, most));
}

const isOpen = (g: Game, mode: Mode | undefined, by: Perspective): boolean => !mode?.if || holds(g, mode.if, by);

const NO_X = (): number => 0;
/** The fewest modes that must be chosen, as far as it is known before costs are paid. */
const fewestModes = (g: Game, { min, more }: Modes, by: Perspective): number =>
  more?.min !== undefined && holds(g, more.if, by) ? more.min : min;

/** Whether the choices of a body can be made at all. @param most the largest X that could be paid */
export function canChoose(g: Game, body: Body, asker: Perspective, most = NO_X): boolean {
  // Most of what is played has no targets, and nothing is made ready to look for them.
  if (!body.modes && (body.targets ?? NONE).length === 0) return true;
  const by = body.as ? { ...asker, acting: actsBy(body.as, asker.source) } : asker;
  if (body.modes) return legalModes(g, body, by, most).length >= fewestModes(g, body.modes, by);
  return hasTargetsForSomeX(g, body.targets ?? NONE, by, most);
}
