/** What one may do or give up for something: "if you do" and "when you do" (2.3.4, 2.11.7.12). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { anaphor } from '../../../references/making.js';
import { type Described, type Places, row } from '../../categories.js';
import { controlled, isCard, isSelf, withX } from '../shared.js';
import { placed } from '../things.js';
import {
  banished,
  choose,
  discarded,
  HAND,
  hasThere,
  isAwake,
  lying,
  may,
  reflexive,
  revealed,
  upTo,
} from './chosen.js';

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
/** Counters that are there to be removed: of several champions one gives them all (1.7.1.6). */
const removing = (of: 'self' | 'champion', kind: string, amount: number, then: Effect[]): Effect[] => [
  { do: 'pay', cost: [{ pay: 'removeCounters', ...(of === 'self' ? {} : { of }), kind, amount }], then, else: [] },
];
export const giving = [
  // "If you do" and "when you do": the second is an ability of its own.
  row('then', 'if you do , <clauses>', ({ clauses }) => clauses),
  row('then', 'if you do , <clauses> [,] where x is <value>', ({ clauses, value }) => withX(clauses, value)),
  row('then', 'if you do , you may <clauses>', ({ clauses }) => may(clauses)),
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
        if: hasThere('self', { counters: [counter, word] }),
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
            if: isAwake('self'),
            then: may([{ do: 'status', what: 'self', status: 'rested' }, ...then]),
          },
        ]
      : undefined,
  ),
  row('paid', 'you may remove a|an <counter> counter from your champion . <then>', ({ counter, then }) =>
    removing('champion', counter, 1, then),
  ),
  row('paid', 'you may remove <word> <counter> counters from your champion . <then>', ({ word, counter, then }) =>
    removing('champion', counter, word, then),
  ),
  ...['him', 'her'].map((pronoun) =>
    row('paid', `you may remove a|an <counter> counter from ${pronoun} . <then>`, ({ counter, then }) =>
      removing('self', counter, 1, then),
    ),
  ),
  row('paid', 'you may remove a|an <counter> counter from ~ . <then>', ({ counter, then }) =>
    removing('self', counter, 1, then),
  ),
  row('paid', 'you may remove <word> <counter> counters from ~ . <then>', ({ word, counter, then }) =>
    removing('self', counter, word, then),
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
  row('paid', 'you may recover <n> . <then>', ({ n, then }) =>
    may([{ do: 'recover', who: 'you', amount: n }, ...then]),
  ),
  row('paid', "you may recover <n> . if you don't , <clauses>", ({ n, clauses }) => [
    { do: 'may', then: [{ do: 'recover', who: 'you', amount: n }], else: clauses },
  ]),
];

function leaving(to: string, cause: string, then: Effect[], what: Ref = 'self'): Effect[] {
  // Nobody sacrifices what another player controls by now, or what can't be, and then nothing hangs on it.
  if (cause === 'sacrifice' && what === 'self')
    return [{ do: 'pay', cost: [{ pay: 'sacrifice', what }], then, else: [] }];
  return [{ do: 'if', if: { is: [what, { zone: 'field' }] }, then: may([{ do: 'move', what, to, cause }, ...then]) }];
}
