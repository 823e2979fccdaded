/**
 * Nouns of a card's text that only the whole ability can settle: what is targeted, what is spoken of, and what a pronoun
 * points back to. The grammar leaves them in the places of references; the references pass (`settle.ts`) puts references of
 * the card language there.
 */
import type { Ability, Body, Condition, Filter, Ref, Value } from '@arbiter/engine';

/** One occurrence of the word "target". */
export interface TargetNoun {
  noun: 'target';
  what: Filter;
  /** What it is called later: "creature", "player", "card" …; several where it may be any of them. */
  kinds: readonly string[];
  min?: number;
  max?: number | null;
  /** So many as this comes to. */
  count?: Value;
  /** "another target", "other target". */
  other?: true;
  /** What must be so that there is such a target at all. */
  if?: Condition;
  /** How several must fit together, by a rule of the game. */
  together?: string;
  /** The most that a number of all of them together may be. */
  total?: { stat: string; most: number };
  /** Where it begins in the text: nouns are settled in this order. */
  at: number;
}

/** What a text speaks of without a target: its source, what it is attached to, a group, what made it trigger. */
export interface Mention {
  noun: 'mention';
  ref: Ref;
  kinds: readonly string[];
  many?: true;
  /** What it was before it moved: what is done is done to this, what is asked is asked of that. */
  of?: Ref;
  /** Where the text says that it is. */
  zone?: string;
  /** It was spoken of in passing: it is meant where nothing else is. */
  implied?: true;
  at: number;
}

/** A word that points back: "it", "that creature", "they". */
export interface Anaphor {
  noun: 'anaphor';
  /** What it says of what it points to: nothing ("it"), or a kind. */
  kind?: string;
  /** What it can't be, since that is never done to such a thing. */
  unlike?: string;
  many?: true;
  /** What it means where that was spoken of so. */
  prefers?: string;
  at: number;
}

/** In the place of a name under which an instruction keeps what it made or moved: later words may point to that. */
export interface Result {
  noun: 'result';
  kinds: readonly string[];
  many?: true;
  /** What was moved; what is made has been nothing before. */
  of?: Ref;
  /** It was chosen as it was moved: what it was before is known by what it became. */
  was?: true;
  at: number;
}

/** The field of an instruction that holds what it speaks of in passing, until all is settled. */
export const SPOKEN = 'spoken';

/** What made an ability trigger that another one makes: what spoke of it stands in the `heard` of the instruction. */
export interface OwnEvent {
  event: string;
  own: true;
}
/** The same mention, of what the later ability waits for. */
export function ofLater(mention: Mention): Mention {
  const own = (ref: Ref): Ref =>
    typeof ref === 'object' && 'event' in ref ? ({ event: ref.event, own: true } satisfies OwnEvent as Ref) : ref;
  return { ...mention, ref: own(mention.ref), ...(mention.of === undefined ? {} : { of: own(mention.of) }) };
}

export type Noun = TargetNoun | Mention | Anaphor | Result;

/** A noun in the place of a reference. The references pass replaces it before anything else looks at it. */
export const asRef = (noun: Exclude<Noun, Result>): Exclude<Ref, string> => noun as unknown as Exclude<Ref, string>;
/** A result in the place of a name. */
export const asName = (noun: Result): string => noun as unknown as string;

export const isNoun = (value: unknown): value is Noun =>
  typeof value === 'object' && value !== null && 'noun' in value && 'at' in value;

/** An ability as the grammar read it: with nouns in it, and with what its trigger or cost speaks of. */
export interface Unsettled {
  unsettled: true;
  ability: Ability;
  mentions: readonly Mention[];
  /** It is a body within an instruction, and no ability by itself. */
  body?: true;
}
export const unsettled = (ability: Ability, mentions: readonly Mention[] = []): Unsettled => ({
  unsettled: true,
  ability,
  mentions,
});
/** An ability within another, as "has" or "gains" says it: it is settled by itself. */
export const asAbility = (inner: Unsettled): Ability => inner as unknown as Ability;
/** A body within an instruction. */
export const asBody = (inner: Unsettled): Body => ({ ...inner, body: true }) as unknown as Body;
export const isUnsettled = (value: unknown): value is Unsettled =>
  typeof value === 'object' && value !== null && 'unsettled' in value;
