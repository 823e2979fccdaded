/** Cards on top of a library: where each of them is put (401.4, 608.2). */
import type { Effect } from '@arbiter/engine';
import { row } from '../../categories.js';
import { anaphor } from '../../nouns.js';
import { isCard } from '../shared.js';

type Move = Extract<Effect, { do: 'move' }>;
type Where = Omit<Move, 'do' | 'what' | 'cause'>;
const put = (at: number, where: Where): Effect[] => [
  { do: 'move', what: anaphor(at, 'card'), cause: 'return', ...where },
];
const CALLED = ['it', 'that card'];
const PLACES: [words: string, where: Where][] = [
  ['into your hand', { to: 'hand' }],
  ['onto the battlefield', { to: 'battlefield', controller: 'you' }],
  ['onto the battlefield tapped', { to: 'battlefield', controller: 'you', status: { tapped: true } }],
];
const OTHERWISE: [words: string, where: Where][] = [
  ['into your hand', { to: 'hand' }],
  ['into your graveyard', { to: 'graveyard' }],
  ['on the bottom of your library', { to: 'library', position: 'bottom' }],
];

export const topCards = [
  row(
    'effect',
    'look at the top three cards of your library . put one of those cards into your hand , one on top of your library , and one on the bottom of your library',
    () => [
      { do: 'look', what: { top: 3 } },
      { do: 'choose', among: { top: 3 }, save: 'hand' },
      { do: 'move', what: { saved: 'hand' }, to: 'hand', cause: 'return' },
      { do: 'choose', among: { top: 2 }, save: 'under' },
      { do: 'move', what: { saved: 'under' }, to: 'library', position: 'bottom', cause: 'return' },
    ],
    'Telling Time',
  ),
  row(
    'effect',
    'look at the top <n:digitOrWord> cards of your library . you may reveal any number of <thing> from among them and put the revealed cards into your hand . put <rest>',
    ({ n, thing, rest }) =>
      isCard(thing) && !thing.placed
        ? [
            {
              do: 'dig',
              count: n,
              take: { to: 'hand', filter: thing.filter, count: n, may: true, reveal: true },
              rest,
            },
          ]
        : undefined,
    'Lead the Stampede',
  ),
  // The card on top that was spoken of; nothing that comes after it speaks of it again.
  ...CALLED.flatMap((it) =>
    PLACES.flatMap(([words, where]) => [
      row('conditional', `if <condition> , put ${it} ${words}`, ({ condition }, { from }) => [
        { do: 'if', if: condition, then: put(from, where) },
      ]),
      row('conditional', `if <condition> , you may put ${it} ${words}`, ({ condition }, { from }) => [
        { do: 'if', if: condition, then: [{ do: 'may', then: put(from, where) }] },
      ]),
      ...CALLED.flatMap((again) =>
        OTHERWISE.map(([other, there]) =>
          row(
            'conditional',
            `if <condition> , put ${it} ${words} . otherwise , put ${again} ${other}`,
            ({ condition }, { from }) => [{ do: 'if', if: condition, then: put(from, where), else: put(from, there) }],
            'Coiling Oracle',
          ),
        ),
      ),
    ]),
  ),
  row('conditional', 'if <condition> , you may <clauses>', ({ condition, clauses }) => [
    { do: 'if', if: condition, then: [{ do: 'may', then: clauses }] },
  ]),
];
