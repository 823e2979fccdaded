/** Phasing (702.26): permanents that the game treats for a while as though they did not exist (110.5, 502.1). */
import {
  type ActionKind,
  type ActionOf,
  type Aside,
  activeSeats,
  asideOf,
  bringBack,
  cardOf,
  controllerOf,
  defineEvent,
  defineVerb,
  type Effects,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  holdUntilLeaving as holds,
  isActive,
  isPlayer,
  keyword,
  type Nothing,
  objectsOf,
  onField,
  type ParamsOf,
  perform,
  procedure,
  publicId,
  type Seat,
  type Step,
  setAside,
  setMark,
} from '@arbiter/engine';
import { z } from 'zod';
import { removeFromCombat } from '../../5-turn/506-combat.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ what: p.ref, keep: z.literal('untilLeaves').optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    phaseOut: ParamsOf<typeof params>;
    // biome-ignore lint/complexity/noBannedTypes: it takes no parameters
    phaseIn: {};
  }
  interface ObjectMarks {
    /** The source until whose leaving it is phased out (610.4). */
    phasedBy?: number;
  }
  interface Actions {
    phaseOut: PhasingOut;
    phaseIn: { object: number; player: Seat };
  }
  /** A permanent phases out. */
  interface PhasingOut {
    object: number;
    /** The permanent with which it goes, as it is attached to that (702.26g). */
    host?: number;
    /** The source that it is phased out until the leaving of. */
    until?: number;
  }
  interface Events {
    phased: { object: number; out: boolean };
  }
}

export const phasing = defineKeyword({
  name: 'phasing',
  rules: cite('mtg:702.26a', 'mtg:702.26p'),
  description:
    'Phases out, and in again, as its controller’s untap steps begin; phased out it is as though it did not exist.',
  redundant: true,
});

/** What phasing is about. @citation */
export const PHASING_RULES = cite('mtg:502.1', 'mtg:702.26b', 'mtg:702.26d', 'mtg:110.5');

/** What is attached to it goes with it, also where it would phase out by itself. @citation */
const INDIRECTLY = [...PHASING_RULES, ...cite('mtg:702.26g', 'mtg:702.26h')];

/** 506.4: it leaves combat. What it is like, and who controls it, stays as it was before all that go with it (702.26d). */
export const phaseOutKind: ActionKind<ActionOf<'phaseOut'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, { object: id, host, until }) => {
    if (!onField(g, id)) return [];
    if (until !== undefined) setMark(g, g.object(id), 'phasedBy', until);
    removeFromCombat(g, id);
    g.emit('PHASED_OUT', host === undefined ? PHASING_RULES : INDIRECTLY, {
      object: publicId(id),
      card: cardOf(g, id),
    });
    setAside(g, id, g.beforeEvent?.of.get(id)?.controller ?? controllerOf(g, id), host);
    return [{ type: 'phased', object: id, out: true, gone: true }];
  },
};

export const phaseInKind: ActionKind<ActionOf<'phaseIn'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, { object: id }) => {
    const since = asideOf(g).find(({ object }) => object.id === id)?.turn;
    const object = bringBack(g, id);
    if (!object || since === undefined) return [];
    // Phased in by whatever, nothing waits any more to phase it in (610.4a).
    if (object.marks?.phasedBy !== undefined) setMark(g, object, 'phasedBy', undefined);
    // It was under control all the time, and so since this turn began (702.26d, 302.6).
    if (since < g.turnNumber) setMark(g, object, 'held', true);
    g.emit('PHASED_IN', cite('mtg:702.26c'), { object: publicId(id), card: cardOf(g, id) });
    return [{ type: 'phased', object: id, out: false }];
  },
};

/** 702.26g: what is attached to permanents that phase out goes along, and what is attached to that. */
function attachmentsOf(g: Game, hosts: readonly number[]): Map<number, number> {
  const along = new Map<number, number>();
  const open = [...hosts];
  for (let host = open.pop(); host !== undefined; host = open.pop())
    for (const id of g.zone('battlefield')) {
      const to = g.object(id).attachedTo;
      if (!to || isPlayer(to) || to.object !== host || along.has(id)) continue;
      along.set(id, host);
      open.push(id);
    }
  return along;
}

/** All that phases out where these do: what goes along phases out indirectly, also where it would by itself (702.26h). */
function phasingOut(g: Game, ids: readonly number[]): ActionOf<'phaseOut'>[] {
  const there = ids.filter((id) => onField(g, id));
  const along = attachmentsOf(g, there);
  return [...new Set([...there, ...along.keys()])].map((object) => {
    const host = along.get(object);
    return host === undefined ? { type: 'phaseOut', object } : { type: 'phaseOut', object, host };
  });
}

/**
 * Players whose untap step this is for what phased out under their control: the active one, and those before them who have
 * left, as their next turn would have begun (702.26n).
 */
function seatsNow(g: Game): Seat[] {
  const { active } = g;
  const found = activeSeats(g);
  for (let seat = (active + g.s.seats - 1) % g.s.seats; seat !== active; seat = (seat + g.s.seats - 1) % g.s.seats) {
    if (!g.player(seat).lost) break;
    found.push(seat);
  }
  return found;
}

/** What phases in now: what phased out directly, and all that went with it (702.26g). */
function phasingIn(g: Game): ActionOf<'phaseIn'>[] {
  const seats = seatsNow(g);
  const all = asideOf(g);
  // What is phased out until something happens phases in by that, and not as its controller untaps (610.4a).
  const isOwn = ({ object, controller }: Aside): boolean =>
    seats.includes(controller) && object.marks?.phasedBy === undefined;
  return withAttached(
    all.filter((one) => one.with === undefined && isOwn(one)),
    all,
  );
}

