/**
 * Objects in the view. Most of them are in the next view again, just as they were: then it is the very same object, so that
 * whoever writes it out may keep the text. Who may see it is decided before and elsewhere; what is seen is the same for all.
 */

import { characteristicsOf } from '../continuous/characteristics.js';
import { sameChars } from '../continuous/per-object.js';
import type { JsonObject } from '../contract/json.js';
import type { Chars } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import type { Obj } from '../state/state.js';

interface Kept {
  now: Chars;
  around: string | null;
  view: JsonObject;
}
const known = new WeakMap<Obj, Kept>();

/** An object as everybody sees it who may see it, worked out anew. */
function viewObject(g: Game, object: Obj): JsonObject {
  return whole(g, object, g.rules.view.around?.(g, object) ?? null);
}

const whole = (g: Game, object: Obj, around: JsonObject | null): JsonObject => {
  const alone = g.rules.view.object(g, object);
  return around ? { ...alone, ...around } : alone;
};

/** The same, the one from last time if nothing that it shows has changed. It is shared: nobody may write to it. */
export function keptView(g: Game, object: Obj): JsonObject {
  if (!g.isShared(object)) return viewObject(g, object);
  const now = characteristicsOf(g, object.id);
  const fields = g.rules.view.around?.(g, object) ?? null;
  const around = fields && JSON.stringify(fields);
  const found = known.get(object);
  if (found && found.around === around && sameChars(found.now, now)) {
    found.now = now;
    return found.view;
  }
  const view = Object.freeze(whole(g, object, fields));
  known.set(object, { now, around, view });
  return view;
}
