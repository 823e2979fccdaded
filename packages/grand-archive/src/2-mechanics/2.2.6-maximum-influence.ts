/** A maximum influence, where a card sets one: what is over it is discarded as the end phase of its player resolves. */
import { defineRule, entityChoice, type Game, moveAction, playerRules, type Seat } from '@arbiter/engine';
import { cite } from '../cite.js';

const MAXIMUM = 'maximumInfluence';
/** Why it is discarded. @citation */
const RULES = cite('ga:2.2.6.3', 'ga:2.11.7.15.2');

export const maximumInfluence = defineRule(MAXIMUM, {
  description:
    'Of players: discards cards of hand and memory as their end phase resolves, until there are `amount` left.',
  example: { mod: 'rule', rule: MAXIMUM, amount: 7 },
  params: (p) => ({ amount: p.count }),
});

/** The cards in hand and memory (influence). */
const influenceOf = (g: Game, seat: Seat): number[] => [...g.zone(`hand:${seat}`), ...g.zone(`memory:${seat}`)];

/** How many cards a player has too many. */
export function overInfluence(g: Game, seat: Seat): number {
  const limits = playerRules(g, seat, MAXIMUM).map(({ mod }) => Number(mod.amount));
  return limits.length === 0 ? 0 : Math.max(0, influenceOf(g, seat).length - Math.min(...limits));
}

/** The question which cards are discarded. */
export const askInfluence = (g: Game, seat: Seat, over: number) => ({
  ask: {
    seat,
    kind: 'CHOOSE_OBJECTS',
    shape: 'CHOOSE' as const,
    prompt: `Choose ${over} cards of your hand and memory to discard`,
    rules: RULES,
    options: influenceOf(g, seat).map((id) => entityChoice(g, { object: id }, id)),
    min: over,
    max: over,
  },
  into: 'discarded',
});

export const discarding = (discarded: readonly number[]) =>
  discarded.map((object) => ({ ...moveAction({ object, to: 'graveyard', cause: 'discard' }), $rules: RULES }));
