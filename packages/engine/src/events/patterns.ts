/** What patterns of triggers ask of events, and what of an event they tell apart (mtg 603.2). */
import { controllerOf } from '../continuous/characteristics.js';
import { entitiesOf, matches } from '../continuous/evaluate.js';
import type { Json, JsonObject } from '../contract/json.js';
import type { Filter, TriggerPattern } from '../language/types.js';
import type { Game } from '../machine/game.js';
import { sameTeam } from '../machine/teams.js';
import { NOBODY, type Perspective, youOf } from '../state/perspective.js';
import { isPlayer, sameEntity } from '../state/state.js';
import { actingIn } from './acting.js';

/** The parts of an event that a pattern waits for, those that it does not tell apart joined into one (mtg 603.2c). */
export function occurrences(g: Game, on: TriggerPattern, parts: readonly JsonObject[], by: Perspective): JsonObject[] {
  const { source: from, controller, unowned, ctx } = by;
  const fitting: JsonObject[] = [];
  for (const part of parts) {
    const event = asSeenBy(on, part);
    if (event && fits(g, on, event, { source: from, controller, unowned, ctx, event })) fitting.push(event);
  }
  if (fitting.length < 2) return fitting;
  // What is done to a player is an event for each player, also where several do it together (mtg 603.2c).
  if (on.batch && on.player !== undefined) return together(fitting, (event) => String(event.player));
  if (on.batch) return [fitting.reduce(join)];
  const joined = new Map<string, JsonObject[]>();
  for (const event of fitting) {
    const source = on.source === undefined ? '' : String(event.source);
    const recipient = on.object === undefined && on.player === undefined ? '' : `${event.object}/${event.player}`;
    const key = `${source}:${recipient}`;
    joined.set(key, [...(joined.get(key) ?? []), event]);
  }
  return [...joined.values()].map((events) => events.reduce(join));
}

/** Parts of an event that are told apart by nothing but this. */
function together(events: readonly JsonObject[], apart: (event: JsonObject) => string): JsonObject[] {
  const joined = new Map<string, JsonObject>();
  for (const event of events) {
    const before = joined.get(apart(event));
    joined.set(apart(event), before ? join(before, event) : event);
  }
  return [...joined.values()];
}

/**
 * What left as one object and came as two cards is one to what says from where it goes, as in "leaves" and "dies"; what
 * looks only at where cards go sees each of them (mtg 712.21).
 */
export function asSeenBy(on: TriggerPattern, event: JsonObject): JsonObject | null {
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

/** The same pattern without the object, which is known. */
export function withoutObject(on: TriggerPattern): TriggerPattern {
  let without = patterns.get(on);
  if (!without) {
    without = { ...on, object: undefined };
    patterns.set(on, without);
  }
  return without;
}
const patterns = new WeakMap<TriggerPattern, TriggerPattern>();

/** Whether a pattern waits for objects to be put into an open pile from anywhere, whatever that was and why (mtg 603.6c). */
export const isArrival = (g: Game, { on, match }: TriggerPattern): boolean =>
  on === 'move' &&
  g.rules.events.triggers?.arrivals === true &&
  match?.to !== undefined &&
  match.from === undefined &&
  match.cause === undefined &&
  match.to !== g.rules.zones.field &&
  g.rules.zones.table[String(match.to)]?.hidden === 'public';

export function fits(g: Game, on: TriggerPattern, event: JsonObject, by: Perspective): boolean {
  if (event.own === true && on.object !== 'self') return false;
  if (on.during !== undefined && !on.during.includes(g.turn.step ?? g.turn.phase ?? '')) return false;
  for (const key in on.match) {
    const wanted = on.match[key];
    const field = event[key] ?? null;
    if (Array.isArray(wanted) ? !wanted.includes(field) : wanted !== field) return false;
  }
  if (on.object !== undefined) {
    // What enters is looked at as it is on the field, and what comes out of a hidden zone, or from anywhere, as it is where
    // it went; everything else as it was (mtg 603.6a, 603.6c, 603.10).
    const was = Number(event.object);
    const now =
      event.type === 'move' &&
      (event.to === g.rules.zones.field || isArrival(g, on) || !(g.find(was) ?? g.s.lastKnown[was]));
    if (!isObject(g, now ? event.became : was, on.object, by)) return false;
  }
  if (on.source !== undefined && !isAmong(g, causesOf(event), on.source, by)) return false;
  if (on.player !== undefined) {
    const player = event.player;
    if (typeof on.player === 'object' && !entitiesOf(g, on.player, by).some((e) => isPlayer(e) && e.player === player))
      return false;
    const you = youOf(by);
    if (on.player === 'you' && (player !== you || you === NOBODY)) return false;
    if (on.player === 'team' && (typeof player !== 'number' || you === NOBODY || !sameTeam(g, player, you)))
      return false;
    if (on.player === 'opponent' && (typeof player !== 'number' || you === NOBODY || sameTeam(g, player, you)))
      return false;
    if (on.player === 'any' && typeof player !== 'number') return false;
    if (on.player === 'attachedController') {
      const to = entitiesOf(g, 'attached', by)[0];
      if (!to || !('object' in to) || controllerOf(g, to.object) !== player) return false;
    }
  }
  return g.rules.words.event.get(on.on)?.fits?.(g, on, event, by) ?? true;
}

/** What something is attributed to: its source, or each of several (rb 428.5). */
const causesOf = ({ source, sources }: JsonObject): Json[] =>
  Array.isArray(sources) ? sources : source === undefined ? [] : [source];
const isAmong = (g: Game, causes: Json[], what: Filter | 'self' | 'attached', by: Perspective): boolean =>
  causes.some((one) => isObject(g, one, what, actingIn(g, one, by)));

function isObject(g: Game, id: unknown, what: Filter | 'self' | 'attached', by: Perspective): boolean {
  if (typeof id !== 'number') return false;
  if (what === 'self') return id === by.source;
  if (what === 'attached') return entitiesOf(g, 'attached', by).some((e) => sameEntity(e, { object: id }));
  return matches(g, { object: id }, what, by);
}
