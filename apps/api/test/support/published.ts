/** Holds what the service answers against what it publishes: every reply that tests get is looked up in the OpenAPI document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Json = Record<string, unknown>;
interface Operation {
  requestBody?: { required?: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }>; headers?: Json }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Json };
}

/** Answers that any address may give, whatever it publishes: an unknown address, a method that it does not have. */
const ANYWHERE = new Set([404, 405]);

export class Published {
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #ajv: Ajv2020;
  readonly #paths: { pattern: RegExp; path: string }[];

  constructor(readonly document: Document) {
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true, validateFormats: false });
    this.#ajv.addSchema({ $id: 'doc', ...(closed(document) as Json) });
    this.#paths = Object.keys(document.paths).map((path) => ({
      path,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    }));
  }

  /** What is wrong with a reply, in words; nothing if all is as published. */
  faults(method: string, url: string, body: unknown, reply: LightMyRequestResponse): string[] {
    const address = url.replace(/\?.*$/s, '');
    const fitting = this.#paths.filter((p) => p.pattern.test(address));
    const found = fitting.find((p) => !p.path.includes('{')) ?? fitting[0];
    const operation = found && this.document.paths[found.path]?.[method.toLowerCase()];
    if (!found || !operation) return ANYWHERE.has(reply.statusCode) ? [] : [`${method} ${address} is not published`];
    const place = `#/paths/${escaped(found.path)}/${method.toLowerCase()}`;
    const response = operation.responses[reply.statusCode];
    if (!response) return [`${method} ${found.path} does not publish the status ${reply.statusCode}: ${reply.body}`];
    const type = String(reply.headers['content-type'] ?? '').replace(/;.*$/, '');
    const faults = Object.keys(response.headers ?? {})
      .filter((name) => reply.headers[name.toLowerCase()] === undefined)
      .map((name) => `the header ${name} is missing`);
    if (!response.content) return faults;
    if (!response.content[type]) return [...faults, `${reply.statusCode} does not publish the type ${type}`];
    const at = `${place}/responses/${reply.statusCode}/content/${escaped(type)}/schema`;
    faults.push(...this.#misfits(at, type.startsWith('text/') ? reply.body : reply.json()));
    const sent = operation.requestBody?.content['application/json'];
    if (reply.statusCode < 300 && sent && body !== undefined) {
      const given = typeof body === 'string' ? JSON.parse(body) : JSON.parse(JSON.stringify(body));
      const accepted = this.#misfits(`${place}/requestBody/content/application~1json/schema`, given);
      faults.push(...accepted.map((fault) => `accepted, but not published: ${fault}`));
    }
    return faults;
  }

  #misfits(pointer: string, value: unknown): string[] {
    let check = this.#compiled.get(pointer);
    if (!check) {
      check = this.#ajv.compile({ $ref: `doc${pointer}` });
      this.#compiled.set(pointer, check);
    }
    if (check(value)) return [];
    return (check.errors ?? []).map((e) => `${pointer}: ${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`);
  }
}

const isTable = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const escaped = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The document with every field that it does not name forbidden, so that tests find those it should name. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (value === null || typeof value !== 'object') return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, closed(child)]));
  const isObject = copy.type === 'object' && copy.properties !== undefined;
  // A mapping says nothing to the validator; which of them it is follows from the field itself.
  if (isTable(copy.discriminator)) copy.discriminator = { propertyName: copy.discriminator.propertyName };
  return isObject && copy.additionalProperties === undefined ? { ...copy, additionalProperties: false } : copy;
}

/** By the games that are served: events are published as those games have them. */
const known = new Map<string, Promise<Published>>();

/** What the service publishes. */
export function publishedBy(app: FastifyInstance): Promise<Published> {
  const games = Object.keys(app.services.catalogue.registry).join();
  const found = known.get(games) ?? app.inject('/v1/openapi.json').then((reply) => new Published(reply.json()));
  known.set(games, found);
  return found;
}
