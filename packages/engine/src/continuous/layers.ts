/** One continuous effect in the layers: whether it applies, to what, and what it changes. */
import type { Seat } from '../contract/contract.js';
import type { Condition, Filter, FilterClause, Mod, StaticAbility } from '../language/types.js';
import type { Amendment, Chars } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import type { Applying } from '../machine/words.js';
import { zoneName } from '../machine/zones.js';
import type { Perspective } from '../state/perspective.js';
import type { EffectContext } from '../state/state.js';
import { asksAlike, lookedIn, looksAlike } from './alike.js';
import { expandKeywords } from './characteristics.js';
import { holds, matches, zoneNamesOf } from './evaluate.js';

/** Units of work that one change of one object is, and that so many items of a list are. */
const COST_OF_CHANGE = 1 / 3;
const MAX_LISTED = 512;

/** One continuous effect while layers are applied. */
export interface LayerEffect {
  source: number;
  controller: Seat;
  ts: number;
  defining: boolean;
  /** Fixed objects of a resolved effect; otherwise found anew from `affects`. */
  objects?: number[] | undefined;
  affects?: StaticAbility['affects'] | undefined;
  /** Fixed players of a resolved effect. */
  seats?: Seat[] | undefined;
  /** What an effect knows that was made by something that resolved. */
  ctx?: EffectContext | undefined;
  if?: StaticAbility['if'] | undefined;
  mods: Mod[];
  /** The ability it comes from, and whether it already began to apply in an earlier layer (mtg 613.6). */
  ability?: StaticAbility | undefined;
  begun?: boolean | undefined;
  /** Objects found when it began to apply; later layers keep them. */
  found?: number[] | undefined;
  /** What it changes otherwise, because of what an earlier sequence of layers came to (rb 476). */
  amendment?: Amendment | undefined;
  /** What it was applied to in this sequence, in any layer and in all of its layers, where layers are applied again. */
  reached?: { ever: readonly number[]; always: readonly number[] } | undefined;
}

/** An effect with all fields in one order: layers go through all effects again and again, and find each field at one place. */
class WholeEffect implements LayerEffect {
  source: number;
  controller: Seat;
  ts: number;
  defining: boolean;
  objects: LayerEffect['objects'];
  affects: LayerEffect['affects'];
  seats: LayerEffect['seats'];
  ctx: LayerEffect['ctx'];
  if: LayerEffect['if'];
  mods: Mod[];
  ability: LayerEffect['ability'];
  begun: boolean;
  found: LayerEffect['found'];
  amendment: LayerEffect['amendment'];
  reached: LayerEffect['reached'];

  constructor(of: LayerEffect) {
    this.source = of.source;
    this.controller = of.controller;
    this.ts = of.ts;
    this.defining = of.defining;
    this.objects = of.objects;
    this.affects = of.affects;
    this.seats = of.seats;
    this.ctx = of.ctx;
    this.if = of.if;
    this.mods = of.mods;
    this.ability = of.ability;
    this.begun = of.begun ?? false;
    this.found = of.found;
    this.amendment = of.amendment;
    this.reached = of.reached;
  }
}

/** An effect of its own with these fields. */
export const wholeEffect = (of: LayerEffect): LayerEffect => new WholeEffect(of);

/** Whether the ability an effect comes from still exists (or has begun to apply) and its condition holds. */
export function stillApplies(g: Game, of: Map<number, Chars>, effect: LayerEffect): boolean {
  if (!effect.ability) return true;
  const chars = of.get(effect.source);
  if (!chars) return false;
  if (!effect.begun && !expandKeywords(g, chars.abilities).includes(effect.ability)) return false;
  effect.controller = chars.controller;
  if (effect.amendment) return true;
  return !effect.if || isSo(g, of, effect.if, effect);
}

/** The objects that an effect is applied to in a layer. */
export function reachedObjects(g: Game, of: Map<number, Chars>, effect: LayerEffect): number[] {
  const { amendment } = effect;
  if (!amendment) return affectedObjects(g, of, effect);
  const holdsNow = !effect.if || isSo(g, of, effect.if, effect);
  const objects = new Set([...(holdsNow ? affectedObjects(g, of, effect) : []), ...amendment.gains]);
  return [...objects].filter((id) => !amendment.loses.has(id));
}

const perspective = ({ source, controller, ctx }: LayerEffect): Perspective =>
  ctx ? { source, controller, unowned: ctx.unowned, ctx, event: ctx.event } : { source, controller };

