/** The phases and steps of a turn (500–514), in the order they are gone through. */
import type { Game, TurnStep } from '@arbiter/engine';
import { cite } from '../cite.js';
import { anyAttack, anyFirstStrikers } from './506-combat.js';

const noAttack = (g: Game): boolean => !anyAttack(g);

export const turnTable: TurnStep[] = [
  {
    phase: 'beginning',
    step: 'untap',
    enter: 'untapStep',
    priority: false,
    leave: 'emptyPools',
    rules: cite('mtg:502'),
    phaseRules: cite('mtg:501'),
  },
  { phase: 'beginning', step: 'upkeep', priority: true, leave: 'emptyPools', rules: cite('mtg:503') },
  { phase: 'beginning', step: 'draw', enter: 'drawStep', priority: true, leave: 'emptyPools', rules: cite('mtg:504') },
  { phase: 'precombatMain', step: null, priority: true, leave: 'emptyPools', rules: cite('mtg:505') },
  {
    phase: 'combat',
    step: 'beginningOfCombat',
    priority: true,
    leave: 'emptyPools',
    rules: cite('mtg:507'),
    phaseRules: cite('mtg:506'),
  },
  {
    phase: 'combat',
    step: 'declareAttackers',
    enter: 'declareAttackers',
    priority: true,
    leave: 'emptyPools',
    rules: cite('mtg:508'),
  },
  // Where no creature attacked, blocks and damage are skipped (508.8); not where the attackers are gone since.
  {
    phase: 'combat',
    step: 'declareBlockers',
    skip: noAttack,
    enter: 'declareBlockers',
    priority: true,
    leave: 'emptyPools',
    rules: cite('mtg:509'),
  },
  {
    phase: 'combat',
    step: 'firstStrikeDamage',
    skip: (g) => noAttack(g) || !anyFirstStrikers(g),
    enter: 'firstStrikeDamage',
    priority: true,
    leave: 'emptyPools',
    rules: cite('mtg:510.4'),
  },
  {
    phase: 'combat',
    step: 'combatDamage',
    skip: noAttack,
    enter: 'combatDamage',
    priority: true,
    leave: 'emptyPools',
    rules: cite('mtg:510'),
  },
  { phase: 'combat', step: 'endOfCombat', priority: true, leave: 'endCombat', rules: cite('mtg:511') },
  { phase: 'postcombatMain', step: null, priority: true, leave: 'emptyPools', rules: cite('mtg:505') },
  {
    phase: 'ending',
    step: 'end',
    priority: true,
    leave: 'emptyPools',
    rules: cite('mtg:513'),
    phaseRules: cite('mtg:512'),
  },
  {
    phase: 'ending',
    step: 'cleanup',
    enter: 'cleanup',
    // Normally nobody gets priority; if something triggers or happens, players do and another cleanup follows (514.3a).
    priority: (g) => g.s.marks.cleanupAgain === true,
    leave: 'emptyPools',
    next: (g) => (g.s.marks.cleanupAgain === true ? g.s.turn.index : undefined),
    rules: cite('mtg:514'),
  },
];

export const stepIndex = (name: string): number => turnTable.findIndex((s) => (s.step ?? s.phase) === name);
