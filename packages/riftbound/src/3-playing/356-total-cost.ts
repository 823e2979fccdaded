/** The total cost of a card or ability: base cost, additional costs, increases, discounts (356, 403). */
import {
  type Ability,
  type ActivatedAbility,
  all,
  areOpponents,
  bodyOf,
  byPicks,
  type Compiled,
  type Cost,
  canonical,
  changedBase,
  changedCost,
  characteristicsOf,
  chosenCosts,
  costChanges,
  definitionOf,
  type Entity,
  filterOf,
  firstPicks,
  type Game,
  isPlayer,
  isTable,
  legalTargets,
  lessBy,
  matches,
  NORMAL,
  type Obj,
  optionalCosts,
  type Perspective,
  type Picks,
  perRules,
  playerRules,
  plus,
  ruleOn,
  type Seat,
  type SpellAbility,
  type TargetSpec,
  targetSpecs,
  type Way,
  wordsOf,
} from '@arbiter/engine';
import { ANY, OWN, ownDomain } from '../1-concepts/134-domains.js';
import type { Purpose } from '../1-concepts/165-rune-pool.js';
import { cite } from '../cite.js';

/** The order in which a cost is put together, as payments cite it. */
export const TOTAL_COST = cite(
  'riftbound:356.1.a',
  'riftbound:356.1.b',
  'riftbound:356.1.b.2',
  'riftbound:356.1.b.3',
  'riftbound:366.2',
  'riftbound:366.2.a',
  'riftbound:403.3',
  'riftbound-zh:363.2',
  'riftbound-zh:363.2.a',
  'riftbound-zh:391.3',
  'riftbound:356.3',
  'riftbound:356.4.d',
  'riftbound:356.4.d.1',
  'riftbound:356.4.e',
  'riftbound:356.4.f',
  'riftbound:356.5.a',
  'riftbound:356.6',
);

export const DEFLECT_RULES = cite(
  'riftbound:809.1.c',
  'riftbound:809.1.d',
  'riftbound:356.2.a.2',
  'riftbound:809.1.c.1',
  'riftbound:403.2',
  'riftbound-zh:391.2',
);

/** 809.2: several instances add up. */
export function deflectOf(g: Game, id: number): number {
  let sum = 0;
  for (const a of characteristicsOf(g, id).abilities)
    if (a.kind === 'keyword' && a.keyword === 'deflect') sum += a.value ?? 1;
  return sum;
}

/** Power that choosing these things costs somebody: that of opposing Deflect, each time it is chosen (809.1.c). */
export function deflected(g: Game, targets: readonly Entity[], by: Perspective): number {
  if (isIgnoredFor(g, targets, by)) return 0;
  let sum = 0;
  for (const e of targets) sum += deflectedBy(g, e, by);
  return sum;
}
/** Whether who pays ignores Deflect, because of something that is chosen (766). */
function isIgnoredFor(g: Game, targets: readonly Entity[], { controller }: Perspective): boolean {
  const all = playerRules(g, controller, 'ignores');
  if (all.length === 0) return false;
  const rules = all.filter(({ mod }) => mod.keyword === 'deflect' && mod.choosing !== undefined);
  return rules.some(({ mod, source }) =>
    targets.some((e) => matches(g, e, filterOf(mod.choosing), { source, controller })),
  );
}
function deflectedBy(g: Game, e: Entity, { controller, source }: Perspective): number {
  if (isPlayer(e) || !g.find(e.object) || characteristicsOf(g, e.object).controller === controller) return 0;
  if (!areOpponents(g, characteristicsOf(g, e.object).controller, controller)) return 0;
  if (ignoresKeyword(g, source, 'deflect')) return 0;
  return deflectOf(g, e.object);
}

/** Whether a spell has its player ignore a keyword while its costs are paid; nobody else does (765–767). */
function ignoresKeyword(g: Game, source: number, keyword: string): boolean {
  const object = g.find(source);
  if (!object) return false;
  if (ruleOn(g, source, 'ignores')?.mod.keyword === keyword) return true;
  // What it is worth while choices are made counts as well before it lies on the chain (356.4.a).
  return object.zone !== 'chain' && characteristicsOf(g, source).abilities.some((one) => ignoresOnChain(one, keyword));
}
const ignoresOnChain = (ability: Ability, keyword: string): boolean =>
  ability.kind === 'static' &&
  ability.zone === 'chain' &&
  ability.if === undefined &&
  (ability.affects ?? 'self') === 'self' &&
  ability.mods.some((mod) => mod.mod === 'rule' && mod.rule === 'ignores' && mod.keyword === keyword);
