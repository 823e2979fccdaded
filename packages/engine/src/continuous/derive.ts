/**
 * What objects are like now: printed characteristics with every continuous effect applied, layer by layer, within a
 * layer by dependency and then by timestamp. Computed once a revision and kept outside the state.
 */
import type { Seat } from '../border/contract.js';
import type { Json } from '../border/json.js';
import { definitionOf } from '../language/definitions.js';
import { entitiesOf, holds, matches, type Perspective, valueOf } from '../language/evaluate.js';
import type { Ability, Filter, KeywordAbility, Mod, StaticAbility, TriggeredAbility } from '../language/types.js';
import type { Game } from '../machine/game.js';
import type { Obj } from '../state/state.js';
import { zoneName } from '../zones/zones.js';
import { orderByDependency } from './dependency.js';

/** A rule that holds for one object, and where it comes from. */
export interface RuleOn {
  rule: string;
  source: number;
  controller: Seat;
  mod: Mod & { mod: 'rule' };
}

export interface Chars {
  props: { [name: string]: Json };
  abilities: Ability[];
  controller: Seat;
  rules: RuleOn[];
}

export interface Derived {
  of: Map<number, Chars>;
  /** Triggered abilities that function now, by the happening they wait for. */
  triggers: Map<string, { object: number; ability: TriggeredAbility; index: number }[]>;
  /** Rules that hold for players. */
  playerRules: { rule: string; seats: Seat[]; source: number; mod: Mod & { mod: 'rule' } }[];
}

/** One continuous effect while layers are applied. */
export interface LayerEffect {
  source: number;
  controller: Seat;
  ts: number;
  defining: boolean;
  /** Fixed objects of a resolved effect; otherwise found anew from `affects`. */
  objects?: number[];
  affects?: StaticAbility['affects'];
  if?: StaticAbility['if'];
  mods: Mod[];
  /** The ability it comes from, and whether it already began to apply in an earlier layer (mtg 613.6). */
  ability?: StaticAbility;
  begun?: boolean;
  /** Objects found when it began to apply; later layers keep them. */
  found?: number[];
}

/** Derived characteristics of everything on the field and the stack. */
export function derive(g: Game): Derived {
  if (g.derived?.revision === g.j.revision && g.derived) return g.derived.value;
  const of = new Map<number, Chars>();
  const value: Derived = { of, triggers: new Map(), playerRules: [] };
  // Set first: filters evaluated while layers are applied read what has been derived so far.
  g.derived = { revision: g.j.revision, value };
  const effects: LayerEffect[] = [];
  for (const key of Object.keys(g.s.zones)) {
    if (!g.rules.zones[zoneName(key)]?.derived) continue;
    for (const id of g.s.zones[key] as number[]) {
      const object = g.object(id);
      of.set(id, base(g, object));
    }
  }
  for (const [id, chars] of of) addStatics(g, g.object(id), chars, effects);
  for (const effect of g.s.effects) {
    effects.push({ ...effect, defining: false });
  }
  for (const [id, { controller }] of of) {
    const { counters, ts } = g.object(id);
    for (const kind in counters) {
      const mods = g.rules.counterMods(kind, counters[kind] as number);
      if (mods.length > 0) effects.push({ source: id, controller, ts: ts ?? 0, defining: false, objects: [id], mods });
    }
  }
  if (effects.length > 0) applyLayers(g, of, effects, value);
  indexTriggers(g, value);
  return value;
}

/** Printed characteristics, before any effect. */
function base(g: Game, object: Obj): Chars {
  if (object.kind === 'ability') {
    const source = definitionOf(g, object);
    return { props: { name: source.props.name ?? '' }, abilities: [], controller: object.controller ?? object.owner, rules: [] };
  }
  const { props, abilities } = definitionOf(g, object);
  return { props, abilities, controller: object.controller ?? object.owner, rules: [] };
}

