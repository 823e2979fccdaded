/** What hangs on whether something was done, and on how much of it: "if you do", "for each card banished this way" (2.3.4). */
import type { Condition, Effect, Ref, Value } from '@arbiter/engine';
import { target } from '../../../references/making.js';
import { SPOKEN } from '../../../references/nouns.js';
import { row } from '../../categories.js';
import { controlled, isCard, isSelf, withX } from '../shared.js';
import { placed } from '../things.js';

const may = (then: Effect[]): Effect[] => [{ do: 'may', then }];
const happened = (saved: string): Condition => ({ compare: [{ countOf: { saved } }, '>=', 1] });
/** What something was done to is kept under a name, so that it is known whether it was done. */
const keeping = (effects: Effect[], save: string): { effects: Effect[]; save: string } | undefined => {
  const one = effects.at(-1);
  const before = effects.slice(0, -1);
  if (one?.do !== 'move' || one.what === 'self') return undefined;
  // What is chosen may be nothing: then nothing is done.
  if (!before.every(({ do: verb }) => verb === 'choose')) return undefined;
  // A name that the text uses later is kept.
  const own = typeof one.save === 'string' ? one.save : save;
  return { effects: [...before, { ...one, save: own }], save: own };
};

/** What is rested already can't be rested, so that what hangs on that is not done either (2.11.7.14.2). */
const turned = (effects: Effect[], then: Effect[]): Effect[] | undefined => {
  const [one, ...others] = effects;
  if (one?.do !== 'status' || others.length > 0 || (typeof one.what === 'object' && 'each' in one.what))
    return undefined;
  const is = { status: one.status };
  return [{ do: 'if', if: { is: [one.what, one.on === false ? is : { not: is }] }, then: [one, ...then] }];
};

/** What can always be done, so that it is left undone only by choice. */
const ALWAYS = ['arrange', 'empower'];

