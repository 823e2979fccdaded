/** A definition made ready to be played, and the hash by which games name it. */
import { createHash } from 'node:crypto';
import type { Json } from '../contract/json.js';
import { canonical } from '../language/canonical.js';
import { copied, indexParts } from '../language/parts.js';
import type { Ability, CardDefinition } from '../language/types.js';

export interface Compiled {
  hash: string;
  definition: CardDefinition;
  props: { [name: string]: Json };
  /** Printed abilities, and those that the ruleset says its characteristics bring with them. */
  abilities: Ability[];
  /** Has an ability that defines its characteristics in every zone. */
  defining: boolean;
  /** Tokens that its instructions make, and those that these make; found out when first asked for. */
  tokens?: readonly Compiled[];
}

/** Where definitions are found by the hash of their content. */
export interface DefinitionSource {
  find(hash: string): Compiled | undefined;
}

/** Abilities that follow from printed characteristics (a basic land type's, for example). */
export type Intrinsic = (props: { [name: string]: Json }) => Ability[];

const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

/** How many digits of its hash a definition is named by. */
const HASH_LENGTH = 16;
export const definitionHash = (definition: CardDefinition): string => hashOf(definition).slice(0, HASH_LENGTH);

/** @param hash the definition's, where it is known already */
export function compileDefinition(definition: CardDefinition, intrinsic: Intrinsic, hash?: string): Compiled {
  const named = hash ?? definitionHash(definition);
  // A copy: no part of an ability may stand in two definitions, or states could not name it.
  const parts = copied(definition.abilities);
  indexParts(named, parts);
  return {
    hash: named,
    definition,
    props: definition.props,
    abilities: [...parts, ...intrinsic(definition.props)],
    defining: definition.abilities.some((a) => a.kind === 'static' && a.defining === true),
  };
}

/** The tokens that a definition's effects make, and those that these make: games refer to them by their hashes. */
export function* tokensOf(value: unknown): Iterable<CardDefinition> {
  if (Array.isArray(value)) for (const item of value) yield* tokensOf(item);
  else if (value && typeof value === 'object') {
    const token = (value as { token?: CardDefinition }).token;
    if (token && typeof token === 'object' && 'props' in token) yield token;
    for (const field of Object.values(value)) yield* tokensOf(field);
  }
}
