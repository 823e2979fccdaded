/** When a spell may be cast, where its card says so (601.3). */
import type { Ability, Condition } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { COMBAT } from './shared.js';

const castOnly = (condition: Condition): Unsettled =>
  unsettled({ kind: 'static', mods: [{ mod: 'rule', rule: 'castOnly', if: condition }] } as Ability);
/** In this combat phase, whichever of the turn it is (506.7b, 506.7c). */
const WHEN: [string, Condition][] = [
  ['during combat', { during: COMBAT }],
  ['during combat before blockers are declared', { during: ['beginningOfCombat', 'declareAttackers'] }],
  ['during the declare blockers step', { during: ['declareBlockers'] }],
  ['during the declare attackers step', { during: ['declareAttackers'] }],
  ['during your turn', { turnOf: 'you' }],
  ['during your end step', { all: [{ turnOf: 'you' }, { during: ['end'] }] }],
  ["during combat on an opponent 's turn", { all: [{ turnOf: 'opponent' }, { during: COMBAT }] }],
  ['during combat on your turn', { all: [{ turnOf: 'you' }, { during: COMBAT }] }],
];

export const castingTimes = [
  row('static', 'cast this spell only if <condition>', ({ condition }) => [castOnly(condition)], 'Feast of Blood'),
  ...WHEN.map(([words, condition]) => row('static', `cast this spell only ${words}`, () => [castOnly(condition)])),
];
