/**
 * What functions outside the zones whose objects are always derived (mtg 113.6, ga 2.4.0.3–7, rb 385). It is found by
 * definition: a game without such abilities looks at nothing. In hidden zones no ability shows itself (mtg 603.2f).
 */

import type { Compiled } from '../cards/compiled.js';
import type { Ability, Filter, ReplacementAbility, TriggeredAbility, TriggerPattern } from '../language/types.js';
import { amongDefinitions, perDefinition } from '../machine/any-definition.js';
import { faceOf } from '../machine/definition-of.js';
import type { Chars } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import { zoneName } from '../machine/zones.js';
import type { Obj } from '../state/state.js';
import { expandKeywords, homeOf, printedCharacteristics } from './characteristics.js';
import { zoneNamesOf } from './evaluate.js';
import type { LayerEffect } from './layers.js';

const isDerived = (g: Game, zone: string): boolean => g.rules.zones.table[zone]?.derived === true;

/** Whether objects in a zone are seen by all, though not derived as a matter of course. */
const isOpen = (g: Game, zone: string): boolean =>
  !isDerived(g, zone) && g.rules.zones.table[zone]?.hidden === 'public';

/** Whether an object lies where abilities function only if they say so. */
export const liesElsewhere = (g: Game, id: number): boolean => {
  const object = g.find(id);
  return object !== undefined && !isDerived(g, zoneName(object.zone));
};

/** The zone in which a replacement ability functions. */
export const zoneOfReplacement = (g: Game, ability: ReplacementAbility): string => ability.zone ?? g.rules.zones.field;

const functionsIn = (g: Game, ability: Ability, props: Chars['props']): string | undefined => {
  if (ability.kind === 'replacement') return zoneOfReplacement(g, ability);
  if (ability.kind === 'play') return ability.zone;
  return ability.kind === 'static' || ability.kind === 'triggered' ? homeOf(g, ability, props) : undefined;
};

/** Whether a definition has an ability that defines its characteristics, maybe by a keyword (mtg 604.3, 702.114a). */
const definesByAbility = perDefinition((g, { abilities }) =>
  expandKeywords(g, abilities).some((a) => a.kind === 'static' && (a.defining === true || a.exceptIn !== undefined)),
);
const definesItself = (g: Game, compiled: Compiled): boolean => compiled.defining || definesByAbility(g, compiled);

/** Whether a definition has an ability that functions in an open zone. */
export const functionsElsewhere = perDefinition((g, { abilities, props }) =>
  expandKeywords(g, abilities).some((ability) => {
    const zone = functionsIn(g, ability, props);
    return zone !== undefined && isOpen(g, zone);
  }),
);

const anyDefinesItself = amongDefinitions(definesItself);
const anyFunctionsElsewhere = amongDefinitions(functionsElsewhere);

/** Adds the objects outside derived zones that define their own characteristics, or whose abilities function there. */
export function addElsewhere(g: Game, of: Map<number, Chars>): void {
  const defining = anyDefinesItself(g);
  if (!defining && !anyFunctionsElsewhere(g)) return;
  for (const key in g.s.zones) {
    const zone = zoneName(key);
    const open = isOpen(g, zone);
    if (isDerived(g, zone) || !(defining || open)) continue;
    for (const id of g.zone(key)) {
      const object = g.object(id);
      const compiled = g.defined(object.def);
      if (definesItself(g, compiled) || (open && !object.status?.faceDown && functionsElsewhere(g, compiled)))
        of.set(id, printedCharacteristics(g, object));
    }
  }
}

/** Adds what effects reach in other zones: cards that a filter admits there, and what a resolved effect was made for. */
export function addReached(g: Game, of: Map<number, Chars>, effects: readonly LayerEffect[]): void {
  if (effects.length === 0) return;
  const add = (id: number): void => {
    const object = of.has(id) ? undefined : g.find(id);
    if (object) of.set(id, printedCharacteristics(g, object));
  };
  const zones = new Set<string>();
  for (const { objects, affects } of effects) {
    if (objects) objects.forEach(add);
    else if (typeof affects === 'object' && !('players' in affects))
      for (const zone of zoneNamesOf(g, affects as Filter))
        if (!isDerived(g, zone) || zone === g.rules.zones.stack) zones.add(zone);
  }
  if (zones.size === 0) return;
  for (const key of Object.keys(g.s.zones)) if (zones.has(zoneName(key))) g.zone(key).forEach(add);
}

const names = (value: unknown, zone: string): boolean => (Array.isArray(value) ? value.includes(zone) : value === zone);

/**
 * Whether an ability waits for its own object to go somewhere that is not the field, from wherever it says but the field:
 * such a condition can't be met there, so it functions in all zones from which it can (mtg 113.6k, 603.6c).
 */
export function followsItself(
  g: Game,
  { on, object, match }: Pick<TriggerPattern, 'on' | 'object' | 'match'>,
): boolean {
  if (on !== 'move' || object !== 'self' || !match) return false;
  if (!('to' in match || 'from' in match || 'paying' in match)) return false;
  const { field } = g.rules.zones;
  return !names(match.to, field) && !names(match.from, field);
}

const followers = new WeakMap<Ability[], [TriggeredAbility, number][]>();

/** The abilities of what has moved that wait for just that, with their places in its list. */
export function followersOf(g: Game, object: Obj, now: Chars | undefined): [TriggeredAbility, number][] {
  const abilities = expandKeywords(g, now?.abilities ?? faceOf(g, object).abilities);
  let found = followers.get(abilities);
  if (!found) {
    found = abilities.flatMap((ability, i): [TriggeredAbility, number][] =>
      ability.kind === 'triggered' && followsItself(g, ability.on) ? [[ability, i]] : [],
    );
    followers.set(abilities, found);
  }
  return found;
}

const ownMoves = new WeakMap<Ability[], [ReplacementAbility, number][]>();

/** The replacement abilities of an object off the field that say where it goes instead, with their places in its list. */
export function ownMovesOf(g: Game, object: Obj, now: Chars | undefined): [ReplacementAbility, number][] {
  const abilities = expandKeywords(g, now?.abilities ?? faceOf(g, object).abilities);
  let found = ownMoves.get(abilities);
  if (!found) {
    found = abilities.flatMap((ability, i): [ReplacementAbility, number][] =>
      ability.kind === 'replacement' && !ability.entering && followsItself(g, ability) ? [[ability, i]] : [],
    );
    ownMoves.set(abilities, found);
  }
  return found;
}
