/**
 * What objects are like now: printed characteristics with every continuous effect applied, layer by layer, within a
 * layer by dependency and then by timestamp. Computed once a revision and kept outside the state.
 */

import type { Seat } from '../contract/contract.js';
import type { Ability, Mod, StaticAbility } from '../language/types.js';
import { cellKind } from '../machine/cells.js';
import type { Chars, Derived } from '../machine/derived.js';
import { defineCell, type Game } from '../machine/game.js';
import type { Rules } from '../machine/rules.js';
import { areOpponents, sameSide, sameTeam } from '../machine/teams.js';
import { zoneName } from '../machine/zones.js';
import { NOBODY } from '../state/perspective.js';
import type { Duration, Obj, StoredEffect } from '../state/state.js';
import { homeOf, type Placed, printedCharacteristics, sortedAbilities } from './characteristics.js';
import { orderByDependency } from './dependency.js';
import { addElsewhere, addReached, zoneOfReplacement } from './elsewhere.js';
import { matches } from './evaluate.js';
import { apply, type LayerEffect, reachedObjects, stillApplies, wholeEffect } from './layers.js';
import { amend, noteReached } from './repeating.js';
import { isSameRecords, keepUnchanged } from './unchanged.js';

const DERIVED = cellKind('derived', (g: Game) => work(g));

/** Derived characteristics of everything on the field and the stack. */
export function derive(g: Game): Derived {
  return g.deriving ?? g.cells.get(DERIVED, 0);
}

/**
 * What lies on the stack and has to be derived there, as little of it does: most spells and abilities are what is printed
 * until an effect reaches them, so that characteristics outlive what comes and goes on the stack.
 */
const onStack = defineCell('functions on the stack', (g) => {
  const { stack } = g.rules.zones;
  const found: number[] = [];
  for (const id of g.zone(stack)) {
    const object = g.object(id);
    const { props, abilities } = printedCharacteristics(g, object);
    if (object.counters !== undefined || functionsOnStack(g, abilities, props)) found.push(id);
  }
  return found;
});

const NONE: readonly number[] = [];
/**
 * Cards in zones that are open but not derived, with counters that change what they are like (mtg 122.1a, 122.1b): mostly there
 * are none, and characteristics outlive what comes and goes there.
 */
const countedElsewhere = defineCell('counters in open zones', (g): readonly number[] => {
  let found = NONE;
  for (const key in g.s.zones) {
    const spec = g.rules.zones.table[zoneName(key)];
    if (spec?.derived || spec?.hidden !== 'public') continue;
    for (const id of g.zone(key)) if (isChangedByCounters(g, g.object(id))) found = [...found, id];
  }
  return found;
});

function isChangedByCounters(g: Game, object: Obj): boolean {
  const { counters, status } = object;
  if (counters === undefined || status?.faceDown) return false;
  const { props } = printedCharacteristics(g, object);
  return Object.entries(counters).some(([kind, count]) =>
    g.rules.continuous
      .counterMods(kind, count, props)
      .some((mod) => mod.mod !== 'add' || props[mod.stat] !== undefined),
  );
}

function functionsOnStack(g: Game, abilities: Ability[], props: Chars['props']): boolean {
  const { stack } = g.rules.zones;
  const { statics, triggered, replacements } = sortedAbilities(g, abilities);
  for (const { ability } of statics) if (ability.defining || homeOf(g, ability, props) === stack) return true;
  for (const { ability } of triggered) if (homeOf(g, ability, props) === stack) return true;
  for (const { ability } of replacements) if (zoneOfReplacement(g, ability) === stack) return true;
  return false;
}

function work(g: Game): Derived {
  const stacked = onStack(g);
  const counted = countedElsewhere(g);
  const of = new Map<number, Chars>();
  const value: Derived = {
    of,
    triggers: new Map(),
    replacements: [],
    playerRules: [],
    playerCosts: [],
    playable: [],
  };
  g.deriving = value;
  try {
    g.cells.inSteps(() => deriveInto(g, value, stacked, counted));
  } finally {
    g.deriving = null;
  }
  const before = lastDerived.get(g);
  const unchanged = keepUnchanged(before, value);
  if (before && unchanged && isSameRecords(before.playerRules, value.playerRules))
    if (isSameRecords(before.playerCosts, value.playerCosts)) return before;
  indexAbilities(g, value);
  lastDerived.set(g, value);
  return value;
}

/** What came out last: where it comes out alike, whatever depends on it stays as well. */
const lastDerived = new WeakMap<Game, Derived>();

