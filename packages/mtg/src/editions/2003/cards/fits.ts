/**
 * What keeps a card of that time from being played as it is written today: what its text speaks of was otherwise then, or is not
 * played by these rules yet. Each reason is a sentence for whoever asks for the card.
 */
import { type CardDefinition, isTable, type SingleFaced, type Table, wordsOf } from '@arbiter/engine';
import { CREATURE_TYPES } from '../../../2-parts/205.3-subtypes.js';
import { asItWas, gives, isCreature, isStar } from './then.js';

const TYPES = ['Artifact', 'Creature', 'Enchantment', 'Instant', 'Land', 'Sorcery'];
const BASIC_LAND_TYPES: readonly unknown[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
/** Creature types of which it is known what was of them: `creature-types.json` says what was not as it is now. */
const SAME_TYPES = [
  ...['Wall', 'Sliver', 'Spike', 'Licid', 'Kavu', 'Mercenary', 'Rebel', 'Minotaur', 'Squirrel', 'Saproling', 'Goblin'],
  ...['Beast', 'Bird', 'Cleric', 'Elf', 'Merfolk', 'Soldier', 'Wizard', 'Zombie'],
];
const typesOfCreatures: ReadonlySet<unknown> = new Set(CREATURE_TYPES.filter((type) => !SAME_TYPES.includes(type)));

const KEYWORDS: { readonly [keyword: string]: string } = {
  amplify: 'it speaks of creature types, which were others in 2003',
  lifelink: 'its ability has become another one since 2003',
  deathtouch: 'its ability has become another one since 2003',
  indestructible: 'its ability has become another one since 2003',
  hexproof: 'its ability has become another one since 2003',
  equip: 'there is no Equipment in edition 2003',
};
const VERBS: { readonly [verb: string]: string } = {
  playSubgame: 'subgames are in no rule of 2003',
};
const OF_TYPES = 'it speaks of creature types, which were others in 2003';
const MODS: { readonly [mod: string]: string } = {
  everyCreatureType: OF_TYPES,
  gainChosen: OF_TYPES,
  textBox: 'having the text of another card is not played by edition 2003 yet',
  fullText: 'having the text of another card is not played by edition 2003 yet',
};
const MAY_PAY =
  'what a triggered ability lets its controller pay is chosen at another time in edition 2003, which is not played yet';
const MAY_CHOOSE =
  'what a triggered ability lets players choose to do is chosen at another time in edition 2003, which is not played yet';
const STAR = 'what its figures are where it is not in play is not known for edition 2003';
const TARGETING_MANA = 'a mana ability with a target is not played by edition 2003 yet';
const LAND_TYPES = 'what changes the types of lands or creatures so is not played by edition 2003 yet';

/** Names of cards whose texts said something else in 2003 than they do now. */
const OTHER_TEXTS: readonly string[] = [
  ...[
    'Basalt Monolith',
    'Grim Monolith',
    'Winter Orb',
    'Waylay',
    'Priest of Gix',
    'Iridescent Drake',
    'Storage Matrix',
  ],
];
const OTHER_TEXT = 'its text said something else in 2003';

/** Cards of which it is not known what they spoke of. */
const UNKNOWN: readonly string[] = ['Soraya the Falconer'];

/** Whether an instruction has its controller choose whether to do it, or to pay for it; "unless you pay" is no such choice. */
const isMay = ({ do: verb, who = 'you' }: Table): boolean => verb === 'may' && who === 'you';
const isMayPay = ({ do: verb, who = 'you', then }: Table): boolean =>
  verb === 'pay' && who === 'you' && Array.isArray(then) && then.length > 0;

/** "You may put a card …" as a choice of none or one: it is made as the ability resolves, and not where 410.5 says. */
const isMayChoose = ({ do: verb, who = 'you', min, max }: Table): boolean =>
  verb === 'choose' && who === 'you' && min === 0 && max === 1;

/** Basic land types, or that something is a local enchantment. */
const isOfBasicLands = (part: Table): boolean =>
  [part.value ?? part.values].flat().every((type) => BASIC_LAND_TYPES.includes(type) || type === 'Aura');

/** What is said against one part of a definition. */
function against(part: Table): string | undefined {
  if (part.kind === 'keyword') return KEYWORDS[String(part.keyword)];
  if (typeof part.do === 'string' && VERBS[part.do] !== undefined) return VERBS[part.do];
  if (part.mod === 'gainChosen' && part.of === 'color') return undefined;
  if (typeof part.mod === 'string' && MODS[part.mod] !== undefined) return MODS[part.mod];
  if (part.prop === 'subtypes' && !isOfBasicLands(part)) return LAND_TYPES;
  if (part.kind === 'activated' && part.targets !== undefined && says(part, 'addMana')) return TARGETING_MANA;
  if (part.kind === 'static' && part.defining === true && worksOutFigures(part) && !isStar(part)) return STAR;
  return part.kind === 'triggered' ? againstTriggered(part) : undefined;
}

const worksOutFigures = (part: Table): boolean => says(part, 'power') || says(part, 'toughness');

/** 410.5: "may" is a mode where it is all that the ability says; other choices of that kind are not told apart. */
function againstTriggered({ effects, modes }: Table): string | undefined {
  const list = Array.isArray(effects) ? effects : [];
  const [first] = list;
  const isMode = list.length === 1 && isTable(first) && isMay(first) && first.once === undefined;
  const within = isMode ? first.then : effects;
  const known = isMode ? chosenBySight(first.then) : undefined;
  for (const part of partsOf([within ?? null, modes ?? null])) {
    if (part === known) continue;
    if (isMay(part) || isMayPay(part)) return MAY_PAY;
    if (isMayChoose(part)) return MAY_CHOOSE;
  }
  return undefined;
}

/** What is chosen by what one has just looked at can't be chosen before: it is no mode, but a choice on resolution (413.2c). */
function chosenBySight(then: unknown): Table | undefined {
  const [look, choice, ...more] = Array.isArray(then) ? then : [];
  return isTable(look) && look.do === 'look' && isTable(choice) && isMay(choice) && more.length === 0
    ? choice
    : undefined;
}

const says = (part: unknown, word: string): boolean => JSON.stringify(part).includes(`"${word}"`);

/** What a token is like, and the creature types of what becomes a creature, are said elsewhere. */
const within = (part: Table): unknown[] =>
  Object.entries(part).flatMap(([name, one]) => {
    if (name === 'token') return [];
    const isGiven = name === 'mods' && Array.isArray(one) && one.some((mod) => gives(mod, 'types', 'Creature'));
    return isGiven && Array.isArray(one) ? [one.filter((mod) => !gives(mod, 'subtypes'))] : [one];
  });

/** All tables in something, itself among them. */
function* partsOf(value: unknown): Iterable<Table> {
  if (Array.isArray(value)) for (const one of value) yield* partsOf(one);
  else if (isTable(value)) {
    yield value;
    for (const one of within(value)) yield* partsOf(one);
  }
}

/** All words in something. */
function* wordsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* wordsIn(one);
  else if (isTable(value)) for (const one of within(value)) yield* wordsIn(one);
}

