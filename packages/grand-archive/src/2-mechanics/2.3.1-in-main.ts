/** Cards that look back at when they were activated: in the main phase of their player or not (2.3.1.2). */
import {
  type Compiled,
  definePredicate,
  definitionOf,
  type Game,
  isPlayer,
  type Obj,
  perRules,
  type Seat,
  setMark,
} from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** It was activated in the main phase of its player. */
    inMain?: true;
  }
}
const NAME = 'activatedInMain';

const known = perRules(() => new WeakMap<Compiled, boolean>());
/** Whether the card itself asks for that: of all others nobody notes it. */
function asksForIt(g: Game, item: Obj): boolean {
  const compiled = definitionOf(g, item);
  const seen = known(g.rules);
  let asks = seen.get(compiled);
  if (asks === undefined) {
    asks = JSON.stringify(compiled.abilities).includes(`"${NAME}"`);
    seen.set(compiled, asks);
  }
  return asks;
}

/** Notes of a card that is announced whether that is in the main phase of its player. */
export function noteMain(g: Game, item: Obj, seat: Seat): void {
  if (g.active === seat && g.turn.phase === 'main' && asksForIt(g, item)) setMark(g, item, 'inMain', true);
}

export const activatedInMain = definePredicate(NAME, {
  description: 'A card that its player activated in their own main phase.',
  holds: (g, e) => !isPlayer(e) && g.markOf(g.find(e.object), 'inMain') === true,
  zone: 'effectsStack',
});
