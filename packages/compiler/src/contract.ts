/** What goes into the compiler and what comes out of it: the contract of `POST /v1/cards/compile`. */
import type { CardDefinition } from '@arbiter/engine';

export interface CardText {
  name: string;
  cost?: string;
  /** The type line, as printed. */
  type: string;
  /** Printed numbers, and colors where an indicator says them. */
  figures?: { [name: string]: string | number };
  text: string;
}

/** A card with several faces, each with its own text. */
export interface FacesText {
  /** How the faces belong together, as the source of the texts calls it. */
  layout: string;
  faces: readonly CardText[];
}

export type Status = 'exact' | 'ambiguous' | 'unsupported';
/**
 * Why a clause is not supported: its text was not understood, a word of the card language is missing, the layout or the
 * kind of card can't be read yet, or figures are missing.
 */
export type Reason = 'text' | 'word' | 'layout' | 'figures';

export interface Clause {
  /** The face that it is printed on, by its place, of a card with several. */
  face?: number;
  text: string;
  /** UTF-16 offsets into the text as sent, the end exclusive. */
  from: number;
  to: number;
  status: Status;
  reason?: Reason;
  /** What could have stood where reading stopped. */
  expected?: string[];
  /** The word that is missing. */
  needs?: string;
}

export interface CompiledCard {
  name: string;
  status: Status;
  /** Only of an exact card. */
  definition?: CardDefinition;
  /** What the definition says, as the printer prints it: empty where there is no definition. */
  printed: string;
  clauses: Clause[];
}
