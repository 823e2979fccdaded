/** Combat damage (510): assigned by each attacking and blocking creature's controller, then dealt all at once. */
import {
  type Action,
  type Choice,
  controllerOf,
  type Entity,
  entityChoice,
  type Game,
  isPlayer,
  type Json,
  type Nothing,
  perform,
  procedure,
  ruleOn,
  type Seat,
  type Step,
  sameEntity,
  setMark,
  stat,
  type Violation,
} from '@arbiter/engine';
import { lethalDamage } from '../1-concepts/120-damage.js';
import { isBattle } from '../3-card-types/310-battles.js';
import { OVER_PLANESWALKERS, TRAMPLE_RULES } from '../7-additional/702-keywords/702.19-trample.js';
import { assignedForBands } from '../7-additional/702-keywords/702.22-banding.js';
import { hasTrait } from '../7-additional/702-keywords/traits.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import {
  attackedBy,
  attackers,
  blockedBy,
  blockers,
  blockersOf,
  defenderOf,
  isAttacking,
  isBlocked,
} from './506-combat.js';
import { assignRequired, type Dealer, type Need } from './510.1e-lethal.js';

/** What a creature assigns to what. */
export interface Assigned {
  from: number;
  to: Entity;
  amount: number;
  /** As though it weren't blocked: it owes its blockers nothing. */
  free?: true;
}
export interface Dealing {
  dealing: number[];
  at: number;
  assigned: Assigned[];
  split: [Entity, number][];
  /** Blocked attackers that assign as though they weren't: their controllers chose so. */
  unblocked?: number[];
  yes?: boolean;
}

/** What a creature could assign its damage to (510.1b–d). */
function recipients(g: Game, id: number, unblocked: readonly number[] = []): Entity[] {
  if (!isAttacking(g, id)) return creatures(blockedBy(g, id).filter((a) => isAttacking(g, a) && mayBeAssigned(g, a)));
  const attacked = attackedBy(g, id);
  const through = attacked && (!isPlayer(attacked) || !g.player(attacked.player).lost) ? [attacked] : [];
  const further = attackedBeyond(g, id);
  if (further && !g.player(further.player).lost) through.push(further);
  if (unblocked.includes(id)) return through;
  if (!isBlocked(g, id)) return through;
  return [...creatures(assignableBlockers(g, id)), ...(hasTrait(g, id, 'tramples') ? through : [])];
}
/** Whether damage can be assigned to a creature at all: a trampling one passes over others (mtg-2003 502.9d). */
const mayBeAssigned = (g: Game, id: number): boolean => ruleOn(g, id, 'assignedNoDamage') === undefined;
const assignableBlockers = (g: Game, id: number): number[] => blockersOf(g, id).filter((one) => mayBeAssigned(g, one));

/** With trample over planeswalkers the player whose planeswalker it attacks, or attacked, as well (702.19c, 702.19e). */
function attackedBeyond(g: Game, id: number): { player: Seat } | undefined {
  const declared = g.markOf(g.find(id), 'attacking');
  const isPlaneswalker = declared && !isPlayer(declared) && !isBattle(g, declared.object);
  const player = isPlaneswalker && hasTrait(g, id, 'tramplesFurther') ? defenderOf(g, id) : undefined;
  return player === undefined ? undefined : { player };
}
const creatures = (ids: number[]): Entity[] => ids.map((object) => ({ object }));

/** How much combat damage a creature assigns: as much as its power, unless an effect says otherwise (510.1a). */
const assigns = (g: Game, id: number): number =>
  stat(g, id, ruleOn(g, id, 'damageByToughness') ? 'toughness' : 'power');

/** Whether it is beyond its blockers: what it attacks, or the player behind that. */
const isAttacked = (g: Game, id: number, e: Entity): boolean => {
  const attacked = attackedBy(g, id);
  const further = attackedBeyond(g, id);
  return (attacked !== undefined && sameEntity(attacked, e)) || (further !== undefined && sameEntity(further, e));
};

