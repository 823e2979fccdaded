/** What every ruleset gets from the kernel: its procedures, actions and verbs. */

import type { RuleRef, Seat } from '../contract/contract.js';
import { arrangePiles, insteadFirst } from '../events/arranging-piles.js';
import { insteadProcedure, type Lying, lyingNow } from '../events/instead.js';
import { effects, forEach, freeEffects } from '../events/instructions.js';
import { replaceProcedure } from '../events/replacing.js';
import type { ActionKind, ActionKinds, ActionOf } from '../machine/actions.js';
import type { Procedure } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import { shuffled } from '../machine/random.js';
import type { WordSet } from '../machine/words.js';
import { zoneName } from '../machine/zones.js';
import { payCosts } from '../stack/pay-costs.js';
import { placeTriggers } from '../stack/place-triggers.js';
import { choices } from '../stack/play.js';
import { priority } from '../stack/priority.js';
import { putAwayForCost } from '../stack/put-away.js';
import { putTrigger } from '../stack/putting-triggers.js';
import { resolve } from '../stack/resolve.js';
import { settle } from '../stack/settle.js';
import { newObject } from '../state/object.js';
import { innerPhase, turnLoop } from '../turn/turn.js';
import { attachKind } from '../zones/attach.js';
import { countersKind } from '../zones/counters.js';
import { turnKind } from '../zones/faces.js';
import { drawKind, drawsKind, moveKind } from '../zones/move.js';
import { statusKind } from '../zones/status.js';
import { ceaseKind, createKind } from '../zones/tokens.js';

declare module '../machine/actions.js' {
  interface Actions {
    stat: { player: Seat; stat: string; amount: number };
  }
}
/** Changes a number that the rules keep for a player. */
const statKind: ActionKind<ActionOf<'stat'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, { player: seat, stat: name, amount: asked, cause }) => {
    const player = g.player(seat);
    const event = g.rules.events.stats[name] ?? { type: 'STAT_CHANGED', rules: [] };
    const before = g.statOf(player.seat, name);
    // What is at its least, or near it, loses no more than is there.
    const amount = asked < 0 && event.least !== undefined ? Math.max(asked, Math.min(0, event.least - before)) : asked;
    if (amount === 0) return [];
    const total = g.statOf(player.seat, name) + amount;
    g.setStat(player.seat, name, total);
    g.emit(event.type, event.rules, {
      seat: player.seat,
      amount,
      total,
      ...(event.type === 'STAT_CHANGED' ? { stat: name } : {}),
    });
    const why = cause === undefined ? {} : { cause };
    return [{ type: 'stat', player: player.seat, stat: name, amount, gain: amount > 0, ...why }];
  },
};

export const kernelProcedures: Procedure[] = [
  turnLoop,
  innerPhase,
  priority,
  settle,
  placeTriggers,
  putTrigger,
  choices,
  resolve,
  effects,
  freeEffects,
  forEach,
  replaceProcedure,
  arrangePiles,
  insteadFirst,
  insteadProcedure,
  payCosts,
  putAwayForCost,
];
/** Procedures that the records of verbs and costs bring with them. */
export const proceduresOf = ({ verb, cost }: WordSet): Procedure[] =>
  [...verb.values(), ...cost.values()].flatMap((word) => word.procedures ?? []);
export const kernelActions = {
  move: moveKind,
  draw: drawKind,
  draws: drawsKind,
  status: statusKind,
  transform: turnKind,
  counters: countersKind,
  create: createKind,
  attach: attachKind,
  cease: ceaseKind,
  stat: statKind,
} satisfies ActionKinds;
/** The table of a game's actions. */
export const actionTable = (kinds: ActionKinds): Map<string, ActionKind> => new Map(Object.entries(kinds));

/** Shuffles a pile. Every object in it gets a new id: none can be followed through (mtg 701.24, 400.7). */
export function shufflePile(g: Game, zoneKey: string, rules: RuleRef[] = g.rules.cite.shuffle): void {
  const list = g.zone(zoneKey);
  const lying = lyingNow(g).filter(({ object }) => list.includes(object));
  const loose = lying.length === 0 ? list : list.filter((id) => lying.every(({ object }) => object !== id));
  const order = shuffled(g, loose);
  const ids = order.map((old) => {
    const before = g.object(old);
    const object = newObject(before);
    object.id = g.nextId();
    object.known = undefined;
    g.remove(before);
    g.add(object);
    return object.id;
  });
  const shows = lying.length > 0;
  g.j.refill(list, shows ? around(ids, lying, list) : ids, g.channelOf(zoneKey));
  g.emit('SHUFFLED', shows ? [...rules, ...(g.rules.cite.shuffledAround ?? [])] : rules, {
    zone: zoneName(zoneKey),
    owner: Number(zoneKey.split(':')[1] ?? 0),
  });
}

/** A shuffled pile with what came to its place in it at the same time, in the order in which that lies there. */
function around(ids: readonly number[], lying: readonly Lying[], list: readonly number[]): number[] {
  const at = (place: 'top' | 'bottom'): number[] =>
    list.filter((id) => lying.some(({ object, position }) => object === id && position === place));
  const pile = [...at('top'), ...ids, ...at('bottom')];
  for (const { object, position } of lying) if (typeof position === 'number') pile.splice(position, 0, object);
  return pile;
}

/** A card of a pile becomes another object where it lies: what was said of the one before is not said of it (mtg 401.6). */
export function renewInPile(g: Game, id: number, rules: RuleRef[]): void {
  const before = g.object(id);
  const list = g.zone(before.zone);
  const object = newObject({ ...before, id: g.nextId(), known: undefined });
  const ids = list.map((one) => (one === id ? object.id : one));
  g.remove(before);
  g.add(object);
  g.j.refill(list, ids, g.channelOf(before.zone));
  g.emit('RENEWED', rules, { zone: zoneName(before.zone), owner: before.owner });
}
