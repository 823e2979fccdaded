/** Abilities as the cards of Grand Archive print them, for labels and views. */
import { type Ability, type Condition, type Printer, saidOnce } from '@arbiter/engine';
import { displayedAbility, NAMELESS } from '../text/index.js';
import { splitsOf } from '../text/restrictions.js';

/** The restrictions before an ability, as the cards print them. */
const restriction = (condition: Condition | undefined): string =>
  (splitsOf(condition, NAMELESS)[0]?.names ?? []).map((name) => `[${name}] `).join('');

/** An ability, whatever has it: in the words of cards, or where they have none, in those of its words. */
export function sayAbility(ability: Ability, print: Printer): string | undefined {
  if (ability.kind === 'keyword') return undefined;
  const said = displayedAbility(ability, NAMELESS);
  if (said !== undefined) return said;
  switch (ability.kind) {
    case 'activated':
      return `${restriction(ability.if)}${print.costs(ability.cost)}: ${print.effects(ability.effects)}`;
    case 'triggered':
      return `${restriction(ability.if)}${ability.keyword ? `${ability.keyword}: ` : ''}${print.effects(ability.effects)}`;
    case 'static':
      return `${restriction(ability.if)}${print.mods(ability.mods)}`;
  }
  return undefined;
}

/** An ability of a card of this face, as it is printed on it. */
export const abilityOn = saidOnce(displayedAbility);
