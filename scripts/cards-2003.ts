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
import { rules } from '@arbiter/mtg';
import { whyNot } from '../packages/mtg/src/editions/2003/cards/fits.js';
import { typesThen } from '../packages/mtg/src/editions/2003/cards/then.js';

/** Legions came out in February 2003, the next set in May. */
const LAST_DAY = '2003-03-01';
/** Cards of expansions may have been printed as oversized ones or for champions first. */
const SET_TYPES = ['expansion', 'core', 'starter', 'promo', 'box', 'memorabilia'];
const FILE = fileURLToPath(new URL('../packages/mtg/rules-2003/cards.json', import.meta.url));

interface Line {
  cardName: string;
  firstReleased?: string;
  setType?: string;
  funny?: boolean;
  subtypes?: string[];
  types?: string[];
}
type List = { [name: string]: string[] | null | false };

/** Creature types of then that are otherwise today; of what is no creature, those that it gave to what became one. */
const OTHER_TYPES: { readonly [name: string]: string[] } = {
  'Goblin King': ['Lord'],
  'Faerie Conclave': [],
  'Forbidding Watchtower': [],
  'Ghitu Encampment': [],
  'Spawning Pool': [],
  'Treetop Village': [],
  'Nantuko Monastery': [],
  'Opal Caryatid': ['Soldier'],
  'Opal Champion': ['Knight'],
  'Opal Gargoyle': ['Gargoyle'],
  'Opal Archangel': ['Angel'],
  'Hidden Ancients': ['Treefolk'],
  'Hidden Gibbons': ['Ape'],
  'Hidden Guerrillas': ['Soldier'],
  'Hidden Spider': ['Spider'],
  'Lurking Skirge': ['Imp'],
  'Veiled Serpent': ['Serpent'],
  'Veiled Apparition': ['Illusion'],
  'Veil of Birds': ['Bird'],
  'Chimeric Idol': [],
  'Xanthic Statue': [],
  'Living Terrain': ['Treefolk'],
};

const isOfThen = ({ firstReleased, setType = '', funny }: Line): boolean =>
  !funny && SET_TYPES.includes(setType) && firstReleased !== undefined && firstReleased < LAST_DAY;

const [path = ''] = process.argv.slice(2);
const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
const before = JSON.parse(readFileSync(FILE, 'utf8')) as List;

/** Whether the edition plays a card, and what creature types it had then. */
function entryOf({ cardName, types = [], subtypes = [] }: Line): List[string] {
  const card = rules.definitions.named(cardName)?.definition;
  const isHuman = types.includes('Creature') && subtypes.includes('Human');
  const given =
    before[cardName] || OTHER_TYPES[cardName] || (isHuman ? subtypes.filter((type) => type !== 'Human') : null);
  if (card?.name !== cardName || whyNot(card, given) !== null) return false;
  const then = typesThen(card, given);
  return then && [...then];
}

const list = new Map(
  lines
    .map((line) => JSON.parse(line) as Line)
    .filter(isOfThen)
    .map((line) => [line.cardName, entryOf(line)]),
);
const sorted = [...list].sort(([a], [b]) => (a < b ? -1 : 1));
const entries = sorted.map(
  ([name, entry]) => `  ${JSON.stringify(name)}: ${entry ? JSON.stringify(entry).replaceAll('","', '", "') : entry}`,
);
writeFileSync(FILE, `{\n${entries.join(',\n')}\n}\n`);
console.log(`${sorted.length} cards, ${sorted.filter(([, entry]) => entry !== false).length} of them played`);
