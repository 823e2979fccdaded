/** Several costs of giving something up share nothing: each takes objects of its own (2.3.1.8). */
import { all, type Cost, type Game, type Payer } from '@arbiter/engine';

/** What each of so many parts of a total cost could be. */
function givenUpFor(g: Game, costs: readonly Cost[], payer: Payer): number[][] {
  const by = { source: payer.source, controller: payer.seat };
  return costs.flatMap((cost) => {
    if (cost.pay !== 'sacrifice' && cost.pay !== 'banish' && cost.pay !== 'returnToMaterial') return [];
    if (typeof cost.what === 'string') return cost.what === 'self' ? [[payer.source]] : [];
    const found = all(g, cost.what, by).flatMap((e) => ('object' in e ? [e.object] : []));
    return Array.from({ length: typeof cost.count === 'number' ? cost.count : 1 }, () => found);
  });
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
