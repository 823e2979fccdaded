/** What casting a spell or activating an ability costs in all, and how large X may be (601.2f, 118.7–118.9, 107.3). */
import {
  type Ability,
  type ActivatedAbility,
  type AlternativeCost,
  bodyOf,
  type Charged,
  type Compiled,
  type Cost,
  changedCost,
  chosenCosts,
  costChanges,
  type Entity,
  type Game,
  isPlayer,
  type NameWords,
  type Obj,
  objectsOf,
  type Payer,
  playedFace,
  plus,
  type Seat,
  type SpellAbility,
  spellFaceOf,
  type TargetSpec,
  type Violation,
  type Way,
  wayOf,
} from '@arbiter/engine';
import { withX } from '../1-concepts/106-plan.js';
import { printManaCost, spentOnX } from '../1-concepts/107.4-mana-symbols.js';
import { canPayAll, reserved, settlements, unsettled } from '../1-concepts/118-paying-together.js';
import { spliceCosts } from '../7-additional/702-keywords/splicing.js';
import { cite } from '../cite.js';

/** The order in which a cost is put together. @citation */
export const TOTAL_COST = cite('mtg:601.2f', 'mtg:118.8', 'mtg:118.9d', 'mtg:118.9a');

/** What is paid where nothing else is asked: the mana cost, or what the way names instead; null: it has none (202.1b, 118.6). */
function baseCost(g: Game, object: Obj, way: Way): Cost[] | null {
  if (way.cost) return way.cost;
  const { manaCost } = spellFace(g, object, way).props;
  return typeof manaCost === 'string' ? [{ pay: 'mana', cost: manaCost }] : null;
}

/** Only mana of one color may be spent on X where a card says so of its own cost (107.3, 601.2h). */
function withColorForX(abilities: readonly Ability[], base: Cost[] | null): Cost[] | null {
  const mods = abilities.flatMap((ability) => (ability.kind === 'static' ? ability.mods : []));
  const [color] = mods.flatMap((mod) => (mod.mod === 'rule' && mod.rule === 'spendOnX' ? [String(mod.color)] : []));
  if (!base || color === undefined) return base;
  return base.map((cost) => (cost.pay === 'mana' ? { pay: 'mana', cost: spentOnX(cost.cost, color) } : cost));
}
/** Costs of an ability as it says them: only mana of a color may be spent on some X. */
const asSaid = (costs: readonly Cost[]): Cost[] =>
  costs.map((cost) => (cost.pay === 'mana' && cost.onX ? { pay: 'mana', cost: spentOnX(cost.cost, cost.onX) } : cost));

/** What is cast: the face of the spell on the stack, or that which would be put there (709.3a, 712.11c, 715.3a). */
const spellFace = (g: Game, object: Obj, way: Way): Compiled =>
  object.zone === 'stack' ? spellFaceOf(g, object) : playedFace(g, object, way);

/** The base cost with all additional costs, before anything changes it; all mana in it is one cost. */
export function statedCost(g: Game, object: Obj, way: Way, chosen: readonly Cost[] = []): Cost[] | null {
  const base = withColorForX(spellFace(g, object, way).abilities, baseCost(g, object, way));
  if (!base) return null;
  const { additional = [] } = bodyOf(g, object, spellFace(g, object, way)) as SpellAbility;
  const more = [...additional, ...(way.additional ?? []), ...chosen];
  return more.length === 0 ? base : plus(g, base, more);
}

/** What the modes that were chosen cost besides (700.2h). @citation */
export const MODE_COSTS = cite('mtg:700.2h', 'mtg:118.8');
function modeCosts(g: Game, item: Obj): Cost[] {
  const chosen = item.play?.modes;
  if (!chosen) return [];
  const { modes } = bodyOf(g, item);
  return chosen.flatMap((mode) => modes?.choices[mode]?.cost ?? []);
}

const NOTHING: { [cost: string]: number } = {};

/** The additional costs that were announced: optional ones, of what was spliced onto it (702.47a), and of modes (700.2h). */
function announcedCosts(g: Game, item: Obj, paid: { readonly [cost: string]: number }): readonly Cost[] {
  const chosen = chosenCosts(g, item, paid);
  const more = [...spliceCosts(g, item), ...modeCosts(g, item)];
  return more.length === 0 ? chosen : [...chosen, ...more];
}

