/**
 * Combat damage is judged by all of it together (510.1e): whether a blocker is assigned lethal damage, so that a
 * trampling attacker may let some through (702.19b), counts what other creatures assign to it in the same step.
 */

/** What one creature assigns: how much it has, whether any of it is lethal (702.2c), to which creatures it can go. */
export interface Dealer {
  power: number;
  deadly: boolean;
  to: number[];
  /** The planeswalker that it attacks, of which all of the loyalty counts, whatever deals the damage (702.19c). */
  attacked?: number;
}
/** Damage that creatures still must be assigned to have lethal damage, by creature. */
export type Need = ReadonlyMap<number, number>;

/** What is left to assign to each creature after this. */
function after(need: Need, by: Dealer, assigned: ReadonlyMap<number, number>): Map<number, number> {
  const left = new Map<number, number>();
  for (const [id, n] of need) {
    const amount = assigned.get(id) ?? 0;
    const rest = by.deadly && amount > 0 && id !== by.attacked ? 0 : n - amount;
    if (rest > 0) left.set(id, rest);
  }
  return left;
}

/**
 * How these creatures can together assign lethal damage to all that need it: for each of them what it assigns to whom.
 * Null where they can't.
 */
export function assignRequired(dealers: readonly Dealer[], need: Need): Map<number, number>[] | null {
  if (need.size === 0) return dealers.map(() => new Map());
  const at = dealers.findIndex((d) => d.deadly && d.to.some((id) => need.has(id)) && d.power > 0);
  if (at < 0) return flow(dealers, need);
  // A creature whose every damage is lethal spares one damage for each of some; which ones is tried out.
  const deadly = dealers[at] as Dealer;
  for (const some of subsets(
    deadly.to.filter((id) => need.has(id)),
    deadly.power,
  )) {
    const assigned = new Map(some.map((id) => [id, 1]));
    const { attacked, power } = deadly;
    const more = attacked === undefined ? 0 : Math.min(need.get(attacked) ?? 0, power - some.length);
    if (attacked !== undefined && more > 0) assigned.set(attacked, more);
    const rest = assignRequired(
      dealers.map((d, i) => (i === at ? { power: 0, deadly: d.deadly, to: [] } : d)),
      after(need, deadly, assigned),
    );
    if (rest) return rest.map((one, i) => (i === at ? assigned : one));
  }
  return null;
}

/** Largest sets first, as those leave least to the others. */
function subsets(ids: number[], atMost: number): number[][] {
  if (ids.length > 10) return [ids.slice(0, atMost)];
  const all: number[][] = [[]];
  for (const id of ids) for (const set of all.slice()) all.push([...set, id]);
  return all.filter((set) => set.length <= atMost).sort((a, b) => b.length - a.length);
}

/** Damage as a flow from dealers to those that need it, moving assigned damage elsewhere where that makes room. */
function flow(dealers: readonly Dealer[], need: Need): Map<number, number>[] | null {
  const given = dealers.map(() => new Map<number, number>());
  const left = dealers.map((d) => d.power);
  const push = (id: number, seen: Set<number>): boolean => {
    for (const [i, dealer] of dealers.entries()) {
      if (seen.has(i) || !(dealer.to.includes(id) || dealer.attacked === id)) continue;
      seen.add(i);
      const own = given[i] as Map<number, number>;
      if ((left[i] as number) > 0) left[i] = (left[i] as number) - 1;
      else {
        const other = [...own.keys()].find((k) => k !== id && (own.get(k) ?? 0) > 0 && push(k, seen));
        if (other === undefined) continue;
        own.set(other, (own.get(other) as number) - 1);
      }
      own.set(id, (own.get(id) ?? 0) + 1);
      return true;
    }
    return false;
  };
  for (const [id, n] of need) for (let k = 0; k < n; k++) if (!push(id, new Set())) return null;
  return given;
}
