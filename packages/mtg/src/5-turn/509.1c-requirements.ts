/** Blocks that obey as many requirements as possible without disobeying a restriction (509.1c). */

export interface Blockings {
  /** Who could block whom, and how many at once. */
  may: { id: number; into: number[]; most: number }[];
  /** Those that must block if able: any attacker (null), or this one. */
  must: ReadonlyMap<number, readonly Required[]>;
  /** Attackers that must be blocked if able, by whichever creatures. */
  wanted: ReadonlySet<number>;
  /** Whether an attacker may be blocked by exactly these. */
  allowed: (attacker: number, group: number[]) => boolean;
  /** Counts work in units of a few microseconds. */
  spend: (units: number) => void;
}
type Pairs = [blocker: number, attacker: number][];
/** The attacker that must be blocked, or null for any. */
export type Required = number | null;

/** How many requirements blocks obey. */
export function obeyedBy(
  { must, wanted }: Pick<Blockings, 'must' | 'wanted'>,
  pairs: readonly [number, number][],
): number {
  return obeyedByBlockers(must, pairs) + new Set(pairs.flatMap(([, a]) => (wanted.has(a) ? [a] : []))).size;
}
function obeyedByBlockers(must: Blockings['must'], pairs: readonly [number, number][]): number {
  const blocked = new Map<number, number[]>();
  for (const [blocker, attacker] of pairs) {
    if (!must.has(blocker)) continue;
    const attackers = blocked.get(blocker);
    if (attackers) attackers.push(attacker);
    else blocked.set(blocker, [attacker]);
  }
  let obeyed = 0;
  for (const [blocker, attackers] of blocked)
    for (const attacker of must.get(blocker) ?? []) if (attacker === null || attackers.includes(attacker)) obeyed++;
  return obeyed;
}

/** Who blocks each attacker that is blocked. */
export function groupsOf(pairs: Pairs): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const [blocker, attacker] of pairs) {
    const group = groups.get(attacker);
    if (group) group.push(blocker);
    else groups.set(attacker, [blocker]);
  }
  return groups;
}

/** Creatures that are looked at in the time of one unit. */
const LOOKS_PER_UNIT = 16;

/** Boards on which more than this would have to be tried out are judged by the best found so far; so many units of work at most. */
const TRIES = 5000;
const WORK = 20_000;

/** How many requirements one creature could obey at most, whatever the others do: it blocks so many attackers, and no more. */
function mostObeyed(
  asked: readonly Required[],
  { into, most }: Blockings['may'][number],
  wanted: ReadonlySet<number>,
): number {
  const worth = into.map((a) => asked.filter((one) => one === a).length + (wanted.has(a) ? 1 : 0));
  const best = worth.sort((a, b) => b - a).slice(0, Math.max(1, most));
  return asked.filter((one) => one === null).length + best.reduce((sum, n) => sum + n, 0);
}

export function mostRequired({ may, must, wanted, allowed, spend }: Blockings): Pairs {
  const reaches = ({ into }: Blockings['may'][number]): boolean => into.some((a) => wanted.has(a));
  const isRequired = (m: Blockings['may'][number]): boolean => must.has(m.id) || reaches(m);
  const required = may.filter(isRequired);
  if (required.length === 0) return [];
  const legal = (pairs: Pairs): boolean => [...groupsOf(pairs)].every(([a, group]) => allowed(a, group));

  let best: Pairs = [];
  let most = 0;
  let tries = 0;
  let worked = 0;
  // Those that must block come first; the others only help where one alone isn't enough (menace).
  const order = [...required, ...may.filter((m) => !isRequired(m))];
  const helped = (pairs: Pairs): Set<number> =>
    new Set([...groupsOf(pairs)].flatMap(([a, group]) => (allowed(a, group) ? [] : [a])));
  /** How many requirements those from each place on could obey at most. */
  const later = order.map(() => 0);
  for (let i = order.length - 1, n = 0; i >= 0; i--) {
    const one = order[i] as Blockings['may'][number];
    later[i] = n += mostObeyed(must.get(one.id) ?? [], one, wanted);
  }
  const asked = [...must.values()].reduce((sum, one) => sum + one.length, wanted.size);
  const all = Math.min(asked, later[0] ?? 0);
  const walk = (at: number, pairs: Pairs): void => {
    if (tries++ > TRIES || worked > WORK || most === all) return;
    const work = 1 + (3 * pairs.length) / LOOKS_PER_UNIT;
    worked += work;
    spend(work);
    const obeyed = obeyedBy({ must, wanted }, pairs);
    if (obeyed > most && legal(pairs)) [best, most] = [pairs, obeyed];
    const one = order[at];
    if (!one) return;
    // Nothing can become better any more.
    const still = later[at] ?? 0;
    if (obeyed + still <= most || (still === 0 && helped(pairs).size === 0)) return;
    const inNeed = must.has(one.id) ? null : new Set([...helped(pairs), ...wanted]);
    const into = inNeed ? one.into.filter((a) => inNeed.has(a)) : one.into;
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
