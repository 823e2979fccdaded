/** Which part of which definition an object of the card language is: parts are told apart by identity. */
import type { Ability } from './types.js';

export interface Place {
  /** Hash of the definition. */
  hash: string;
  /** Indices and names from its list of abilities on: `0/effects/1`; of a face among several `faces/1/abilities/0/effects/1`. */
  path: string;
}

const places = new WeakMap<object, Place>();

/** Where a part of a definition stands, or undefined where it is part of none. */
export const placeOf = (part: object): Readonly<Place> | undefined => places.get(part);

/**
 * Remembers where each part of a definition's printed abilities stands.
 * @param before where the list stands, if that isn't the definition's own
 */
export function indexParts(hash: string, abilities: readonly Ability[], before = ''): void {
  for (const [i, ability] of abilities.entries()) indexBelow(hash, `${before}${i}`, ability);
}

/** Remembers where a part stands, and all below it. */
export function indexBelow(hash: string, path: string, part: unknown): void {
  if (typeof part !== 'object' || part === null || places.has(part)) return;
  places.set(part, { hash, path });
  for (const [key, value] of Object.entries(part)) {
    // A token's abilities are parts of its own definition.
    if (key !== 'token') indexBelow(hash, `${path}/${key}`, value);
  }
}

/** A copy that shares nothing with what it was made of, so that no part stands in two definitions. */
export const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
