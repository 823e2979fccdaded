import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { instant, permanent, t, target, untilEndOfTurn } from '../../src/language/builders.js';

const becomes = (name: string, prop: 'types' | 'subtypes', ...value: string[]) =>
  ownCards(
    instant(name, '{0}', {
      targets: [target(permanent)],
      effects: [untilEndOfTurn(t(0), { mod: 'set', prop, value })],
    }),
  );
becomes('Test Become Elf', 'subtypes', 'Elf', 'Warrior');
becomes('Test Become Swamp', 'subtypes', 'Swamp');
becomes('Test Become Artifact', 'types', 'Artifact');
becomes('Test Become Land', 'types', 'Land');

const shaped = (card: string, ...spells: string[]) => {
  const game = magicPosition([{ hand: spells, battlefield: [card] }, {}]);
  for (const spell of spells) game.cast(0, spell).resolve();
  return game.the(card);
};

describe('an effect sets types (205.1)', () => {
  it('mtg:205.1a new subtypes replace only those of the same set', () => {
    expect(shaped('Grizzly Bears', 'Test Become Elf').subtypes).toEqual(['Elf', 'Warrior']);
    expect(shaped('Dryad Arbor', 'Test Become Elf').subtypes).toEqual(['Forest', 'Elf', 'Warrior']);
    expect(shaped('Dryad Arbor', 'Test Become Swamp').subtypes).toEqual(['Dryad', 'Swamp']);
    expect(shaped('Taiga', 'Test Become Swamp').subtypes).toEqual(['Swamp']);
  });

  it('mtg:205.1a mtg-2003:214.4 a new card type takes the old ones’ subtypes along, and keeps those that still have their type', () => {
    expect(shaped('Grizzly Bears', 'Test Become Artifact')).toMatchObject({ types: ['Artifact'], subtypes: [] });
    const land = shaped('Dryad Arbor', 'Test Become Land');
    expect(land).toMatchObject({ types: ['Land'], subtypes: ['Forest'] });
    expect(land.abilities).toHaveLength(1);
  });

  it('mtg:205.3d mtg-2003:214.4b an object gains no subtype that none of its types has', () => {
    expect(shaped('Forest', 'Test Become Elf').subtypes).toEqual(['Forest']);
    expect(shaped('Grizzly Bears', 'Test Become Swamp')).toMatchObject({ subtypes: ['Bear'], types: ['Creature'] });
  });
});
