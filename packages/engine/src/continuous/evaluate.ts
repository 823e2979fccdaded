/** Evaluates the card language's questions: filters, references, values and conditions. Reads, never writes. */
import type { Seat } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import type { CompareOp, Condition, Filter, FilterClause, Ref, Value } from '../language/types.js';
import { BudgetExceeded, type Game } from '../machine/game.js';
import type { Rules } from '../machine/rules.js';
import { zoneName } from '../machine/zones.js';
import { NOBODY, type Perspective, youOf } from '../state/perspective.js';
import { type Entity, isPlayer, sameEntity } from '../state/state.js';
import { characteristicsOf } from './characteristics.js';

/** Units of work that one question about one object is. */
const COST_OF_QUESTION = 1 / 20;
/** A filter's question, read from its clauses once: filters are asked far more often than they are written. */
type Test = (g: Game, entity: Entity, by: Perspective) => boolean;
const tests = new WeakMap<Filter, Test>();

export function matches(g: Game, entity: Entity, filter: Filter, by: Perspective): boolean {
  return testOf(filter)(g, entity, by);
}

function testOf(filter: Filter): Test {
  let test = tests.get(filter);
  if (!test) {
    test = Array.isArray(filter) ? testOfAll(filter.map(testOf)) : counted(testOfClause(filter));
    tests.set(filter, test);
  }
  return test;
}

function testOfAll(clauses: Test[]): Test {
  return (g, entity, by) => {
    for (const clause of clauses) if (!clause(g, entity, by)) return false;
    return true;
  };
}

const counted =
  (test: Test): Test =>
  (g, entity, by) => {
    g.spend(COST_OF_QUESTION);
    return test(g, entity, by);
  };

function testOfClause(clause: FilterClause): Test {
  if ('not' in clause) {
    const not = testOf(clause.not);
    return (g, entity, by) => !not(g, entity, by);
  }
  if ('any' in clause) {
    const any = clause.any.map(testOf);
    return (g, entity, by) => any.some((test) => test(g, entity, by));
  }
  if ('in' in clause) return (g, entity, by) => entitiesOf(g, clause.in, by).some((e) => sameEntity(e, entity));
  if ('is' in clause) {
    return (g, entity, by) => {
      const predicate = g.rules.continuous.predicates.get(clause.is);
      if (!predicate) throw new Error(`no predicate ${clause.is}`);
      return predicate(g, entity, by, clause.of);
    };
  }
  if ('player' in clause) {
    const { player } = clause;
    return (g, entity, by) =>
      isPlayer(entity) && !g.player(entity.player).lost && (player === 'any' || isSeat(g, entity.player, player, by));
  }
  if ('stat' in clause) return testOfStat(clause.stat);
  const test = testOfObject(clause);
  return (g, entity, by) => !isPlayer(entity) && test(g, entity.object, by);
}

/** A figure of an object, or a score of a player; a player has no score of a name that only objects' figures bear. */
function testOfStat([name, op, value]: [name: string, op: CompareOp, value: Value]): Test {
  return (g, entity, by) => {
    const scores = isPlayer(entity) ? g.player(entity.player).stats : undefined;
    if (scores && !(name in scores)) return false;
    return compare(entityStat(g, entity, name), op, amountOf(g, value, by));
  };
}

/** What an object is or was: where it is, its statuses and counters, or its characteristics. */
function testOfObject(clause: FilterClause): (g: Game, id: number, by: Perspective) => boolean {
  const there = (g: Game, id: number) => g.find(id) ?? g.s.lastKnown[id];
  if ('self' in clause) return (_g, id, by) => id === by.source;
  if ('other' in clause) return (_g, id, by) => id !== by.source;
  if ('zone' in clause) return (g, id) => zoneName(there(g, id)?.zone ?? '') === clause.zone;
  if ('status' in clause) {
    const { status } = clause;
    return (g, id) => {
      const object = g.find(id);
      return object ? g.is(object, status) : g.s.lastKnown[id]?.status?.[status] === true;
    };
  }
  if ('counters' in clause) {
    const [kind, atLeast] = clause.counters;
    return (g, id) => (there(g, id)?.counters?.[kind] ?? 0) >= atLeast;
  }
  if ('has' in clause) {
    const [prop, wanted] = clause.has;
    const listed = (g: Game, id: number) => (characteristicsOf(g, id).props[prop] as string[] | undefined) ?? [];
    if (!Array.isArray(wanted)) return (g, id) => listed(g, id).includes(wanted);
    return (g, id) => {
      const list = listed(g, id);
      return wanted.some((w) => list.includes(w));
    };
  }
  if ('prop' in clause) return (g, id) => characteristicsOf(g, id).props[clause.prop[0]] === clause.prop[1];
  if ('named' in clause) return (g, id) => characteristicsOf(g, id).props.name === clause.named;
  if ('keyword' in clause) {
    const { keyword } = clause;
    return (g, id) => characteristicsOf(g, id).abilities.some((a) => a.kind === 'keyword' && a.keyword === keyword);
  }
  if ('controller' in clause)
    return (g, id, by) => isSeat(g, characteristicsOf(g, id).controller, clause.controller, by);
  if ('owner' in clause) return (g, id, by) => isSeat(g, ownerOf(g, id), clause.owner, by);
  throw new Error(`unknown filter ${JSON.stringify(clause)}`);
}

