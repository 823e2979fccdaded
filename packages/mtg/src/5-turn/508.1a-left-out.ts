/** Why a permanent can't be declared as an attacker or a blocker, each by itself (508.1a, 508.1c, 509.1a). */
import {
  characteristicsOf,
  controllerOf,
  type Game,
  isActive,
  type Matcher,
  ruleOn,
  type Seat,
  type Violation,
} from '@arbiter/engine';
import { fitting } from '../1-concepts/117.1-timing.js';
import { canFight, isSick } from '../3-card-types/302-creatures.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';

const NO_CREATURE: Violation = { detail: 'only creatures attack, and no battles', rules: cite('mtg:508.1a') };
const NOT_ATTACKING: Violation = {
  detail: 'creatures of the player whose turn it is attack',
  rules: cite('mtg:508.1a'),
};
const TAPPED: Violation = { detail: 'tapped creatures don’t attack', rules: cite('mtg:508.1a') };
const SICK: Violation = {
  detail: 'it has neither haste nor been controlled since the turn began',
  rules: cite('mtg:508.1a', 'mtg:302.6'),
};
const EFFECT: Violation = { detail: 'an effect says that it can’t attack', rules: cite('mtg:508.1c') };
const RESTRICTED = cite('mtg:508.1c');

/**
 * What forbids an object to be declared as an attacker, whatever else attacks (508.1a, 508.1c).
 * @returns null: nothing does
 */
export function forbidsAttacking(g: Game, id: number): Violation | null {
  const object = g.object(id);
  if (!canFight(g, id)) return NO_CREATURE;
  if (!isActive(g, characteristicsOf(g, id).controller)) return NOT_ATTACKING;
  if (g.is(object, 'tapped')) return TAPPED;
  if (isSick(g, object)) return SICK;
  if (ruleOn(g, id, 'cantAttack')) return EFFECT;
  for (const restriction of editionOf(g).hooks.attackRestriction) {
    const rules = restriction(g, id);
    if (rules) return { detail: 'it has an ability by which it can’t attack', rules: [...rules, ...RESTRICTED] };
  }
  return null;
}

/**
 * Says of what a player picks why it isn't among those that may be declared.
 * @param seat who declares; their own permanents are meant first
 * @param forbids what forbids it of an object on the battlefield
 */
export function whyLeftOut(
  g: Game,
  seat: Seat,
  forbids: (id: number) => Violation | null,
): (pick: Matcher) => Violation | null {
  return (pick) => {
    // Who says what kind of thing to do means no declaration.
    if (pick.kind !== undefined) return null;
    const meant = g.zone('battlefield').filter(fitting(g, pick));
    const id = meant.find((one) => controllerOf(g, one) === seat) ?? meant[0];
    return id === undefined ? null : forbids(id);
  };
}