/** What is chosen for a spell on the stack, as far as it is already. */
interface Announced {
  paid?: { [cost: string]: number } | undefined;
  x?: number | undefined;
  targets?: Entity[][] | undefined;
}

/**
 * The total cost of a spell on the stack, with the optional costs chosen for it and what changes it (601.2f): one for each
 * way to settle which of several costs is paid.
 */
function totalCosts(g: Game, item: Obj, announced: Announced = {}): Cost[][] {
  const { paid = item.play?.paid ?? NOTHING, x = item.play?.x, targets = item.play?.targets ?? [] } = announced;
  const chosen = announcedCosts(g, item, paid);
  const stated = settlements(g, statedCost(g, item, wayOf(g, item), chosen) ?? [], paid);
  const seat = item.controller ?? item.owner;
  const changes = costChanges(g, { seat, object: item.id, targets });
  if (changes.length === 0) return stated;
  // Reductions apply to X as chosen (107.3, 118.7).
  return stated.map((costs) => changedCost(g, x === undefined ? costs : costs.map((cost) => fillIn(cost, x)), changes));
}
const fillIn = (cost: Cost, x: number): Cost =>
  cost.pay === 'mana' ? { ...cost, cost: printManaCost(withX(cost.cost, x)) } : cost;

/** What is paid for a spell, once all is chosen. */
export const totalCost = (g: Game, item: Obj, announced?: Announced): Cost[] => totalCosts(g, item, announced)[0] ?? [];

/** What a spell costs that is offered, before anything is chosen for it. @param stated its cost before changes */
export function offeredCosts(g: Game, stated: Cost[], changes: ReturnType<typeof costChanges>): Cost[][] {
  return settlements(g, stated).map((costs) => changedCost(g, costs, changes));
}

/** What activating an ability costs after what changes it (602.2b). */
export function activationCost(
  g: Game,
  seat: Seat,
  object: number,
  ability: ActivatedAbility,
  paid: { [cost: string]: number } = NOTHING,
  targets?: Entity[][],
): Cost[] {
  const said = asSaid(ability.cost);
  const charged = { seat, object, abilities: true, ability, keyword: ability.keyword, ...(targets ? { targets } : {}) };
  const stated = unsettled(g, said, paid) ? said : (settlements(g, said, paid)[0] ?? []);
  const { less } = ability;
  if (less) return lessFor(g, charged, stated, less);
  return changedCost(g, stated, costChanges(g, charged));
}

/** The same for an ability that says itself what it costs less. */
function lessFor(g: Game, charged: Charged, stated: Cost[], { cost, times }: OwnReduction): Cost[] {
  const change = { mod: 'cost' as const, less: cost, ...(times === undefined ? {} : { times }) };
  const by = { source: charged.object, controller: charged.seat };
  return changedCost(g, stated, [{ change, by }, ...costChanges(g, charged)]);
}
type OwnReduction = NonNullable<ActivatedAbility['less']>;

/** The costs of which one is still to be chosen for something on the stack, those alone that could be paid (601.2b). */
export function costsToChoose(g: Game, id: number, all = false): readonly AlternativeCost[] | null {
  const item = g.object(id);
  const { ability, source = id } = item;
  const seat = item.controller ?? item.owner;
  const paid = item.play?.paid ?? NOTHING;
  const stated = ability
    ? ability.kind === 'activated'
      ? ability.cost
      : []
    : (statedCost(g, item, wayOf(g, item), announcedCosts(g, item, paid)) ?? []);
  const open = unsettled(g, stated, paid);
  if (!open || all) return open;
  if (ability?.kind !== 'activated') return open.filter((one) => payableWith(g, id, withOne(paid, one)));
  const payer: Payer = { seat, source, x: item.play?.x ?? 0, playing: 'ability' };
  return open.filter((one) => canPayAll(g, activationCost(g, seat, source, ability, withOne(paid, one)), payer));
}
const withOne = (paid: { [cost: string]: number }, { name }: AlternativeCost) => ({ ...paid, [name]: 1 });

/** Whether a spell on the stack could be paid with these optional costs. */
export function payableWith(g: Game, id: number, paid: { [cost: string]: number }): boolean {
  const item = g.object(id);
  const seat = item.controller ?? item.owner;
  const payer: Payer = { seat, source: id, x: item.play?.x ?? 0, playing: true };
  return totalCosts(g, item, { paid }).some((costs) => canPayAll(g, costs, payer));
}

