/** References to what was chosen, what happened and what was remembered. */
import type { JsonObject } from '../../contract/json.js';
import { heldBy } from '../../events/held.js';
import type { Filter, Ref } from '../../language/types.js';
import type { Game } from '../../machine/game.js';
import { defineRef } from '../../machine/words.js';
import type { Perspective } from '../../state/perspective.js';
import { type Entity, isPlayer } from '../../state/state.js';

declare module '../../language/types.js' {
  interface Refs {
    target: { target: number };
    /** The object or player in a field of the triggering event. */
    event: { event: string };
    each: { each: Filter };
    /** What these have become, where they have moved on since. */
    now: { now: Ref };
    was: { was: Ref };
    held: { held: string };
    saved: { saved: string };
  }
}

export const target = defineRef('target', {
  description: 'What was chosen for a target clause, counted from 0 in text order.',
  example: { target: 0 },
  params: (p) => ({ target: p.count }),
  compile:
    ({ target: n }) =>
    (_g, by) =>
      by.ctx?.targets[n] ?? [],
  names: ({ target: n }, { scope }) => scope.chosen[n],
  text: ({ target: n }) => (n === 0 ? 'target' : `target ${n + 1}`),
});

const isThere = (g: Game, id: number): boolean => (g.find(id) ?? g.s.lastKnown[id]) !== undefined;

/** Fields of events that hold seats. */
const SEATS = ['player', 'controller', 'defending', 'attackedPlayer'];

/** Whether what moved went out of everybody's sight, and is not found where it is now (mtg 400.7e). */
function isLost(g: Game, { type, from, to }: JsonObject): boolean {
  if (type !== 'move' || !g.rules.events.triggers?.hiddenLost) return false;
  const { table } = g.rules.zones;
  return table[String(from)]?.hidden === 'public' && table[String(to)]?.hidden !== 'public';
}

/** Events name objects by id and players in fields that say so (`player`, `defending`, `to` as entities). */
function entitiesIn(g: Game, event: JsonObject | undefined, field: string): Entity[] {
  const value = event?.[field];
  if (value === undefined || value === null) return [];
  // What came out of a hidden zone is known only as what it became; what entered is spoken of as it is there (mtg 603.6a).
  const entered = event?.type === 'move' && event.to === g.rules.zones.field;
  if (field === 'object' && typeof event?.became === 'number' && typeof value === 'number')
    if (entered || !isThere(g, value)) return [{ object: event.became }];
  if (field === 'became' && event && isLost(g, event)) return [];
  const isSeat = SEATS.includes(field);
  // What was several cards is found as all of them (mtg 712.21c, 730.3c).
  const both = field === 'became' ? [value, event?.also ?? []] : [value];
  return both.flat().flatMap((v): Entity[] => {
    if (typeof v === 'number') return [isSeat ? { player: v } : { object: v }];
    if (v === null || typeof v !== 'object' || Array.isArray(v)) return [];
    if (typeof v.player === 'number') return [{ player: v.player }];
    return typeof v.object === 'number' ? [{ object: v.object }] : [];
  });
}

export const event = defineRef('event', {
  description: 'The object or player in a field of what triggered the ability.',
  example: { event: 'object' },
  params: (p) => ({ event: p.name }),
  compile:
    ({ event: field }) =>
    (g, by) =>
      entitiesIn(g, by.event, field),
  names: ({ event: field }) => (SEATS.includes(field) ? 'players' : undefined),
  text: ({ event: field }) => `that ${field}`,
});

export const each = defineRef('each', {
  description: 'All that fit a filter.',
  example: { each: { player: 'any' } },
  params: (p) => ({ each: p.filter }),
  compile: (ref, compiler) => compiler.each(ref.each),
  names: (ref, within) => within.filter(ref.each),
  text: (ref, say) => `each ${say.filter(ref.each)}`,
});

/** An object that has moved, as what it became by that move. */
function presentOf(g: Game, e: Entity): Entity[] {
  if (isPlayer(e) || g.find(e.object)) return [e];
  const { became, also = [] } = g.s.lastKnown[e.object] ?? {};
  if (became === undefined) return [e];
  // What was several cards is found as all of them (mtg 712.21c, 730.3c).
  return [became, ...also].map((object) => ({ object }));
}

export const now = defineRef('now', {
  description: 'What these have become, where they have moved on since.',
  example: { now: { saved: 'it' } },
  params: (p) => ({ now: p.ref }),
  compile(ref, compiler) {
    const find = compiler.ref(ref.now);
    return (g, by) => find(g, by).flatMap((e) => presentOf(g, e));
  },
  names: (ref, within) => within.ref(ref.now),
  text: (ref, say) => say.ref(ref.now),
});

/** What became an object by its last move, as it was then. */
function formerOf(g: Game, e: Entity): Entity[] {
  if (isPlayer(e)) return [e];
  const known = Object.values(g.s.lastKnown);
  g.spend(known.length >> 5);
  const former = known.find(({ became, also }) => became === e.object || also?.includes(e.object));
  return [former === undefined ? e : { object: former.id }];
}

export const was = defineRef('was', {
  description: 'What these were before their last move, as long as that is known: what was sacrificed, with its power.',
  example: { was: { saved: 'it' } },
  params: (p) => ({ was: p.ref }),
  compile(ref, compiler) {
    const find = compiler.ref(ref.was);
    // A target is what was chosen, also where it has moved since, or nothing moved it.
    if (typeof ref.was === 'object' && 'target' in ref.was) return find;
    return (g, by) => find(g, by).flatMap((e) => formerOf(g, e));
  },
  names: (ref, within) => within.ref(ref.was),
  text: (ref, say) => say.ref(ref.was),
});

/** What holds: the source, or all that left together (mtg 610.3d). */
const holdersOf = ({ source, event }: Perspective): number[] =>
  Array.isArray(event?.holders) ? event.holders.map(Number) : [source];

export const held = defineRef('held', {
  description: 'What the source holds until it leaves, of all that came from this zone.',
  example: (n) => ({ held: n.zone }),
  params: (p) => ({ held: p.zone }),
  compile:
    ({ held: from }) =>
    (g, by) =>
      holdersOf(by)
        .flatMap((source) => heldBy(g, source))
        .flatMap(({ id, marks }) => (marks?.heldFrom === from ? [{ object: id }] : [])),
  text: ({ held: from }) => `what it holds from ${from}`,
});

export const saved = defineRef('saved', {
  description: 'What an earlier instruction remembered under a name.',
  example: { saved: 'it' },
  params: (p) => ({ saved: p.name }),
  compile:
    ({ saved: name }) =>
    (_g, by) =>
      by.ctx?.saved[name] ?? [],
  text: ({ saved: name }) => (name === 'it' ? 'it' : `the ${name}`),
});
