/** Costs: what playing something costs after all changes, whether it can be paid, and how it is said (1.6.4, 2.3.3). */

import {
  type ActivatedAbility,
  amountOf,
  bodyOf,
  type Characteristics,
  type Cost,
  type CostChange,
  canonical,
  changedCost,
  chosenCosts,
  costChanges,
  defineRule,
  definitionOf,
  type Entity,
  type Game,
  NORMAL,
  type Obj,
  type Payer,
  perAbilities,
  plus,
  ruleOn,
  type Seat,
  type SpellAbility,
  stat,
  type TargetSpec,
  type Value,
  type Violation,
  type Way,
  wayOf,
  wordsOf,
  writePlay,
} from '@arbiter/engine';
import { nextIsUnder } from '../2-mechanics/2.3.1-next-card.js';
import { sharesNothing } from '../2-mechanics/2.3.3-sharing.js';
import { RESTS_NOBODY } from '../2-mechanics/2.6-limits.js';
import { isBrewing, isIgnored } from '../2-mechanics/keywords/brew.js';
import { commanded } from '../2-mechanics/keywords/command.js';
import { BESTOW } from '../2-mechanics/pantheon.js';
import { cite } from '../cite.js';
/** The method of a card that is materialized; all others are activated. */
export const MATERIALIZE = 'materialize';

/** What is printed, or asked for instead; a card with a reserve cost is materialized for that (2.3.2.4.1, 2.3.3.1.5). */
function baseCost(g: Game, card: Obj, way: Way): Cost[] | null {
  if (way.cost) return way.cost;
  const { props } = definitionOf(g, card);
  const { cost, costKind } = props;
  // A card without a cost can't be played for it (2.3.3.4).
  if (typeof cost !== 'number') return null;
  // What has a memory cost and is activated from elsewhere is activated for that (1.6.4.2.5.3).
  const usual = way.method === MATERIALIZE && costKind !== 'reserve' ? 'memory' : 'reserve';
  const pay = costKind === 'memory' ? costKind : usual;
  return [{ pay, amount: cost, ...(isVariable(props) ? { x: true } : {}) }];
}

/** Whether a card costs X (1.6.4.2.9). */
export const isVariable = ({ variable }: Characteristics): boolean => variable === true;

/** Costs with what X was chosen to be; as long as nobody has chosen it, it is 0 (1.6.4.2.9). */
const withX = (costs: Cost[], x: number | undefined): Cost[] =>
  x === undefined
    ? costs
    : costs.map((cost) => {
        if (!('x' in cost) || cost.x !== true) return cost;
        const { x: _chosen, ...rest } = cost;
        // Of what is given up so many more, of everything else so much more.
        if ('what' in rest) return { ...rest, count: (typeof rest.count === 'number' ? rest.count : 0) + x };
        return { ...rest, amount: rest.amount + x };
      });

/** What playing a card costs besides, by its own text and by the way in which it is played. */
export const additionalCosts = (g: Game, card: Obj, way: Way): Cost[] => {
  const { additional = NO_COSTS } = bodyOf(g, card, definitionOf(g, card)) as Partial<SpellAbility>;
  return [...additional, ...(way.additional ?? NO_COSTS)];
};

const BY_WAY = 'costsLessBy';
export const costsLessBy = defineRule(BY_WAY, {
  description: 'Of the card that says so: costs 1 less, so many `times`, where it is played by this `method`.',
  example: { mod: 'rule', rule: BY_WAY, method: 'elsewhere', times: 2 },
  params: (p) => ({ method: p.name, times: p.value }),
});
const isValue = (value: unknown): value is Value =>
  typeof value === 'number' || (typeof value === 'object' && value !== null);
/** What a card says that it costs less in one of the ways in which it is played. */
function ownChanges(g: Game, card: Obj, seat: Seat, { method }: Way): Changes {
  const rules = rulesByWay(definitionOf(g, card).abilities);
  if (rules.length === 0) return NO_CHANGES;
  return rules.flatMap((mod) => {
    if (mod.method !== method || !isValue(mod.times)) return [];
    const change: CostChange = { less: ONE, times: mod.times };
    return [{ change, by: { source: card.id, controller: seat } }];
  });
}
/** Most cards say nothing of the kind. */
const rulesByWay = perAbilities((abilities) =>
  abilities.flatMap((ability) =>
    ability.kind === 'static'
      ? ability.mods.flatMap((mod) => (mod.mod === 'rule' && mod.rule === BY_WAY ? [mod] : []))
      : [],
  ),
);
/** Of whichever cost the card has (1.6.4.2.8.2). */
const ONE: Cost[] = [
  { pay: 'reserve', amount: 1 },
  { pay: 'memory', amount: 1 },
];

