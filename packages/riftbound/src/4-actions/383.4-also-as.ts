/** Hold effects that are conquer effects as well, and the other way round (383.4.c, 383.4.d, 002). */
import {
  type Ability,
  canonical,
  characteristicsOf,
  controllerOf,
  defineRule,
  enqueue,
  expandKeywords,
  fits,
  type Game,
  holds,
  type TriggerEvent,
  type TriggeredAbility,
  withinLimit,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const RULE = 'holdsAreConquers';
export const holdsAreConquers = defineRule(RULE, {
  description: 'Its hold effects are conquer effects as well, and its conquer effects hold effects.',
  example: { mod: 'rule', rule: RULE },
  intent: 1,
});
/** Conquer and hold effects are told by their conditions, of a unit that was there or of its player. @citation */
export const BOTH = cite('riftbound:383.4.c', 'riftbound:383.4.d');

/** The same event, as the other one of the two; a battlefield that was held has no excess damage. */
function asOther(event: TriggerEvent): TriggerEvent | undefined {
  switch (event.type) {
    case 'unit:hold':
      return { ...event, type: 'unit:conquer', excess: 0, uncontrolled: false };
    case 'hold':
      return { ...event, type: 'conquer', excess: 0, uncontrolled: false };
    case 'unit:conquer':
      return { type: 'unit:hold', object: event.object, player: event.player, battlefield: event.battlefield };
    case 'conquer':
      return { type: 'hold', object: event.object, player: event.player };
    default:
      return undefined;
  }
}
const TWIN: { readonly [on: string]: string } = {
  'unit:hold': 'unit:conquer',
  'unit:conquer': 'unit:hold',
  hold: 'conquer',
  conquer: 'hold',
};
const isNamed = (ability: Ability, on: string): ability is TriggeredAbility =>
  ability.kind === 'triggered' && ability.on.on === on;
/** "When I conquer or hold" is both by itself, and triggers once all the same. */
const saysBoth = (ability: TriggeredAbility, all: readonly Ability[]): boolean => {
  const twin = canonical({ ...ability, on: { ...ability.on, on: TWIN[ability.on.on] } });
  return all.some((one) => canonical(one) === twin);
};
/** Whether both are the same for what something has. */
const isBoth = (g: Game, object: number): boolean =>
  characteristicsOf(g, object).rules.some(({ rule }) => rule === RULE);

/** Abilities of an object that wait for the other one of the two, as though that had happened. */
export function triggerAlsoAs(g: Game, object: number, event: TriggerEvent): void {
  if (g.find(object) === undefined || !isBoth(g, object)) return;
  const controller = controllerOf(g, object);
  const all = expandKeywords(g, characteristicsOf(g, object).abilities);
  const other = asOther(event);
  if (!other) return;
  for (const [index, ability] of all.entries()) {
    if (!isNamed(ability, other.type) || saysBoth(ability, all)) continue;
    const by = { source: object, controller, event: other };
    if (!fits(g, ability.on, other, by) || (ability.if && !holds(g, ability.if, by))) continue;
    if (withinLimit(g, object, ability, index)) enqueue(g, { source: object, controller, ability, event: other });
  }
}