/** Ignored abilities are inactive for one procedure and for those who ignore them. @citation */
export const IGNORED = cite('riftbound:765', 'riftbound:766', 'riftbound:767');

const NOTHING_CHOSEN = { targets: [], clauses: 0 };
/** The least that clauses of which nothing is chosen yet will cost in this way. */
function leastDeflected(
  g: Game,
  specs: readonly TargetSpec[],
  { targets, clauses }: Pick<Playing, 'targets' | 'clauses'>,
  by: Perspective,
): number {
  if (isIgnoredFor(g, targets, by)) return 0;
  let sum = 0;
  for (let i = clauses; i < specs.length; i++) {
    const { what, min = 1 } = specs[i] as TargetSpec;
    if (min > 0) sum += leastOf(g, all(g, what, by), by) * min;
  }
  return sum;
}
function leastOf(g: Game, choices: readonly Entity[], by: Perspective): number {
  let least = Number.POSITIVE_INFINITY;
  for (const e of choices) {
    least = Math.min(least, deflected(g, [e], by));
    if (least === 0) break;
  }
  return choices.length === 0 ? 0 : least;
}

export interface Playing {
  way: Way;
  paid: { [cost: string]: number };
  /** What is chosen so far. */
  targets: Entity[];
  /** How many target clauses that was. */
  clauses: number;
}

/** The base cost of a card: printed, or what the way asks for instead (356.1.a, 356.1.b). */
function baseCost(g: Game, object: Obj, way: Way): Cost[] {
  if (way.cost) return way.cost;
  const { props } = definitionOf(g, object);
  // 356.1.b.2: one of them alone is nothing.
  const energy = way.ignores === 'energy' ? 0 : Number(props.energy ?? 0);
  const power = way.ignores === 'power' ? [] : [...wordsOf(props.power)];
  return [{ pay: 'resources', energy, power }];
}

/** Base cost, after what changes that alone, and what is paid besides (356.1, 356.2). */
function statedCost(
  g: Game,
  object: Obj,
  { way, paid }: Playing,
  picks: Picks,
  changed: (base: Cost[]) => Cost[],
): Cost[] {
  const { ability } = object;
  if (ability) return (ability.kind === 'activated' || ability.kind === 'triggered' ? ability.cost : undefined) ?? [];
  const { additional = [] } = bodyOf(g, object) as SpellAbility;
  const chosen = chosenCosts(g, object, paid, picks);
  return plus(g, changed(baseCost(g, object, way)), [...additional, ...(way.additional ?? []), ...chosen]);
}

/** Whether the card itself asks for what is printed and nothing else, as it is played. */
function isPlain(g: Game, object: Obj, { way, paid }: Playing): boolean {
  if (object.ability !== undefined || way.cost || way.additional || way.ignores) return false;
  for (const _ in paid) return false;
  return (bodyOf(g, object) as SpellAbility).additional === undefined;
}

/** Printed costs by definition: the very same each time. */
const printedCosts = perRules(() => new WeakMap<Compiled, Cost[]>());
export function printedCost(g: Game, object: Obj): Cost[] {
  const card = definitionOf(g, object);
  const known = printedCosts(g.rules);
  let costs = known.get(card);
  if (!costs) {
    costs = asOne(g, object, baseCost(g, object, { method: NORMAL }));
    known.set(card, costs);
  }
  return costs;
}

/** What a card or ability may cost as things stand: more than one total where "[1] or [A] less" is chosen (356.4). */
export const totalCosts = (g: Game, object: Obj, by: Perspective, playing: Playing): Cost[][] =>
  differing(byPicks((picks) => totalCost(g, object, by, playing, picks)));
