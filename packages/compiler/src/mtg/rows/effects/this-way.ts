/** Amounts of what an effect has just done: "this way" (608.2c). */
import { row } from '../../categories.js';
import { anaphor, mentioned, targetOf } from '../../nouns.js';
import { ANY } from '../nouns.js';
import { ANYTHING, isCard, untilEndOfTurn } from '../shared.js';
import { timesEach } from './changes.js';

const isLoss = (amount: unknown): boolean => typeof amount === 'object' && amount !== null && 'negative' in amount;

export const thisWay = [
  row(
    'sentence',
    '<effect> . you gain life equal to the life lost this way',
    ({ effect }) => {
      const [one] = effect;
      return one?.do === 'stat' && one.stat === 'life' && isLoss(one.amount) && effect.length === 1
        ? [
            { ...one, total: 'lost' },
            { do: 'stat', stat: 'life', who: 'you', amount: { number: 'lost' } },
          ]
        : undefined;
    },
    'Malakir Bloodwitch',
  ),
  row(
    'cost',
    'remove any number of <counter> counters from <source>',
    ({ counter }) => [{ pay: 'takeCounters', kind: counter, count: 'x' }],
    'Subterranean Hangar',
  ),
  // All that a player gets are created at once (608.2c), as "one or more tokens" tells (603.2c).
  row(
    'effect',
    'exile <object> . for each <kind> exiled this way , its controller creates <n> <token>',
    ({ object, n, token }) => [
      { do: 'move', what: object, to: 'exile', cause: 'exile', save: 'exiled' },
      {
        do: 'forEach',
        of: 'players',
        as: 'whose',
        effects: [
          { do: 'remember', as: 'made', value: 0 },
          {
            do: 'forEach',
            of: { was: { saved: 'exiled' } },
            as: 'one',
            effects: [
              {
                do: 'if',
                if: { is: [{ controllerOf: { saved: 'one' } }, { in: { saved: 'whose' } }] },
                then: [{ do: 'remember', as: 'made', value: { sum: [{ number: 'made' }, n] } }],
              },
            ],
          },
          { do: 'create', token, count: { number: 'made' }, who: { saved: 'whose' } },
        ],
      },
    ],
    'Curse of the Swine',
  ),
  row(
    'effect',
    'for each <subtype> sacrificed this way , that <kind> gets an additional <figures> until end of turn',
    ({ kind, figures }, { from }) => untilEndOfTurn(anaphor(from, kind), timesEach(figures, { paid: 'sacrificed' })),
    'Devouring Rage',
  ),
  row('tally', '<counter> counter removed this way', () => 'x' as const),
  row(
    'effect',
    'exile all <thing> . you gain <n> life for each card exiled this way',
    ({ thing, n }, { from }) =>
      thing.placed && isCard(thing)
        ? [
            {
              do: 'move',
              what: mentioned(from, { each: thing.filter }, thing.kinds, true),
              to: 'exile',
              cause: 'exile',
              save: 'exiled',
            },
            {
              do: 'stat',
              stat: 'life',
              who: 'you',
              amount: n === 1 ? { countOf: { saved: 'exiled' } } : { times: [n, { countOf: { saved: 'exiled' } }] },
            },
          ]
        : undefined,
    'Crypt Incursion',
  ),
  row(
    'effect',
    'return <object> to your hand . <source> deals damage to any target equal to the power of the card returned this way',
    ({ object, source }, { to }) => [
      { do: 'move', what: object, to: 'hand', cause: 'return', save: 'returned' },
      {
        do: 'damage',
        amount: { stat: 'power', of: { saved: 'returned' } },
        to: targetOf(to, ANY, ANYTHING),
        from: source,
      },
    ],
    'Morgue Burst',
  ),
  ...['you gain life equal to the damage dealt this way', 'you gain life equal to the damage dealt'].map((words) =>
    row(
      'sentence',
      `<effect> . ${words}`,
      ({ effect }) => {
        const [one] = effect;
        return one?.do === 'damage' && effect.length === 1
          ? [
              { ...one, total: 'dealt' },
              { do: 'stat', stat: 'life', who: 'you', amount: { number: 'dealt' } },
            ]
          : undefined;
      },
      'Corrupt',
    ),
  ),
];
