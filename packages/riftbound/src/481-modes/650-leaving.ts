/** Removing a player from a game that goes on: their battlefield becomes one without abilities (650–652). */
import {
  type CardDefinition,
  defIndex,
  type Game,
  known,
  type LeavingPolicy,
  nextSeat,
  type Seat,
} from '@arbiter/engine';
import { battlefields, isBattlefield } from '../1-concepts/107-board.js';
import { extraTurns, setShowdown, showdown } from '../3-playing/307-states.js';
import { cite } from '../cite.js';

/** 652.2.a: a token battlefield with no abilities. */
const NAME = 'Battlefield';
const BLANK: CardDefinition = {
  name: NAME,
  props: { name: NAME, types: ['Battlefield'], supertypes: [], domains: [], tags: [] },
  abilities: [],
};

export const leaving: LeavingPolicy = {
  to: 'banishment',
  rules: cite('riftbound:651.2', 'riftbound:652.1', 'riftbound:652.2.a', 'riftbound:652.3', 'riftbound:652.4'),
  // Units and hidden cards there stay where they are (652.2.b).
  stays: isBattlefield,
  after: (g, seat) => {
    for (const id of battlefields(g).filter((b) => g.object(b).owner === seat)) {
      g.change(g.object(id), 'def', defIndex(g, known(g, BLANK)));
      g.change(g.object(id), 'kind', 'token');
    }
    passFocus(g, seat);
    const promised = extraTurns.of(g)?.filter((s) => s !== seat) ?? [];
    if (extraTurns.of(g) !== undefined) extraTurns.set(g, promised.length > 0 ? promised : undefined);
  },
};

/** 652.5.b.1: the next player in order receives focus. */
function passFocus(g: Game, seat: Seat): void {
  const open = showdown(g);
  if (open?.focus === seat) setShowdown(g, { ...open, focus: nextSeat(g, seat) });
}