function differing(all: Cost[][]): Cost[][] {
  if (all.length === 1) return all;
  const known = new Set<string>();
  return all.filter((one) => !known.has(canonical(one)) && known.add(canonical(one)));
}

/** The cost of a card as it is played, or of an ability on the chain; Energy and Power are one cost (357.1). */
export function totalCost(g: Game, object: Obj, by: Perspective, playing: Playing, picks = firstPicks()): Cost[] {
  // Any and all costs are ignored, additional ones and those of choices as well.
  if (playing.way.ignores === 'all') return asOne(g, object, []);
  const specs = targetSpecs(bodyOf(g, object), object.play?.modes, object.play?.times);
  const choosing = deflected(g, playing.targets, by) + leastDeflected(g, specs, playing, by);
  const changes = changesOf(g, object, by, playing);
  if (choosing === 0 && changes.length === 0 && isPlain(g, object, playing)) return printedCost(g, object);
  const base = statedCost(g, object, playing, picks, (cost) => changedBase(g, cost, changes, picks));
  const stated = plus(g, plus(g, [], base), anyPower(choosing));
  return asOne(g, object, changedCost(g, stated, changes, picks));
}

const anyPower = (count: number): Cost[] =>
  count > 0 ? [{ pay: 'resources', power: Array.from({ length: count }, () => ANY) }] : [];

/** What changes the cost of playing a card, or of using an ability. */
function changesOf(
  g: Game,
  object: Obj,
  { controller, source }: Perspective,
  { targets, clauses, paid, way }: Playing,
) {
  if (object.ability && object.ability.kind !== 'activated') return [];
  const abilities = object.ability !== undefined;
  // As long as nothing is chosen, what could be chosen counts (356.4.a).
  const chosen = clauses === 0 ? [] : [targets, ...Array.from({ length: clauses - 1 }, (): Entity[] => [])];
  const { ability } = object;
  const used = ability?.kind === 'activated' ? { ability, keyword: ability.keyword } : {};
  const charged = { seat: controller, object: abilities ? source : object.id, abilities, targets: chosen, ...used };
  const changes = costChanges(g, isEmpty(paid) ? charged : { ...charged, paid });
  // What is on the chain has its way, which counts there already (356.4.a).
  return object.play?.way ? changes : lessBy(way, changes, charged);
}
function isEmpty(paid: Playing['paid']): boolean {
  for (const _ in paid) return false;
  return true;
}

/** Whether what a card costs may depend on what is paid for it besides: "if you do, reduce my cost" (356.2.b.1). */
const dependent = new WeakMap<Ability[], boolean>();
function dependsOnPaid(abilities: Ability[]): boolean {
  let depends = dependent.get(abilities);
  if (depends === undefined) {
    depends = abilities.some((a) => a.kind === 'static' && a.mods.some((m) => m.mod === 'cost') && speaksOfPaid(a));
    dependent.set(abilities, depends);
  }
  return depends;
}
function speaksOfPaid(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(speaksOfPaid);
  return isTable(part) && ('paid' in part || Object.values(part).some(speaksOfPaid));
}

/** All that a card could cost in a way: as it is, and with what may be paid besides where that makes it cheaper (356.2.b.1). */
export function possibleCosts(g: Game, object: Obj, by: Perspective, way: Way): Cost[][] {
  const none = { way, paid: NOTHING_PAID, targets: NO_TARGETS, clauses: 0 };
  const plain = totalCosts(g, object, by, none);
  if (!dependsOnPaid(characteristicsOf(g, object.id).abilities)) return plain;
  const more = optionalCosts(g, object).flatMap(({ name, repeat }) =>
    Array.from({ length: repeat ? MOST_OFTEN : 1 }, (_, n) =>
      totalCosts(g, object, by, { ...none, paid: { [name]: n + 1 } }),
    ).flat(),
  );
  return [...plain, ...more];
}
const NOTHING_PAID: Playing['paid'] = {};
const NO_TARGETS: Entity[] = [];
/** Nobody has more buffs to spend, or units to kill, for one card. */
const MOST_OFTEN = 12;

