/** What objects are like after all continuous effects, and what functions now. */
import type { Seat } from '../contract/contract.js';
import type {
  Ability,
  Characteristics,
  Mod,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
} from '../language/types.js';

/** A rule that holds for one object, and where it comes from. */
export interface RuleOn {
  rule: string;
  source: number;
  controller: Seat;
  mod: Mod & { mod: 'rule' };
}

/** Who may play one object besides, or what playing or using it costs otherwise, and where that comes from. */
export interface TermOn<M extends 'play' | 'cost' = 'play' | 'cost'> {
  mod: Mod & { mod: M };
  source: number;
  controller: Seat;
}

export interface Chars {
  props: Characteristics;
  abilities: Ability[];
  controller: Seat;
  rules: RuleOn[];
  terms: TermOn[];
}

/** What an ability of an object changes besides what it did as its layers were applied, and what it doesn't after all (rb 476). */
export interface Amendment {
  gains: Set<number>;
  loses: Set<number>;
}

export interface Derived {
  of: Map<number, Chars>;
  /** Triggered abilities that function now, by the happening they wait for. */
  triggers: Map<string, { object: number; ability: TriggeredAbility; index: number }[]>;
  /** Replacement effects of what is on the field. */
  replacements: { object: number; controller: Seat; ability: ReplacementAbility; index: number }[];
  /** Rules that hold for players. */
  playerRules: { rule: string; seats: Seat[]; source: number; mod: Mod & { mod: 'rule' } }[];
  /** What things cost players otherwise. */
  playerCosts: (TermOn<'cost'> & { seats: Seat[] })[];
  /** Objects outside derived zones that somebody may play from there. */
  playable: number[];
  /** While layers are applied again: what they do otherwise then, by ability and by the object that has it. */
  amendments?: Map<StaticAbility, Map<number, Amendment>>;
}
