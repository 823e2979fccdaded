/** What each category of Magic's grammar means, and the maker of its rows. */
import type {
  Ability,
  CardDefinition,
  Condition,
  Cost,
  Effect,
  Filter,
  FilterClause,
  Mod,
  Ref,
  TriggerPattern,
  Until,
  Value,
} from '@arbiter/engine';
import { rowMaker } from '../grammar/rows.js';
import type { Mention, Unsettled } from '../references/nouns.js';

/** A description of objects, without saying which of them or how many. */
export interface Described {
  filter: FilterClause[];
  /** What one of them is called later. */
  kinds: readonly string[];
  /** It is one of several types. */
  several?: true;
  /** It says where they are: cards in a graveyard, spells. */
  placed?: true;
}
export interface Figures {
  power: Value;
  toughness: Value;
}
/** What an ability waits for, and what that speaks of. */
export interface Trigger {
  on: TriggerPattern;
  mentions: readonly Mention[];
  zone?: string;
  /** When it waits for that, where the event itself does not say so. */
  if?: Condition;
  /** Another thing that the same ability waits for: it becomes an ability of its own that does the same. */
  or?: Trigger;
}
/** What a player does, whoever it is. */
export type Act = (who: Ref) => Effect[];
export interface Limits {
  timing?: string;
  limit?: { perTurn?: number; inAll?: number };
  if?: Condition;
  /** The keyword that the ability stands behind. */
  keyword?: string;
}
/** Cards that are looked for in a library. */
export interface Sought {
  filter: FilterClause[];
  many: boolean;
  count?: number;
}
interface Found {
  many: boolean;
  to: Omit<Extract<Effect, { do: 'search' }>, 'do' | 'filter'>;
}
/** What added mana is kept for. */
export type KeptFor = NonNullable<Extract<Effect, { do: 'addMana' }>['only']>;
/** What a line of a card comes to. */
export type Line =
  | { line: 'abilities'; abilities: readonly Unsettled[] }
  | { line: 'spell'; effects: Effect[]; divide?: Value }
  | { line: 'modes'; min: number; max: number; choices: Effect[][]; trigger?: Trigger; if?: Condition; cost?: Cost[] }
  | { line: 'additional'; cost: Cost[] }
  /** A class level bar (716.2). */
  | { line: 'bar'; cost: Cost[]; level: 2 | 3 }
  /** A level symbol (711.2): from so many level counters on, and no more than `to`. */
  | { line: 'symbol'; from: number; to?: number }
  | { line: 'shape'; power: number; toughness: number };

export interface Categories {
  // Single words and numbers
  n: Value;
  digit: number;
  digitOrWord: number;
  /** How often something is done: "twice". */
  times: number;
  figures: Figures;
  shape: { power: number; toughness: number };
  loyalty: number | '-x';
  symbol: string;
  mana: string;
  color: string;
  type: string;
  supertype: string;
  subtype: string;
  kind: string;
  counter: string;
  stat: string;
  keywordName: string;
  /** The name of another card, as it is written. */
  cardName: string;
  /** The name that an effect gives to a token. */
  properName: string;
  abilityWord: string;
  // Descriptions
  adjective: FilterClause[];
  adjectives: FilterClause[];
  head: Described;
  suffix: FilterClause[];
  bound: Value;
  lastSuffix: FilterClause[];
  suffixes: FilterClause[];
  thing: Described;
  one: Described;
  // Nouns
  source: Ref;
  object: Ref;
  subject: Ref;
  player: Ref;
  actor: Ref;
  owner: 'you' | 'opponent' | Exclude<Ref, string>;
  recipient: Ref;
  amount: Value;
  value: Value;
  tally: Value;
  condition: Condition;
  duration: Until;
  /** What mana may be spent on: one thing, or two. */
  purpose: KeptFor;
  purposes: KeptFor;
  // Abilities
  quality: { from: Filter; label: string };
  keyword: Ability[];
  keywords: Ability[];
  granted: Ability[];
  mod: Mod[];
  mods: Mod[];
  xmods: Mod[];
  restriction: Mod[];
  cost: Cost[];
  costs: Cost[];
  payment: Cost[];
  chapter: number;
  level: 2 | 3;
  chapters: Trigger;
  trigger: Trigger;
  event: Trigger;
  deed: TriggerPattern;
  moment: TriggerPattern;
  tokenName: string[];
  tokenTypes: { types: string[]; subtypes: string[] };
  tokenColors: string[];
  token: CardDefinition;
  treasure: CardDefinition;
  animated: Mod[];
  form: string[];
  // Instructions
  act: Act;
  effect: Effect[];
  clauses: Effect[];
  paid: Effect[];
  sentence: Effect[];
  conditional: Effect[];
  told: Effect[];
  effects: Effect[];
  bullets: Effect[][];
  rest: Extract<Effect, { do: 'dig' }>['rest'];
  sought: Sought;
  found: Found;
  theirs: Found;
  among: Ref;
  count: { min: number; max: number };
  limits: Limits;
  static: Unsettled[];
  ability: Unsettled[];
  quoted: Unsettled[];
  keywordLine: Unsettled[];
  permanentLine: Line;
  spellLine: Line;
}

export const { row, gap, lexical } = rowMaker<Categories>();
