/** The top of decks: cards that are looked at or shown, and what becomes of them (413.1, 416.1, 424). */
import type { Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { mentioned } from '../../../references/making.js';
import { asBody, unsettled } from '../../../references/nouns.js';
import { row } from '../../categories.js';

const TOP: Ref = { top: 1 };
const drawOne: Effect = { do: 'draw', who: 'you', count: 1 };
/** The first card is shown, and what it is decides. It is still on top of its deck, so that drawing it is drawing 1 (424.1.a.2). */
const shown = (at: number, filter: FilterClause[], then: Effect[], otherwise?: Effect[]): Effect[] => [
  { do: 'reveal', what: mentioned(at, TOP, ['card']) },
  { do: 'if', if: { is: [TOP, filter] }, then, ...(otherwise ? { else: otherwise } : {}) },
];
const toHand: Effect = { do: 'move', what: TOP, to: 'hand', cause: 'effect' };

type Dig = Extract<Effect, { do: 'dig' }>;
const DRAWN = { to: 'hand', cause: 'draw' } as const;
/** What is recycled goes below the deck in random order (416.5). */
const digging = (count: Value, take: Dig['take']): Effect => ({
  do: 'dig',
  count,
  ...(take ? { take } : {}),
  rest: { to: 'bottom', order: 'random' },
});

export const deckEffects = [
  ...["it's", "it 's"].flatMap((its) => [
    row(
      'effect',
      `reveal the top card of your main deck . if ${its} a|an <cards> , draw it`,
      ({ cards }: { cards: { filter: FilterClause[] } }, { from }) => shown(from, cards.filter, [drawOne]),
    ),
    row(
      'plain',
      `reveal the top card of your main deck . if ${its} a|an <cards> , draw it . otherwise , <clauses>`,
      ({ cards, clauses }: { cards: { filter: FilterClause[] }; clauses: Effect[] }, { from }) =>
        shown(from, cards.filter, [drawOne], clauses),
    ),
    row(
      'plain',
      `reveal the top card of your main deck . if ${its} a|an <cards> , put it in your hand . otherwise , <clauses>`,
      ({ cards, clauses }: { cards: { filter: FilterClause[] }; clauses: Effect[] }, { from }) =>
        shown(from, cards.filter, [toHand], clauses),
    ),
  ]),
  row('effect', 'put <object> in your trash', ({ object }) => [
    { do: 'move', what: object, to: 'trash', cause: 'effect' },
  ]),

  // What is recycled goes below the deck in random order (416.5).
  row(
    'effect',
    'look at the top <n> cards of your main deck . put <m:n> into your hand and recycle the rest',
    ({ n, m }) => [
      {
        do: 'dig',
        count: n,
        take: { to: 'hand', ...(m === 1 ? {} : { count: m }) },
        rest: { to: 'bottom', order: 'random' },
      },
    ],
  ),
  row(
    'effect',
    'reveal the top <n> cards of your main deck . you may banish one , then play it . recycle the rest',
    ({ n }, { from }) => [
      {
        do: 'dig',
        count: n,
        reveal: true,
        take: {
          to: 'banishment',
          cause: 'banish',
          may: true,
          save: `banished ${from}`,
          then: [{ do: 'play', what: { saved: `banished ${from}` }, must: true }],
        },
        rest: { to: 'bottom', order: 'random' },
      },
    ],
    "Rek'Sai, Void Burrower",
  ),
  row(
    'plain',
    'choose <object> and reveal the top <n> cards of your main deck . deal <m:n> to that unit for each card with <open> hidden <close> revealed this way , then recycle the revealed cards',
    ({ object, n, m }) => {
      const shownCards: Ref = { top: n };
      const count: Value = { count: [{ zone: 'mainDeck' }, { in: shownCards }, { keyword: 'hidden' }] };
      return [
        { do: 'reveal', what: shownCards },
        { do: 'damage', to: object, amount: m === 1 ? count : { times: [m, count] } },
        { do: 'move', what: shownCards, to: 'mainDeck', position: 'bottom', cause: 'recycle' },
      ];
    },
    'Teemo, Strategist',
  ),
  // What is drawn from among them is drawn (413.1).
  row(
    'effect',
    'look at the top <n> cards of your main deck . you may reveal a|an <cards> from among them and draw it . [then] recycle the rest',
    ({ n, cards }) => [digging(n, { ...DRAWN, filter: cards.filter, may: true, reveal: true })],
  ),
  row(
    'plain',
    'look at the top <n> cards of your main deck . you may reveal a|an <cards> from among them and draw it . recycle the rest . then if you revealed a|an <tags> , do this : <clauses>',
    ({ n, cards, tags, clauses }, { from }) => [
      digging(n, { ...DRAWN, filter: cards.filter, may: true, reveal: true, save: `drawn ${from}` }),
      {
        do: 'if',
        if: { is: [{ saved: `drawn ${from}` }, tags] },
        then: [{ do: 'reflexive', ability: asBody(unsettled({ kind: 'spell', effects: clauses })) }],
      },
    ],
    'Ivern, Nurturer',
  ),
  row(
    'effect',
    'look at the top <n> cards of your main deck . you may choose a card from among them and draw it . put the rest into your trash',
    ({ n }) => [{ do: 'dig', count: n, take: { ...DRAWN, may: true }, rest: { to: 'trash' } }],
  ),
  row('effect', 'look at the top <n> cards of your main deck . draw one and recycle the other', ({ n }) => [
    digging(n, DRAWN),
  ]),
  // That is what predicting is (436).
  row(
    'effect',
    "look at the top two cards of your main deck . you may recycle one or both of them . put those you don't back in any order",
    () => [{ do: 'arrange', kind: 'PREDICT', count: 2, piles: ['top', 'bottom'] }],
    'The Candlelit Sanctum',
  ),
  // That is what burning is (440.1): who has too few cards burns out meanwhile (431.1.b).
  row('effect', 'put the top <n> card(s) of your main deck into your trash', ({ n }) => [{ do: 'burn', count: n }]),
];
