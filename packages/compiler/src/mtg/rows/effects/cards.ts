/** Cards drawn, discarded, milled, looked at and searched for (121, 701.9, 701.17, 701.22–25). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { isNoun } from '../../../references/nouns.js';
import { type Described, gap, row, type Sought } from '../../categories.js';
import { anaphor, mentioned, result } from '../../nouns.js';
import { isMany } from './damage.js';

type Search = Extract<Effect, { do: 'search' }>;
const search = (filter: FilterClause[], more: Omit<Search, 'do' | 'filter'>): Effect[] => [
  { do: 'search', filter, ...more },
  { do: 'shuffle', who: 'you' },
];
const draw = (who: Ref, count: Extract<Effect, { do: 'draw' }>['count']): Effect[] => [{ do: 'draw', who, count }];

/** Cards by lot, and then discarded together (701.9b). */
const atRandom = (who: Ref, count: Extract<Effect, { do: 'draw' }>['count']): Effect[] => [
  { do: 'random', who, zone: 'hand', ...(count === 1 ? {} : { count }), save: 'lot' },
  { do: 'move', what: { saved: 'lot' }, to: 'graveyard', cause: 'discard' },
];

const TAPPED = { status: { tapped: true as const } };
const found = (to: string, more: Partial<Search> = {}, many = false) => ({ many, to: { to, ...more } });
/** What is looked for: cards, wherever they lie. */
const sought = ({ filter, kinds, placed }: Described, count?: number): Sought | undefined => {
  if (placed || !kinds.includes('card')) return undefined;
  return { filter, many: count !== undefined, ...(count === undefined ? {} : { count }) };
};

