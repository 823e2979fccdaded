/** What cards forbid, and what they let happen only somewhere or from some time on (054). */
import type { Condition, FilterClause } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { asData, modify, type } from './shared.js';
import { still } from './statics.js';

const BATTLEFIELD = type('Battlefield');
/** What would ready something does nothing: its exhaustion is not taken away (415, 054.1). */
const unreadied = (object: 'self' | FilterClause[], when?: Condition): Unsettled[] => [
  unsettled({
    kind: 'replacement',
    on: 'status',
    object,
    match: { status: 'exhausted', on: false },
    ...(when ? { if: when } : {}),
    instead: [],
  }),
];

export const forbidden = [
  row(
    'static',
    "i can't be played on your first , second , or third turns",
    () =>
      still([{ mod: 'rule', rule: 'cantBePlayed' }], {
        if: { all: [{ turnOf: 'you' }, { compare: [{ stat: 'turns', of: 'you' }, '<=', 3] }] },
      }),
    "Ol' Poro",
  ),
  row(
    'static',
    'play me only to a battlefield you conquered this turn',
    () =>
      still([
        {
          mod: 'rule',
          rule: 'playableOnlyAt',
          at: asData([BATTLEFIELD, { happened: { on: 'conquer', object: 'self', player: 'you' } }]),
        },
      ]),
    'Perched Grimwyrm',
  ),
  row('static', 'while <condition> , opponents can only play units to their base', ({ condition }) =>
    still([{ mod: 'rule', rule: 'unitsOnlyToBase' }], { affects: { players: 'opponents' }, if: condition }),
  ),
  // What is hidden is revealed as it is played (811.1.d).
  row('static', "your opponents ' <open> hidden <close> cards can't be revealed here", () =>
    still([{ mod: 'rule', rule: 'cantPlay', of: asData([{ is: 'hiddenHere' }]) }], {
      affects: { players: 'opponents' },
    }),
  ),
  // 811.1.b: instead of the Power that hiding costs.
  row(
    'static',
    'you may pay <energySign> to hide a card with <open> hidden <close> instead of <open> a <close>',
    (said) => still([{ mod: 'rule', rule: 'hidesFor', energy: said.energySign }], { affects: { players: 'you' } }),
  ),
  row('effect', 'you can hide cards ignoring costs this turn', () =>
    modify('you', [{ mod: 'rule', rule: 'hidesFor', energy: 0 }]),
  ),
  row('static', 'your deck can have any number of cards named <source>', () =>
    still([{ mod: 'rule', rule: 'anyNumberInDecks' }]),
  ),
  row('static', "i can't be readied", () => unreadied('self')),
  // What awakens is readied by no spell or ability (315.1).
  row('static', "while <condition> , spells and abilities can't ready <thing>", ({ condition, thing }) =>
    unreadied(thing.filter, { all: [condition, { not: { during: ['awaken'] } }] }),
  ),
  row('static', "players can't score here until their third turn", () =>
    still([{ mod: 'rule', rule: 'notScoredBefore', turn: 3 }]),
  ),
];
