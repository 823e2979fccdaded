/** Triggered abilities: noticing what happened, waiting, and going on the stack in turn order (mtg 603). */

import { controllerOf } from '../continuous/characteristics.js';
import { derive } from '../continuous/derive.js';
import { followersOf, followsItself, liesElsewhere } from '../continuous/elsewhere.js';
import { entitiesOf, holds, matches } from '../continuous/evaluate.js';
import type { JsonObject } from '../contract/json.js';
import type { Filter, TriggeredAbility, TriggerPattern } from '../language/types.js';
import type { EventOf, TriggerEvent } from '../machine/actions.js';
import { abilityOf } from '../machine/definition-of.js';
import type { Derived } from '../machine/derived.js';
import { cardOf } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { publicId } from '../machine/zones.js';
import { WAITING } from '../state/journal.js';
import { NOBODY, type Perspective, youOf } from '../state/perspective.js';
import { isPlayer, sameEntity, type WaitingTrigger } from '../state/state.js';
import { countUse, withinLimit } from './uses.js';

/** Less than lies between any two moments. */
const BEFORE = 0.5;

/**
 * Lets abilities trigger on an event. Those that see objects leave the field look back to what was there before
 * (mtg 603.10); all others look at what is there now.
 */
export function triggerOn(g: Game, event: TriggerEvent, before?: Derived, moment = g.s.counters.id): void {
  triggerOnParts(g, [event], before, moment);
}

/**
 * The same for what is one event in several parts (damage that is dealt at the same time): an ability triggers once for
 * all parts that it does not tell apart (mtg 603.2c).
 */
export function triggerOnParts(g: Game, parts: TriggerEvent[], before?: Derived, moment = g.s.counters.id): void {
  const [first] = parts;
  if (!first) return;
  const { type } = first;
  const leaving = first.type === 'move' && first.from === g.rules.zones.field;
  const seen = leaving && before ? lookingBack(g, before, type) : (derive(g).triggers.get(type) ?? []);
  g.spend(seen.length >> 3);
  for (const { object, ability, index } of seen) {
    if (followsItself(g, ability.on)) continue;
    if (leaving && g.rules.events.triggers?.leavingUnseen && object !== first.object && !g.find(object)) continue;
    const then = leaving ? before?.of.get(object)?.controller : undefined;
    const controller = then ?? controllerOf(g, object);
    for (const event of occurrences(g, ability.on, parts, { source: object, controller })) {
      if (ability.if && !holds(g, ability.if, { source: object, controller, event })) continue;
      if (!withinLimit(g, object, ability, index)) continue;
      const counted = ability.limit && g.rules.events.triggers?.countedOnStack;
      if (!counted) countUse(g, object, ability, index);
      const early = leaving && g.rules.events.triggers?.ownLeavingFirst && object === event.object;
      const waiting = { source: object, controller, ability, event, ...(counted ? { index } : {}) };
      wait(g, waiting, early ? moment - BEFORE : moment);
    }
  }
  if (first.type === 'move') triggerOnOwnMove(g, first, moment);
  if (g.s.delayed.length === 0) return;
  g.spend(g.s.delayed.length >> 3);
  for (const delayed of g.s.delayed.slice()) {
    if (delayed.on.on !== type) continue;
    const { source, controller, saved } = delayed;
    const whose = delayed.unowned ? ({ unowned: true } as const) : {};
    const ctx = { source, controller, ...whose, targets: [], saved, numbers: {} };
    const found = occurrences(g, delayed.on, parts, { source, controller, ...whose, ctx });
    if (found.length === 0) continue;
    if (delayed.once)
      g.j.refill(
        g.s.delayed,
        g.s.delayed.filter((d) => d !== delayed),
      );
    const ability: TriggeredAbility = { kind: 'triggered', on: delayed.on, effects: delayed.effects };
    const { x } = delayed;
    const carried = { saved, ...(x === undefined ? {} : { x }) };
    for (const event of delayed.once ? found.slice(0, 1) : found)
      wait(g, { source, controller, ...whose, ability, event, carried }, moment);
  }
}

/**
 * The abilities that functioned before objects left. Where each of them looks at what is there afterwards, those that
 * function off the field do so as well (rb 383.2.c.1).
 */
function lookingBack(g: Game, before: Derived, type: string): Waiting {
  const then = before.triggers.get(type) ?? [];
  if (!g.rules.events.triggers?.leavingUnseen) return then;
  const now = (derive(g).triggers.get(type) ?? []).filter(({ object }) => liesElsewhere(g, object));
  return [...then.filter(({ object }) => !liesElsewhere(g, object)), ...now];
}
type Waiting = { object: number; ability: TriggeredAbility; index: number }[];

/** "When you discard this", "when this is put there from anywhere": what everybody saw before or sees now (mtg 603.2f). */
function triggerOnOwnMove(g: Game, event: EventOf<'move'>, moment: number): void {
  const object = event.became === undefined ? undefined : g.find(event.became);
  if (!object) return;
  const now = derive(g).of.get(object.id);
  for (const [ability, index] of followersOf(g, object, now)) {
    const { from, to } = event;
    if (ability.zone !== undefined && ability.zone !== to && ability.zone !== from) continue;
    if (![from, to].some((zone) => g.rules.zones.table[zone]?.hidden === 'public')) continue;
    const controller = now?.controller ?? object.controller ?? object.owner;
    const by: Perspective = { source: object.id, controller, event };
    if (!fits(g, withoutObject(ability.on), event, by)) continue;
    if (ability.if && !holds(g, ability.if, by)) continue;
    if (withinLimit(g, object.id, ability, index)) wait(g, { source: object.id, controller, ability, event }, moment);
  }
}

