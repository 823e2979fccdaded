/** What follows from what was prevented, revealed or done: "when damage is prevented this way", "when you do" (2.9.1.10, 2.3.4). */
import type { Condition, Effect, Ref, Value } from '@arbiter/engine';
import { anaphor } from '../../../references/making.js';
import { type Kind, row } from '../../categories.js';
import { END_OF_TURN, isOne, withX } from '../shared.js';
import { hasThere, may, reflexive } from './chosen.js';

const PREVENTED: Value = { event: 'prevented' };
/** Once so much was prevented, an ability triggers. */
const whenPrevented = (atLeast: number, effects: Effect[]): Effect[] => [
  { do: 'if', if: { compare: [PREVENTED, '>=', atLeast] }, then: reflexive(effects) },
];
const next = (entities: Ref, { match }: Kind, prevent: true | number, also: Effect[]): Effect[] => [
  {
    do: 'createReplacement',
    entities,
    once: true,
    replaces: { on: 'damage', ...(match ? { match } : {}), prevent, also },
    until: END_OF_TURN,
  },
];
const _doable = (effects: Effect[]): Effect[] | undefined => {
  const [one, ...others] = effects;
  return one && others.length === 0 && one.do === 'counterOnStack' ? effects : undefined;
};

export const afterwards = [
  row(
    'sentence',
    'the next time <damageKind> would be dealt to <object> this turn , prevent <digit> of that damage . when damage is prevented this way , <clauses>',
    ({ damageKind, object, digit, clauses }) =>
      isOne(object) ? next(object, damageKind, digit, whenPrevented(1, clauses)) : undefined,
    'Enthralling Visage',
  ),
  row(
    'sentence',
    'the next time <damageKind> would be dealt to <object> this turn , prevent that damage . when <digit> or more damage is prevented this way , <clauses>',
    ({ damageKind, object, digit, clauses }) =>
      isOne(object) ? next(object, damageKind, true, whenPrevented(digit, clauses)) : undefined,
    'Crystallized Destiny',
  ),
  // A shield answers each time that it prevents something.
  ...['when', 'whenever'].map((when) =>
    row(
      'sentence',
      `prevent the next <n> <damageKind> that would be dealt to <object> this turn . ${when} damage is prevented this way , <clauses>`,
      ({ n, damageKind, object, clauses }) =>
        isOne(object) && when === 'whenever'
          ? [
              {
                do: 'createReplacement',
                entities: object,
                shield: n,
                replaces: {
                  on: 'damage',
                  ...(damageKind.match ? { match: damageKind.match } : {}),
                  prevent: true,
                  also: whenPrevented(1, clauses),
                },
                until: END_OF_TURN,
              },
            ]
          : undefined,
      'Radiant Repudiation',
    ),
  ),
  row('paid', 'sacrifice <source> . when you do , <clauses>', ({ clauses }, { from }) => [
    { do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice', save: `given ${from}` },
    {
      do: 'if',
      if: { compare: [{ countOf: { saved: `given ${from}` } }, '>=', 1] },
      then: reflexive(clauses),
    },
  ]),
  row('effect', 'negate its activation', (_, { from }) => [{ do: 'counterOnStack', what: anaphor(from, 'card') }]),
  // What can't be negated stays where it is, and then nothing was done.
  row('paid', 'you may negate its activation . if you do , <clauses>', ({ clauses }, { from }) => {
    const card = anaphor(from, 'card');
    // Where it has gone meanwhile there is nothing to negate; what it was then stays what it was.
    const waits: Condition = { is: [{ now: card }, { zone: 'effectsStack' }] };
    return [
      {
        do: 'if',
        if: waits,
        then: may([
          { do: 'counterOnStack', what: card },
          { do: 'if', if: { not: waits }, then: clauses },
        ]),
      },
    ];
  }),
  row('effect', 'choose a|an <thing> and suppress it', ({ thing }, { from }) => [
    { do: 'choose', from: thing.filter, min: 1, max: 1, save: `chosen ${from}` },
    { do: 'move', what: { saved: `chosen ${from}` }, to: 'banishment', cause: 'suppress', save: `suppressed ${from}` },
    {
      do: 'delayed',
      on: { on: 'step', match: { step: 'end' } },
      effects: [{ do: 'move', what: { saved: `suppressed ${from}` }, to: 'field' }],
    },
  ]),
  ...['it', 'that card'].map((word) =>
    row('paid', `you may put ${word} into your graveyard . <then>`, ({ then }, { from }) =>
      may([{ do: 'move', what: anaphor(from, 'card'), to: 'graveyard', cause: 'effect' }, ...then]),
    ),
  ),
  row(
    'sentence',
    'reveal the top card of your deck . when you reveal a|an <cards> this way , <clauses>',
    ({ cards, clauses }) => [
      { do: 'reveal', what: { top: 1 } },
      { do: 'if', if: { is: [{ top: 1 }, cards.filter] }, then: reflexive(clauses) },
    ],
    'Parcenet, Royal Maid',
  ),
  row('paid', '<player> gains control of <object> . if they do , <clauses>', ({ player, object, clauses }) =>
    player === 'you' || typeof player === 'string'
      ? undefined
      : [
          { do: 'modify', what: object, mods: [{ mod: 'control', to: player }], until: { kind: 'permanent' } },
          { do: 'if', if: { is: [object, { controller: player }] }, then: clauses },
        ],
  ),
  row('paid', 'you may pay ( x ) [,] where x is <value> . if you do , <clauses>', ({ value, clauses }) => [
    { do: 'pay', cost: [{ pay: 'reserve', amount: 1 }], times: value, then: clauses, else: [] },
  ]),
  row(
    'paid',
    "remove <word> <counter> counters from <source> . if you do , <a:clauses> . if you don't , <b:clauses>",
    ({ word, counter, a, b }) => [
      {
        do: 'if',
        if: hasThere('self', { counters: [counter, word] }),
        then: [{ do: 'counters', what: 'self', kind: counter, amount: -word }, ...a],
        else: b,
      },
    ],
    'Tome of Abyssal Heaven',
  ),
  row('effect', 'you lose the game', () => [{ do: 'lose', who: 'you' }]),
  // What X is stays so for the sentences behind.
  row('sentence', '<a:clauses> [,] where x is <value> . then <b:clauses>', ({ a, b, value }, { from }) =>
    fixed(from, value, a, b),
  ),
  row('sentence', '<a:clauses> [,] where x is <value> . then <b:conditional>', ({ a, b, value }, { from }) =>
    fixed(from, value, a, b),
  ),
];

/** Both speak of X, which is worked out once. */
function fixed(at: number, value: Value, a: Effect[], b: Effect[]): Effect[] | undefined {
  const kept: Value = { number: `x ${at}` };
  const [one, other] = [withX(a, kept), withX(b, kept)];
  return one && other && [{ do: 'remember', as: `x ${at}`, value }, ...one, ...other];
}
