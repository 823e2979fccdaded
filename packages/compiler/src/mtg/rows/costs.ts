/** Costs (118, 601.2f, 602.1, 606). */
import { type Described, row } from '../categories.js';
import { result } from '../nouns.js';

/** What was put away for a cost, as the text calls it later: "the sacrificed creature", "the sacrificed card". */
const put = (how: string, { kinds }: Described, at: number): string =>
  result(
    at,
    [...new Set([...kinds, 'card'])].map((kind) => `#${how} ${kind}`),
  );

const isYours = ({ filter }: Described): boolean =>
  filter.some((clause) => 'controller' in clause && clause.controller === 'you');

export const costs = [
  row('cost', '<mana>', ({ mana }) => [{ pay: 'mana', cost: mana }]),
  row('cost', '{t}', () => [{ pay: 'tap' }]),
  row('cost', '{q}', () => [{ pay: 'untap' }]),
  row('cost', 'pay <digit> life', ({ digit }) => [{ pay: 'life', amount: digit }]),
  row('cost', 'sacrifice <source>', () => [{ pay: 'sacrifice', what: 'self' }]),
  row('cost', 'sacrifice <thing:one>', ({ thing }, { to }) => [
    { pay: 'sacrifice', what: thing.filter, count: 1, save: put('sacrificed', thing, to) },
  ]),
  row('cost', 'sacrifice another <thing>', ({ thing }, { to }) => [
    { pay: 'sacrifice', what: [...thing.filter, { other: true }], count: 1, save: put('sacrificed', thing, to) },
  ]),
  row('cost', 'sacrifice <n:digitOrWord> <thing>', ({ n, thing }) => [
    { pay: 'sacrifice', what: thing.filter, count: n },
  ]),
  row('cost', 'sacrifice <n:digitOrWord> other <thing>', ({ n, thing }) => [
    { pay: 'sacrifice', what: [...thing.filter, { other: true }], count: n },
  ]),
  row('cost', 'discard a card', () => [{ pay: 'discard', what: [], count: 1 }]),
  row('cost', 'discard <n:digitOrWord> cards', ({ n }) => [{ pay: 'discard', what: [], count: n }]),
  row('cost', 'discard a|an <adjectives> card', ({ adjectives }) => [{ pay: 'discard', what: adjectives, count: 1 }]),
  row('cost', 'discard this card', () => [{ pay: 'discard', what: 'self' }]),
  row('cost', 'exile <source> from your graveyard', () => [{ pay: 'exile', what: 'self' }]),
  row('cost', 'exile <source>', () => [{ pay: 'exile', what: 'self', from: 'battlefield' }], 'Relic of Progenitus'),
  row('cost', 'exile a card from your graveyard', () => [{ pay: 'exile', what: [], count: 1 }]),
  row('cost', 'exile <n:digitOrWord> cards from your graveyard', ({ n }) => [{ pay: 'exile', what: [], count: n }]),
  row('cost', 'exile x cards from your graveyard', () => [{ pay: 'exile', what: [], count: 'x' }], 'Harvest Pyre'),
  row('cost', 'discard x cards', () => [{ pay: 'discard', what: [], count: 'x' }]),
  row('cost', 'sacrifice x <thing>', ({ thing }) => [{ pay: 'sacrifice', what: thing.filter, count: 'x' }]),
  row('cost', 'pay x life', () => [{ pay: 'life', amount: 'x' }]),
  row(
    'cost',
    'exile <n:digitOrWord> <adjectives> cards from your graveyard',
    ({ n, adjectives }) => [{ pay: 'exile', what: adjectives, count: n }],
    'Skaab Goliath',
  ),
  row('cost', 'exile a|an <adjectives> card from your graveyard', ({ adjectives }, { to }) => [
    { pay: 'exile', what: adjectives, count: 1, save: put('exiled', { filter: [], kinds: ['card'] }, to) },
  ]),
  row(
    'cost',
    'remove <n> <counter> counter(s) from <source>',
    ({ n, counter }) =>
      typeof n === 'number' || n === 'x' ? [{ pay: 'takeCounters', kind: counter, count: n }] : undefined,
    'Triskelion',
  ),
  row(
    'cost',
    'remove <n> <counter> counter(s) from <source> and sacrifice it',
    ({ n, counter }) =>
      typeof n === 'number'
        ? [
            { pay: 'takeCounters', kind: counter, count: n },
            { pay: 'sacrifice', what: 'self' },
          ]
        : undefined,
    'Ior Ruin Expedition',
  ),
  row(
    'cost',
    'put a|an <counter> counter on a|an <thing> you control',
    ({ counter, thing }) =>
      thing.placed ? undefined : [{ pay: 'putCounters', kind: counter, count: 1, on: thing.filter }],
    'Hatchet Bully',
  ),
  row(
    'cost',
    'remove a|an <counter> counter from a|an <thing> you control',
    ({ counter, thing }) =>
      thing.placed ? undefined : [{ pay: 'takeCounters', kind: counter, count: 1, from: thing.filter }],
    'Spike Rogue',
  ),
  row('cost', 'put <n> <counter> counter(s) on <source>', ({ n, counter }) =>
    typeof n === 'number' ? [{ pay: 'putCounters', kind: counter, count: n }] : undefined,
  ),
  row('cost', 'tap a|an untapped <thing> you control', ({ thing }) => [
    { pay: 'tapUntapped', what: thing.filter, count: 1 },
  ]),
  row('cost', 'tap <n:digitOrWord> untapped <thing> you control', ({ n, thing }) => [
    { pay: 'tapUntapped', what: thing.filter, count: n },
  ]),
  row('cost', 'tap another untapped <thing> you control', ({ thing }) => [
    { pay: 'tapUntapped', what: [...thing.filter, { other: true }], count: 1 },
  ]),
  row('cost', "return a|an <thing> you control to its owner 's hand", ({ thing }) => [
    { pay: 'return', what: thing.filter, count: 1 },
  ]),
  row('cost', "return <source> to its owner 's hand", () => [{ pay: 'return', what: 'self' }]),
  row('cost', 'discard a card at random', () => [{ pay: 'discard', what: [], count: 1, random: true }]),
  row('cost', 'discard your hand', () => [{ pay: 'discard', what: [], count: 'all' }]),
  row('cost', 'exile a|an <adjectives> card from your hand', ({ adjectives }) => [
    { pay: 'exile', what: adjectives, count: 1, from: 'hand' },
  ]),
  row('cost', 'mill a card', () => [{ pay: 'mill', count: 1 }]),
  row('cost', 'mill <n:digitOrWord> cards', ({ n }) => [{ pay: 'mill', count: n }]),
  row('costs', '<cost>', ({ cost }) => cost),
  row('costs', '<cost> , <costs>', ({ cost, costs }) => [...cost, ...costs]),
  // What a player who is asked while something resolves may pay.
  // An X that is paid while something resolves would have to be chosen then.
  row('payment', 'pay <mana>', ({ mana }) => (mana.includes('X') ? undefined : [{ pay: 'mana', cost: mana }])),
  row('payment', 'pay <digit> life', ({ digit }) => [{ pay: 'life', amount: digit }]),
  row('payment', 'pay <mana> and <digit> life', ({ mana, digit }) => [
    { pay: 'mana', cost: mana },
    { pay: 'life', amount: digit },
  ]),
  row('payment', 'sacrifice <source>', () => [{ pay: 'sacrifice', what: 'self' }]),
  row('payment', 'sacrifice <thing:one>', ({ thing }) => [{ pay: 'sacrifice', what: thing.filter, count: 1 }]),
  row('payment', 'sacrifice another <thing>', ({ thing }) => [
    { pay: 'sacrifice', what: [...thing.filter, { other: true }], count: 1 },
  ]),
  row('payment', 'discard a card', () => [{ pay: 'discard', what: [], count: 1 }]),
  row('payment', 'reveal a|an <thing> from your hand', ({ thing }) =>
    thing.placed ? undefined : [{ pay: 'reveal', what: thing.filter, count: 1 }],
  ),
  // Only their own permanents does a player return as a cost.
  row('payment', "return a|an <thing> to its owner 's hand", ({ thing }) =>
    isYours(thing) ? [{ pay: 'return', what: thing.filter, count: 1 }] : undefined,
  ),
  row('payment', 'exile a|an <adjectives> card from your hand', ({ adjectives }) => [
    { pay: 'exile', what: adjectives, count: 1, from: 'hand' },
  ]),
  row(
    'payment',
    'exile <n:digitOrWord> <adjectives> cards from your hand',
    ({ n, adjectives }) => [{ pay: 'exile', what: adjectives, count: n, from: 'hand' }],
    'Fury of the Horde',
  ),
  row('payment', "return <n:digitOrWord> <thing> to their owner 's hand", ({ n, thing }) => [
    { pay: 'return', what: thing.filter, count: n },
  ]),
  row('payment', 'exile a card from your graveyard', () => [{ pay: 'exile', what: [], count: 1 }]),
  row('payment', 'exile a|an <adjectives> card from your graveyard', ({ adjectives }) => [
    { pay: 'exile', what: adjectives, count: 1 },
  ]),
  row('payment', 'remove a|an <counter> counter from <source>', ({ counter }) => [
    { pay: 'takeCounters', kind: counter, count: 1 },
  ]),
  row('payment', 'tap an untapped <thing> you control', ({ thing }) => [
    { pay: 'tapUntapped', what: thing.filter, count: 1 },
  ]),
  row('payment', 'discard <n:digitOrWord> cards', ({ n }) => [{ pay: 'discard', what: [], count: n }]),
  row('payment', 'sacrifice <n:digitOrWord> <thing>', ({ n, thing }) => [
    { pay: 'sacrifice', what: thing.filter, count: n },
  ]),
  row('payment', 'discard your hand', () => [{ pay: 'discard', what: [], count: 'all' }]),
  row('payment', 'discard a card at random', () => [{ pay: 'discard', what: [], count: 1, random: true }]),
  row('payment', 'discard a|an <adjectives> card', ({ adjectives }) => [
    { pay: 'discard', what: adjectives, count: 1 },
  ]),
];
