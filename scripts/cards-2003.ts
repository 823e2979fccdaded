/**
 * Lists the cards that edition 2003 of Magic may have: those first printed up to Legions, of a list of all cards.
 *
 *   npx tsx --conditions=arbiter-source scripts/cards-2003.ts ../shared/cards/mtg-cards.jsonl
 *
 * What stands in the file already stays: the creature types of then are written there by hand. A card that is new to it has
 * today's, but that nothing was Human.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Legions came out in February 2003, the next set in May. */
const LAST_DAY = '2003-03-01';
const SET_TYPES = ['expansion', 'core', 'starter', 'promo', 'box'];
const FILE = fileURLToPath(new URL('../packages/mtg/rules-2003/cards.json', import.meta.url));

interface Line {
  cardName: string;
  firstReleased?: string;
  setType?: string;
  funny?: boolean;
  subtypes?: string[];
  types?: string[];
}
type List = { [name: string]: string[] | null };

const isOfThen = ({ firstReleased, setType = '', funny }: Line): boolean =>
  !funny && SET_TYPES.includes(setType) && firstReleased !== undefined && firstReleased < LAST_DAY;

function typesOf({ types = [], subtypes = [] }: Line): string[] | null {
  return types.includes('Creature') && subtypes.includes('Human') ? subtypes.filter((type) => type !== 'Human') : null;
}

const [path = ''] = process.argv.slice(2);
const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
const before = JSON.parse(readFileSync(FILE, 'utf8')) as List;
const found = lines.map((line) => JSON.parse(line) as Line).filter(isOfThen);
const list = new Map(found.map((line) => [line.cardName, before[line.cardName] ?? typesOf(line)]));
const sorted = [...list].sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  FILE,
  `{\n${sorted.map(([name, types]) => `  ${JSON.stringify(name)}: ${JSON.stringify(types)}`).join(',\n')}\n}\n`,
);
console.log(`${sorted.length} cards`);
