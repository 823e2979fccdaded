/** A definition made ready to be played, and the hash by which games name it. */
import { createHash } from 'node:crypto';
import { canonical } from '../language/canonical.js';
import { FACES, type Layout, type Layouts, propsOf } from '../language/layouts.js';
import { copied, indexParts } from '../language/parts.js';
import type { Ability, CardDefinition, Characteristics, Face, MultiFaced } from '../language/types.js';

/** A definition, or one face of it. What a card with several faces has here is what it normally is. */
export interface Compiled {
  hash: string;
  definition: CardDefinition;
  name: string;
  props: Characteristics;
  /** Printed abilities, and those that the ruleset says its characteristics bring with them. */
  abilities: Ability[];
  /** Has an ability that defines its characteristics in every zone. */
  defining: boolean;
  /** Of a card with several faces: how they belong together, and each of them. */
  layout: Layout | undefined;
  faces: readonly Compiled[] | undefined;
  /** What such a card is like where its faces are shown one by one and none of them is. */
  bare: Compiled | undefined;
  /** Of a face: the card that has it, and its place there. */
  card: Compiled | undefined;
  at: number;
  /** Tokens that its instructions make, and those that these make; found out when first asked for. */
  tokens: readonly Compiled[] | undefined;
}

/** Where definitions are found by the hash of their content. */
export interface DefinitionSource {
  find(hash: string): Compiled | undefined;
}

/** Abilities that follow from printed characteristics (a basic land type's, for example). */
export type Intrinsic = (props: Characteristics) => Ability[];

/** What a ruleset says of how its definitions are read. */
export interface Reading {
  intrinsic: Intrinsic;
  layouts?: Layouts;
}

const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

/** How many digits of its hash a definition is named by. */
const HASH_LENGTH = 16;
export const definitionHash = (definition: CardDefinition): string => hashOf(definition).slice(0, HASH_LENGTH);

/** The hash of a face: its card's, and its place there. */
const faceHash = (card: string, at: number): string => `${card}/${at}`;
/** The card's hash and the face's place, where a hash names a face. */
export function readFaceHash(hash: string): { card: string; at: number } | undefined {
  const slash = hash.indexOf('/');
  return slash < 0 ? undefined : { card: hash.slice(0, slash), at: Number(hash.slice(slash + 1)) };
}

/** @param hash the definition's, where it is known already */
export function compileDefinition(definition: CardDefinition, reading: Reading, hash?: string): Compiled {
  const named = hash ?? definitionHash(definition);
  if (definition.faces) return compileFaces(definition, reading, named);
  // A copy: no part of an ability may stand in two definitions, or states could not name it.
  const parts = copied(definition.abilities);
  indexParts(named, parts);
  return made(named, definition, definition.props, parts, reading);
}

function made(
  hash: string,
  definition: CardDefinition,
  props: Compiled['props'],
  printed: Ability[],
  { intrinsic }: Reading,
): Compiled {
  return {
    hash,
    definition,
    name: definition.name,
    props,
    abilities: [...printed, ...intrinsic(props)],
    defining: printed.some((a) => a.kind === 'static' && a.defining === true),
    layout: undefined,
    faces: undefined,
    bare: undefined,
    card: undefined,
    at: 0,
    tokens: undefined,
  };
}

/** A card with several faces, each made ready like a card of its own. Its parts are found below the card's hash. */
function compileFaces(definition: MultiFaced, reading: Reading, hash: string): Compiled {
  const layout = reading.layouts?.[definition.layout];
  if (!layout) throw new Error(`${definition.name} has a layout that the game does not have: ${definition.layout}`);
  const [first] = definition.faces as [Face, ...Face[]];
  const printed = definition.faces.map((face, at) => {
    const parts = copied(face.abilities);
    indexParts(hash, parts, `faces/${at}/abilities/`);
    return parts;
  });
  const faces = definition.faces.map((face, at) => {
    const props = propsOf(layout, first, face);
    const abilities = (layout.alike ? printed[0] : printed[at]) as Ability[];
    return { ...made(faceHash(hash, at), { ...face, props }, props, abilities, reading), at };
  });
  const normal = layout.combined
    ? made(hash, definition, layout.combined(definition.faces), printed.flat(), reading)
    : { ...(faces[0] as Compiled), hash, definition, name: definition.name };
  const bare = layout.bare && made(faceHash(hash, FACES), definition, layout.bare(definition.faces), [], reading);
  const card: Compiled = { ...normal, layout, faces, bare };
  for (const part of bare ? [...faces, bare] : faces) part.card = card;
  return card;
}

/** The tokens that a definition's effects make, and those that these make: games refer to them by their hashes. */
export function* tokensOf(value: unknown): Iterable<CardDefinition> {
  if (Array.isArray(value)) for (const item of value) yield* tokensOf(item);
  else if (value && typeof value === 'object') {
    const token: unknown = 'token' in value ? value.token : undefined;
    // What makes a token names its definition.
    if (token && typeof token === 'object' && ('props' in token || 'faces' in token)) yield token as CardDefinition;
    for (const field of Object.values(value)) yield* tokensOf(field);
  }
}
