/** Cards drawn, discarded, milled, looked at and searched for (121, 701.9, 701.17, 701.22–25). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { gap, row } from '../../categories.js';
import { anaphor } from '../../nouns.js';

type Search = Extract<Effect, { do: 'search' }>;
const search = (filter: FilterClause[], more: Omit<Search, 'do' | 'filter'>): Effect[] => [
  { do: 'search', filter, ...more },
  { do: 'shuffle', who: 'you' },
];
const draw = (who: Ref, count: Extract<Effect, { do: 'draw' }>['count']): Effect[] => [{ do: 'draw', who, count }];

export const cards = [
  row('effect', 'draw <n> card(s)', ({ n }) => draw('you', n), 'Divination'),
  row('effect', '<player> draw(s) <n> card(s)', ({ player, n }) => draw(player, n)),
  row('effect', 'draw cards equal to <value>', ({ value }) => draw('you', value)),
  row('effect', '<player> draw(s) cards equal to <value>', ({ player, value }) => draw(player, value)),
  row('effect', 'draw a card for each <thing>', ({ thing }) => draw('you', { count: thing.filter })),
  row('effect', 'discard <n> card(s)', ({ n }) => [{ do: 'discard', who: 'you', count: n }]),
  row(
    'effect',
    '<player> discard(s) <n> card(s)',
    ({ player, n }) => [{ do: 'discard', who: player, count: n }],
    'Mind Rot',
  ),
  row('effect', 'discard your hand', () => [{ do: 'discard', who: 'you', count: 'all' }]),
  row('effect', '<player> discard(s) their|your hand', ({ player }) => [{ do: 'discard', who: player, count: 'all' }]),
  gap('effect', '<player> discard(s) <n> card(s) at random', 'discarding at random'),
  row(
    'effect',
    '<player> reveal(s) their hand . you choose a|an <adjectives> card from it . that player discards that card',
    ({ player, adjectives }, { to }) => [
      { do: 'reveal', what: player },
      { do: 'discard', who: anaphor(to, 'player'), filter: adjectives, chooser: 'you', count: 1 },
    ],
    'Duress',
  ),
  row('effect', 'mill <n> card(s)', ({ n }) => [{ do: 'mill', who: 'you', count: n }]),
  row('effect', '<player> mill(s) <n> card(s)', ({ player, n }) => [{ do: 'mill', who: player, count: n }]),
  row('effect', 'scry <n>', ({ n }) => [{ do: 'arrange', kind: 'SCRY', count: n, piles: ['top', 'bottom'] }], 'Opt'),
  row('effect', 'surveil <n>', ({ n }) => [{ do: 'arrange', kind: 'SURVEIL', count: n, piles: ['top', 'graveyard'] }]),
  row('effect', '<player> shuffle(s) their|your library', ({ player }) => [{ do: 'shuffle', who: player }]),
  row('effect', 'shuffle', () => [{ do: 'shuffle', who: 'you' }]),
  row(
    'effect',
    'search your library for a|an <adjectives> card , put it onto the battlefield , then shuffle',
    ({ adjectives }) => search(adjectives, { to: 'battlefield' }),
  ),
  row(
    'effect',
    'search your library for a|an <adjectives> card , put it|that card onto the battlefield tapped , then shuffle',
    ({ adjectives }) => search(adjectives, { to: 'battlefield', status: { tapped: true } }),
    'Evolving Wilds',
  ),
  row(
    'effect',
    'search your library for a|an <adjectives> card , reveal it , put it into your hand , then shuffle',
    ({ adjectives }) => search(adjectives, { to: 'hand', reveal: true }),
    'Lay of the Land',
  ),
  row('effect', 'search your library for a card , put it|that card into your hand , then shuffle', () =>
    search([], { to: 'hand' }),
  ),
  row(
    'effect',
    'search your library for up to <n> <adjectives> cards , reveal them|those cards , put them into your hand , then shuffle',
    ({ n, adjectives }) => search(adjectives, { to: 'hand', reveal: true, count: n }),
  ),
  row(
    'effect',
    'search your library for up to <n> <adjectives> cards , put them onto the battlefield tapped , then shuffle',
    ({ n, adjectives }) => search(adjectives, { to: 'battlefield', status: { tapped: true }, count: n }),
  ),
  gap('effect', 'proliferate', 'proliferate', "Tezzeret's Gambit"),
  gap('effect', 'investigate', 'investigate', 'Thraben Inspector'),
  gap('effect', 'amass <subtype> <n>', 'amass'),
  gap('effect', '<object> explores', 'explore'),
  gap('effect', '<object> connives', 'connive'),
];
