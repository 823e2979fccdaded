/** What the references pass is told about Riftbound. */
import type { Face, Filter, FilterClause } from '@arbiter/engine';
import type { ReferenceRules } from '../references/rules.js';

export const referenceRules = (props: Face['props']): ReferenceRules => ({
  field: 'board',
  // What is chosen is on the board unless it says otherwise (355.9.a.1).
  targeted: (what) => what,
  implied: (what) => (list(what).some(isEnemy) ? ['player', 'opponent'] : undefined),
  isSteady: (filter) => list(filter).every(isSteady),
  bindsOthers: () => false,
  covers: { card: ['unit', 'gear', 'spell'], player: ['opponent'], place: ['battlefield', 'unit', 'gear'] },
  // "It" is no place either.
  players: ['player', 'opponent', 'battlefield'],
  spell: [props.types].flat().includes('Spell'),
  goesOn: true,
});

const isEnemy = (clause: FilterClause): boolean => 'controller' in clause && clause.controller === 'opponent';
/** What nothing changes that one text does to a group before it speaks of them again. */
const STEADY = ['has', 'controller', 'zone', 'other', 'self'];
const isSteady = (clause: FilterClause): boolean =>
  STEADY.some((word) => word in clause) || ('not' in clause && list(clause.not).every(isSteady));
const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
