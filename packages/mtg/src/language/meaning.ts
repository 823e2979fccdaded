/** What a card of the right form must be like besides, so that the rules can hold it. */
import { type Ability, type Face, type Fault, wordsOf } from '@arbiter/engine';
import { checkNontraditional } from '../1-concepts/108.5-nontraditional.js';
import { checkMade } from '../1-concepts/114-emblems.js';
import { loyaltyCost } from '../6-spells/606-loyalty.js';
import { checkForecast } from '../7-additional/702-keywords/702.57-forecast.js';
import { cite } from '../cite.js';
import { checkWhatNeverHolds } from './never-holds.js';

const PERMANENT_TYPES = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'];

export function checkMeaning(definition: Face, fault: Fault): void {
  checkFace(definition, fault);
  checkWhatNeverHolds(definition, fault);
  checkMade(definition, fault);
  checkNontraditional(definition, fault);
  for (const [i, ability] of definition.abilities.entries()) checkAbility(definition, ability, i, fault);
  if (definition.abilities.filter((a) => a.kind === 'spell').length > 1)
    fault(['abilities'], 'a card has at most one spell ability');
}

function checkFace({ name, props }: Face, fault: Fault): void {
  const types = wordsOf(props.types);
  if (props.name !== name) fault(['props', 'name'], `must be "${name}", the name of the card`);
  if (types.length === 0) fault(['props', 'types'], 'a card has a type', cite('mtg:205.2a'));
  const permanent = types.some((t) => PERMANENT_TYPES.includes(t));
  if (permanent && types.some((t) => t === 'Instant' || t === 'Sorcery'))
    fault(['props', 'types'], 'an instant or sorcery is never a permanent', cite('mtg:304.4', 'mtg:307.4'));
  const creature = types.includes('Creature');
  for (const figure of ['power', 'toughness']) {
    if (creature && props[figure] === undefined)
      fault(['props', figure], `a creature has ${figure}`, cite('mtg:208.1', 'mtg:302.4'));
    if (!creature && props[figure] !== undefined && !wordsOf(props.subtypes).includes('Vehicle'))
      fault(['props', figure], `only creatures and Vehicles have ${figure}`, cite('mtg:208.1'));
  }
  // A back face has no mana cost, and some of planeswalkers no loyalty: what transforms keeps its counters.
  const isBack = props.manaCost === undefined && props.loyalty === undefined;
  if (types.includes('Planeswalker') !== (props.loyalty !== undefined))
    if (!isBack) fault(['props', 'loyalty'], 'planeswalkers, and only they, have loyalty', cite('mtg:209.1'));
  if (types.includes('Battle') !== (props.defense !== undefined))
    fault(['props', 'defense'], 'battles, and only they, have defense', cite('mtg:210.1', 'mtg:310.4'));
  if (types.includes('Land') && props.manaCost !== undefined)
    fault(['props', 'manaCost'], 'a land has no mana cost', cite('mtg:202.1b'));
}

/** Whether there is such an instruction, however deep. */
const says = (part: unknown, verb: string): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('do' in part && part.do === verb) || Object.values(part).some((inner) => says(inner, verb)));

/** The abilities that instructions make which trigger later, however deep. */
const later = (part: unknown): { on: unknown; effects: unknown }[] => {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'do' in part && part.do === 'delayed' && 'on' in part && 'effects' in part ? [part] : [];
  return [...own, ...Object.values(part).flatMap(later)];
};
const isTapping = (on: unknown): boolean =>
  typeof on === 'object' && on !== null && 'on' in on && on.on === 'tapForMana';

function checkAbility({ props }: Face, ability: Ability, i: number, fault: Fault): void {
  checkForecast(ability, i, fault);
  const types = wordsOf(props.types);
  const aura = wordsOf(props.subtypes).includes('Aura');
  if (ability.kind === 'spell' && !aura && types.some((t) => PERMANENT_TYPES.includes(t)))
    fault(['abilities', i, 'kind'], 'only instants and sorceries have spell abilities', cite('mtg:113.3a'));
  // Such an ability would be a mana ability, made by something that resolves (605.1b): those are not known.
  if (later(ability).some(({ on, effects }) => isTapping(on) && says(effects, 'addMana')))
    fault(['abilities', i, 'effects'], 'what triggers later on tapping for mana adds no mana here', cite('mtg:605.1b'));
  if (ability.kind === 'activated' && ability.immediate) {
    if (!says(ability.effects ?? [], 'addMana'))
      fault(['abilities', i, 'immediate'], 'only mana abilities do without the stack', cite('mtg:605.1a'));
    if ((ability.targets ?? []).length > 0)
      fault(['abilities', i, 'targets'], 'a mana ability has no targets', cite('mtg:605.1a'));
    if (loyaltyCost(ability))
      fault(['abilities', i, 'immediate'], 'a loyalty ability is no mana ability', cite('mtg:605.1a'));
  }
}