const mayGoThrough = (g: Game, id: number): boolean =>
  isAttacking(g, id) && isBlocked(g, id) && assigns(g, id) > 0 && ruleOn(g, id, 'assignsAsUnblocked') !== undefined;

/** Damage that would still be lethal from this creature, after what others assign in the same step (702.19b). */
function lethalNow(g: Game, id: number, to: number, assigned: Assigned[]): number {
  const others = assigned.filter((a) => !isPlayer(a.to) && a.to.object === to);
  if (others.some((a) => hasTrait(g, a.from, 'anyDamageIsLethal'))) return 0;
  const sum = others.reduce((n, a) => n + a.amount, 0);
  const most = hasTrait(g, id, 'anyDamageIsLethal') ? 1 : Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(most, damageLeft(g, to) - sum));
}
const damageLeft = (g: Game, id: number): number => editionOf(g).combat.damageToKill(g, id);
/** Lethal damage takes account of damage that is marked already (702.19b). */
export const damageToKill = (g: Game, id: number): number =>
  Math.max(0, stat(g, id, 'toughness') - g.damageOn(g.object(id)));

function dealer(g: Game, id: number): Dealer {
  const to = isAttacking(g, id) ? recipients(g, id) : [];
  const blockersOnly = to.filter((e) => !isAttacked(g, id, e));
  const [attacked] = to.flatMap((e) => (isPlayer(e) || !isAttacked(g, id, e) ? [] : [e.object]));
  return {
    power: Math.max(0, assigns(g, id)),
    deadly: hasTrait(g, id, 'anyDamageIsLethal'),
    to: blockersOnly.flatMap((e) => (isPlayer(e) ? [] : [e.object])),
    ...(attacked === undefined ? {} : { attacked }),
  };
}

/** Blockers that must be assigned lethal damage because a creature that tramples over them lets damage through. */
function needed(g: Game, assigned: Assigned[]): Need {
  const need = new Map<number, number>();
  for (const one of assigned) {
    if (one.free) continue;
    if (!isAttacked(g, one.from, one.to)) continue;
    for (const [planeswalker, left] of loyaltyNeeded(g, one, assigned)) need.set(planeswalker, left);
    if (!isBlocked(g, one.from)) continue;
    for (const blocker of assignableBlockers(g, one.from)) {
      const to = assigned.filter((a) => !isPlayer(a.to) && a.to.object === blocker);
      const left = damageLeft(g, blocker) - to.reduce((n, a) => n + a.amount, 0);
      if (left > 0 && !to.some((a) => hasTrait(g, a.from, 'anyDamageIsLethal'))) need.set(blocker, left);
    }
  }
  return need;
}

/** The loyalty of an attacked planeswalker must be assigned before anything goes on to its controller (702.19c). */
function loyaltyNeeded(g: Game, { from, to }: Assigned, assigned: Assigned[]): [number, number][] {
  const attacked = attackedBy(g, from);
  if (!isPlayer(to) || !attacked || isPlayer(attacked) || attackedBeyond(g, from) === undefined) return [];
  const left = loyaltyLeft(g, attacked.object, assigned);
  return left > 0 ? [[attacked.object, left]] : [];
}
function loyaltyLeft(g: Game, planeswalker: number, assigned: Assigned[]): number {
  const to = assigned.filter((a) => !isPlayer(a.to) && a.to.object === planeswalker);
  const { loyalty = 0 } = g.object(planeswalker).counters ?? {};
  return Math.max(0, loyalty - to.reduce((n, a) => n + a.amount, 0));
}

