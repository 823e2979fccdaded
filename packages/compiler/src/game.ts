/** What the compiler is told about a game: its grammar, how its cards are laid out, and how they are checked and printed. */
import type { Ability, CardDefinition, Face } from '@arbiter/engine';
import type { CardText, FacesText, Reason } from './contract.js';
import type { Grammar } from './grammar/grammar.js';
import type { Blanking, TextLine } from './reading/lines.js';
import type { Token } from './reading/tokens.js';
import type { Unsettled } from './references/nouns.js';
import type { ReferenceRules } from './references/rules.js';

/** Lines that are read together, and as what. */
export interface LineGroup {
  category: string;
  tokens: readonly Token[];
  from: number;
  to: number;
}

/** What the printed facts of a card say, or why they can't be read. */
export type Printed = { props: Face['props']; names: readonly string[] } | { fault: Reason; expected?: string[] };

/** The abilities of a card, each with the groups of lines that it was read from. */
export interface Assembled {
  ability: Unsettled;
  groups: readonly number[];
}

export interface GameGrammar<Line = unknown> {
  /** Raised whenever the same text may compile to something else. */
  version: number;
  grammar: Grammar;
  /** Work that one card may cost. */
  budget: number;
  printed(card: CardText): Printed;
  /** What of a line means nothing, where that is something else than all that stands in parentheses. */
  blanked?: Blanking;
  groups(lines: readonly TextLine[], props: Face['props']): LineGroup[];
  /** Puts together what was read of each group, which is nothing of a reminder; a text says which groups don't fit each other, or the card. */
  assemble(lines: readonly (Line | undefined)[], props: Face['props']): Assembled[] | string;
  /** Whether a line can't be meant on such a card, where something else may be. */
  impossible(line: Line, props: Face['props']): boolean;
  references(props: Face['props']): ReferenceRules;
  /** A face with all that its printer adds, such as what modes are called. */
  finished(face: Face): Face;
  /** What is wrong with a definition, by the game's own check of its language. */
  faults(definition: CardDefinition): string[];
  /** How sources of texts call layouts with one face that is read line by line. */
  oneFaced: readonly string[];
  /** The layout in the card language of a card with several faces, as what its faces are read; null where it has none. */
  layoutOf(card: FacesText): { layout: string; faces: readonly CardText[] } | null;
  /** The faces of a layout as one card. */
  joined(layout: string, faces: readonly Face[]): CardDefinition;
  /** Abilities of one line in the words of the game's printer: wordings with alternatives. */
  wordings(abilities: readonly Ability[], face: Face): string[];
}