/** Applies all layers, and again as long as that changes what an ability does, where the rules say so (rb 476). */
function deriveInto(g: Game, value: Derived, stacked: readonly number[], counted: readonly number[]): void {
  let effects = applyAll(g, value, stacked, counted);
  while (g.rules.continuous.repeated && amend(g, value, effects)) {
    value.of.clear();
    value.playerRules.length = 0;
    value.playerCosts.length = 0;
    effects = applyAll(g, value, stacked, counted);
  }
}

function applyAll(g: Game, value: Derived, stacked: readonly number[], counted: readonly number[]): LayerEffect[] {
  const { of } = value;
  const effects: LayerEffect[] = [];
  let counters = false;
  for (const key in g.s.zones) {
    if (!g.rules.zones.table[zoneName(key)]?.derived) continue;
    for (const id of key === g.rules.zones.stack ? stacked : g.zone(key)) {
      const object = g.object(id);
      of.set(id, printedCharacteristics(g, object));
      counters ||= object.counters !== undefined;
    }
  }
  const always = of.size;
  addElsewhere(g, of);
  for (const id of counted) if (!of.has(id)) of.set(id, printedCharacteristics(g, g.object(id)));
  for (const [id, chars] of of)
    if (sortedAbilities(g, chars.abilities).statics.length > 0) addStatics(g, g.object(id), chars, effects);
  for (const effect of g.s.effects) {
    if (!inAnothersStep(g, effect.until)) effects.push(ofResolved(effect));
  }
  addReached(g, of, effects);
  if (counters || of.size > always) addCounters(g, of, effects);
  g.spend((of.size + effects.length) >> 1);
  g.cells.step();
  if (effects.length > 0) applyLayers(g, of, effects, value);
  g.cells.step();
  if (g.rules.continuous.settled) for (const [id, chars] of of) g.rules.continuous.settled(g, id, chars);
  return effects;
}

/** An effect of something that resolved: on fixed objects, or on all that fits (mtg 611.2c). */
function ofResolved({ source, controller, ts, objects, affects, seats, mods }: StoredEffect): LayerEffect {
  const effect = wholeEffect({ source, controller, ts, mods, defining: false });
  if (seats) {
    effect.affects = { players: 'all' };
    effect.seats = seats;
  } else if (affects) {
    effect.affects = affects.filter;
    effect.ctx = affects.ctx;
  } else effect.objects = objects;
  return effect;
}

/** Adds the effects of the counters on objects. */
function addCounters(g: Game, of: Map<number, Chars>, effects: LayerEffect[]): void {
  for (const [id, { controller, props }] of of) {
    const { counters, counted, ts } = g.object(id);
    for (const kind in counters) {
      const mods = g.rules.continuous.counterMods(kind, counters[kind] ?? 0, props);
      if (mods.length > 0)
        effects.push(
          wholeEffect({ source: id, controller, ts: counted?.[kind] ?? ts ?? 0, defining: false, objects: [id], mods }),
        );
    }
  }
}

/** "During that player's next such step" says nothing about the same step of another player's turn. */
function inAnothersStep(g: Game, until: Duration): boolean {
  if (until.kind !== 'nextStep' || until.seats.length === 0) return false;
  const { step, phase, active } = g.turn;
  return until.step === (step ?? phase) && !until.seats.some((seat) => sameSide(g, seat, active));
}

/** Whether a static ability functions in a zone: in its own, or in all but one (mtg 113.6c). */
const functionsHere = (g: Game, ability: StaticAbility, { props }: Chars, zone: string): boolean =>
  ability.exceptIn === undefined
    ? ability.defining === true || homeOf(g, ability, props) === zone
    : ability.exceptIn !== zone;

/** Adds the effects of an object's static abilities that aren't there yet; `granted` says when an ability was given. */
function addStatics(g: Game, object: Obj, chars: Chars, effects: LayerEffect[], granted?: Map<Ability, number>): void {
  const zone = zoneName(object.zone);
  const { statics } = sortedAbilities(g, chars.abilities);
  for (let i = 0; i < statics.length; i++) {
    const { ability } = statics[i] as Placed<StaticAbility>;
    if (!functionsHere(g, ability, chars, zone)) continue;
    g.spend(effects.length >> 6);
    let before = 0;
    for (let k = 0; k < i; k++) if (statics[k]?.ability === ability) before++;
    if (countOf(effects, ability, object.id) > before) continue;
    effects.push(
      wholeEffect({
        source: object.id,
        controller: chars.controller,
        // The object's timestamp, or that of the effect that gave the ability, if later (mtg 613.7a).
        ts: Math.max(object.ts ?? 0, granted?.get(ability) ?? 0),
        // What was given by an effect defines nothing, whatever it says (mtg 604.3a).
        defining: ability.defining === true && granted?.has(ability) !== true,
        affects: ability.affects ?? 'self',
        if: ability.if,
        mods: ability.mods,
        ability,
        amendment: g.deriving?.amendments?.get(ability)?.get(object.id),
      }),
    );
  }
}

