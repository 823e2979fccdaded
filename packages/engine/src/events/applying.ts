/**
 * What about to happen goes through before it happens: can it at all, what replaces it, what it brings with it; and then
 * it happens. A ruleset registers what its actions do; the order is the kernel's.
 */
import { derive } from '../continuous/derive.js';
import type { Seat } from '../contract/contract.js';
import { type Action, kindOf, type Replacement, type TriggerEvent } from '../machine/actions.js';
import type { Game } from '../machine/game.js';
import { namedIn, publicId, zoneName } from '../machine/zones.js';
import type { Entity } from '../state/state.js';
import { putAwayStrays } from '../zones/strays.js';
import { expireConditional } from './conditional.js';
import { countersTogether, TOKEN_BEING_CREATED } from './entering-counters.js';
import { insteadProcedure, type ReplacementEffects } from './instead.js';
import { replace } from './replacement.js';
import { triggerOnState } from './state-triggers.js';
import { triggerOnParts, triggerOnTogether } from './triggers.js';

/** Where the objects that moved or were made are remembered, for later instructions of the same effect. */
export interface SaveTo {
  ctx: string;
  name?: string;
  /** The name for how much it was in all, of numbers of players or of damage. */
  total?: string;
  /** What is added up for it. */
  counted?: 'stat' | 'damage';
}

/**
 * An object that must enter attached to something, and doesn't say to what (mtg 303.4f–i): null asks where there is a
 * choice; where nothing will do it stays where it is, or leaves the stack. False: nothing to settle.
 */
export function needsHost(g: Game, action: Action): Action[] | null | false {
  if (action.type !== 'move' || action.to !== g.rules.zones.field) return false;
  const host = g.rules.zones.host?.(g, action);
  if (!host) return false;
  if (host.among.length > 1) return null;
  const only = host.among[0];
  if (only) return [{ ...action, attachedTo: only }];
  return action.from === g.rules.zones.stack ? [{ ...action, to: g.rules.zones.piles.discard }] : [];
}

/** Whether somebody who has left would get something: tokens, or what enters the field or the stack (mtg 800.4b, 800.4d). */
function isForTheGone(g: Game, action: Action): boolean {
  if (action.type === 'create') return g.player(action.player).lost === true;
  if (action.type !== 'move' || action.controller === undefined) return false;
  return g.rules.zones.table[action.to]?.derived === true && g.player(action.controller).lost === true;
}

/** What can happen at all. */
export const possible = (g: Game, actions: Action[]): Action[] => {
  const applied = replacedBy(g);
  const can: Action[] = [];
  for (const action of actions) {
    if (g.rules.events.cannot(g, action) !== null) continue;
    if (isForTheGone(g, action)) continue;
    const own = withSourceZone(g, action);
    can.push(applied.length > 0 ? { ...own, $applied: [...applied, ...(action.$applied ?? [])] } : own);
  }
  return can;
};

/** The effects in whose place this happens: what replaces an event is not replaced by the same effect again (mtg 614.5). */
const replacedBy = (g: Game): string[] => {
  // Each list goes on from those below it.
  const list = g.s.frames.findLast(insteadProcedure.runs)?.locals.replacedBy ?? [];
  g.spend(list.length >> 5);
  return list;
};

/** Once nothing is left to replace: what follows from all that as part of the same event (mtg 120.4c), if anything. */
export function withResults(g: Game, actions: Action[]): { open: Action[]; settled: Action[] } | null {
  if (!anyHasResults(g, actions)) return null;
  const open: Action[] = [];
  const fresh = actions.filter((a) => !a.$resulted);
  for (const type of new Set(fresh.map((a) => a.type))) {
    const found = g.rules.events.actions.get(type)?.results?.(
      g,
      fresh.filter((a) => a.type === type),
    );
    if (found) open.push(...possible(g, found));
  }
  return open.length === 0 ? null : { open, settled: actions.map((a) => ({ $resulted: true, ...a })) };
}

function anyHasResults(g: Game, actions: readonly Action[]): boolean {
  for (const { $resulted, type } of actions)
    if (!$resulted && g.rules.events.actions.get(type)?.results !== undefined) return true;
  return false;
}

/** A move says where from, as a replacement effect may ask ("if it would be put there from the field"). */
function withSourceZone(g: Game, action: Action): Action {
  if (action.type !== 'move') return action;
  const object = g.find(action.object);
  if (!object) return action;
  // A literal that begins with what is spread has a shape of its own each time.
  const own = { from: '', ...action };
  own.from = zoneName(object.zone);
  return own;
}

/** Several shields that do the very same thing need no order; what they do may depend on whose they are. */
export function distinguishable(g: Game, found: Replacement[]): boolean {
  g.spend(found.length >> 1);
  const [first, ...rest] = found;
  return first !== undefined && !rest.every((r) => doesTheSame(first, r));
}

function doesTheSame(one: Replacement, other: Replacement): boolean {
  const words = ({ spec, stored }: Replacement): string => JSON.stringify([spec, stored?.entities, stored?.until]);
  if (words(one) !== words(other)) return false;
  const { instead, also, copy, change } = one.spec;
  const done = JSON.stringify([instead, also, copy, change]);
  const ofPlayer = instead !== undefined || also !== undefined || OF_CONTROLLER.test(done);
  return (one.source === other.source || !OF_SOURCE.test(done)) && (one.controller === other.controller || !ofPlayer);
}

