/** Cards on the Effects Stack where a position begins: activated from the hand, or materialized, and paid for (2.3.1, 2.3.2). */
import {
  definitionOf,
  type Game,
  moveNow,
  NORMAL,
  type Obj,
  playedBy,
  type Seat,
  type StackRules,
  wordsOf,
  writePlay,
} from '@arbiter/engine';
import { MATERIALIZE } from '../1-general/1.6.4-costs.js';
import { cite } from '../cite.js';

/** Cards of the material deck are materialized, all others activated. */
function card(g: Game, id: number, seat: Seat): Obj {
  const { types, supertypes } = definitionOf(g, g.object(id)).props;
  const isMaterial = wordsOf(types).includes('Champion') || wordsOf(supertypes).includes('Regalia');
  const cause = isMaterial ? 'materialize' : 'activate';
  const moved = moveNow(g, { object: id, to: 'effectsStack', cause, controller: seat });
  if (!moved) throw new Error('the card to play is gone');
  const { object } = moved;
  if (isMaterial) writePlay(g, object, { method: MATERIALIZE, zone: 'materialDeck' });
  else {
    writePlay(g, object, playedBy(g, NORMAL, undefined, 'hand'));
    g.markPlayer(seat, 'activated', [...(g.playerMarks(seat).activated ?? []), object.id]);
  }
  return object;
}

export const stackRules: StackRules = {
  spell: card,
  rules: { step: cite('ga:2.8.2'), abilities: cite('ga:2.4.1.3', 'ga:2.4.2') },
};