/** What is paid to play a card, with additional costs and those that were chosen, after all changes (1.6.4.2.6, 1.6.4.2.8). */
function paidCost(
  g: Game,
  card: Obj,
  seat: Seat,
  way: Way,
  paid: { [cost: string]: number },
  x: number | undefined,
): Cost[] | null {
  const printed = baseCost(g, card, way);
  if (!printed) return null;
  const base = withX(printed, x);
  const more = withX([...additionalCosts(g, card, way), ...chosenCosts(g, card, paid)], x);
  if (isBrewing(way)) return brewed(g, plus(g, base, more), { seat, object: card.id });
  const costs = more.length === 0 ? base : plus(g, base, more);
  const changed = costChanges(g, { seat, object: card.id, targets: card.play?.targets ?? NO_TARGETS });
  const changes = [...changed, ...ownChanges(g, card, seat, way)];
  if (changes.length === 0) return costs;
  // What changes the costs of cards that are activated says nothing of boons; only they themselves do.
  if (way.method === BESTOW)
    return changedCost(
      g,
      costs,
      changes.filter(({ by }) => by.source === card.id),
    );
  return changedCost(g, costs, meantFor(changes, way, base[0]?.pay));
}
/**
 * What changes a reserve cost is about activating, what changes a memory cost about materializing, whichever of the two the
 * card costs (1.6.4.2.8.2, 2.3.2.4.1, 2.3.3.4).
 */
function meantFor(changes: Changes, { method }: Way, usual: string | undefined): Changes {
  const [meant, other] = method === MATERIALIZE ? ['memory', 'reserve'] : ['reserve', 'memory'];
  const told = (costs: Cost[]): Cost[] =>
    costs.filter(({ pay }) => pay !== other).map((cost) => (cost.pay === meant ? asUsual(cost, usual) : cost));
  return changes.map((one) => {
    const { more, less } = one.change;
    if (!more && !less) return one;
    return { ...one, change: { ...one.change, ...(more && { more: told(more) }), ...(less && { less: told(less) }) } };
  });
}
/** An amount to pay in the way in which the card itself is paid for. */
function asUsual(cost: Cost, usual: string | undefined): Cost {
  if (cost.pay !== 'reserve' && cost.pay !== 'memory') return cost;
  return usual === 'reserve' || usual === 'memory' ? { ...cost, pay: usual } : cost;
}
type Changes = ReturnType<typeof costChanges>;
const NO_CHANGES: Changes = [];
/** Whoever brews doesn't pay the reserve cost, nor what changes that. */
const brewed = (g: Game, costs: Cost[], charged: { seat: Seat; object: number }): Cost[] =>
  changedCost(
    g,
    costs,
    costChanges(g, charged).filter(({ change }) => !isIgnored(change)),
  );
const NO_COSTS: Cost[] = [];
const NO_TARGETS: Entity[][] = [];

/** The number to play a card for as it is, after what changes it; null: it has none. */
export function modifiedCost(g: Game, id: number, seat: Seat): number | null {
  // What raises the cost of activating is told of what is activated.
  const method = definitionOf(g, g.object(id)).props.costKind === 'reserve' ? NORMAL : MATERIALIZE;
  const costs = paidCost(g, g.object(id), seat, { method }, {}, undefined);
  const [base] = costs ?? [];
  return base?.pay === 'reserve' || base?.pay === 'memory' ? base.amount : null;
}

const restsNobody = (g: Game, card: Obj, seat: Seat): boolean =>
  ruleOn(g, card.id, RESTS_NOBODY) !== undefined ||
  (card.zone !== 'effectsStack' && nextIsUnder(g, card.id, seat, RESTS_NOBODY));