function countOf(effects: readonly LayerEffect[], ability: StaticAbility, source: number): number {
  let count = 0;
  for (const effect of effects) if (effect.ability === ability && effect.source === source) count++;
  return count;
}

const NO_MODS: Mod[] = [];
const sorted = new WeakMap<Mod[], { rules: Rules; defining: boolean; layers: Map<string, Mod[]> }>();

/** An effect's modifications by the layer they apply in. */
function modsByLayer(g: Game, { mods, defining }: LayerEffect): Map<string, Mod[]> {
  const known = sorted.get(mods);
  if (known?.rules === g.rules && known.defining === defining) return known.layers;
  const layers = new Map<string, Mod[]>();
  for (const mod of mods) {
    const layer = g.rules.continuous.layerOf(mod, defining, mods);
    const others = layers.get(layer);
    if (others) others.push(mod);
    else layers.set(layer, [mod]);
  }
  sorted.set(mods, { rules: g.rules, defining, layers });
  return layers;
}

function applyLayers(g: Game, of: Map<number, Chars>, effects: LayerEffect[], value: Derived): void {
  effects.sort((a, b) => a.ts - b.ts);
  const granted = new Map<Ability, number>();
  const own = new Set<Chars>();
  const { layers, repeated, appliesGained } = g.rules.continuous;
  for (const layer of layers) {
    const modsIn = (e: LayerEffect): Mod[] => modsByLayer(g, e).get(layer) ?? NO_MODS;
    const here = effects.filter((e) => modsIn(e).length > 0);
    if (here.length === 0) continue;
    const changed = new Map<number, Mod[]>();
    const joining = g.rules.continuous.gainedInTurn === layer && here.some((e) => givesStatics(g, modsIn(e), layer));
    const gainedNow: LayerEffect[] = [];
    for (const effect of orderByDependency(g, of, here, modsIn, joining ? gainedNow : undefined)) {
      g.spend();
      const applies = stillApplies(g, of, effect);
      const reached = applies ? reachedObjects(g, of, effect) : [];
      if (repeated) noteReached(effect, reached);
      if (!applies) continue;
      effect.begun = true;
      const mods = modsIn(effect);
      for (const id of reached) {
        if (!of.has(id)) continue;
        for (const mod of mods) {
          apply(g, of, id, mod, effect, own);
          if (mod.mod === 'ability') granted.set(mod.ability, effect.ts);
        }
        const before = changed.get(id);
        if (before) before.push(...mods);
        else changed.set(id, [...mods]);
      }
      if (typeof effect.affects === 'object' && 'players' in effect.affects) addPlayerRules(g, of, effect, value);
      if (joining && givesStatics(g, mods, layer))
        for (const gained of gainedBy(g, of, reached, effects, granted)) {
          if (appliesGained === layer)
            for (const passed of layers.slice(0, layers.indexOf(layer))) applyLate(g, of, [gained], passed, own);
          if (modsIn(gained).length > 0) gainedNow.push(gained);
        }
    }
    if (joining) effects.sort((a, b) => a.ts - b.ts);
    const after = g.rules.continuous.afterLayer[layer];
    const waiting: [id: number, mods?: Mod[]][] = [...changed];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [id, mods] = next;
      if (after && mods) after(of.get(id) as Chars, mods);
      if (after) g.cells.step();
      // An ability gained here may be static itself and apply in later layers.
      const before = effects.length;
      addStatics(g, g.object(id), of.get(id) as Chars, effects, granted);
      if (effects.length > before) {
        const gained = effects.slice(before);
        addReached(g, of, gained);
        effects.sort((a, b) => a.ts - b.ts);
        // What is given so may give abilities itself (rb 478.1.a).
        if (appliesGained === layer)
          for (const reached of applyLate(g, of, gained, layer, own, granted)) waiting.push([reached]);
        if (!repeated && appliesGained !== layer) continue;
        for (const passed of layers.slice(0, layers.indexOf(layer))) applyLate(g, of, gained, passed, own);
      }
    }
  }
}

