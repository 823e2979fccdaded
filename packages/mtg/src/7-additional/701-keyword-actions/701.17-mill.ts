/** Mill (701.17). */
import {
  type ActionKind,
  type ActionOf,
  amountOf,
  candidates,
  defineAction,
  defineCost,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  moveAction,
  type ParamsOf,
  perform,
  pileThere,
  plainOr,
  procedure,
  putAwayForCost,
  type Seat,
  savedAs,
  seatsOf,
} from '@arbiter/engine';
import { cite } from '../../cite.js';

/** What is asked of the milled card is asked of each, and added up, where it has become several (701.17d). */
const MILL = cite('mtg:701.17a', 'mtg:701.17b', 'mtg:701.17c', 'mtg:701.17d');
const params = fields((p) => ({ who: p.ref, count: p.value, save: p.name.optional() }));
const paid = fields((p) => ({ count: plainOr(['x'], p.count).optional(), save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Actions {
    mills: { player: Seat; amount: number };
  }
  interface PlayerMarks {
    /** How many cards they mill by an instruction or for a cost, once that is settled. */
    toMill?: number;
  }
  interface Verbs {
    mill: ParamsOf<typeof params>;
  }
  interface Costs {
    mill: ParamsOf<typeof paid>;
  }
}

const milled = (object: number) => ({ ...moveAction({ object, to: 'graveyard', cause: 'mill' }), $rules: MILL });

/** How many cards a player mills, once nothing changes that any more. */
export const millsKind: ActionKind<ActionOf<'mills'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, { player, amount }) => {
    g.markPlayer(player, 'toMill', amount);
    return [];
  },
};
export const millsAction = defineAction('mills', {
  description: 'A player would mill so many cards at once: `amount`, which is 1 or more.',
  example: { on: 'mills', player: 'opponent', change: { amount: { times: [2, { event: 'amount' }] } } },
  refs: ['player'],
  numbers: ['amount'],
  change: (p) => ({ amount: p.value }),
});

/** Whether anything would change how many cards these players mill. */
const isChanged = (g: Game, seats: readonly Seat[], amount: number): boolean =>
  amount > 0 && seats.some((player) => candidates(g, { type: 'mills', player, amount }).length > 0);

type Milling = {
  seats: Seat[];
  amount: number;
  save?: ReturnType<typeof savedAs>;
  cost?: { source: number; save?: string };
};
/** Settles how many cards each mills; then they go together (701.17a). */
const milling = procedure<Milling>('milling', {
  settle: (g, { seats, amount }) =>
    perform(
      g,
      seats.map((player) => ({ type: 'mills', player, amount })),
    ),
  mill: (g, { seats, save, cost }) => {
    const cards = seats.flatMap((seat) => {
      // Where something else happens instead there is nothing to mill.
      const count = g.playerMarks(seat).toMill ?? 0;
      g.markPlayer(seat, 'toMill', undefined);
      g.spend(count);
      return pileThere(g, `library:${seat}`).slice(0, count);
    });
    const [seat] = seats;
    if (cost && seat !== undefined) return putAwayForCost.call({ moves: cards.map(milled), seat, ...cost });
    return perform(g, cards.map(milled), save);
  },
});

/** Cards from the top of a library go to the graveyard together, as many as there are (701.17). */
export const mill = defineVerb('mill', {
  description: 'Players put so many cards from the top of their library into their graveyard.',
  example: { do: 'mill', who: 'you', count: 3 },
  params,
  run: (g, effect, ctx, id) => {
    const by = fromContext(ctx);
    const count = amountOf(g, effect.count, by);
    const doers = seatsOf(entitiesOf(g, effect.who, by));
    const save = savedAs(id, effect);
    if (isChanged(g, doers, count)) return milling.call({ seats: doers, amount: count, ...(save ? { save } : {}) });
    const cards = doers.flatMap((seat) => pileThere(g, `library:${seat}`).slice(0, Math.max(0, count)));
    const moves = cards.map(milled);
    return perform(g, moves, save);
  },
  procedures: [milling],
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
    const amount = countOf(cost, x);
    const { save } = cost;
    const paid = { source, ...(save === undefined ? {} : { save }) };
    if (isChanged(g, [seat], amount)) return milling.call({ seats: [seat], amount, cost: paid });
    return putAwayForCost.call({ moves: g.zone(`library:${seat}`).slice(0, amount).map(milled), seat, ...paid });
  },
  text: ({ count = 1 }) => `Mill ${count === 'x' ? 'X' : count}`,
  rules: cite('mtg:701.17b'),
  paidLast: () => true,
});