function isSeat(g: Game, seat: Seat, who: 'you' | 'opponent' | 'defending' | Ref, by: Perspective): boolean {
  const you = youOf(by);
  if (who === 'you') return seat === you && you !== NOBODY;
  if (who === 'opponent') return seat !== you && seat !== NOBODY && you !== NOBODY;
  if (who === 'defending') return by.event?.defending === seat;
  return entitiesOf(g, who, by).some((e) => isPlayer(e) && e.player === seat);
}

export function compare(a: number, op: CompareOp, b: number): boolean {
  switch (op) {
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

/** All objects and players that a filter admits, in the order of the zones; players come last. */
export function all(g: Game, filter: Filter, by: Perspective): Entity[] {
  const found: Entity[] = [];
  let looked = 0;
  const zones = zoneNamesOf(g, filter);
  for (const key of Object.keys(g.s.zones)) {
    if (!zones.has(zoneName(key))) continue;
    const list = g.zone(key);
    looked += list.length;
    for (const id of list) {
      const entity = { object: id };
      if (matches(g, entity, filter, by)) found.push(entity);
    }
  }
  for (const seat of g.seatsFrom(g.active)) {
    const entity = { player: seat };
    if (matches(g, entity, filter, by)) found.push(entity);
  }
  g.spend(1 + (looked >> 4));
  return found;
}

const zonesOf = new WeakMap<Filter, { rules: Rules; names: ReadonlySet<string> }>();

/** Zones a filter speaks of; one that names none means the field. */
export function zoneNamesOf(g: Game, filter: Filter): ReadonlySet<string> {
  const known = zonesOf.get(filter);
  if (known?.rules === g.rules) return known.names;
  const names = new Set<string>();
  const collect = (f: Filter): void => {
    for (const clause of Array.isArray(f) ? f : [f]) {
      if ('zone' in clause) names.add(clause.zone);
      if ('is' in clause) names.add(g.rules.continuous.predicateZones[clause.is] ?? g.rules.zones.field);
      if ('any' in clause) clause.any.forEach(collect);
    }
  };
  collect(filter);
  if (names.size === 0) names.add(g.rules.zones.field);
  zonesOf.set(filter, { rules: g.rules, names });
  return names;
}

export function entitiesOf(g: Game, ref: Ref, by: Perspective): Entity[] {
  if (typeof ref === 'string') {
    switch (ref) {
      case 'self':
        return [{ object: by.source }];
      case 'you':
        return youOf(by) === NOBODY ? [] : [{ player: youOf(by) }];
      case 'opponents':
        return g
          .seatsFrom(g.active)
          .filter((s) => isSeat(g, s, 'opponent', by))
          .map((player) => ({ player }));
      case 'players':
        return g.seatsFrom(g.active).map((player) => ({ player }));
      case 'attached': {
        const to = g.find(by.source)?.attachedTo ?? g.s.lastKnown[by.source]?.attachedTo;
        return to ? [to] : [];
      }
    }
  }
  if ('target' in ref) return by.ctx?.targets[ref.target] ?? [];
  if ('saved' in ref) return by.ctx?.saved[ref.saved] ?? [];
  if ('each' in ref) return all(g, ref.each, by);
  if ('event' in ref) return eventEntity(g, by.event, ref.event);
  if ('now' in ref) return entitiesOf(g, ref.now, by).map((e) => presentOf(g, e));
  const of = entitiesOf(g, 'controllerOf' in ref ? ref.controllerOf : ref.ownerOf, by);
  const seats = new Set<Seat>();
  for (const e of of) {
    const seat = isPlayer(e)
      ? e.player
      : 'controllerOf' in ref
        ? characteristicsOf(g, e.object).controller
        : ownerOf(g, e.object);
    // What is there may belong to nobody. Otherwise something else than an object of this game must have been referred to:
    // guessing a player would be wrong silently.
    if (seat === NOBODY && !isPlayer(e) && g.find(e.object)) continue;
    if (seat === NOBODY)
      throw new Error(`nobody knows whose object ${JSON.stringify(e)} was, for ${JSON.stringify(ref)}`);
    seats.add(seat);
  }
  return [...seats].map((player) => ({ player }));
}

const ownerOf = (g: Game, id: number): Seat => (g.find(id) ?? g.s.lastKnown[id])?.owner ?? NOBODY;

/** An object that has moved, as what it became by that move. */
function presentOf(g: Game, e: Entity): Entity {
  if (isPlayer(e) || g.find(e.object)) return e;
  const became = g.s.lastKnown[e.object]?.became;
  return became === undefined ? e : { object: became };
}

/** Events name objects by id and players in fields that say so (`player`, `defending`, `to` as entities). */
function eventEntity(g: Game, event: JsonObject | undefined, field: string): Entity[] {
  const value = event?.[field];
  if (value === undefined || value === null) return [];
  // What came out of a hidden zone is known only as what it became.
  if (
    field === 'object' &&
    typeof event?.became === 'number' &&
    !g.find(value as number) &&
    !g.s.lastKnown[value as number]
  )
    return [{ object: event.became }];
  const isSeat = field === 'player' || field === 'defending';
  return [value].flat().map((v): Entity => {
    if (typeof v !== 'number') return v as unknown as Entity;
    return isSeat ? { player: v } : { object: v };
  });
}

/** An object's id as effects should act on it: the object a card became when it left, if the effect still follows it. */
export function numberOf(e: Entity): number {
  return isPlayer(e) ? -1 - e.player : e.object;
}

/** Numbers stay whole: what would grow beyond them is refused as a runaway. */
const LARGEST = 1e12;

export function amountOf(g: Game, value: Value, by: Perspective): number {
  if (typeof value === 'number') return value;
  const amount = reckon(g, value, by);
  if (!(Math.abs(amount) <= LARGEST)) throw new BudgetExceeded('a number would become larger than the engine holds');
  return amount;
}

function reckon(g: Game, value: Exclude<Value, number>, by: Perspective): number {
  if (value === 'x') return by.ctx?.x ?? (isEntering(g, by) ? g.find(by.source)?.from?.x : undefined) ?? 0;
  if ('count' in value) return all(g, value.count, by).length;
  if ('countOf' in value) return entitiesOf(g, value.countOf, by).length;
  if ('stat' in value) {
    return entitiesOf(g, value.of, by).reduce((sum, e) => sum + entityStat(g, e, value.stat), 0);
  }
  if ('counters' in value) {
    return entitiesOf(g, value.of, by).reduce((sum, e) => {
      const counters = isPlayer(e)
        ? g.player(e.player).counters
        : (g.find(e.object) ?? g.s.lastKnown[e.object])?.counters;
      return sum + (counters?.[value.counters] ?? 0);
    }, 0);
  }
  if ('event' in value) return Number(by.event?.[value.event] ?? 0);
  if ('number' in value) return by.ctx?.numbers[value.number] ?? 0;
  if ('sum' in value) return value.sum.reduce((sum: number, v) => sum + amountOf(g, v, by), 0);
  if ('times' in value) return amountOf(g, value.times[0], by) * amountOf(g, value.times[1], by);
  if ('least' in value) return Math.min(...value.least.map((v) => amountOf(g, v, by)));
  if ('most' in value) return Math.max(...value.most.map((v) => amountOf(g, v, by)));
  if ('negative' in value) return -amountOf(g, value.negative, by);
  if ('division' in value) return by.division ?? 0;
  throw new Error(`unknown value ${JSON.stringify(value)}`);
}

/**
 * A number as an effect uses it: what was worked out as less than zero counts as zero, and so does what a minus stands
 * before (mtg 107.1b). Printed numbers are as printed.
 */
export function resultOf(g: Game, value: Value, by: Perspective): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && 'negative' in value) return -Math.max(0, resultOf(g, value.negative, by));
  return Math.max(0, amountOf(g, value, by));
}

