/** Mill (701.17). */
import {
  amountOf,
  defineCost,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  moveAction,
  type ParamsOf,
  perform,
  pileThere,
  plainOr,
  putAwayForCost,
  savedAs,
  seatsOf,
} from '@arbiter/engine';
import { cite } from '../../cite.js';

const MILL = cite('mtg:701.17a', 'mtg:701.17b', 'mtg:701.17c');
const params = fields((p) => ({ who: p.ref, count: p.value, save: p.name.optional() }));
const paid = fields((p) => ({ count: plainOr(['x'], p.count).optional(), save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    mill: ParamsOf<typeof params>;
  }
  interface Costs {
    mill: ParamsOf<typeof paid>;
  }
}

const milled = (object: number) => ({ ...moveAction({ object, to: 'graveyard', cause: 'mill' }), $rules: MILL });

/** Cards from the top of a library go to the graveyard together, as many as there are (701.17). */
export const mill = defineVerb('mill', {
  description: 'Players put so many cards from the top of their library into their graveyard.',
  example: { do: 'mill', who: 'you', count: 3 },
  params,
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const count = amountOf(g, effect.count, by);
    const cards = seatsOf(entitiesOf(g, effect.who, by)).flatMap((seat) =>
      pileThere(g, `library:${seat}`).slice(0, Math.max(0, count)),
    );
    const moves = cards.map(milled);
    return perform(g, moves, savedAs(id, effect));
  },
  text: ({ who, count }, say) => `${say.doer(who)}mill ${say.value(count)}`,
  intent: () => -1,
});

const countOf = ({ count = 1 }: ParamsOf<typeof paid>, x: number): number => (count === 'x' ? x : count);

/** Nobody pays by milling more cards than there are (701.17b); what moves cards of a library is paid last (601.2h). */
export const millCost = defineCost('mill', {
  description: 'Milling so many cards. `save` names them for the effects.',
  example: { pay: 'mill', count: 2 },
  params: paid,
  canPay: (g, cost, { seat, x }) => g.zone(`library:${seat}`).length >= countOf(cost, x),
  largestX: (g, _cost, { seat }) => g.zone(`library:${seat}`).length,
  hasX: ({ count }) => count === 'x',
  pay: (g, cost, { seat, source, x }) => {
    const cards = g.zone(`library:${seat}`).slice(0, countOf(cost, x));
    const { save } = cost;
    return putAwayForCost.call({ moves: cards.map(milled), seat, source, ...(save === undefined ? {} : { save }) });
  },
  text: ({ count = 1 }) => `Mill ${count === 'x' ? 'X' : count}`,
  rules: cite('mtg:701.17b'),
  paidLast: () => true,
});
