/** Cards between hand, memory, decks and lineages: which are put where, and shown (2.1). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { anaphor } from '../../../references/making.js';
import { isNoun } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { isCard, isSelf, YOUR_CHAMPION } from '../shared.js';
import { placed } from '../things.js';
import { choose, lying, ONE, reflexive, upTo } from './chosen.js';

const preserved = (what: Ref): Effect => ({
  do: 'move',
  what,
  to: 'materialDeck',
  status: { preserved: true },
  cause: 'effect',
});
const HANDS = ['hand', 'memory'] as const;

export const stocks = [
  row('effect', 'put all cards from <place> on the bottom of your deck in any order', ({ place }, { from }) =>
    place.whose === 'you'
      ? [
          { do: 'order', what: { each: placed([], place) }, save: `ordered ${from}` },
          { do: 'move', what: { saved: `ordered ${from}` }, to: 'mainDeck', position: 'bottom', cause: 'effect' },
        ]
      : undefined,
  ),
  ...HANDS.flatMap((to) => [
    row('effect', `put all <cards> from <place> into your ${to}`, ({ cards, place }) => {
      const filter = lying(cards, place);
      return filter && [{ do: 'move', what: { each: filter }, to, cause: 'effect' }];
    }),
    row('effect', `put a|an <cards> from <place> into your ${to}`, ({ cards, place }, { from }) => {
      const filter = lying(cards, place);
      return filter && choose(`picked ${from}`, filter, ONE, (what) => [{ do: 'move', what, to, cause: 'effect' }]);
    }),
    row('effect', `put the top <n> cards of your deck into your ${to}`, ({ n }) => [
      { do: 'move', what: { top: n }, to, cause: 'effect' },
    ]),
  ]),
  row('effect', '<player> banish(es) <word> <cards> from their material deck', ({ player, word, cards }, { from }) =>
    player === 'you' || !isCard(cards)
      ? undefined
      : [
          {
            do: 'choose',
            from: [{ zone: 'materialDeck' }, { owner: { saved: `one ${from}` } }, ...cards.filter],
            who: player,
            each: `one ${from}`,
            min: word,
            max: word,
            save: `picked ${from}`,
          },
          { do: 'move', what: { saved: `picked ${from}` }, to: 'banishment', cause: 'banish' },
        ],
  ),
  row('effect', '<player> banish(es) <n> <cards> from their graveyard', ({ player, n, cards }, { from }) =>
    player === 'you' || !isCard(cards) || typeof n === 'number'
      ? undefined
      : [
          {
            do: 'choose',
            from: [{ zone: 'graveyard' }, { owner: { saved: `one ${from}` } }, ...cards.filter],
            who: player,
            each: `one ${from}`,
            min: n,
            max: n,
            save: `picked ${from}`,
          },
          { do: 'move', what: { saved: `picked ${from}` }, to: 'banishment', cause: 'banish' },
        ],
  ),
  row('effect', '<player> discard(s) a card from their hand or memory', ({ player }, { from }) =>
    player === 'you'
      ? undefined
      : [
          {
            do: 'choose',
            from: [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }, { owner: { saved: `one ${from}` } }],
            who: player,
            each: `one ${from}`,
            min: 1,
            max: 1,
            save: `picked ${from}`,
          },
          { do: 'move', what: { saved: `picked ${from}` }, to: 'graveyard', cause: 'discard' },
        ],
  ),
  row('effect', '<player> reveal(s) all cards in their hand and memory', ({ player }) =>
    typeof player === 'object' && isNoun(player) && player.noun === 'target'
      ? [{ do: 'reveal', what: { each: [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }, { owner: player }] } }]
      : undefined,
  ),
  row(
    'effects',
    "reveal a card from your memory and put it into your material deck preserved . x is that card 's reserve cost . then reveal the top x cards of your deck and put them into your material deck preserved",
    (_, { from }) => [
      ...choose(`picked ${from}`, [{ zone: 'memory' }, { owner: 'you' }], ONE, (what) => [
        { do: 'reveal', what },
        { do: 'remember', as: `cost ${from}`, value: { stat: 'cost', of: what } },
        preserved(what),
      ]),
      { do: 'reveal', what: { top: { number: `cost ${from}` } } },
      preserved({ top: { number: `cost ${from}` } }),
    ],
    "Nature's Insight",
  ),
  row(
    'effect',
    'look at the top <n> cards of your deck . you may put a|an <cards> from among them onto the field distant . put the rest on the bottom of your deck in any order',
    ({ n, cards }) =>
      isCard(cards)
        ? [
            {
              do: 'dig',
              count: n,
              take: { to: 'field', filter: cards.filter, may: true, status: { distant: true } },
              rest: { to: 'bottom', order: 'any' },
            },
          ]
        : undefined,
    'Captain Archer',
  ),
  // Cards of a lineage
  row(
    'effect',
    "put any amount of <cards> from your hand and / or memory on the bottom of your champion 's lineage in any order",
    ({ cards }, { from }) => {
      const filter: FilterClause[] = [
        { any: [{ zone: 'hand' }, { zone: 'memory' }] },
        { owner: 'you' },
        ...cards.filter,
      ];
      return isCard(cards)
        ? choose(`picked ${from}`, filter, upTo({ count: filter }), (what) => [
            { do: 'order', what, save: `ordered ${from}` },
            {
              do: 'move',
              what: { saved: `ordered ${from}` },
              to: 'lineage',
              attached: { each: YOUR_CHAMPION },
              position: 'bottom',
              cause: 'effect',
              save: 'laid',
            },
          ])
        : undefined;
    },
    'Perilous Mend',
  ),
  row('tally', 'cards put this way', () => ({ countOf: { saved: 'laid' } })),
  row(
    'paid',
    "put <source> on the bottom of <b:object> 's lineage . when you do , <clauses>",
    ({ source, b, clauses }, { from }) =>
      isSelf(source)
        ? [
            {
              do: 'move',
              what: source,
              to: 'lineage',
              attached: b,
              position: 'bottom',
              cause: 'effect',
              save: `laid ${from}`,
            },
            { do: 'if', if: { compare: [{ countOf: { saved: `laid ${from}` } }, '>=', 1] }, then: reflexive(clauses) },
          ]
        : undefined,
  ),
  row(
    'paid',
    "you may draw <n> card(s) into your memory and put <source> on the bottom of your champion 's lineage . when you do , <clauses>",
    ({ n, source, clauses }, { from }) =>
      isSelf(source)
        ? [
            {
              do: 'may',
              then: [
                { do: 'draw', who: 'you', count: n, to: 'memory' },
                {
                  do: 'move',
                  what: source,
                  to: 'lineage',
                  attached: { each: YOUR_CHAMPION },
                  position: 'bottom',
                  cause: 'effect',
                  save: `laid ${from}`,
                },
                {
                  do: 'if',
                  if: { compare: [{ countOf: { saved: `laid ${from}` } }, '>=', 1] },
                  then: reflexive(clauses),
                },
              ],
            },
          ]
        : undefined,
    'Umbra Sight',
  ),
  row('effect', "put it into its owner 's memory", (_, { from }) => [
    { do: 'move', what: anaphor(from), to: 'memory', cause: 'effect' },
  ]),
];
