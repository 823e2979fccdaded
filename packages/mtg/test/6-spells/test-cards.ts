/** Builders for cards that only tests have. */
import type { CardDefinition, Effect, Filter } from '@arbiter/engine';
import { card, continuous, creature, rule } from '../../src/language/builders.js';

export * from '../../src/language/builders.js';
/** Search your library for a card of this kind. */
export const search = (more: { filter: Filter; to: string }): Effect => ({ do: 'search', who: 'you', ...more });
/** Loyalty abilities of planeswalkers cost one counter more. */
export const loyaltyCostsMore = (name: string): CardDefinition =>
  card(name, {
    cost: '{0}',
    type: 'Artifact',
    abilities: [
      {
        kind: 'static',
        affects: { players: 'you' },
        mods: [
          {
            mod: 'cost',
            abilities: true,
            of: [{ has: ['types', 'Planeswalker'] }],
            more: [{ pay: 'loyalty', amount: 1 }],
          },
        ],
      },
    ],
  });
/** Creatures have a rule of this name. */
export const ruleForCreatures = (name: string, word: string): CardDefinition =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities: [continuous(creature, [rule(word)])] });
