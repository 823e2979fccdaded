/** What the routes' schemas leave out of the OpenAPI document: media types, headers, and names that read well. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { probes } from './probes.js';

type Document = OpenAPIV3_1.Document;
type Json = Record<string, unknown>;

const MEANINGS: Record<string, string> = {
  200: 'Done',
  201: 'Made',
  202: 'On its way',
  400: 'The request could not be read; `errors` names every place',
  401: 'The token is missing, unknown, or another game’s',
  403: 'Somebody else is asked',
  404: 'There is no such thing',
  409: 'The game has moved on or is over, or the same request is in progress',
  412: 'The game has moved on (`If-Match`)',
  413: 'The request is too large',
  415: 'The body is not JSON',
  422: 'Read, but the rules refuse it; nothing has changed',
  428: 'The version that is answered must be given',
  429: 'Too many requests',
  500: 'Something went wrong here',
  503: 'The service cannot answer now',
};

const header = (description: string): Json => ({ description, schema: { type: 'string' } });
const ETAG = { ETag: header('The version of the game, in quotes'), Vary: header('Authorization') };
const RETRY = { 'Retry-After': header('Seconds to wait') };
/** By operation or by status. */
const HEADERS: Record<string, Json> = {
  getGame: ETAG,
  getDecisions: ETAG,
  act: ETAG,
  concede: ETAG,
  createGame: { Location: header('The address of the game') },
  401: { 'WWW-Authenticate': header('Bearer') },
  429: RETRY,
  503: RETRY,
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * The document with all that clients need to know; nothing in it that they do not.
 * @param events the schemas of all types of events
 */
export function completed(document: Document, events: Record<string, object>): Document {
  const whole = structuredClone(document) as Document;
  Object.assign(whole.paths ?? {}, structuredClone(probes));
  const schemas = (whole.components?.schemas ?? {}) as Record<string, Json>;
  typeEvents(schemas, events);
  for (const item of Object.values(whole.paths ?? {}))
    for (const method of METHODS) if (item?.[method]) completeOperation(item[method] as OpenAPIV3_1.OperationObject);
  for (const [name, schema] of Object.entries(schemas)) tidy(schema, !name.endsWith('Input'));
  nameOnce(whole);
  const named = (whole.components?.schemas ?? {}) as Record<string, Json>;
  for (const schema of Object.values(named)) discriminate(schema, named);
  showExamples(whole, named);
  return whole;
}

function completeOperation(operation: OpenAPIV3_1.OperationObject): void {
  // Who needs no token says so, instead of saying nothing.
  operation.security ??= [];
  tidy([operation.parameters, operation.requestBody], false);
  if (operation.requestBody && !('$ref' in operation.requestBody) && operation.operationId === 'concede')
    operation.requestBody.required = false;
  for (const [status, given] of Object.entries(operation.responses ?? {})) {
    const response = given as OpenAPIV3_1.ResponseObject;
    if (response.description === 'Default Response') response.description = MEANINGS[status] ?? status;
    const plain = response.content?.['application/json'];
    if (Number(status) >= 400 && plain) response.content = { 'application/problem+json': plain };
    const headers = HEADERS[status] ?? (Number(status) < 300 ? HEADERS[operation.operationId ?? ''] : undefined);
    tidy(response, true);
    if (headers) response.headers = headers as NonNullable<OpenAPIV3_1.ResponseObject['headers']>;
  }
}

/** The bounds of what JavaScript can count say nothing; and what is answered (`open`) may get further fields some day. */
function tidy(value: unknown, open: boolean): void {
  if (value === null || typeof value !== 'object') return;
  const schema = value as Json;
  // What it looks like follows from what it is.
  if (schema.format === 'date-time') delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (open && schema.additionalProperties === false) delete schema.additionalProperties;
  for (const child of Object.values(schema)) tidy(child, open);
}

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** Schemas come in two kinds, of what is sent and of what is answered; a name that has one kind only is that kind's. */
function nameOnce(document: Document): void {
  const all = (document.components?.schemas ?? {}) as Record<string, Json>;
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(all[name]);
    }
  };
  follow(document.paths);
  const renamed = (name: string): string => {
    const short = name.replace(/Input$/, '');
    return used.has(short) ? name : short;
  };
  const text = (value: unknown): string =>
    JSON.stringify(value).replace(REFERENCE, (_, name: string) => `"#/components/schemas/${renamed(name)}"`);
  document.paths = JSON.parse(text(document.paths));
  const kept = [...used].sort().map((name) => [renamed(name), JSON.parse(text(all[name]))]);
  document.components = { ...document.components, schemas: Object.fromEntries(kept) };
}

const PREFIX = '#/components/schemas/';
const target = (reference: unknown, schemas: Record<string, Json>): Json | undefined =>
  typeof reference === 'string' ? schemas[reference.slice(PREFIX.length)] : undefined;

/** An event is one of those that the games publish. */
function typeEvents(schemas: Record<string, Json>, events: Record<string, object>): void {
  const event = schemas.Event;
  if (!event) return;
  const oneOf = Object.keys(events).map((name) => ({ $ref: PREFIX + name }));
  schemas.Event = { description: event.description, oneOf };
  Object.assign(schemas, events);
}

/** Where one field tells which of several schemas it is, the document says so. */
function discriminate(schema: Json, schemas: Record<string, Json>): void {
  const references = (schema.oneOf as { $ref?: string }[] | undefined)?.map(({ $ref }) => $ref ?? '') ?? [];
  const properties = references.map((reference) => target(reference, schemas)?.properties as Record<string, Json>);
  const [first] = properties;
  if (!first) return;
  const isConstant = (field: string): boolean => properties.every((all) => typeof all?.[field]?.const === 'string');
  const propertyName = Object.keys(first).find(isConstant);
  if (propertyName === undefined) return;
  const mapping = Object.fromEntries(properties.map((all, i) => [all[propertyName]?.const, references[i]]));
  schema.discriminator = { propertyName, mapping };
}

/** The examples of a body stand with its operation, where tools look for them. */
function showExamples(document: Document, schemas: Record<string, Json>): void {
  for (const item of Object.values(document.paths ?? {}))
    for (const method of METHODS) {
      const body = item?.[method]?.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
      const media = body?.content?.['application/json'];
      const { $ref } = (media?.schema ?? {}) as { $ref?: string };
      const examples = target($ref, schemas)?.['x-examples'] as unknown[] | undefined;
      if (media && examples)
        media.examples = Object.fromEntries(examples.map((value, i) => [`example ${i + 1}`, { value }]));
    }
  for (const schema of Object.values(schemas)) delete schema['x-examples'];
}