/** [C] is Power of any domain that the card has, and [A] where it has none (135.2.e.6.b, 135.2.e.6.c). */
export function ofOwnDomains(g: Game, id: number, power: string[]): string[] {
  if (!power.includes(OWN)) return power;
  const own = ownDomain(wordsOf(characteristicsOf(g, id).props.domains));
  return power.map((one) => (one === OWN ? own : one));
}
/** By which rules that symbol is read. @citation */
export const OWN_SYMBOL = cite('riftbound:135.2.e.6.b', 'riftbound:135.2.e.6.c');

/** Energy and Power are said once, and first; they are left out where nothing of them is to pay beside something else. */
function asOne(g: Game, object: Obj, costs: Cost[]): Cost[] {
  const others = costs.filter((c) => c.pay !== 'resources');
  const found = costs.find((c) => c.pay === 'resources');
  const { energy = 0, power: stated = [] } = found?.pay === 'resources' ? found : {};
  const power = ofOwnDomains(g, object.source ?? object.id, stated);
  if (energy === 0 && power.length === 0 && others.length > 0) return others;
  const purposes = paidFor(g, object);
  const resources: Cost = { pay: 'resources', energy, power, ...(purposes.length > 0 ? { for: purposes } : {}) };
  return [resources, ...others];
}

/** What the resources are spent on: a card by its type, or an activated ability by those of its source. */
function paidFor(g: Game, object: Obj): Purpose[] {
  const { ability, source } = object;
  if (!ability) return purposesOfTypes(wordsOf(definitionOf(g, object).props.types), false);
  return ability.kind === 'activated' && source !== undefined ? usedFor(g, source) : [];
}
/** What abilities of something are paid for with. */
const usedFor = (g: Game, source: number): Purpose[] =>
  g.find(source) ? purposesOfTypes(wordsOf(characteristicsOf(g, source).props.types), true) : [];
/** Costs of an ability of something: what is for such abilities alone may pay for it. */
export function asUsed(g: Game, source: number, costs: Cost[]): Cost[] {
  const purposes = usedFor(g, source);
  if (purposes.length === 0) return costs;
  return costs.map((cost) => (cost.pay === 'resources' ? { ...cost, for: purposes } : cost));
}
/** Abilities of spells are none that anybody uses. */
const purposesOfTypes = (types: readonly string[], using: boolean): Purpose[] => [
  ...(types.includes('Spell') && !using ? (['spell'] as const) : []),
  ...(types.includes('Gear') ? (['gear'] as const) : []),
  ...(types.includes('Unit') ? (['unit'] as const) : []),
];

/** A cost that depends on what is chosen says so. */
export const asksTarget = (part: unknown): boolean =>
  Array.isArray(part)
    ? part.some(asksTarget)
    : isTable(part) && ('target' in part || 'chosenFor' in part || Object.values(part).some(asksTarget));
/** Whether something that changes a cost counts what is chosen: "less by the Might of the unit you choose". */
export const countsTargets = (changes: readonly { change: { times?: unknown } }[]): boolean =>
  changes.some(({ change: { times } }) => times !== undefined && asksTarget(times));

/**
 * What activating an ability may cost at least after what changes it, with what choosing costs it in any case (403, 809.1.d).
 * @param targets what is chosen; absent: where the cost depends on that, whatever could be
 */
export function activationCosts(
  g: Game,
  seat: Seat,
  object: number,
  ability: ActivatedAbility,
  targets?: Entity[][],
): Cost[][] {
  const by: Perspective = { source: object, controller: seat };
  const choosing = targets ? 0 : leastDeflected(g, targetSpecs(ability, undefined), NOTHING_CHOSEN, by);
  const stated = choosing > 0 ? plus(g, ability.cost, anyPower(choosing)) : ability.cost;
  const charged = { seat, object, abilities: true, keyword: ability.keyword, ability };
  const costsWith = (chosen?: Entity[][]): Cost[][] => {
    const changes = costChanges(g, chosen ? { ...charged, targets: chosen } : charged);
    return byPicks((picks) => asUsed(g, object, changedCost(g, stated, changes, picks)));
  };
  const [first] = ability.targets ?? [];
  if (targets || !first || !countsTargets(costChanges(g, charged))) return differing(costsWith(targets));
  return differing(legalTargets(g, first, by).flatMap((one) => costsWith([[one]])));
}
