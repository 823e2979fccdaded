/** What abilities ask of attacks beside who attacks: what is attacked, and what else attacks (508.3). */
import {
  type Entity,
  type Game,
  type JsonObject,
  matches,
  type Perspective,
  type TriggerPattern,
} from '@arbiter/engine';
import { attackers } from './506-combat.js';

/** What an attack was declared against. */
function attackedBy({ attackedPlayer, attackedObject }: JsonObject): Entity | null {
  if (typeof attackedPlayer === 'number') return { player: attackedPlayer };
  return typeof attackedObject === 'number' ? { object: attackedObject } : null;
}

/** All attackers of a declaration are attacking before abilities trigger on any of them. */
export function fitsAttack(g: Game, { beside, at }: TriggerPattern, event: JsonObject, by: Perspective): boolean {
  if (at !== undefined) {
    const attacked = attackedBy(event);
    if (!attacked || !matches(g, attacked, at, by)) return false;
  }
  if (beside === undefined) return true;
  const others = attackers(g).filter((id) => id !== event.object && matches(g, { object: id }, beside.what, by));
  return others.length >= (beside.count ?? 1);
}
