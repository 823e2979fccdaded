/** The places in the rules where keyword abilities take part. Each keyword's file adds itself here by way of `index.ts`. */
import type { Effect, Game, KeywordSpec, Perspective, RuleRef } from '@arbiter/engine';

/** Why this blocker can't block this attacker, or null. */
export type BlockRestriction = (g: Game, attacker: number, blocker: number) => RuleRef[] | null;
/** Why this set of blockers isn't allowed for this attacker, or null. */
export type GroupRestriction = (
  g: Game,
  attacker: number,
  blockers: number[],
) => { detail: string; rules: RuleRef[] } | null;
/** Why this object can't be targeted from there, or null. */
export type TargetRestriction = (g: Game, object: number, by: Perspective) => RuleRef[] | null;
/** Why this creature can't attack at all, or null. */
export type AttackRestriction = (g: Game, attacker: number) => RuleRef[] | null;
/** Another way to cast a card: a method with a cost. */
export interface CastMethod {
  method: string;
  keyword: string;
  rules: RuleRef[];
  /** Instructions as the permanent that was cast so has entered. */
  entered?: Effect[];
}

export const blockRestrictions: BlockRestriction[] = [];
export const groupRestrictions: GroupRestriction[] = [];
export const targetRestrictions: TargetRestriction[] = [];
export const attackRestrictions: AttackRestriction[] = [];
export const castMethods: CastMethod[] = [];
/** Citations by keyword for what other procedures read off directly (vigilance in 508.1f, deathtouch in 704.5h …). */
export const keywordSpecs: KeywordSpec[] = [];

export const define = (spec: KeywordSpec): void => {
  keywordSpecs.push(spec);
};
