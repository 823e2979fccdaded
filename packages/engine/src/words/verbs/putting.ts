/** Several cards put into a pile whose order counts: their owners say in which order they lie there (mtg 401.4). */
import type { Seat } from '../../contract/contract.js';
import { entityChoice } from '../../decisions/choices.js';
import { perform } from '../../events/perform.js';
import type { Action } from '../../machine/actions.js';
import { procedure } from '../../machine/control.js';
import type { Game } from '../../machine/game.js';
import { shuffled } from '../../machine/random.js';
import { zoneName, zoneOwner } from '../../machine/zones.js';
import { objectsOf } from '../../state/entities.js';
import { remember } from '../../zones/track.js';
import { ctxOf } from './asking.js';

const PUT = '$put';

type Putting = { ctx: string; to: string; save?: string; actions: Action[] };
interface Ordering {
  seats: Seat[];
  order: number[];
}

/** Whether the ruleset lets owners order what is put there together. */
export const isOrdered = (g: Game, to: string, objects: number[]): boolean =>
  g.rules.zones.table[to]?.together === 'owner' && severalOfOne(g, objects);

/** In the order in which they are put there: by lot where the ruleset says so of what is put there together. */
export const inOrderOfLot = (g: Game, to: string, objects: number[]): number[] =>
  g.rules.zones.table[to]?.together === 'random' && severalOfOne(g, objects) ? shuffled(g, objects) : objects;

function severalOfOne(g: Game, objects: number[]): boolean {
  const owners = objects.map((id) => g.object(id).owner);
  // One object may be several cards (mtg 712.21a, 730.3a).
  if (objects.some((id) => g.object(id).under !== undefined)) return true;
  return owners.some((o, i) => owners.indexOf(o) < i);
}

/** All go there at once, then each owner in turn order arranges their own; nobody else sees how. */
export const putInOrder = procedure<Putting, Ordering>('putInOrder', {
  put: (g, l) => {
    g.j.note(l, 'seats', g.seatsFrom(g.active));
    return perform(g, l.actions, { ctx: l.ctx, name: PUT });
  },
  // Whoever arranges cards knows which they are, and goes on knowing it.
  know: (g, l) => {
    for (const seat of l.seats) {
      const theirs = putBy(g, l, seat);
      if (theirs.length > 1) remember(g, theirs, seat);
    }
  },
  ask: (g, l) => {
    const seat = l.seats[0];
    if (seat === undefined) return { go: 'saved' };
    const options = putBy(g, l, seat).map((id) => entityChoice(g, { object: id }, id));
    if (options.length < 2) return { go: 'next' };
    return {
      ask: {
        seat,
        kind: 'ORDER',
        shape: 'ORDER',
        prompt: 'Order the cards you put there: topmost first',
        rules: g.rules.cite.order ?? [],
        options,
        ordered: true,
      },
      into: 'order',
    };
  },
  arrange: (g, l) => {
    const first = l.order[0];
    if (first === undefined) return;
    const pile = g.zone(g.object(first).zone);
    const free = l.order.map((id) => pile.indexOf(id)).sort((a, b) => a - b);
    const arranged = pile.slice();
    for (const [i, id] of l.order.entries()) arranged[free[i] ?? 0] = id;
    g.j.refill(pile, arranged);
  },
  next: (g, l) => {
    g.j.note(l, 'seats', l.seats.slice(1));
    return { go: 'ask' };
  },
  saved: (g, l) => {
    const { saved } = ctxOf(g, l);
    if (l.save !== undefined) g.j.note(saved, l.save, saved[PUT]);
    g.j.note(saved, PUT, undefined);
  },
});

/** What a player's pile got of it. */
const putBy = (g: Game, l: Putting, seat: Seat): number[] =>
  objectsOf(ctxOf(g, l).saved[PUT] ?? []).filter((id) => {
    const zone = g.find(id)?.zone ?? '';
    return zoneOwner(zone) === seat && zoneName(zone) === l.to;
  });
