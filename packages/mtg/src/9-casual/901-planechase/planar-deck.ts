/** How cards speak of a planar deck (901.3, 901.15c): what lies on top of it, and what is put back. */
import {
  amountOf,
  asks,
  type Base,
  ctxOf,
  defineRef,
  defineValue,
  defineVerb,
  entitiesOf,
  entityChoice,
  type Filter,
  fields,
  fromContext,
  type Game,
  matches,
  objectsOf,
  type ParamsOf,
  procedure,
  shuffled,
  type Value,
  youOf,
} from '@arbiter/engine';
import { z } from 'zod';
import { hasPlanes } from '../../8-multiplayer/formats.js';
import { cite } from '../../cite.js';
import { planarDeck } from './901.6-controller.js';

const params = fields((p) => ({
  what: p.ref,
  to: z.enum(['top', 'bottom']),
  random: p.flag.optional(),
}));
type Params = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Refs {
    planarTop: { planarTop: Value; that?: Filter };
  }
  interface Values {
    planarDepth: { planarDepth: Filter; nth?: number };
  }
  interface Verbs {
    restackPlanes: Params;
  }
}

const deckOf = (g: Game, seat: number): readonly number[] =>
  hasPlanes(g.s.options) && seat >= 0 ? g.zone(planarDeck(g, seat)) : [];

/** Those of some cards that are in the planar deck of whoever puts them back. */
const inDeck = (g: Game, l: Base<Params>): number[] => {
  const by = fromContext(ctxOf(g, l));
  const deck = deckOf(g, youOf(by));
  return objectsOf(entitiesOf(g, l.effect.what, by)).filter((id) => deck.includes(id));
};

/** They go to the top or the bottom of their planar deck, in an order of its player's choice or a random one. */
const restacking = procedure<Base<Params>, { order: number[] }>('verb:restackPlanes', {
  ask: (g, l) => {
    const ids = inDeck(g, l);
    if (l.effect.random || ids.length < 2) {
      g.j.note(l, 'order', ids.length < 2 ? ids : shuffled(g, ids));
      return undefined;
    }
    return {
      ask: {
        seat: ctxOf(g, l).controller,
        kind: 'ORDER',
        shape: 'ORDER',
        prompt: `Order the cards on the ${l.effect.to} of your planar deck: topmost first`,
        rules: cite('mtg:901.3'),
        source: ctxOf(g, l).source,
        options: ids.map((id) => entityChoice(g, { object: id }, id)),
        ordered: true,
      },
      into: 'order',
    };
  },
  put: (g, l) => {
    const key = planarDeck(g, ctxOf(g, l).controller);
    const rest = deckOf(g, ctxOf(g, l).controller).filter((id) => !l.order.includes(id));
    const all = l.effect.to === 'bottom' ? [...rest, ...l.order] : [...l.order, ...rest];
    if (l.order.length > 0) g.j.refill(g.zone(key), all, g.channelOf(key));
    return { done: null };
  },
});

export const planarDeckWords = [
  defineRef('planarTop', {
    description: 'So many cards on top of your planar deck, or those among them `that` fit.',
    example: { planarTop: 3 },
    params: (p) => ({ planarTop: p.value, that: p.filter.optional() }),
    compile:
      ({ planarTop, that }) =>
      (g, by) =>
        deckOf(g, youOf(by))
          .slice(0, Math.max(0, amountOf(g, planarTop, by)))
          .map((object) => ({ object }))
          .filter((entity) => that === undefined || matches(g, entity, that, by)),
    names: 'objects',
    text: ({ planarTop }, say) => `the top ${say.value(planarTop)} of your planar deck`,
  }),
  defineValue('planarDepth', {
    description:
      'How many cards there are on top of your planar deck through the `nth` that fits, or the first; else all.',
    example: { planarDepth: { has: ['types', 'Plane'] }, nth: 2 },
    params: (p) => ({ planarDepth: p.filter, nth: p.count.optional() }),
    compile:
      ({ planarDepth, nth = 1 }) =>
      (g, by) => {
        const deck = deckOf(g, youOf(by));
        const fitting = deck.flatMap((object, at) => (matches(g, { object }, planarDepth, by) ? [at + 1] : []));
        return fitting[nth - 1] ?? deck.length;
      },
    text: ({ planarDepth }, say) => `how deep ${say.filter(planarDepth)} lies in your planar deck`,
  }),
  defineVerb('restackPlanes', {
    description: 'Cards of your planar deck go to its top or bottom, in an order of your choice or a `random` one.',
    example: { do: 'restackPlanes', what: { planarTop: 3 }, to: 'bottom' },
    params,
    run: asks(restacking),
    procedures: [restacking],
    text: ({ what, to }, say) => `put ${say.ref(what)} on the ${to} of your planar deck`,
  }),
] as const;