export const done = [
  // It is done without being asked; what follows hangs on whether it could be done.
  row('paid', '<effect> . if you do , <clauses>', ({ effect, clauses }, { from }) => {
    const kept = keeping(effect, `done ${from}`);
    return kept ? [...kept.effects, { do: 'if', if: happened(kept.save), then: clauses }] : turned(effect, clauses);
  }),
  row('paid', '<effect> . if you do , <clauses> [,] where x is <value>', ({ effect, clauses, value }, { from }) => {
    const kept = keeping(effect, `done ${from}`);
    const then = withX(clauses, value);
    return then && (kept ? [...kept.effects, { do: 'if', if: happened(kept.save), then }] : turned(effect, then));
  }),
  row('paid', "<effect> . if you don't , <clauses>", ({ effect, clauses }, { from }) => {
    const kept = keeping(effect, `done ${from}`);
    return kept && [...kept.effects, { do: 'if', if: { not: happened(kept.save) }, then: clauses }];
  }),
  row('paid', 'discard up to <word> <cards> . if you do , <clauses>', ({ word, cards, clauses }, { from }) =>
    isCard(cards)
      ? [
          {
            do: 'choose',
            from: placed(cards.filter, { zones: ['hand'], whose: 'you' }),
            min: 0,
            max: word,
            save: `picked ${from}`,
          },
          { do: 'move', what: { saved: `picked ${from}` }, to: 'graveyard', cause: 'discard', save: 'discarded' },
          { do: 'if', if: happened('discarded'), then: clauses },
        ]
      : undefined,
  ),
  row('paid', 'you may put a card from your hand on the bottom of your deck . <then>', ({ then }, { from }) => [
    { do: 'choose', from: placed([], { zones: ['hand'], whose: 'you' }), min: 0, max: 1, save: `picked ${from}` },
    {
      do: 'if',
      if: { is: [{ saved: `picked ${from}` }, { zone: 'hand' }] },
      then: [
        { do: 'move', what: { saved: `picked ${from}` }, to: 'mainDeck', position: 'bottom', cause: 'effect' },
        ...then,
      ],
    },
  ]),
  row(
    'paid',
    'put a card from your hand on the bottom of your deck . if you do , <clauses>',
    ({ clauses }, { from }) => [
      { do: 'choose', from: placed([], { zones: ['hand'], whose: 'you' }), min: 1, max: 1, save: `picked ${from}` },
      {
        do: 'move',
        what: { saved: `picked ${from}` },
        to: 'mainDeck',
        position: 'bottom',
        cause: 'effect',
        save: `done ${from}`,
      },
      { do: 'if', if: happened(`done ${from}`), then: clauses },
    ],
  ),
  ...(['hand', 'memory'] as const).map((to) =>
    row('paid', `you may return <source> to your ${to} . <then>`, ({ then }) => [
      {
        do: 'if',
        if: { is: ['self', { zone: 'field' }] },
        then: may([{ do: 'move', what: 'self', to, cause: 'return' }, ...then]),
      },
    ]),
  ),
  row('paid', 'you may rest <champion> . <then>', ({ champion, then }) => [
    { do: 'pay', cost: [{ pay: 'restChampion' }], then, else: [], [SPOKEN]: champion } as Effect,
  ]),
  row('paid', "you may <a:effect> . if you don't , <b:clauses>", ({ a, b }) => {
    const [one, ...others] = a;
    return one && others.length === 0 && ALWAYS.includes(one.do) ? [{ do: 'may', then: a, else: b }] : undefined;
  }),
  // What can always be done is done where the player says so.
  row(
    'paid',
    "you may put <n> <counter> counter(s) on <object> . if you don't , <clauses>",
    ({ n, counter, object, clauses }) =>
      isSelf(object)
        ? [{ do: 'may', then: [{ do: 'counters', what: object, kind: counter, amount: n }], else: clauses }]
        : undefined,
  ),
  ...['if a|an <b:counter> counter was removed this way', 'if <b:counter> counter was removed this way'].map((was) =>
    row(
      'sentence',
      `remove a|an <a:counter> counter from target <thing> . ${was} , <clauses>`,
      (said, { from }) => {
        const { a, b, thing, clauses } = said as typeof said & { b: string };
        return a === b
          ? [
              {
                do: 'if',
                if: { is: [target(from, thing), { counters: [a, 1] }] },
                then: [{ do: 'counters', what: target(from, thing), kind: a, amount: -1 }, ...clauses],
              },
            ]
          : undefined;
      },
      'Stolen Chance',
    ),
  ),

  // Objects given up
  ...(['any amount of', 'any number of', 'up to <word>'] as const).map((most) =>
    row('effect', `sacrifice ${most} <thing>`, (said, { from }) => {
      const { word } = said as { word?: number };
      const filter = controlled(said.thing.filter);
      return [
        { do: 'choose', from: filter, min: 0, max: word ?? { count: filter }, save: `picked ${from}` },
        { do: 'move', what: { saved: `picked ${from}` }, to: 'graveyard', cause: 'sacrifice', save: 'sacrificed' },
      ];
    }),
  ),
  row('effect', 'discard <n> card(s) at random', ({ n }, { from }) => [
    { do: 'random', who: 'you', zone: 'hand', count: n, save: `lost ${from}` },
    { do: 'move', what: { saved: `lost ${from}` }, to: 'graveyard', cause: 'discard', save: 'discarded' },
  ]),
  // How many, and which of them
  ...(['banished', 'discarded', 'sacrificed'] as const).flatMap((save) => [
    row('tally', `<cards> ${save} this way`, ({ cards }) =>
      isCard(cards) && cards.filter.length > 0 && save !== 'sacrificed'
        ? { count: [{ in: { saved: save } }, ...cards.filter] }
        : undefined,
    ),
    row('condition', `you didn't discard a|an <cards>`, ({ cards }) =>
      save === 'discarded' ? { not: { exists: [{ in: { saved: 'discarded' } }, ...cards.filter] } } : undefined,
    ),
  ]),
  row('tally', 'object(s)|ally|allies|herb|herbs|domain|domains|fractal|fractals sacrificed this way', () => ({
    countOf: { saved: 'sacrificed' },
  })),
  ...(['banished', 'discarded', 'sacrificed'] as const).flatMap((save) =>
    ['card', 'ally', 'object'].flatMap((kind) => [
      row(
        'value',
        `the ${save} ${kind} 's <stat> [stat]`,
        ({ stat }): Value => ({
          stat,
          of: (kind === 'card' ? { saved: save } : { was: { saved: save } }) as Ref,
        }),
      ),
      row(
        'value',
        `the ${save} ${kind} 's <stat> [stat] plus <digit>`,
        ({ stat, digit }): Value => ({
          sum: [
            {
              stat,
              of: (kind === 'card' ? { saved: save } : { was: { saved: save } }) as Ref,
            },
            digit,
          ],
        }),
      ),
    ]),
  ),
];
