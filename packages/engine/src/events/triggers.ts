/** Triggered abilities: noticing what happened, waiting, and going on the stack in turn order (mtg 603). */

import { controllerOf } from '../continuous/characteristics.js';
import { derive } from '../continuous/derive.js';
import { followersOf, followsItself, liesElsewhere } from '../continuous/elsewhere.js';
import { holds } from '../continuous/evaluate.js';
import type { Seat } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import { canonical } from '../language/canonical.js';
import type { Condition, TriggeredAbility, TriggerPattern } from '../language/types.js';
import type { EventOf, TriggerEvent } from '../machine/actions.js';
import { abilityOf } from '../machine/definition-of.js';
import type { Derived } from '../machine/derived.js';
import { cardOf } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { publicId } from '../machine/zones.js';
import { WAITING } from '../state/journal.js';
import { NOBODY, type Perspective } from '../state/perspective.js';
import type { Obj, WaitingTrigger } from '../state/state.js';
import { expireAtEvent } from './conditional.js';
import { isNth, remember } from './history.js';
import { fits, isArrival, occurrences, withoutObject } from './patterns.js';
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
  for (const part of parts) if (staysThere(g, part)) return;
  remember(g, parts);
  expireAtEvent(g, parts);
  lookFor(g, parts, before, moment, isSingle);
}

/** What is moved to where it is becomes a new object, and changes no zones; in a pile with an order it changes places (mtg 406.7). */
const staysThere = (g: Game, event: TriggerEvent): boolean =>
  event.type === 'move' && event.from === event.to && g.rules.zones.table[event.to]?.ordered === false;

/** The same for what waits for one or more events that happen at the same time (mtg 603.2c). */
export function triggerOnTogether(
  g: Game,
  events: readonly TriggerEvent[],
  before?: Derived,
  moment = g.s.counters.id,
): void {
  const [only] = events;
  if (only !== undefined && events.length === 1) {
    if (!staysThere(g, only)) lookFor(g, events, before, moment, isBatch);
  } else lookForAlike(g, events, before, moment);
}

/** What happens at the same time, but of other kinds, is waited for apart. */
function lookForAlike(g: Game, events: readonly TriggerEvent[], before: Derived | undefined, moment: number): void {
  const alike = new Map<string, TriggerEvent[]>();
  for (const event of events) {
    if (staysThere(g, event)) continue;
    const key = `${event.type}${event.type === 'move' && event.from === g.rules.zones.field}`;
    alike.set(key, [...(alike.get(key) ?? []), event]);
  }
  for (const parts of alike.values()) lookFor(g, parts, before, moment, isBatch);
}

const isBatch = (on: TriggerPattern): boolean => on.batch === true;
const isSingle = (on: TriggerPattern): boolean => !on.batch;

/** Of most that happens nobody hears: that is seen before anything is made ready to look further. */
function lookFor(
  g: Game,
  happened: readonly TriggerEvent[],
  before: Derived | undefined,
  moment: number,
  isMeant: (on: TriggerPattern) => boolean,
): void {
  const first = happened[0];
  if (first === undefined) return;
  const { type } = first;
  // What phases out is looked back at as well (mtg 603.10b).
  const leaving = (first.type === 'move' && first.from === g.rules.zones.field) || first.gone === true;
  const seen = leaving && before ? heardLeaving(g, before, type) : (derive(g).triggers.get(type) ?? []);
  g.spend(seen.length >> 3);
  if (seen.length > 0) lookAmong(g, seen, leaving, happened, first, before, moment, isMeant);
  if (first.type === 'move' && isMeant({ on: first.type })) triggerOnOwnMove(g, first, moment);
  if (g.s.delayed.length > 0) lookDelayed(g, happened, type, moment, isMeant);
}