function addStatics(g: Game, object: Obj, chars: Chars, effects: LayerEffect[]): void {
  const zone = zoneName(object.zone);
  for (const ability of opened(g, chars.abilities)) {
    if (ability.kind !== 'static') continue;
    if ((ability.zone ?? g.rules.field) !== zone && !ability.defining) continue;
    if (effects.some((e) => e.ability === ability && e.source === object.id)) continue;
    effects.push({
      source: object.id,
      controller: chars.controller,
      ts: object.ts ?? 0,
      defining: ability.defining ?? false,
      affects: ability.affects ?? 'self',
      if: ability.if,
      mods: ability.mods,
      ability,
    });
  }
}

function applyLayers(g: Game, of: Map<number, Chars>, effects: LayerEffect[], value: Derived): void {
  effects.sort((a, b) => a.ts - b.ts);
  for (const layer of g.rules.layers) {
    const here = effects.filter((e) => e.mods.some((m) => g.rules.layerOf(m, e.defining) === layer));
    if (here.length === 0) continue;
    const modsIn = (e: LayerEffect): Mod[] => e.mods.filter((m) => g.rules.layerOf(m, e.defining) === layer);
    const changed = new Set<number>();
    for (const effect of orderByDependency(g, of, here, modsIn)) {
      g.spend();
      if (!functions(g, of, effect)) continue;
      effect.begun = true;
      for (const id of reached(g, of, effect)) {
        const chars = of.get(id);
        if (!chars) continue;
        for (const mod of modsIn(effect)) apply(g, of, id, mod, effect);
        changed.add(id);
      }
      if (typeof effect.affects === 'object' && 'players' in effect.affects) addPlayerRules(g, of, effect, value);
    }
    const after = g.rules.afterLayer[layer];
    for (const id of changed) {
      if (after) after(of.get(id) as Chars);
      // An ability gained here may be static itself and apply in later layers.
      const before = effects.length;
      addStatics(g, g.object(id), of.get(id) as Chars, effects);
      if (effects.length > before) effects.sort((a, b) => a.ts - b.ts);
    }
  }
}

/** Whether the ability an effect comes from still exists (or has begun to apply) and its condition holds. */
export function functions(g: Game, of: Map<number, Chars>, effect: LayerEffect): boolean {
  if (!effect.ability) return true;
  const chars = of.get(effect.source);
  if (!chars) return false;
  if (!effect.begun && !opened(g, chars.abilities).includes(effect.ability)) return false;
  effect.controller = chars.controller;
  return !effect.if || holds(g, effect.if, perspective(effect));
}

const perspective = (e: LayerEffect): Perspective => ({ source: e.source, controller: e.controller });

/** The objects an effect applies to. */
export function reached(g: Game, of: Map<number, Chars>, effect: LayerEffect): number[] {
  if (effect.objects) return effect.objects.filter((id) => of.has(id));
  if (effect.found) return effect.found;
  const { affects } = effect;
  let found: number[];
  if (affects === 'self' || affects === undefined) found = [effect.source];
  else if (affects === 'attached') {
    const to = g.find(effect.source)?.attachedTo;
    found = to && 'object' in to ? [to.object] : [];
  } else if ('players' in affects) found = [];
  else {
    const filter = affects as Filter;
    found = [...of.keys()].filter((id) => matches(g, { object: id }, filter, perspective(effect)));
  }
  // Once it has begun to apply it goes on to the same objects in later layers (mtg 613.6).
  effect.found = found;
  return found;
}

function addPlayerRules(g: Game, of: Map<number, Chars>, effect: LayerEffect, value: Derived): void {
  const { players } = effect.affects as { players: 'you' | 'opponents' | 'all' };
  const you = of.get(effect.source)?.controller ?? effect.controller;
  const seats = g.seatsFrom(0).filter((s) => players === 'all' || (players === 'you') === (s === you));
  for (const mod of effect.mods) {
    if (mod.mod === 'rule') value.playerRules.push({ rule: mod.rule, seats, source: effect.source, mod });
  }
}

