/**
 * What keeps a card of that time from being played as it is written today: what its text speaks of was otherwise then, or is not
 * played by these rules yet. Each reason is a sentence for whoever asks for the card.
 */
import { type CardDefinition, isTable, type Table, wordsOf } from '@arbiter/engine';
import { CREATURE_TYPES } from '../../../2-parts/205.3-subtypes.js';

const TYPES = ['Artifact', 'Creature', 'Enchantment', 'Instant', 'Land', 'Sorcery'];
/** Creature types that cards spoke of as they do now. */
const SAME_TYPES = ['Wall'];
const typesOfCreatures: ReadonlySet<unknown> = new Set(CREATURE_TYPES.filter((type) => !SAME_TYPES.includes(type)));

const KEYWORDS: { readonly [keyword: string]: string } = {
  madness: 'madness lets its card be played later in edition 2003, which is not played yet',
  amplify: 'it speaks of creature types, which were others in 2003',
  lifelink: 'its ability has become another one since 2003',
  deathtouch: 'its ability has become another one since 2003',
  indestructible: 'its ability has become another one since 2003',
  hexproof: 'its ability has become another one since 2003',
  equip: 'there is no Equipment in edition 2003',
};
const VERBS: { readonly [verb: string]: string } = {
  bring: 'what is outside the game was something else in 2003',
  playSubgame: 'subgames are not played by edition 2003 yet',
  changeText: 'changing texts is not played by edition 2003 yet',
  chooseWord: 'changing texts is not played by edition 2003 yet',
  copy: 'copying spells is not played by edition 2003 yet',
};
const MODS: { readonly [mod: string]: string } = {
  everyCreatureType: 'it speaks of creature types, which were others in 2003',
  gainChosen: 'it speaks of creature types, which were others in 2003',
  text: 'changing texts is not played by edition 2003 yet',
  textBox: 'changing texts is not played by edition 2003 yet',
  fullText: 'changing texts is not played by edition 2003 yet',
};
const OF_TYPES = 'it speaks of creature types, which were others in 2003';
const OF_LEGENDS = 'what is a legend is said otherwise in 2003';
const SNOW = 'snow-covered is an ability in edition 2003, which is not played yet';
const MAY_PAY =
  'what a triggered ability lets its controller pay is chosen at another time in edition 2003, which is not played yet';
const STAR = 'what its figures are where it is not in play is not known for edition 2003';
const TARGETING_MANA = 'a mana ability with a target is not played by edition 2003 yet';
const LAND_TYPES = 'what changes the types of lands or creatures is not played by edition 2003 yet';
const WALLS = 'that Walls do not attack is no ability in 2003, and nothing speaks of it';

/** Names of cards whose texts said something else in 2003 than they do now. */
const OTHER_TEXTS: readonly string[] = [
  'Great Whale',
  'Palinchron',
  'Peregrine Drake',
  'Cloud of Faeries',
  'Treachery',
  'Basalt Monolith',
  'Grim Monolith',
  'Winter Orb',
  'Waylay',
  'Priest of Gix',
  'Iridescent Drake',
  'Storage Matrix',
];
const OTHER_TEXT = 'its text said something else in 2003';

/** Whether an instruction has its controller choose whether to do it, or to pay for it. */
const isMay = ({ do: verb, who = 'you' }: Table): boolean => verb === 'may' && who === 'you';
const isMayPay = ({ do: verb, who = 'you', then }: Table): boolean =>
  verb === 'pay' && who === 'you' && then !== undefined;

/** What is said against one part of a definition. */
function against(part: Table): string | undefined {
  if (part.kind === 'keyword') return KEYWORDS[String(part.keyword)];
  if (typeof part.do === 'string' && VERBS[part.do] !== undefined) return VERBS[part.do];
  if (typeof part.mod === 'string' && MODS[part.mod] !== undefined) return MODS[part.mod];
  if (part.rule === 'ignoresDefender') return WALLS;
  if (part.prop === 'subtypes') return LAND_TYPES;
  if (part.kind === 'activated' && part.targets !== undefined && says(part, 'addMana')) return TARGETING_MANA;
  if (part.kind === 'static' && part.defining === true && worksOutFigures(part) && !isStar(part)) return STAR;
  return part.kind === 'triggered' ? againstTriggered(part) : undefined;
}

const worksOutFigures = (part: Table): boolean => says(part, 'power') || says(part, 'toughness');

/** Whether an ability says of figures alone that they are a number of things: a star, printed, that is 0 where it counts nothing. */
export const isStar = ({ kind, defining, mods, if: condition }: Table): boolean =>
  kind === 'static' &&
  defining === true &&
  condition === undefined &&
  Array.isArray(mods) &&
  mods.every(
    (mod) =>
      isTable(mod) &&
      mod.mod === 'set' &&
      (mod.prop === 'power' || mod.prop === 'toughness') &&
      isTable(mod.value) &&
      Object.keys(mod.value).join() === 'count',
  );

/** 410.5: "may" is a mode where it is all that the ability says; other choices of that kind are not told apart. */
function againstTriggered({ effects, modes }: Table): string | undefined {
  const list = Array.isArray(effects) ? effects : [];
  const [first] = list;
  const isMode = list.length === 1 && isTable(first) && isMay(first) && first.once === undefined;
  const within = isMode ? first.then : effects;
  for (const part of partsOf([within ?? null, modes ?? null])) if (isMay(part) || isMayPay(part)) return MAY_PAY;
  return undefined;
}

const says = (part: unknown, word: string): boolean => JSON.stringify(part).includes(`"${word}"`);

/** All tables in something, itself among them; what a token is like is its own affair. */
function* partsOf(value: unknown): Iterable<Table> {
  if (Array.isArray(value)) for (const one of value) yield* partsOf(one);
  else if (isTable(value)) {
    yield value;
    for (const [name, one] of Object.entries(value)) if (name !== 'token') yield* partsOf(one);
  }
}

/** All words in something. */
function* wordsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* wordsIn(one);
  else if (isTable(value)) for (const [name, one] of Object.entries(value)) if (name !== 'token') yield* wordsIn(one);
}

/** Why a card can't be played by these rules as it is written today; null: nothing is known against it. */
export function whyNot(card: CardDefinition): string | null {
  if (card.faces) return 'cards with several faces are not played by edition 2003 yet';
  const { props, abilities, name } = card;
  const later = wordsOf(props.types).find((type) => !TYPES.includes(type));
  if (later !== undefined) return `there is no card type ${later} in edition 2003`;
  if (OTHER_TEXTS.includes(name)) return OTHER_TEXT;
  if (wordsOf(props.supertypes).includes('Snow')) return SNOW;
  for (const word of wordsIn(abilities)) {
    if (typesOfCreatures.has(word) || word === 'creatureType') return OF_TYPES;
    if (word === 'Legendary') return OF_LEGENDS;
    if (word === 'Snow') return SNOW;
  }
  for (const part of partsOf(abilities)) {
    const reason = against(part);
    if (reason !== undefined) return reason;
  }
  return null;
}
