/** Targets and modes: what a thing on the stack may choose, and how choices are shown (mtg 115, 700.2). */

import { controllerOf } from '../continuous/characteristics.js';
import { all } from '../continuous/evaluate.js';
import type { JsonObject } from '../contract/json.js';
import { triggerOn } from '../events/triggers.js';
import type { Ability, Body, SpellAbility, TargetSpec } from '../language/types.js';
import { spellFaceOf } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import type { Perspective } from '../state/perspective.js';
import { type Entity, isPlayer, type Obj, sameEntity } from '../state/state.js';

/** The body of a thing on the stack: an ability's own, or the spell ability of the card's face. */
export function bodyOf(g: Game, item: Obj, face = spellFaceOf(g, item)): Body | BodiesInTurn {
  const { ability } = item;
  if (ability?.kind === 'activated' || ability?.kind === 'triggered') return ability;
  const { way } = item.play ?? {};
  if (way?.targets) return targeting(way.targets);
  const { abilities } = face;
  let body = bodies.get(abilities);
  if (!body) {
    body = together(abilities.filter((a) => a.kind === 'spell'));
    bodies.set(abilities, body);
  }
  return body;
}

const targetings = new WeakMap<TargetSpec[], Body>();
/** What has targets by the way in which it is cast, and instructions by none. */
function targeting(targets: TargetSpec[]): Body {
  let body = targetings.get(targets);
  if (!body) {
    body = { targets };
    targetings.set(targets, body);
  }
  return body;
}

/** Bodies that follow one another, each with its own of the targets. */
export interface BodiesInTurn extends SpellAbility {
  inTurn: readonly Body[];
}

/** What several faces together do, one after the other: targets are chosen for all of them (mtg 702.102d). */
function together(inTurn: readonly SpellAbility[]): Body | BodiesInTurn {
  const [first = {}, ...others] = inTurn;
  if (others.length === 0) return first;
  const targets: TargetSpec[] = [];
  for (const body of inTurn) {
    const before = targets.length;
    const shifted = ({ notIn, ...spec }: TargetSpec): TargetSpec =>
      notIn ? { ...spec, notIn: notIn.map((n) => n + before) } : spec;
    targets.push(...(body.targets ?? NONE).map(shifted));
  }
  const additional = inTurn.flatMap((body) => body.additional ?? []);
  const whole: BodiesInTurn = { kind: 'spell', targets, inTurn };
  return additional.length > 0 ? { ...whole, additional } : whole;
}
const bodies = new WeakMap<Ability[], Body | BodiesInTurn>();
const NONE: TargetSpec[] = [];

/** Target clauses in text order, of the chosen modes where there are modes. */
export function targetSpecs(body: Body, modes: number[] | undefined, times = 1): TargetSpec[] {
  if (!body.modes) {
    const own = body.targets ?? NONE;
    return times === 1 || own.length === 0 ? own : Array.from({ length: times }, () => own).flat();
  }
  return (modes ?? []).flatMap((m) => body.modes?.choices[m]?.targets ?? []);
}

export function perspectiveOf(g: Game, item: Obj): Perspective {
  return {
    source: item.source ?? item.id,
    controller: controllerOf(g, item.id),
    unowned: item.play?.unowned,
    ctx: undefined,
    event: item.play?.event,
  };
}

/** All legal targets of a clause. */
export function legalTargets(g: Game, spec: TargetSpec, by: Perspective, not: Entity[] = []): Entity[] {
  const found = all(g, spec.what, by);
  g.spend(found.length);
  return found.filter((e) => isLegalTarget(g, e, spec, by, not));
}
function isLegalTarget(g: Game, e: Entity, spec: TargetSpec, by: Perspective, not: Entity[]): boolean {
  return !not.some((n) => sameEntity(n, e)) && g.rules.play.targetable(g, e, by, spec) === null;
}

/** Whether enough legal targets exist for every clause (with distinct ones where a clause says "another"). */
export function hasTargets(g: Game, specs: TargetSpec[], by: Perspective, announced = false): boolean {
  if (specs.length === 0) return true;
  return specs.every((spec, i) => {
    const min = spec.min ?? 1;
    // What is targeted on a condition is asked for once that is known.
    if (min === 0 || (spec.if && !announced)) return true;
    const notItself = (e: Entity): boolean => isPlayer(e) || e.object !== by.ctx?.item;
    if (!spec.notIn) return hasAsMany(g, spec, by, min, notItself);
    const found = legalTargets(g, spec, by).filter(notItself);
    if (found.length < min) return false;
    // Another target than an earlier clause's: enough if some choice there leaves one here.
    return spec.notIn.every((n) => {
      const earlier = specs[n];
      if (!earlier || n >= i) return true;
      const others = legalTargets(g, earlier, by);
      return others.some((o) => found.some((f) => !sameEntity(f, o)));
    });
  });
}

/** Whether a clause has so many legal targets: no more are looked at than it takes to say so. */
function hasAsMany(g: Game, spec: TargetSpec, by: Perspective, min: number, fits: (e: Entity) => boolean): boolean {
  let left = min;
  for (const e of all(g, spec.what, by)) {
    if (left <= 0) break;
    g.spend();
    if (fits(e) && isLegalTarget(g, e, spec, by, [])) left--;
  }
  return left <= 0;
}

/** Modes that could be chosen now. */
export function legalModes(g: Game, body: Body, by: Perspective): number[] {
  if (!body.modes) return [];
  return body.modes.choices.map((_, i) => i).filter((i) => hasTargets(g, body.modes?.choices[i]?.targets ?? [], by));
}

/** Whether the choices of a body can be made at all. */
export function canChoose(g: Game, body: Body, by: Perspective): boolean {
  if (body.modes) return legalModes(g, body, by).length >= body.modes.min;
  return hasTargets(g, body.targets ?? NONE, by);
}

/** Abilities that trigger on something becoming a target (mtg 601.2c: after the choice is complete). */
export function announceTargets(g: Game, item: Obj): void {
  const seen: Entity[] = [];
  for (const e of (item.play?.targets ?? []).flat()) {
    if (seen.some((s) => sameEntity(s, e))) continue;
    seen.push(e);
    const controller = controllerOf(g, item.id);
    const whom: JsonObject = isPlayer(e) ? { targetPlayer: e.player } : { object: e.object };
    triggerOn(g, { type: 'target', source: item.id, player: controller, ...whom });
  }
}
