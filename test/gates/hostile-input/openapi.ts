/** Requests made from the published OpenAPI document: every operation, with values of the published kinds, real names among them. */
import fc from 'fast-check';
import { nasty, nastyText, wellFormed } from './mutate.js';
import type { Attack } from './request.js';

type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Json;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Json } } };
  security?: object[];
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}
export interface Route extends Operation {
  method: string;
  path: string;
}

export const routesOf = (document: OpenApi): Route[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );

/** Real values for the fields that mean something, so that not everything ends at the first check. */
const REAL: Record<string, readonly unknown[]> = {
  id: ['@@game@@', '@@still@@', 'mtg', 'riftbound', 'g_none'],
  ruleset: ['mtg', 'mtg', 'grand-archive', 'riftbound', 'constructor'],
  edition: ['current', 'current', '4.1', '2026-07'],
  number: ['601.2c', '117.1', '704', '1.4'],
  name: ['Ann', 'Lightning Strike', 'Forest', 'Fire // Ice'],
  search: ['e', 'strike', '%', '_'],
  status: ['OPEN', 'ACTIVE', 'FINISHED'],
  viewer: ['judge', 'spectator', 0, 1, -1],
  kind: ['PASS', 'CAST', 'PLAY_LAND', 'ACTIVATE'],
  card: ['Forest', 'Mountain', 'Lightning Strike', 'Grizzly Bears'],
  zone: ['hand', 'battlefield', 'stack'],
  decision: ['d1', 'd2', 'd3'],
  expectedVersion: ['@@version@@'],
  seat: [0, 1, -1],
  invite: ['@@invite@@'],
  deckText: ['24 Forest\n36 Grizzly Bears', '60 Forest', '4 Shock\n// x\nSideboard\n1 Shock'],
  bot: ['nobody'],
  ticket: ['@@ticket@@'],
  'if-match': ['"@@version@@"', '"0"', '*'],
  'idempotency-key': ['k1', '4f0e5a1c-93d7-4b26-8e41-7a2c9b05d6f3', '0b1d7f6e-2c84-4a95-b3f0-e96c58d2417a'],
};

/** Values of a published schema. */
function valuesOf(document: OpenApi, schema: Json, name = '', depth = 0): fc.Arbitrary<unknown> {
  const real = REAL[name];
  const plain = depth > 6 ? fc.constant(null) : formOf(document, schema, depth);
  const options = [
    { weight: 12, arbitrary: plain },
    { weight: 1, arbitrary: nasty },
  ];
  if (real) options.push({ weight: 24, arbitrary: fc.constantFrom(...real) });
  return fc.oneof(...options);
}

function formOf(document: OpenApi, schema: Json, depth: number): fc.Arbitrary<unknown> {
  const inside = (child: unknown, name = ''): fc.Arbitrary<unknown> =>
    valuesOf(document, (child ?? {}) as Json, name, depth + 1);
  if (typeof schema.$ref === 'string')
    return formOf(document, document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
  for (const word of ['anyOf', 'oneOf', 'allOf'])
    if (Array.isArray(schema[word])) return fc.oneof(...(schema[word] as Json[]).map((one) => inside(one)));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return objectOf(schema, inside);
    case 'array':
      return fc.array(inside(schema.items), { maxLength: 4 });
    case 'integer':
    case 'number': {
      const { minimum = -3, maximum = 9 } = schema as { minimum?: number; maximum?: number };
      return fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, minimum + 1e6)) });
    }
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.oneof(fc.string({ maxLength: 20 }), nastyText);
    case 'null':
      return fc.constant(null);
    default:
      return nasty;
  }
}

function objectOf(
  schema: Json,
  inside: (child: unknown, name?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  if (properties.length === 0) return fc.dictionary(fc.string({ maxLength: 8 }), nasty, { maxKeys: 4 });
  const required = new Set((schema.required ?? []) as string[]);
  const fields = Object.fromEntries(properties.map(([name, child]) => [name, inside(child, name)]));
  return fc.record(fields, { requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)) });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : String(JSON.stringify(value)));
/** Half a character has no place in an address. */
const encoded = (text: string): string => encodeURIComponent(wellFormed(text)).replaceAll('%40%40', '@@');

export const TOKENS = ['@@seat0@@', '@@seat1@@', '@@judge@@', '@@other@@', '@@invite@@', '@@ticket@@', 'seat_made-up'];
const authorization = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TOKENS).map((token) => `Bearer ${token}`) },
  { weight: 2, arbitrary: nastyText },
);

/** Requests to one published operation. */
export function requestsTo(document: OpenApi, route: Route): fc.Arbitrary<Attack> {
  const parameters = route.parameters ?? [];
  const one = ({ name, schema }: Parameter): fc.Arbitrary<string> => valuesOf(document, schema, name).map(asText);
  const all = (where: string): fc.Arbitrary<Record<string, string>> => {
    const fields = Object.fromEntries(parameters.filter((p) => p.in === where).map((p) => [p.name, one(p)]));
    return fc.record(fields, where === 'path' ? {} : { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>;
  };
  const schema = route.requestBody?.content['application/json'].schema;
  return fc
    .record({
      path: all('path'),
      query: all('query'),
      headers: all('header'),
      extra: fc.option(fc.tuple(nastyText, nastyText), { freq: 12 }),
      authorization: fc.option(authorization, { freq: 3 }),
      body: schema ? valuesOf(document, schema) : fc.constant(undefined),
    })
    .map(({ path, query, headers, extra, authorization, body }): Attack => {
      const address = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(path[name] ?? ''));
      const pairs = Object.entries(query);
      if (extra) pairs.push(extra);
      const search = pairs.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&');
      const all = { ...headers, ...(authorization ? { authorization } : {}) };
      const url = search === '' ? address : `${address}?${search}`;
      return {
        kind: `REST as published`,
        method: route.method,
        url,
        headers: all,
        ...(body === undefined ? {} : { body }),
      };
    });
}
