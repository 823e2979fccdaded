/** Boons: what they do as they are gained, and what else only their texts say (Pantheon). */
import type { Effect, FilterClause } from '@arbiter/engine';
import { playerTarget, targetOf } from '../../references/making.js';
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { CHAMPION, isCard, onField } from './shared.js';
import { placed } from './things.js';

const INFLUENCE: FilterClause[] = [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }];
const choose = (save: string, from: FilterClause[], more: object = {}): Effect => ({
  do: 'choose',
  from,
  min: 1,
  max: 1,
  save,
  ...more,
});

export const boons = [
  // It is bestowed as an action is activated, and what it does then is its instructions.
  row('own', 'as you gain this boon , <effects>', ({ effects }) => ({ line: 'effects' as const, effects })),
  ...['class locked', 'first boon'].map((word) =>
    row('keyword', word, () => unsettled({ kind: 'keyword', keyword: word })),
  ),
  row('keyword', 'level locked <digit>', ({ digit }) =>
    unsettled({ kind: 'keyword', keyword: 'level locked', value: digit }),
  ),
  row('less', 'this boon|card costs <digit> less to bestow', ({ digit }) => [
    {
      mod: 'cost',
      less: [
        { pay: 'reserve', amount: 1 },
        { pay: 'memory', amount: 1 },
      ],
      ...(digit === 1 ? {} : { times: digit }),
    },
  ]),
  row('tally', 'graveyard(s) with <word> or more cards in it|them', ({ word }) => ({
    count: [{ player: 'any' as const }, { owns: [[{ zone: 'graveyard' }], '>=', word] }],
  })),
  // A class is one of the subtypes (1.6.5.3.1): a champion that is a Ranger class is a Ranger unit.
  row('mod', 'is a|an <class> class in addition to their other types', ({ class: name }) => [
    { mod: 'gain', prop: 'classes', values: [name] },
    { mod: 'gain', prop: 'subtypes', values: [name] },
  ]),
  row('limits', 'activate this ability only thrice', () => ({ limit: { inAll: 3 } })),
  row('limits', 'trigger this ability only twice', () => ({ limit: { inAll: 2 } })),
  row('effect', 'choose a|an <thing> and it becomes fostered', ({ thing }, { from }) => [
    choose(`picked ${from}`, thing.filter),
    { do: 'status', what: { saved: `picked ${from}` }, status: 'fostered' },
  ]),
  row('trigger', 'whenever your champion levels up into a|an <cards>', ({ cards }) =>
    isCard(cards) && JSON.stringify(cards.filter).includes('baseLevel')
      ? { on: { on: 'levelUp', player: 'you', object: cards.filter }, mentions: [] }
      : undefined,
  ),
  row('player', 'any number|amount of target players', (_, { from }) =>
    playerTarget(from, 'any', { min: 0, max: null }),
  ),
  row('object', 'up to <word> target <cards> from any banishment', ({ word, cards }, { from }) =>
    isCard(cards) && word > 1
      ? targetOf(from, placed(cards.filter, { zones: ['banishment'] }), cards.kinds, { min: 0, max: word })
      : undefined,
  ),
  row('effect', "put <object> into their owner 's material deck", ({ object }) => [
    { do: 'move', what: object, to: 'materialDeck', cause: 'effect' },
  ]),
  row(
    'sentence',
    "put <a:word> <b:counter> counters on a|an <c:thing> you control or put <d:word> <e:counter> counters on a|an <f:thing> you don't control",
    ({ a, b, c, d, e, f }, { from }) =>
      onField(c) && onField(f)
        ? [
            {
              do: 'either',
              choices: [
                {
                  label: `${a} on one that you control`,
                  effects: [
                    choose(`own ${from}`, [...c.filter, { controller: 'you' }]),
                    { do: 'counters', what: { saved: `own ${from}` }, kind: b, amount: a },
                  ],
                },
                {
                  label: `${d} on one that you don't control`,
                  effects: [
                    choose(`other ${from}`, [...f.filter, { not: { controller: 'you' } }]),
                    { do: 'counters', what: { saved: `other ${from}` }, kind: e, amount: d },
                  ],
                },
              ],
            },
          ]
        : undefined,
    'Lesser Boon of Parvati',
  ),
  row(
    'effect',
    'target player that controls exactly one <a:thing> puts a <b:counter> counter on a|an <c:thing> they control without a <d:counter> counter on it',
    ({ a, b, c, d }, { from }) => {
      const what: FilterClause[] = [{ player: 'any' }, { controls: [a.filter, '=', 1] }];
      const who = targetOf(from, what, ['player']);
      return [
        choose(`picked ${from}`, [...c.filter, { controller: who }, { not: { counters: [d, 1] } }], { who }),
        { do: 'counters', what: { saved: `picked ${from}` }, kind: b, amount: 1 },
      ];
    },
    'Lesser Boon of Revelry',
  ),
  row('effect', 'deal <n> damage to each champion controlled by players with influence more than <word>', (said) => [
    {
      do: 'damage',
      amount: said.n,
      to: {
        each: [CHAMPION, { controller: { each: [{ player: 'any' }, { owns: [INFLUENCE, '>', said.word] }] } }],
      },
    },
  ]),
];
