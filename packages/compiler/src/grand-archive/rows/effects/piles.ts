/** Cards put on a deck, below it and into it, by choice and in an order (2.1.2). */
import type { Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { anaphor } from '../../../references/making.js';
import { type Places, row } from '../../categories.js';
import { isCard, withX } from '../shared.js';
import { placed } from '../things.js';
import { found } from './chosen.js';

const HAND: Places = { zones: ['hand'], whose: 'you' };
/** Some of the cards that fit, chosen and moved. */
const some = (save: string, from: FilterClause[], max: Value, then: Effect[], min: Value = 0): Effect[] => [
  { do: 'choose', from, min, max, save },
  ...then,
];
/** Below the deck, in an order of choice. */
const below = (what: Ref, save: string): Effect[] => [
  { do: 'order', what, save },
  { do: 'move', what: { saved: save }, to: 'mainDeck', position: 'bottom', cause: 'effect' },
];
/** Into the deck, which is shuffled. */
const shuffledIn = (what: Ref): Effect[] => [
  { do: 'move', what, to: 'mainDeck', position: 'top', cause: 'effect' },
  { do: 'shuffle', who: 'you' },
];
const drawn = (count: Value, to?: string): Effect => ({
  do: 'draw',
  who: 'you',
  count,
  ...(to === undefined ? {} : { to }),
});
const asMany = (saved: string): Value => ({ countOf: { saved } });

export const piles = [
  // So many as were put away are drawn: "that many cards".
  ...(['', ' into your memory'] as const).map((into) =>
    row('manyDrawn', `draw that many cards${into}`, () => (into === '' ? 'hand' : 'memory')),
  ),
  ...(['any amount of', 'up to <word>'] as const).flatMap((most) => [
    row('putAway', `put ${most} <cards> from <place> on the bottom of your deck [in any order]`, (said, { from }) => {
      const filter = isCard(said.cards) ? placed(said.cards.filter, said.place) : undefined;
      const { word } = said as { word?: number };
      const [save, ordered] = [`picked ${from}`, `ordered ${from}`];
      return (
        filter && { save, effects: some(save, filter, word ?? { count: filter }, below({ saved: save }, ordered)) }
      );
    }),
    row('putAway', `shuffle ${most} <cards> from <place> into your deck`, (said, { from }) => {
      const filter = isCard(said.cards) ? placed(said.cards.filter, said.place) : undefined;
      const { word } = said as { word?: number };
      const save = `picked ${from}`;
      return filter && { save, effects: some(save, filter, word ?? { count: filter }, shuffledIn({ saved: save })) };
    }),
  ]),
  row('effect', '<putAway>', ({ putAway }) => putAway.effects),
  ...([', then', '. then', 'then'] as const).map((then) =>
    row('effect', `<putAway> ${then} <manyDrawn>`, ({ putAway: { save, effects }, manyDrawn }) => [
      ...effects,
      drawn(asMany(save), manyDrawn === 'hand' ? undefined : manyDrawn),
    ]),
  ),
  row(
    'effect',
    'choose up to <word> <cards> from <place> and put them on the bottom of your deck in any order',
    (said, { from }) =>
      isCard(said.cards)
        ? some(
            `picked ${from}`,
            placed(said.cards.filter, said.place),
            said.word,
            below({ saved: `picked ${from}` }, `ordered ${from}`),
          )
        : undefined,
  ),
  row(
    'effect',
    'draw up to <word> cards , then shuffle that amount of cards from your hand into your deck',
    ({ word }, { from }) => [
      { do: 'number', as: `drawn ${from}`, max: word },
      drawn({ number: `drawn ${from}` }),
      ...some(
        `picked ${from}`,
        placed([], HAND),
        { number: `drawn ${from}` },
        shuffledIn({ saved: `picked ${from}` }),
        { number: `drawn ${from}` },
      ),
    ],
    'Orb of Hubris',
  ),
  row(
    'effect',
    'put up to <word> cards from the top of your deck into your graveyard',
    ({ word }, { from }) => [
      { do: 'number', as: `milled ${from}`, max: word },
      { do: 'move', what: { top: { number: `milled ${from}` } }, to: 'graveyard', cause: 'effect' },
    ],
    'Think Deep',
  ),
  row(
    'effect',
    'put an amount of cards from the top of your deck into your graveyard equal to <value>',
    ({ value }) => [{ do: 'move', what: { top: value }, to: 'graveyard', cause: 'effect' }],
    'Hailstorm Guard',
  ),
  row(
    'effect',
    'put the bottom <word> cards of your deck on top of your deck in a random order',
    ({ word }) => [
      { do: 'move', what: { bottom: word }, to: 'mainDeck', position: 'top', order: 'random', cause: 'effect' },
    ],
    'Reflect the Skies',
  ),
  row(
    'effect',
    "put <object> into its owner 's deck third from the top",
    ({ object }) => [{ do: 'move', what: object, to: 'mainDeck', position: 3, cause: 'effect' }],
    'Trine Recursion',
  ),
  ...(['that <kind>'] as const).map((noun) =>
    row(
      'effect',
      `put ${noun} on the bottom of its owner 's deck`,
      ({ kind }, { from }) => [
        { do: 'move', what: anaphor(from, kind), to: 'mainDeck', position: 'bottom', cause: 'effect' },
      ],
      'Fishing Accident',
    ),
  ),
  row(
    'effect',
    'look at the top <n> cards of your deck [,] where x is <value> . put those cards back on top of your deck in any order',
    ({ n, value }) => {
      const count = withX(n, value);
      return count === undefined ? undefined : [{ do: 'arrange', kind: 'LOOK', count, piles: ['top'] }];
    },
    "Reckoning's Wake",
  ),
  ...(['materialDeck', 'field'] as const).flatMap((to) => {
    const words = to === 'field' ? 'onto the field' : 'into your material deck';
    const put = (what: Ref): Effect[] => [
      { do: 'move', what, to, cause: 'effect', ...(to === 'field' ? { controller: 'you' as const } : {}) },
    ];
    return [
      row('effect', `choose any amount of <cards> from <place> and put them ${words}`, ({ cards, place }, { from }) => {
        const filter = isCard(cards) ? placed(cards.filter, place) : undefined;
        return filter && some(`picked ${from}`, filter, { count: filter }, put({ saved: `picked ${from}` }));
      }),
      row('effect', `put a|an <cards> from <place> ${words}`, ({ cards, place }, { from }) => {
        const filter = isCard(cards) ? placed(cards.filter, place) : undefined;
        const [least] = found(cards, place);
        return filter && some(`picked ${from}`, filter, 1, put({ saved: `picked ${from}` }), least);
      }),
    ];
  }),
];
