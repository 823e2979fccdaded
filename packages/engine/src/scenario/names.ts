/**
 * The cards that a scenario names, found in untrusted JSON whatever else is wrong with it: so that faults of its form do
 * not hide misspelt names, and so that it is known to be too large before anything is made of it.
 */

import type { Report } from '../language/report.js';
import type { CardLanguage } from '../schema/language.js';
import type { ScenarioCards } from './definitions.js';

interface NamedCard {
  name: string;
  path: string;
  count: number;
}

/** Fields of an entry in which cards lie that belong to it. */
export interface CardPlaces {
  /** Fields of the scenario that list whatever has cards. */
  roots: readonly string[];
  /** Fields whose value is a card itself. */
  single: readonly string[];
  /** Fields of an entry that list more cards. */
  within: readonly string[];
  /** Names that stand for something else than cards. */
  besides?: readonly string[];
}

/** More cards than any game has; making them would take long. */
const MAX_CARDS = 4000;
/** Cards that one scenario may define. */
export const MAX_DEFINITIONS = 50;

/** Reports that there are too many cards; true if there are. */
export function reportTooMany(input: unknown, places: CardPlaces, report: Report): boolean {
  const sum = [...namedCards(input, places)].reduce((all, card) => all + card.count, 0);
  if (sum <= MAX_CARDS) return false;
  report.add('$.players', 'TOO_LARGE', `a position has at most ${MAX_CARDS} cards`);
  return true;
}

/** What is wrong with the cards that a scenario defines and names, where it can't be read as a whole. */
export function reportNames(language: CardLanguage, input: unknown, places: CardPlaces, cards: ScenarioCards): void {
  cards.read(language, listOf(fieldsOf(input).definitions).slice(0, MAX_DEFINITIONS));
  let left = MAX_CARDS;
  for (const { name, path } of namedCards(input, places)) {
    if (left-- <= 0) break;
    if (!places.besides?.includes(name)) cards.find(name, path);
  }
}

type Fields = { [field: string]: unknown };
const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function* namedCards(input: unknown, places: CardPlaces): Iterable<NamedCard> {
  for (const [i, item] of listOf(fieldsOf(input).stack).entries()) {
    const { card } = fieldsOf(item);
    if (typeof card === 'string') yield { name: card, path: `$.stack[${i}].card`, count: 1 };
  }
  for (const root of places.roots) {
    for (const [i, holder] of listOf(fieldsOf(input)[root]).entries()) {
      const path = `$.${root}[${i}]`;
      yield* entry(holder, path, places, false);
      for (const [field, value] of Object.entries(fieldsOf(holder))) {
        if (places.within.includes(field)) continue;
        if (places.single.includes(field)) yield* entry(value, `${path}.${field}`, places);
        else for (const [j, each] of listOf(value).entries()) yield* entry(each, `${path}.${field}[${j}]`, places);
      }
    }
  }
}

function* entry(value: unknown, path: string, places: CardPlaces, named = true): Iterable<NamedCard> {
  if (typeof value === 'string' && named) yield { name: value, path, count: 1 };
  const { card, count, ...fields } = fieldsOf(value);
  if (typeof card === 'string') yield { name: card, path, count: Number.isSafeInteger(count) ? Number(count) : 1 };
  for (const field of places.within)
    for (const [i, each] of listOf(fields[field]).entries()) yield* entry(each, `${path}.${field}[${i}]`, places);
}
