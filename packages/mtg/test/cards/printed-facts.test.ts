/** Every card beside the reference list of cards, where that is at hand: names, costs, types, figures and keywords. */
import { existsSync, readFileSync } from 'node:fs';
import { type Face, facesOf } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { colorsOfCost, parseManaCost } from '../../src/1-concepts/107.4-mana-symbols.js';
import { keywords as known } from '../../src/7-additional/702-keywords/index.js';
import { cards } from '../../src/cards/index.js';

const reference = new URL('../../../../../shared/cards/mtg-cards.jsonl', import.meta.url);

const faces: Face[] = cards.flatMap(facesOf);

interface Printed {
  name: string;
  layout: string;
  funny?: boolean;
  manaCost?: string;
  supertypes: string[];
  types: string[];
  subtypes: string[];
  colors: string[];
  power?: string;
  toughness?: string;
  loyalty?: string;
  keywords: string[];
  oracleText?: string;
}

function readPrinted(): Map<string, Printed> {
  const wanted = new Set(faces.map((face) => face.name));
  const found = new Map<string, Printed>();
  for (const line of readFileSync(reference, 'utf8').split('\n')) {
    // Only lines of our cards are worth parsing.
    const name = /"name": "((?:[^"\\]|\\.)*)"/.exec(line)?.[1];
    if (name === undefined || !wanted.has(name)) continue;
    const card = JSON.parse(line) as Printed;
    if (!card.funny) found.set(card.name, card);
  }
  return found;
}

const sorted = (list: unknown): string[] => [...((list as string[] | undefined) ?? [])].sort();
/** What is printed as a star is chosen or worked out, and 0 until then (208.2). */
const figure = (printed: string | undefined): number | null =>
  printed === undefined ? null : printed === '*' ? 0 : Number(printed);

const facts = ({ name, props }: Face) => ({
  name,
  manaCost: props.manaCost ?? '',
  supertypes: props.supertypes,
  types: props.types,
  subtypes: props.subtypes,
  colors: sorted(props.colors),
  power: props.power ?? null,
  toughness: props.toughness ?? null,
  loyalty: props.loyalty ?? null,
});

const printedFacts = (card: Printed) => ({
  name: card.name,
  manaCost: card.manaCost ?? '',
  supertypes: card.supertypes,
  types: card.types,
  // The list writes the apostrophes of some planar types otherwise than the rules do (205.3n).
  subtypes: card.types.includes('Plane') ? card.subtypes.map((one) => one.replaceAll("'", '’')) : card.subtypes,
  // The list gives the colors of the whole card to each half of it, and those of the permanent to its Adventure.
  colors: ['split', 'adventure'].includes(card.layout)
    ? sorted(colorsOfCost(parseManaCost(card.manaCost ?? '')))
    : sorted(card.colors),
  power: figure(card.power),
  toughness: figure(card.toughness),
  loyalty: figure(card.loyalty),
});

/** Keyword abilities that an object has by itself; what it only gives to others is not among them. */
const keywords = ({ abilities }: Face): string[] =>
  sorted(abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : [])));

/** Keyword abilities printed as such: a line of the text begins with the word, alone or in a list. */
function printedKeywords(card: Printed): string[] {
  const lines = (card.oracleText ?? '').split('\n').map((line) =>
    line
      .replace(/\(.*?\)/g, '')
      .trim()
      .toLowerCase(),
  );
  const parts = lines.flatMap((line) =>
    /[.:]/.test(line) && !/^(?:morph|kicker|flashback|companion )—/.test(line) ? [] : line.split(/, |; |—/),
  );
  const names = known.map((spec) => spec.name);
  // Landwalk is printed by the name of the land (702.14a).
  const called = parts.map((part) =>
    part.replace(/^(?:snow )?(?:plains|island|swamp|mountain|forest)walk$/, 'landwalk'),
  );
  return sorted(names.filter((word) => called.some((part) => part === word || part.startsWith(`${word} `))));
}

describe.skipIf(!existsSync(reference))('cards are as they are printed', () => {
  const printed = existsSync(reference) ? readPrinted() : new Map<string, Printed>();
  const beside = (card: Face): Printed => {
    const found = printed.get(card.name);
    if (!found) throw new Error(`${card.name} is not in the list`);
    return found;
  };

  it('names, costs, colours, types and figures', () => {
    expect(faces.map(facts)).toEqual(faces.map((face) => printedFacts(beside(face))));
  });

  it('keyword abilities', () => {
    const ours = faces.map((face) => [face.name, ...keywords(face)]);
    expect(ours).toEqual(faces.map((card) => [card.name, ...printedKeywords(beside(card))]));
  });

  it('every keyword listed for a card is said by it: had, given, or a word of an effect', () => {
    const actions: { [word: string]: string } = {
      Scry: '"SCRY"',
      Mill: '"mill',
      Landfall: '"Land"',
      Kinship: '"sharesCreatureType"',
      Chroma: '"devotion"',
      Grandeur: '"discard"',
      Domain: '"Forest"',
      Threshold: '"atLeast":7',
      Strive: '"targets"',
      Hellbent: '"hand"',
      'Fateful hour': '"life"',
      Investigate: '"Clue"',
      Imprint: '"linked"',
      Morbid: '"graveyard"',
      Ferocious: '"power",">=",4',
      Heroic: '"targets"',
      'Will of the council': '"vote"',
      'Role token': '"Role"',
      'Venture into the dungeon': '"venture"',
      'Two-Headed Coin': '"winsFlips"',
    };
    const missing = faces.flatMap((card) => {
      // The list gives a card's keywords to each of its faces.
      const whole = cards.find((c) => facesOf(c).includes(card));
      const said = JSON.stringify(whole);
      return beside(card)
        .keywords.filter((word) => !said.includes(actions[word] ?? `"${word.toLowerCase()}"`))
        .map((word) => `${card.name}: ${word}`);
    });
    expect(missing).toEqual([]);
  });

  it('no card is there twice', () => {
    expect(sorted(cards.map((c) => c.name))).toEqual([...new Set(sorted(cards.map((c) => c.name)))]);
  });
});