export const cards = [
  row('effect', 'draw <n> card(s)', ({ n }) => draw('you', n), 'Divination'),
  row('effect', 'draw <n> additional card(s)', ({ n }) => draw('you', n)),
  row('effect', '<player> draw(s) <n> additional card(s)', ({ player, n }) => draw(player, n), 'Howling Mine'),
  row('effect', '<player> draw(s) <n> card(s)', ({ player, n }) => draw(player, n)),
  row('effect', 'draw cards equal to <value>', ({ value }) => draw('you', value)),
  row('effect', '<player> draw(s) cards equal to <value>', ({ player, value }) => draw(player, value)),
  row('effect', 'draw that many cards', () => draw('you', { event: 'amount' })),
  row('effect', '<player> draw(s) that many cards', ({ player }) => draw(player, { event: 'amount' })),
  row('effect', '<player> mill(s) that many cards', ({ player }) => [
    { do: 'mill', who: player, count: { event: 'amount' } },
  ]),
  row('effect', '<player> discard(s) that many cards', ({ player }) => [
    { do: 'discard', who: player, count: { event: 'amount' } },
  ]),
  row(
    'effect',
    'copy <object> <times> . you may choose new targets for the copies',
    ({ object, times }) => [{ do: 'copy', what: object, count: times, newTargets: true }],
    'Echo Mage',
  ),
  row(
    'effect',
    'copy <object> . you may choose new targets for the copy',
    ({ object }) => [{ do: 'copy', what: object, newTargets: true }],
    'Twincast',
  ),
  row('effect', 'draw a card for each <tally>', ({ tally }) => draw('you', tally)),
  row(
    'effect',
    '<player> draw(s) <n> card(s) and lose(s) <m:n> life',
    ({ player, n, m }) => [
      { do: 'draw', who: player, count: n },
      { do: 'stat', stat: 'life', who: player, amount: typeof m === 'number' ? -m : { negative: m } },
    ],
    'Sign in Blood',
  ),
  row('effect', '<player> draw(s) <n> card(s) and gain(s) <m:n> life', ({ player, n, m }) => [
    { do: 'draw', who: player, count: n },
    { do: 'stat', stat: 'life', who: player, amount: m },
  ]),
  row('effect', '<player> lose(s) <m:n> life and discard(s) <n> card(s)', ({ player, n, m }) => [
    { do: 'stat', stat: 'life', who: player, amount: typeof m === 'number' ? -m : { negative: m } },
    { do: 'discard', who: player, count: n },
  ]),
  row('effect', '<player> draw(s) <n> card(s) , then discard(s) <m:n> card(s)', ({ player, n, m }) => [
    { do: 'draw', who: player, count: n },
    { do: 'discard', who: player, count: m },
  ]),
  row('effect', '<player> discard(s) <n> card(s) and lose(s) <m:n> life', ({ player, n, m }) => [
    { do: 'discard', who: player, count: n },
    { do: 'stat', stat: 'life', who: player, amount: typeof m === 'number' ? -m : { negative: m } },
  ]),
  row('effect', '<player> mill(s) <n> card(s) and lose(s) <m:n> life', ({ player, n, m }) => [
    { do: 'mill', who: player, count: n },
    { do: 'stat', stat: 'life', who: player, amount: typeof m === 'number' ? -m : { negative: m } },
  ]),
  row('effect', 'discard <n> card(s)', ({ n }) => [{ do: 'discard', who: 'you', count: n }]),
  row(
    'effect',
    '<player> discard(s) <n> card(s)',
    ({ player, n }) => [{ do: 'discard', who: player, count: n }],
    'Mind Rot',
  ),
  row('effect', 'discard your hand', () => [{ do: 'discard', who: 'you', count: 'all' }]),
  row('effect', '<player> discard(s) their|your hand', ({ player }) => [{ do: 'discard', who: player, count: 'all' }]),
  row(
    'effect',
    '<player> reveal(s) their hand . you choose a|an <adjectives> card from it . that player discards that card',
    ({ player, adjectives }, { to }) => [
      { do: 'reveal', what: player },
      { do: 'discard', who: anaphor(to, 'player'), filter: adjectives, chooser: 'you', count: 1 },
    ],
    'Duress',
  ),
  row(
    'effect',
    '<player> reveal(s) their hand . you choose a card from it . that player discards that card',
    ({ player }, { to }) => [
      { do: 'reveal', what: player },
      { do: 'discard', who: anaphor(to, 'player'), chooser: 'you', count: 1 },
    ],
  ),
  row(
    'effect',
    '<player> reveal(s) their hand . you choose a|an <adjectives> card from it with <stat> <bound> or less . that player discards that card',
    ({ player, adjectives, stat, bound }, { to }) => [
      { do: 'reveal', what: player },
      {
        do: 'discard',
        who: anaphor(to, 'player'),
        filter: [...adjectives, { stat: [stat, '<=', bound] }],
        chooser: 'you',
        count: 1,
      },
    ],
  ),
  row('effect', '<player> mill(s) cards equal to <value>', ({ player, value }) => [
    { do: 'mill', who: player, count: value },
  ]),
  row('effect', 'mill <n> card(s)', ({ n }) => [{ do: 'mill', who: 'you', count: n }]),
  row('effect', '<player> discard(s) <n> card(s) at random', ({ player, n }) => atRandom(player, n)),
  row('effect', 'discard <n> card(s) at random', ({ n }) => atRandom('you', n), 'Desperate Ravings'),
  row(
    'effect',
    'reveal the top card of your library and put that card|it into your hand',
    (_, { to }) => [
      { do: 'reveal', what: { top: 1 } },
      { do: 'move', what: { top: 1 }, to: 'hand', cause: 'return', save: result(to, ['card'], { top: 1 }) },
    ],
    'Dark Confidant',
  ),
  row('effect', '<player> mill(s) <n> card(s)', ({ player, n }) => [{ do: 'mill', who: player, count: n }]),
  row('effect', 'scry <n>', ({ n }) => [{ do: 'arrange', kind: 'SCRY', count: n, piles: ['top', 'bottom'] }], 'Opt'),
  row('effect', 'surveil <n>', ({ n }) => [{ do: 'arrange', kind: 'SURVEIL', count: n, piles: ['top', 'graveyard'] }]),
  row('effect', '<player> shuffle(s) their|your library', ({ player }) => [{ do: 'shuffle', who: player }]),
  row('effect', 'shuffle', () => [{ do: 'shuffle', who: 'you' }]),
  // The found card is not among those that are shuffled (701.24b).
  ...(
    [
      ['reveal it , then shuffle and put that card on top', { reveal: true }],
      ['then shuffle and put that card on top', {}],
    ] as const
  ).map(([words, more]) =>
    row(
      'effect',
      `search your library for <sought> , ${words}`,
      ({ sought: { many, filter } }) =>
        many ? undefined : [{ do: 'search', filter, to: 'library', position: 'top', shuffle: true, ...more }],
      'Enlightened Tutor',
    ),
  ),
  row('effect', 'search your library for <sought> , <found>', ({ sought, found }) => {
    const { many = false, count, filter } = sought;
    if (many !== found.many) return undefined;
    return search(filter, { ...found.to, ...(count === undefined ? {} : { count }) });
  }),
  row(
    'effect',
    '<player> search(es) their library for <sought> , <theirs> , then shuffle(s)',
    ({ player, sought, theirs }) => {
      const { many = false, count, filter } = sought;
      if (many !== theirs.many) return undefined;
      return [
        { do: 'search', who: player, filter, ...theirs.to, ...(count === undefined ? {} : { count }) },
        { do: 'shuffle', who: player },
      ];
    },
  ),
  row(
    'sentence',
    '<player> may search their library for <sought> , <theirs> , then shuffle(s)',
    ({ player, sought, theirs }) => {
      const { many = false, count, filter } = sought;
      // Each of several would be asked by themselves.
      if (many !== theirs.many || (isNoun(player) && isMany(player))) return undefined;
      return [
        {
          do: 'may',
          who: player,
          then: [
            { do: 'search', who: player, filter, ...theirs.to, ...(count === undefined ? {} : { count }) },
            { do: 'shuffle', who: player },
          ],
        },
      ];
    },
    'Path to Exile',
  ),
  row('theirs', 'put|puts it|that onto the battlefield tapped', () => found('battlefield', TAPPED)),
  row('theirs', 'put|puts that card onto the battlefield tapped', () => found('battlefield', TAPPED)),
  row('theirs', 'put|puts it onto the battlefield', () => found('battlefield')),
  row('theirs', 'put|puts that card onto the battlefield', () => found('battlefield')),
  row('theirs', 'reveal|reveals it , put|puts it into their hand', () => found('hand', { reveal: true })),
  row('theirs', 'reveal|reveals that card , put|puts it into their hand', () => found('hand', { reveal: true })),
  row('theirs', 'put|puts it into their hand', () => found('hand')),
  row('theirs', 'put|puts that card into their hand', () => found('hand')),
  row('sought', 'a|an <thing>', ({ thing }) => sought(thing)),
  row(
    'sought',
    'a|an <a:thing> or a|an <b:thing>',
    ({ a, b }) => (sought(a) && sought(b) ? { filter: [{ any: [a.filter, b.filter] }], many: false } : undefined),
    'Gatecreeper Vine',
  ),
  // Where any card is sought so many must be found (701.23d), and "up to" leaves that to whoever searches.
  row('sought', 'up to <n:digitOrWord> <thing>', ({ n, thing }) =>
    thing.filter.length > 0 ? sought(thing, n) : undefined,
  ),
  row('found', 'put it onto the battlefield , then shuffle', () => found('battlefield'), 'Rampant Growth'),
  row('found', 'put that card onto the battlefield , then shuffle', () => found('battlefield')),
  row(
    'found',
    'put it onto the battlefield tapped , then shuffle',
    () => found('battlefield', TAPPED),
    'Evolving Wilds',
  ),
  row('found', 'put that card onto the battlefield tapped , then shuffle', () => found('battlefield', TAPPED)),
  row(
    'found',
    'reveal it , put it into your hand , then shuffle',
    () => found('hand', { reveal: true }),
    'Lay of the Land',
  ),
  row('found', 'reveal that card , put it into your hand , then shuffle', () => found('hand', { reveal: true })),
  row('found', 'put it into your hand , then shuffle', () => found('hand')),
  row('found', 'put that card into your hand , then shuffle', () => found('hand')),
  row('found', 'put it into your graveyard , then shuffle', () => found('graveyard')),
  row('found', 'put that card into your graveyard , then shuffle', () => found('graveyard')),
  row('found', 'reveal them , put them into your hand , then shuffle', () => found('hand', { reveal: true }, true)),
  row('found', 'reveal those cards , put them into your hand , then shuffle', () =>
    found('hand', { reveal: true }, true),
  ),
  row('found', 'put them onto the battlefield , then shuffle', () => found('battlefield', {}, true)),
  row('found', 'put those cards onto the battlefield , then shuffle', () => found('battlefield', {}, true)),
  row('found', 'put them onto the battlefield tapped , then shuffle', () => found('battlefield', TAPPED, true)),
  row('found', 'put those cards onto the battlefield tapped , then shuffle', () => found('battlefield', TAPPED, true)),
  row('found', 'put them into your hand , then shuffle', () => found('hand', {}, true)),
  row('found', 'put those cards into your hand , then shuffle', () => found('hand', {}, true)),
  row('found', 'put them into your graveyard , then shuffle', () => found('graveyard', {}, true)),
  gap('effect', 'look at the top <n> cards of your library', 'the top of a library', 'Anticipate'),
  row('effect', 'reveal the top card of your library', (_, { from }) => [
    { do: 'reveal', what: mentioned(from, { top: 1 }, ['card']) },
  ]),
  gap('effect', 'reveal the top <n> cards of your library', 'the top of a library'),
  row('effect', "look at <player> 's hand", ({ player }) => [{ do: 'look', what: player }], 'Peek'),
  row('effect', 'look at the top card of your library', (_, { from }) => [
    { do: 'look', what: mentioned(from, { top: 1 }, ['card']) },
  ]),
  row('effect', "look at the top card of <player> 's library", ({ player }) => [
    { do: 'look', what: { top: 1, of: player } },
  ]),
  row(
    'effect',
    "shuffle <source> into its owner 's library",
    ({ source }) => [
      { do: 'move', what: source, to: 'library', cause: 'return' },
      { do: 'shuffle', who: { ownerOf: source } },
    ],
    "Green Sun's Zenith",
  ),
  gap('effect', 'roll a six-sided die', 'dice'),
  gap('effect', 'you get <mana>', 'energy'),
  gap('effect', 'exchange control of <object> and <b:object>', 'exchanging control'),
  row(
    'effect',
    '<object> phases|phase out',
    ({ object }) => [{ do: 'phaseOut', what: object }],
    'Vodalian Illusionist',
  ),
];
