/** The world rule (704.5k): of the permanents with the supertype world the one stays that has had it for the shortest time. */
import { type Action, defineCell, type Game, gameMark, lists, moveAction, type StateCheck } from '@arbiter/engine';
import { cite } from '../cite.js';

const worlds = defineCell('world permanents', (g) =>
  g.zone('battlefield').filter((id) => lists(g, id, 'supertypes').includes('World')),
);

declare module '@arbiter/engine' {
  interface GameMarks {
    /** Since when the permanents have the supertype, as numbers that grow; those that got it at once have the same. */
    worldSince?: { [id: string]: number };
  }
}
const since = gameMark('worldSince');

/** Notes which permanents have become world, or are no more: after all that happens at the same time. */
export function watchWorlds(g: Game): void {
  const before = since.of(g);
  const now = worlds(g);
  if (before === undefined && now.length === 0) return;
  const known = before ?? {};
  if (now.length === Object.keys(known).length && now.every((id) => known[id] !== undefined)) return;
  const next = 1 + Math.max(0, ...Object.values(known));
  since.set(g, now.length === 0 ? undefined : Object.fromEntries(now.map((id) => [id, known[id] ?? next])));
}

/** All but the one that has been world for the shortest time; where that is so of several, all. */
function olderWorlds(g: Game): number[] {
  watchWorlds(g);
  const all = worlds(g);
  if (all.length < 2) return [];
  const times = since.of(g) ?? {};
  const shortest = Math.max(...Object.values(times));
  const newest = all.filter((id) => times[id] === shortest);
  return newest.length > 1 ? all : all.filter((id) => !newest.includes(id));
}

/** The world permanents, and those of them that have been it for the longest time. */
export function worldsByAge(g: Game): { all: readonly number[]; oldest: number[] } {
  watchWorlds(g);
  const all = worlds(g);
  const times = since.of(g) ?? {};
  const longest = Math.min(...Object.values(times));
  return { all, oldest: all.filter((id) => times[id] === longest) };
}

export const worldRule: StateCheck = {
  name: 'world rule',
  rules: cite('mtg:704.5k'),
  find: (g) => olderWorlds(g).map((object): Action => moveAction({ object, to: 'graveyard', cause: 'worldRule' })),
};
