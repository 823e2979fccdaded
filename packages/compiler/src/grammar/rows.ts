/** Rows of a grammar: each says one phrase that cards print, and what it means. */
import type { Captures } from './pattern.js';

/**
 * Where something stands in the text: the end exclusive.
 * @public The declaration of rows names it.
 */
export interface Place {
  from: number;
  to: number;
}

export interface Row {
  category: string;
  pattern: string;
  /** What is meant; absent where a word of the card language is missing. */
  action?: (captures: { [name: string]: unknown }, place: Place) => unknown;
  /** The word that the card language has not yet. */
  needs?: string;
  /** A card that prints it. */
  card?: string;
}

/** Reads what no list of words can: numbers, for example. Returns the meaning of the token at its place, or undefined. */
export interface Lexical {
  category: string;
  read: (token: string, spelt: string) => unknown;
  /** What it is called among expectations. */
  called: string;
}

export interface RowMaker<Categories> {
  /** A phrase, and what it means: undefined where the parts do not fit each other, so that it is no reading. */
  row<C extends keyof Categories & string, P extends string>(
    category: C,
    pattern: P,
    action: (captures: Captures<P, Categories>, place: Place) => Categories[C] | undefined,
    card?: string,
  ): Row;
  /** A phrase whose word is missing. */
  gap(category: keyof Categories & string, pattern: string, needs: string, card?: string): Row;
  /** A token that is recognised by its form. */
  lexical<C extends keyof Categories & string>(
    category: C,
    called: string,
    read: (token: string, spelt: string) => Categories[C] | undefined,
  ): Lexical;
}

/** The makers of rows for a grammar's categories: what a row captures has the types that its pattern names. */
export const rowMaker = <Categories>(): RowMaker<Categories> => ({
  row: (category, pattern, action, card) => ({
    category,
    pattern,
    action: (captures, place) => action(captures as Captures<typeof pattern, Categories>, place),
    ...(card === undefined ? {} : { card }),
  }),
  gap: (category, pattern, needs, card) => ({ category, pattern, needs, ...(card === undefined ? {} : { card }) }),
  lexical: (category, called, read) => ({ category, called, read }),
});
