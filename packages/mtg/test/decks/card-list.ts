/** A small stand-in for the list of cards. */
import type { CardInfo } from '@arbiter/engine';
import { type CardLookUp, suggest } from '@arbiter/engine';

const card = (name: string, types: string[], supertypes: string[] = [], reason: string | null = null): CardInfo => ({
  ruleset: 'mtg',
  name,
  support: reason === null ? 'exact' : 'unsupported',
  reason,
  data: { types, supertypes },
});

const list = [
  card('Mountain', ['Land'], ['Basic']),
  card('Snow-Covered Mountain', ['Land'], ['Basic', 'Snow']),
  card('Basic Conjuration', ['Sorcery']),
  card('Basic Relic', ['Artifact'], ['Basic']),
  card('Frozen Forest', ['Land'], ['Basic', 'Snow']),
  card('Lightning Bolt', ['Instant']),
  card('Lightning Strike', ['Instant']),
  card('Shock', ['Instant']),
  card("Serra's Guardian", ['Creature']),
  card('Juzám Djinn', ['Creature']),
  card('Fire // Ice', ['Instant']),
  card('SP//dr, Piloted by Peni', ['Creature']),
  card('Chaos Orb', ['Artifact'], [], 'it asks for throwing the card'),
  ...Array.from({ length: 15 }, (_, i) => card(`Filler ${i}`, ['Creature'])),
];

export const cardList: CardLookUp = {
  get: (name) => list.find((c) => c.name.toLowerCase() === name.toLowerCase()) ?? null,
  suggest: (name) =>
    suggest(
      name,
      list.map((c) => c.name),
    ),
};

/** Cards of which a legal deck can be made: four copies each. */
export const fillers = (cards: number): { card: string; count: number }[] =>
  Array.from({ length: Math.ceil(cards / 4) }, (_, i) => ({
    card: `Filler ${i}`,
    count: Math.min(4, cards - 4 * i),
  }));
