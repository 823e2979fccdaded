/** A keyword ability: a word of the card language, the abilities it stands for, and what it does where procedures ask. */
import type { RuleRef } from '../contract/contract.js';
import type { Ability, KeywordAbility } from '../language/types.js';

/** What the kernel knows of a keyword. */
export interface KeywordRecord {
  name: string;
  rules: RuleRef[];
  /** One line for who writes cards. */
  description?: string;
  /** Which parameters it takes, and whether it can do without them; absent: it takes none. */
  params?: { [parameter in 'cost' | 'value' | 'from' | 'label' | 'effects' | 'spares' | 'if']?: 'must' | 'may' };
  /** Names under which its `effects` find what it has saved. */
  saves?: readonly string[];
  /** Abilities that the keyword stands for, as the `nth` instance of it that something has, where it is `linked`; else 0. */
  expand?: (ability: KeywordAbility, nth: number) => Ability[];
  /** What is paid for one instance of it counts for no other, so that each stands for abilities of its own (mtg 702.56b). */
  linked?: true;
  /** Losing the keyword of this name is losing this one as well (mtg 702.22b). */
  lostWith?: string;
  /** Having it more than once is the same as having it once. */
  redundant?: true;
  /** As the contract prints it (`ward {2}`, `protection from red`). */
  text?: (ability: KeywordAbility) => string;
}

/**
 * A keyword as a game defines it.
 * @typeParam Hooks the places where procedures of the game ask keywords, by name
 * @typeParam Trait what procedures ask of an object where having such a keyword is the whole answer
 */
export interface KeywordDefinition<Hooks extends object, Trait extends string> extends KeywordRecord {
  hooks?: Partial<Hooks>;
  /** The rules by which it has a trait. */
  traits?: { readonly [trait in Trait]?: RuleRef[] };
}

/** What the keywords of one edition say at each place. */
export type Hooked<Hooks extends object> = { readonly [place in keyof Hooks]: readonly Hooks[place][] };

/** @param places every place there is */
export function collectHooks<Hooks extends object>(
  keywords: readonly Pick<KeywordDefinition<Hooks, string>, 'hooks'>[],
  places: { readonly [place in keyof Hooks]: true },
): Hooked<Hooks> {
  const at = <Place extends keyof Hooks>(place: Place): Hooks[Place][] =>
    keywords.flatMap(({ hooks }) => {
      const hook = hooks?.[place];
      return hook === undefined ? [] : [hook as Hooks[Place]];
    });
  const hooked: { -readonly [place in keyof Hooks]?: Hooked<Hooks>[place] } = {};
  for (const place in places) hooked[place] = at(place);
  // There are hooks for every place.
  return hooked as Hooked<Hooks>;
}

/** The names of the keywords that have each trait. */
export type Traits<Trait extends string> = { readonly [trait in Trait]?: readonly string[] };

export function collectTraits<Trait extends string>(
  keywords: readonly KeywordDefinition<object, Trait>[],
): Traits<Trait> {
  const found: { [trait in Trait]?: string[] } = {};
  for (const { name, traits = {} } of keywords)
    for (const trait of Object.keys(traits) as Trait[]) found[trait] = [...(found[trait] ?? []), name];
  return found;
}
