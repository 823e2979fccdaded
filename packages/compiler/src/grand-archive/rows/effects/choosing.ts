/** What nobody targets is chosen as something is done to it (2.7.7), and what one may do or give up for something (2.11.7.12). */
import type { Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { anaphor, mentioned } from '../../../references/making.js';
import { asBody, isNoun, SPOKEN, unsettled } from '../../../references/nouns.js';
import { type Described, type Places, row } from '../../categories.js';
import { controlled, isCard, isSelf, withX, YOUR_CHAMPION } from '../shared.js';
import { times as multiplied } from '../statics.js';
import { placed } from '../things.js';

const may = (then: Effect[]): Effect[] => [{ do: 'may', then }];
/** Some that fit are chosen, and something is done with them. */
const choose = (
  save: string,
  from: FilterClause[],
  [min, max]: [Value, Value],
  then: (what: Ref) => Effect[],
): Effect[] => [{ do: 'choose', from, min, max, save }, ...then({ saved: save })];
const ONE: [Value, Value] = [1, 1];
const upTo = (most: Value): [Value, Value] => [0, most];

const banished = (what: Ref): Effect[] => [{ do: 'move', what, to: 'banishment', cause: 'banish', save: 'banished' }];
const discarded = (what: Ref): Effect[] => [{ do: 'move', what, to: 'graveyard', cause: 'discard', save: 'discarded' }];
/** A text goes on about what was banished. */
const spokenOf = (at: number, effects: Effect[]): Effect[] => {
  const spoken = { [SPOKEN]: mentioned(at, { saved: 'banished' }, ['card']) };
  return effects.map((one) => ({ ...one, ...spoken }));
};
const revealed = (what: Ref): Effect[] => [{ do: 'reveal', what }];
const counters =
  (kind: string, amount: Value) =>
  (what: Ref): Effect[] => [{ do: 'counters', what, kind, amount }];
const lying = (cards: Described, place: Places): FilterClause[] | undefined =>
  isCard(cards) ? placed(cards.filter, place) : undefined;
/** "When you do": an ability of its own, with targets of its own. */
const reflexive = (effects: Effect[]): Effect[] => [
  { do: 'reflexive', ability: asBody(unsettled({ kind: 'spell', effects })) },
];
const OMENS: FilterClause[] = [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }];
const HAND: Places = { zones: ['hand'], whose: 'you' };

/** One card out of a zone, which is there to be given up. */
const oneOf = (from: number, cards: Described, place: Places, done: (what: Ref) => Effect[], then: Effect[]) => {
  const [zone, ...others] = place.zones;
  if (!isCard(cards) || zone === undefined || place.whose !== 'you') return undefined;
  const what: Ref = { saved: `picked ${from}` };
  const there: FilterClause = others.length === 0 ? { zone } : { any: place.zones.map((one) => ({ zone: one })) };
  return [
    ...choose(`picked ${from}`, placed(cards.filter, place), upTo(1), () => []),
    { do: 'if' as const, if: { is: [what, there] as [Ref, FilterClause] }, then: [...done(what), ...then] },
  ];
};
/** So many cards or none. */
const allOf = (word: number, cards: Described, place: Places, then: Effect[]): Effect[] | undefined =>
  word > 1 && isCard(cards) && place.whose === 'you'
    ? [{ do: 'pay', cost: [{ pay: 'banish', what: placed(cards.filter, place), count: word }], then, else: [] }]
    : undefined;
/**
 * Counters that are there to be removed. What one may do is no cost, but for that it is as if paid; only of enlighten counters
 * some effects say that no cost is paid with them.
 */
const removing = (of: Ref, filter: FilterClause[], kind: string, amount: number, then: Effect[]): Effect[] =>
  kind === 'enlighten'
    ? [
        {
          do: 'if',
          if: { exists: [...filter, { counters: [kind, amount] }] },
          then: may([{ do: 'counters', what: of, kind, amount: -amount }, ...then]),
        },
      ]
    : [
        {
          do: 'pay',
          cost: [{ pay: 'removeCounters', ...(of === 'self' ? {} : { of: 'champion' as const }), kind, amount }],
          then,
          else: [],
        },
      ];
const CHAMPIONS = [YOUR_CHAMPION].flat();