/** How combat damage is assigned and dealt; `first`: by creatures with first strike, and by no others. */
export const damageSteps = (first: boolean): { [name: string]: Step<Dealing> } => ({
  begin: (g: Game, l: Dealing) => {
    const seat = (id: number): Seat => controllerOf(g, id);
    const all = [...attackers(g), ...blockers(g)];
    const dealing = all.filter((id) =>
      // 510.4: in the second step those that didn't strike in the first, and double strikers.
      first
        ? hasTrait(g, id, 'strikesFirst')
        : g.markOf(g.object(id), 'struck') !== true || hasTrait(g, id, 'strikesAgain'),
    );
    // 510.1, 802.5: the active player announces first, then each defending player in turn order.
    const order = g.seatsFrom(g.active);
    dealing.sort((a, b) => order.indexOf(seat(a)) - order.indexOf(seat(b)));
    if (first) for (const id of dealing) setMark(g, g.object(id), 'struck', true);
    g.j.note(l, 'dealing', dealing);
    g.j.note(l, 'at', 0);
    g.j.note(l, 'assigned', []);
  },
  // 510.1c: what may assign its damage as though it weren't blocked, does so with all of it or not at all.
  assign: (g: Game, l: Dealing) => {
    const id = l.dealing[l.at];
    if (id === undefined || !mayGoThrough(g, id)) return { go: 'divide' };
    const chooser = controllerOf(g, id);
    return {
      ask: {
        seat: chooser,
        kind: 'MAY',
        shape: 'CONFIRM' as const,
        prompt: `Assign combat damage of ${g.rules.view.label(g, { object: id })} as though it weren’t blocked?`,
        rules: cite('mtg:510.1c'),
        source: id,
        // 510.1e: what others have assigned may need what it assigns to its blockers.
        check: (yes: Json) =>
          yes === true ? violatesLethalFirst(g, id, l.assigned, l.dealing.slice(l.at + 1), []) : null,
        fallback: false,
      },
      into: 'yes',
    };
  },
  chosen: (g: Game, l: Dealing) => {
    const id = l.dealing[l.at];
    if (l.yes && id !== undefined) g.j.note(l, 'unblocked', [...(l.unblocked ?? []), id]);
    g.j.note(l, 'yes', false);
  },
  divide: (g: Game, l: Dealing) => {
    const id = l.dealing[l.at];
    if (id === undefined) return { go: 'deal' };
    const power = assigns(g, id);
    const to = recipients(g, id, l.unblocked);
    // 510.1a: power 0 or less assigns nothing.
    if (power <= 0 || to.length === 0) {
      g.j.note(l, 'split', []);
      return { go: 'assignedOne' };
    }
    if (l.unblocked?.includes(id)) {
      const through = to.map((e): Assigned => ({ from: id, to: e, amount: power, free: true }));
      g.j.note(l, 'assigned', [...l.assigned, ...through]);
      g.j.note(l, 'split', []);
      return { go: 'assignedOne' };
    }
    if (mustStay(g, id, power, to, l)) {
      g.j.note(
        l,
        'split',
        to.map((e): [Entity, number] => [e, isAttacked(g, id, e) ? 0 : power]),
      );
      return { go: 'assignedOne' };
    }
    const lethal = (e: Entity): { lethal?: number } =>
      isPlayer(e)
        ? {}
        : { lethal: isAttacked(g, id, e) ? lethalDamage(g, e.object, id) : lethalNow(g, id, e.object, l.assigned) };
    const options = to.map((e): Choice => entityChoice(g, e, e, { min: 0, max: power, ...lethal(e) }));
    const later = l.dealing.slice(l.at + 1);
    return {
      ask: {
        seat: controllerOf(g, id),
        kind: 'COMBAT_DAMAGE',
        shape: 'DISTRIBUTE' as const,
        prompt: `Assign ${power} combat damage of ${g.rules.view.label(g, { object: id })}`,
        rules: isAttacking(g, id) ? cite('mtg:510.1', 'mtg:510.1c') : cite('mtg:510.1', 'mtg:510.1d'),
        source: id,
        options,
        total: power,
        check: (answer: Json) => violatesLethalFirst(g, id, l.assigned, later, answer as unknown as [Entity, number][]),
        fallback: defaultAssignment(g, id, power, to, l.assigned, later),
        ...assignedForBands(g, id),
      },
      into: 'split',
    };
  },
  assignedOne: (g: Game, l: Dealing) => {
    const from = l.dealing[l.at];
    if (from !== undefined) g.j.note(l, 'assigned', [...l.assigned, ...parts(from, l.split)]);
    g.j.note(l, 'at', l.at + 1);
    return { go: 'assign' };
  },
  // 510.2: all combat damage is dealt simultaneously.
  deal: (g: Game, l: Dealing) =>
    perform(
      g,
      l.assigned.map((a): Action => ({ type: 'damage', source: a.from, target: a.to, amount: a.amount, combat: true })),
    ),
});

