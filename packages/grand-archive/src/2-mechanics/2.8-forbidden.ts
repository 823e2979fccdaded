/** Which rule forbids a player action that is asked for at the wrong time, or without the element for it (2.8.1, 2.3.1.3). */
import {
  characteristicsOf,
  type Game,
  lists,
  type Matcher,
  publicId,
  type RuleRef,
  ruleOn,
  type Seat,
  type Violation,
} from '@arbiter/engine';
import { elementEnabled } from '../1-general/1.6.6-elements.js';
import { cite } from '../cite.js';
import { isActivatedFast, isFast } from './2.3.1-activating.js';
import { abilitiesAt } from './2.4.0-zones.js';
import { abilitiesOfCard } from './2.4.4-restrictions.js';
import { hasPower, isUnit, weaponsFor } from './2.6-attacking.js';
import { barsItself, mayNot } from './2.6-limits.js';
import { slowTiming } from './2.8-timing.js';
import { disobeys } from './obedience.js';

/** The rules that make the cards of a type slow, as far as they say. */
const SPEED_OF: { [type: string]: RuleRef[] } = {
  Ally: cite('ga:1.7.2.1'),
  Action: cite('ga:1.7.3.1', 'ga:1.6.7.2'),
  Attack: cite('ga:1.7.4.1'),
  Item: cite('ga:1.7.5.2'),
  Weapon: cite('ga:1.7.6.2'),
};

/** Slow player actions are the turn player's, in the main phase, with an empty Effects Stack. */
function tooSlow(g: Game, seat: Seat, ...rules: RuleRef[]): Violation | null {
  if (slowTiming(g, seat)) return null;
  return g.active === seat
    ? {
        detail: 'it is slow: only in the main phase with an empty Effects Stack',
        rules: [...cite('ga:2.8.1.2.1', 'ga:1.2.1.2'), ...rules],
      }
    : {
        detail: 'it is slow: only in your own turn',
        rules: [...cite('ga:2.8.1.2.2', 'ga:1.2.2.1', 'ga:2.2.5.4'), ...rules],
      };
}

/** Why a card in one's hand, or something of one's own on the field, can't be used now; null: for no such reason. */
export function forbidsNow(g: Game, seat: Seat, pick: Matcher): Violation | null {
  const fits = (id: number): boolean =>
    pick.object === publicId(id) ||
    (pick.object === undefined && pick.card?.toLowerCase() === g.rules.view.label(g, { object: id }).toLowerCase());
  const asked = (kind: string): boolean => pick.kind === undefined || pick.kind === kind;
  const card = asked('ACTIVATE_CARD') ? g.zone(`hand:${seat}`).find(fits) : undefined;
  if (card !== undefined) return forbidsCard(g, seat, card);
  const object = g.zone('field').find((id) => characteristicsOf(g, id).controller === seat && fits(id));
  if (object === undefined) return null;
  if (pick.kind === 'ATTACK') return tooSlow(g, seat, ...cite('ga:2.6.1.2')) ?? forbidsAttacking(g, object);
  return asked('ACTIVATE_ABILITY') ? forbidsAbility(g, seat, object, pick.ability) : null;
}

/** What keeps a unit itself from attacking. */
function forbidsAttacking(g: Game, id: number): Violation | null {
  if (!isUnit(g, id)) return { detail: 'only allies and champions attack', rules: cite('ga:2.6.1') };
  if (g.is(g.object(id), 'rested'))
    return {
      detail: 'it is rested, and attacking would rest it',
      rules: cite('ga:2.6.1.1', 'ga:2.6.1.4', 'ga:1.7.2.4'),
    };
  const disobedient = disobeys(g, id);
  if (disobedient) return disobedient;
  if (ruleOn(g, id, 'cantAttack'))
    return { detail: 'an effect says that it can’t attack', rules: cite('ga:2.5.1.5.4') };
  if (hasPower(g, id) || weaponsFor(g, id, []).length > 0) return null;
  return { detail: 'its attack would have no power', rules: cite('ga:2.6.1.3') };
}

function forbidsCard(g: Game, seat: Seat, id: number): Violation | null {
  if (!isFast(g, id) && !isActivatedFast(g, id, seat)) {
    const slow = tooSlow(g, seat, ...lists(g, id, 'types').flatMap((type) => SPEED_OF[type] ?? []));
    if (slow) return slow;
  }
  if (barsItself(g, seat, id, abilitiesOfCard(g, id, seat)))
    return { detail: 'its own text says when it is activated', rules: cite('ga:2.3.1.7') };
  if (mayNot(g, seat, id, 'cantActivate'))
    return { detail: 'an effect says that you can’t activate it', rules: cite('ga:2.5.1.5.4') };
  if (elementEnabled(g, seat, id)) return null;
  return { detail: 'its element is not enabled', rules: cite('ga:2.3.1.3', 'ga:1.6.6.2') };
}

function forbidsAbility(g: Game, seat: Seat, id: number, at: number | undefined): Violation | null {
  const abilities = abilitiesAt(g, id).filter((_, i) => (at ?? i) === i);
  const activated = abilities.filter((a) => a.kind === 'activated');
  const disobedient = activated.length > 0 ? disobeys(g, id) : null;
  if (disobedient) return disobedient;
  return activated.length > 0 && activated.every((a) => a.timing === 'slow') ? tooSlow(g, seat) : null;
}
