/**
 * Changes of what playing a card or using an ability costs (mtg 601.2f): those of the card itself, of effects on it, and of
 * effects on who pays. The ruleset says what the cost is by itself; words of costs say how amounts add up.
 */
import { characteristicsOf } from '../continuous/characteristics.js';
import { derive } from '../continuous/derive.js';
import { amountOf, holds, matches } from '../continuous/evaluate.js';
import type { Seat } from '../contract/contract.js';
import type {
  Ability,
  Body,
  Cost,
  CostChange,
  OptionalCost,
  SpellAbility,
  StaticAbility,
  TargetSpec,
  Way,
} from '../language/types.js';
import type { Chars, Derived } from '../machine/derived.js';
import { defineCell, type Game } from '../machine/game.js';
import type { CostSums } from '../machine/words.js';
import type { Perspective } from '../state/perspective.js';
import type { Entity, Obj } from '../state/state.js';
import { bodyOf, legalTargets, targetSpecs } from './targets.js';
import { abilitiesToPlay } from './ways.js';

/** What is paid for, and by whom. */
export interface Charged {
  seat: Seat;
  /** The card that is played, or the object whose ability is used. */
  object: number;
  abilities?: boolean;
  /** The ability that is used, where its targets matter. */
  ability?: Body;
  /** The keyword that the ability stands for. */
  keyword?: string | undefined;
  /** What was chosen so far, for costs by the number of targets. */
  targets?: Entity[][];
  /** What would be paid besides, by name. */
  paid?: { readonly [cost: string]: number };
}
/**
 * Which of two reductions is taken wherever there are two ("[1] or [A] less"), in the order in which they are met; the first
 * where nothing is said. `met` counts them.
 */
export interface Picks {
  readonly second: readonly boolean[];
  met: number;
}
export const firstPicks = (): Picks => ({ second: [], met: 0 });
/** More choices between two reductions than that are not told apart. */
const MOST_PICKS = 5;
/** All that something may come to, by what is chosen between reductions. */
export function byPicks<T>(compute: (picks: Picks) => T): T[] {
  const first = firstPicks();
  const plain = compute(first);
  // Mostly nothing is left to choose.
  if (first.met === 0) return [plain];
  const count = Math.min(first.met, MOST_PICKS);
  const more = Array.from({ length: 2 ** count - 1 }, (_, n) =>
    compute({ second: Array.from({ length: count }, (_, i) => (((n + 1) >> i) & 1) === 1), met: 0 }),
  );
  return [plain, ...more];
}
/** A change that holds for something, and from where its number is counted. */
interface Applying {
  change: CostChange;
  by: Perspective;
}

/** What things cost a seat otherwise; mostly nothing does. */
const playerCosts = defineCell('player costs', (g, seat) =>
  derive(g).playerCosts.filter(({ seats }) => seats.includes(seat)),
);

const ownChanges = new WeakMap<Ability[], StaticAbility[]>();
/** The abilities of a card that change what it costs itself: these function wherever it is played from (mtg 113.6d, e). */
function ownChangesAmong(abilities: Ability[]): StaticAbility[] {
  if (abilities.length === 0) return NO_ABILITIES;
  let found = ownChanges.get(abilities);
  if (!found) {
    found = abilities.filter(
      (a): a is StaticAbility =>
        a.kind === 'static' &&
        (a.affects ?? 'self') === 'self' &&
        a.mods.some((mod) => mod.mod === 'cost' && !mod.abilities),
    );
    ownChanges.set(abilities, found);
  }
  return found;
}

/** Everything that changes the cost of something. */
export function costChanges(g: Game, charged: Charged): readonly Applying[] {
  const way = charged.abilities ? undefined : g.find(charged.object)?.play?.way;
  return way ? lessBy(way, changesBesides(g, charged), charged) : changesBesides(g, charged);
}

/** What abilities and effects change of it. */
function changesBesides(g: Game, charged: Charged): readonly Applying[] {
  const { seat, object, abilities = false } = charged;
  const general = playerCosts(g, seat);
  const { terms } = characteristicsOf(g, object);
  const own = abilities ? NO_ABILITIES : ownChangesAmong(abilitiesToPlay(g, object, seat));
  // Mostly nothing does, and nothing is made ready to look further.
  if (general.length + terms.length + own.length === 0) return NO_CHANGES;
  return changesAmong(g, charged, general, terms, own);
}

