/**
 * Abilities that wait for a state of the game instead of an event: they trigger as soon as it is so, and not again until
 * the last one has left the stack (mtg 603.8).
 */

import { controllerOf } from '../continuous/characteristics.js';
import { derive } from '../continuous/derive.js';
import { holds } from '../continuous/evaluate.js';
import { canonical } from '../language/canonical.js';
import type { Ability } from '../language/types.js';
import type { Game } from '../machine/game.js';
import { wait } from './triggers.js';

export function triggerOnState(g: Game): void {
  for (const { object, ability } of derive(g).triggers.get('state') ?? []) {
    const controller = controllerOf(g, object);
    const when = ability.on.when;
    if (!when || !holds(g, when, { source: object, controller }) || isUnderWay(g, object, ability)) continue;
    wait(g, { source: object, controller, ability, event: { type: 'state' } }, g.s.counters.id);
  }
}

/** Whether this ability of this object is waiting already, or on the stack. */
function isUnderWay(g: Game, object: number, ability: Ability): boolean {
  const same = (other: Ability | undefined): boolean => other === ability || canonical(other) === canonical(ability);
  if (g.waiting.some((t) => t.source === object && same(t.ability))) return true;
  return g.zone(g.rules.zones.stack).some((id) => {
    const item = g.object(id);
    return item.source === object && same(item.ability);
  });
}
