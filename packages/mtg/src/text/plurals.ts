/** Nouns that are several (205.3 names the subtypes). */
const PLURALS: { [one: string]: string } = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Mouse: 'Mice',
  Ox: 'Oxen',
  Fungus: 'Fungi',
  Pegasus: 'Pegasi',
  Cyclops: 'Cyclopes',
  Thief: 'Thieves',
  Plains: 'Plains',
  Sorcery: 'Sorceries',
  Homunculus: 'Homunculi',
  Hero: 'Heroes',
};
const UNCHANGED = [
  'Merfolk',
  'Equipment',
  'Kithkin',
  'Eldrazi',
  'Fish',
  'Treefolk',
  'Myr',
  'Vedalken',
  'Moonfolk',
  'Kor',
  'Samurai',
  'Aurochs',
  'Djinn',
  'Kavu',
  'Arcane',
  'Aetherborn',
  'Jellyfish',
  'Starfish',
  'Sheep',
  'Spawn',
  'Zubera',
];
export function plural(one: string): string {
  if (PLURALS[one] !== undefined) return PLURALS[one];
  if (UNCHANGED.includes(one)) return one;
  if (/[^aeiou]y$/.test(one)) return one.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}
