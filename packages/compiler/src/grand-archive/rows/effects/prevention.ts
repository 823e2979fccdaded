/** What prevents or changes damage, as an ability that lasts or for a turn (2.9.1, 2.5.2). */
import type { Condition, Effect, Filter, FilterClause, Ref, Until, Value } from '@arbiter/engine';
import { unsettled } from '../../../references/nouns.js';
import { type Kind, row } from '../../categories.js';
import { END_OF_TURN, eachOf, isSelf, withX, YOUR_CHAMPION } from '../shared.js';

/** Damage to whom, as an ability of an object looks for it. */
function aimed(noun: Ref): { target: 'self' | Filter } | undefined {
  if (isSelf(noun)) return { target: 'self' };
  const filter = eachOf(noun);
  return filter === undefined ? undefined : { target: filter };
}
const prevents = (noun: Ref, { match }: Kind, prevent: true | number) => {
  const whom = aimed(noun);
  return whom && [unsettled({ kind: 'replacement', on: 'damage', ...whom, ...(match ? { match } : {}), prevent })];
};
const ofOne = (filter: FilterClause[], kind: Kind, prevent: number) => [
  unsettled({ kind: 'replacement', on: 'damage', target: filter, ...kind, prevent }),
];
const forTurn = (entities: Ref, { match }: Kind, prevent: true | number): Effect[] => [
  {
    do: 'createReplacement',
    entities,
    replaces: { on: 'damage', ...(match ? { match } : {}), prevent },
    until: END_OF_TURN,
  },
];

