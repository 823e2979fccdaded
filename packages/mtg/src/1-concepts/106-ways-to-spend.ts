/** The ways in which mana of a pool, and life, can pay a cost exactly. */
import { canPay, type Payment, type Pool, solvePayment } from './106-payment.js';
import { lifeFor } from './106-payment-check.js';
import { MANA_TYPES } from './106-payment-sources.js';
import type { ManaCost } from './107.4-mana-symbols.js';

/** More ways than this to pay from a pool nobody wants to read: then only the one that keeps most colors is offered. */
const MAX_WAYS = 24;

/**
 * The different amounts of each type of mana in the pool that exactly pay a cost, the automatic choice first.
 * @param life so much of it is paid with life
 */
export function waysToSpend(cost: ManaCost, pool: Pool, life = 0): { [color: string]: number }[] {
  const best = solvePayment(cost, pool, [], { life, wanted: life })?.spent;
  if (!best) return [];
  const found: { [color: string]: number }[] = [];
  const isEnough = (spent: Pool): boolean => canPay(cost, spent, [], { life });
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

/** The ways to pay a cost from the pool and with at most so much life, the least life first (107.4f, 118.13). */
export function waysToPay(cost: ManaCost, pool: Pool, life: number): Pick<Payment, 'spent' | 'life'>[] {
  const lives = Math.floor(Math.min(life, lifeFor(cost)) / 2);
  return Array.from({ length: lives + 1 }, (_, n) => 2 * n).flatMap((paid) =>
    waysToSpend(cost, pool, paid).map((spent) => ({ spent, life: paid })),
  );
}