/** These, and all that phased out with them (702.26g). */
function withAttached(found: Aside[], all: readonly Aside[]): ActionOf<'phaseIn'>[] {
  const goesWith = (one: Aside): boolean => found.some(({ object }) => object.id === one.with);
  for (;;) {
    const more = all.filter((one) => !found.includes(one) && goesWith(one));
    if (more.length === 0) break;
    found.push(...more);
  }
  return found.map(({ object, controller }) => ({ type: 'phaseIn', object: object.id, player: controller }));
}

/** 702.26i: it is attached to what it was attached to if that is still there, and else to nothing; nobody notices (702.26j). */
function detachFromGone(g: Game, ids: readonly number[]): void {
  for (const id of ids) {
    const to = g.find(id)?.attachedTo;
    if (to && (isPlayer(to) ? g.player(to.player).lost : !onField(g, to.object)))
      g.change(g.object(id), 'attachedTo', undefined);
  }
}

export interface PhasingAll {
  returning: number[];
  /** What phases in first, where an edition lets somebody say so. */
  order?: number[];
}

/** What phases in of its own in this untap step, and not with something else. */
export const phasingInItself = (g: Game): number[] => {
  const along = new Set(asideOf(g).flatMap((one) => (one.with === undefined ? [] : [one.object.id])));
  return phasingIn(g).flatMap(({ object }) => (along.has(object) ? [] : [object]));
};

/** In an order that was chosen: each thing with what is attached to it behind it, oldest first. */
function inOrder(g: Game, entering: ActionOf<'phaseIn'>[], order: readonly number[]): ActionOf<'phaseIn'>[] {
  const withIt = (id: number): number[] => [
    id,
    ...asideOf(g).flatMap((one) => (one.with === id ? withIt(one.object.id) : [])),
  ];
  const places = order.flatMap(withIt);
  return [...entering].sort((a, b) => places.indexOf(a.object) - places.indexOf(b.object));
}

/** How permanents phase in and out as an untap step begins. */
export const phasingSteps: { [name: string]: Step<PhasingAll> } = {
  phase: (g: Game, l: PhasingAll) => {
    const leaving = g.zone('battlefield').filter((id) => keyword(g, id, 'phasing') && isActive(g, controllerOf(g, id)));
    const entering = l.order === undefined ? phasingIn(g) : inOrder(g, phasingIn(g), l.order);
    if (leaving.length + entering.length === 0) return { done: null };
    g.j.note(
      l,
      'returning',
      entering.map(({ object }) => object),
    );
    return perform(g, [...phasingOut(g, leaving), ...entering]);
  },
  attach: (g: Game, l: PhasingAll) => {
    detachFromGone(g, l.returning);
    return { done: null };
  },
};

/** 502.1: as an untap step begins, what has phasing phases out and what had phased out phases in, all at once. */
export const phaseAll = procedure<Nothing, PhasingAll>('phaseAll', phasingSteps);

export const phaseOut = defineVerb('phaseOut', {
  description:
    'Permanents phase out, with what is attached to them, until their controllers’ next untap steps, or until the source leaves.',
  example: { do: 'phaseOut', what: { target: 0 } },
  params,
  run: (g, { what, keep }, ctx) => {
    const ids = objectsOf(entitiesOf(g, what, fromContext(ctx)));
    if (!keep) return perform(g, phasingOut(g, ids));
    // What it would last until has happened already (610.4b, 610.4c).
    if (!onField(g, ctx.source)) return undefined;
    holds(g, ctx.source);
    const until = ctx.source;
    return perform(
      g,
      phasingOut(g, ids).map((action) => (action.host === undefined ? { ...action, until } : action)),
    );
  },
  text: ({ what }, say) => `phase out ${say.ref(what)}`,
  intent: () => -1,
});

/** What sources that have left kept phased out. */
const keptBy = (g: Game, sources: readonly number[]): Aside[] =>
  asideOf(g).filter(({ object }) => sources.includes(object.marks?.phasedBy ?? 0));

/** 610.4: immediately after that all of it phases in at the same time (610.4d). */
export const phaseInAgain = (g: Game, gone: readonly number[]): Effects =>
  keptBy(g, gone).length === 0 ? [] : [{ do: 'phaseIn' }];

const phasingBack = procedure<{ ids: number[] }>('phasingBack', {
  phase: (g, l) => {
    const all = asideOf(g);
    const found = all.filter(({ object }) => l.ids.includes(object.id));
    return perform(g, withAttached(found, all));
  },
  attach: (g, l) => {
    detachFromGone(g, l.ids);
    return { done: null };
  },
});

export const phaseIn = defineVerb('phaseIn', {
  description: 'What was phased out until sources leave phases in; cards can’t say it.',
  internal: true,
  example: { do: 'phaseIn' },
  run: (g, _effect, { event }) => {
    const gone = Array.isArray(event?.holders) ? event.holders.map(Number) : [];
    return phasingBack.call({ ids: keptBy(g, gone).map(({ object }) => object.id) });
  },
  procedures: [phasingBack],
  text: () => 'phase in',
});

/** What permanents that are phased out until something happens are about. @citation */
export const PHASED_UNTIL = cite('mtg:610.4', 'mtg:610.4a', 'mtg:610.4b', 'mtg:610.4c', 'mtg:610.4d');

export const phasedEvent = defineEvent('phased', {
  description: 'A permanent phased `out`, or in.',
  example: { on: 'phased', object: 'self', match: { out: false } },
  match: () => ({ out: z.boolean() }),
  refs: ['object'],
});
