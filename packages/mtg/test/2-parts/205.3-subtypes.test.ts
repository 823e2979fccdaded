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

  /** Of things with a subtype each and one of a creature, what is left of the first once all have another of its set. */
  const left = (names: readonly string[], type: string, other: string): unknown[] => {
    const tokens = names.map((name, n) => ({
      token: { name: `Thing ${n}`, types: [type, 'Creature'], subtypes: [name, 'Bear'], power: 1, toughness: 9 },
    }));
    const all = instant('Test Sweep', '{0}', {
      effects: [untilEndOfTurn({ each: { zone: 'battlefield' } }, { mod: 'set', prop: 'subtypes', value: [other] })],
    });
    const loyalty = (entry: object) => (type === 'Planeswalker' ? { ...entry, counters: { loyalty: 1 } } : entry);
    const mine = { hand: ['Test Sweep'], battlefield: tokens.map(loyalty) };
    const game = magicPosition([mine as never, {}], { definitions: [all] })
      .cast(0, 'Test Sweep')
      .resolve();
    const subtypes = names.map((_, n) => game.the(`Thing ${n}`).subtypes as string[]);
    return names.filter((name, n) => name !== other && subtypes[n]?.includes(name));
  };
  it('mtg:205.3g each of the artifact types is one', () => {
    const names = ['Attraction', 'Blood', 'Bobblehead', 'Book', 'Clue', 'Contraption', 'Equipment', 'Food'];
    names.push('Fortification', 'Gold', 'Incubator', 'Infinity', 'Junk', 'Lander', 'Map', 'Mutagen', 'Powerstone');
    names.push('Spacecraft', 'Stone', 'Treasure', 'Vehicle');
    expect(left(names, 'Artifact', 'Clue')).toEqual([]);
    expect(left(['Elf'], 'Artifact', 'Clue')).toEqual(['Elf']);
  });
  it('mtg:205.3j each of the planeswalker types is one', () => {
    const names =
      `Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian Dihada Domri
      Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya
      Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan
      Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace
      Wrenn Xenagos Yanggu Yanling Zariel`.split(/\s+/);
    expect(left(names, 'Planeswalker', 'Jace')).toEqual([]);
  });
  it.each(['Instant', 'Sorcery'])('mtg:205.3k each of the spell types is one of a spell of type %s', (type) => {
    const names = ['Adventure', 'Arcane', 'Lesson', 'Omen', 'Trap'];
    for (const name of names) {
      const other = name === 'Lesson' ? 'Arcane' : 'Lesson';
      const chant = card('Test Chant', {
        cost: '{0}',
        type: `Kindred ${type} — ${name} Goblin`,
        abilities: [{ kind: 'spell', effects: [] }],
      });
      const teach = instant('Test Teach', '{0}', {
        targets: [target({ is: 'spell' })],
        effects: [untilEndOfTurn(t(0), { mod: 'set', prop: 'subtypes', value: [other] })],
      });
      const game = magicPosition([{ hand: ['Test Chant', 'Test Teach'] }, {}], { definitions: [chant, teach] });
      game.cast(0, 'Test Chant');
      // The other card in hand might be one to splice onto an Arcane spell, for all that others know.
      if (name === 'Arcane') game.answer(0, { choose: [] });
      game.castAt(0, 'Test Teach', { card: 'Test Chant' }).resolve();
      expect([name, ...(game.the('Test Chant', 'stack').subtypes as string[])]).toEqual([name, 'Goblin', other]);
    }
  });
});
