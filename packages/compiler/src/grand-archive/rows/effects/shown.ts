/** Cards that are shown, of one's own or of others, and what follows from what they are (2.1.1, 2.1.2). */
import type { Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { anaphor, mentioned, playerTarget, result } from '../../../references/making.js';
import { isNoun } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { REVEALED } from '../asked.js';
import { HIT } from '../nouns.js';
import { isCard, withX, zonesOf } from '../shared.js';
import { placed } from '../things.js';
import { choose, discarded, may, ONE, upTo } from './chosen.js';

const RESERVE: FilterClause = { prop: ['costKind', 'reserve'] };
const HAND_AND_MEMORY: FilterClause[] = [zonesOf(['hand', 'memory']), { owner: 'you' }];
const DECK: FilterClause = { zone: 'mainDeck' };
/** Those of the cards on top of the deck that fit. */
const onTop = (count: Value, filter: readonly FilterClause[] = []): FilterClause[] => [
  DECK,
  { in: { top: count } },
  ...filter,
];
const memoryOf = (owner: Exclude<Ref, string> | 'you'): FilterClause[] => [{ zone: 'memory' }, { owner }];
const held = (owner: Exclude<Ref, string>): FilterClause[] => [zonesOf(['hand', 'memory']), { owner }];

export const shown = [
  row('sentence', 'reveal the top card of your deck', (_, { from }) => [
    { do: 'reveal', what: mentioned(from, { top: 1 }, ['card', REVEALED]) },
  ]),
  row(
    'sentence',
    'reveal the top <n> cards of your deck . recover <a:n> [,] where x is the amount of <b:cards> revealed this way . put a|an <c:cards> from among them into your hand and the rest on the bottom of your deck in any order',
    ({ n, a, b, c }) => {
      const amount = withX(a, { count: onTop(n, b.filter) });
      return amount === undefined || !isCard(b) || !isCard(c)
        ? undefined
        : [
            { do: 'reveal', what: { top: n } },
            { do: 'recover', who: 'you', amount },
            {
              do: 'dig',
              count: n,
              reveal: true,
              take: { to: 'hand', filter: c.filter },
              rest: { to: 'bottom', order: 'any' },
            },
          ];
    },
    'Gather Slimes',
  ),
  row(
    'sentence',
    'reveal the top two cards of your deck . if the total reserve cost of the revealed cards is <digit> , put both of them into your memory . otherwise [,] put one of them into your memory and the other on the bottom of your deck',
    ({ digit }) => [
      { do: 'reveal', what: { top: 2 } },
      {
        do: 'if',
        if: { compare: [{ total: 'cost', of: { each: onTop(2, [RESERVE]) } }, '=', digit] },
        then: [{ do: 'move', what: { top: 2 }, to: 'memory', cause: 'effect' }],
        else: [{ do: 'dig', count: 2, reveal: true, take: { to: 'memory' }, rest: { to: 'bottom', order: 'any' } }],
      },
    ],
    'Rictus Tiding',
  ),
  row(
    'sentence',
    'reveal the top <n> cards of your deck . banish up to <word> <cards> revealed this way and put the rest on the bottom of your deck in any order . for as long as those cards remain banished , you may activate them',
    ({ n, word, cards }, { from }) =>
      isCard(cards)
        ? [
            {
              do: 'dig',
              count: n,
              reveal: true,
              take: { to: 'banishment', filter: cards.filter, count: word, may: true, save: `dug ${from}` },
              rest: { to: 'bottom', order: 'any' },
            },
            { do: 'modify', what: { saved: `dug ${from}` }, mods: [{ mod: 'play' }], until: { kind: 'permanent' } },
          ]
        : undefined,
    'Ashen Riffle',
  ),
  row(
    'sentence',
    'reveal cards from the top of your deck until you reveal a|an <cards> . deal unpreventable damage to <champion> equal to the amount of cards revealed this way . put one of those cards into your hand and the rest on the bottom of your deck in a random order',
    ({ cards, champion }, { from }) =>
      isCard(cards)
        ? [
            { do: 'remember', as: `shown ${from}`, value: { topUntil: cards.filter } },
            { do: 'reveal', what: { top: { number: `shown ${from}` } } },
            { do: 'damage', amount: { number: `shown ${from}` }, to: champion, unpreventable: true },
            {
              do: 'dig',
              count: { number: `shown ${from}` },
              reveal: true,
              take: { to: 'hand' },
              rest: { to: 'bottom', order: 'random' },
            },
          ]
        : undefined,
    "Storm Tyrant's Eye",
  ),
  row(
    'sentence',
    'reveal cards from the top of your deck until you reveal a|an <cards> . banish that card and put the rest on the bottom of your deck in a random order',
    ({ cards }, { to }) =>
      isCard(cards)
        ? [
            {
              do: 'dig',
              count: { topUntil: cards.filter },
              reveal: true,
              take: { to: 'banishment', filter: cards.filter, save: result(to, ['card', '#banished']) },
              rest: { to: 'bottom', order: 'random' },
            },
          ]
        : undefined,
    'Celestial Calling',
  ),
  // Cards of a memory, by lot.
  row(
    'sentence',
    '<player> reveals <word> cards at random from their memory . banish each <cards> revealed this way',
    ({ player, word, cards }, { from }) =>
      player === 'you' || !isCard(cards)
        ? undefined
        : [
            { do: 'random', who: player, zone: 'memory', count: word, save: `shown ${from}` },
            { do: 'reveal', what: { saved: `shown ${from}` } },
            {
              do: 'move',
              what: { each: [{ zone: 'memory' }, { in: { saved: `shown ${from}` } }, ...cards.filter] },
              to: 'banishment',
              cause: 'banish',
            },
          ],
    'Crimson Protective Trinket',
  ),
  row('effect', '<player> discard(s) <n> card(s) at random from their memory', ({ player, n }, { from }) =>
    player === 'you'
      ? undefined
      : [
          { do: 'random', who: player, zone: 'memory', ...(n === 1 ? {} : { count: n }), save: `lost ${from}` },
          { do: 'move', what: { saved: `lost ${from}` }, to: 'graveyard', cause: 'discard' },
        ],
  ),
  row('effect', '<player> banishes <n> <cards> from their graveyard [,] where x is <value>', (said, { from }) => {
    const count = withX(said.n, said.value);
    const one: Exclude<Ref, string> = { saved: `one ${from}` };
    return count === undefined || said.player === 'you' || !isCard(said.cards)
      ? undefined
      : [
          {
            do: 'choose',
            from: [{ zone: 'graveyard' }, { owner: one }, ...said.cards.filter],
            min: count,
            max: count,
            who: said.player,
            each: `one ${from}`,
            save: `picked ${from}`,
          },
          { do: 'move', what: { saved: `picked ${from}` }, to: 'banishment', cause: 'banish' },
        ];
  }),
  // What an opponent holds
  row('effect', "look at target opponent 's hand or memory and discard a card from it", (_, { from }) => {
    const owner = playerTarget(from, 'opponent');
    return [
      {
        do: 'either',
        choices: ['hand', 'memory'].map((zone) => ({
          label: zone,
          effects: [
            { do: 'look' as const, what: { each: [{ zone }, { owner }] } },
            ...choose(`picked ${from}`, [{ zone }, { owner }], ONE, (what) => [
              { do: 'move', what, to: 'graveyard', cause: 'discard' },
            ]),
          ],
        })),
      },
    ];
  }),
  row(
    'sentence',
    'target player reveals your choice of their hand or memory . choose a card from among the revealed cards and discard it',
    (_, { from }) => {
      const owner = playerTarget(from, 'any');
      return [
        {
          do: 'either',
          choices: ['hand', 'memory'].map((zone) => ({
            label: zone,
            effects: [
              { do: 'reveal' as const, what: { each: [{ zone }, { owner }] } },
              ...choose(`picked ${from}`, [{ zone }, { owner }], ONE, (what) => [
                { do: 'move', what, to: 'graveyard', cause: 'discard' },
              ]),
            ],
          })),
        },
      ];
    },
    'Extricating Touch',
  ),
  row(
    'sentence',
    "look at target opponent 's hand and memory . discard any amount of cards from among them . for each card discarded this way , that opponent reveals the top card of their deck and puts it into their hand",
    (_, { from }) => {
      const owner = playerTarget(from, 'opponent');
      const top: Ref = { top: 1, of: owner };
      return [
        { do: 'look', what: { each: held(owner) } },
        ...choose(`picked ${from}`, held(owner), upTo({ count: held(owner) }), discarded),
        {
          do: 'forEach',
          of: { saved: 'discarded' },
          as: `one ${from}`,
          effects: [
            { do: 'reveal', what: top },
            { do: 'move', what: top, to: 'hand', cause: 'effect' },
          ],
        },
      ];
    },
    'Regal Inquisition',
  ),
  row(
    'sentence',
    "look at target opponent 's memory and discard a card from among them . if <condition> , discard an additional card from among them",
    ({ condition }, { from }) => {
      const owner = playerTarget(from, 'opponent');
      const lost = (save: string): Effect[] =>
        choose(save, memoryOf(owner), ONE, (what) => [{ do: 'move', what, to: 'graveyard', cause: 'discard' }]);
      return [
        { do: 'look', what: { each: memoryOf(owner) } },
        ...lost(`picked ${from}`),
        { do: 'if', if: condition, then: lost(`more ${from}`) },
      ];
    },
    'Pristine Scourge',
  ),
  row(
    'sentence',
    "reveal the hit opponent 's memory . deal an amount of unpreventable damage to the hit champion equal to the amount of <cards> revealed this way",
    ({ cards }, { from }) => {
      const owner: Exclude<Ref, string> = { controllerOf: anaphor(from, HIT) };
      return isCard(cards)
        ? [
            { do: 'reveal', what: { each: memoryOf(owner) } },
            {
              do: 'damage',
              amount: { count: [...memoryOf(owner), ...cards.filter] },
              to: anaphor(from, HIT),
              unpreventable: true,
            },
          ]
        : undefined;
    },
    'Sorrowcaller',
  ),
  row(
    'effect',
    'you may have that opponent swap the cards in their hand and memory',
    (_, { from }) => {
      const owner = anaphor(from, 'opponent');
      return may([
        { do: 'remember', as: `swapped ${from}`, what: { each: [{ zone: 'hand' }, { owner }] } },
        { do: 'move', what: { each: memoryOf(owner) }, to: 'hand', cause: 'effect' },
        { do: 'move', what: { saved: `swapped ${from}` }, to: 'memory', cause: 'effect' },
      ]);
    },
    'Malignant Athame',
  ),
  // The player's own
  row(
    'effect',
    'discard up to <word> <cards> from your hand and / or memory , then draw that many cards',
    (said, { from }) =>
      isCard(said.cards)
        ? [
            ...choose(`picked ${from}`, [...HAND_AND_MEMORY, ...said.cards.filter], upTo(said.word), discarded),
            { do: 'draw', who: 'you', count: { countOf: { saved: 'discarded' } } },
          ]
        : undefined,
  ),
  row(
    'sentence',
    'you may reveal all cards in your memory . for each <cards> revealed , each opponent puts a card from their hand into their memory',
    ({ cards }, { from }) => {
      const one: Exclude<Ref, string> = { saved: `one ${from}` };
      const count: Value = { count: [...memoryOf('you'), ...cards.filter] };
      return isCard(cards)
        ? may([
            { do: 'reveal', what: { each: memoryOf('you') } },
            {
              do: 'choose',
              from: [{ zone: 'hand' }, { owner: one }],
              who: 'opponents',
              each: `one ${from}`,
              min: count,
              max: count,
              save: `picked ${from}`,
            },
            { do: 'move', what: { saved: `picked ${from}` }, to: 'memory', cause: 'effect' },
          ])
        : undefined;
    },
    'Zander, Blinding Steel',
  ),
  row('effect', 'put all <cards> from your banishment into your graveyard', ({ cards }) =>
    isCard(cards) && cards.filter.length > 0
      ? [
          {
            do: 'move',
            what: { each: placed(cards.filter, { zones: ['banishment'], whose: 'you' }) },
            to: 'graveyard',
            cause: 'effect',
            save: 'put',
          },
        ]
      : undefined,
  ),
  row('tally', 'card(s) put into your graveyard this way', () => ({ countOf: { saved: 'put' } })),
  row('effect', '<player> put(s) the top <n> card(s) from their deck into their graveyard for each <tally>', (said) =>
    said.player === 'you' || !isNoun(said.player)
      ? undefined
      : [
          {
            do: 'move',
            what: { top: said.n === 1 ? said.tally : { times: [said.n, said.tally] }, of: said.player },
            to: 'graveyard',
            cause: 'effect',
          },
        ],
  ),
];
