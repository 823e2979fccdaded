/** Whether a card does what it chooses good: for bots, which must know whom to aim at. */
import { intentOf, type Rules } from '@arbiter/engine';

/** True: aim it at one's own. */
export const helps = (rules: Rules, card: string): boolean =>
  intentOf(rules.words, rules.definitions.named(card)?.definition.abilities ?? []) > 0;
