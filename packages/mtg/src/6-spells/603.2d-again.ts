/** Abilities that trigger additional times because an effect says so (603.2d). */
import {
  type Ability,
  controllerOf,
  type Derived,
  fits,
  type Game,
  isTable,
  matches,
  type TriggerPattern,
  type WaitingTrigger,
} from '@arbiter/engine';
import { filterOf } from '../1-concepts/101.2-cant.js';
import { cite } from '../cite.js';

/** What such an effect is about. @citation */
export const AGAIN = cite('mtg:603.2d');

const isPattern = (part: unknown): part is TriggerPattern => isTable(part) && typeof part.on === 'string';

/** What triggers because of why something moved, as by a sacrifice, does so on another event than that it went there. */
const waitsForWhy = (ability: Ability, on: TriggerPattern): boolean =>
  ability.kind === 'triggered' && ability.on.match?.cause !== undefined && on.match?.cause === undefined;

/**
 * How many additional times an ability of an object triggers. No effect of this kind looks at what another adds, and none
 * speaks of delayed and reflexive abilities, which no object has.
 */
export function triggersAgain(
  g: Game,
  { source: object, controller, ability, event }: Omit<WaitingTrigger, 'id'>,
  { playerRules }: Derived,
): number {
  let times = 0;
  for (const { rule, seats, source, mod } of playerRules) {
    if (rule !== 'triggersAgain' || !seats.includes(controller)) continue;
    const by = { source, controller: controllerOf(g, source), event };
    if (mod.of !== undefined && !matches(g, { object }, filterOf(mod.of), by)) continue;
    if (isPattern(mod.on)) {
      if (event.type !== mod.on.on || waitsForWhy(ability, mod.on) || !fits(g, mod.on, event, by)) continue;
    }
    times++;
  }
  return times;
}