function lookAmong(
  g: Game,
  seen: Waiting,
  leaving: boolean,
  happened: readonly TriggerEvent[],
  first: TriggerEvent,
  before: Derived | undefined,
  moment: number,
  isMeant: (on: TriggerPattern) => boolean,
): void {
  const heardBy = listening(g, happened);
  for (const { object, ability, index } of seen) {
    if (!isMeant(ability.on)) continue;
    const parts = heardBy(ability.on);
    if (parts.length === 0) continue;
    if (followsItself(g, ability.on)) continue;
    if (leaving && g.rules.events.triggers?.leavingUnseen && object !== first.object && !g.find(object)) continue;
    const then = leaving && !isArrival(g, ability.on) ? before?.of.get(object)?.controller : undefined;
    const holder = then ?? controllerOf(g, object);
    const by = { source: object, controller: holder };
    if (!isNth(g, ability.on, parts, by)) continue;
    for (const one of tellingApart(ability, occurrences(g, ability.on, parts, by))) {
      const event = ofBearer(ability.on, one);
      const controller = controlling(g, ability, event) ?? holder;
      if (!isFulfilled(g, ability, { source: object, controller, event })) continue;
      if (!withinLimit(g, object, ability, index)) continue;
      if (g.rules.events.triggers?.silent?.(g, object, ability, event)) continue;
      const counted = ability.limit && !ability.limit.met && g.rules.events.triggers?.countedOnStack;
      if (!counted && !ability.limit?.taken) countUse(g, object, ability, index);
      const early = leaving && g.rules.events.triggers?.ownLeavingFirst && object === event.object;
      const waiting = { source: object, controller, ability, event, ...(counted ? { index } : {}) };
      const times = 1 + (g.rules.events.triggers?.again?.(g, waiting, leaving && before ? before : derive(g)) ?? 0);
      const each = ability.on.each ? Math.abs(Number(event.amount)) : 1;
      for (let i = 0; i < times * each; i++) {
        wait(g, waiting, early ? moment - BEFORE : moment);
      }
    }
  }
}

/** Of what happened, what those hear that wait for this. */
function listening(g: Game, happened: readonly TriggerEvent[]): (on: TriggerPattern) => readonly TriggerEvent[] {
  let entering: readonly TriggerEvent[] | undefined;
  const audible = (): readonly TriggerEvent[] => {
    entering ??= heardEntering(g, happened);
    return entering;
  };
  return (on) => (on.match?.to === g.rules.zones.field ? audible() : happened);
}

function lookDelayed(
  g: Game,
  happened: readonly TriggerEvent[],
  type: string,
  moment: number,
  isMeant: (on: TriggerPattern) => boolean,
): void {
  const heardBy = listening(g, happened);
  g.spend(g.s.delayed.length >> 3);
  for (const delayed of g.s.delayed.slice()) {
    if (delayed.on.on !== type) continue;
    if (!isMeant(delayed.on)) continue;
    if (delayed.turn !== undefined && delayed.turn !== g.s.turn.number) continue;
    const { source, controller, saved } = delayed;
    const whose = delayed.unowned ? ({ unowned: true } as const) : {};
    const ctx = { source, controller, ...whose, targets: [], saved, numbers: delayed.numbers ?? {} };
    const by = { source, controller, ...whose, ctx };
    const parts = heardBy(delayed.on);
    const found = isNth(g, delayed.on, parts, by) ? occurrences(g, delayed.on, parts, by) : [];
    if (found.length === 0) continue;
    if (delayed.once)
      g.j.refill(
        g.s.delayed,
        g.s.delayed.filter((d) => d !== delayed),
      );
    const { targets, may } = delayed;
    const ability: TriggeredAbility = {
      kind: 'triggered',
      on: delayed.on,
      effects: delayed.effects,
      ...(targets ? { targets } : {}),
      ...(may ? { may } : {}),
    };
    const { x, numbers } = delayed;
    const carried = { saved, ...(x === undefined ? {} : { x }) };
    const kept = numbers ? { ...carried, numbers } : carried;
    for (const event of delayed.once ? found.slice(0, 1) : found)
      wait(g, { source, controller, ...whose, ability, event, carried: kept }, moment);
  }
}

/** What must hold as an ability triggers. */
const conditionOf = (g: Game, ability: TriggeredAbility): Condition | undefined =>
  g.rules.events.triggers?.condition ? g.rules.events.triggers.condition(ability) : ability.if;
function isFulfilled(g: Game, ability: TriggeredAbility, by: Perspective): boolean {
  const condition = conditionOf(g, ability);
  return !condition || holds(g, condition, by);
}

/** What happened to what the source is attached to, or by it, goes on about that, whatever the source is attached to later. */
function ofBearer({ object, source }: TriggerPattern, event: JsonObject): JsonObject {
  const bearer = object === 'attached' ? event.object : source === 'attached' ? event.source : undefined;
  return typeof bearer === 'number' ? { ...event, bearer } : event;
}

/** The player of the event, or the owner of its object, where the ability says that they control it (rb 190.6.c). */
function controlling(g: Game, { by }: TriggeredAbility, { player, object }: JsonObject): Seat | undefined {
  if (by === 'owner' && typeof object === 'number') return (g.find(object) ?? g.s.lastKnown[object])?.owner;
  return by === 'player' && typeof player === 'number' ? player : undefined;
}
/**
 * A step that begins for several players at once is one event for an ability that does not speak of the player whose step it
 * is (mtg 805.4d).
 */
