/** The phases of a turn (2.2), and the steps of the combat phase within the main phase (2.2.7). */
import type { TurnStep } from '@arbiter/engine';
import { firstChampion, isFirstTurn, skipsFirstDraw } from '../1-general/1.3-starting.js';
import { cite } from '../cite.js';
import { isDistorted } from './2.2.2-distorted-time.js';
import { skipsDraw } from './2.2.4-skipped-draws.js';
import { beginRetaliation, combatDamage, endOfCombat, retaliate } from './2.2.7-combat.js';
import { cleanUp, drawPhase, recollect, wakeUp } from './2.2-phases.js';
import { materializePhase } from './2.3.2-materializing.js';
import { declareAttack } from './2.6-attacking.js';
import { charging } from './2.11.7.15.2-charging.js';
import { withering } from './2.11.7.15.2-wither.js';

// `waiting`: Opportunity only because of what is on the Effects Stack, until it is empty (2.2.0.4, 2.2.1.1.1).
export const turnTable: TurnStep[] = [
  // A player's first turn begins with a champion in the place of these phases (2.2.0.1.1).
  {
    phase: 'start',
    step: null,
    skip: (g) => !isFirstTurn(g),
    enter: firstChampion,
    priority: 'waiting',
    rules: cite('ga:1.3.3', 'ga:1.3.4', 'ga:1.3.5.1', 'ga:1.7.1.2.1', 'ga:2.2.0.1.1'),
  },
  {
    phase: 'wakeUp',
    step: null,
    skip: isFirstTurn,
    enter: wakeUp,
    priority: 'waiting',
    rules: cite('ga:2.2.1', 'ga:2.2.0.4', 'ga:2.2.1.2'),
  },
  {
    phase: 'materialize',
    step: null,
    skip: (g) => isFirstTurn(g) || isDistorted(g),
    priority: 'waiting',
    then: materializePhase,
    rules: cite('ga:2.2.2', 'ga:2.2.2.1', 'ga:2.2.2.3.1', 'ga:2.2.2.5'),
  },
  {
    phase: 'recollection',
    step: null,
    skip: isFirstTurn,
    enter: charging,
    priority: true,
    then: recollect,
    rules: cite('ga:2.2.3', 'ga:2.2.3.1', 'ga:2.2.3.1.1', 'ga:2.2.3.3', 'ga:2.8.2.2.1'),
  },
  {
    phase: 'draw',
    step: null,
    skip: (g) => skipsFirstDraw(g) || skipsDraw(g),
    enter: drawPhase,
    priority: 'waiting',
    rules: cite('ga:2.2.4', 'ga:1.3.4.1', 'ga:1.2.4', 'ga:2.2.0.1.2', 'ga:2.2.4.2'),
  },
  {
    phase: 'main',
    step: null,
    enter: withering,
    priority: true,
    rules: cite(
      'ga:2.2.5',
      'ga:2.2.0.2',
      'ga:2.2.5.1',
      'ga:1.2.1.1',
      'ga:2.2.5.2',
      'ga:2.2.5.6',
      'ga:2.2.5.3',
      'ga:2.11.7.15.2',
    ),
  },
  // As long as time is distorted, players materialize here.
  {
    phase: 'materialize',
    step: null,
    skip: (g) => !isDistorted(g),
    then: materializePhase,
    priority: 'waiting',
    rules: cite('ga:2.2.2', 'ga:2.2.2.1'),
  },
  {
    phase: 'end',
    step: null,
    priority: true,
    leave: cleanUp,
    rules: cite('ga:2.2.6', 'ga:2.2.6.2', 'ga:2.2.6.1', 'ga:2.2.6.3.1', 'ga:2.2.6.3'),
  },
];

export const combatTable: TurnStep[] = [
  // Nobody can answer the declaration itself, but what it triggers (2.6.7.2, 2.2.7.0.2).
  {
    phase: 'combat',
    step: 'attackDeclaration',
    enter: declareAttack,
    priority: 'waiting',
    rules: cite('ga:2.6.7', 'ga:2.2.7.0.1', 'ga:2.2.7.0.2', 'ga:2.2.7.0.2.1', 'ga:2.2.5.2.1', 'ga:2.2.7.0.3'),
  },
  {
    phase: 'combat',
    step: 'retaliation',
    priority: true,
    then: retaliate,
    enter: beginRetaliation,
    rules: cite('ga:2.2.7.1', 'ga:2.2.7.1.1', 'ga:2.2.7.1.1.1', 'ga:2.2.7.1.3', 'ga:2.8.2.2.4'),
  },
  {
    phase: 'combat',
    step: 'damage',
    priority: true,
    then: combatDamage,
    rules: cite('ga:2.2.7.2', 'ga:2.2.7.2.1', 'ga:2.2.7.2.1.1'),
  },
  {
    phase: 'combat',
    step: 'endOfCombat',
    enter: endOfCombat,
    priority: 'waiting',
    rules: cite('ga:2.2.7.3', 'ga:2.2.7.3.2', 'ga:2.2.7.3.1.2', 'ga:2.2.7.3.3'),
  },
];
