/** What each category of Grand Archive's grammar means, and the maker of its rows. */
import type {
  Ability,
  Condition,
  Cost,
  Effect,
  FilterClause,
  Mod,
  Modes,
  Ref,
  TriggerPattern,
  Until,
  Value,
} from '@arbiter/engine';
import { rowMaker } from '../grammar/rows.js';
import type { Mention, Unsettled } from '../references/nouns.js';

/** A description of objects or cards, without saying which of them or how many. */
export interface Described {
  filter: FilterClause[];
  /** What one of them is called later. */
  kinds: readonly string[];
  /** They are cards: what they are called without a place is not on the field. */
  card?: true;
  /** It says where they are. */
  placed?: true;
}
/** What an ability waits for, what that speaks of, and the word that stands for it. */
export interface Trigger {
  on: TriggerPattern;
  mentions: readonly Mention[];
  keyword?: string;
  if?: Condition;
  zone?: string;
  /** How often it triggers, where its word says so. */
  limit?: { inAll: number };
}
/** When and how often an ability may be activated. */
export interface Limits {
  timing?: string;
  limit?: { perTurn?: number; inAll?: number };
  if?: Condition;
}
/** Where cards lie. */
export interface Places {
  zones: readonly string[];
  whose?: 'you' | 'opponent' | Exclude<Ref, string>;
}
/** Whose ability a line is: it begins with what restricts it. */
export type Line =
  | { line: 'abilities'; abilities: readonly Unsettled[] }
  | { line: 'effects'; effects: Effect[] }
  | { line: 'additional'; cost: Cost[] }
  | { line: 'optional'; name: string; cost: Cost[]; then: Effect[] }
  | {
      line: 'modes';
      min: number;
      max: number;
      choices: Effect[][];
      trigger?: Trigger;
      cost?: Cost[];
      limits?: Limits;
      if?: Condition;
      more?: NonNullable<Modes['more']>;
    };
/** How much damage is prevented, and of which kind. */
export interface Kind {
  match?: { combat: boolean };
}

export interface Categories {
  // Signs, single words and numbers
  open: true;
  close: true;
  digit: number;
  word: number;
  n: Value;
  plus: Value;
  many: Value;
  element: string;
  subtype: string;
  subtypes: FilterClause;
  class: string;
  championName: string;
  kind: string;
  counter: string;
  stat: 'power' | 'life' | 'level';
  price: number;
  pluralKind: string;
  // Descriptions
  adjective: FilterClause[];
  adjectives: FilterClause[];
  head: Described;
  heads: Described;
  suffix: FilterClause[];
  suffixes: FilterClause[];
  thing: Described;
  cards: Described;
  place: Places;
  // Nouns
  omens: FilterClause[];
  /** What was activated and waits on the Effects Stack. */
  activation: Exclude<Ref, string>;
  phase: string;
  source: Ref;
  champion: Ref;
  object: Ref;
  subject: Ref;
  player: Ref;
  chosen: { from: FilterClause[]; min: Value; max: Value; kinds: readonly string[] };
  amount: Value;
  value: Value;
  tally: Value;
  /** "lowest", "highest". */
  extreme: string;
  /** A zone by its name. */
  pile: string;
  /** What is asked of "it" in a word. */
  distantOrAwake: FilterClause;
  condition: Condition;
  duration: Until;
  damageKind: Kind;
  takes: true;
  /** What deals damage. */
  damageSource: FilterClause[];
  /** Cards of a choice that go to a deck, and the name of the choice. */
  putAway: { save: string; effects: Effect[] };
  /** Where so many cards as were put away are drawn to. */
  manyDrawn: string;
  /** One of several changes, as whoever controls the effect chooses. */
  chosenMods: { label: string; mods: Mod[] }[];
  // Abilities
  restriction: Condition;
  restrictions: Condition[];
  plainKeyword: string;
  /** What is sacrificed to brew. */
  ingredient: Cost;
  ingredients: Cost[];
  keyword: Unsettled;
  keywords: Unsettled[];
  granted: Mod[];
  mod: Mod[];
  mods: Mod[];
  cost: Cost[];
  costs: Cost[];
  payment: Cost[];
  /** What an ability costs that functions where its card lies. */
  elsewhere: { zone: string; cost: Cost[] };
  trigger: Trigger;
  event: Trigger;
  // Instructions
  act: (who: Ref) => Effect[];
  effect: Effect[];
  clauses: Effect[];
  /** What an ability does with its card where that lies in the graveyard. */
  here: Effect[];
  sentence: Effect[];
  conditional: Effect[];
  paid: Effect[];
  /** What follows from having done something. */
  then: Effect[];
  /** What follows from what was revealed. */
  shown: Effect[];
  tokenName: string;
  /** The name of a card that is generated. */
  generated: string;
  /** Several names, each with its comma. */
  tokenNames: string[];
  /** The name of a card that a text speaks of. */
  cardName: string;
  /** Directions, of which one is faced. */
  facing: ('north' | 'east' | 'south' | 'west')[];
  /** What is done for each direction. */
  facings: Effect[];
  direction: 'north' | 'east' | 'south' | 'west';
  told: Effect[];
  effects: Effect[];
  bullets: Effect[][];
  /** What is done for one number of a table, or for each. */
  tableRow: Effect[];
  table: Effect[];
  count: { min: number; max: number };
  limits: Limits;
  less: Mod[];
  /** What players pay to declare attacks. */
  attackTax: Mod;
  /** Which cards cost how much more, and whose. */
  dearer: { who: 'you' | 'opponents' | 'all'; mod: Mod };
  static: Unsettled[];
  ability: Unsettled[];
  quoted: Unsettled[];
  /** A way to activate the card from another place. */
  fromElsewhere: Extract<Ability, { kind: 'play' }>;
  own: Line;
  /** An ability of which one or more things are chosen. */
  modal: Line;
  objectLine: Line;
  actionLine: Line;
  /** A type of card or a printed figure for which there is no word yet. */
  missing: Line;
}

export const { row, gap, lexical } = rowMaker<Categories>();
