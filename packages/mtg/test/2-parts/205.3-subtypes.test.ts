import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, instant, t, target, untilEndOfTurn } from '../../src/language/builders.js';

const becomes = (name: string, subtype: string) =>
  instant(name, '{0}', {
    targets: [target({ zone: 'battlefield' })],
    effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'subtypes', value: [subtype] })],
  });
const bear = (name: string, type: string) => card(name, { type, power: 2, toughness: 2 });

for (const definition of [
  becomes('Test Food', 'Food'),
  becomes('Test Saga', 'Saga'),
  becomes('Test Desert', 'Desert'),
  becomes('Test Elf', 'Elf'),
  bear('Test Clue', 'Artifact Creature — Clue Bear'),
  bear('Test Shrine', 'Enchantment Creature — Shrine Bear'),
  bear('Test Grove', 'Land Creature — Forest Bear'),
])
  ownCards(definition);

describe('subtypes (205.3)', () => {
  it.each([
    ['Test Food', 'Test Clue', ['Bear', 'Food']],
    ['Test Saga', 'Test Shrine', ['Bear', 'Saga']],
    ['Test Desert', 'Test Grove', ['Bear', 'Desert']],
    ['Test Elf', 'Test Clue', ['Clue', 'Elf']],
  ])(
    'mtg:205.3g mtg:205.3h mtg:205.3i mtg:205.3m %s: each card type has subtypes of its own (%s)',
    (by, on, expected) => {
      const game = magicPosition([{ hand: [by], battlefield: [on] }, {}])
        .cast(0, by)
        .resolve();
      expect([...(game.the(on).subtypes as string[])].sort()).toEqual(expected);
    },
  );
});
