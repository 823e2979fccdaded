/** Abilities as the cards of Riftbound print them, for labels and views. */
import { type Ability, saidOnce } from '@arbiter/engine';
import { displayedAbility, NAMELESS } from '../text/index.js';

/** An ability, whatever has it: in the words of cards, or where they have none, in those of its words. */
export function sayAbility(ability: Ability): string | undefined {
  if (ability.kind === 'keyword') return undefined;
  return displayedAbility(ability, NAMELESS) ?? (ability.kind === 'triggered' ? ability.keyword : undefined);
}

/** An ability of a card of this face, as it is printed on it. */
export const abilityOn = saidOnce(displayedAbility);
