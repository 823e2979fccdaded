/** Dependency on effects that take abilities away as a consequence of setting a land's types. */
import type { CardDefinition, Mod } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { and, card, continuous, enchant, land, not } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const gains = (type: string): Mod => ({ mod: 'gain', prop: 'subtypes', values: [type] });
const becomes = (type: string): Mod => ({ mod: 'set', prop: 'subtypes', value: [type] });
const urborg = card('Test Urborg', { type: 'Legendary Land', abilities: [continuous(land, [gains('Swamp')])] });
const moon = card('Test Moon', {
  cost: '{0}',
  type: 'Enchantment',
  abilities: [continuous(and(land, not({ has: ['supertypes', 'Basic'] })), [becomes('Mountain')])],
});
const seas = card('Test Seas', {
  cost: '{0}',
  type: 'Enchantment — Aura',
  abilities: [enchant(land), continuous('attached', [becomes('Island')])].flat(),
});
const definitions: CardDefinition[] = [urborg, moon, seas];
const types = (battlefield: unknown[]) => {
  const game = own(definitions, [{ battlefield: [...battlefield, 'Forest'] as never }, {}]);
  return [game.the('Test Urborg').subtypes, game.the('Forest').subtypes];
};

describe('effects of abilities that another effect takes away (613.8)', () => {
  it('mtg:613.8a mtg-2003:418.5b what sets the types of nonbasic lands applies first, mtg:305.7 as it takes the other effect away', () => {
    expect(types(['Test Urborg', 'Test Moon'])).toEqual([['Mountain'], ['Forest']]);
    expect(types(['Test Moon', 'Test Urborg'])).toEqual([['Mountain'], ['Forest']]);
  });
  it('mtg:613.8a the same of an Aura on that very land', () => {
    const enchanted = [
      { card: 'Test Urborg', as: 'land' },
      { card: 'Test Seas', attachedTo: 'land' },
    ];
    expect(types(enchanted)).toEqual([['Island'], ['Forest']]);
  });
  it('mtg:305.6 alone the effect reaches every land', () => {
    expect(types(['Test Urborg'])).toEqual([['Swamp'], ['Forest', 'Swamp']]);
  });
});
