/** Keywords with a number, which is 1 where none is printed. */
import type { KeywordAbility } from '@arbiter/engine';

export const numberOf = (ability: KeywordAbility): number => ability.value ?? 1;
export const valued = (name: string) => (ability: KeywordAbility) =>
  numberOf(ability) === 1 ? name : `${name} ${numberOf(ability)}`;