/** Words by which what an effect does depends on what it comes from, or on whose it is. */
const OF_SOURCE = /"(self|attached|other|damage|modify|createReplacement|delayed|reflexive)"/;
const OF_CONTROLLER = /"(you|opponents?)"/;

/** What an effect does not apply to any more. */
const passedBy = (action: Action, { key }: Replacement): Action => ({
  ...action,
  $applied: [...(action.$applied ?? []), key],
});

export function applyOne(g: Game, by: Replacement, open: Action[], after: ReplacementEffects[]): Action[] {
  const [action, ...rest] = open;
  if (!action) return [];
  const named =
    by.source === TOKEN_BEING_CREATED ? { data: { by: null } } : namedIn(g, by.source, { by: publicId(by.source) });
  g.emit('REPLACED', g.rules.cite.replacement, { ...named.data, action: action.type }, named.secret);
  const result = replace(g, by, action);
  if (result.effects && !(by.joint && after.some((a) => a.joint === by.key))) {
    const { source, controller, key } = by;
    const joint = by.joint ? { joint: key } : {};
    const applied = [...(action.$applied ?? []), key];
    const instead: { instead?: true } = result.action === null ? { instead: true } : {};
    const kept = by.known ?? by.stored?.known;
    const known = kept ? { known: kept } : {};
    const { effects, event } = result;
    after.push({ source, controller, effects, event, applied, ...known, ...joint, ...instead });
  }
  if (result.told) tell(by, result.told, after);
  const { action: left, many = 1 } = result;
  const others = g.rules.events.appliesToOne?.(by) ? rest.map((one) => passedBy(one, by)) : rest;
  if (!left) return others;
  g.spend(many);
  return [...Array.from({ length: many }, () => left), ...others];
}

/** What one effect prevents of things that happen at the same time is told once (mtg 615.13). */
function tell({ source, controller, key }: Replacement, event: TriggerEvent, after: ReplacementEffects[]): void {
  const at = after.findIndex((one) => one.told && one.applied[0] === key);
  const told = [...(after[at]?.told ?? []), event];
  const one: ReplacementEffects = { source, controller, effects: [], event: {}, applied: [key], told };
  after.splice(at < 0 ? after.length : at, 1, one);
}

/** What happened, the parts of what is one event together. */
function joined(g: Game, events: TriggerEvent[]): TriggerEvent[][] {
  if (events.length === 1) return [events];
  const found: TriggerEvent[][] = [];
  const parts = new Map<string, TriggerEvent[]>();
  for (const event of events) {
    const { type } = event;
    const known = parts.get(type);
    if (known) known.push(event);
    else {
      const whole = [event];
      found.push(whole);
      if (g.rules.events.actions.get(type)?.oneEvent) parts.set(type, whole);
    }
  }
  return found;
}

/** What was dealt damage. */
const hit = ({ player, object }: TriggerEvent): Entity[] => {
  if (typeof player === 'number') return [{ player }];
  if (typeof object === 'number') return [{ object }];
  return [];
};

/** Who something enters the field for; undefined: it doesn't. */
function entersFor(g: Game, action: Action): Seat | undefined {
  if (action.type === 'create') return action.player;
  if (action.type !== 'move' || action.to !== g.rules.zones.field) return undefined;
  return action.controller ?? g.find(action.object)?.owner;
}

/** What enters at the same time gets its timestamps in turn order, and keeps its places among all else (mtg 613.7m). */
function inTurnOrder(g: Game, actions: Action[]): Action[] {
  if (actions.length < 2) return actions;
  const entering = actions.filter((action) => entersFor(g, action) !== undefined);
  if (new Set(entering.map((action) => entersFor(g, action))).size < 2) return actions;
  const ordered = g.seatsFrom(g.active).flatMap((seat) => entering.filter((action) => entersFor(g, action) === seat));
  const rest = [...ordered, ...entering.filter((action) => !ordered.includes(action))];
  return actions.map((action) => (entersFor(g, action) === undefined ? action : (rest.shift() ?? action)));
}

/** Applies actions together and lets abilities trigger on what happened. */
export function commit(g: Game, actions: Action[], save?: SaveTo): void {
  const before = derive(g);
  g.beforeEvent = before;
  const events: TriggerEvent[] = [];
  const saved: Entity[] = [];
  let total = 0;
  for (const action of inTurnOrder(g, countersTogether(actions))) {
    g.spend();
    const happened = kindOf(g, action).apply(g, action);
    for (const h of happened) {
      events.push(h);
      if (h.became !== undefined) saved.push({ object: h.became });
      if (h.type === 'damage') saved.push(...hit(h));
      // What damage does besides, to life say, is no part of how much was dealt.
      if (h.type === save?.counted) total += Math.abs(Number(h.amount ?? 0));
    }
  }
  g.beforeEvent = null;
  if (save) {
    const ctx = g.s.contexts[save.ctx];
    if (ctx && save.name !== undefined) g.j.note(ctx.saved, save.name, [...(ctx.saved[save.name] ?? []), ...saved]);
    if (ctx && save.total !== undefined) g.j.note(ctx.numbers, save.total, (ctx.numbers[save.total] ?? 0) + total);
  }
  g.rules.events.atOnce?.(g);
  const moment = g.s.counters.id;
  for (const parts of joined(g, events)) triggerOnParts(g, parts, before, moment);
  if (events.length > 0) triggerOnTogether(g, events, before, moment);
  expireConditional(g);
  triggerOnState(g);
  putAwayStrays(g);
  g.rules.events.ended?.(g);
}