export const choosing = [
  // "If you do" and "when you do": the second is an ability of its own.
  row('then', 'if you do , <clauses>', ({ clauses }) => clauses),
  row('then', 'if you do , <clauses> [,] where x is <value>', ({ clauses, value }) => withX(clauses, value)),
  row('then', 'when you do , <clauses>', ({ clauses }) => reflexive(clauses)),

  row('paid', 'you may banish a|an <cards> from <place> . <then>', ({ cards, place, then }, { from }) =>
    oneOf(from, cards, place, banished, then),
  ),
  row('paid', 'you may banish <word> <cards> from <place> . <then>', ({ word, cards, place, then }) =>
    allOf(word, cards, place, then),
  ),
  row(
    'paid',
    'you may put <word> cards from <place> on the bottom of your deck . <then>',
    ({ word, place, then }, { from }) =>
      place.whose === 'you' && word > 1
        ? [
            {
              do: 'if',
              if: { exists: placed([], place), atLeast: word },
              then: may([
                ...choose(`picked ${from}`, placed([], place), [word, word], (what) => [
                  { do: 'order', what, save: `ordered ${from}` },
                  {
                    do: 'move',
                    what: { saved: `ordered ${from}` },
                    to: 'mainDeck',
                    position: 'bottom',
                    cause: 'effect',
                  },
                ]),
                ...then,
              ]),
            },
          ]
        : undefined,
  ),
  row('paid', 'you may banish <n> card(s) at random from <place> . <then>', ({ n, place, then }, { from }) => {
    const [zone, ...others] = place.zones;
    return typeof n === 'number' && zone !== undefined && others.length === 0 && place.whose === 'you'
      ? [
          {
            do: 'if',
            if: { exists: placed([], place), ...(n === 1 ? {} : { atLeast: n }) },
            then: may([
              { do: 'random', who: 'you', zone, ...(n === 1 ? {} : { count: n }), save: `lost ${from}` },
              { do: 'move', what: { saved: `lost ${from}` }, to: 'banishment', cause: 'banish', save: 'banished' },
              ...then,
            ]),
          },
        ]
      : undefined;
  }),
  row('effect', 'return one of your omens to your <to:pile>', ({ to }, { from }) =>
    to === 'hand' || to === 'memory'
      ? choose(`omen ${from}`, OMENS, ONE, (what) => [{ do: 'move', what, to, cause: 'return' }])
      : undefined,
  ),
  row('effect', 'put one of your omens into your graveyard', (_, { from }) =>
    choose(`omen ${from}`, OMENS, ONE, (what) => [{ do: 'move', what, to: 'graveyard', cause: 'effect' }]),
  ),
  row(
    'paid',
    '<player> may discard a card . if they do , they draw <n> card(s)',
    ({ player, n }) =>
      player === 'you'
        ? undefined
        : [
            {
              do: 'if',
              if: { exists: [{ zone: 'hand' }, { owner: player as Exclude<Ref, string> }] },
              then: [
                {
                  do: 'may',
                  who: player,
                  then: [
                    { do: 'discard', who: player, count: 1 },
                    { do: 'draw', who: player, count: n },
                  ],
                },
              ],
            },
          ],
    'Scorching Imperilment',
  ),
  row('paid', 'you may banish a|an <thing> you control . <then>', ({ thing, then }, { from }) => [
    { do: 'choose', from: controlled(thing.filter), min: 0, max: 1, save: `picked ${from}` },
    {
      do: 'if',
      if: { is: [{ saved: `picked ${from}` }, { zone: 'field' }] },
      then: [
        { do: 'move', what: { saved: `picked ${from}` }, to: 'banishment', cause: 'banish', save: 'banished' },
        ...then,
      ],
    },
  ]),
  row('paid', 'you may discard a|an <cards> . <then>', ({ cards, then }, { from }) =>
    oneOf(from, cards, HAND, discarded, then),
  ),
  row('paid', 'you may banish <source> . <then>', ({ then }) => leaving('banishment', 'banish', then)),
  row('paid', 'you may sacrifice <source> . <then>', ({ then }) => leaving('graveyard', 'sacrifice', then)),
  ...(
    [
      ['banish', 'banishment'],
      ['sacrifice', 'graveyard'],
    ] as const
  ).map(([verb, to]) =>
    row('paid', `you may ${verb} it . <then>`, ({ then }, { from }) => leaving(to, verb, then, anaphor(from))),
  ),
  row('paid', 'you may pay <price> . <then>', ({ price, then }) => [
    { do: 'pay', cost: [{ pay: 'reserve', amount: price }], then, else: [] },
  ]),
  row('paid', "you may banish a|an <cards> from <place> . if you don't , <clauses>", ({ cards, place, clauses }) =>
    isCard(cards) && place.whose === 'you'
      ? [{ do: 'pay', cost: [{ pay: 'banish', what: placed(cards.filter, place) }], then: [], else: clauses }]
      : undefined,
  ),
  row('paid', "you may banish <word> <cards> from <place> . if you don't , <clauses>", (said) =>
    isCard(said.cards) && said.place.whose === 'you'
      ? [
          {
            do: 'pay',
            cost: [{ pay: 'banish', what: placed(said.cards.filter, said.place), count: said.word }],
            then: [],
            else: said.clauses,
          },
        ]
      : undefined,
  ),
  row(
    'paid',
    "remove <word> <counter> counters from <source> . if you don't , <clauses>",
    ({ word, counter, clauses }) => [
      {
        do: 'if',
        if: { is: ['self', { counters: [counter, word] }] },
        then: [{ do: 'counters', what: 'self', kind: counter, amount: -word }],
        else: clauses,
      },
    ],
  ),
  row('paid', "you may pay <price> . if you don't , <clauses>", ({ price, clauses }) => [
    { do: 'pay', cost: [{ pay: 'reserve', amount: price }], then: [], else: clauses },
  ]),
  row('paid', 'you may sacrifice a|an <thing> . <then>', ({ thing, then }) => [
    { do: 'pay', cost: [{ pay: 'sacrifice', what: controlled(thing.filter) }], then, else: [] },
  ]),
  row('paid', 'you may sacrifice another <thing> . <then>', ({ thing, then }) => [
    {
      do: 'pay',
      cost: [{ pay: 'sacrifice', what: [...controlled(thing.filter), { other: true }] }],
      then,
      else: [],
    },
  ]),
  row('paid', "you may return a|an <thing> to its owner 's material deck . <then>", ({ thing, then }) => [
    { do: 'pay', cost: [{ pay: 'returnToMaterial', what: thing.filter }], then, else: [] },
  ]),
  row('paid', 'you may rest <object> . <then>', ({ object, then }) =>
    isSelf(object)
      ? [
          {
            do: 'if',
            if: { is: ['self', { not: { status: 'rested' } }] },
            then: may([{ do: 'status', what: 'self', status: 'rested' }, ...then]),
          },
        ]
      : undefined,
  ),
  row('paid', 'you may remove a|an <counter> counter from your champion . <then>', ({ counter, then }) =>
    removing({ each: YOUR_CHAMPION }, CHAMPIONS, counter, 1, then),
  ),
  row('paid', 'you may remove <word> <counter> counters from your champion . <then>', ({ word, counter, then }) =>
    removing({ each: YOUR_CHAMPION }, CHAMPIONS, counter, word, then),
  ),
  ...['him', 'her'].map((pronoun) =>
    row('paid', `you may remove a|an <counter> counter from ${pronoun} . <then>`, ({ counter, then }) =>
      removing('self', [{ self: true }], counter, 1, then),
    ),
  ),
  row('paid', 'you may remove a|an <counter> counter from ~ . <then>', ({ counter, then }) =>
    removing('self', [{ self: true }], counter, 1, then),
  ),
  row('paid', 'you may remove <word> <counter> counters from ~ . <then>', ({ word, counter, then }) =>
    removing('self', [{ self: true }], counter, word, then),
  ),
  row('paid', 'you may have ~ deal <n> damage to <champion> . <then>', ({ n, champion, then }) =>
    may([{ do: 'damage', amount: n, to: champion }, ...then]),
  ),
  row('paid', 'you may have ~ deal <n> unpreventable damage to <champion> . <then>', ({ n, champion, then }) =>
    may([{ do: 'damage', amount: n, to: champion, unpreventable: true }, ...then]),
  ),
  row('sentence', 'you may have each player draw <n> card(s)', ({ n }) =>
    may([{ do: 'draw', who: 'players', count: n }]),
  ),
  row('sentence', 'you may have ~ deal <n> damage to <champion>', ({ n, champion }) =>
    may([{ do: 'damage', amount: n, to: champion }]),
  ),
  row('paid', 'you may reveal a|an <cards> from <place> . <then>', ({ cards, place, then }, { from }) =>
    oneOf(from, cards, place, revealed, then),
  ),
  row('paid', 'you may reveal <word> <cards> from <place> . <then>', ({ word, cards, place, then }, { from }) => {
    const filter = lying(cards, place);
    return filter && word > 1 && place.whose === 'you'
      ? [
          {
            do: 'if',
            if: { exists: filter, atLeast: word },
            then: may([...choose(`shown ${from}`, filter, [word, word], revealed), ...then]),
          },
        ]
      : undefined;
  }),
  row('sentence', 'you may reveal a|an <cards> from <place>', ({ cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && choose(`shown ${from}`, filter, upTo(1), revealed);
  }),
  row('effect', 'reveal any amount of <cards> from <place>', ({ cards, place }, { from }) => {
    const filter = lying(cards, place);
    return (
      filter && [
        ...choose(`shown ${from}`, filter, upTo({ count: filter }), revealed),
        { do: 'remember', as: 'revealed', what: { saved: `shown ${from}` } },
      ]
    );
  }),
  row('effect', 'reveal up to <word> <cards> from <place>', ({ word, cards, place }, { from }) => {
    const filter = lying(cards, place);
    return (
      filter && [
        ...choose(`shown ${from}`, filter, upTo(word), revealed),
        { do: 'remember', as: 'revealed', what: { saved: `shown ${from}` } },
      ]
    );
  }),
  row('tally', 'card(s) revealed this way', () => ({ countOf: { saved: 'revealed' } })),
  row('value', 'the amount of cards revealed this way', () => ({ countOf: { saved: 'revealed' } })),
  row('paid', 'you may recover <n> . <then>', ({ n, then }) =>
    may([{ do: 'recover', who: 'you', amount: n }, ...then]),
  ),
  row('paid', "you may recover <n> . if you don't , <clauses>", ({ n, clauses }) => [
    { do: 'may', then: [{ do: 'recover', who: 'you', amount: n }], else: clauses },
  ]),

  // Cards out of a zone
  row('effect', 'banish a|an <cards> from <place>', ({ cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && choose(`picked ${from}`, filter, ONE, banished);
  }),
  row('effect', 'banish <word> <cards> from <place>', ({ word, cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && word > 1 ? choose(`picked ${from}`, filter, [word, word], banished) : undefined;
  }),
  row('effect', 'banish up to <word> <cards> from <place>', ({ word, cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && place.whose !== undefined ? choose(`picked ${from}`, filter, upTo(word), banished) : undefined;
  }),
  row(
    'effect',
    'banish up to <n> <cards> from <place> [,] where x is <value>',
    ({ n, cards, place, value }, { from }) => {
      const filter = lying(cards, place);
      const most = withX(n, value);
      return filter && most !== undefined && place.whose !== undefined
        ? choose(`picked ${from}`, filter, upTo(most), banished)
        : undefined;
    },
  ),
  row('effect', 'banish a|an <cards> from <place> and put a|an <counter> counter on it', (said, { from }) => {
    const filter = lying(said.cards, said.place);
    return (
      filter &&
      choose(`picked ${from}`, filter, ONE, (what) => [
        ...banished(what),
        { do: 'counters', what: { saved: 'banished' }, kind: said.counter, amount: 1 },
      ])
    );
  }),
  row('effect', 'banish any amount of <cards> from <place>', ({ cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && choose(`picked ${from}`, filter, upTo({ count: filter }), banished);
  }),
  ...(['hand', 'memory'] as const).flatMap((to) => [
    row('effect', `return a|an <cards> from <place> to your ${to}`, ({ cards, place }, { from }) => {
      const filter = lying(cards, place);
      return filter && choose(`picked ${from}`, filter, ONE, (what) => [{ do: 'move', what, to, cause: 'return' }]);
    }),
    row('effect', `return a|an <a:cards> or a|an <b:cards> from <place> to your ${to}`, ({ a, b, place }, { from }) =>
      isCard(a) && isCard(b)
        ? choose(`picked ${from}`, placed([{ any: [a.filter, b.filter] }], place), ONE, (what) => [
            { do: 'move', what, to, cause: 'return' },
          ])
        : undefined,
    ),
    row('effect', `return up to <word> <cards> from <place> to your ${to}`, ({ word, cards, place }, { from }) => {
      const filter = lying(cards, place);
      return (
        filter && choose(`picked ${from}`, filter, upTo(word), (what) => [{ do: 'move', what, to, cause: 'return' }])
      );
    }),
  ]),
  row('effect', 'choose a|an <cards> from <place> and put it onto the field', ({ cards, place }, { from }) => {
    const filter = lying(cards, place);
    return (
      filter &&
      choose(`picked ${from}`, filter, upTo(1), (what) => [
        { do: 'move', what, to: 'field', cause: 'effect', controller: 'you' },
      ])
    );
  }),
  row(
    'sentence',
    'choose a|an <cards> from <place> and put it onto the field . it enters the field with <word> additional <counter> counters on it',
    ({ cards, place, word, counter }, { from }) => {
      const filter = lying(cards, place);
      return (
        filter &&
        choose(`picked ${from}`, filter, upTo(1), (what) => [
          { do: 'move', what, to: 'field', cause: 'effect', controller: 'you', counters: { [counter]: word } },
        ])
      );
    },
    'Lorraine, Spirit Ruler',
  ),
  row('effect', 'choose up to <word> <cards> from <place> and banish them', ({ word, cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && place.whose !== undefined ? choose(`picked ${from}`, filter, upTo(word), banished) : undefined;
  }),
  row('effect', 'choose a|an <cards> from <place> and banish it', ({ cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && choose(`picked ${from}`, filter, ONE, (what) => spokenOf(from, banished(what)));
  }),
  row('effect', '<player> banish(es) a|an <cards> from their graveyard', ({ player, cards }, { from }) =>
    theirs(from, player, cards, 'graveyard', 1),
  ),
  row('effect', '<player> banish(es) <word> <cards> from their graveyard', ({ player, word, cards }, { from }) =>
    theirs(from, player, cards, 'graveyard', word),
  ),
  row('effect', '<player> banish(es) a card from their material deck', ({ player }, { from }) =>
    theirs(from, player, { filter: [], kinds: ['card'], card: true }, 'materialDeck', 1),
  ),
  row('effect', '<player> put(s) <word> cards from their hand into their memory', ({ player, word }, { from }) =>
    player === 'you'
      ? undefined
      : chosenBy(from, player, 'hand', [], word, (what) => [{ do: 'move', what, to: 'memory', cause: 'effect' }]),
  ),
  row('effect', 'discard up to <word> <cards>', ({ word, cards }, { from }) => {
    const filter = lying(cards, HAND);
    return filter && choose(`picked ${from}`, filter, upTo(word), discarded);
  }),
  row('effect', 'discard up to <word> cards , then draw that many cards', ({ word }, { from }) => [
    ...choose(`picked ${from}`, placed([], HAND), upTo(word), discarded),
    { do: 'draw', who: 'you', count: { countOf: { saved: 'discarded' } } },
  ]),
  row('effect', 'put a card from your hand on the bottom of your deck', (_, { from }) =>
    choose(`picked ${from}`, placed([], HAND), ONE, (what) => [
      { do: 'move', what, to: 'mainDeck', position: 'bottom', cause: 'effect' },
    ]),
  ),
  row('effect', 'put a card from your hand on top of your deck', (_, { from }) =>
    choose(`picked ${from}`, placed([], HAND), ONE, (what) => [
      { do: 'move', what, to: 'mainDeck', position: 'top', cause: 'effect' },
    ]),
  ),
  row('effect', 'return up to <word> cards from your memory to your hand', ({ word }, { from }) =>
    choose(`picked ${from}`, placed([], { zones: ['memory'], whose: 'you' }), upTo(word), (what) => [
      { do: 'move', what, to: 'hand', cause: 'return' },
    ]),
  ),

  row('effect', 'put any amount of cards from your hand into your memory', (_, { from }) =>
    choose(`picked ${from}`, placed([], HAND), upTo({ count: placed([], HAND) }), (what) => [
      { do: 'move', what, to: 'memory', cause: 'effect' },
    ]),
  ),
  row('effect', 'put <word> cards from your hand on the bottom of your deck in any order', ({ word }, { from }) =>
    choose(`picked ${from}`, placed([], HAND), [word, word], (what) => [
      { do: 'order', what, save: `ordered ${from}` },
      { do: 'move', what: { saved: `ordered ${from}` }, to: 'mainDeck', position: 'bottom', cause: 'effect' },
    ]),
  ),
  row('effect', '<player> banish(es) all cards in their graveyard', ({ player }) =>
    typeof player === 'object' && isNoun(player) && player.noun === 'target'
      ? [{ do: 'move', what: { each: [{ zone: 'graveyard' }, { owner: player }] }, to: 'banishment', cause: 'banish' }]
      : undefined,
  ),
  row('effect', '<player> reveal(s) all cards in their memory', ({ player }) =>
    typeof player === 'object' && isNoun(player) && player.noun === 'target'
      ? [{ do: 'reveal', what: { each: [{ zone: 'memory' }, { owner: player }] } }]
      : undefined,
  ),

  // Objects
  row('effect', 'put <n> <counter> counter(s) on a|an <thing>', ({ n, counter, thing }, { from }) =>
    choose(`picked ${from}`, thing.filter, ONE, counters(counter, n)),
  ),
  row('effect', 'put <n> <counter> counter(s) on <source> or a|an <thing>', ({ n, counter, thing }, { from }) =>
    choose(`picked ${from}`, [{ any: [{ self: true }, thing.filter] }], ONE, counters(counter, n)),
  ),
  row('effect', 'put <n> <counter> counter(s) on another <thing>', ({ n, counter, thing }, { from }) =>
    choose(`picked ${from}`, [...thing.filter, { other: true }], ONE, counters(counter, n)),
  ),
  row('effect', 'put <n> <counter> counter(s) on [each of] up to <word> <thing>', (said, { from }) =>
    choose(`picked ${from}`, said.thing.filter, upTo(said.word), counters(said.counter, said.n)),
  ),
  row('effect', 'choose a|an <thing> and put <n> <counter> counter(s) on it', ({ n, counter, thing }, { from }) =>
    choose(`picked ${from}`, thing.filter, ONE, counters(counter, n)),
  ),
  row('effect', 'choose another <thing> and put <n> <counter> counter(s) on it', ({ n, counter, thing }, { from }) =>
    choose(`picked ${from}`, [...thing.filter, { other: true }], ONE, counters(counter, n)),
  ),
  row('effect', 'choose any amount of <thing> and put <n> <counter> counter(s) on each of them', (said, { from }) =>
    choose(`picked ${from}`, said.thing.filter, upTo({ count: said.thing.filter }), counters(said.counter, said.n)),
  ),
  row('effect', 'wake up a|an <thing>', ({ thing }, { from }) =>
    choose(`picked ${from}`, thing.filter, ONE, (what) => [{ do: 'status', what, status: 'rested', on: false }]),
  ),
  row('effect', 'wake up another <thing>', ({ thing }, { from }) =>
    choose(`picked ${from}`, [...thing.filter, { other: true }], ONE, (what) => [
      { do: 'status', what, status: 'rested', on: false },
    ]),
  ),
  row('effect', 'sacrifice a|an <thing>', ({ thing }) => [
    { do: 'sacrifice', who: 'you', filter: controlled(thing.filter) },
  ]),

  // What became of cards: "the discarded card", "banished this way"
  ...(['banished', 'discarded'] as const).flatMap((save) => [
    row('tally', `card(s) ${save} this way`, () => ({ countOf: { saved: save } })),
    row('condition', `a|an <cards> was ${save}`, ({ cards }) => ({ is: [{ saved: save }, cards.filter] })),
    row('condition', `the ${save} card is|was <adjective>`, ({ adjective }) => ({ is: [{ saved: save }, adjective] })),
    row('condition', `the ${save} card is|was a|an <cards>`, ({ cards }) => ({
      is: [{ saved: save }, cards.filter],
    })),
    row('value', `the reserve cost of the ${save} card`, () => ({ stat: 'cost' as const, of: { saved: save } })),
    row('value', `the amount of cards ${save} this way`, () => ({ countOf: { saved: save } })),
  ]),
  row('sentence', 'for every <word> <tally> , <effect>', ({ word, tally, effect }) =>
    eachOfThem({ quotient: [tally, word], round: 'down' }, effect),
  ),
  row('effect', 'sacrifice each|all <thing>', ({ thing }) => [
    { do: 'move', what: { each: controlled(thing.filter) }, to: 'graveyard', cause: 'sacrifice' },
  ]),
  // Each of them by itself, with a choice of its own.
  ...(['banished', 'discarded', 'sacrificed'] as const).map((save) =>
    row(
      'sentence',
      `for each <cards> ${save} this way , choose a|an <thing> and deal <n> damage to it`,
      (said, { from }) =>
        isCard(said.cards) && save !== 'sacrificed'
          ? [
              {
                do: 'forEach',
                of:
                  said.cards.filter.length === 0
                    ? { saved: save }
                    : { each: [{ in: { saved: save } }, ...said.cards.filter] },
                as: `each ${from}`,
                effects: [
                  { do: 'choose', from: said.thing.filter, min: 1, max: 1, save: `hurt ${from}` },
                  { do: 'damage', amount: said.n, to: { saved: `hurt ${from}` } },
                ],
              },
            ]
          : undefined,
    ),
  ),
  row('sentence', 'for each <tally> , <effect>', ({ tally, effect }) => eachOfThem(tally, effect)),
  row('effect', 'draw <n> card(s) for each <tally>', ({ n, tally }) => [
    { do: 'draw', who: 'you', count: n === 1 ? tally : { times: [n, tally] } },
  ]),
  row('effect', 'draw <n> card(s) into your memory for each <tally>', ({ n, tally }) => [
    { do: 'draw', who: 'you', count: n === 1 ? tally : { times: [n, tally] }, to: 'memory' },
  ]),
  row('effect', 'put <n> <counter> counter(s) on <object> for each <tally>', ({ n, counter, object, tally }) => [
    { do: 'counters', what: object, kind: counter, amount: n === 1 ? tally : { times: [n, tally] } },
  ]),
];

function leaving(to: string, cause: string, then: Effect[], what: Ref = 'self'): Effect[] {
  return [{ do: 'if', if: { is: [what, { zone: 'field' }] }, then: may([{ do: 'move', what, to, cause }, ...then]) }];
}
/** Each player chooses among what is theirs. */
function chosenBy(
  at: number,
  who: Ref,
  zone: string,
  filter: FilterClause[],
  count: number,
  then: (what: Ref) => Effect[],
): Effect[] {
  return choose(`picked ${at}`, [{ zone }, { owner: { saved: `one ${at}` } }, ...filter], [count, count], then).map(
    (effect) => (effect.do === 'choose' ? { ...effect, who, each: `one ${at}` } : effect),
  );
}
function theirs(at: number, player: Ref, cards: Described, zone: string, count: number): Effect[] | undefined {
  if (player === 'you' || !isCard(cards)) return undefined;
  return chosenBy(at, player, zone, cards.filter, count, (what) => [
    { do: 'move', what, to: 'banishment', cause: 'banish' },
  ]);
}
/** So often as something comes to: only what does not change by being done once more can be done at once. */
function eachOfThem(tally: Value, effect: Effect[]): Effect[] | undefined {
  const [one, ...others] = effect;
  if (!one || others.length > 0) return undefined;
  const times = (value: Value): Value => (value === 1 ? tally : { times: [value, tally] });
  if (one.do === 'gather') return [{ ...one, count: times(one.count ?? 1) }];
  if (one.do === 'create' && one.copy === undefined) return [{ ...one, count: times(one.count ?? 1) }];
  // What is removed or chosen again and again is done each time by itself.
  if ((one.do === 'recover' || one.do === 'either') && typeof tally === 'object' && 'countOf' in tally)
    return [{ do: 'forEach', of: tally.countOf, as: 'each', effects: effect }];
  if (one.do === 'draw') return [{ ...one, count: times(one.count) }];
  if (one.do === 'counters') return [{ ...one, amount: times(one.amount) }];
  if (one.do === 'modify') {
    const mods = multiplied(one.mods, tally);
    return mods && [{ ...one, mods }];
  }
  const { what } = one.do === 'move' ? one : {};
  // Cards from the top of a deck, one after another.
  return one.do === 'move' && typeof what === 'object' && 'top' in what && what.of === undefined
    ? [{ ...one, what: { top: times(what.top) } }]
    : undefined;
}
