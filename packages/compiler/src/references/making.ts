/** Nouns as the rows of grammars make them. */
import type { Filter, FilterClause, Ref } from '@arbiter/engine';
import { asName, asRef, type Mention, type TargetNoun } from './nouns.js';

/** A description of objects: what must be true of one, and what it is called later. */
interface Described {
  filter: FilterClause[];
  kinds: readonly string[];
}

type Hole = Exclude<Ref, string>;

export const mention = (at: number, ref: Ref, kinds: readonly string[], many = false): Mention => ({
  noun: 'mention',
  ref,
  kinds,
  ...(many ? { many } : {}),
  at,
});
export const mentioned = (at: number, ref: Ref, kinds: readonly string[], many = false, zone?: string): Hole =>
  asRef({ ...mention(at, ref, kinds, many), ...(zone === undefined ? {} : { zone }) });
/** The source of the ability, whatever it calls itself. */
export const SOURCE_KINDS = ['source'];
export const self = (at: number): Hole => mentioned(at, 'self', SOURCE_KINDS);
export const anaphor = (at: number, kind?: string, many = false): Hole =>
  asRef({ noun: 'anaphor', at, ...(kind === undefined ? {} : { kind }), ...(many ? { many } : {}) });
export const each = (at: number, { filter, kinds }: Described, other = false): Hole =>
  mentioned(at, { each: [...filter, ...(other ? [{ other: true as const }] : [])] }, kinds, true);

type Count = Pick<TargetNoun, 'min' | 'max' | 'count' | 'other' | 'together' | 'total' | 'if'>;
export const target = (at: number, { filter, kinds }: Described, count: Count = {}): Hole =>
  asRef({ noun: 'target', what: filter, kinds, ...count, at });
export const targetOf = (at: number, what: Filter, kinds: readonly string[], count: Count = {}): Hole =>
  asRef({ noun: 'target', what, kinds, ...count, at });
export const playerTarget = (at: number, who: 'any' | 'opponent', count: Count = {}): Hole =>
  targetOf(at, { player: who }, ['player', who === 'any' ? 'player' : 'opponent'], count);

/** What a player puts away, who chooses it as that is done. */
export const chosenResult = (at: number, kinds: readonly string[]): string =>
  asName({ noun: 'result', kinds, at, was: true });
/** What an instruction makes or moves, kept only where something points to it. */
export const result = (at: number, kinds: readonly string[], of?: Ref, many = false): string =>
  asName({ noun: 'result', kinds, at, ...(of === undefined ? {} : { of }), ...(many ? { many } : {}) });
