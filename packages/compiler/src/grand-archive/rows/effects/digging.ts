/** Cards from the top of a deck, of which some are taken and the rest put away (2.1.2). */
import type { Effect, FilterClause } from '@arbiter/engine';
import { mentioned } from '../../../references/making.js';
import { row } from '../../categories.js';
import { isCard } from '../shared.js';

type Dig = Extract<Effect, { do: 'dig' }>;
const BOTTOM: Dig['rest'] = { to: 'bottom', order: 'any' };
const HANDS = ['hand', 'memory'];
/** The cards of which one may be taken. */
const until = (filter: FilterClause[], to: string): Effect[] => [
  {
    do: 'dig',
    count: { topUntil: filter },
    reveal: true,
    take: { to, filter },
    rest: { to: 'bottom', order: 'random' },
  },
];

export const digging = [
  ...HANDS.flatMap((to) => [
    row(
      'effect',
      `look at the top <n> cards of your deck . you may reveal a|an <cards> from among them and put it into your ${to} . put the rest [of the cards] on the bottom of your deck in any order`,
      ({ n, cards }) =>
        isCard(cards)
          ? [{ do: 'dig', count: n, take: { to, filter: cards.filter, may: true, reveal: true }, rest: BOTTOM }]
          : undefined,
    ),
    row(
      'effect',
      `look at the top <n> cards of your deck . reveal a|an <cards> from among them and put it into your ${to} . put the rest [of the cards] on the bottom of your deck in any order`,
      ({ n, cards }) =>
        isCard(cards)
          ? [{ do: 'dig', count: n, take: { to, filter: cards.filter, reveal: true }, rest: BOTTOM }]
          : undefined,
    ),
    row(
      'effect',
      `look at the top <n> cards of your deck . put one of those cards into your ${to} and the other|rest on the bottom of your deck [in any order]`,
      ({ n }) => [{ do: 'dig', count: n, take: { to }, rest: BOTTOM }],
    ),
    row(
      'effect',
      `look at the top <n> cards of your deck . put one of those cards into your ${to} and the other|rest into your graveyard`,
      ({ n }) => [{ do: 'dig', count: n, take: { to }, rest: { to: 'graveyard' } }],
    ),
    row(
      'effect',
      `reveal cards from the top of your deck until you reveal a|an <cards> . put that card into your ${to} and the rest on the bottom of your deck in a random order`,
      ({ cards }) => (isCard(cards) ? until(cards.filter, to) : undefined),
    ),
  ]),
  row(
    'effect',
    'look at the top two cards of your deck . put one of those cards into your graveyard and the other on the bottom of your deck',
    () => [{ do: 'dig', count: 2, take: { to: 'graveyard' }, rest: BOTTOM }],
  ),
  ...HANDS.map((to) =>
    row(
      'effect',
      `look at the top <n> cards of your deck . you may reveal a|an <a:cards> or a|an <b:cards> from among them and put it into your ${to} . put the rest on the bottom of your deck in any order`,
      ({ n, a, b }) =>
        isCard(a) && isCard(b)
          ? [
              {
                do: 'dig',
                count: n,
                take: { to, filter: [{ any: [a.filter, b.filter] }], may: true, reveal: true },
                rest: BOTTOM,
              },
            ]
          : undefined,
    ),
  ),
  ...[...HANDS, 'graveyard'].map((to) =>
    row(
      'effect',
      `reveal the top <n> cards of your deck . put all <cards> from among them into your ${to} and the rest on the bottom of your deck in any order`,
      ({ n, cards }) =>
        isCard(cards)
          ? [{ do: 'dig', count: n, reveal: true, take: { to, filter: cards.filter, count: 'all' }, rest: BOTTOM }]
          : undefined,
      'Lure the Abyss',
    ),
  ),
  row(
    'effect',
    'look at the top <n> cards of your deck . put one of them into your graveyard and the rest back on top of your deck in any order',
    ({ n }) => [{ do: 'dig', count: n, take: { to: 'graveyard' }, rest: { to: 'top', order: 'any' } }],
    'Three of Diamonds',
  ),
  row(
    'effect',
    "look at the top <n> cards of <player> 's deck . put any amount of those cards on the bottom of their deck in any order and the rest on the top of their deck in any order",
    ({ n, player }) => [{ do: 'arrange', kind: 'LOOK', of: player, count: n, piles: ['top', 'bottom'] }],
    'Necklace of Hindsight',
  ),
  ...(
    [
      ['into your memory', 'memory'],
      ['into your hand', 'hand'],
      ['onto the field', 'field'],
    ] as const
  ).flatMap(([words, to]) => [
    row('effect', `search your deck for a card and put it ${words} . then shuffle your deck`, () => [
      { do: 'search', to },
      { do: 'shuffle', who: 'you' },
    ]),
    row('effect', `search your deck for a|an <cards> and put it ${words} . then shuffle your deck`, ({ cards }) =>
      isCard(cards) && cards.filter.length > 0
        ? [
            { do: 'search', filter: cards.filter, to },
            { do: 'shuffle', who: 'you' },
          ]
        : undefined,
    ),
  ]),
  row(
    'effect',
    'look at the top <n> cards of your deck . banish one of them and put a|an <counter> counter on it . put the other|rest on the bottom of your deck [in any order]',
    ({ n, counter }, { from }) => [
      { do: 'dig', count: n, take: { to: 'banishment', save: `dug ${from}` }, rest: BOTTOM },
      { do: 'counters', what: { saved: `dug ${from}` }, kind: counter, amount: 1 },
    ],
    'Flowing Oubli',
  ),
  row(
    'effect',
    'look at the top <n> cards of your deck . banish up to <word> <cards> from among them and put the rest on the bottom of your deck in any order . <duration> , you may activate the banished cards',
    ({ n, word, cards, duration }, { from }) =>
      isCard(cards)
        ? [
            {
              do: 'dig',
              count: n,
              take: { to: 'banishment', filter: cards.filter, count: word, may: true, save: `dug ${from}` },
              rest: BOTTOM,
            },
            { do: 'modify', what: { saved: `dug ${from}` }, mods: [{ mod: 'play' }], until: duration },
          ]
        : undefined,
    'Ignition Draw',
  ),
  row('effect', 'reveal the top card of your deck', (_, { to }) => [
    { do: 'reveal', what: mentioned(to, { top: 1 }, ['card']) },
  ]),
  row('effect', 'look at the top card of your deck', (_, { to }) => [
    { do: 'look', what: mentioned(to, { top: 1 }, ['card']) },
  ]),
];
