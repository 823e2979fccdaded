/** When an ability may be activated at all: its own conditions, and how often a turn (602.5). */
import {
  type ActivatedAbility,
  type Game,
  holds,
  type Obj,
  type RuleRef,
  ruleOn,
  type Seat,
  withinLimit,
} from '@arbiter/engine';
import { playerRulesAbout } from '../1-concepts/101.2-cant.js';
import { cite } from '../cite.js';
import { editionOf, firstOf } from '../edition.js';

/** What keeps an ability from being activated. @citation */
export const RESTRICTED = cite('mtg:602.5', 'mtg:602.5b');

/** What a keyword says against activating an ability now (702.57b). */
export const byKeyword = (g: Game, id: number, ability: ActivatedAbility): RuleRef[] | null =>
  firstOf(editionOf(g).hooks.activationRestriction, (restriction) => restriction(g, id, ability));

/** "Activate only if …" and "activate only … each turn" (602.5b). */
export function mayActivate(g: Game, seat: Seat, object: Obj, ability: ActivatedAbility, index: number): boolean {
  // Mana abilities are spared (702.61a).
  const cant = playerRulesAbout(g, seat, 'cantActivate', object.id);
  const spared = (mod: { [parameter: string]: unknown }): boolean =>
    mod.of === undefined || mod.manaAbilities === false;
  if (cant.some(({ mod }) => !ability.immediate || !spared(mod))) return false;
  const forbidden = ruleOn(g, object.id, 'cantBeActivated');
  // "Can't be activated" is for mana abilities as well, unless it spares them (101.2, 602.5).
  if (forbidden && !(forbidden.mod.manaAbilities === false && ability.immediate)) return false;
  if (byKeyword(g, object.id, ability)) return false;
  if (!withinLimit(g, object.id, ability, index)) return false;
  return !ability.if || holds(g, ability.if, { source: object.id, controller: seat });
}
