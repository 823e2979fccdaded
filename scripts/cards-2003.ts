/**
 * Lists the cards that edition 2003 of Magic may have: those first printed up to Legions, of a list of all cards.
 *
 *   npx tsx --conditions=arbiter-source scripts/cards-2003.ts ../shared/cards/mtg-cards.jsonl
 *
 * Their creature types then are those of `rules-2003/creature-types.json`; a card that is not named there has today's in the
 * words of then. The creature types of all of them are listed beside.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CardDefinition, type Characteristics, tokensOf, wordsOf } from '@arbiter/engine';
import { rules } from '@arbiter/mtg';
import { whyNot } from '../packages/mtg/src/editions/2003/cards/fits.js';
import { inTypesOfThen, LEGEND, TOKENS, typesThen } from '../packages/mtg/src/editions/2003/cards/then.js';

/** Legions came out in February 2003, the next set in May. */
const LAST_DAY = '2003-03-01';
/** Cards of expansions may have been printed as oversized ones or for champions first. */
const SET_TYPES = ['expansion', 'core', 'starter', 'promo', 'box', 'memorabilia'];
const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../packages/mtg/rules-2003/${name}.json`, import.meta.url));
const FILE = fileOf('cards');

/** Of each source, the names of cards by their types. */
interface TypesFile {
  [source: string]: { [types: string]: string[] };
}

interface Line {
  cardName: string;
  firstReleased?: string;
  setType?: string;
  funny?: boolean;
  subtypes?: string[];
  types?: string[];
}
type List = { [name: string]: string[] | null | false };

const isOfThen = ({ firstReleased, setType = '', funny }: Line): boolean =>
  !funny && SET_TYPES.includes(setType) && firstReleased !== undefined && firstReleased < LAST_DAY;

const [path = ''] = process.argv.slice(2);
const cardsOfThen = readFileSync(path, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Line)
  .filter(isOfThen);
const sources = JSON.parse(readFileSync(fileOf('creature-types'), 'utf8')) as TypesFile;
const known = new Map(
  Object.values(sources).flatMap((source) =>
    Object.entries(source).flatMap(([types, names]) =>
      names.map((name): [string, string[]] => [name, types === '-' ? [] : types.split(' ')]),
    ),
  ),
);

/** A card by its own name: some are known by that of a face as well. */
function cardOf(name: string): CardDefinition | undefined {
  const card = rules.definitions.named(name)?.definition;
  return card?.name === name ? card : undefined;
}

/** Creature types of a card then, where they are not today's. */
function typesOf({ cardName, types = [], subtypes = [] }: Line): string[] | null {
  const given = known.get(cardName);
  if (given) return given;
  const then = inTypesOfThen(cardName, subtypes);
  return types.includes('Creature') && then.join() !== subtypes.join() ? then : null;
}

/** Whether the edition plays a card, and what creature types it had then. */
function entryOf(line: Line): List[string] {
  const card = cardOf(line.cardName);
  const given = typesOf(line);
  if (!card || whyNot(card, given) !== null) return false;
  const then = typesThen(card, given);
  return then && [...then];
}

const list = new Map(cardsOfThen.map((line) => [line.cardName, entryOf(line)]));

/** All creature types of then: of the cards, played or not, of their tokens, and of what is a legend. */
const creatureTypes = new Set([LEGEND, ...cardsOfThen.flatMap(typesOfCreatures)]);
function typesOfCreatures({ cardName, types = [], subtypes = [] }: Line): string[] {
  const then = (of: Characteristics): string[] =>
    wordsOf(of.types).includes('Creature') ? inTypesOfThen(cardName, wordsOf(of.subtypes)) : [];
  const card = cardOf(cardName);
  const made = card ? [...tokensOf(card)].flatMap(({ props }) => then(props ?? {})) : [];
  return [...(known.get(cardName) ?? then({ types, subtypes })), ...(TOKENS[cardName] ?? made)];
}
writeFileSync(fileOf('types-of-creatures'), `${JSON.stringify([...creatureTypes].sort(), null, 2)}\n`);

const sorted = [...list].sort(([a], [b]) => (a < b ? -1 : 1));
const entries = sorted.map(
  ([name, entry]) => `  ${JSON.stringify(name)}: ${entry ? JSON.stringify(entry).replaceAll('","', '", "') : entry}`,
);
writeFileSync(FILE, `{\n${entries.join(',\n')}\n}\n`);
console.log(`${sorted.length} cards, ${sorted.filter(([, entry]) => entry !== false).length} of them played`);
