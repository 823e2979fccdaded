/**
 * Cards as they were written in 2003: creature types, legends by type, Walls without a word for it, snow-covered as an ability,
 * stars that count in play alone.
 */
import {
  type Ability,
  type CardDefinition,
  type Condition,
  canonical,
  isTable,
  type SingleFaced,
  type Table,
  wordsOf,
} from '@arbiter/engine';
import { cite } from '../../../cite.js';
import { keyword } from '../../../language/builders.js';
import { SNOW_COVERED } from '../5-additional/502.14-snow-covered.js';
import { textThen } from './texts.js';

/** That Walls don't attack is a rule (308.1), and no ability of theirs. */
const isOfWalls = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword === 'defender';

/** Legend is a creature type; what is no creature is legendary (215.2). @citation */
export const LEGENDS = cite('mtg-2003:215.2');
export const LEGEND = 'Legend';
export const LEGENDARY = 'Legendary';
const SNOW = 'Snow';

/** What a star stands for counts in play alone (208.2). @citation */
export const STARS = cite('mtg-2003:208.2');

const IN_PLAY: Condition = { is: ['self', { zone: 'battlefield' }] };

/** Whether an ability says of figures alone that they are a number of things: a star, printed, that is 0 where it counts nothing. */
export const isStar = ({ kind, defining, mods, if: condition }: Table): boolean =>
  kind === 'static' &&
  defining === true &&
  (condition === undefined || canonical(condition) === canonical(IN_PLAY)) &&
  Array.isArray(mods) &&
  mods.every(
    (mod) =>
      isTable(mod) &&
      mod.mod === 'set' &&
      (mod.prop === 'power' || mod.prop === 'toughness') &&
      isTable(mod.value) &&
      Object.keys(mod.value).join() === 'count',
  );
const inPlayAlone = (ability: Ability): Ability =>
  ability.kind === 'static' && isStar({ ...ability }) ? { ...ability, if: IN_PLAY } : ability;

/** Creature types that had another name, or none at all: what there was of them is told by `rules-2003/creature-types.json`. */
const OTHER_NAMES: { readonly [type: string]: string } = { Dog: 'Hound' };
const NO_TYPES = ['Human', 'Phyrexian', 'Noble', 'Ranger', 'Bard'];
/** Peoples of that time that today are animals. */
const PEOPLES: readonly (readonly [today: string, then: string])[] = [
  ['Octopus', 'Cephalid'],
  ['Lizard', 'Viashino'],
];

/** Creature types of today by their names of then. */
export function inTypesOfThen(name: string, types: readonly string[]): string[] {
  const people = PEOPLES.find(([, then]) => name.includes(then));
  return types
    .filter((type) => !NO_TYPES.includes(type))
    .map((type) => (type === people?.[0] ? people[1] : (OTHER_NAMES[type] ?? type)));
}

export const isCreature = ({ props }: SingleFaced): boolean => wordsOf(props.types).includes('Creature');

const names = (value: unknown, word: string): boolean =>
  value === word || (Array.isArray(value) && value.length === 1 && value[0] === word);
const asksFor = (table: Table, list: string, word: string): boolean =>
  Array.isArray(table.has) && table.has[0] === list && names(table.has[1], word);

/** Whether a modification gives a type, or subtypes. */
export const gives = (mod: unknown, list: string, word?: string): boolean =>
  isTable(mod) &&
  (mod.mod === 'set' || mod.mod === 'gain') &&
  mod.prop === list &&
  (word === undefined || [mod.value, mod.values].some((values) => Array.isArray(values) && values.includes(word)));

/** What makes a permanent a creature gives it the creature types of then, perhaps none. */
function withTypes(mods: readonly unknown[], types: readonly string[]): unknown[] {
  if (!mods.some((mod) => gives(mod, 'types', 'Creature'))) return [...mods];
  return mods.flatMap((mod) => {
    if (!isTable(mod) || !gives(mod, 'subtypes')) return [mod];
    if (types.length === 0) return [];
    return [{ ...mod, [mod.value === undefined ? 'values' : 'value']: types }];
  });
}

/** Creature types of the tokens that a card makes, where they were others. */
export const TOKENS: { readonly [card: string]: readonly string[] } = {
  'Field of Souls': ['Essence'],
  'Hornet Cannon': ['Hornet'],
  'Phyrexian Processor': ['Minion'],
  'Serpent Generator': ['Poison-Snake'],
  'Tooth and Claw': ['Carnivore'],
};

/** A token with the creature types of then, which are its name (216.1). */
function tokenThen(card: string, token: Table): Table {
  const subtypes = TOKENS[card];
  if (!subtypes) return token;
  const name = subtypes.join(' ');
  return { ...token, name, props: { ...(isTable(token.props) ? token.props : {}), name, subtypes } };
}

/** The abilities of a card in the words of then. */
function inWordsOfThen(card: string, abilities: readonly Ability[], given: readonly string[] | null): Ability[] {
  return JSON.parse(JSON.stringify(abilities), (name: string, value: unknown): unknown => {
    if (given && name === 'mods' && Array.isArray(value)) return withTypes(value, given);
    if (!isTable(value)) return value;
    if (name === 'token') return tokenThen(card, value);
    if (asksFor(value, 'supertypes', SNOW)) return { keyword: SNOW_COVERED };
    // 215.2: what speaks of the one means the other as well.
    if (asksFor(value, 'supertypes', LEGENDARY)) return { any: [value, { has: ['subtypes', LEGEND] }] };
    return value;
  });
}

/**
 * A card as it was with these creature types: those that it had, or gave to itself or others as they became creatures.
 * @param types null: those that it has today
 */
export function asItWas(card: CardDefinition, types: readonly string[] | null): CardDefinition {
  if (card.faces) return card;
  const { props, abilities } = textThen(card);
  const is = (type: string): boolean => wordsOf(props.supertypes).includes(type);
  const creature = isCreature(card);
  const supertypes = wordsOf(props.supertypes).filter((type) => type !== SNOW && (type !== LEGENDARY || !creature));
  const subtypes = creature && types ? types : wordsOf(props.subtypes);
  const own = abilities.filter((ability) => !subtypes.includes('Wall') || !isOfWalls(ability)).map(inPlayAlone);
  return {
    ...card,
    props: { ...props, supertypes, subtypes: [...subtypes] },
    abilities: [
      ...(is(SNOW) ? [keyword(SNOW_COVERED)] : []),
      ...inWordsOfThen(card.name, own, creature ? null : types),
    ],
  };
}

/** The creature types of a card then, with which it is written otherwise than today; null: it is as it is today. */
export function typesThen(card: CardDefinition, given: readonly string[] | null): readonly string[] | null {
  if (card.faces) return null;
  const own = isCreature(card) ? wordsOf(card.props.subtypes) : [];
  const isLegend = isCreature(card) && wordsOf(card.props.supertypes).includes(LEGENDARY);
  const types = [...(given ?? own).filter((type) => type !== LEGEND), ...(isLegend ? [LEGEND] : [])];
  if (given) return types;
  return canonical(asItWas(card, isCreature(card) ? types : null)) === canonical(card) ? null : types;
}