/** Rules about all targets of a clause together: `sameOwner` has them all be of one player, as cards of a single graveyard are. */
export const targetRules: NameWords = {
  sameOwner: { description: 'They belong to one and the same player, as what is in a single graveyard does.' },
};
/** Whose they are, where that must be the same of all. */
export const sharedByTargets = (g: Game, { together }: TargetSpec, target: Entity): number | undefined =>
  together === 'sameOwner' && !isPlayer(target) ? g.object(target.object).owner : undefined;
/** Why these can't be the targets of a clause together (601.2c), or would cost too much. */
export function targetsTogether(g: Game, id: number, spec: TargetSpec, picked: Entity[]): Violation | null {
  const owners = new Set(objectsOf(picked).map((one) => g.object(one).owner));
  if (spec.together === 'sameOwner' && owners.size > 1)
    return { detail: 'these are not of one and the same player', rules: cite('mtg:601.2c') };
  return payableTargets(g, id, picked);
}

/** Targets that make the spell cost more than its player could pay are not chosen together (601.2f, 601.2h). */
function payableTargets(g: Game, id: number, picked: Entity[]): Violation | null {
  const item = g.object(id);
  const seat = item.controller ?? item.owner;
  const { paid, x, targets = [] } = item.play ?? {};
  const all = [...targets, picked];
  const { ability, source = id } = item;
  if (ability && ability.kind !== 'activated') return null;
  const charged = {
    seat,
    object: source,
    targets: all,
    ...(ability ? { abilities: true, keyword: ability.keyword } : {}),
  };
  // What it was offered for may have counted on other targets.
  if (costChanges(g, charged).length + costChanges(g, { ...charged, targets: [] }).length === 0) return null;
  const total = ability
    ? activationCost(g, seat, source, ability, paid, all)
    : totalCost(g, item, { paid, x, targets: all });
  if (canPayAll(g, total, { seat, source, x: x ?? 0, playing: ability ? 'ability' : true })) return null;
  return { detail: `with these targets it would cost ${g.rules.view.costText(total)}`, rules: TARGETS_COST };
}
/** Why what is chosen may cost too much. @citation */
const TARGETS_COST = cite('mtg:601.2f', 'mtg:601.2h');

/** What something on the stack costs as it is paid; nothing for a triggered ability. */
function costsOf(g: Game, item: Obj): Cost[] {
  const { ability, source = 0 } = item;
  if (!ability) return totalCost(g, item);
  return ability.kind === 'activated'
    ? activationCost(g, item.owner, source, ability, item.play?.paid, item.play?.targets)
    : [];
}

/** X stands in the cost of the spell as cast, or in the cost of the ability (107.3). */
export const needsX = (g: Game, item: Obj): boolean => haveX(g, costsOf(g, item));

export function maxXFor(g: Game, id: number, seat: Seat): number {
  const item = g.object(id);
  const { ability, source = id } = item;
  const payer: Payer = { seat, source, x: 0, playing: ability ? 'ability' : true };
  const most = mostX(g, costsOf(g, item), payer);
  return ability ? most : withReductions(g, item, seat, most);
}

/** The largest X for which these costs can be paid together: each part that has an X allows so much (107.3a, 118.4). */
export function mostX(g: Game, costs: Cost[], payer: Payer): number {
  const kinds = g.rules.words.cost;
  const each = reserved(g, costs, payer).flatMap((cost) => {
    const kind = kinds.get(cost.pay);
    if (!kind?.hasX?.(cost)) return [];
    return [kind.largestX?.(g, cost, payer) ?? kind.available?.(g, cost, payer) ?? 0];
  });
  if (each.length === 0) return 0;
  let x = Math.max(0, Math.min(...each));
  if (costs.length > 1) while (x > 0 && !canPayAll(g, costs, { ...payer, x })) x--;
  return x;
}

/** Whether an X stands in one of these costs. */
export const haveX = (g: Game, costs: readonly Cost[]): boolean =>
  costs.some((c) => g.rules.words.cost.get(c.pay)?.hasX?.(c));

/** Reductions may take away of what X is, too: then a larger one can be paid. */
function withReductions(g: Game, item: Obj, seat: Seat, most: number): number {
  if (costChanges(g, { seat, object: item.id }).length === 0) return most;
  const pays = (x: number): boolean =>
    canPayAll(g, totalCost(g, item, { x }), { seat, source: item.id, x, playing: true });
  let x = most;
  while (x > 0 && !pays(x)) x--;
  while (pays(x + 1)) x++;
  return x;
}
