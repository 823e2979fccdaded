/** Every card beside the reference lists of cards and decks, where they are at hand: costs, types, figures, numbers. */
import { existsSync, readFileSync } from 'node:fs';
import { type Face, facesOf } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { cards as every } from '../../src/cards/index.js';
import { starterDecks } from '../../src/index.js';

const cards = every.flatMap(facesOf);
const shared = new URL('../../../../../shared/', import.meta.url);
const at = (path: string): URL => new URL(path, shared);
const lines = <T>(path: string): T[] =>
  readFileSync(at(path), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

interface Printed {
  name: string;
  types: string[];
  subtypes: string[];
  classes: string[];
  cost: { type: string; value: number };
  element: string;
  /** Of cards with several. */
  elements?: string[];
  level: number | null;
  power: number | null;
  life: number | null;
  durability: number | null;
  speed: string | null;
}
interface PrintedDeck {
  slug: string;
  material: { name: string; count: number }[];
  main: { name: string; count: number }[];
}

const SUPERTYPES = ['REGALIA', 'UNIQUE', 'LESSER', 'GREATER'];
const sorted = (list: unknown): string[] => (list as string[]).map((word) => word.toUpperCase()).sort();

const facts = ({ name, props }: Face) => ({
  name,
  types: sorted(props.types),
  supertypes: sorted(props.supertypes),
  subtypes: sorted(props.subtypes),
  classes: sorted(props.classes),
  elements: sorted(props.elements),
  cost: `${String(props.costKind)} ${props.variable === true ? 'X' : String(props.cost)}`,
  figures: [props.level, props.power, props.life, props.durability, props.speed].map((f) => f ?? null),
});

/** "Greater Boon" is a type and what it is besides. */
const typesOf = ({ types }: Printed): string[] => types.flatMap((type) => type.split(' '));

const printedFacts = (card: Printed) => ({
  name: card.name,
  types: sorted(typesOf(card).filter((t) => !SUPERTYPES.includes(t))),
  supertypes: sorted(typesOf(card).filter((t) => SUPERTYPES.includes(t))),
  subtypes: sorted(card.subtypes),
  classes: sorted(card.classes),
  elements: sorted(card.elements ?? [card.element]),
  cost: `${card.cost.type} ${card.cost.value}`,
  figures: [card.level, card.power, card.life, card.durability, card.speed],
});

describe.skipIf(!existsSync(at('cards/ga-cards.jsonl')))('beside the reference lists', () => {
  it('every card has its printed name, types, element, cost and figures', () => {
    const wanted = new Set(cards.map((card) => card.name));
    const printed = new Map(
      lines<Printed>('cards/ga-cards.jsonl')
        .filter((card) => wanted.has(card.name))
        .map((card) => [card.name, printedFacts(card)]),
    );
    for (const card of cards) expect(facts(card)).toEqual(printed.get(card.name));
  });

  it.each(['lorraine', 'rai'])('the %s starter holds the same cards', (name) => {
    const deck = lines<PrintedDeck>('decks/grand-archive.jsonl').find((d) => d.slug === `ga-starter-${name}`);
    for (const pile of ['material', 'main'] as const) {
      const ours = (starterDecks[name]?.[pile] ?? []).map(({ card, count }) => `${count} ${card}`);
      expect(ours.sort()).toEqual(deck?.[pile].map((c) => `${c.count} ${c.name}`).sort());
    }
  });
});
