/** Tokens: they are made on the field, and cease to exist in any other place (mtg 111). */

import type { Compiled } from '../cards/compiled.js';
import type { Seat } from '../contract/contract.js';
import type { Json } from '../contract/json.js';
import { wordOf } from '../language/types.js';
import type { ActionKind, ActionOf } from '../machine/actions.js';
import { defIndex, shownBy } from '../machine/definition-of.js';
import { faceIndex } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { publicId } from '../machine/zones.js';
import { newObject } from '../state/object.js';
import type { Entity, Obj } from '../state/state.js';
import { countersPut, gainForGood } from './move.js';

/** A token to be made; `token` is the hash of its definition. */
export interface Making {
  player: Seat;
  /** Who controls what makes it, where that owns it whoever gets it. */
  maker?: Seat;
  token: string;
  /** The face of its definition that is up. */
  face?: number;
  /** Definition it enters as a copy of. */
  copied?: number;
  status?: { [name: string]: true };
  counters?: { [kind: string]: number };
  marks?: Obj['marks'];
  /** What it enters attached to. */
  attachedTo?: Entity;
  gains?: string[];
  /** What was chosen for it, by name. */
  chosen?: { [name: string]: Json };
  /** A zone that replaces the usual one: then it isn't made at all (mtg 111.5). */
  to?: string;
}
declare module '../machine/actions.js' {
  interface Actions {
    create: Making;
    cease: { object: number };
  }
}

/** What a token looks like that would be made: what it enters as a copy of, or the face of its definition that is up. */
export function looksOfMade(
  g: Game,
  { token, face, copied, status }: Pick<Making, 'token' | 'face' | 'copied' | 'status'>,
): Compiled {
  const definition = copied === undefined ? g.definition(token) : g.defined(copied);
  if (copied === undefined && face !== undefined && definition.faces?.[face]) return definition.faces[face];
  return shownBy(g, definition, { status, zone: g.rules.zones.field });
}

/** Makes a token. */
export const createKind: ActionKind<ActionOf<'create'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (
    g,
    { player: seat, maker, token, face: shown, copied, status, counters, marks, attachedTo, gains, chosen },
  ) => {
    const definition = g.definition(token);
    const owner = maker ?? seat;
    g.makeRoom(g.rules.zones.field);
    const object = newObject({
      id: g.nextId(),
      def: defIndex(g, definition),
      owner: seat,
      zone: g.rules.zones.field,
      kind: 'token',
      ts: g.nextTimestamp(),
    });
    object.owner = owner;
    if (owner !== seat) object.controller = seat;
    const face = faceIndex(g, object, shown, object.zone);
    if (face !== undefined) object.face = face;
    if (copied !== undefined) object.copied = copied;
    if (status) object.status = status;
    if (counters) object.counters = counters;
    if (marks) object.marks = marks;
    if (attachedTo) object.attachedTo = attachedTo;
    if (chosen) object.chosen = chosen;
    g.add(object);
    g.j.push(g.zone(g.rules.zones.field), object.id, g.channelOf(object.zone));
    if (gains) gainForGood(g, object, gains, seat);
    g.rules.zones.entered?.(g, object, null);
    g.emit('TOKEN_CREATED', g.rules.cite.token, {
      object: publicId(object.id),
      card: definition.name,
      controller: seat,
    });
    return [
      {
        type: 'move',
        object: object.id,
        became: object.id,
        from: '',
        to: g.rules.zones.field,
        cause: 'create',
        controller: seat,
        owner,
        name: wordOf(looksOfMade(g, { token, face: shown, copied, status }).props.name) ?? '',
      },
      ...countersPut(object),
    ];
  },
};

/** A token or copy in the wrong place ceases to exist. */
export const ceaseKind: ActionKind<ActionOf<'cease'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, { object: id }) => {
    const object = g.find(id);
    if (object) {
      g.j.remove(g.zone(object.zone), object.id, g.channelOf(object.zone));
      g.remove(object);
    }
    return [];
  },
};
