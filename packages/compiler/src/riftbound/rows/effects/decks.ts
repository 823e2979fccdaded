/** The top of decks: cards that are looked at or shown, and what becomes of them (413.1, 416.1, 424). */
import type { Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { mentioned } from '../../../references/making.js';
import { gap, row } from '../../categories.js';

const TOP: Ref = { top: 1 };
const drawOne: Effect = { do: 'draw', who: 'you', count: 1 };
/** The first card is shown, and what it is decides. It is still on top of its deck, so that drawing it is drawing 1 (424.1.a.2). */
const shown = (at: number, filter: FilterClause[], then: Effect[], otherwise?: Effect[]): Effect[] => [
  { do: 'reveal', what: mentioned(at, TOP, ['card']) },
  { do: 'if', if: { is: [TOP, filter] }, then, ...(otherwise ? { else: otherwise } : {}) },
];
const toHand: Effect = { do: 'move', what: TOP, to: 'hand', cause: 'effect' };

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
        take: { to: 'banishment', may: true, save: `banished ${from}` },
        rest: { to: 'bottom', order: 'random' },
      },
      { do: 'play', what: { saved: `banished ${from}` }, must: true },
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
  gap(
    'effect',
    'look at the top <n> cards of your main deck . you may reveal a|an <cards> from among them and draw it . [then] recycle the rest',
    'drawing from among cards looked at',
  ),
  gap(
    'effect',
    'look at the top <n> cards of your main deck . you may choose a card from among them and draw it . put the rest into your trash',
    'drawing from among cards looked at',
  ),
  gap(
    'effect',
    'look at the top <n> cards of your main deck . draw one and recycle the other',
    'drawing from among cards looked at',
  ),
  row('effect', 'put the top <n> card(s) of your main deck into your trash', ({ n }) => [
    { do: 'move', what: { top: n }, to: 'trash', cause: 'effect' },
  ]),
];
