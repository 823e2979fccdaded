/** What is asked of the turn so far: what died, attacked, entered or was put somewhere (608.2i). */
import type { FilterClause, Value } from '@arbiter/engine';
import { type Described, row } from '../categories.js';

const died = ({ filter }: Described): Value => ({
  happened: { on: 'move', object: filter, match: { from: 'battlefield', to: 'graveyard' } },
});
/** Each creature that attacked counts once, wherever it is by now (608.2i). */
const attacked = ({ filter, placed }: Described): Value | undefined =>
  placed ? undefined : { happened: { on: 'attack', object: filter }, objects: true };
/** What lies in a graveyard and came there in this turn. */
const came = (owner: FilterClause[], from?: string): FilterClause[] => [
  { zone: 'graveyard' },
  ...owner,
  {
    happened: {
      on: 'move',
      object: 'self',
      match: { ...(from === undefined ? {} : { from }), to: 'graveyard' },
    },
  },
];
const OWNERS: [string, FilterClause[]][] = [
  ['in your graveyard', [{ owner: 'you' }]],
  ['in a graveyard', []],
];

export const thisTurn = [
  row(
    'tally',
    '<thing> that died this turn',
    ({ thing }) => (thing.placed ? undefined : died(thing)),
    'Ashen-Skin Zubera',
  ),
  row('value', 'the number of <thing> that died this turn', ({ thing }) => (thing.placed ? undefined : died(thing))),
  row('tally', '<thing> that attacked this turn', ({ thing }) => attacked(thing), 'Witchstalker Frenzy'),
  row('value', 'the number of <thing> that attacked this turn', ({ thing }) => attacked(thing)),
  ...OWNERS.flatMap(([words, owner]) => [
    row(
      'suffix',
      `${words} that was|were put there from the battlefield this turn`,
      () => came(owner, 'battlefield'),
      'Twilight Shepherd',
    ),
    row('suffix', `${words} that was|were put there from anywhere this turn`, () => came(owner)),
  ]),
  row(
    'condition',
    "you've cast <thing:one> this turn",
    ({ thing: { kinds, filter } }) =>
      kinds.includes('spell')
        ? {
            compare: [
              {
                happened: {
                  on: 'cast',
                  player: 'you',
                  object: filter.filter((clause) => !('is' in clause && clause.is === 'spell')),
                },
              },
              '>=',
              1,
            ],
          }
        : undefined,
    'Goblin Cohort',
  ),
  // One that attacked twice counts once.
  row(
    'condition',
    'you attacked with <n:digitOrWord> or more creatures this turn',
    ({ n }) => ({ compare: [{ happened: { on: 'attack', player: 'you' }, objects: true }, '>=', n] }),
    'Windbrisk Heights',
  ),
  row(
    'condition',
    '<source> entered this turn',
    ({ source }) => ({
      is: [source, { happened: { on: 'move', object: 'self', match: { to: 'battlefield' } } }],
    }),
    'Hixus, Prison Warden',
  ),
  row(
    'event',
    "you're dealt combat damage",
    () => ({ on: { on: 'damage', player: 'you', match: { combat: true } }, mentions: [] }),
    'Swarmborn Giant',
  ),
];
