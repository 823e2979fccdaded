/** The search for the worst call, as the gate runs it: every game, every kind of input, and what was the worst before. */
import type { Ruleset } from '@arbiter/engine';
import { type Rubbish, rubbish, rubbishCall, rubbishText, varyRubbish } from './garbage.js';
import { type Plan, type Random, randomOf, type Stock } from './genes.js';
import { RUBBISH_BEFORE, WORST_BEFORE } from './known.js';
import { type Cost, excess, Meter } from './meter.js';
import { again, search, type Tried } from './search.js';
import { stocks } from './stocks.js';

export interface Worst {
  game: string;
  /** The call that took longest, and the one that took longest for what it counted; each the best of several looks. */
  costly: Cost;
  hidden: Cost;
  /** Most units that any call counted. */
  units: number;
  calls: number;
}

const KEPT = 8;
const LOOKS = 2;

/** Tells what a call that was looked at once can't be found too slow for any more: another look would only say less. */
export type IsFine = (cost: Cost) => boolean;

/** Tries plans for positions and answers in one game. */
function huntPlans(stock: Stock, meter: Meter, plans: number, isFine: IsFine): Worst {
  let units = 0;
  const { id } = stock.ruleset.info;
  const known = WORST_BEFORE.filter((plan: Plan) => plan.ruleset === id);
  const watch = ({ worst, least }: { worst: Cost; least: Cost }): void => {
    units = Math.max(units, worst.units, least.units);
  };
  const found = search({ stock, meter, known, plans: plans + known.length, watch });
  const lookedAt = (f: Tried): Tried => (isFine(f.worst) && isFine(f.least) ? f : again(stock, f.plan, meter));
  const costly = found.costly.slice(0, LOOKS).map((f) => lookedAt(f).worst);
  const hidden = found.hidden.slice(0, LOOKS).map((f) => lookedAt(f).least);
  return { game: id, costly: most(costly, (c) => c.time), hidden: most(hidden, excess), units, calls: plans };
}

const most = (costs: readonly Cost[], by: (c: Cost) => number): Cost =>
  costs.reduce((a, b) => (by(a) >= by(b) ? a : b));

/** Tries rubbish of every kind in one game. */
function huntRubbish(ruleset: Ruleset, random: Random, meter: Meter, pieces: number): Worst {
  const cost = (one: Rubbish): Cost => {
    const { call, bytes } = rubbishCall(ruleset, one);
    return meter.cost(`refuse ${rubbishText(one)}`, call, (r) => bytes + (JSON.stringify(r)?.length ?? 0)).cost;
  };
  let kept: { one: Rubbish; cost: Cost }[] = [];
  for (let n = 0; n < pieces + RUBBISH_BEFORE.length; n++) {
    const parent = kept[random(KEPT)]?.one;
    const one = RUBBISH_BEFORE[n] ?? (parent && random(2) === 0 ? varyRubbish(parent, random) : rubbish(random));
    kept = [...kept, { one, cost: cost(one) }].sort((a, b) => b.cost.time - a.cost.time).slice(0, KEPT);
  }
  const best = kept
    .slice(0, LOOKS)
    .map(({ one }) => Array.from({ length: LOOKS }, () => cost(one)).reduce((a, b) => (a.time <= b.time ? a : b)));
  const units = Math.max(...best.map((c) => c.units));
  return { game: ruleset.info.id, costly: most(best, (c) => c.time), hidden: most(best, excess), units, calls: pieces };
}

/**
 * Looks for the worst calls of all games.
 * @param plans how many plans of positions and answers are tried for each game, and twice as many pieces of rubbish
 * @param isFine of which calls a first look is enough
 */
export function hunt(seed: number, plans: number, isFine: IsFine): { worst: Worst[]; unit: number } {
  const meter = new Meter();
  const random = randomOf(seed);
  const worst = stocks(random).flatMap((stock) => [
    huntPlans(stock, meter, plans, isFine),
    huntRubbish(stock.ruleset, random, meter, 2 * plans),
  ]);
  return { worst, unit: meter.unit };
}
