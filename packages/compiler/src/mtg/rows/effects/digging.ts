/** The top cards of a library looked at or revealed, some taken, and the rest put away (701.20, 401.4). */
import type { Effect, Value } from '@arbiter/engine';
import { type Described, row } from '../../categories.js';

type Dig = Extract<Effect, { do: 'dig' }>;
const dig = (count: Value, more: Omit<Dig, 'do' | 'count'>): Effect[] => [{ do: 'dig', count, ...more }];
/** A description of cards, wherever they lie. */
const isCard = ({ kinds, placed }: Described): boolean => !placed && kinds.includes('card');

/** What is taken from among them, as it is said. */
const INTO: [string, { to: string; status?: { tapped: true } }][] = [
  ['into your hand', { to: 'hand' }],
  ['onto the battlefield', { to: 'battlefield' }],
  ['onto the battlefield tapped', { to: 'battlefield', status: { tapped: true } }],
];

export const digging = [
  ...(['look at', 'reveal'] as const).flatMap((how) =>
    INTO.flatMap(([words, to]) => [
      row(
        'effect',
        `${how} the top <n:digitOrWord> cards of your library . you may put a|an <thing> from among them ${words} . put <rest>`,
        ({ n, thing, rest }) =>
          isCard(thing)
            ? dig(n, {
                ...(how === 'reveal' ? { reveal: true } : {}),
                take: { ...to, filter: thing.filter, may: true },
                rest,
              })
            : undefined,
        'Grisly Salvage',
      ),
      row(
        'effect',
        `${how} the top <n:digitOrWord> cards of your library . put a|an <thing> from among them ${words} and <rest>`,
        ({ n, thing, rest }) =>
          isCard(thing)
            ? dig(n, { ...(how === 'reveal' ? { reveal: true } : {}), take: { ...to, filter: thing.filter }, rest })
            : undefined,
      ),
      row(
        'effect',
        `${how} the top <n:digitOrWord> cards of your library . put all <thing> from among them ${words} and <rest>`,
        ({ n, thing, rest }) =>
          isCard(thing)
            ? dig(n, {
                ...(how === 'reveal' ? { reveal: true } : {}),
                take: { ...to, filter: thing.filter, count: 'all' },
                rest,
              })
            : undefined,
      ),
    ]),
  ),
  row('rest', 'the rest on the bottom of your library in any order', () => ({ to: 'bottom', order: 'any' as const })),
  row('rest', 'the rest on the bottom of your library in a random order', () => ({
    to: 'bottom',
    order: 'random' as const,
  })),
  row('rest', 'the other on the bottom of your library', () => ({ to: 'bottom' })),
  row('rest', 'the rest into your graveyard', () => ({ to: 'graveyard' })),
  row('rest', 'the other into your graveyard', () => ({ to: 'graveyard' })),
  row(
    'effect',
    'look at the top <n:digitOrWord> cards of your library . put one of them into your hand and <rest>',
    ({ n, rest }) => dig(n, { take: { to: 'hand' }, rest }),
    'Anticipate',
  ),
  row(
    'effect',
    'look at the top <n:digitOrWord> cards of your library . put <m:digitOrWord> of them into your hand and <rest>',
    ({ n, m, rest }) => dig(n, { take: { to: 'hand', count: m }, rest }),
  ),
  row(
    'effect',
    'look at the top <n:digitOrWord> cards of your library . you may reveal a|an <thing> from among them and put it into your hand . put <rest>',
    ({ n, thing, rest }) =>
      isCard(thing) ? dig(n, { take: { to: 'hand', filter: thing.filter, may: true, reveal: true }, rest }) : undefined,
  ),
  row(
    'effect',
    'reveal the top <n:digitOrWord> cards of your library . put all <thing> revealed this way into your hand and <rest>',
    ({ n, thing, rest }) =>
      isCard(thing)
        ? dig(n, { reveal: true, take: { to: 'hand', filter: thing.filter, count: 'all' }, rest })
        : undefined,
  ),
  ...(
    [
      ['put that card into your hand and <rest>', { to: 'hand' }],
      ['put that card into your hand , then put <rest>', { to: 'hand' }],
      ['put that card onto the battlefield and <rest>', { to: 'battlefield' }],
      ['put it into your hand and <rest>', { to: 'hand' }],
      ['put it onto the battlefield and <rest>', { to: 'battlefield' }],
    ] as const
  ).map(([words, take]) =>
    row(
      'effect',
      `reveal cards from the top of your library until you reveal a|an <thing> . ${words}`,
      ({ thing, rest }) =>
        isCard(thing)
          ? [{ do: 'dig', count: { depth: thing.filter }, reveal: true, take: { ...take, filter: thing.filter }, rest }]
          : undefined,
    ),
  ),
  row(
    'effect',
    'look at the top x cards of your library , where x is <value> . put one of those cards into your hand and <rest>',
    ({ value, rest }) => dig(value, { take: { to: 'hand' }, rest }),
    'Shrine of Piercing Vision',
  ),
  row(
    'effect',
    "look at the top <n:digitOrWord> cards of <player> 's library . put one back and the rest into that player 's graveyard",
    ({ n, player }) => dig(n, { who: player, take: { to: 'library', position: 'top' }, rest: { to: 'graveyard' } }),
    'Dimir Charm',
  ),
  row('rest', 'put the rest on the bottom of your library in a random order', () => ({
    to: 'bottom',
    order: 'random' as const,
  })),
  row('rest', 'put the rest on the bottom of your library in any order', () => ({
    to: 'bottom',
    order: 'any' as const,
  })),
  row('rest', 'put the rest into your graveyard', () => ({ to: 'graveyard' })),
  row('rest', 'all other cards revealed this way on the bottom of your library in a random order', () => ({
    to: 'bottom',
    order: 'random' as const,
  })),
  row('rest', 'all other cards revealed this way into your graveyard', () => ({ to: 'graveyard' })),
  row('effect', 'look at the top <n:digitOrWord> cards of your library , then put them back in any order', ({ n }) =>
    dig(n, { rest: { to: 'top', order: 'any' } }),
  ),
];
