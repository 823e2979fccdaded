/** What can't happen (101.2), and what rules put in the place of what would (614), by the kind of action: most concern one kind. */
import type { Action, Game, Replacement, RuleRef } from '@arbiter/engine';
import { cannotAttach, cannotEnter } from '../3-card-types/303-attaching.js';
import { cannotMoveDungeon } from '../3-card-types/309-dungeons.js';
import { choosingProtector } from '../3-card-types/310-battles.js';
import { cannotShow, turningOver } from '../7-additional/701-keyword-actions/701.27-transform.js';
import { cannotPlaneswalk } from '../7-additional/701-keyword-actions/701.31-planeswalk.js';
import { sparingPlayers } from '../7-additional/702-keywords/702.16-protection.js';
import { turningUp } from '../7-additional/708-face-down.js';
import { cannotBePrepared } from '../7-additional/722-preparation.js';
import { returningInstead } from '../9-casual/903-commander/903.9-returning.js';
import { firstOf } from '../edition.js';
import { cannotBeMadeTo } from './101.2-cant.js';
import { cannotEnd } from './104-ending.js';
import { cannotLeaveCommand } from './108.5-nontraditional.js';
import { cannotBeToken } from './111-tokens.js';
import { cannotChangeLife } from './119-life.js';
import { noDamage } from './120-damage.js';
import { cannotDraw } from './121-drawing.js';
import { cannotGetCounters, counterReplacements } from './122-counters.js';
import { cannotPutCounters } from './122-moving-and-limits.js';

type ByType<T> = { readonly [type in Action['type']]?: readonly ((g: Game, action: Action) => T)[] };
const NONE: readonly never[] = [];

const cannot: ByType<RuleRef[] | null> = {
  create: [cannotBeToken],
  move: [cannotBeToken, cannotEnter, cannotMoveDungeon, cannotLeaveCommand, cannotBeMadeTo],
  planeswalk: [cannotPlaneswalk],
  attach: [cannotAttach],
  transform: [cannotShow],
  status: [cannotShow, cannotBePrepared],
  stat: [cannotChangeLife],
  draw: [cannotDraw],
  counters: [cannotPutCounters, cannotGetCounters],
  lose: [cannotEnd],
  win: [cannotEnd],
  damage: [noDamage],
};

/** Why an action can't happen, or null. */
export const cannotHappen = (g: Game, action: Action): RuleRef[] | null =>
  firstOf(cannot[action.type] ?? NONE, (why) => why(g, action));

const replacing: ByType<Replacement[]> = {
  damage: [sparingPlayers],
  status: [turningUp],
  transform: [turningOver],
  move: [choosingProtector],
  create: [choosingProtector],
};

/** What rules, and not abilities, replace an action by: those of counters and of commanders concern several kinds. */
export function replacementsByRules(g: Game, action: Action): Replacement[] {
  const found = counterReplacements(g, action);
  for (const more of replacing[action.type] ?? NONE) found.push(...more(g, action));
  const returning = returningInstead(g, action);
  return returning.length === 0 ? found : [...found, ...returning];
}