/** Whether these give a static ability that itself changes something in the layer in which it is given. */
const givesStatics = (g: Game, mods: readonly Mod[], layer: string): boolean =>
  mods.some(
    (mod) =>
      mod.mod === 'ability' &&
      mod.ability.kind === 'static' &&
      mod.ability.mods.some((one, _, all) => g.rules.continuous.layerOf(one, false, all) === layer),
  );

/** The effects of static abilities that objects have just gained: they take their turn in the same layer (mtg 613.7a). */
function gainedBy(
  g: Game,
  of: Map<number, Chars>,
  objects: readonly number[],
  effects: LayerEffect[],
  granted: Map<Ability, number>,
): LayerEffect[] {
  const before = effects.length;
  for (const id of objects) {
    const chars = of.get(id);
    if (chars) addStatics(g, g.object(id), chars, effects, granted);
  }
  const gained = effects.slice(before);
  if (gained.length > 0) addReached(g, of, gained);
  return gained;
}

/**
 * What abilities change in a layer before that in which they were gained, or in the same: it is applied as soon as it can be
 * (rb 476.1). @returns what they change
 */
function applyLate(
  g: Game,
  of: Map<number, Chars>,
  gained: LayerEffect[],
  layer: string,
  own: Set<Chars>,
  granted?: Map<Ability, number>,
): Set<number> {
  const all = new Set<number>();
  for (const effect of gained) {
    const mods = modsByLayer(g, effect).get(layer) ?? NO_MODS;
    if (mods.length === 0 || !stillApplies(g, of, effect)) continue;
    g.spend();
    const reached = reachedObjects(g, of, effect);
    noteReached(effect, reached);
    effect.begun = true;
    for (const id of reached) {
      const chars = of.get(id);
      if (!chars) continue;
      all.add(id);
      for (const mod of mods) {
        apply(g, of, id, mod, effect, own);
        if (mod.mod === 'ability') granted?.set(mod.ability, effect.ts);
      }
      g.rules.continuous.afterLayer[layer]?.(chars, mods);
    }
  }
  return all;
}

function addPlayerRules(g: Game, of: Map<number, Chars>, effect: LayerEffect, value: Derived): void {
  const { affects } = effect;
  if (typeof affects !== 'object' || !('players' in affects)) return;
  const { players, that } = affects;
  const you = of.get(effect.source)?.controller ?? effect.controller;
  const by = { source: effect.source, controller: you };
  const isMeant = (s: Seat): boolean => {
    if (players === 'all') return true;
    if (you === NOBODY) return false;
    if (players === 'opponents') return areOpponents(g, s, you);
    return players === 'team' ? sameTeam(g, s, you) : s === you;
  };
  const fits = (s: Seat): boolean => isMeant(s) && (that === undefined || matches(g, { player: s }, that, by));
  const seats = effect.seats ?? g.seatsFrom(0).filter(fits);
  if (seats.length === 0) return;
  for (const mod of effect.mods) {
    if (mod.mod === 'rule') value.playerRules.push({ rule: mod.rule, seats, source: effect.source, mod });
    else if (mod.mod === 'cost') value.playerCosts.push({ seats, source: effect.source, controller: you, mod });
  }
}

function indexAbilities(g: Game, value: Derived): void {
  for (const [id, chars] of value.of) {
    g.spend(chars.abilities.length >> 4);
    const { triggered, replacements, playable } = sortedAbilities(g, chars.abilities);
    // An object has a way of its own to be played, or is lent one.
    const mayBePlayed = playable || chars.terms.some(({ mod }) => mod.mod === 'play');
    if (triggered.length + replacements.length === 0 && !mayBePlayed) continue;
    const zone = zoneName(g.object(id).zone);
    if (mayBePlayed && g.rules.zones.table[zone]?.derived !== true) value.playable.push(id);
    for (const { ability, index } of replacements)
      if (zoneOfReplacement(g, ability) === zone)
        value.replacements.push({ object: id, controller: chars.controller, ability, index });
    for (const { ability, index } of triggered) {
      if (homeOf(g, ability, chars.props) !== zone) continue;
      const list = value.triggers.get(ability.on.on);
      if (list) list.push({ object: id, ability, index });
      else value.triggers.set(ability.on.on, [{ object: id, ability, index }]);
    }
  }
}
