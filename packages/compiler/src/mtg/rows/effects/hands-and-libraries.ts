/** Cards that go from hands, graveyards and libraries to where they are hidden, shown or cast (401, 402, 701.20, 707.12). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { type Described, row } from '../../categories.js';

const isCard = ({ kinds, placed }: Described): boolean => !placed && kinds.includes('card');
const SHOWN: Ref = { saved: 'shown' };
const CHOSEN: Ref = { saved: 'chosen' };
const ownHand: FilterClause[] = [{ zone: 'hand' }, { owner: 'you' }];
/** One card of a hand that was seen is chosen, or none. */
const mayChoose = (of: Ref, filter: FilterClause[], then: Effect[], otherwise: Effect[] = []): Effect[] => [
  { do: 'choose', from: [{ zone: 'hand' }, { owner: of }, ...filter] as FilterClause[], min: 0, save: 'chosen' },
  {
    do: 'if',
    if: { compare: [{ countOf: CHOSEN }, '>=', 1] },
    then,
    ...(otherwise.length > 0 ? { else: otherwise } : {}),
  },
];

export const handsAndLibraries = [
  row(
    'effect',
    '<player> shuffle(s) their|your graveyard into their|your library',
    ({ player }) => [
      { do: 'move', what: { each: [{ zone: 'graveyard' }, { owner: player }] } as Ref, to: 'library', cause: 'return' },
      { do: 'shuffle', who: player },
    ],
    'Primal Command',
  ),
  row(
    'effect',
    'shuffle a card from your hand into your library',
    () => [
      { do: 'choose', from: ownHand, save: 'chosen' },
      { do: 'move', what: CHOSEN, to: 'library', cause: 'return' },
      { do: 'shuffle', who: 'you' },
    ],
    'See Beyond',
  ),
  row(
    'effect',
    "<player> reveals their hand . you may choose a|an <thing> from it . if you do , that player discards that card . if you don't , that player discards <n> cards",
    ({ player, thing, n }) =>
      isCard(thing)
        ? [
            { do: 'reveal', what: player },
            ...mayChoose(
              player,
              thing.filter,
              [{ do: 'move', what: CHOSEN, to: 'graveyard', cause: 'discard' }],
              [{ do: 'discard', who: player, count: n }],
            ),
          ]
        : undefined,
    'Nightsnare',
  ),
  row(
    'effect',
    "look at <player> 's hand . you may choose a|an <thing> from it . if you do , that player reveals the chosen card , puts it on the bottom of their library , then draws a card",
    ({ player, thing }) =>
      isCard(thing)
        ? [
            { do: 'look', what: player },
            ...mayChoose(player, thing.filter, [
              { do: 'reveal', what: CHOSEN },
              { do: 'move', what: CHOSEN, to: 'library', position: 'bottom', cause: 'return' },
              { do: 'draw', who: player, count: 1 },
            ]),
          ]
        : undefined,
    'Vendilion Clique',
  ),
  row(
    'effect',
    'reveal the top <n:digitOrWord> cards of your library and separate them into two piles . an opponent chooses one of those piles . put that pile into your hand and the other into your graveyard',
    ({ n }) => [
      { do: 'remember', as: 'shown', what: { top: n } },
      { do: 'reveal', what: SHOWN },
      { do: 'choose', from: [{ player: 'opponent' }], save: 'opponent' },
      { do: 'piles', what: SHOWN, chooser: { saved: 'opponent' }, chosen: 'chosen', other: 'other' },
      { do: 'move', what: CHOSEN, to: 'hand', cause: 'return' },
      { do: 'move', what: { saved: 'other' }, to: 'graveyard', cause: 'return' },
    ],
    'Steam Augury',
  ),
  row(
    'effect',
    'look at the top x cards of your library , where x is <value> . you may reveal a|an <thing> from among them and put it into your hand . put <rest>',
    ({ value, thing, rest }) =>
      isCard(thing)
        ? [
            {
              do: 'dig',
              count: value,
              take: { to: 'hand', filter: thing.filter, may: true, reveal: true },
              rest,
            },
          ]
        : undefined,
    'Nessian Game Warden',
  ),
  row(
    'effect',
    'exile the top <n:digitOrWord> cards of your library . choose a|an <thing> exiled this way and copy it <times> . you may cast the copies without paying their mana costs',
    ({ n, thing, times }) =>
      isCard(thing)
        ? [
            { do: 'move', what: { top: n }, to: 'exile', cause: 'exile', save: 'shown' },
            { do: 'choose', from: [{ zone: 'exile' }, { in: SHOWN }, ...thing.filter], save: 'chosen' },
            { do: 'copyCard', what: CHOSEN, count: times, save: 'copies' },
            { do: 'play', what: { saved: 'copies' }, cost: [], several: true },
          ]
        : undefined,
    'Chandra, Pyromaster',
  ),
];
