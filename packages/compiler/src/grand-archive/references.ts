/** What the references pass is told about Grand Archive. */
import type { Face, Filter, FilterClause } from '@arbiter/engine';
import { bindsOthers } from '../references/groups.js';
import type { ReferenceRules } from '../references/rules.js';

const UNITS = ['ally', 'champion'];
const OBJECTS = [...UNITS, 'unit', 'weapon', 'item', 'regalia', 'domain', 'token'];

export const referenceRules = (props: Face['props']): ReferenceRules => ({
  field: 'field',
  targeted: (what) => (isPlaced(what) ? what : [{ zone: 'field' }, ...list(what)]),
  implied: (what) => (list(what).some(isOpponents) ? ['player', 'opponent'] : undefined),
  isSteady: (filter) => list(filter).every(isSteady),
  bindsOthers,
  covers: { unit: UNITS, object: OBJECTS, card: ['ally card'], player: ['opponent'] },
  players: ['player', 'opponent'],
  spell: [props.types].flat().includes('Action'),
  byName: true,
});

const isOpponents = (clause: FilterClause): boolean => 'controller' in clause && clause.controller === 'opponent';
/** What nothing changes that one text does to a group before it speaks of them again. */
const STEADY = ['has', 'controller', 'zone', 'other', 'self'];
const isSteady = (clause: FilterClause): boolean =>
  STEADY.some((word) => word in clause) ||
  // Who defends is told by the attack, which goes on.
  ('is' in clause && clause.is === 'defending') ||
  ('not' in clause && list(clause.not).every(isSteady));

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
/** Whether a filter says where something is, or that it is a player. */
const isPlaced = (filter: Filter): boolean =>
  list(filter).some(
    (clause) =>
      'zone' in clause ||
      'player' in clause ||
      ('is' in clause && WAITING.includes(clause.is)) ||
      ('any' in clause && clause.any.some(isPlaced)),
  );
/** What waits on the Effects Stack says where it is. */
const WAITING = ['cardActivation', 'activation', 'trigger', 'materialization'];
