/** Blocks that obey as many requirements as possible without disobeying a restriction (509.1c). */

export interface Blockings {
  /** Who could block whom, and how many at once. */
  may: { id: number; into: number[]; most: number }[];
  /** Those that must block if able. */
  must: ReadonlySet<number>;
  /** Whether an attacker may be blocked by exactly these. */
  allowed: (attacker: number, group: number[]) => boolean;
}
type Pairs = [blocker: number, attacker: number][];

/** Boards on which more than this would have to be tried out are judged by the best found so far. */
const TRIES = 5000;

export function mostRequired({ may, must, allowed }: Blockings): Pairs {
  const required = may.filter((m) => must.has(m.id));
  if (required.length === 0) return [];
  const groupOf = (pairs: Pairs, attacker: number): number[] => pairs.filter(([, a]) => a === attacker).map(([b]) => b);
  const attackers = [...new Set(may.flatMap((m) => m.into))];
  const legal = (pairs: Pairs): boolean =>
    attackers.every((a) => {
      const group = groupOf(pairs, a);
      return group.length === 0 || allowed(a, group);
    });
  const count = (pairs: Pairs): number => new Set(pairs.map(([b]) => b).filter((b) => must.has(b))).size;

  let best: Pairs = [];
  let tries = 0;
  // Those that must block come first; the others only help where one alone isn't enough (menace).
  const order = [...required, ...may.filter((m) => !must.has(m.id))];
  const helped = (pairs: Pairs): number[] =>
    attackers.filter((a) => !allowed(a, groupOf(pairs, a)) && groupOf(pairs, a).length > 0);
  const walk = (at: number, pairs: Pairs): void => {
    if (tries++ > TRIES || count(best) === required.length) return;
    if (count(pairs) > count(best) && legal(pairs)) best = pairs;
    const one = order[at];
    if (!one) return;
    // Nothing can become better any more.
    const still = order.slice(at).filter((m) => must.has(m.id)).length;
    if (count(pairs) + still < count(best) || (still === 0 && helped(pairs).length === 0)) return;
    const into = must.has(one.id) ? one.into : one.into.filter((a) => helped(pairs).includes(a));
    for (const set of choices(into, one.most))
      walk(at + 1, [...pairs, ...set.map((a): [number, number] => [one.id, a])]);
  };
  walk(0, []);
  return best;
}

/** Single attackers first, then none, then several at once. */
function choices(into: number[], most: number): number[][] {
  const single = into.map((a) => [a]);
  if (most <= 1 || into.length > 6) return [...single, []];
  const sets: number[][] = [[]];
  for (const a of into) for (const set of sets.slice()) sets.push([...set, a]);
  return [...single, [], ...sets.filter((s) => s.length > 1 && s.length <= most)];
}
