/** What may be chosen: Deflect must be paid for, hidden cards choose where they were hidden, groups fit together (355). */
import {
  amountOf,
  characteristicsOf,
  controllerOf,
  costChanges,
  derive,
  type Entity,
  stat as figure,
  type Game,
  isOpponent,
  isPlayer,
  type Obj,
  type Perspective,
  perspectiveOf,
  type RuleRef,
  ruleOn,
  type Seat,
  type TargetSpec,
  type Violation,
  waysToPlay,
  zoneName,
} from '@arbiter/engine';
import { battlefieldOf, placeKey } from '../1-concepts/107-board.js';
import { cite } from '../cite.js';
import { payableWith, playingOf } from './353-process-of-play.js';
import { canPayAll, canPayAny } from './356-costs.js';
import { asksTarget, countsTargets, DEFLECT_RULES, deflected, deflectOf, totalCosts } from './356-total-cost.js';
import { canBeAt, HIDDEN_TARGETS, hiddenWhere } from './811-from-hidden.js';

/** Why an entity may not be chosen, beyond what the clause itself asks. Null: it may. */
export function targetable(g: Game, target: Entity, by: Perspective, clause: TargetSpec): RuleRef[] | null {
  if (isPlayer(target)) return null;
  if (isUntargetable(g, target.object, by)) return UNTARGETABLE;
  const source = g.find(by.source);
  const hiddenAt = hiddenWhere(g, by);
  if (hiddenAt !== null && g.find(target.object)?.zone === 'board' && canBeAt(g, clause.what, hiddenAt, by)) {
    if (battlefieldOf(g, target.object) !== hiddenAt) return HIDDEN_TARGETS;
  }
  // What a target costs may hang on what else could be chosen, of which that is not asked again.
  if (source && deflectOf(g, target.object) > 0 && !weighing.has(g) && !weighed(g, () => affordable(g, target, by)))
    return DEFLECT_RULES;
  // What costs less for some targets may be payable with these alone.
  if (source && g.markOf(source, 'pending') && hangsOnTargets(g, source.id, by.controller) && !weighing.has(g))
    return weighed(g, () => payableWith(g, source.id, source.play?.paid ?? {}, [target])) ? null : UNPAYABLE;
  if (source && !weighing.has(g)) {
    const used = usedByTarget(g, source.id, by.controller);
    if (used) return weighed(g, () => payableWith(g, used.id, {}, [target])) ? null : UNPAYABLE;
    if (!isPayableFor(g, source, clause, target, by)) return UNPAYABLE;
  }
  return null;
}

/** Before anything is announced: whether what pays for it can still do so where this is chosen. */
function isPayableFor(g: Game, { id, zone }: Obj, clause: TargetSpec, target: Entity, by: Perspective): boolean {
  // What is announced is asked about by its own item, and nothing is paid any more as it resolves.
  if (zone === 'chain' || by.ctx !== undefined) return true;
  for (const one of characteristicsOf(g, id).abilities) {
    if ((one.kind !== 'activated' && one.kind !== 'spell') || one.targets?.[0] !== clause) continue;
    const costs = one.kind === 'activated' ? one.cost : (one.additional ?? []);
    if (!asksTarget(costs)) continue;
    const payer = { seat: by.controller, source: id, x: 0, chosen: [[target]] };
    return weighed(g, () =>
      canPayAll(
        g,
        costs.filter((cost) => cost.pay !== 'resources'),
        payer,
      ),
    );
  }
  return true;
}

/** Games in which it is being asked what a target would cost: what could be chosen is not asked about again for that. */
const weighing = new WeakSet<Game>();
function weighed(g: Game, ask: () => boolean): boolean {
  weighing.add(g);
  try {
    return ask();
  } finally {
    weighing.delete(g);
  }
}
const UNPAYABLE = cite('riftbound:357.3', 'riftbound:355.16');
/** Whether what a card costs depends on what it chooses, beside Deflect (356.4). */
const hangsOnTargets = (g: Game, id: number, seat: Seat): boolean =>
  characteristicsOf(g, id).abilities.some(
    (a) =>
      (a.kind === 'spell' && asksTarget(a.additional ?? [])) ||
      (a.kind === 'static' && a.mods.some((mod) => mod.mod === 'cost' && mod.targeting !== undefined)),
  ) || derive(g).playerCosts.some(({ seats, mod }) => seats.includes(seat) && mod.targeting !== undefined);

