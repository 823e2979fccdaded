/** The words for subtypes, one of them or several (205.3): the names are the ruleset's. */
import { language } from '@arbiter/mtg';
import { row } from '../categories.js';

const IRREGULAR: { [one: string]: string } = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Thief: 'Thieves',
  Mouse: 'Mice',
  Ox: 'Oxen',
  Fungus: 'Fungi',
  Pegasus: 'Pegasi',
  Cyclops: 'Cyclopes',
  Sphinx: 'Sphinxes',
  Plains: 'Plains',
  Homunculus: 'Homunculi',
};
const ALIKE = [
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
];
/** What several of a subtype are called. */
export const several = (one: string): string => {
  if (ALIKE.includes(one)) return one;
  if (IRREGULAR[one] !== undefined) return IRREGULAR[one];
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  if (/(?:s|x|ch|sh)$/.test(one)) return `${one}es`;
  return `${one}s`;
};
/** Names of subtypes that are words of the texts in another sense. */
const NOT_HERE = [
  'You',
  'Control',
  'Target',
  'Card',
  'Spell',
  'Player',
  'Creature',
  'Opponent',
  'The',
  'Of',
  'And',
  'Or',
];

const SUBTYPES: readonly string[] = (language.words.lists.values?.subtypes?.known ?? []).filter(
  (name) => !NOT_HERE.includes(name) && !name.includes('’'),
);
export const subtypeRows = SUBTYPES.flatMap((name) => {
  const [one, many] = [name.toLowerCase(), several(name).toLowerCase()];
  return (one === many ? [one] : [one, many]).map((word) => row('subtype', word, () => name));
});
