/**
 * What a word that points back may mean. The rules stand here, each with its reason; what they leave open is ambiguous. A
 * rule that a card proves wrong is taken out again, it is not bent for that card.
 */
import { canonical, type Filter, type Ref } from '@arbiter/engine';
import type { Anaphor } from './nouns.js';

/** What the word before pointed to, and where. */
export interface Pointed {
  ref: Ref;
  at: number;
}
/** Something that was spoken of before. */
export interface Candidate {
  ref: Ref;
  kinds: readonly string[];
  many: boolean;
  at: number;
  /** What it was before it was moved. */
  of?: Ref | undefined;
  /** It is on the field since it was moved, where the conditions hold under which that is done. */
  there?: { under: readonly object[] };
  /** It is kept under a name only if something points to it. */
  use?: () => void;
  /** It was only named as what something is a copy of. */
  copied?: true;
  /** It was not named, but whoever controls what was. */
  implied?: true;
  /** The instruction that moves it later: only what that does knows of it. */
  later?: object;
  /** Of all that fit: the instructions in which they are spoken of. */
  within?: readonly object[];
  /** It is made or moved where the conditions of these hold: what they do otherwise knows nothing of it. */
  only?: readonly object[];
}
/** Where the word stands: the parameter that it is given to. */
export interface Position {
  key: string;
  /** The instruction that hangs on the condition in which it stands. */
  asks?: object | undefined;
}
export interface ReferenceRules {
  /** The zone where objects are seen as they are. */
  field: string;
  /** The whole filter of a target clause: a game says where targets are, unless the filter does. */
  targeted(what: Filter): Filter;
  /** Whether the same fit a filter before and after something was done to them. */
  isSteady(filter: Filter): boolean;
  /** Whether what an instruction does to all that fit a filter holds for others that fit later, too. */
  bindsOthers(effect: object): boolean;
  /** Kinds that a kind takes in besides itself: a permanent may have been called a creature before. */
  covers: { readonly [kind: string]: readonly string[] };
  /** What whoever controls a target may be called that is described so, without having been spoken of. */
  implied(what: Filter): readonly string[] | undefined;
  /** What is no object, so that "it" never means it. */
  players: readonly string[];
  /** The source is a spell, which does what it does and is nothing to do anything to. */
  spell: boolean;
  /** What triggers at once goes on about what was spoken of before it. */
  goesOn?: true;
  /** Texts call their source by its name where they go on about it: "it" is what was spoken of last. */
  byName?: true;
}

export function choose(
  anaphor: Anaphor,
  position: Position,
  candidates: readonly Candidate[],
  rules: ReferenceRules,
  last?: Pointed,
): Candidate[] {
  const before = candidates.filter((one) => one.at <= anaphor.at);
  let open = distinct(before.filter((one) => fits(anaphor, one, rules)));
  for (const rule of RULES) {
    if (open.length < 2) break;
    const left = open.filter((one) => !rule(one, { anaphor, position, rules, all: open, ...(last ? { last } : {}) }));
    if (left.length > 0) open = left;
  }
  return open;
}

/** A kind that begins so is meant only where it is called by all of it, as "the sacrificed creature" is. */
const CALLED = '#';

function fits(anaphor: Anaphor, { kinds, many }: Candidate, { covers, players }: ReferenceRules): boolean {
  if (many !== (anaphor.many === true)) return false;
  if (anaphor.unlike !== undefined && kinds.every((kind) => kind === anaphor.unlike)) return false;
  if (anaphor.kind === undefined) return !kinds.every((kind) => players.includes(kind) || kind.startsWith(CALLED));
  const named = [anaphor.kind, ...(covers[anaphor.kind] ?? [])];
  return kinds.some((kind) => named.includes(kind));
}

interface Question {
  anaphor: Anaphor;
  position: Position;
  rules: ReferenceRules;
  all: readonly Candidate[];
  last?: Pointed;
}
/** Whether a candidate is out of the question while there are others. */
type Rule = (one: Candidate, question: Question) => boolean;

export const same = (a: Ref, b: Ref): boolean => canonical(a) === canonical(b);
/** Parameters that ask about something, which may be gone by then: its controller, its power. */
const ASKING = ['controllerOf', 'ownerOf', 'of', 'from', 'is'];
export const isAsking = ({ key }: Position): boolean => ASKING.includes(key);
/** Whether it asks about something as it was: "if it's a Spirit" asks so of what has left, and not of what has come to the field. */
const isAskingBefore = (anaphor: Anaphor, position: Position, all: readonly Candidate[]): boolean =>
  isAsking(position) &&
  !(position.key === 'is' && all.some(({ there }) => there && !there.under.includes(position.asks ?? {}))) &&
  !isCalledAsThere(anaphor, all);
/** What was a card where it lay is "that creature" on the field alone: its toughness is what it is there. */
const isCalledAsThere = ({ kind }: Anaphor, all: readonly Candidate[]): boolean =>
  kind !== undefined &&
  kind !== 'card' &&
  all.some(
    ({ there, of }) =>
      there && of !== undefined && all.some(({ ref, kinds }) => kinds.includes('card') && same(ref, of)),
  );

const RULES: readonly Rule[] = [
  // A card calls its source by its name or "this": "that creature" is another one.
  (one, { anaphor }) => anaphor.kind !== undefined && one.ref === 'self',
  // Whoever controls the source is "you", so "its controller" is that of something else.
  (one, { position }) => position.key === 'controllerOf' && (one.ref === 'self' || one.of === 'self'),
  // Nothing is attached to itself, fights itself or deals damage to itself where it says "it".
  (one, { position }) => ['to', 'with'].includes(position.key) && one.ref === 'self',
  // A spell does things; what is done is done to something else.
  (one, { rules }) => rules.spell && one.ref === 'self',
  // What doesn't untap is what the text has tapped.
  (one, { anaphor: { prefers }, all }) =>
    prefers !== undefined && !one.kinds.includes(prefers) && all.some(({ kinds }) => kinds.includes(prefers)),
  // What is copied only says what the copy is like: a text goes on about the copy.
  (one, { all }) => one.copied === true && all.some((other) => other.kinds.includes('token')),
  // What was asked about is what it was before it moved (608.2h); what is done is done to what it became (400.7j).
  (one, { anaphor, position, all }) =>
    isAskingBefore(anaphor, position, all)
      ? one.of !== undefined && all.some((other) => one.of !== undefined && same(other.ref, one.of))
      : all.some((other) => other.of !== undefined && same(other.of, one.ref)),
  // Where nothing else was spoken of since, a text goes on about what its last pronoun meant.
  (one, { last, all }) =>
    last !== undefined &&
    !same(one.ref, last.ref) &&
    all.some((other) => same(other.ref, last.ref)) &&
    all.every((other) => same(other.ref, last.ref) || other.at <= last.at),
  // Between the source, or what it became, and something else: what was spoken of last.
  (one, { anaphor, rules, all }) =>
    rules.byName === true &&
    anaphor.kind === undefined &&
    all.some(({ ref, of }) => ref === 'self' || of === 'self') &&
    all.some((other) => other.at > one.at),
];

/** Candidates that mean the same are one. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, Candidate>();
  for (const one of candidates) seen.set(canonical(one.ref), one);
  return [...seen.values()];
}