export const prevention = [
  row('static', 'prevent all <damageKind> that would be dealt to <object>', ({ damageKind, object }) =>
    prevents(object, damageKind, true),
  ),
  row('static', 'if <damageKind> would be dealt to <object> , prevent that damage', ({ damageKind, object }) =>
    prevents(object, damageKind, true),
  ),
  row('static', 'if <damageKind> would be dealt to <object> , prevent <digit> of that damage', (said) =>
    prevents(said.object, said.damageKind, said.digit),
  ),
  row('static', 'if <damageKind> would be dealt to a|an <thing> , prevent <digit> of that damage', (said) =>
    ofOne(said.thing.filter, said.damageKind, said.digit),
  ),
  row('static', 'if a|an <thing> would be dealt <damageKind> , prevent <digit> of that damage', (said) =>
    ofOne(said.thing.filter, said.damageKind, said.digit),
  ),
  row('static', 'if <damageKind> would be dealt to another <thing> , prevent <digit> of that damage', (said) =>
    ofOne([...said.thing.filter, { other: true }], said.damageKind, said.digit),
  ),
  row(
    'static',
    'if <damageKind> would be dealt to <source> while it has a|an <counter> counter on it , prevent <digit> of that damage',
    ({ damageKind, source, counter, digit }) => {
      const [one] = prevents(source, damageKind, digit) ?? [];
      return one?.ability.kind === 'replacement'
        ? [
            {
              ...one,
              ability: {
                ...one.ability,
                if: { is: ['self' as const, { counters: [counter, 1] as [string, number] }] },
              } as typeof one.ability,
            },
          ]
        : undefined;
    },
    'Froglet Footman',
  ),
  row(
    'static',
    'if <damageKind> would be dealt to <object> while <condition> , prevent <digit> of that damage',
    ({ damageKind, object, condition, digit }) => {
      const [one] = prevents(object, damageKind, digit) ?? [];
      return one?.ability.kind === 'replacement' ? [{ ...one, ability: { ...one.ability, if: condition } }] : undefined;
    },
  ),
  row(
    'sentence',
    '<duration> , if <damageKind> would be dealt to a|an <thing> , prevent <digit> of that damage',
    (said) => [
      {
        do: 'createReplacement',
        replaces: { on: 'damage', ...said.damageKind, target: said.thing.filter, prevent: said.digit },
        until: said.duration,
      },
    ],
  ),
  row('sentence', 'if <damageKind> would be dealt to <champion> this turn , prevent <digit> of that damage', (said) =>
    forTurn({ each: YOUR_CHAMPION }, said.damageKind, said.digit),
  ),
  row('sentence', 'if <champion> would take <damageKind> this turn , prevent <digit> of that damage', (said) =>
    forTurn({ each: YOUR_CHAMPION }, said.damageKind, said.digit),
  ),
  row('sentence', 'if <object> would be dealt <damageKind> this turn , prevent <digit> of that damage', (said) =>
    isTarget(said.object) ? forTurn(said.object, said.damageKind, said.digit) : undefined,
  ),
  // So much more is dealt, or less: to what is spoken of, by it, or by a source.
  ...(['would take damage', 'would be dealt damage', 'were to take damage'] as const).map((would) =>
    row('sentence', `<duration> , if <object> ${would} , <theyTake:takes> that much damage plus <n> instead`, (said) =>
      changed({ entities: said.object }, more(said.n), said.duration),
    ),
  ),
  row(
    'sentence',
    '<duration> , if damage would be dealt to <object> , <theyTake:takes> that much damage plus <n> instead',
    (said) => changed({ entities: said.object }, more(said.n), said.duration),
  ),
  row(
    'sentence',
    '<duration> , if <object> would deal damage , it deals that much damage minus <digit> instead',
    (said) => changed({ from: said.object }, more(-said.digit), said.duration),
  ),
  row(
    'sentence',
    'the next time <object> would take damage from a|an <source:damageSource> this turn , <theyTake:takes> that much damage plus <n> instead',
    (said) => changed({ entities: said.object, once: true }, more(said.n), END_OF_TURN, said.source),
  ),
  row(
    'static',
    "if a|an <cards> would be put into a player 's graveyard , that player banishes it instead",
    ({ cards }) => [
      unsettled({
        kind: 'replacement',
        on: 'move',
        object: cards.filter,
        match: { to: 'graveyard' },
        change: { to: 'banishment' },
      }),
    ],
    'Brackish Lutist',
  ),
  row('static', 'if a|an <thing> would die , banish it instead', ({ thing }) => [
    unsettled({ kind: 'replacement', object: thing.filter, ...BANISHED }),
  ]),
  row('sentence', '<duration> , if a|an <thing> would die , banish it instead', ({ duration, thing }) => [
    { do: 'createReplacement', replaces: { object: thing.filter, ...BANISHED }, until: duration },
  ]),
  // So much more or less is recovered (2.11.6.2).
  row('static', 'if you would recover an amount , recover <n> instead , where x is that amount', ({ n }) =>
    recovering(withX(n, { event: 'amount' }), 'you'),
  ),
  row(
    'static',
    'if a player would recover an amount , they recover x instead , where x is that amount minus <digit>',
    ({ digit }) => recovering({ sum: [{ event: 'amount' }, -digit] }),
    'Infernal Vessel',
  ),
  row('takes', 'it takes', () => true as const),
  row('takes', 'they take', () => true as const),
  row('damageSource', '<adjectives> source', ({ adjectives }) => adjectives),
  row('damageSource', '<adjectives> source you control', ({ adjectives }) => [
    ...adjectives,
    { controller: 'you' as const },
  ]),
  row(
    'static',
    'if <damageKind> would be dealt to <object> , prevent that damage and <clauses> instead',
    (said) => {
      const [one] = prevents(said.object, said.damageKind, true) ?? [];
      return one?.ability.kind === 'replacement'
        ? [{ ...one, ability: { ...one.ability, also: said.clauses } as typeof one.ability }]
        : undefined;
    },
    'Surge Protector',
  ),
  row(
    'static',
    'if one or more <counter> counters would be put on <object> , that many plus <n> <b:counter> counters are put on <c:object> instead',
    ({ counter, object, n, b, c }) => {
      const filter = eachOf(object);
      return filter && counter === b && JSON.stringify(eachOf(c)) === JSON.stringify(filter)
        ? [
            unsettled({
              kind: 'replacement',
              on: 'counters',
              object: filter,
              match: { kind: counter },
              change: { amount: { sum: [{ event: 'amount' }, n] } },
            }),
          ]
        : undefined;
    },
    'Winbless Forecaster',
  ),
  // So much of it as is worked out then, or all but so much.
  row(
    'sentence',
    'the next time <damageKind> would be dealt to <object> this turn , prevent all but <digit> of that damage',
    ({ damageKind, object, digit }) => [
      {
        do: 'createReplacement',
        entities: object,
        once: true,
        replaces: { on: 'damage', ...damageKind, prevent: allBut(digit) },
        until: END_OF_TURN,
      },
    ],
  ),
  ...['', ' while <condition>'].map((when) =>
    row(
      'static',
      `if <damageKind> would be dealt to a|an <thing>${when} , prevent all but <digit> of that damage`,
      (said) => {
        const { damageKind, thing, digit, condition } = said as typeof said & { condition?: Condition };
        return [
          unsettled({
            kind: 'replacement',
            on: 'damage',
            target: thing.filter,
            ...damageKind,
            prevent: allBut(digit),
            ...(condition === undefined ? {} : { if: condition }),
          }),
        ];
      },
    ),
  ),
  row(
    'static',
    'if <champion> would take <a:digit> or more damage while <condition> , prevent all but <b:digit> of that damage',
    ({ champion: _, a, b, condition }) => [
      unsettled({
        kind: 'replacement',
        on: 'damage',
        target: YOUR_CHAMPION,
        prevent: allBut(b),
        if: { all: [{ compare: [{ event: 'amount' }, '>=', a] }, condition] },
      }),
    ],
    'Fated Keepsake',
  ),
  row(
    'static',
    'if another <thing> would be dealt <damageKind> , prevent an amount of that damage equal to <value>',
    ({ thing, damageKind, value }) => [
      unsettled({
        kind: 'replacement',
        on: 'damage',
        target: [...thing.filter, { other: true }],
        ...damageKind,
        prevent: value,
      }),
    ],
    'Blanche, Sheltering Saint',
  ),
  ...(['up', 'down'] as const).flatMap((round) =>
    ['would take', 'would be dealt'].map((would) =>
      row(
        'static',
        `if another <thing> ${would} <damageKind> , prevent half of that damage , rounded ${round}`,
        ({ thing, damageKind }) => [
          unsettled({
            kind: 'replacement',
            on: 'damage',
            target: [...thing.filter, { other: true }],
            ...damageKind,
            prevent: { half: { event: 'amount' }, round },
          }),
        ],
        'The Majestic Spirit',
      ),
    ),
  ),
  row(
    'sentence',
    '<duration> , if <damageKind> would be dealt to <object> , prevent an amount of that damage equal to <value>',
    ({ duration, damageKind, object, value }, { from }) => fixedly(from, object, damageKind, value, duration),
    'Veiling Breeze',
  ),
  row(
    'sentence',
    '<duration> , if <object> would be dealt <damageKind> , prevent <n> of that damage [,] where x is <value>',
    ({ duration, damageKind, object, n, value }, { from }) => {
      const amount = withX(n, value);
      return amount === undefined ? undefined : fixedly(from, object, damageKind, amount, duration);
    },
    'Fleeting Guard',
  ),
  row('sentence', 'the next time <object> would take <damageKind> this turn , double that damage', (said) =>
    said.damageKind.match
      ? undefined
      : changed({ entities: said.object, once: true }, { times: [2, { event: 'amount' }] }, END_OF_TURN),
  ),
];
/** What would die goes elsewhere. */
const BANISHED = {
  on: 'move' as const,
  match: { from: 'field', to: 'graveyard' },
  change: { to: 'banishment' },
};
const allBut = (left: number): Value => ({ sum: [{ event: 'amount' }, -left] });
/** How much is prevented each time is what it comes to as this resolves (2.5.1). */
const fixedly = (at: number, entities: Ref, { match }: Kind, prevent: Value, until: Until): Effect[] => [
  { do: 'remember', as: `much ${at}`, value: prevent },
  {
    do: 'createReplacement',
    entities,
    replaces: { on: 'damage', ...(match ? { match } : {}), prevent: { number: `much ${at}` } },
    until,
  },
];
const recovering = (amount: Value | undefined, player?: 'you') =>
  amount === undefined
    ? undefined
    : [unsettled({ kind: 'replacement', on: 'recover', ...(player ? { player } : {}), change: { amount } })];
/** Other damage in the place of what would be dealt. */
const more = (n: Value): Value => ({ sum: [{ event: 'amount' }, n] });
const changed = (
  whom: Pick<Extract<Effect, { do: 'createReplacement' }>, 'entities' | 'from' | 'once'>,
  amount: Value,
  until: Until,
  source?: FilterClause[],
): Effect[] => [
  {
    do: 'createReplacement',
    ...whom,
    replaces: { on: 'damage', ...(source ? { source } : {}), change: { amount } },
    until,
  },
];
const isTarget = (noun: Ref): boolean => JSON.stringify(noun).includes('"noun":"target"');
