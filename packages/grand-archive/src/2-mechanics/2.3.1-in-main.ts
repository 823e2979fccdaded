/** Cards that look back at when they were activated: in the main phase of their player or not (2.3.1.2). */
import {
  definePredicate,
  definitionOf,
  type Game,
  isPlayer,
  type Obj,
  type Seat,
  setMark,
  speaksOfWord,
} from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** It was activated in the main phase of its player. */
    inMain?: true;
  }
}
const NAME = 'activatedInMain';

/** Whether the card itself asks for that: of all others nobody notes it. */
const asks = speaksOfWord(`"${NAME}"`);

/** Notes of a card that is announced whether that is in the main phase of its player. */
export function noteMain(g: Game, item: Obj, seat: Seat): void {
  if (g.active === seat && g.turn.phase === 'main' && asks(g, definitionOf(g, item))) setMark(g, item, 'inMain', true);
}

export const activatedInMain = definePredicate(NAME, {
  description: 'A card that its player activated in their own main phase.',
  holds: (g, e) => !isPlayer(e) && g.markOf(g.find(e.object), 'inMain') === true,
  zone: 'effectsStack',
});
