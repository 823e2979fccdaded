/** Targets and modes: what a thing on the stack may choose, and how choices are shown (mtg 115, 700.2). */

import { controllerOf, expandKeywords } from '../continuous/characteristics.js';
import { all, amountOf, holds } from '../continuous/evaluate.js';
import { isTable, type JsonObject } from '../contract/json.js';
import { triggerOn } from '../events/triggers.js';
import {
  type Ability,
  actsAs,
  type Body,
  type Mode,
  type Modes,
  type SpellAbility,
  type TargetSpec,
} from '../language/types.js';
import { spellFaceOf } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import type { Acting, Perspective } from '../state/perspective.js';
import { type Entity, isPlayer, type Obj, type PlayData, sameEntity } from '../state/state.js';
import { isUnchosen } from './modes-in-turn.js';

/** The body of a thing on the stack: an ability's own, or the spell ability of the card's face. */
export function bodyOf(g: Game, item: Obj, face = spellFaceOf(g, item)): Body | BodiesInTurn | BodyWithMore {
  const { ability } = item;
  if (ability?.kind === 'activated' || ability?.kind === 'triggered') return ability;
  const { play } = item;
  const way = play?.way;
  const added = play?.added;
  const text = g.rules.continuous.text?.(g, item.id, face.abilities) ?? face.abilities;
  const own = way?.targets ? targeting(way.targets) : spellTextOf(g, text);
  return added ? { ...own, after: added.map((def) => spellTextOf(g, g.defined(def).abilities)) } : own;
}