function tellingApart(ability: TriggeredAbility, events: JsonObject[]): JsonObject[] {
  if (events.length < 2 || events[0]?.type !== 'step' || speaksOfPlayer(ability)) return events;
  return events.slice(0, 1);
}
function speaksOfPlayer(ability: TriggeredAbility): boolean {
  let speaks = speaking.get(ability);
  if (speaks === undefined) {
    speaks = canonical(ability).includes('{"event":"player"}');
    speaking.set(ability, speaks);
  }
  return speaks;
}
const speaking = new WeakMap<TriggeredAbility, boolean>();

/** Of what enters the field, what causes abilities to trigger: not all of it where an effect says so. */
function heardEntering(g: Game, parts: readonly TriggerEvent[]): readonly TriggerEvent[] {
  const { unheard } = g.rules.events.triggers ?? {};
  return unheard && parts[0]?.type === 'move' ? parts.filter((part) => !unheard(g, part)) : parts;
}

/** The abilities that would trigger if something happened now, each with the event as it would know it. */
export function wouldTrigger(g: Game, event: TriggerEvent): Omit<WaitingTrigger, 'id'>[] {
  return (derive(g).triggers.get(event.type) ?? []).flatMap(({ object: source, ability, index }) => {
    if (ability.on.batch || ability.on.nth !== undefined || followsItself(g, ability.on)) return [];
    const controller = controllerOf(g, source);
    const known = occurrences(g, ability.on, [event], { source, controller });
    return known
      .filter((one) => isFulfilled(g, ability, { source, controller, event: one }))
      .filter(() => withinLimit(g, source, ability, index))
      .map((one) => ({ source, controller, ability, event: one }));
  });
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

/** The same, but for what waits for objects to come somewhere from anywhere: that is never a matter of leaving (mtg 603.6c). */
function heardLeaving(g: Game, before: Derived, type: string): Waiting {
  const then = lookingBack(g, before, type);
  const now = derive(g).triggers.get(type) ?? [];
  const arrives = ({ ability }: Waiting[number]): boolean => isArrival(g, ability.on);
  if (!then.some(arrives) && !now.some(arrives)) return then;
  return [...then.filter((one) => !arrives(one)), ...now.filter(arrives)];
}

/** "When you discard this", "when this is put there from anywhere": what everybody saw before or sees now (mtg 603.2f). */
function triggerOnOwnMove(g: Game, event: EventOf<'move'>, moment: number): void {
  const object = event.became === undefined ? undefined : g.find(event.became);
  if (!object) return;
  const now = derive(g).of.get(object.id);
  for (const [ability, index] of followersOf(g, object, now)) {
    const { from, to } = event;
    if (ability.on.match?.to === g.rules.zones.field && heardEntering(g, [event]).length === 0) continue;
    if (ability.zone !== undefined && ability.zone !== to && ability.zone !== from) continue;
    if (![from, to].some((zone) => g.rules.zones.table[zone]?.hidden === 'public')) continue;
    const controller = now?.controller ?? object.controller ?? object.owner;
    const by: Perspective = { source: object.id, controller, event };
    if (!fits(g, withoutObject(ability.on), event, by)) continue;
    if (!isFulfilled(g, ability, by)) continue;
    if (withinLimit(g, object.id, ability, index)) wait(g, { source: object.id, controller, ability, event }, moment);
  }
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

/** Whether an ability that fits has triggered and has not left the stack yet (mtg 714.4). */
export const isToResolve = (g: Game, fits: (one: Pick<Obj, 'source' | 'ability'>) => boolean): boolean =>
  g.waiting.some(fits) || g.zone(g.rules.zones.stack).some((id) => fits(g.object(id)));

/** Takes those that fit out of the queue: they go on no stack. */
export function takeWaiting(g: Game, isMeant: (waiting: WaitingTrigger) => boolean): WaitingTrigger[] {
  const taken = g.s.triggers.filter(isMeant);
  for (const waiting of taken) g.j.remove(g.s.triggers, waiting, WAITING);
  return taken;
}

/** Puts a triggered ability into the queue, and says so. The active player acts for what nobody controls (rb 190.6.b). */
export function wait(g: Game, seen: Omit<WaitingTrigger, 'id'>, moment: number): void {
  const { ability } = seen;
  const parts = ability.kind === 'triggered' ? g.rules.events.triggers?.apart?.(ability) : undefined;
  if (parts) {
    for (const part of parts) waitFor(g, { ...seen, ability: part }, moment);
  } else waitFor(g, seen, moment);
}

function waitFor(g: Game, seen: Omit<WaitingTrigger, 'id'>, moment: number): void {
  const trigger = seen.controller === NOBODY ? { ...seen, controller: g.active, unowned: true as const } : seen;
  enqueue(g, trigger, moment);
  g.emit('ABILITY_TRIGGERED', g.rules.cite.triggers, {
    source: publicId(trigger.source),
    card: cardOf(g, trigger.source),
    controller: trigger.controller,
    ...abilityOf(g, trigger.ability),
  });
}
