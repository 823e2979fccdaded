/** Phases that are added to a turn (500.8), after whatever phase goes on or after a main phase alone. */
import { type Condition, canonical, type Effect } from '@arbiter/engine';
import { UNSAID } from '../say.js';

/** "After this phase, there is an additional combat phase followed by an additional main phase". */
export function addedPhasesText(phases: readonly string[], after = 'after this phase'): string {
  const there = `${after}, there is an additional combat phase`;
  if (phases.join() === 'combat') return there;
  return phases.join() === 'combat,main' ? `${there} followed by an additional main phase` : UNSAID;
}

/** "After this main phase, …": where no main phase goes on, there is none after which they could be. */
export function afterMainPhase(condition: Condition, then: readonly Effect[]): string | undefined {
  const [added, ...more] = then;
  if (canonical(condition) !== IN_MAIN_PHASE || added?.do !== 'extraPhases' || more.length > 0) return undefined;
  return addedPhasesText(added.phases, 'after this main phase');
}
const IN_MAIN_PHASE = canonical({ during: ['precombatMain', 'postcombatMain'] });
