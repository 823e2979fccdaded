/** The places in the rules where keyword abilities take part, and what a keyword is to Magic. */
import type { Action, ActivatedAbility, Game, KeywordDefinition, Perspective, RuleRef, Seat } from '@arbiter/engine';

/** What a keyword may say where a procedure asks all keywords of the edition. */
export interface KeywordHooks {
  /** Why this blocker can't block this attacker (509.1b), or null. */
  blockRestriction: (g: Game, attacker: number, blocker: number) => RuleRef[] | null;
  /** Why this set of blockers isn't allowed for this attacker (509.1b), or null. */
  groupRestriction: (g: Game, attacker: number, blockers: number[]) => { detail: string; rules: RuleRef[] } | null;
  /** Why this object can't be targeted from there (115.5), or null. */
  targetRestriction: (g: Game, object: number, by: Perspective) => RuleRef[] | null;
  /** The same for a player. */
  playerTargetRestriction: (g: Game, player: Seat, by: Perspective) => RuleRef[] | null;
  /** Why this creature can't attack at all (508.1c), or null. */
  attackRestriction: (g: Game, attacker: number) => RuleRef[] | null;
  /** Why an activated ability of this object can't be activated now (602.5), or null. */
  activationRestriction: (g: Game, object: number, ability: ActivatedAbility) => RuleRef[] | null;
  /** Why something can't become or stay attached to this object, or null. */
  attachRestriction: (g: Game, host: number, attached: number) => RuleRef[] | null;
  /** Why an action can't happen (101.2), or null. */
  cannot: (g: Game, action: Action) => RuleRef[] | null;
}

/** Every place of `KeywordHooks`. */
export const KEYWORD_HOOKS: { readonly [place in keyof KeywordHooks]: true } = {
  blockRestriction: true,
  groupRestriction: true,
  targetRestriction: true,
  playerTargetRestriction: true,
  attackRestriction: true,
  activationRestriction: true,
  attachRestriction: true,
  cannot: true,
};

/** What procedures ask of an object, where having such a keyword is the whole answer. */
export type Trait =
  /** Attacks and uses {T} abilities although it came just now (302.6). */
  | 'ignoresSickness'
  /** Attacking doesn't cause it to tap (508.1f). */
  | 'attacksUntapped'
  /** Deals combat damage in the first of two steps (510.4). */
  | 'strikesFirst'
  /** Deals combat damage in the second step although it did in the first (510.4). */
  | 'strikesAgain'
  /** Assigns what its blockers don't need to what it attacks (510.1c). */
  | 'tramples'
  /** Assigns what a planeswalker doesn't need that it attacks to the controller of that (702.19c). */
  | 'tramplesFurther'
  /** Any damage it deals to a creature is lethal (120.6). */
  | 'anyDamageIsLethal'
  /** Its damage gains its controller life (120.3f). */
  | 'damageGainsLife'
  /** Its damage to creatures is -1/-1 counters (120.3d). */
  | 'woundsByCounters'
  /** Its damage to players is poison counters (120.3b). */
  | 'poisons'
  /** May be cast whenever an instant could be (117.1a). */
  | 'instantSpeed';

export type Keyword = KeywordDefinition<KeywordHooks, Trait>;
export const defineKeyword = (keyword: Keyword): Keyword => keyword;
