/** The type line (205): each subtype belongs to a card type, and effects that set types or subtypes respect that. */
import { type Chars, wordsOf } from '@arbiter/engine';
import {
  ARTIFACT_TYPES,
  BATTLE_TYPES,
  DUNGEON_TYPES,
  ENCHANTMENT_TYPES,
  LAND_TYPES,
  PLANESWALKER_TYPES,
  SPELL_TYPES,
} from './205.3-subtypes.js';

type SubtypeSet = 'artifact' | 'enchantment' | 'land' | 'planeswalker' | 'spell' | 'battle' | 'dungeon' | 'creature';

const SETS: { [set in Exclude<SubtypeSet, 'creature'>]: readonly string[] } = {
  artifact: ARTIFACT_TYPES,
  enchantment: ENCHANTMENT_TYPES,
  land: LAND_TYPES,
  planeswalker: PLANESWALKER_TYPES,
  spell: SPELL_TYPES,
  battle: BATTLE_TYPES,
  dungeon: DUNGEON_TYPES,
};

/** The card types whose subtypes a set holds; creature types, shared with kindreds (205.3m), are all the rest. */
const TYPES_OF: { [set in SubtypeSet]: string[] } = {
  artifact: ['Artifact'],
  enchantment: ['Enchantment'],
  land: ['Land'],
  spell: ['Instant', 'Sorcery'],
  planeswalker: ['Planeswalker'],
  battle: ['Battle'],
  dungeon: ['Dungeon'],
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
  const types = wordsOf(chars.props.types);
  const subtypes = wordsOf(chars.props.subtypes);
  const fitting = subtypes.filter((s) => TYPES_OF[kindOf(s)].some((t) => types.includes(t)));
  if (fitting.length < subtypes.length) chars.props = { ...chars.props, subtypes: fitting };
}
