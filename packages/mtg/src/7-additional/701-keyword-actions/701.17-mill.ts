/** Mill (701.17). */
import {
  amountOf,
  entitiesOf,
  fromContext,
  moveAction,
  perform,
  type Ref,
  seatsOf,
  type Value,
  type Verb,
  type Word,
} from '@arbiter/engine';
import { cite } from '../../cite.js';

/** Cards from the top of a library go to the graveyard together, as many as there are (701.17). */
export const millVerb: Verb = {
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const count = amountOf(g, effect.count as Value, by);
    const cards = seatsOf(entitiesOf(g, effect.who as Ref, by)).flatMap((seat) =>
      g.zone(`library:${seat}`).slice(0, Math.max(0, count)),
    );
    const moves = cards.map((object) => ({ ...moveAction({ object, to: 'graveyard', cause: 'mill' }), $rules: MILL }));
    return perform(g, moves, typeof effect.save === 'string' ? { ctx: id, name: effect.save } : undefined);
  },
};
const MILL = cite('mtg:701.17a', 'mtg:701.17b', 'mtg:701.17c');

export const millWord: Word = {
  says: 'Players put so many cards from the top of their library into their graveyard.',
  example: { do: 'mill', who: 'you', count: 3 },
  takes: (p) => ({ who: p.ref, count: p.value, save: p.name.optional() }),
};
