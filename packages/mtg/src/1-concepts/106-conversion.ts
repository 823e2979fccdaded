/**
 * Mana abilities that themselves cost mana, or something that a player must choose: where nothing else suffices, an
 * automatic payment activates them first, so that it is made whenever there is one (601.2g, 605.3a). The sources that it
 * takes are tapped at once; then one such ability after another is paid from the pool.
 */

import type { Claim } from '@arbiter/engine';
import { canPay, type ManaColor, type Payment, solvePayment } from './106-payment.js';
import type { ManaSource, Pool } from './106-payment-sources.js';
import { waysToSpend } from './106-ways-to-spend.js';
import { addCosts, type ManaCost } from './107.4-mana-symbols.js';
import { canDeal, dealingsBut } from './118-claims.js';

export interface Converter {
  id: number;
  ability: number;
  cost: ManaCost;
  outputs: ManaColor[][];
  /** It can't be activated a second time in one payment. */
  once: boolean;
  /** How much it puts away each time, of how much there is. */
  puts: number;
  of: number;
  /** What it puts away or taps. */
  claims: readonly Claim[];
}
/** The first ability to activate, with the mana that pays for it, after these sources. */
export interface Conversion {
  uses: Payment['uses'];
  first: { id: number; ability: number; output: number; spent: Pool };
}
interface Step {
  converter: Converter;
  output: number;
}

/** Most abilities of this kind in one payment, and most attempts to find them. */
const MOST_STEPS = 4;
const MOST_TRIES = 240;

type Spend = (units: number) => void;
/** What is to be paid, and with how much life at most. */
interface Due {
  cost: ManaCost;
  life: number;
  /** What other parts of the same cost take (118.3). */
  needed: readonly Claim[] | undefined;
}

export function convert(
  due: Due,
  pool: Pool,
  sources: readonly ManaSource[],
  converters: readonly Converter[],
  spend: Spend,
): Conversion | null {
  let tries = 0;
  const search = (steps: Step[], left: number): Conversion | null => {
    if (left === 0) return attempt(due, pool, sources, steps, spend);
    const seen = new Set<string>();
    for (const converter of converters) {
      if (!fits(converter, steps, due.needed)) continue;
      // Of those that are alike one is enough.
      const like = JSON.stringify([converter.cost, converter.outputs, converter.once, converter.puts]);
      if (seen.has(like) && !steps.some((s) => s.converter === converter)) continue;
      seen.add(like);
      for (const output of converter.outputs.keys()) {
        if (++tries > MOST_TRIES) return null;
        spend(1);
        const found = search([...steps, { converter, output }], left - 1);
        if (found) return found;
      }
    }
    return null;
  };
  for (let count = 1; count <= MOST_STEPS; count++) {
    const found = search([], count);
    if (found || tries > MOST_TRIES) return found;
  }
  return null;
}

/** Whether an ability can be activated after others: enough is left to put away, whatever the player chooses. */
function fits(converter: Converter, steps: readonly Step[], needed: Due['needed']): boolean {
  if (converter.once && steps.some((s) => s.converter.id === converter.id)) return false;
  const all = [...steps.map((s) => s.converter), converter].filter((c) => c.puts > 0);
  const total = all.reduce((n, c) => n + c.puts, 0);
  if (all.some((c) => c.of < total)) return false;
  return !needed || canDeal([...needed, ...all.flatMap(({ claims }) => claims)]);
}

function attempt(
  due: Due,
  pool: Pool,
  sources: readonly ManaSource[],
  steps: readonly Step[],
  spend: Spend,
): Conversion | null {
  const own = steps.reduce((sum, { converter }) => addCosts(sum, converter.cost), NO_MANA);
  // What the abilities add pays for none of them before it is there: so more may have to come from the sources.
  for (let more = 0; more <= own.generic + own.symbols.length; more++) {
    const found = attemptWith(due, addCosts(own, { ...NO_MANA, generic: more }), pool, sources, steps, spend);
    if (found !== null) return found;
  }
  return null;
}
const NO_MANA: ManaCost = { generic: 0, x: 0, symbols: [] };

/** @param besides what the sources pay beside the cost itself */
function attemptWith(
  { cost, life }: Due,
  besides: ManaCost,
  pool: Pool,
  sources: readonly ManaSource[],
  steps: readonly Step[],
  spend: Spend,
): Conversion | null {
  const together = addCosts(cost, besides);
  const added = steps.reduce((sum, { converter, output }) => plus(sum, converter.outputs[output] ?? []), pool);
  const used = steps.filter(({ converter }) => converter.once).map(({ converter }) => converter.id);
  const left = sources.filter((s) => !used.includes(s.id));
  const payment = solveBeside(steps, left, (from) => solvePayment(together, added, from, { spend, life }));
  if (!payment) return null;
  const floating = payment.uses.reduce((sum, use) => {
    const source = sources.find((s) => s.id === use.id && s.ability === use.ability);
    return plus(sum, source?.outputs[use.output] ?? []);
  }, pool);
  const spent = inOrder({ cost, life: payment.life, needed: undefined }, floating, steps);
  const [first] = steps;
  if (!spent || !first) return null;
  return {
    uses: payment.uses,
    first: { id: first.converter.id, ability: first.converter.ability, output: first.output, spent },
  };
}

/** Pays with what is left once these abilities have taken theirs: what they tap or put away helps to pay nothing else (601.2g, 601.2h). */
function solveBeside(
  steps: readonly Step[],
  sources: readonly ManaSource[],
  solve: (from: readonly ManaSource[]) => Payment | null,
): Payment | null {
  const claims = steps.flatMap(({ converter }) => converter.claims);
  const helping = sources.flatMap((s) => (s.ability < 0 ? [s.id] : []));
  if (claims.length === 0 || helping.length === 0) return solve(sources);
  for (const taken of dealingsBut(claims, helping)) {
    const payment = solve(sources.filter((s) => s.ability >= 0 || !taken.includes(s.id)));
    if (payment) return payment;
  }
  return null;
}

/** What the first ability is paid with so that each can be paid in its turn, and the cost at last; null: it can't be. */
function inOrder(due: Due, floating: Pool, [step, ...rest]: readonly Step[]): Pool | null {
  if (!step) return canPay(due.cost, floating, [], { life: due.life }) ? {} : null;
  for (const spent of waysToSpend(step.converter.cost, floating)) {
    const left = plus(minus(floating, spent), step.converter.outputs[step.output] ?? []);
    if (inOrder(due, left, rest)) return spent;
  }
  return null;
}

function plus(pool: Pool, mana: readonly ManaColor[]): { [color: string]: number | undefined } {
  const sum: { [color: string]: number | undefined } = { ...pool };
  for (const color of mana) sum[color] = (sum[color] ?? 0) + 1;
  return sum;
}
function minus(pool: Pool, spent: Pool): Pool {
  return Object.fromEntries(Object.entries(pool).map(([color, n]) => [color, (n ?? 0) - (spent[color] ?? 0)]));
}
