/** Several costs of giving something up share nothing: each takes objects of its own (2.3.1.8). */
import { all, type Cost, type Game, type Payer, zoneName } from '@arbiter/engine';
import { helpersOf, helpUpTo, reservableHand, reservableObjects } from './2.3.3-reserving.js';

/** Resting something uses it otherwise than putting it away does. */
const resting = (id: number): number => -1 - id;

/** Whether it is the card that is being played: it is gone from where it lies by the time its costs are paid (2.3.1.2, 2.3.2.2). */
export const isPlayed = (g: Game, id: number, { source, playing }: Payer): boolean =>
  id === source && (playing === true || (playing === undefined && zoneName(g.find(id)?.zone ?? '') === 'materialDeck'));

/** What each of so many parts of a total cost could be. */
function givenUpFor(g: Game, costs: readonly Cost[], payer: Payer): number[][] {
  const by = { source: payer.source, controller: payer.seat };
  // Where the hand is enough and nothing else takes its cards, what is reserved is in nobody's way.
  const hand = reservableHand(g, payer).length;
  const contested = costs.some(({ pay }) => pay === 'discardCards' || pay === 'banish');
  return costs.flatMap((cost): number[][] => {
    if (cost.pay === 'reserve') return contested || hand < cost.amount ? reservedFor(g, cost.amount, payer) : [];
    if (cost.pay === 'rest') return [[resting(payer.source)]];
    if (
      cost.pay !== 'sacrifice' &&
      cost.pay !== 'banish' &&
      cost.pay !== 'returnToMaterial' &&
      cost.pay !== 'discardCards'
    )
      return [];
    if (typeof cost.what === 'string') return cost.what === 'self' ? [[payer.source]] : [];
    const found = all(g, cost.what, by).flatMap((e) =>
      'object' in e && !isPlayed(g, e.object, payer) ? [e.object] : [],
    );
    return Array.from({ length: leastOf(cost) }, () => found);
  });
}
/** How many it gives up at least. */
const leastOf = ({ least, count, x }: { least?: unknown; count?: unknown; x?: unknown }): number =>
  typeof least === 'number' ? least : typeof count === 'number' ? count : x === true ? 0 : 1;
/** What each card that is reserved could be: of those that an ability lets pay only so many may. */
function reservedFor(g: Game, amount: number, payer: Payer): number[][] {
  const usual = [...reservableHand(g, payer), ...reservableObjects(g, payer.seat).map(resting)];
  const helpers = helpersOf(g, payer);
  const helping = helpers.flatMap(({ objects }) => objects);
  const most = helpUpTo(g, helpers);
  return Array.from({ length: amount }, (_, i) => (i < amount - most ? usual : [...usual, ...helping]));
}

/** Whether each part can have one of its own. */
function suffice(parts: readonly (readonly number[])[]): boolean {
  const taken = new Map<number, number>();
  const take = (part: number, seen: Set<number>): boolean =>
    (parts[part] ?? []).some((id) => {
      if (seen.has(id)) return false;
      seen.add(id);
      const other = taken.get(id);
      if (other !== undefined && !take(other, seen)) return false;
      taken.set(id, part);
      return true;
    });
  return parts.every((_, part) => take(part, new Set()));
}

/** Whether what a total cost gives up is enough for all its parts. */
export const sharesNothing = (g: Game, costs: readonly Cost[], payer: Payer): boolean =>
  costs.length < 2 || suffice(givenUpFor(g, costs, payer));