function changesAmong(
  g: Game,
  charged: Charged,
  general: Derived['playerCosts'],
  terms: Chars['terms'],
  own: readonly StaticAbility[],
): readonly Applying[] {
  const { seat, object, abilities = false, keyword, targets = NO_TARGETS } = charged;
  const found: Applying[] = [];
  const by = (source: number, controller: Seat): Perspective =>
    charged.targets
      ? { source, controller, ctx: { source, controller, targets, saved: {}, numbers: {} } }
      : { source, controller };
  const isAbout = (change: CostChange, seen: Perspective): boolean =>
    (change.using === undefined || change.using === keyword) &&
    (change.if === undefined || holds(g, change.if, { source: seen.source, controller: seat })) &&
    isAboutTargets(g, change, charged, seen);
  const itself = charged.paid ? { ...by(object, seat), paid: charged.paid } : by(object, seat);
  for (const ability of own) {
    if (ability.if && !holds(g, ability.if, itself)) continue;
    for (const mod of ability.mods)
      if (mod.mod === 'cost' && !mod.abilities && isAboutTargets(g, mod, charged, itself))
        found.push({ change: mod, by: itself });
  }
  // The card's own were found among its abilities.
  for (const { mod, source, controller } of terms)
    if (mod.mod === 'cost' && (mod.abilities ?? false) === abilities && (abilities || source !== object)) {
      const seen = by(source, controller);
      if (isAbout(mod, seen)) found.push({ change: mod, by: seen });
    }
  for (const { mod, source, controller } of general) {
    if ((mod.abilities ?? false) !== abilities) continue;
    const seen = by(source, controller);
    if ((!mod.of || matches(g, { object }, mod.of, seen)) && isAbout(mod, seen)) found.push({ change: mod, by: seen });
  }
  return found;
}

/**
 * Whether a change is about what is targeted. As long as targets are to be chosen, a spell costs less where one of those could
 * be such, and more where none could be another one: what can be paid for with the right targets may be played (mtg 601.2f).
 */
function isAboutTargets(g: Game, change: CostChange, charged: Charged, by: Perspective): boolean {
  const { targeting, more, asPayer } = change;
  if (targeting === undefined) return true;
  const { object, seat, targets = NO_TARGETS } = charged;
  // "Friendly to it": to whoever plays it, and not to whoever has the change.
  const seen = asPayer ? { ...by, controller: seat } : by;
  const fits = (e: Entity): boolean => matches(g, e, targeting, seen);
  if (targets.some((list) => list.some(fits))) return true;
  const { ability } = charged;
  // Of an ability with modes it is not known here which of them are chosen.
  if (charged.abilities && (!ability || ability.modes)) return false;
  const item = g.object(object);
  const chooser: Perspective = { source: object, controller: seat };
  const toChoose = (ability ? (ability.targets ?? []) : clausesOf(g, item)).slice(targets.length);
  if (!more) return toChoose.some((spec) => legalTargets(g, spec, chooser).some(fits));
  if (!ability && bodyOf(g, item).modes && !item.play?.modes) return false;
  return toChoose.some((spec) => {
    const legal = (spec.min ?? 1) > 0 ? legalTargets(g, spec, chooser) : [];
    return legal.length > 0 && legal.every(fits);
  });
}

/** The target clauses of a card: of the modes that were chosen, or of all as long as none was. */
function clausesOf(g: Game, item: Obj): readonly TargetSpec[] {
  const body = bodyOf(g, item);
  const modes = item.play?.modes ?? body.modes?.choices.map((_, mode) => mode);
  return targetSpecs(body, modes, item.play?.times);
}

/** These changes, and what the way in which something is played takes off (mtg 702.48a). */
export function lessBy({ less }: Way, changes: readonly Applying[], { seat, object }: Charged): readonly Applying[] {
  return less ? [...changes, { change: { less }, by: { source: object, controller: seat } }] : changes;
}
const NO_CHANGES: readonly Applying[] = [];
const NO_TARGETS: Entity[][] = [];
const NO_ABILITIES: StaticAbility[] = [];

/** What may be paid besides for something on the stack: by its own text, and by what changes costs. */
export function optionalCosts(g: Game, item: Obj): readonly OptionalCost[] {
  const { optional = NO_OPTIONS } = bodyOf(g, item) as SpellAbility;
  if (item.ability) return optional;
  const changes = costChanges(g, { seat: item.controller ?? item.owner, object: item.id });
  const more = changes.flatMap(({ change }) => (change.optional ? [offered(g, item, change.optional)] : []));
  return apart(more.length === 0 ? optional : [...optional, ...more]);
}
function offered(g: Game, item: Obj, optional: OptionalCost): OptionalCost {
  const cost = optional.asPrinted ? g.rules.play.printedCost?.(g, item) : undefined;
  return cost ? { ...optional, cost } : optional;
}
/** Several of one name are paid each by itself, and each once (rb 820.1.c.2, 820.3). */
function apart(all: readonly OptionalCost[]): readonly OptionalCost[] {
  if (all.length < 2) return all;
  const often = new Map<string, number>();
  return all.map((one) => {
    const count = (often.get(one.name) ?? 0) + 1;
    often.set(one.name, count);
    return count === 1 ? one : { ...one, name: `${one.name} ${count}` };
  });
}
const NO_OPTIONS: OptionalCost[] = [];

const isOf =
  (part: CostChange['part']) =>
  ({ change }: Applying): boolean =>
    change.part === part;
const isOfWhole = isOf(undefined);

