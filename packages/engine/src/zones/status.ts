/** What is noted about an object where it is: statuses, which everybody sees, and marks of the rules. */

import type { Seat } from '../contract/contract.js';
import type { ActionKind, ActionOf } from '../machine/actions.js';
import { cardOf } from '../machine/faces.js';
import type { Game } from '../machine/game.js';
import { publicId } from '../machine/zones.js';
import { FIELD, STATUS } from '../state/journal.js';
import type { MarksOf, ObjectMarks } from '../state/marks.js';
import type { Obj } from '../state/state.js';
import { isShown, showFace } from './faces.js';

declare module '../machine/actions.js' {
  interface Actions {
    /** `copied`: the definition by which it is turned face up, where it has other characteristics then (mtg 208.2b). */
    status: {
      object: number;
      status: string;
      on: boolean;
      copied?: number;
      copiedUntil?: CopiedUntil;
      /** Whose instruction it is. */
      by?: Seat;
    };
  }
}
declare module '../state/marks.js' {
  interface ObjectMarks {
    /** It is what it copies until a status comes on, and then what it copied before, if anything. */
    copiedUntil?: CopiedUntil;
  }
}
type CopiedUntil = { status: string; copied?: number };

/** Turns a status on or off. */
export const statusKind: ActionKind<ActionOf<'status'>> = {
  affected: (_g, { object }) => ({ object }),
  apply: (g, { object: id, status: name, on, copied, copiedUntil }) => {
    const object = g.find(id);
    if (!object) return [];
    if (copied !== undefined) g.change(object, 'copied', copied);
    if (copiedUntil) setMark(g, object, 'copiedUntil', copiedUntil);
    if (on) endCopying(g, object, name);
    if ((object.status?.[name] === true) === on) return [];
    setStatus(g, object, name, on);
    if (isShown(g, name)) showFace(g, object, name, on);
    else
      g.emit('STATUS_CHANGED', g.rules.cite.status, {
        object: publicId(object.id),
        card: cardOf(g, object.id),
        status: name,
        on,
      });
    return [{ type: 'status', object: object.id, status: name, on }];
  },
};

/** What an object copied until a status comes on ends as that does (mtg 707.9). */
function endCopying(g: Game, object: Obj, status: string): void {
  const until = g.markOf(object, 'copiedUntil');
  if (until?.status !== status) return;
  g.change(object, 'copied', until.copied);
  setMark(g, object, 'copiedUntil', undefined);
}

/** A copy of a table that does not have a key: what is deleted from leaves an object that is slow from then on. */
function without<T extends object>(table: T | undefined, name: keyof T): Partial<T> {
  const copy: Partial<T> = {};
  for (const key in table) if (key !== name) copy[key] = table[key];
  return copy;
}

function isEmpty(table: object): boolean {
  for (const _ in table) return false;
  return true;
}

export function setStatus(g: Game, object: Obj, name: string, on: boolean): void {
  const status: { [name: string]: true } = {};
  for (const key in g.find(object.id)?.status) if (key !== name) status[key] = true;
  if (on) status[name] = true;
  g.change(object, 'status', isEmpty(status) ? undefined : status, isShown(g, name) ? undefined : STATUS);
}

/** Notes something about an object; `undefined` forgets it. */
export function setMark<K extends keyof ObjectMarks>(
  g: Game,
  object: Obj,
  name: K,
  value: ObjectMarks[K] | undefined,
): void {
  const marks: MarksOf<ObjectMarks> =
    value === undefined ? without(g.find(object.id)?.marks, name) : { ...g.find(object.id)?.marks };
  if (value !== undefined) marks[name] = value;
  const channel = g.channelOf(object.zone) === FIELD ? g.channelOfMark(name) : undefined;
  g.change(object, 'marks', isEmpty(marks) ? undefined : marks, channel);
}
