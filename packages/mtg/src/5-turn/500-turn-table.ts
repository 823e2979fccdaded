/** The phases and steps of a turn (500–514), in the order they are gone through. */
import type { Game, TurnStep } from '@arbiter/engine';
import { emptyPools } from '../1-concepts/106-mana.js';
import { precombatMain } from '../7-additional/714-sagas.js';
import { endedEarly } from '../7-additional/724-ending.js';
import { cite } from '../cite.js';
import { afterPhase, goOnWith, isOnlyStep, skipped } from './500.7-extra.js';
import { afterExtraSteps, forgetExtraSteps, nextExtraStep } from './500.9-extra-steps.js';
import { drawStep, untapStep } from './501-beginning.js';
import { anyAttack, anyFirstStrikers, endCombat } from './506-combat.js';
import { chooseDefendingPlayer } from './507.1-defending-player.js';
import { declareAttackers } from './508-declare-attackers.js';
import { declareBlockers } from './509-declare-blockers.js';
import { combatDamage, firstStrikeDamage } from './510-combat-damage.js';
import { cleanup, cleanupAgain } from './514-cleanup.js';

const noAttack = (g: Game): boolean => !anyAttack(g);

const rows: TurnStep[] = [
  {
    phase: 'beginning',
    step: 'untap',
    enter: untapStep,
    // 502.4: nobody gets priority, and what triggers waits.
    priority: false,
    rules: cite('mtg:500.3', 'mtg:502.2', 'mtg:502.3', 'mtg:502.4', 'mtg:703.4a', 'mtg:703.4b'),
    phaseRules: cite('mtg:501.1'),
  },
  { phase: 'beginning', step: 'upkeep', priority: true, rules: cite('mtg:503.1', 'mtg:503.1a') },
  { phase: 'beginning', step: 'draw', enter: drawStep, priority: true, rules: cite('mtg:504.1', 'mtg:504.2') },
  {
    phase: 'precombatMain',
    step: null,
    priority: true,
    enter: precombatMain,
    rules: cite('mtg:505.1', 'mtg:505.1a', 'mtg:505.2', 'mtg:505.6'),
  },
  {
    phase: 'combat',
    step: 'beginningOfCombat',
    priority: true,
    enter: chooseDefendingPlayer,
    rules: cite('mtg:507.2'),
    phaseRules: cite('mtg:506.1'),
  },
  {
    phase: 'combat',
    step: 'declareAttackers',
    enter: declareAttackers,
    priority: true,
    rules: cite('mtg:508.1', 'mtg:508.2', 'mtg:508.2b'),
  },
  // Where no creature attacked, blocks and damage are skipped (508.8); not where the attackers are gone since.
  {
    phase: 'combat',
    step: 'declareBlockers',
    skip: noAttack,
    enter: declareBlockers,
    priority: true,
    rules: cite('mtg:508.8', 'mtg:509.1', 'mtg:509.2', 'mtg:509.2a'),
  },
  {
    phase: 'combat',
    step: 'firstStrikeDamage',
    skip: (g) => noAttack(g) || !anyFirstStrikers(g),
    enter: firstStrikeDamage,
    priority: true,
    rules: cite('mtg:510.3', 'mtg:510.4'),
  },
  {
    phase: 'combat',
    step: 'combatDamage',
    skip: noAttack,
    enter: combatDamage,
    priority: true,
    rules: cite('mtg:510.3', 'mtg:510.3a'),
  },
  {
    phase: 'combat',
    step: 'endOfCombat',
    priority: true,
    leave: endCombat,
    rules: cite('mtg:511.1', 'mtg:511.2', 'mtg:511.3', 'mtg:500.5a'),
  },
  {
    phase: 'postcombatMain',
    step: null,
    priority: true,
    rules: cite('mtg:505.1', 'mtg:505.1a', 'mtg:505.2', 'mtg:505.6'),
  },
  {
    phase: 'ending',
    step: 'end',
    priority: true,
    rules: cite('mtg:513.1', 'mtg:513.2'),
    phaseRules: cite('mtg:512.1'),
  },
  {
    phase: 'ending',
    step: 'cleanup',
    enter: cleanup,
    // Normally nobody gets priority; if something triggers or happens, players do and another cleanup follows (514.3a).
    priority: (g) => cleanupAgain.of(g) === true,
    next: (g) => (cleanupAgain.of(g) === true ? g.s.turn.index : undefined),
    rules: cite('mtg:514.1', 'mtg:514.2', 'mtg:514.3', 'mtg:514.3a'),
  },
];

const rowOf = (name: string): number => rows.findIndex((s) => (s.step ?? s.phase) === name);
/** Extra phases by name; every main phase but the first is a postcombat one (505.1a). */
const EXTRA = {
  beginning: rowOf('untap'),
  combat: rowOf('beginningOfCombat'),
  main: rowOf('postcombatMain'),
  ending: rowOf('end'),
};
/** Steps that may be added, by name. */
const STEPS = { untap: rowOf('untap'), upkeep: rowOf('upkeep'), draw: rowOf('draw'), end: rowOf('end') };
const ANY = { ...STEPS, ...EXTRA };

/** The row that follows another one: an extra step (500.9), the rest of its phase, or after that an extra phase (500.8). */
function following(g: Game, at: number): number {
  const extra = nextExtraStep(g, STEPS, at + 1);
  if (extra !== undefined) return extra;
  const goOn = afterExtraSteps(g) ?? at + 1;
  if (!isOnlyStep(g) && rows[goOn]?.phase === rows[at]?.phase) return goOn;
  goOnWith(g, goOn);
  return afterPhase(g, ANY) ?? goOn;
}

/** Where the turn goes on that was ended, or whose combat phase was (724.1d, 724.2d). */
function rowAfterEnding(g: Game): number | undefined {
  const ended = endedEarly(g);
  if (ended) forgetExtraSteps(g);
  if (ended === 'combat') return afterPhase(g, EXTRA) ?? rowOf('postcombatMain');
  return ended && rowOf('cleanup');
}

/** Every row may be skipped by an effect, loses unspent mana at its end (500.5), and may end a phase (500.8). */
export const turnTable: TurnStep[] = rows.map((row, i): TurnStep => {
  const last = rows[i + 1]?.phase !== row.phase;
  return {
    ended: emptyPools,
    ...row,
    skip: (g) => skipped(g, row, last) || (row.skip?.(g) ?? false),
    next: (g) => rowAfterEnding(g) ?? row.next?.(g) ?? following(g, i),
  };
});
