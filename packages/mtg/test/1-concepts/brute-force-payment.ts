/** Mana payment by trying everything: slow, and plainly right. For comparing the solver with. */

import type { ManaColor, ManaSource, Pool } from '../../src/1-concepts/106-payment.js';
import type { ManaCost, ManaSymbol } from '../../src/1-concepts/107.4-mana-symbols.js';

interface Unit {
  type: ManaColor;
  snow: boolean;
}

/** Pays symbol by symbol with every unit that fits; null when nothing fits, else the least life needed. */
function leastLife(
  symbols: readonly ManaSymbol[],
  generic: number,
  units: readonly Unit[],
  life: number,
): number | null {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) return units.length >= generic ? 0 : null;
  const found: number[] = [];
  const tried = new Set<string>();
  units.forEach((unit, at) => {
    const name = JSON.stringify(unit);
    if (tried.has(name)) return;
    tried.add(name);
    if (symbol === 'S' ? !unit.snow : !symbol.split('/').includes(unit.type)) return;
    const least = leastLife(rest, generic, units.toSpliced(at, 1), life);
    if (least !== null) found.push(least);
  });
  if (symbol.startsWith('2/')) {
    const least = leastLife(rest, generic + 2, units, life);
    if (least !== null) found.push(least);
  }
  if (symbol.endsWith('/P') && life >= 2) {
    const least = leastLife(rest, generic, units, life - 2);
    if (least !== null) found.push(least + 2);
  }
  return found.length > 0 ? Math.min(...found) : null;
}

const unitsOf = (pool: Pool, snow: Pool = {}): Unit[] =>
  Object.entries(pool).flatMap(([type, n = 0]) =>
    Array.from({ length: n }, (_, i) => ({ type: type as ManaColor, snow: i < (snow[type] ?? 0) })),
  );

/** The least life with which the cost can be paid by using all or some of the sources; null when it can't be paid. */
export function bruteForce(
  cost: ManaCost,
  pool: Pool,
  sources: readonly ManaSource[],
  options: { life?: number; snow?: Pool } = {},
): number | null {
  const found: number[] = [];
  const go = (at: number, units: Unit[], used: ReadonlySet<unknown>): void => {
    const source = sources[at];
    if (!source) {
      const least = leastLife(cost.symbols, cost.generic, units, options.life ?? 0);
      if (least !== null) found.push(least);
      return;
    }
    go(at + 1, units, used);
    if (source.exclusive !== undefined && used.has(source.exclusive)) return;
    for (const output of source.outputs) {
      const made = output.map((type) => ({ type, snow: source.snow ?? false }));
      go(at + 1, [...units, ...made], new Set([...used, source.exclusive]));
    }
  };
  go(0, unitsOf(pool, options.snow), new Set());
  return found.length > 0 ? Math.min(...found) : null;
}
