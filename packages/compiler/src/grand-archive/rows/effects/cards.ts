/** Instructions about cards: drawing, discarding, looking, and where cards go (1.7, 2.1). */
import type { Effect, Ref } from '@arbiter/engine';
import { anaphor, mentioned, playerTarget, result } from '../../../references/making.js';
import { isNoun } from '../../../references/nouns.js';
import { type Places, row } from '../../categories.js';
import { isCard, isOne, withX } from '../shared.js';
import { placed } from '../things.js';

const draw = (who: Ref, count: Extract<Effect, { do: 'draw' }>['count'], to?: string): Effect => ({
  do: 'draw',
  who,
  count,
  ...(to === undefined ? {} : { to }),
});
const YOUR_MEMORY: Places = { zones: ['memory'], whose: 'you' };

export const cardEffects = [
  row('effect', 'draw <n> card(s)', ({ n }) => [draw('you', n)]),
  row('effect', 'draw an additional card', () => [draw('you', 1)]),
  row('effect', 'draw another card', () => [draw('you', 1)]),
  ...(['hand', 'memory'] as const).map((to) =>
    row('effect', `put <object> into your ${to}`, ({ object }) =>
      isOne(object) ? [{ do: 'move', what: object, to, cause: 'effect' }] : undefined,
    ),
  ),
  row('effect', 'you draw <n> card(s)', ({ n }) => [draw('you', n)]),
  row('effect', 'draw <n> card(s) into your memory', ({ n }) => [draw('you', n, 'memory')]),
  row('effect', 'draw <n> card(s) into memory', ({ n }) => [draw('you', n, 'memory')]),
  row('effect', '<player> draw(s) <n> card(s)', ({ player, n }) => (player === 'you' ? undefined : [draw(player, n)])),
  row('effect', '<player> draw(s) <n> card(s) into their memory', ({ player, n }) =>
    player === 'you' ? undefined : [draw(player, n, 'memory')],
  ),
  row('effect', 'discard <n> card(s)', ({ n }) => [{ do: 'discard', who: 'you', count: n, save: 'discarded' }]),
  row('effect', 'discard a|an <adjectives> card', ({ adjectives }) => [
    { do: 'discard', who: 'you', count: 1, filter: adjectives, save: 'discarded' },
  ]),
  row('effect', 'discard your hand', () => [{ do: 'discard', who: 'you', count: 'all' }]),
  row('effect', '<player> discard(s) <n> card(s)', ({ player, n }) =>
    player === 'you' ? undefined : [{ do: 'discard', who: player, count: n }],
  ),
  row('effect', 'glimpse <n>', ({ n }) => [{ do: 'arrange', kind: 'GLIMPSE', count: n, piles: ['top', 'bottom'] }]),
  row('effect', 'look at the top <n> cards of your deck and [then] put them back in any order', ({ n }) => [
    { do: 'arrange', kind: 'LOOK', count: n, piles: ['top'] },
  ]),
  row('effect', 'look at the top card of your deck . you may put it into your graveyard', () => [
    { do: 'arrange', kind: 'LOOK', count: 1, piles: ['top', 'graveyard'] },
  ]),
  row('effect', 'look at the top card of your deck . you may put that card into your graveyard', () => [
    { do: 'arrange', kind: 'LOOK', count: 1, piles: ['top', 'graveyard'] },
  ]),
  row('effect', 'put the top card of your deck into your graveyard', () => [
    { do: 'move', what: { top: 1 }, to: 'graveyard', cause: 'effect' },
  ]),
  row('effect', 'put the top <n> cards of|from your deck into your graveyard', ({ n }) => [
    { do: 'move', what: { top: n }, to: 'graveyard', cause: 'effect' },
  ]),
  row('effect', '<player> put(s) the top card of|from their deck into their graveyard', ({ player }) =>
    player === 'you' ? undefined : [{ do: 'move', what: { top: 1, of: player }, to: 'graveyard', cause: 'effect' }],
  ),
  row('effect', '<player> put(s) the top <n> cards of|from their deck into their graveyard', ({ player, n }) =>
    player === 'you' ? undefined : [{ do: 'move', what: { top: n, of: player }, to: 'graveyard', cause: 'effect' }],
  ),
  row('effect', 'banish the top card of your deck', (_, { from }) => [
    { do: 'move', what: { top: 1 }, to: 'banishment', cause: 'banish', save: result(from, ['card']) },
  ]),
  row('effect', 'banish the top <word> cards of your deck', ({ word }, { from }) => [
    {
      do: 'move',
      what: { top: word },
      to: 'banishment',
      cause: 'banish',
      save: result(from, ['card'], undefined, true),
    },
  ]),

  ...['', ' rested'].flatMap((rested) => {
    const status = rested === '' ? {} : { status: { rested: true as const } };
    const to = 'field' as const;
    return [
      row('effect', `put <object> onto the field${rested}`, ({ object }, { to: end }) => [
        {
          do: 'move',
          what: object,
          to,
          ...status,
          cause: 'effect',
          controller: 'you',
          save: result(end, ['object', 'ally', 'unit'], object),
        },
      ]),
      row('here', `return <source> from your graveyard to the field${rested}`, ({ source }, { to: end }) => [
        {
          do: 'move',
          what: source,
          to,
          ...status,
          cause: 'return',
          controller: 'you',
          save: result(end, ['object', 'ally', 'unit'], source),
        },
      ]),
    ];
  }),
  // Only its owner has it in a graveyard of theirs.
  row('effect', 'return <source> from your graveyard to the field', ({ source }, { to: end }) => [
    {
      do: 'if',
      if: { is: [source, { owner: 'you' }] },
      then: [
        {
          do: 'move',
          what: source,
          to: 'field',
          cause: 'return',
          controller: 'you',
          save: result(end, ['object', 'ally', 'unit'], source),
        },
      ],
    },
  ]),
  row('here', 'load <source> from your graveyard into a|an <thing>', ({ source, thing }, { from }) => [
    { do: 'choose', from: thing.filter, min: 1, max: 1, save: `weapon ${from}` },
    { do: 'move', what: source, to: 'loaded', attached: { saved: `weapon ${from}` }, cause: 'load' },
  ]),
  row('here', 'load the card from your graveyard into <object>', ({ object }) => [
    { do: 'move', what: 'self', to: 'loaded', attached: object, cause: 'load' },
  ]),
  row('here', 'you may banish <source> from your graveyard . <then>', ({ then }) => [
    { do: 'pay', cost: [{ pay: 'banish', what: 'self' }], then, else: [] },
  ]),
  row('here', 'you may banish <source> from your graveyard and pay <price> . <then>', ({ price, then }) => [
    {
      do: 'pay',
      cost: [
        { pay: 'banish', what: 'self' },
        { pay: 'reserve', amount: price },
      ],
      then,
      else: [],
    },
  ]),
  row('effect', 'return <object> to your hand', ({ object }) => [
    { do: 'move', what: object, to: 'hand', cause: 'return' },
  ]),
  row('effect', 'return <object> to your memory', ({ object }) => [
    { do: 'move', what: object, to: 'memory', cause: 'return' },
  ]),
  row('effect', 'return <object> to the field', ({ object }, { to }) => [
    { do: 'move', what: object, to: 'field', cause: 'return', controller: 'you', save: result(to, ['object'], object) },
  ]),
  row('effect', 'return <object> to the field with a|an <counter> counter on it', ({ object, counter }, { to }) => [
    {
      do: 'move',
      what: object,
      to: 'field',
      cause: 'return',
      controller: 'you',
      counters: { [counter]: 1 },
      save: result(to, ['object', 'ally', 'unit'], object),
    },
  ]),
  row(
    'effect',
    'put all cards from your memory on the bottom of your deck in any order , then draw that many cards',
    (_, { from }) => [
      { do: 'order', what: { each: placed([], YOUR_MEMORY) }, save: `ordered ${from}` },
      { do: 'remember', as: `count ${from}`, value: { countOf: { saved: `ordered ${from}` } } },
      { do: 'move', what: { saved: `ordered ${from}` }, to: 'mainDeck', position: 'bottom', cause: 'effect' },
      draw('you', { number: `count ${from}` }),
    ],
    "Arcanist's Prism",
  ),
  row('effect', 'reveal all cards in your memory', () => [{ do: 'reveal', what: { each: placed([], YOUR_MEMORY) } }]),
  row('effect', 'reveal a card at random from your memory', (_, { to }) => [
    { do: 'random', who: 'you', zone: 'memory', save: `shown ${to}` },
    { do: 'reveal', what: mentioned(to, { saved: `shown ${to}` }, ['card']) },
  ]),
  row('effect', 'banish a card at random from your memory', (_, { to }) => [
    { do: 'random', who: 'you', zone: 'memory', save: `lost ${to}` },
    { do: 'move', what: { saved: `lost ${to}` }, to: 'banishment', cause: 'banish', save: result(to, ['card']) },
  ]),
  row('effect', 'banish <word> cards at random from your memory', ({ word }, { to }) => [
    { do: 'random', who: 'you', zone: 'memory', count: word, save: `lost ${to}` },
    {
      do: 'move',
      what: { saved: `lost ${to}` },
      to: 'banishment',
      cause: 'banish',
      save: result(to, ['card'], undefined, true),
    },
  ]),
  row('effect', "banish <n> card(s) at random from target opponent 's memory", ({ n }, { from, to }) => [
    {
      do: 'random',
      who: playerTarget(from, 'opponent'),
      zone: 'memory',
      ...(n === 1 ? {} : { count: n }),
      save: `lost ${to}`,
    },
    {
      do: 'move',
      what: { saved: `lost ${to}` },
      to: 'banishment',
      cause: 'banish',
      save: result(to, ['card'], undefined, n !== 1),
    },
  ]),
  row('effect', 'return <object> to their memory', ({ object }) => [
    { do: 'move', what: object, to: 'memory', cause: 'return' },
  ]),
  row(
    'sentence',
    'return <object> to their memory at the beginning of their next end phase',
    ({ object }, { from }) => [
      {
        do: 'delayed',
        on: { on: 'step', player: anaphor(from, 'player'), match: { step: 'end' } },
        effects: [{ do: 'move', what: object, to: 'memory', cause: 'return' }],
      },
    ],
    'Mind Freeze',
  ),
  row('effect', '<player> banish(es) a card at random from their memory', ({ player }, { to }) =>
    player === 'you'
      ? undefined
      : [
          { do: 'random', who: player, zone: 'memory', save: `lost ${to}` },
          { do: 'move', what: { saved: `lost ${to}` }, to: 'banishment', cause: 'banish', save: result(to, ['card']) },
        ],
  ),
  row('effect', 'materialize a|an <cards> from your material deck', ({ cards }) =>
    isCard(cards) ? [{ do: 'materialize', filter: cards.filter }] : undefined,
  ),

  row('effect', '<player> banish(es) all <cards> from|in their graveyard', ({ player, cards }) =>
    isCard(cards) && cards.filter.length > 0 && isNoun(player) && player.noun === 'mention' && player.ref === 'players'
      ? [
          {
            do: 'move',
            what: { each: placed(cards.filter, { zones: ['graveyard'] }) },
            to: 'banishment',
            cause: 'banish',
          },
        ]
      : undefined,
  ),
  row(
    'effect',
    'draw <n> cards into your memory then banish <word> cards at random from it',
    ({ n, word }, { from }) => [
      draw('you', n, 'memory'),
      { do: 'random', who: 'you', zone: 'memory', count: word, save: `lost ${from}` },
      { do: 'move', what: { saved: `lost ${from}` }, to: 'banishment', cause: 'banish' },
    ],
    'Reckless Conversion',
  ),
  row('effect', "banish a card at random from <player> 's memory", ({ player }, { to }) =>
    typeof player === 'object' && isNoun(player) && player.noun === 'target' && player.kinds.length === 1
      ? [
          { do: 'random', who: player, zone: 'memory', save: `lost ${to}` },
          { do: 'move', what: { saved: `lost ${to}` }, to: 'banishment', cause: 'banish' },
        ]
      : undefined,
  ),
  row(
    'sentence',
    'reveal all cards in your memory . you may put up to <word> <cards> from among them onto the field',
    ({ word, cards }, { from }) => [
      { do: 'reveal', what: { each: placed([], YOUR_MEMORY) } },
      { do: 'choose', from: placed(cards.filter, YOUR_MEMORY), min: 0, max: word, save: `picked ${from}` },
      { do: 'move', what: { saved: `picked ${from}` }, to: 'field', cause: 'effect', controller: 'you' },
    ],
    'Illuminating Charge',
  ),
  row(
    'sentence',
    'reveal all cards in your memory . recover <n> [,] where x is the amount of <cards> revealed this way',
    ({ n, cards }) => {
      const amount = withX(n, { count: placed(cards.filter, YOUR_MEMORY) });
      return amount === undefined
        ? undefined
        : [
            { do: 'reveal', what: { each: placed([], YOUR_MEMORY) } },
            { do: 'recover', who: 'you', amount },
          ];
    },
    'Revitalizing Cleanse',
  ),
  row('effect', 'recover <n>', ({ n }) => [{ do: 'recover', who: 'you', amount: n }]),
  row('effect', '<player> recover(s) <n>', ({ player, n }) => [{ do: 'recover', who: player, amount: n }]),
  row('effect', 'recover an amount equal to <value>', ({ value }) => [{ do: 'recover', who: 'you', amount: value }]),
  row('effect', "<player> can't recover <duration>", ({ player, duration }) => [
    { do: 'modify', what: player, mods: [{ mod: 'rule', rule: 'cantRecover' }], until: duration },
  ]),
  row('effect', "<duration> , <player> can't recover", ({ player, duration }) => [
    { do: 'modify', what: player, mods: [{ mod: 'rule', rule: 'cantRecover' }], until: duration },
  ]),
  ...(
    [
      ['<word> or less', '<='],
      ['<word> or more', '>='],
      ['less than <word>', '<'],
    ] as const
  ).flatMap(([words, than]) =>
    ['', ' into their memory'].map((into) =>
      row('effect', `each player with influence ${words} draws a card${into}`, ({ word }) => [
        {
          do: 'forEach',
          of: 'players',
          as: 'one',
          effects: [
            {
              do: 'if',
              if: {
                compare: [
                  { count: [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }, { owner: { saved: 'one' } }] },
                  than,
                  word,
                ],
              },
              then: [draw({ saved: 'one' }, 1, into === '' ? undefined : 'memory')],
            },
          ],
        },
      ]),
    ),
  ),
  row('effect', 'empower <n>', ({ n }) => [{ do: 'empower', amount: n }]),
  row('effect', 'gather', () => [{ do: 'gather' }], 'Harvest Herbs'),
  row('effect', 'gather twice', () => [{ do: 'gather', count: 2 }]),
  row('effect', 'gather <n> times', ({ n }) => [{ do: 'gather', count: n }]),
  row('effect', 'you gain agility <n> for this turn', ({ n }) => [{ do: 'gainAgility', amount: n }], 'Ninja Tabi'),
];
