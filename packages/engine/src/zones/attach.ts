/** Attaching an object to another object or to a player (mtg 701.3). */

import type { Seat } from '../contract/contract.js';
import type { Json } from '../contract/json.js';
import type { ActionKind, ActionOf, EventOf } from '../machine/actions.js';
import { cardAndName, cardOf } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { publicId } from '../machine/zones.js';
import type { Entity, Obj } from '../state/state.js';

declare module '../machine/actions.js' {
  interface Actions {
    attach: Attaching;
  }
}

/** An object is attached to another or to a player, or comes off. */
export interface Attaching {
  object: number;
  target: Entity | null;
  /** Whose spell or ability attaches it. */
  by?: Seat;
}

/** What is so of an object as it comes off what it is attached to, if anything (mtg 701.3d). */
export function cameOff({ id, attachedTo }: Pick<Obj, 'id' | 'attachedTo'>): EventOf<'unattach'>[] {
  if (!attachedTo) return [];
  return [{ type: 'unattach', object: id, ...('object' in attachedTo ? { source: attachedTo.object } : {}) }];
}

/** Attaches one object to an object or player; a new timestamp (mtg 613.7e). */
export const attachKind: ActionKind<ActionOf<'attach'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, { object: id, target }) => {
    const object = g.find(id);
    if (!object) return [];
    const off = cameOff(object);
    g.change(object, 'attachedTo', target ?? undefined);
    if (target) g.change(object, 'ts', g.nextTimestamp());
    g.emit(target ? 'ATTACHED' : 'UNATTACHED', g.rules.cite.attach, {
      object: publicId(object.id),
      ...cardAndName(g, object.id),
      to: outside(g, target ?? null),
    });
    return [{ type: 'attach', object: object.id, target: target ?? null }, ...off];
  },
};

/** An object or player as events name it. */
export function outside(g: Game, target: Json): Json {
  if (target === null || typeof target !== 'object' || Array.isArray(target)) return null;
  return typeof target.object === 'number'
    ? { object: publicId(target.object), card: cardOf(g, target.object) }
    : { player: target.player ?? null };
}
