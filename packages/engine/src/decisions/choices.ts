/** Objects and players as options. */

import { controllerOf } from '../continuous/characteristics.js';
import { isTable, type Json } from '../contract/json.js';
import { type Choice, wholeChoice } from '../machine/choice.js';
import type { Resolved } from '../machine/control.js';
import { cardOf } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { outsideZone, publicId, zoneName } from '../machine/zones.js';
import { NOBODY } from '../state/perspective.js';
import { type Entity, isPlayer } from '../state/state.js';

/**
 * Option for an object or player, with the fields that the contract promises; what is gone is named as it was.
 * @param more what else it says, such as how much may be assigned to it
 */
export function entityChoice(g: Game, e: Entity, data?: Json, more?: Partial<Choice>): Choice {
  if (isPlayer(e)) {
    const { name } = g.player(e.player);
    return wholeChoice({ kind: 'PLAYER', label: name, player: e.player, data: data ?? { player: e.player }, ...more });
  }
  const object = g.find(e.object);
  const controller = controllerOf(g, e.object);
  const { owner, zone } = object ?? g.s.lastKnown[e.object] ?? g.object(e.object);
  return wholeChoice({
    kind: 'OBJECT',
    label: g.rules.view.label(g, e),
    object: publicId(e.object),
    card: cardOf(g, e.object),
    controller: controller === NOBODY ? undefined : controller,
    owner,
    zone: object ? outsideZone(g, object) : zoneName(zone),
    data: data ?? { object: e.object },
    ...more,
  });
}

export const outsideTargets = (g: Game, targets: Entity[][]): Json =>
  targets
    .flat()
    .map((e): Json => (isPlayer(e) ? { player: e.player } : { object: publicId(e.object), card: cardOf(g, e.object) }));

/** The objects and players that were chosen among options of theirs. */
export const entitiesIn = (picked: Resolved): Entity[] => (Array.isArray(picked) ? picked.flatMap(entityIn) : []);
function entityIn(data: Json): Entity[] {
  if (!isTable(data)) return [];
  if (typeof data.object === 'number') return [{ object: data.object }];
  return typeof data.player === 'number' ? [{ player: data.player }] : [];
}