/** The base cost after what changes it alone, before anything is added to it (rb 356.1). */
export function changedBase(g: Game, costs: Cost[], changes: readonly Applying[], picks = firstPicks()): Cost[] {
  const own = changes.filter(isOf('base'));
  return own.length === 0 ? costs : changedBy(g, costs, own, picks);
}

/** One of several of a name has a number behind it. */
const isNamed = (name: string, of: string): boolean => name === of || name.startsWith(`${of} `);

/** The optional costs that are paid for something on the stack, each after what changes it alone (rb 356.4.c). */
export function chosenCosts(
  g: Game,
  item: Obj,
  paid: { readonly [cost: string]: number },
  picks = firstPicks(),
): readonly Cost[] {
  const chosen = optionalCosts(g, item).filter((o) => paid[o.name]);
  if (chosen.length === 0) return NO_COSTS;
  const charged = { seat: item.controller ?? item.owner, object: item.id, targets: item.play?.targets ?? [] };
  const changes = item.ability ? NO_CHANGES : costChanges(g, charged).filter(isOf('optional'));
  return chosen.flatMap(({ name, cost }) => {
    const own = changes.filter(({ change: { named } }) => named === undefined || isNamed(name, named));
    return Array.from({ length: paid[name] ?? 1 }, () => changedBy(g, cost, own, picks)).flat();
  });
}

/** The most that one change counts: beyond it nobody pays anyhow. */
const MOST_TIMES = 999;

function timesOf(g: Game, { change: { times }, by }: Applying): number {
  return times === undefined ? 1 : Math.min(MOST_TIMES, Math.max(0, amountOf(g, times, by)));
}

/** A cost after all that changes the whole of it: increases, then reductions, then what sets it and the least that it is. */
export const changedCost = (g: Game, costs: Cost[], changes: readonly Applying[], picks = firstPicks()): Cost[] =>
  changedBy(g, costs, changes.every(isOfWhole) ? changes : changes.filter(isOfWhole), picks);

/** What a change takes off: of two reductions the one that is picked. */
function lessOf({ less, or }: CostChange, picks: Picks): Cost[] | undefined {
  if (!or) return less;
  const second = picks.second[picks.met] === true;
  picks.met++;
  return second ? or : less;
}

function changedBy(g: Game, costs: Cost[], changes: readonly Applying[], picks: Picks): Cost[] {
  if (changes.length === 0) return costs;
  let total = costs;
  for (const one of changes) if (one.change.more) total = plus(g, total, multiple(g, one.change.more, timesOf(g, one)));
  // Who pays may choose the order (mtg 601.2f, rb 356.4.d.1): those that leave a least amount do most where they come first.
  for (const least of [true, false])
    for (const one of changes) {
      const less = (one.change.downTo !== undefined) === least ? lessOf(one.change, picks) : undefined;
      if (less) total = minus(g, total, multiple(g, less, timesOf(g, one)), one.change.downTo ?? NO_COSTS);
    }
  for (const { change } of changes) if (change.set) total = change.set;
  for (const { change } of changes) if (change.atLeast) total = atLeast(g, total, change.atLeast);
  return total;
}
const NO_COSTS: Cost[] = [];

const sumsOf = (g: Game, cost: Cost): CostSums<Cost> | undefined => g.rules.words.cost.get(cost.pay)?.sums;

/** So many times a cost. */
export function multiple(g: Game, costs: Cost[], count: number): Cost[] {
  if (count === 1) return costs;
  return costs.flatMap((cost) => {
    const sums = sumsOf(g, cost);
    if (count === 0) return [];
    return sums ? [sums.times(cost, count)] : Array.from({ length: count }, () => cost);
  });
}

/** Costs together, those that add up as one. */
export function plus(g: Game, costs: Cost[], more: Cost[]): Cost[] {
  const total = [...costs];
  for (const cost of more) {
    const sums = sumsOf(g, cost);
    const at = sums ? total.findIndex((c) => c.pay === cost.pay) : -1;
    if (sums && at >= 0) total[at] = sums.plus(total[at] as Cost, cost);
    else if (!sums?.onlyTogether) total.push(cost);
  }
  return total;
}

function minus(g: Game, costs: Cost[], less: Cost[], downTo: Cost[]): Cost[] {
  return costs.map((cost) => {
    const sums = sumsOf(g, cost);
    const least = downTo.find((l) => l.pay === cost.pay);
    const of = sums ? less.filter((l) => l.pay === cost.pay) : NO_COSTS;
    return of.reduce((left, l) => (sums as CostSums<Cost>).minus(left, l, least), cost);
  });
}

function atLeast(g: Game, costs: Cost[], least: Cost[]): Cost[] {
  const total = [...costs];
  for (const floor of least) {
    const at = total.findIndex((c) => c.pay === floor.pay);
    const sums = sumsOf(g, floor);
    if (at < 0) total.push(floor);
    else if (sums) total[at] = sums.atLeast(total[at] as Cost, floor);
  }
  return total;
}
