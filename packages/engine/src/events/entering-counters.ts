/**
 * Counters that something enters with are put on it, so that what replaces putting counters replaces these too (mtg
 * 122.6, 614.16). While an event is looked at they are actions of their own before the entering, and join it again as it
 * happens.
 */
import type { JsonObject } from '../contract/json.js';
import type { Action } from '../machine/actions.js';
import { faceOf } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import { looksEntering } from '../zones/move.js';

/** Stands for a token that is about to be made, in the place of its id. */
export const TOKEN_BEING_CREATED = 0;

type Counters = { [kind: string]: number };

/** The putting of a counter as part of an entering: what enters, and how. */
export const enteringOf = (action: Action): Action | undefined => action.$entering as Action | undefined;

/** Whom an action is about: counters are put on what enters by whoever it enters for. */
export const subjectOf = (action: Action): Action => enteringOf(action) ?? action;

/** An entering with the counters that it brings apart; null where it has none, or they are apart already. */
export function countersApart(g: Game, action: Action): Action[] | null {
  const enters = action.type === 'create' || (action.type === 'move' && action.to === g.rules.zones.field);
  if (!enters || action.$apart) return null;
  const counters: Counters = { ...printedCounters(g, action), ...(action.counters as Counters | undefined) };
  const kinds = Object.keys(counters).filter((kind) => (counters[kind] as number) > 0);
  if (kinds.length === 0) return null;
  const { counters: _apart, ...rest } = action;
  const entering: Action = { ...rest, type: action.type, $apart: true };
  const put = kinds.map((kind): Action => {
    const object = (action.object as number | undefined) ?? TOKEN_BEING_CREATED;
    return { type: 'counters', object, kind, amount: counters[kind] as number, $entering: entering };
  });
  return [...put, entering];
}

/** The counters that characteristics give to what enters (mtg 306.5b). */
function printedCounters(g: Game, action: Action): Counters | null {
  const { entersWith } = g.rules.zones;
  if (!entersWith) return null;
  if (action.type === 'create') return entersWith(g.definition(action.token as string).props);
  const object = g.find(action.object as number);
  if (!object) return null;
  return entersWith(faceOf(g, looksEntering(g, action, object)).props);
}

/** Counters that were looked at apart join the entering that follows them. */
export function countersTogether(actions: Action[]): Action[] {
  if (!actions.some((a) => a.$entering)) return actions;
  const together: Action[] = [];
  let counters: Counters = {};
  for (const action of actions) {
    if (action.$entering) {
      const kind = action.kind as string;
      if (Number(action.amount) > 0) counters[kind] = (counters[kind] ?? 0) + Number(action.amount);
    } else if (action.$apart) {
      together.push({ ...action, counters: counters as JsonObject });
      counters = {};
    } else together.push(action);
  }
  return together;
}