/** Applies one modification to one object, copying what it changes: printed characteristics are shared. */
export function apply(g: Game, of: Map<number, Chars>, id: number, mod: Mod, effect: Pick<LayerEffect, 'source' | 'controller'>): void {
  const chars = of.get(id) as Chars;
  const by: Perspective = { source: effect.source, controller: effect.controller };
  const props = { ...chars.props };
  const next: Chars = { ...chars, props };
  switch (mod.mod) {
    case 'add':
      props[mod.stat] = Number(props[mod.stat] ?? 0) + valueOf(g, mod.value, by);
      break;
    case 'set':
      props[mod.prop] = typeof mod.value === 'string' || Array.isArray(mod.value) ? (mod.value as Json) : valueOf(g, mod.value, by);
      break;
    case 'gain': {
      const list = (props[mod.prop] as string[] | undefined) ?? [];
      props[mod.prop] = [...list, ...mod.values.filter((v) => !list.includes(v))];
      break;
    }
    case 'lose':
      props[mod.prop] = ((props[mod.prop] as string[] | undefined) ?? []).filter((v) => !mod.values.includes(v));
      break;
    case 'ability':
      next.abilities = [...chars.abilities, mod.ability];
      break;
    case 'loseAbilities':
      next.abilities = [];
      break;
    case 'loseKeyword':
      next.abilities = chars.abilities.filter((a) => !(a.kind === 'keyword' && a.keyword === mod.keyword));
      break;
    case 'switch': {
      const [a, b] = mod.stats;
      [props[a], props[b]] = [props[b] as Json, props[a] as Json];
      break;
    }
    case 'control':
      next.controller = effect.controller;
      break;
    case 'rule':
      next.rules = [...chars.rules, { rule: mod.rule, source: effect.source, controller: effect.controller, mod }];
      break;
  }
  of.set(id, next);
}

const expansions = new WeakMap<KeywordAbility, Ability[]>();

/** Abilities with keywords replaced by the abilities they stand for; the keyword itself stays in the list. */
export function opened(g: Game, abilities: Ability[]): Ability[] {
  let out: Ability[] | null = null;
  for (const ability of abilities) {
    if (ability.kind !== 'keyword') continue;
    const expand = g.rules.keywords.get(ability.keyword)?.expand;
    if (!expand) continue;
    let more = expansions.get(ability);
    if (!more) {
      more = expand(ability);
      expansions.set(ability, more);
    }
    out ??= [...abilities];
    out.push(...more);
  }
  return out ?? abilities;
}

function indexTriggers(g: Game, value: Derived): void {
  for (const [id, chars] of value.of) {
    const object = g.object(id);
    const zone = zoneName(object.zone);
    opened(g, chars.abilities).forEach((ability, index) => {
      if (ability.kind !== 'triggered' || (ability.zone ?? g.rules.field) !== zone) return;
      const list = value.triggers.get(ability.on.on);
      if (list) list.push({ object: id, ability, index });
      else value.triggers.set(ability.on.on, [{ object: id, ability, index }]);
    });
  }
}

/** Characteristics of any object, in whatever zone. */
export function chars(g: Game, id: number): Chars {
  const derived = derive(g).of.get(id);
  if (derived) return derived;
  const object = g.find(id);
  if (object) return base(g, object);
  const last = g.s.lastKnown[id];
  if (last) return { props: last.props, abilities: (last.props.$keywords as unknown as Ability[]) ?? [], controller: last.controller, rules: [] };
  return { props: {}, abilities: [], controller: 0, rules: [] };
}

export function controllerOf(g: Game, id: number): Seat {
  return chars(g, id).controller;
}
export function ruleOn(g: Game, id: number, rule: string): RuleOn | undefined {
  return chars(g, id).rules.find((r) => r.rule === rule);
}
/** A keyword ability the object has now, if it has it. */
export function keyword(g: Game, id: number, name: string): KeywordAbility | undefined {
  return chars(g, id).abilities.find((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === name);
}
export function stat(g: Game, id: number, name: string): number {
  return Number(chars(g, id).props[name] ?? 0);
}
export function lists(g: Game, id: number, prop: string): string[] {
  return (chars(g, id).props[prop] as string[] | undefined) ?? [];
}
export { entitiesOf };
