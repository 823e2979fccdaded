/** Deck construction (100.2, 100.4): sizes, four copies, sideboard. */
import { type CardInfo, type Deck, type DeckReport, Report } from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

const CONSTRUCTED_MINIMUM = 60;
const LIMITED_MINIMUM = 40;
const COPIES = 4;
const SIDEBOARD = 15;

const entry = z.union([z.string().max(200), z.strictObject({ card: z.string().max(200), count: z.int().min(1).max(250).default(1) })]);
const pile = z.array(entry).max(500);
const deckSchema = z.union([pile, z.strictObject({ main: pile, sideboard: pile.optional(), format: z.enum(['constructed', 'limited']).optional() })]);

export interface CardLookUp {
  get(name: string): CardInfo | null;
  suggest(name: string): string[];
}

/** The official name of a card however it was capitalised or spaced (`fire//ice`). */
const tidy = (name: string): string => name.trim().replace(/\s*\/\/?\s*/g, ' // ').replace(/’/g, "'");

/**
 * Checks a deck. With no `format`, sixty cards and more are constructed; from forty on it is a small deck, still with at
 * most four copies. `limited` allows any number of copies.
 */
export function validateDeck(deck: unknown, cards: CardLookUp): DeckReport {
  const report = new Report();
  const parsed = deckSchema.safeParse(deck);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) report.add(`$${issue.path.map((p) => (typeof p === 'number' ? `[${p}]` : `.${String(p)}`)).join('')}`, 'INVALID_INPUT', issue.message);
    return { legal: false, deck: null, errors: report.errors };
  }
  const list = Array.isArray(parsed.data);
  const given = Array.isArray(parsed.data) ? { main: parsed.data } : parsed.data;
  const format = 'format' in given ? given.format : undefined;
  const understood: Deck = {};
  const copies = new Map<string, { count: number; path: string }>();
  for (const name of ['main', 'sideboard'] as const) {
    const entries = name === 'main' ? given.main : 'sideboard' in given ? given.sideboard : undefined;
    if (!entries) continue;
    understood[name] = entries.map((e, i) => {
      const { card, count } = typeof e === 'string' ? { card: e, count: 1 } : e;
      const path = list ? `$[${i}]` : `$.${name}[${i}]`;
      const found = cards.get(tidy(card));
      if (!found) {
        report.add(path, 'UNKNOWN_CARD', `there is no card named "${card}"`, { suggestions: cards.suggest(card) });
        return { card, count };
      }
      if (found.support !== 'exact') report.add(path, 'UNSUPPORTED_CARD', `${found.name} is not played by the engine: ${found.reason}`);
      const before = copies.get(found.name);
      copies.set(found.name, { count: (before?.count ?? 0) + count, path: before?.path ?? path });
      return { card: found.name, count };
    });
  }
  const size = (name: string): number => (understood[name] ?? []).reduce((n, e) => n + e.count, 0);
  const main = size('main');
  const where = list ? '$' : '$.main';
  const minimum = format === 'constructed' ? CONSTRUCTED_MINIMUM : LIMITED_MINIMUM;
  if (main < minimum) report.add(where, 'DECK_ILLEGAL', `the deck has ${main} cards; at least ${minimum} are needed`, { rules: cite(minimum === CONSTRUCTED_MINIMUM ? 'mtg:100.2a' : 'mtg:100.2b') });
  if (format !== 'limited') {
    for (const [name, { count, path }] of copies) {
      const supertypes = (cards.get(name)?.data.supertypes as string[] | undefined) ?? [];
      if (count > COPIES && !supertypes.includes('Basic')) report.add(path, 'DECK_ILLEGAL', `${count} copies of ${name}; at most ${COPIES} are allowed`, { rules: cite('mtg:100.2a') });
    }
    if (size('sideboard') > SIDEBOARD) report.add('$.sideboard', 'DECK_ILLEGAL', `the sideboard has ${size('sideboard')} cards; at most ${SIDEBOARD} are allowed`, { rules: cite('mtg:100.4a') });
  }
  return { legal: report.clean, deck: understood, errors: report.errors };
}
