/** Spells that nobody must cast who is told to cast them if able: for what only they know whether they have it (118.8c). */
import { type Cost, type Game, type JsonObject, ownFaceOf, playedFace, wayIn } from '@arbiter/engine';
import { cite } from '../cite.js';

/** Why somebody may decline to cast a spell that they could cast. @citation */
export const EXCUSED = cite('mtg:118.8c');

/** Whether paying takes cards with a quality out of a hidden zone, or shows them there. */
function isOfHiddenCards(cost: Cost): boolean {
  if (cost.pay !== 'discard' && cost.pay !== 'reveal' && cost.pay !== 'exile') return false;
  if (cost.pay === 'exile' && cost.from !== 'hand' && cost.from !== 'library') return false;
  // An empty list admits any card.
  return cost.what !== 'self' && !(Array.isArray(cost.what) && cost.what.length === 0);
}

/** Whether a player may decline to play what is offered to them, though they must play what they can. */
export function isExcused(g: Game, offer: JsonObject): boolean {
  const object = typeof offer.object === 'number' ? g.find(offer.object) : undefined;
  if (!object) return false;
  const { way } = wayIn(offer);
  const { abilities } = way ? playedFace(g, object, way) : ownFaceOf(g, object);
  return abilities.some(
    (ability) => ability.kind === 'spell' && (ability.additional ?? []).some((cost) => isOfHiddenCards(cost)),
  );
}
