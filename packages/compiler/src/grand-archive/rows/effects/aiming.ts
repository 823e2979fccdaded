/** The next attack of a unit, and attacks that are aimed at something else (2.6). */
import type { Condition, Effect, FilterClause, Mod, Ref, Value } from '@arbiter/engine';
import { anaphor, result } from '../../../references/making.js';
import { row } from '../../categories.js';
import { isOne, isSelf, withX, YOUR_CHAMPION } from '../shared.js';
import { attacks, times } from '../statics.js';

type Next = Extract<Effect, { do: 'nextAttack' }>;
const next = (what: Ref, mods: Mod[] | undefined, more: Partial<Next> = {}): Effect[] | undefined =>
  mods === undefined || mods.length === 0 || !isOne(what) ? undefined : [{ do: 'nextAttack', what, mods, ...more }];
/** Which of its attacks it is, as texts say it. */
const WHICH: readonly (readonly [words: string, more: Partial<Next>])[] = [
  ['next attack this turn', {}],
  ['next attack without a weapon this turn', { bare: true }],
  ['first attack during your next turn', { nextTurn: true }],
  ['first attack without a weapon during your next turn', { bare: true, nextTurn: true }],
];
const happened = (saved: string): Condition => ({ is: [{ saved }, { zone: 'field' }] });
/** What is attacked now, as texts say it. */
const AT: readonly (readonly [words: string, at?: FilterClause[]])[] = [
  [''],
  [' that targets <champion>', [YOUR_CHAMPION].flat()],
  [' that targets <source>', [{ self: true }]],
];

export const aiming = [
  ...WHICH.flatMap(([words, more]) => [
    ...["'s", "'"].flatMap((s) => [
      row('effect', `<object> ${s} ${words} <mods>`, ({ object, mods }) => next(object, attacks(mods), more)),
      row('effect', `<object> ${s} ${words} <mods> for every <word> <tally>`, ({ object, mods, word, tally }) =>
        next(object, times(attacks(mods) ?? [], { quotient: [tally, word], round: 'down' }), more),
      ),
    ]),
    row('effect', `their|his|her ${words} <mods>`, ({ mods }, { from }) =>
      next(anaphor(from, 'unit'), attacks(mods), more),
    ),
    row('effect', `their|his|her ${words} <mods> for every <word> <tally>`, ({ mods, word, tally }, { from }) =>
      next(
        anaphor(from, 'unit'),
        times(attacks(mods) ?? [], { quotient: [tally, word], round: 'down' } satisfies Value),
        more,
      ),
    ),
  ]),
  row('effect', "<object> 's first attack using a|an <thing> during your next turn <mods>", ({ object, thing, mods }) =>
    next(object, attacks(mods), { using: thing.filter, nextTurn: true }),
  ),
  row('effect', "<object> 's next attack this turn using a|an <thing> <mods>", ({ object, thing, mods }) =>
    next(object, attacks(mods), { using: thing.filter }),
  ),
  ...['this turn'].map((turn) =>
    row(
      'sentence',
      `the next time <damageKind> would be dealt to <object> ${turn} , prevent <digit> of that damage . <clauses> [,] where x is the amount of damage prevented this way`,
      ({ damageKind, object, digit, clauses }) => {
        const also = withX(clauses, { event: 'prevented' });
        return also && preventing(object, { ...damageKind, prevent: digit, also });
      },
      'Righteous Retribution',
    ),
  ),
  row(
    'sentence',
    'the next time <object> would take <digit> or less <damageKind> this turn , prevent it . <clauses> [,] where x is the amount of damage prevented this way',
    ({ object, digit, damageKind, clauses }) => {
      const also = withX(clauses, { event: 'prevented' });
      const few: Condition = { compare: [{ event: 'amount' }, '<=', digit] };
      return also && preventing(object, { ...damageKind, prevent: true, also, if: few });
    },
    'Vainglory Retribution',
  ),

  // Attacks aimed at something else (2.6.3).
  ...AT.flatMap(([words, at]) => {
    const of = at === undefined ? {} : { at };
    return [
      row('effect', `change the target of an attack${words} to <object>`, (said) => {
        const { object } = said as unknown as { object: Ref };
        return isOne(object) || isSelf(object) ? [{ do: 'redirect', to: object, ...of }] : undefined;
      }),
      row('effect', `change the target of an attack${words} to a|an <thing>`, (said, { from, to }) => {
        const { thing } = said as unknown as { thing: { filter: FilterClause[]; kinds: readonly string[] } };
        return redirected(`aimed ${from}`, thing.filter, of, result(to, thing.kinds));
      }),
      ...['', 'you may '].flatMap((may) => [
        row(
          'paid',
          `${may}change the target of an attack${words} to <object> . if you do , <clauses>`,
          (said, { from }) => {
            const { object, clauses } = said as unknown as { object: Ref; clauses: Effect[] };
            const then: Effect[] = [
              { do: 'redirect', to: object, ...of, save: `done ${from}` },
              { do: 'if', if: happened(`done ${from}`), then: clauses },
            ];
            return isOne(object) ? (may === '' ? then : [{ do: 'may', then }]) : undefined;
          },
        ),
        row(
          'paid',
          `${may}change the target of an attack${words} to a|an <thing> . if you do , that <kind> <mods> <duration>`,
          (said, { from }) => {
            const { thing, mods, duration, kind } = said as unknown as {
              thing: { filter: FilterClause[]; kinds: readonly string[] };
              kind: string;
              mods: Mod[];
              duration: NonNullable<Extract<Effect, { do: 'modify' }>['until']>;
            };
            if (!thing.kinds.includes(kind)) return undefined;
            const then: Effect[] = [
              ...redirected(`aimed ${from}`, thing.filter, of, `done ${from}`),
              {
                do: 'if',
                if: happened(`done ${from}`),
                then: [{ do: 'modify', what: { saved: `done ${from}` }, mods, until: duration }],
              },
            ];
            return may === '' ? then : [{ do: 'may', then }];
          },
        ),
      ]),
    ];
  }),
  row(
    'paid',
    'change the target of an attack that targets a|an <thing> to <object> . if you do , <clauses>',
    ({ thing, object, clauses }, { from }) =>
      isOne(object)
        ? [
            { do: 'redirect', to: object, at: thing.filter, save: `done ${from}` },
            { do: 'if', if: happened(`done ${from}`), then: clauses },
          ]
        : undefined,
    'Beckon Attention',
  ),
];

function preventing(
  entities: Ref,
  replaces: Omit<Extract<Effect, { do: 'createReplacement' }>['replaces'], 'on'>,
): Effect[] {
  return [
    {
      do: 'createReplacement',
      entities,
      once: true,
      replaces: { on: 'damage', ...replaces },
      until: { kind: 'endOfTurn' },
    },
  ];
}
function redirected(picked: string, from: FilterClause[], of: { at?: FilterClause[] }, save: string): Effect[] {
  return [
    { do: 'choose', from, min: 1, max: 1, save: picked },
    { do: 'redirect', to: { saved: picked }, ...of, save },
  ];
}