/** All that is paid to play a card, and the champion's rest for an attack (1.7.4.2). */
export function costsToPlay(
  g: Game,
  card: Obj,
  seat: Seat,
  way: Way = wayOf(g, card),
  paid: { [cost: string]: number } = card.play?.paid ?? {},
  x: number | undefined = card.play?.x,
): Cost[] | null {
  const costs = paidCost(g, card, seat, way, paid, x);
  const attack = wordsOf(definitionOf(g, card).props.types).includes('Attack');
  if (!costs || !attack) return costs;
  // What its activation doesn't rest attacks as it is (2.6.1.4).
  if (restsNobody(g, card, seat)) return costs;
  const what = commanded(g, card.id);
  return [...costs, what === undefined ? { pay: 'restChampion' } : { pay: 'restAlly', what }];
}

/** What activating an ability costs after all changes (1.6.4.2.8). */
export function activationCost(g: Game, seat: Seat, object: number, ability: ActivatedAbility, x?: number): Cost[] {
  const changes = costChanges(g, { seat, object, abilities: true });
  const { less } = ability;
  const stated = withX(ability.cost, x);
  if (!less) return changedCost(g, stated, changes);
  // What the ability itself says that it costs less.
  const { cost, times } = less;
  const own: CostChange = times === undefined ? { less: cost } : { less: cost, times };
  return changedCost(g, stated, [{ change: own, by: { source: object, controller: seat } }, ...changes]);
}

export const canPayAll = (g: Game, costs: Cost[] | null, payer: Payer): boolean =>
  (costs?.every((cost) => g.rules.words.cost.get(cost.pay)?.canPay(g, cost, payer) ?? false) ?? false) &&
  sharesNothing(g, costs ?? NO_COSTS, payer);

/** Whether a card that is being played can be paid for, with these optional costs. */
export function canPayFor(g: Game, id: number, paid: { [cost: string]: number }): boolean {
  const item = g.object(id);
  const seat = item.controller ?? item.owner;
  const way = wayOf(g, item);
  const payer: Payer =
    way.method === MATERIALIZE ? { seat, source: id, x: 0 } : { seat, source: id, x: 0, playing: true };
  return canPayAll(g, costsToPlay(g, item, seat, way, paid), payer);
}

/** Targets that have more of a number together than a card says are not chosen (2.3.1.5). */
function beyond(
  g: Game,
  item: Obj,
  { stat: name, most }: NonNullable<TargetSpec['total']>,
  picked: Entity[],
): Violation | null {
  const sum = picked.reduce((all, e) => all + ('object' in e ? stat(g, e.object, name) : 0), 0);
  const limit = amountOf(g, most, { source: item.source ?? item.id, controller: item.controller ?? item.owner });
  return sum <= limit
    ? null
    : { detail: `their ${name} is ${sum} together, and may be ${limit}`, rules: cite('ga:2.3.1.5') };
}

/** Targets that leave a card costing more than its player can pay are not chosen: its activation would be undone (2.3.1.8). */
export function targetsTogether(g: Game, id: number, spec: TargetSpec, picked: Entity[]): Violation | null {
  // Cards of a single graveyard are cards of one player.
  const owners = new Set(picked.flatMap((e) => ('object' in e ? [g.object(e.object).owner] : [])));
  if (spec.together === 'sameOwner' && owners.size > 1)
    return { detail: 'all of them must be in the zone of one player', rules: cite('ga:2.3.1.5') };
  const tooMuch = spec.total && beyond(g, g.object(id), spec.total, picked);
  if (tooMuch) return tooMuch;
  const item = g.object(id);
  const { ability, play } = item;
  if (ability || !play) return null;
  const seat = item.controller ?? item.owner;
  const depends = (targets: Entity[][]): boolean =>
    costChanges(g, { seat, object: id, targets }).some(
      ({ change: { targeting, times } }) => targeting !== undefined || canonical(times ?? 1).includes('"targets"'),
    );
  const all = [...play.targets, picked];
  // What it was offered for may have counted on other targets.
  if (!depends(all) && !depends(NO_TARGETS)) return null;
  const mark = g.mark();
  writePlay(g, item, { targets: all });
  const pays = canPayFor(g, id, play.paid ?? {});
  g.rollback(mark);
  return pays ? null : { detail: 'with these targets it would cost more than you can pay', rules: UNPAYABLE };
}
/** Why what is chosen costs too much. @citation */
const UNPAYABLE = cite('ga:2.3.1.8');
