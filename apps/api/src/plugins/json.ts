/** Request bodies: JSON that says where it is wrong, is not nested without end, and brings no prototypes. */
import { isPrototypeKey, jsonPath } from '@arbiter/engine';
import plugin from 'fastify-plugin';
import { ApiError } from '../errors.js';
import { faultPosition } from '../json-fault.js';
import { faultAt } from '../schemas/parse.js';

const MAX_DEPTH = 64;

export const jsonBodies = plugin(async (app) => {
  app.removeAllContentTypeParsers();
  const parse = async (_request: unknown, body: string | Buffer): Promise<unknown> => parseJson(body.toString());
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parse);
  app.addContentTypeParser(/^application\/[\w.-]+\+json/, { parseAs: 'string' }, parse);
});

/** Parses a body; an empty one is `undefined`. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed(text);
  }
  assertHarmless(value, []);
  return value;
}

/** What every object has by itself is no name of a field: libraries rely on what it does. */
export function prototypeKey(path: readonly (string | number)[]): ApiError {
  return faultAt(jsonPath(path), `a field may not be called ${path.at(-1)}`, 'UNKNOWN_FIELD');
}

function malformed(text: string): ApiError {
  const position = faultPosition(text);
  const before = text.slice(0, position).split('\n');
  const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
  const errors = [{ path: '$', code: 'MALFORMED_JSON', detail: `${place} (position ${position})` }];
  return new ApiError('INVALID_INPUT', `the body is not valid JSON at ${place}`, { errors });
}

/** The character zero and halves of characters are in JSON's reach, but nobody can store or show them. */
const UNSPEAKABLE = /[\0\p{Cs}]/u;

function assertHarmless(value: unknown, path: readonly (string | number)[]): void {
  if (typeof value === 'string' && UNSPEAKABLE.test(value))
    throw faultAt(jsonPath(path), 'a text may not have the character U+0000 or half a character in it');
  if (value === null || typeof value !== 'object') return;
  if (path.length >= MAX_DEPTH)
    throw faultAt(jsonPath(path.slice(0, 3)), `the body is nested deeper than ${MAX_DEPTH} levels`, 'TOO_DEEP');
  for (const [key, child] of Object.entries(value)) {
    if (isPrototypeKey(key)) throw prototypeKey([...path, key]);
    if (UNSPEAKABLE.test(key)) throw faultAt(jsonPath(path), 'a field has a name that is no text', 'UNKNOWN_FIELD');
    assertHarmless(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