/** What an object does as it enters knows the X that it was cast with; later its X is 0 (mtg 107.3m). */
const isEntering = (g: Game, { event, source }: Perspective): boolean =>
  event?.type === 'move' && event.to === g.rules.zones.field && event.became === source;

function entityStat(g: Game, e: Entity, name: string): number {
  if (isPlayer(e)) return g.player(e.player).stats[name] ?? 0;
  return figureOf(g, e.object, name);
}

/** A figure of an object, as effects take it. */
function figureOf(g: Game, id: number, name: string): number {
  const figure = Number(characteristicsOf(g, id).props[name] ?? 0);
  const least = g.rules.continuous.referencedAtLeast?.[name];
  return least === undefined ? figure : Math.max(least, figure);
}

export function holds(g: Game, condition: Condition, by: Perspective): boolean {
  if ('exists' in condition) return all(g, condition.exists, by).length >= (condition.atLeast ?? 1);
  if ('compare' in condition) {
    const [a, op, b] = condition.compare;
    return compare(amountOf(g, a, by), op, amountOf(g, b, by));
  }
  if ('is' in condition) {
    const found = entitiesOf(g, condition.is[0], by);
    return found.length > 0 && found.every((e) => matches(g, e, condition.is[1], by));
  }
  if ('not' in condition) return !holds(g, condition.not, by);
  if ('all' in condition) return condition.all.every((c) => holds(g, c, by));
  if ('any' in condition) return condition.any.some((c) => holds(g, c, by));
  if ('turnOf' in condition) return isSeat(g, g.active, condition.turnOf, by);
  if ('paid' in condition) {
    const objects = [by.ctx?.item ?? by.source, by.source].map((id) => g.find(id));
    return objects.some((o) => ((o?.play?.paid ?? o?.from?.paid)?.[condition.paid] ?? 0) > 0);
  }
  throw new Error(`unknown condition ${JSON.stringify(condition)}`);
}
