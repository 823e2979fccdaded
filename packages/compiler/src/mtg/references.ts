/** What the references pass is told about Magic. */
import type { Face, Filter, FilterClause } from '@arbiter/engine';
import { bindsOthers } from '../references/groups.js';
import type { ReferenceRules } from '../references/rules.js';

const PERMANENTS = [
  'creature',
  'artifact',
  'enchantment',
  'land',
  'planeswalker',
  'token',
  'aura',
  'equipment',
  'vehicle',
];

export const referenceRules = (props: Face['props']): ReferenceRules => ({
  field: 'battlefield',
  targeted: (what) => (isPlaced(what) ? what : [{ zone: 'battlefield' }, ...list(what)]),
  implied: (what) => (list(what).some(isOpponents) ? ['player', 'opponent'] : undefined),
  isSteady: (filter) => list(filter).every(isSteady),
  bindsOthers,
  covers: { permanent: PERMANENTS, card: ['creature card'], player: ['opponent'] },
  players: ['player', 'opponent'],
  spell: [props.types].flat().some((type) => type === 'Instant' || type === 'Sorcery'),
});

const isOpponents = (clause: FilterClause): boolean => 'controller' in clause && clause.controller === 'opponent';
/** What nothing changes that one text does to a group before it speaks of them again. */
const STEADY = ['has', 'controller', 'zone', 'other'];

const isSteady = (clause: FilterClause): boolean =>
  STEADY.some((word) => word in clause) ||
  ('is' in clause && clause.is === 'token') ||
  ('not' in clause && list(clause.not).every(isSteady));

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
/** Whether a filter says where something is: a zone, the stack, or that it is a player (109.2). */
const isPlaced = (filter: Filter): boolean =>
  list(filter).some(
    (clause) =>
      'zone' in clause ||
      'player' in clause ||
      ('is' in clause && clause.is === 'spell') ||
      ('any' in clause && clause.any.some(isPlaced)),
  );
