/** The type line (205): each subtype belongs to a card type, and effects that set types or subtypes respect that. */
import type { Chars } from '@arbiter/engine';

type SubtypeSet = 'artifact' | 'enchantment' | 'land' | 'planeswalker' | 'spell' | 'battle' | 'creature';

const SETS: { [set in Exclude<SubtypeSet, 'creature'>]: string[] } = {
  // 205.3g
  artifact: [
    ...['Attraction', 'Blood', 'Bobblehead', 'Book', 'Clue', 'Contraption', 'Equipment', 'Food', 'Fortification'],
    ...['Gold', 'Incubator', 'Infinity', 'Junk', 'Lander', 'Map', 'Mutagen', 'Powerstone', 'Spacecraft', 'Stone'],
    ...['Treasure', 'Vehicle'],
  ],
  // 205.3h
  enchantment: [
    ...['Aura', 'Background', 'Cartouche', 'Case', 'Class', 'Curse', 'Role', 'Room', 'Rune', 'Saga', 'Shard', 'Shrine'],
  ],
  // 205.3i
  land: [
    ...['Cave', 'Desert', 'Forest', 'Gate', 'Island', 'Lair', 'Locus', 'Mine', 'Mountain', 'Plains', 'Planet'],
    ...['Power-Plant', 'Sphere', 'Swamp', 'Tower', 'Town', 'Urza’s', "Urza's"],
  ],
  // 205.3j
  planeswalker: [
    ...['Ajani', 'Aminatou', 'Angrath', 'Arlinn', 'Ashiok', 'Bahamut', 'Basri', 'Bolas', 'Calix', 'Chandra', 'Comet'],
    ...[
      'Dack',
      'Dakkon',
      'Daretti',
      'Davriel',
      'Dellian',
      'Dihada',
      'Domri',
      'Dovin',
      'Ellywick',
      'Elminster',
      'Elspeth',
    ],
    ...['Estrid', 'Freyalise', 'Garruk', 'Gideon', 'Grist', 'Guff', 'Huatli', 'Jace', 'Jared', 'Jaya', 'Jeska'],
    ...['Kaito', 'Karn', 'Kasmina', 'Kaya', 'Kiora', 'Koth', 'Liliana', 'Lolth', 'Lukka', 'Minsc', 'Mordenkainen'],
    ...['Nahiri', 'Narset', 'Niko', 'Nissa', 'Nixilis', 'Oko', 'Quintorius', 'Ral', 'Rowan', 'Saheeli', 'Samut'],
    ...['Sarkhan', 'Serra', 'Sivitri', 'Sorin', 'Szat', 'Tamiyo', 'Tasha', 'Teferi', 'Teyo', 'Tezzeret', 'Tibalt'],
    ...['Tyvar', 'Ugin', 'Urza', 'Venser', 'Vivien', 'Vraska', 'Vronos', 'Will', 'Windgrace', 'Wrenn', 'Xenagos'],
    ...['Yanggu', 'Yanling', 'Zariel'],
  ],
  // 205.3k
  spell: ['Adventure', 'Arcane', 'Lesson', 'Omen', 'Trap'],
  // 205.3q
  battle: ['Siege'],
};

/** The card types whose subtypes a set holds; creature types, shared with kindreds (205.3m), are all the rest. */
const TYPES_OF: { [set in SubtypeSet]: string[] } = {
  artifact: ['Artifact'],
  enchantment: ['Enchantment'],
  land: ['Land'],
  spell: ['Instant', 'Sorcery'],
  planeswalker: ['Planeswalker'],
  battle: ['Battle'],
  creature: ['Creature', 'Kindred'],
};

const setOf = new Map<string, SubtypeSet>();
for (const [set, names] of Object.entries(SETS)) for (const name of names) setOf.set(name, set as SubtypeSet);
const kindOf = (subtype: string): SubtypeSet => setOf.get(subtype) ?? 'creature';

/**
 * New subtypes replace those of the same set only; an instant or sorcery stays one whatever types it is given (205.1a).
 */
export function setTypeList(prop: string, before: string[], values: string[]): string[] {
  if (prop === 'types') return [...before.filter((t) => TYPES_OF.spell.includes(t) && !values.includes(t)), ...values];
  if (prop !== 'subtypes') return values;
  const replaced = new Set(values.map(kindOf));
  return [...before.filter((s) => !replaced.has(kindOf(s)) && !values.includes(s)), ...values];
}

/** An object has only subtypes that belong to a card type it has (205.1a, 205.3d). */
export function onlyFittingSubtypes(chars: Chars): void {
  const types = (chars.props.types as string[] | undefined) ?? [];
  const subtypes = (chars.props.subtypes as string[] | undefined) ?? [];
  const fitting = subtypes.filter((s) => TYPES_OF[kindOf(s)].some((t) => types.includes(t)));
  if (fitting.length < subtypes.length) chars.props = { ...chars.props, subtypes: fitting };
}
