/** Counters on objects and players. */

import { characteristicsOf } from '../continuous/characteristics.js';
import type { Seat } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import type { ActionKind, ActionOf } from '../machine/actions.js';
import { cardAndName } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { sharesCounters, teamOf } from '../machine/teams.js';
import { publicId } from '../machine/zones.js';
import type { Obj } from '../state/state.js';

declare module '../machine/actions.js' {
  interface Actions {
    /** Of an object or a player. */
    counters: {
      object?: number;
      player?: Seat;
      kind: string;
      amount: number;
      /** By what they are put, where that is no effect: damage results in them, they are a cost, or the turn's own doing. */
      because?: 'damage' | 'cost' | 'turn';
      /** Whose instruction it is. */
      by?: Seat;
    };
  }
}
type Holder = { object: number } | { player: Seat };
function holderOf({ object, player }: ActionOf<'counters'>): Holder {
  if (player !== undefined) return { player };
  if (object === undefined) throw new Error('counters are put on an object or a player');
  return { object };
}

/** Puts counters on an object or player, or (with a negative number) removes them. */
export const countersKind: ActionKind<ActionOf<'counters'>> = {
  affected: (_g, action) => holderOf(action),
  apply: (g, action) => {
    const { kind, amount } = action;
    const whose = holderOf(action);
    const holder = 'player' in whose ? g.player(whose.player) : g.find(whose.object);
    if (!holder) return [];
    const had = holder.counters?.[kind] ?? 0;
    const most =
      'zone' in holder
        ? (g.rules.continuous.counterLimit?.(g, holder, kind) ?? Number.POSITIVE_INFINITY)
        : Number.POSITIVE_INFINITY;
    const left = Math.max(0, Math.min(had + amount, Math.max(had, most)));
    if (left === had) return [];
    const counters: { [kind: string]: number } = { ...holder.counters };
    if (left > 0) counters[kind] = left;
    else delete counters[kind];
    if ('zone' in holder) {
      g.change(holder, 'counters', counters);
      if (left > had) stampCounters(g, holder, kind);
    } else if ('player' in whose) holdCounters(g, whose.player, kind, left);
    const who: JsonObject =
      'player' in whose ? whose : { object: publicId(whose.object), ...cardAndName(g, whose.object) };
    g.emit('COUNTERS_CHANGED', g.rules.cite.counters, { ...who, kind, amount: left - had, total: left });
    const last = left === 0 ? ({ last: true } as const) : {};
    const removed = left < had ? ({ removed: true } as const) : {};
    return [{ type: 'counters', kind, amount: left - had, ...(had > 0 ? { had } : {}), ...last, ...removed, ...whose }];
  },
};

/** A player has so many counters of a kind, and so do teammates who have them in common (mtg 810.10). */
function holdCounters(g: Game, seat: Seat, kind: string, count: number): void {
  for (const one of sharesCounters(g.s.teams, kind) ? teamOf(g, seat) : [seat]) {
    const { [kind]: _had, ...others } = g.player(one).counters;
    g.j.set(g.player(one), 'counters', count > 0 ? { ...others, [kind]: count } : others);
  }
}

/** Counters that give abilities take their place among other effects from when they were put there (mtg 613.7c). */
function stampCounters(g: Game, object: Obj, kind: string): void {
  if (g.rules.continuous.counterMods(kind, 1, characteristicsOf(g, object.id).props).some((m) => m.mod === 'ability'))
    g.change(object, 'counted', { ...object.counted, [kind]: g.nextTimestamp() });
}
