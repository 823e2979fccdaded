/**
 * The hash of a state: SHA-256 of its canonical text, in which the objects stand at the end by a hash of their own. Objects
 * are never changed once the state is given away, and most of them are in the next state again, often all of them: their
 * texts are kept, and the hash of all of them together.
 */
import { createHash } from 'node:crypto';
import { canonical } from '../language/canonical.js';

type Objects = { readonly [id: string]: object };

const texts = new WeakMap<object, string>();
/** The hash of all objects of a state, by the first of them. */
const hashes = new WeakMap<object, { of: readonly object[]; hash: string }>();

export function hashState<S extends { objects: Objects }>({ objects, ...rest }: S): string {
  return hashParts(rest, Object.values(objects));
}

/**
 * The same of a state in parts.
 * @param objects in the order of their ids, as tables with numbers for keys are; never written to again
 */
export function hashParts(rest: object, objects: readonly object[]): string {
  return hashText(canonical(rest) + hashOfObjects(objects));
}

function hashOfObjects(objects: readonly object[]): string {
  const [first] = objects;
  const known = first && hashes.get(first);
  if (known && same(known.of, objects)) return known.hash;
  const hash = hashText(objects.map(textOf).join());
  if (first) hashes.set(first, { of: objects, hash });
  return hash;
}

function textOf(object: object): string {
  let text = texts.get(object);
  if (text === undefined) {
    text = canonical(object);
    texts.set(object, text);
  }
  return text;
}

function same(a: readonly object[], b: readonly object[]): boolean {
  return a.length === b.length && a.every((object, i) => object === b[i]);
}

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