/** The same pattern without the object, which is known. */
function withoutObject(on: TriggerPattern): TriggerPattern {
  let without = patterns.get(on);
  if (!without) {
    without = { ...on, object: undefined };
    patterns.set(on, without);
  }
  return without;
}
const patterns = new WeakMap<TriggerPattern, TriggerPattern>();

/** The parts of an event that a pattern waits for, those that it does not tell apart joined into one. */
function occurrences(g: Game, on: TriggerPattern, parts: JsonObject[], by: Perspective): JsonObject[] {
  const { source: from, controller, unowned, ctx } = by;
  const fitting: JsonObject[] = [];
  for (const part of parts) {
    const event = asSeenBy(on, part);
    if (event && fits(g, on, event, { source: from, controller, unowned, ctx, event })) fitting.push(event);
  }
  if (fitting.length < 2) return fitting;
  const joined = new Map<string, JsonObject[]>();
  for (const event of fitting) {
    const source = on.source === undefined ? '' : String(event.source);
    const recipient = on.object === undefined && on.player === undefined ? '' : `${event.object}/${event.player}`;
    const key = `${source}:${recipient}`;
    joined.set(key, [...(joined.get(key) ?? []), event]);
  }
  return [...joined.values()].map((events) => events.reduce(join));
}

/**
 * What left as one object and came as two cards is one to what says from where it goes, as in "leaves" and "dies"; what
 * looks only at where cards go sees each of them (mtg 712.21).
 */
function asSeenBy(on: TriggerPattern, event: JsonObject): JsonObject | null {
  if (event.also === undefined && event.second === undefined) return event;
  if (on.match?.from !== undefined) return event.second ? null : event;
  const { also: _also, ...single } = event;
  return single;
}

/** Two parts of an event as one: amounts add up, and a field that differs speaks of both. */
function join(one: JsonObject, other: JsonObject): JsonObject {
  const both: JsonObject = { ...one };
  for (const [field, value] of Object.entries(other)) {
    const before = both[field];
    if (field === 'amount') both[field] = Number(before ?? 0) + Number(value);
    else if (before === undefined) both[field] = value;
    else if (before !== value) both[field] = [...new Set([before, value].flat())];
  }
  return both;
}

/** Puts something into the queue of what waits to go on the stack. */
export function enqueue(g: Game, waiting: Omit<WaitingTrigger, 'id'>, moment = g.s.counters.id): void {
  g.spend(2);
  g.j.push(
    g.s.triggers,
    { id: g.nextId(), ...waiting, ...(g.rules.events.triggers?.inOrder ? { moment } : {}) },
    WAITING,
  );
}

/** Puts a triggered ability into the queue, and says so. The active player acts for what nobody controls (rb 190.6.b). */
export function wait(g: Game, seen: Omit<WaitingTrigger, 'id'>, moment: number): void {
  const trigger = seen.controller === NOBODY ? { ...seen, controller: g.active, unowned: true as const } : seen;
  enqueue(g, trigger, moment);
  g.emit('ABILITY_TRIGGERED', g.rules.cite.triggers, {
    source: publicId(trigger.source),
    card: cardOf(g, trigger.source),
    controller: trigger.controller,
    ...abilityOf(g, trigger.ability),
  });
}

function fits(g: Game, on: TriggerPattern, event: JsonObject, by: Perspective): boolean {
  for (const key in on.match) {
    const wanted = on.match[key];
    const field = event[key] ?? null;
    if (Array.isArray(wanted) ? !wanted.includes(field) : wanted !== field) return false;
  }
  if (on.object !== undefined) {
    // What enters is looked at as it is on the field, and what comes out of a hidden zone as it is where it went;
    // everything else as it was (mtg 603.6a, 603.10).
    const was = Number(event.object);
    const now = event.type === 'move' && (event.to === g.rules.zones.field || !(g.find(was) ?? g.s.lastKnown[was]));
    if (!isObject(g, now ? event.became : was, on.object, by)) return false;
  }
  if (on.source !== undefined && !isObject(g, event.source, on.source, by)) return false;
  if (on.player !== undefined) {
    const player = event.player;
    if (typeof on.player === 'object' && !entitiesOf(g, on.player, by).some((e) => isPlayer(e) && e.player === player))
      return false;
    const you = youOf(by);
    if (on.player === 'you' && (player !== you || you === NOBODY)) return false;
    if (on.player === 'opponent' && (typeof player !== 'number' || player === you || you === NOBODY)) return false;
    if (on.player === 'any' && typeof player !== 'number') return false;
    if (on.player === 'attachedController') {
      const to = entitiesOf(g, 'attached', by)[0];
      if (!to || !('object' in to) || controllerOf(g, to.object) !== player) return false;
    }
  }
  return true;
}

function isObject(g: Game, id: unknown, what: Filter | 'self' | 'attached', by: Perspective): boolean {
  if (typeof id !== 'number') return false;
  if (what === 'self') return id === by.source;
  if (what === 'attached') return entitiesOf(g, 'attached', by).some((e) => sameEntity(e, { object: id }));
  return matches(g, { object: id }, what, by);
}