/** What is said against a card, or half of one, as it was. */
function whyNotOf({ props, abilities }: SingleFaced, givesTypes: boolean): string | null {
  const later = wordsOf(props.types).find((type) => !TYPES.includes(type));
  if (later !== undefined) return `there is no card type ${later} in edition 2003`;
  if (!givesTypes && !isCreature({ name: '', props, abilities }) && becomesOfTypes(abilities)) return LAND_TYPES;
  for (const word of wordsIn(abilities)) if (typesOfCreatures.has(word) || word === 'creatureType') return OF_TYPES;
  for (const part of partsOf(abilities)) {
    const reason = against(part);
    if (reason !== undefined) return reason;
  }
  return null;
}

/** Whether something becomes a creature of a type: which it was then must be known. */
function becomesOfTypes(abilities: SingleFaced['abilities']): boolean {
  for (const { mods } of partsOf(abilities.map((ability) => ({ ...ability }))))
    if (
      Array.isArray(mods) &&
      mods.some((mod) => gives(mod, 'types', 'Creature')) &&
      mods.some((mod) => gives(mod, 'subtypes'))
    )
      return true;
  return false;
}

/**
 * Why a card can't be played by these rules as it was written; null: nothing is known against it.
 * @param types its creature types then, where they are known to be others
 */
export function whyNot(card: CardDefinition, types: readonly string[] | null = null): string | null {
  if (OTHER_TEXTS.includes(card.name)) return OTHER_TEXT;
  if (UNKNOWN.includes(card.name)) return OF_TYPES;
  if (card.faces) {
    if (card.layout !== 'split') return 'cards with other faces than halves are not played by edition 2003';
    const [reason = null] = card.faces.flatMap(
      ({ name, props, abilities }) => whyNotOf({ name, props, abilities }, false) ?? [],
    );
    return reason;
  }
  const then = asItWas(card, types);
  return then.faces ? null : whyNotOf(then, types !== null);
}
