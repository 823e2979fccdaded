/** Mill (701.17). */
import {
  amountOf,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  moveAction,
  type ParamsOf,
  perform,
  savedAs,
  seatsOf,
} from '@arbiter/engine';
import { cite } from '../../cite.js';

const MILL = cite('mtg:701.17a', 'mtg:701.17b', 'mtg:701.17c');
const params = fields((p) => ({ who: p.ref, count: p.value, save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    mill: ParamsOf<typeof params>;
  }
}

/** Cards from the top of a library go to the graveyard together, as many as there are (701.17). */
export const mill = defineVerb('mill', {
  description: 'Players put so many cards from the top of their library into their graveyard.',
  example: { do: 'mill', who: 'you', count: 3 },
  params,
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const count = amountOf(g, effect.count, by);
    const cards = seatsOf(entitiesOf(g, effect.who, by)).flatMap((seat) =>
      g.zone(`library:${seat}`).slice(0, Math.max(0, count)),
    );
    const moves = cards.map((object) => ({ ...moveAction({ object, to: 'graveyard', cause: 'mill' }), $rules: MILL }));
    return perform(g, moves, savedAs(id, effect));
  },
  text: ({ who, count }, say) => `${say.doer(who)}mill ${say.value(count)}`,
  intent: () => -1,
});
