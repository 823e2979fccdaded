/** Costs: reserve, rest, counters, and what is banished, sacrificed or returned (1.6.4.2, 2.3.3, 2.4.1.2). */
import type { Cost } from '@arbiter/engine';
import { gap, type Places, row } from '../categories.js';
import { controlled, isCard } from './shared.js';
import { placed } from './things.js';

const HAND: Places = { zones: ['hand'], whose: 'you' };
const list = (...costs: Cost[]): Cost[] => costs;

export const costs = [
  row('cost', '<price>', ({ price }) => list({ pay: 'reserve', amount: price })),
  row('cost', 'rest', () => list({ pay: 'rest' })),
  row('cost', 'banish <source>', () => list({ pay: 'banish', what: 'self' })),
  row('cost', 'sacrifice <source>', () => list({ pay: 'sacrifice', what: 'self' })),
  row('cost', 'sacrifice a|an <thing>', ({ thing }) => list({ pay: 'sacrifice', what: controlled(thing.filter) })),
  row('cost', 'sacrifice a|an <a:thing> and a|an <b:thing>', ({ a, b }) =>
    list({ pay: 'sacrifice', what: controlled(a.filter) }, { pay: 'sacrifice', what: controlled(b.filter) }),
  ),
  row('cost', 'sacrifice a|an <a:thing> or a|an <b:thing>', ({ a, b }) =>
    list({ pay: 'sacrifice', what: controlled([{ any: [a.filter, b.filter] }]) }),
  ),
  row('cost', 'pay <price>', ({ price }) => list({ pay: 'reserve', amount: price })),
  row('cost', 'return <source> to your material deck', () => list({ pay: 'returnToMaterial', what: 'self' })),
  row('cost', "return <source> to its owner 's material deck", () => list({ pay: 'returnToMaterial', what: 'self' })),
  row('elsewhere', 'banish <word> other <cards> from your graveyard', ({ word, cards }) => ({
    zone: 'graveyard',
    cost: list({
      pay: 'banish',
      what: [...placed(cards.filter, { zones: ['graveyard'], whose: 'you' }), { other: true as const }],
      count: word,
    }),
  })),
  row('cost', 'sacrifice another <thing>', ({ thing }) =>
    list({ pay: 'sacrifice', what: [...controlled(thing.filter), { other: true }] }),
  ),
  row('cost', 'sacrifice <word> <thing>', ({ word, thing }) =>
    list({ pay: 'sacrifice', what: controlled(thing.filter), count: word }),
  ),
  row('cost', 'banish a|an <cards> from <place>', ({ cards, place }) =>
    list({ pay: 'banish', what: placed(cards.filter, place) }),
  ),
  row('cost', 'banish <word> <cards> from <place>', ({ word, cards, place }) =>
    list({ pay: 'banish', what: placed(cards.filter, place), count: word }),
  ),
  row('cost', 'remove a|an <counter> counter from your champion', ({ counter }) =>
    list({ pay: 'removeCounters', of: 'champion', kind: counter, amount: 1 }),
  ),
  row('cost', 'remove <word> <counter> counters from your champion', ({ word, counter }) =>
    list({ pay: 'removeCounters', of: 'champion', kind: counter, amount: word }),
  ),
  row('cost', 'remove a|an <counter> counter from <source>', ({ counter }) =>
    list({ pay: 'removeCounters', kind: counter, amount: 1 }),
  ),
  row('cost', 'remove <word> <counter> counters from <source>', ({ word, counter }) =>
    list({ pay: 'removeCounters', kind: counter, amount: word }),
  ),
  row('cost', 'rest your champion', () => list({ pay: 'restChampion' })),
  row('cost', "return a|an <thing> to its owner 's material deck", ({ thing }) =>
    list({ pay: 'returnToMaterial', what: thing.filter }),
  ),
  row('cost', 'return a|an <thing> you own to your material deck', ({ thing }) =>
    list({ pay: 'returnToMaterial', what: [...thing.filter, { owner: 'you' }] }),
  ),
  // What is paid where the card lies: the ability functions there and nowhere else (2.4.0.5).
  row('elsewhere', 'banish <source> from your graveyard', () => ({
    zone: 'graveyard',
    cost: list({ pay: 'banish', what: 'self' }),
  })),
  row('elsewhere', 'discard <source> from your hand', () => ({
    zone: 'hand',
    cost: list({ pay: 'discardCards', what: 'self' }),
  })),
  row('elsewhere', '<costs> , <elsewhere>', ({ costs, elsewhere: { zone, cost } }) => ({
    zone,
    cost: [...costs, ...cost],
  })),
  row('cost', 'discard a|an <cards>', ({ cards }) =>
    isCard(cards) ? list({ pay: 'discardCards', what: placed(cards.filter, HAND) }) : undefined,
  ),
  row('cost', 'discard <word> <cards>', ({ word, cards }) =>
    isCard(cards) && word > 1
      ? list({ pay: 'discardCards', what: placed(cards.filter, HAND), count: word })
      : undefined,
  ),
  gap('cost', '( x )', 'X in costs'),
  gap('cost', '( 2 +x )', 'X in costs'),
  gap('cost', 'reveal <word> <cards> from your memory', 'cost reveal'),
  row('costs', '<cost>', ({ cost }) => cost),
  row('costs', '<cost> , <costs>', ({ cost, costs }) => [...cost, ...costs]),
  row('payment', 'pay <price>', ({ price }) => list({ pay: 'reserve', amount: price })),
];
