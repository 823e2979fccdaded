/** Whether a card does its target good or harm: for bots, which must know whom to aim at. */
import { intentOf as intentOfAbilities, type Rules } from '@arbiter/engine';

/** Above 0: aim it at one's own; below 0: at an opponent's. */
export const intentOf = (rules: Rules, card: string): number => {
  const found = rules.definitions.named(card);
  const face = found?.faces?.find(({ name }) => name === card) ?? found;
  return intentOfAbilities(rules.words, face?.abilities ?? []);
};
