/** The ways in which mana of a pool can pay a cost exactly. */
import { canPay, type Pool, solvePayment } from './106-payment.js';
import { MANA_TYPES } from './106-payment-sources.js';
import type { ManaCost } from './107.4-mana-symbols.js';

/** More ways than this to pay from a pool nobody wants to read: then only the one that keeps most colors is offered. */
const MAX_WAYS = 24;

/** The different amounts of each type of mana in the pool that exactly pay a cost, the automatic choice first. */
export function waysToSpend(cost: ManaCost, pool: Pool): { [color: string]: number }[] {
  const best = solvePayment(cost, pool, [])?.spent;
  if (!best) return [];
  const found: { [color: string]: number }[] = [];
  const isEnough = (spent: Pool): boolean => canPay(cost, spent, []);
  const exact = (spent: { [color: string]: number }): boolean =>
    isEnough(spent) && MANA_TYPES.every((m) => !spent[m] || !isEnough({ ...spent, [m]: (spent[m] ?? 0) - 1 }));
  const most = cost.generic + 2 * cost.symbols.length;
  let tries = 0;
  const walk = (at: number, spent: { [color: string]: number }, total: number): void => {
    const color = MANA_TYPES[at];
    if (color === undefined) {
      tries++;
      if (exact(spent)) found.push(spent);
      return;
    }
    for (let n = 0; n <= Math.min(pool[color] ?? 0, most - total) && found.length <= MAX_WAYS && tries < 1000; n++)
      walk(at + 1, n > 0 ? { ...spent, [color]: n } : spent, total + n);
  };
  walk(0, {}, 0);
  const text = (spent: Pool): string => MANA_TYPES.map((m) => spent[m] ?? 0).join();
  return [best, ...(found.length > MAX_WAYS || tries >= 1000 ? [] : found.filter((f) => text(f) !== text(best)))];
}
