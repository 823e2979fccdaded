import type { Action, Entering } from '../machine/actions.js';
import { faceOf } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import { looksEntering } from '../zones/move.js';
import { looksOfMade } from '../zones/tokens.js';

/** Stands for a token that is about to be made, in the place of its id. */
export const TOKEN_BEING_CREATED = 0;

type Counters = { [kind: string]: number };

/** The putting of a counter as part of an entering: what enters, and how. */
export const enteringOf = (action: Action): Entering | undefined => action.$entering;

/** Whom an action is about: counters are put on what enters by whoever it enters for. */
export const subjectOf = (action: Action): Action => enteringOf(action) ?? action;

/** An entering with the counters that it brings apart; null where it has none, or they are apart already. */
export function countersApart(g: Game, action: Action): Action[] | null {
  if (action.$apart || (action.type !== 'create' && action.type !== 'move')) return null;
  if (action.type === 'move' && action.to !== g.rules.zones.field) return null;
  const counters: Counters = { ...printedCounters(g, action) };
  // What an effect has it enter with comes on top of what it always enters with (ga 2.11.6.3.2).
  for (const more of [action.counters, action.$copied])
    for (const [kind, amount] of Object.entries(more ?? {})) counters[kind] = (counters[kind] ?? 0) + amount;
  const some = Object.entries(counters).filter(([, amount]) => amount > 0);
  if (some.length === 0) return null;
  const { counters: _apart, $copied: _copied, ...rest } = action;
  const entering: Entering = { ...rest, $apart: true };
  const object = action.object ?? TOKEN_BEING_CREATED;
  const put = some
    .map(([kind, amount]): Action => ({ type: 'counters', object, kind, amount, $entering: entering }))
    // What can't be put on it there does not enter with it (mtg 113.6i).
    .filter((one) => g.rules.events.cannot(g, one) === null);
  return [...put, entering];
}

/** The counters that characteristics give to what enters (mtg 306.5b). */
function printedCounters(g: Game, action: Entering): Counters | null {
  const { entersWith } = g.rules.zones;
  if (!entersWith) return null;
  if (action.type === 'create') return entersWith(looksOfMade(g, action).props);
  const object = g.find(action.object);
  if (!object) return null;
  return entersWith(faceOf(g, looksEntering(g, action, object)).props);
}

/** Counters that were looked at apart join the entering that follows them. */
export function countersTogether(actions: Action[]): Action[] {
  if (!actions.some((a) => a.$entering)) return actions;
  const together: Action[] = [];
  let counters: Counters = {};
  for (const action of actions) {
    if (action.type === 'counters' && action.$entering) {
      if (action.amount > 0) counters[action.kind] = (counters[action.kind] ?? 0) + action.amount;
    } else if (action.$apart && (action.type === 'move' || action.type === 'create')) {
      together.push({ ...action, counters });
      counters = {};
    } else together.push(action);
  }
  return together;
}
