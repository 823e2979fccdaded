/** Abilities in short words, where the contract says them otherwise than their parts do: their costs stand beside them. */
import type { Ability, Printer } from '@arbiter/engine';

export function sayAbility(ability: Ability, print: Printer): string | undefined {
  if (ability.kind === 'activated' && !ability.immediate) return print.effects(ability.effects);
  return ability.kind === 'triggered' ? ability.keyword : undefined;
}