/** What a card with these abilities does as a spell; keywords may stand for something of that as well (mtg 702.50a). */
export function spellTextOf(g: Game, abilities: Ability[]): Body | BodiesInTurn {
  const all = expandKeywords(g, abilities);
  let body = bodies.get(all);
  if (!body) {
    body = together(all.filter((a) => a.kind === 'spell'));
    bodies.set(all, body);
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

/** A body and what was added to the text of a spell, which follows it in this order (mtg 702.47b, 702.47c). */
export interface BodyWithMore extends Body {
  after: readonly Body[];
}
const afterOf = (body: Body | BodyWithMore): readonly Body[] => ('after' in body ? body.after : NOTHING_AFTER);
const NOTHING_AFTER: readonly Body[] = [];

/** What several faces together do, one after the other: targets are chosen for all of them (mtg 702.102d). */
function together(inTurn: readonly SpellAbility[]): Body | BodiesInTurn {
  const [first = {}, ...others] = inTurn;
  if (others.length === 0) return first;
  const targets: TargetSpec[] = [];
  for (const body of inTurn) targets.push(...targetsAfter(targets.length, body));
  const additional = inTurn.flatMap((body) => body.additional ?? []);
  const whole: BodiesInTurn = { kind: 'spell', targets, inTurn };
  return additional.length > 0 ? { ...whole, additional } : whole;
}
/** The target clauses of a body that follow so many others: by their places among all they speak of each other. */
function targetsAfter(before: number, { targets = NONE }: Body): TargetSpec[] {
  if (before === 0) return targets;
  return targets.map((spec) => (spec.notIn ? { ...spec, notIn: spec.notIn.map((n) => n + before) } : spec));
}
const bodies = new WeakMap<Ability[], Body | BodiesInTurn>();
const NONE: TargetSpec[] = [];

/** Target clauses in text order, of the chosen modes where there are modes. */
export function targetSpecs(body: Body | BodyWithMore, modes: number[] | undefined, times = 1): TargetSpec[] {
  const after = afterOf(body);
  if (after.length === 0) return ownSpecs(body, modes, times);
  const specs = [...ownSpecs(body, modes, times)];
  for (const more of after) specs.push(...targetsAfter(specs.length, more));
  return specs;
}

function ownSpecs(body: Body, modes: number[] | undefined, times: number): TargetSpec[] {
  if (!body.modes) {
    const own = body.targets ?? NONE;
    return times === 1 || own.length === 0 ? own : Array.from({ length: times }, () => own).flat();
  }
  return (modes ?? []).flatMap((m) => body.modes?.choices[m]?.targets ?? []);
}

export function perspectiveOf(g: Game, item: Obj): Perspective {
  const acting = actsBy(actsAs(item.ability), item.source ?? item.id);
  const by: Perspective = {
    source: item.source ?? item.id,
    acting,
    // Nothing on the stack is a target of its own (mtg 115.5).
    playing: item.id,
    controller: controllerOf(g, item.id),
    unowned: item.play?.unowned,
    ctx: undefined,
    event: item.play?.event,
    x: item.play?.x ?? item.play?.carried?.x,
  };
  const { saved, numbers = {} } = item.play?.carried ?? {};
  // Clauses of an ability that an effect made speak of what that kept for it under names.
  if (!saved) return by;
  const { source, controller, unowned, event } = by;
  return knowing({ ...by, ctx: { source, controller, unowned, event, targets: [], saved, numbers } }, []);
}

/** What the source of an ability is by it. */
const actsBy = (as: Body['as'], object: number): Acting | undefined => as && { object, as };

/** What a target clause speaks of that is chosen before it. */
interface SpokenOf {
  /** Earlier clauses of the same body: a second target that the first one, a player, controls (mtg 601.2c). */
  clauses: readonly number[];
  /** X, which is chosen before all targets (mtg 601.2b). */
  x: boolean;
}
const spoken = new WeakMap<TargetSpec, SpokenOf>();
function spokenOf(spec: TargetSpec): SpokenOf {
  let found = spoken.get(spec);
  if (!found) {
    const parts = [...partsOf(spec.what), ...partsOf(spec.count)];
    found = { clauses: parts.filter((part) => typeof part === 'number'), x: parts.includes('x') };
    spoken.set(spec, found);
  }
  return found;
}
function* partsOf(part: unknown): Generator<number | 'x'> {
  if (part === 'x') yield part;
  if (Array.isArray(part)) for (const inner of part) yield* partsOf(inner);
  if (!isTable(part)) return;
  if (typeof part.target === 'number') yield part.target;
  for (const inner of Object.values(part)) yield* partsOf(inner);
}

/** Clauses with as many targets as they say; how many that is may be worked out as they are chosen (mtg 601.2c). */
export function sizedSpecs(g: Game, specs: TargetSpec[], by: Perspective, item?: Obj): TargetSpec[] {
  if (specs.every(({ count }) => count === undefined)) return specs;
  return specs.map((spec, at) => {
    if (spec.count === undefined) return spec;
    // What was chosen for an earlier clause may say how many there are (rb 355.14.b).
    const max = Math.max(0, amountOf(g, spec.count, item ? clausePerspective(g, item, spec, at) : by));
    return { ...spec, min: spec.min === 0 ? 0 : max, max };
  });
}

const NOT_PLAYED: Partial<PlayData> = {};

/** Where in all target clauses those of a body begin: by their place there they speak of each other. */
function startOf(
  body: Body | BodiesInTurn | BodyWithMore,
  { modes, times = 1 }: Partial<PlayData>,
  at: number,
): number {
  const own = (one: Body | undefined): number => one?.targets?.length ?? 0;
  const { modes: choices } = body;
  const inTurn = 'inTurn' in body ? body.inTurn : [body];
  const lengths = choices ? (modes ?? []).map((m) => own(choices.choices[m])) : inTurn.map(own);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const before = choices ? whole : whole * times;
  const isAfter = at >= before && afterOf(body).length > 0;
  let start = isAfter ? before : choices || whole === 0 ? 0 : Math.floor(at / whole) * whole;
  for (const length of isAfter ? afterOf(body).map(own) : lengths) {
    if (at < start + length) break;
    start += length;
  }
  return start;
}

const knowing = (by: Perspective, targets: Entity[][], item?: number): Perspective => ({
  ...by,
  ctx: {
    source: by.source,
    controller: by.controller,
    unowned: by.unowned,
    targets,
    event: by.event,
    item,
    saved: by.ctx?.saved ?? {},
    numbers: by.ctx?.numbers ?? {},
  },
});

/** From where a clause of something on the stack is looked at: what was chosen for earlier ones is known to it (mtg 601.2c). */
export function clausePerspective(g: Game, item: Obj, spec: TargetSpec, at: number): Perspective {
  const by = perspectiveOf(g, item);
  if (spokenOf(spec).clauses.length === 0) return by;
  const start = startOf(bodyOf(g, item), item.play ?? NOT_PLAYED, at);
  return knowing(by, (item.play?.targets ?? []).slice(start), item.id);
}

/** Of what could be chosen for a clause, what leaves enough for the later ones that speak of it (mtg 601.2c). */
export function leavingEnough(g: Game, item: Obj, specs: TargetSpec[], at: number, found: Entity[]): Entity[] {
  const start = startOf(bodyOf(g, item), item.play ?? NOT_PLAYED, at);
  // What is targeted on a condition is asked for once that is known.
  const later = specs.filter((s, n) => n > at && !s.if && (s.min ?? 1) > 0 && spokenOf(s).clauses.includes(at - start));
  if (later.length === 0) return found;
  const before = (item.play?.targets ?? []).slice(start, at);
  const by = perspectiveOf(g, item);
  return found.filter((e) => {
    const known = knowing(by, [...before, [e]], item.id);
    return later.every((s) => hasAsMany(g, s, known, s.min ?? 1, (o) => isPlayer(o) || o.object !== item.id));
  });
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

/**
 * Whether enough legal targets exist for every clause (with distinct ones where a clause says "another"); once it is `announced`
 * what they hang on, for those that are targeted on a condition.
 */
export function hasTargets(g: Game, own: TargetSpec[], by: Perspective, announced = false): boolean {
  if (own.length === 0) return true;
  const specs = sizedSpecs(g, own, by);
  return specs.every((spec, i) => {
    const min = spec.min ?? 1;
    // What is targeted on a condition is asked for once that is known.
    if (min === 0 || announced !== (spec.if !== undefined)) return true;
    if (spec.if && !holds(g, spec.if, by)) return true;
    const notItself = (e: Entity): boolean => isPlayer(e) || (e.object !== by.ctx?.item && e.object !== by.playing);
    const [of] = spokenOf(spec).clauses;
    const earlier = of === undefined ? undefined : specs[of];
    if (of !== undefined && earlier)
      return legalTargets(g, earlier, by).some((e) => {
        const known = Array.from({ length: of + 1 }, (_, n) => (n === of ? [e] : []));
        return notItself(e) && hasAsMany(g, spec, knowing(by, known, by.ctx?.item), min, notItself);
      });
    if (!spec.notIn) return hasAsMany(g, spec, by, min, notItself);
    const found = legalTargets(g, spec, by).filter(notItself);
    if (found.length < min) return false;
    // Another target than an earlier clause's: enough if some choice there leaves one here.
    return spec.notIn.every((n) => {
      const earlier = specs[n];
      if (!earlier || n >= i) return true;
      const others = legalTargets(g, earlier, by).filter(notItself);
      return others.some((o) => found.some((f) => !sameEntity(f, o)));
    });
  });
}

/** Of several that must have something in common, those that have it in common with enough others (mtg 601.2c). */
export function enoughTogether(g: Game, spec: TargetSpec, found: Entity[], min = spec.min ?? 1): Entity[] {
  const { inCommon } = g.rules.play;
  if (!inCommon || min < 2 || spec.together === undefined) return found;
  const common = found.map((e) => inCommon(g, spec, e));
  return found.filter((_, i) => common.filter((one) => one === common[i]).length >= min);
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

const targetedOnce = (item: Obj): Entity[] => {
  const all = (item.play?.targets ?? []).flat();
  return all.filter((e, i) => all.findIndex((other) => sameEntity(other, e)) === i);
};

/** Abilities that trigger on something becoming a target (mtg 601.2c: after the choice is complete). */
export function announceTargets(g: Game, item: Obj, played?: true): void {
  for (const e of g.rules.play.targeted?.(g, item) ?? targetedOnce(item)) {
    const controller = controllerOf(g, item.id);
    const whom: JsonObject = isPlayer(e) ? { targetPlayer: e.player } : { object: e.object };
    triggerOn(g, {
      type: 'target',
      source: item.id,
      player: controller,
      ...whom,
      ...(played === undefined ? {} : { played }),
    });
  }
}
