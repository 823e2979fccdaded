/** What each category of Riftbound's grammar means, and the maker of its rows. */
import type { Condition, Cost, Effect, FilterClause, Mod, Ref, TriggerPattern, Until, Value } from '@arbiter/engine';
import { rowMaker } from '../grammar/rows.js';
import type { Mention, Unsettled } from '../references/nouns.js';

/** A description of objects or cards, without saying which of them or how many. */
export interface Described {
  filter: FilterClause[];
  /** What one of them is called later. */
  kinds: readonly string[];
  /** They are cards: what they are called without a place is not on the board. */
  card?: true;
}
/** What an ability waits for, and what that speaks of. */
export interface Trigger {
  on: TriggerPattern;
  mentions: readonly Mention[];
  if?: Condition;
  limit?: { perTurn: number };
}
/** When and how often an ability may be used. */
export interface Limits {
  limit?: { perTurn: number };
  if?: Condition;
}
/** What a triggered ability does, what that costs, and whether its player may leave it. */
export interface Told {
  effects: Effect[];
  may?: true;
  cost?: Cost[];
}
/** What may be done, and the name by which it is known whether it was. */
export interface Done {
  effects: Effect[];
  save: string;
}
/** Where cards lie. */
export interface Places {
  zone: string;
  whose?: 'you' | 'opponent' | Exclude<Ref, string>;
}
/** How a token enters. */
export interface Entering {
  ready?: true;
  exhausted?: true;
  to?: 'base' | Ref;
  who?: Ref;
}
/** On which terms a card is played by an effect: for what, and where to. */
export type Terms = Pick<Extract<Effect, { do: 'play' }>, 'cost' | 'less' | 'ignores' | 'to' | 'at'>;
export type Line =
  | { line: 'abilities'; abilities: readonly Unsettled[] }
  | { line: 'effects'; effects: Effect[] }
  | { line: 'repeat'; cost: Cost[]; others?: Cost[][] }
  /** A cost that is paid besides. */
  | { line: 'additional'; cost: Cost[] }
  /** A cost that may be paid besides, and what is done then. */
  | { line: 'optional'; cost: Cost[]; effects?: Effect[]; free?: true }
  /** Instructions, and Bonus Damage that their spell deals for each of something. */
  | { line: 'bonus'; effects: Effect[]; amount: number; each: FilterClause[] }
  /** In the place of what stands in the line before it, where something is so. */
  | { line: 'instead'; when: Condition; abilities?: readonly Unsettled[]; effects?: Effect[] }
  /** When the activated abilities of the card may be used. */
  | { line: 'use'; when: Condition }
  /** What happens as it dies is what happened as it was played. */
  | { line: 'playEffect' }
  | {
      line: 'modes';
      min: number;
      max: number;
      choices: Effect[][];
      triggers?: readonly Trigger[];
      costs?: Cost[];
      unchosen?: 'any' | 'you';
    };
/** How much Might is given: with a minimum that it is not brought below. */
export interface Given {
  mods: Mod[];
  /** So much less, but not below the second. */
  weaken?: readonly [number, number];
  /** It lasts as long as the object stays what it is. */
  forever?: true;
}

export interface Categories {
  // Signs, single words and numbers
  open: true;
  close: true;
  gt: true;
  arrow: true;
  digit: number;
  plus: number;
  word: number;
  n: Value;
  might: true;
  mightSign: true;
  energySign: number;
  powerSign: string;
  powerSigns: string[];
  domain: string;
  tag: string;
  tags: FilterClause;
  type: FilterClause;
  kind: string;
  pluralKind: string;
  // Descriptions
  adjective: FilterClause[];
  adjectives: FilterClause[];
  head: Described;
  suffix: FilterClause[];
  suffixes: FilterClause[];
  thing: Described;
  /** Something, whatever it is: on the board, or a legend. */
  anything: Described;
  /** One thing, which may be at "a battlefield": of many that would be one battlefield that is chosen. */
  one: Described;
  cards: Described;
  place: Places;
  // Nouns
  source: Ref;
  object: Ref;
  group: Ref;
  subject: Ref;
  player: Ref;
  // Numbers and questions
  value: Value;
  tally: Value;
  condition: Condition;
  duration: Until;
  // Abilities
  keywordName: string;
  numbered: string;
  keyword: Unsettled;
  keywords: Unsettled[];
  mod: Mod[];
  mods: Mod[];
  granted: Mod[];
  given: Given;
  /** What is done for a cost: "kill a friendly unit", "discard 1". */
  deed: Cost[];
  /** A cost as sentences say it: "pay [1] and exhaust me". */
  payment: Cost[];
  /** What may be paid besides, as a card is played. */
  mayPay: Cost[];
  paying: Cost[];
  cost: Cost[];
  costs: Cost[];
  resources: Cost[];
  timing: string;
  trigger: Trigger[];
  /** What anybody may do, whose ability it is then. */
  anybody: Trigger[];
  limits: Limits;
  // Playing cards by effects
  price: Terms;
  spot: Terms;
  // Instructions
  token: { name: string; count: number };
  entering: Entering;
  effect: Effect[];
  clauses: Effect[];
  plain: Effect[];
  optional: Effect[];
  conditional: Effect[];
  sentence: Effect[];
  effects: Effect[];
  done: Done;
  told: Told;
  choices: Effect[][];
  /** What is done of something of a type. */
  cases: { filter: FilterClause; effects: Effect[] }[];
  /** Keywords of which one is given. */
  gifts: Unsettled[];
  less: Mod[];
  static: Unsettled[];
  ability: Unsettled[];
  quoted: Unsettled[];
  own: Line;
  objectLine: Line;
  /** A line of effect text, which what its card is attached to has. */
  effectLine: Line;
  /** One in which the card speaks of itself. */
  ownEffectLine: Line;
  spellLine: Line;
}

export const { row, gap, lexical } = rowMaker<Categories>();