/** An ability that is being activated, where what it costs depends on what it chooses (403). */
const usedByTarget = (g: Game, source: number, seat: Seat): Obj | undefined =>
  g
    .zone('chain')
    .map((id) => g.object(id))
    .find(
      (item) =>
        item.source === source &&
        g.markOf(item, 'pending') === true &&
        item.ability?.kind === 'activated' &&
        (asksTarget(item.ability.cost) ||
          countsTargets(costChanges(g, { seat, object: source, abilities: true, keyword: item.ability.keyword }))),
    );

const UNTARGETABLE = cite(
  'riftbound:757',
  'riftbound:757.1',
  'riftbound:355.9.b',
  'riftbound:758',
  'riftbound:758.1',
  'riftbound:758.2',
  'riftbound:758.2.a',
);
/** What enemy spells and abilities can't choose (757). */
const isUntargetable = (g: Game, id: number, by: Perspective): boolean =>
  g.rules.zones.table[zoneName(g.find(id)?.zone ?? '')]?.derived === true &&
  ruleOn(g, id, 'cantBeChosenByEnemies') !== undefined &&
  isOpponent(g, controllerOf(g, id), by);

/** While something is being played or activated, what can't be paid for can't be chosen (357.3, 355.16). */
function affordable(g: Game, target: Entity, by: Perspective): boolean {
  if (deflected(g, [target], by) === 0) return true;
  const source = g.object(by.source);
  const seat = by.controller;
  if (source.zone === 'chain')
    return g.markOf(source, 'pending') ? payableWith(g, source.id, source.play?.paid ?? {}, [target]) : true;
  // An ability of something on the board is asked about by its own item.
  const item = g
    .zone('chain')
    .map((id) => g.object(id))
    .find((o) => o.source === source.id && g.markOf(o, 'pending'));
  if (item) return payableWith(g, item.id, item.play?.paid ?? {}, [target]);
  if (g.rules.zones.table[zoneName(source.zone)]?.derived) return true;
  // Of a card that is not played yet: in some way it can be paid for.
  return waysToPlay(g, seat, source.id).some((way) => {
    const costs = totalCosts(g, source, by, { way, paid: {}, targets: [target], clauses: 1 });
    return canPayAny(g, costs, { seat, source: source.id, x: 0 });
  });
}

/** A rule about a group of targets that these would break (355.11). */
export function brokenTogether(g: Game, spec: TargetSpec, picked: Entity[], by: Perspective): Violation | null {
  const heavy = spec.total && tooMuch(g, spec.total, picked, by);
  if (heavy) return heavy;
  if (spec.together === 'apart') return crowded(g, picked);
  if (spec.together === 'sameController') return ofSeveral(g, picked);
  if (spec.together !== 'samePlace') return null;
  const places = new Set(picked.map((e) => (isPlayer(e) ? '' : placeKey(g, e.object))));
  return places.size <= 1
    ? null
    : { detail: 'these must all be at the same location', rules: cite('riftbound:355.11') };
}

/** Together they have no more of a figure than is said. */
function tooMuch(
  g: Game,
  { stat, most }: NonNullable<TargetSpec['total']>,
  picked: readonly Entity[],
  by: Perspective,
): Violation | null {
  const sum = picked.reduce((total, e) => total + (isPlayer(e) ? 0 : Math.max(0, figure(g, e.object, stat))), 0);
  const limit = amountOf(g, most, by);
  return sum <= limit
    ? null
    : { detail: `these have ${sum} together, and at most ${limit} is allowed`, rules: cite('riftbound:355.11') };
}
/** "Up to one at each location". */
function crowded(g: Game, picked: readonly Entity[]): Violation | null {
  const places = picked.map((e) => (isPlayer(e) ? '' : placeKey(g, e.object)));
  return new Set(places).size === places.length
    ? null
    : { detail: 'no two of these may be at one location', rules: cite('riftbound:355.11') };
}

/** "Any number of units with the same controller". */
function ofSeveral(g: Game, picked: readonly Entity[]): Violation | null {
  const seats = new Set(picked.map((e) => (isPlayer(e) ? e.player : controllerOf(g, e.object))));
  return seats.size <= 1
    ? null
    : { detail: 'these must all be controlled by one player', rules: cite('riftbound:355.11') };
}

/** What may be picked together for a clause: it fits, and all of it can be paid for. */
export function together(g: Game, id: number, spec: TargetSpec, picked: Entity[]): Violation | null {
  const item = g.object(id);
  const broken = brokenTogether(g, spec, picked, perspectiveOf(g, item));
  if (broken) return broken;
  if (item.ability?.kind === 'triggered' || picked.length < 2) return null;
  if (payableWith(g, id, playingOf(g, item).paid, picked)) return null;
  return { detail: 'the cost of choosing all of these cannot be paid', rules: DEFLECT_RULES };
}
