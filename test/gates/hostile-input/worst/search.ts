/** Looks for the call with the most work: keeps the plans that cost most, and those that cost more than they count, and varies them. */
import type { Decision, GameState } from '@arbiter/engine';
import { answersTo } from './answers.js';
import type { Plan, Stock } from './genes.js';
import { type Cost, excess, type Meter } from './meter.js';

/** A call may cost so much before anybody asks whether it was counted, in reference units. */
const NOTICED = 10_000;
const KEPT = 8;
/** Calls of a request body have at most so many characters. */
const BODY = 256 * 1024;

export interface Tried {
  plan: Plan;
  /** The call that took longest, and the one whose time was counted least. */
  worst: Cost;
  least: Cost;
}

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;
/** Bytes of JSON that an object of a game comes to, where it is made, copied or looked at. */
const AN_OBJECT = 300;
const stateSize = (state: GameState): number =>
  AN_OBJECT * Object.keys((state as { objects?: object }).objects ?? {}).length;

/** Everything that a plan does, call by call. */
function* callsOf(stock: Stock, plan: Plan, meter: Meter): Iterable<Cost> {
  const { ruleset } = stock;
  const scenario = stock.scenario(plan);
  const begun = meter.cost(
    'create',
    () => ruleset.createScenario(scenario),
    (r) => sizeOf(scenario) + (r.ok ? stateSize(r.value.state) : sizeOf(r.error)),
  );
  yield begun.cost;
  if (!begun.result.ok) return;
  let { state } = begun.result.value;
  const asked = () =>
    meter.cost(
      'decisions',
      () => ruleset.decisions(state, 'judge'),
      (r) => stateSize(state) + sizeOf(r),
    );
  for (const move of plan.moves) {
    if (state.result) return;
    const { result, cost } = asked();
    yield cost;
    const decision = result.find((d): d is Decision => 'shape' in d);
    if (!decision) return;
    for (const answers of [
      answersTo(decision, move),
      answersTo(decision, { ...move, times: 1, mana: 0 }),
      [{ ...decision.default, seat: decision.seat }],
    ]) {
      const given = sizeOf(answers);
      if (given > BODY) continue;
      const name = `submit ${answers.length} × ${decision.kind} ${JSON.stringify(answers[0]).slice(0, 150)}`;
      const done = meter.cost(
        name,
        () => ruleset.submit(state, answers),
        (r) => given + stateSize(state) + (r.ok ? sizeOf(r.value.events) : sizeOf(r.error)),
      );
      yield done.cost;
      if (!done.result.ok) continue;
      state = done.result.value.state;
      break;
    }
  }
  yield meter.cost(
    'view',
    () => ruleset.view(state, 0),
    (r) => stateSize(state) + sizeOf(r),
  ).cost;
}

const more = (a: Cost, b: Cost): Cost => (a.time >= b.time ? a : b);
/** Of calls that nobody would notice it doesn't matter what they count. */
const score = (c: Cost): number => (c.time < NOTICED ? c.time / NOTICED / 100 : excess(c));
const lesser = (a: Cost, b: Cost): Cost => (score(a) >= score(b) ? a : b);

function tried(stock: Stock, plan: Plan, meter: Meter): Tried {
  const costs = [...callsOf(stock, plan, meter)];
  return { plan, worst: costs.reduce(more), least: costs.reduce(lesser) };
}

export interface Search {
  stock: Stock;
  meter: Meter;
  /** Plans to begin with. */
  known: readonly Plan[];
  /** How many plans are tried. */
  plans: number;
  /** Told of every plan as it was tried. */
  watch?: (found: Tried) => void;
}

/** The costliest plans found, and those that count least of what they cost, the first being the worst. */
export function search({ stock, meter, known, plans, watch }: Search): { costly: Tried[]; hidden: Tried[] } {
  let costly: Tried[] = [];
  let hidden: Tried[] = [];
  const { random } = stock;
  for (let n = 0; n < plans; n++) {
    const parents = [...costly, ...hidden];
    const fresh = n < known.length ? known[n] : parents.length < KEPT || random(4) === 0 ? stock.plan() : undefined;
    const found = tried(stock, fresh ?? stock.vary(stock.pick(parents).plan, stock.pick(parents).plan), meter);
    watch?.(found);
    costly = [...costly, found].sort((a, b) => b.worst.time - a.worst.time).slice(0, KEPT);
    hidden = [...hidden, found].sort((a, b) => score(b.least) - score(a.least)).slice(0, KEPT);
  }
  return { costly, hidden };
}

/** The best of several looks at what a plan costs: a busy moment is no slow call. */
export function again(stock: Stock, plan: Plan, meter: Meter, times = 3): Tried {
  const looks = Array.from({ length: times }, () => [...callsOf(stock, plan, meter)]);
  const best = (looks[0] as Cost[]).map((_, i) =>
    looks.map((l) => l[i] as Cost).reduce((a, b) => (a.time <= b.time ? a : b)),
  );
  return { plan, worst: best.reduce(more), least: best.reduce(lesser) };
}
