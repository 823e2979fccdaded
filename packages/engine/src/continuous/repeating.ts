/**
 * Layers that are applied again until nothing changes any more (rb 476): what they come to may make an ability apply, or no
 * longer apply, that was looked at before. Each ability begins to apply to an object once that way, and ends once (rb 476.1,
 * 476.3).
 */
import type { StaticAbility } from '../language/types.js';
import type { Amendment, Derived } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import { affectedObjects, type LayerEffect, stillApplies, wholeEffect } from './layers.js';

/** Notes what an effect is applied to in a layer. */
export function noteReached(effect: LayerEffect, objects: readonly number[]): void {
  const { ever, always } = effect.reached ?? { ever: [], always: objects };
  effect.reached = {
    ever: [...new Set([...ever, ...objects])],
    always: always.filter((id) => objects.includes(id)),
  };
}

/** Words whose answers depend on what layers come to. */
const FIGURES = /"(?:stat|keyword|keywordValue|highest|lowest|total|parity|has|prop)":/;
const asks = new WeakMap<StaticAbility, boolean>();

/** Whether what layers come to may change what an ability applies to: its condition or its filter asks for that. */
function asksForFigures(ability: StaticAbility): boolean {
  let known = asks.get(ability);
  if (known === undefined) {
    const { if: condition, affects } = ability;
    known = FIGURES.test(JSON.stringify([condition ?? null, typeof affects === 'object' ? affects : null]));
    asks.set(ability, known);
  }
  return known;
}

/** An effect that has not begun to apply, and changes nothing otherwise. */
function asAtFirst(effect: LayerEffect): LayerEffect {
  const fresh = wholeEffect(effect);
  fresh.found = undefined;
  fresh.begun = false;
  fresh.amendment = undefined;
  return fresh;
}

/** Adds what has to be different in the next sequence of layers. @returns whether anything has */
export function amend(g: Game, value: Derived, effects: readonly LayerEffect[]): boolean {
  const { of } = value;
  value.amendments ??= new Map();
  const { amendments } = value;
  let found = false;
  for (const effect of effects) {
    const { ability, source, defining } = effect;
    if (!ability || defining || !asksForFigures(ability)) continue;
    g.spend();
    const fresh = asAtFirst(effect);
    // Whether it is there at all was settled as its layers were applied.
    const unconditional = asAtFirst(effect);
    unconditional.if = undefined;
    if (!stillApplies(g, of, unconditional)) continue;
    const now = stillApplies(g, of, fresh) ? affectedObjects(g, of, fresh) : [];
    const { ever, always } = effect.reached ?? { ever: [], always: [] };
    const amendment = effect.amendment ?? { gains: new Set(), loses: new Set() };
    const gained = now.filter((id) => !always.includes(id) && !amendment.gains.has(id));
    const lost = ever.filter((id) => !now.includes(id) && !amendment.loses.has(id));
    if (gained.length + lost.length === 0) continue;
    found = true;
    for (const id of gained) amendment.gains.add(id);
    for (const id of lost) amendment.loses.add(id);
    const bySource = amendments.get(ability) ?? new Map<number, Amendment>();
    amendments.set(ability, bySource.set(source, amendment));
  }
  return found;
}
