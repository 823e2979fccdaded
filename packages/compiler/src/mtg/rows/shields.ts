/** Damage that static abilities prevent, all of it or some (615). */
import type { Ability, FilterClause, ReplacementAbility } from '@arbiter/engine';
import { type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';

const prevented = (what: Partial<ReplacementAbility>): Unsettled =>
  unsettled({ kind: 'replacement', on: 'damage', ...what } as Ability);
const CREATURE: FilterClause = { has: ['types', 'Creature'] };

export const shields = [
  row(
    'static',
    'if a spell you control would deal damage to an opponent , prevent that damage . create a|an <token> for each 1 damage prevented this way',
    ({ token }) => [
      prevented({
        source: [{ is: 'spell' }, { controller: 'you' }],
        target: [{ player: 'opponent' }],
        prevent: true,
        also: [{ do: 'create', token, count: { event: 'prevented' } }],
      }),
    ],
    'Hostility',
  ),
  row(
    'static',
    'if damage would be dealt to another creature you control , prevent that damage . put a +1/+1 counter on that creature for each 1 damage prevented this way',
    () => [
      prevented({
        target: [CREATURE, { controller: 'you' }, { other: true }],
        prevent: true,
        also: [{ do: 'counters', what: { event: 'target' }, kind: '+1/+1', amount: { event: 'prevented' } }],
      }),
    ],
    'Vigor',
  ),
  row(
    'static',
    'if a source would deal damage to you , prevent <n:digit> of that damage',
    ({ n }) => [prevented({ target: [{ player: 'you' }], prevent: n })],
    "Urza's Armor",
  ),
  row(
    'static',
    'if a source would deal damage to you or <thing:one> , prevent <n:digit> of that damage',
    ({ thing, n }) =>
      thing.placed ? undefined : [prevented({ target: { any: [{ player: 'you' }, thing.filter] }, prevent: n })],
    'Hedron-Field Purists',
  ),
  row('static', 'if <thing:one> would deal damage to you , prevent <n:digit> of that damage', ({ thing, n }) => [
    prevented({ source: thing.filter, target: [{ player: 'you' }], prevent: n }),
  ]),
];
