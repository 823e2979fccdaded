/** Targets and modes: what a thing on the stack may choose, and how choices are shown (mtg 115, 700.2). */

import { controllerOf, expandKeywords } from '../continuous/characteristics.js';
import { all, amountOf } from '../continuous/evaluate.js';
import { isTable, type JsonObject } from '../contract/json.js';
import { triggerOn } from '../events/triggers.js';
import { type Ability, actsAs, type Body, type SpellAbility, type TargetSpec } from '../language/types.js';
import { spellFaceOf } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import type { Acting, Perspective } from '../state/perspective.js';
import { type Entity, isPlayer, type Obj, type PlayData, sameEntity } from '../state/state.js';

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
  const targets = inARow(inTurn);
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
export const NONE: TargetSpec[] = [];

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
    return times === 1 || own.length === 0 ? own : inARow(Array.from({ length: times }, () => body));
  }
  const { choices } = body.modes;
  return inARow((modes ?? []).map((m) => choices[m] ?? {}));
}

/** The target clauses of several bodies, one after the other. */
function inARow(bodies: readonly Body[]): TargetSpec[] {
  const specs: TargetSpec[] = [];
  for (const body of bodies) specs.push(...targetsAfter(specs.length, body));
  return specs;
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
export const actsBy = (as: Body['as'], object: number): Acting | undefined => as && { object, as };

/** What a target clause speaks of that is chosen before it. */
interface SpokenOf {
  /** Earlier clauses of the same body: a second target that the first one, a player, controls (mtg 601.2c). */
  clauses: readonly number[];
  /** X, which is chosen before all targets (mtg 601.2b). */
  x: boolean;
}
const spoken = new WeakMap<TargetSpec, SpokenOf>();
export function spokenOf(spec: TargetSpec): SpokenOf {
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

export const NOT_PLAYED: Partial<PlayData> = {};

/** Where in all target clauses those of a body begin: by their place there they speak of each other. */
export function startOf(
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

export const knowing = (by: Perspective, targets: Entity[][], item?: number): Perspective => ({
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

/** All legal targets of a clause. */
export function legalTargets(g: Game, spec: TargetSpec, by: Perspective, not: Entity[] = []): Entity[] {
  const found = all(g, spec.what, by);
  g.spend(found.length);
  return found.filter((e) => isLegalTarget(g, e, spec, by, not));
}
export function isLegalTarget(g: Game, e: Entity, spec: TargetSpec, by: Perspective, not: Entity[]): boolean {
  return !not.some((n) => sameEntity(n, e)) && g.rules.play.targetable(g, e, by, spec) === null;
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
