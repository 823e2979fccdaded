/** Abilities in short words, where the cards of Riftbound have one of their own for what triggers. */
import type { Ability } from '@arbiter/engine';

export const sayAbility = (ability: Ability): string | undefined =>
  ability.kind === 'triggered' ? ability.keyword : undefined;
