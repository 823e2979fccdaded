/** Masteries and the counters on them (2.11.7.15.2). */
import type { Value } from '@arbiter/engine';
import { row } from '../categories.js';

/** Each mastery that has counters, with their kind. */
const HOMES = [
  ['fractured memories', 'sheen'],
  ['phantasmagoria', 'haunt'],
] as const;
const MASTERIES = [
  ['fractured memories', 'Fractured Memories'],
  ['phantasmagoria', 'Phantasmagoria'],
  ['servile possessions', 'Servile Possessions'],
] as const;

export const memories = [
  row('restriction', '<open> sheen <digit> + <close>', ({ digit }) => ({
    compare: [{ onMastery: 'sheen' }, '>=', digit],
  })),
  ...MASTERIES.map(([words, name]) => row('effect', `you gain the ${words} mastery`, () => [{ do: 'mastery', name }])),
  ...HOMES.flatMap(([words, kind]) => {
    const there: Value = { onMastery: kind };
    return [
      row('tally', `${kind} counter(s) on your ${words}`, () => there),
      ...['on', 'onto'].map((on) =>
        row('effect', `put <n> ${kind} counter(s) ${on} your ${words}`, ({ n }) => [
          { do: 'putOnMastery', kind, amount: n },
        ]),
      ),
      row('sentence', `you gain the ${words} mastery . then put <n> ${kind} counter(s) on it`, ({ n }) => {
        const name = MASTERIES.find(([one]) => one === words)?.[1];
        return (
          name && [
            { do: 'mastery', name },
            { do: 'putOnMastery', kind, amount: n },
          ]
        );
      }),
      row('effect', `double the amount of ${kind} counters on your ${words}`, () => [
        { do: 'putOnMastery', kind, amount: there },
      ]),
      row('effect', `move all ${kind} counters from <object> to your ${words}`, ({ object }) => [
        { do: 'putOnMastery', kind, from: object, as: 'moved' },
      ]),
      row('paid', `you may remove <word> ${kind} counters from your ${words} . <then>`, ({ word, then }) => [
        { do: 'pay', cost: [{ pay: 'fromMastery', kind, amount: word }], then, else: [] },
      ]),
      row('condition', `your ${words} has <word> or less ${kind} counters on it`, ({ word }) => ({
        compare: [there, '<=', word],
      })),
      row('condition', `there are <word> or more ${kind} counters on your ${words}`, ({ word }) => ({
        compare: [there, '>=', word],
      })),
      row(
        'effect',
        `move any amount of ${kind} counters from your ${words} to|onto <object>`,
        ({ object }, { from }) => [
          { do: 'number', as: `moved ${from}`, max: there },
          { do: 'takeFromMastery', kind, amount: { number: `moved ${from}` }, to: object },
        ],
      ),
    ];
  }),
  row(
    'sentence',
    'put a haunt counter on your phantasmagoria . then if there are <word> or more haunt counters on it , <clauses>',
    ({ word, clauses }) => [
      { do: 'putOnMastery', kind: 'haunt', amount: 1 },
      { do: 'if', if: { compare: [{ onMastery: 'haunt' }, '>=', word] }, then: clauses },
    ],
    'Rosewinged Hollow',
  ),
  row('tally', 'counter(s) moved this way', () => ({ number: 'moved' })),
];