const parts = (from: number, split: [Entity, number][]): Assigned[] =>
  split.filter(([, amount]) => amount > 0).map(([to, amount]) => ({ from, to, amount }));

/** Whether nothing of it may go through to what it attacks and one creature is left to take all of it: no choice (702.19b). */
function mustStay(g: Game, id: number, power: number, to: Entity[], { at, assigned, dealing }: Dealing): boolean {
  const beyond = to.filter((e) => isAttacked(g, id, e));
  const [blocker, another] = to.filter((e) => !beyond.includes(e));
  if (!blocker || another || beyond.length === 0) return false;
  const later = dealing.slice(at + 1);
  return beyond.every(
    (e) =>
      violatesLethalFirst(g, id, assigned, later, [
        [blocker, power - 1],
        [e, 1],
      ]) !== null,
  );
}

/** Whether a creature tramples over blockers that won't have been assigned lethal damage, whatever is assigned later. */
function violatesLethalFirst(
  g: Game,
  id: number,
  before: Assigned[],
  later: number[],
  split: [Entity, number][],
): Violation | null {
  const need = needed(g, [...before, ...parts(id, split)]);
  if (
    need.size === 0 ||
    assignRequired(
      later.map((l) => dealer(g, l)),
      need,
    )
  )
    return null;
  if (attackedBeyond(g, id))
    return {
      detail:
        'a trampling creature assigns lethal damage to its blockers, then as much as its loyalty to the planeswalker',
      rules: [...TRAMPLE_RULES, ...OVER_PLANESWALKERS],
    };
  return {
    detail: 'a trampling creature assigns lethal damage to all its blockers before the rest may go through',
    rules: [...TRAMPLE_RULES, ...cite('mtg:510.1e')],
  };
}

/** What must be assigned, then lethal damage to each in order, the rest to the last (with trample, to what it attacks). */
function defaultAssignment(
  g: Game,
  id: number,
  power: number,
  to: Entity[],
  before: Assigned[],
  later: number[],
): [Entity, number][] {
  const need = needed(g, before);
  const own = dealer(g, id);
  const must = assignRequired([own, ...later.map((l) => dealer(g, l))], need)?.[0] ?? new Map<number, number>();
  let left = power - [...must.values()].reduce((n, a) => n + a, 0);
  return to.map((e, i): [Entity, number] => {
    const owed = isPlayer(e) ? 0 : (must.get(e.object) ?? 0);
    const enough = (one: number): number =>
      isAttacked(g, id, e) ? loyaltyLeft(g, one, before) : lethalNow(g, id, one, before);
    const lethal = isPlayer(e) ? left : Math.max(0, enough(e.object) - owed);
    const more = i === to.length - 1 ? left : Math.min(left, lethal);
    left -= more;
    return [e, owed + more];
  });
}

export const firstStrikeDamage = procedure<Nothing, Dealing>('firstStrikeDamage', damageSteps(true));
export const combatDamage = procedure<Nothing, Dealing>('combatDamage', damageSteps(false));