/** Whether a modification changes figures or rules alone, which no list or filter of a step looks at. */
const changesFigures = (mod: Mod): boolean =>
  mod.mod === 'add' ||
  mod.mod === 'switch' ||
  mod.mod === 'rule' ||
  mod.mod === 'play' ||
  mod.mod === 'cost' ||
  (mod.mod === 'set' && typeof mod.value === 'number');

/** What lies in some zones and fits a filter. */
function fitting(
  g: Game,
  of: Map<number, Chars>,
  zones: ReadonlySet<string>,
  filter: Filter,
  by: Perspective,
): number[] {
  g.spend(1 + (of.size >> 4));
  const found: number[] = [];
  for (const id of of.keys())
    if (zones.has(zoneName(g.object(id).zone)) && matches(g, { object: id }, filter, by)) found.push(id);
  return found;
}

/** The clauses of a filter: those that come out alike for all effects of a controller, and the others. */
interface Parts {
  alike: FilterClause[];
  rest: FilterClause[];
}
const parts = new WeakMap<object, Parts>();

function partsOf(filter: Filter): Parts {
  let found = parts.get(filter);
  if (!found) {
    const clauses: FilterClause[] = Array.isArray(filter) ? filter : [filter];
    found = { alike: clauses.filter(looksAlike), rest: clauses.filter((clause) => !looksAlike(clause)) };
    parts.set(filter, found);
  }
  return found;
}

/** Whether a condition holds. Like effects ask the same: what comes out alike for them is asked once a step. */
function isSo(g: Game, of: Map<number, Chars>, condition: Condition, effect: LayerEffect): boolean {
  if (!asksAlike(condition)) return holds(g, condition, perspective(effect));
  const { so } = lookedIn(g, of);
  let bySeat = so.get(condition);
  if (!bySeat) {
    bySeat = [];
    so.set(condition, bySeat);
  }
  const known = bySeat[effect.controller] ?? holds(g, condition, perspective(effect));
  bySeat[effect.controller] = known;
  return known;
}

/** What fits a filter. Many like effects look for the same things: what they have in common is looked for once a step. */
function found(g: Game, of: Map<number, Chars>, filter: Filter, effect: LayerEffect): number[] {
  // A filter that names no zone speaks of the field (mtg 109.2).
  const zones = zoneNamesOf(g, filter);
  const by = perspective(effect);
  const { alike, rest } = partsOf(filter);
  if (alike.length === 0) return fitting(g, of, zones, filter, by);
  const looked = lookedIn(g, of);
  const bySeat = looked.found.get(alike) ?? [];
  looked.found.set(alike, bySeat);
  const common = bySeat[effect.controller] ?? fitting(g, of, zones, alike, by);
  bySeat[effect.controller] = common;
  if (rest.length === 0) return common;
  g.spend(1 + (common.length >> 6));
  return common.filter((id) => matches(g, { object: id }, rest, by));
}

/** The objects an effect applies to. */
export function affectedObjects(g: Game, of: Map<number, Chars>, effect: LayerEffect): number[] {
  if (effect.objects) return effect.objects.filter((id) => of.has(id));
  if (effect.found) return effect.found;
  const { affects } = effect;
  let objects: number[];
  if (affects === 'self' || affects === undefined) objects = [effect.source];
  else if (affects === 'attached') {
    const to = g.find(effect.source)?.attachedTo;
    objects = to && 'object' in to ? [to.object] : [];
  } else if ('players' in affects) objects = [];
  else objects = found(g, of, affects as Filter, effect);
  // Once it has begun to apply it goes on to the same objects in later layers (mtg 613.6).
  effect.found = objects;
  return objects;
}

/**
 * Applies one modification to one object, copying what it changes: printed characteristics are shared.
 * @param own characteristics that are copies already, and may be written to
 */
export function apply(g: Game, of: Map<number, Chars>, id: number, mod: Mod, effect: Applying, own?: Set<Chars>): void {
  const chars = of.get(id) as Chars;
  // What is face down stays what it looks like, whatever it becomes a copy of (mtg 708.10).
  if (mod.mod === 'copy' && g.find(id)?.covered !== undefined) return;
  if (!changesFigures(mod)) g.cells.step();
  // Lists are copied as they grow.
  g.spend(COST_OF_CHANGE + (chars.abilities.length + chars.rules.length) / MAX_LISTED);
  const next: Chars = own?.has(chars) ? chars : { ...chars, props: { ...chars.props } };
  g.rules.words.modOf(mod).apply(g, next, mod, effect, id);
  if (next === chars) return;
  own?.add(next);
  of.set(id, next);
}
