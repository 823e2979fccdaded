/** The OpenAPI document: every property is described, and every example works when it is sent. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesets } from '../../src/rulesets.js';
import { send, startApp, type TestApp } from '../support/app.js';
import { newPlayer } from '../support/players.js';

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json; examples?: Record<string, { value: unknown }> }> };
  responses: Record<string, { description?: string }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

let t: TestApp;
let document: Document;
beforeAll(async () => {
  t = await startApp({ rulesets, mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'arbiter@example.org' } });
  document = (await t.app.inject('/v1/openapi.json')).json();
});
afterAll(() => t?.close());

const operations = (): [method: string, path: string, operation: Operation][] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, string, Operation] => [method, path, operation]),
  );

/** Values that only look like parts of a schema. */
const VALUES = new Set(['enum', 'const', 'default', 'example', 'examples', 'mapping', 'required']);
function undescribed(value: unknown, at: string, found: string[]): string[] {
  if (Array.isArray(value)) for (const [i, child] of value.entries()) undescribed(child, `${at}[${i}]`, found);
  else if (value !== null && typeof value === 'object')
    for (const [key, child] of Object.entries(value)) {
      if (VALUES.has(key)) continue;
      if (key === 'properties')
        for (const [name, property] of Object.entries(child as Json)) {
          if (!isDescribed(property as Json)) found.push(`${at}.${name}`);
          undescribed(property, `${at}.${name}`, found);
        }
      else undescribed(child, `${at}/${key}`, found);
    }
  return found;
}
const isDescribed = ({ description, $ref }: Json): boolean =>
  /\w/.test(String(description ?? '')) || (typeof $ref === 'string' && isDescribed(schemaOf($ref)));
const schemaOf = ($ref: string): Json =>
  document.components.schemas[$ref.replace('#/components/schemas/', '')] ?? { description: '' };

/** Bodies that may be left out, or that are about a position, which only the service can give. */
const WITHOUT = new Set(['concede', 'claim', 'rollouts']);

describe('the OpenAPI document', () => {
  test('every property, parameter, schema, operation and reply is described', () => {
    const found = undescribed(document, '', []);
    for (const [name, schema] of Object.entries(document.components.schemas))
      if (!isDescribed(schema)) found.push(name);
    for (const [method, path, { summary, parameters = [], responses }] of operations()) {
      const at = `${method} ${path}`;
      if (!summary) found.push(at);
      for (const parameter of parameters)
        if (!isDescribed(parameter as unknown as Json)) found.push(`${at} ${parameter.name}`);
      for (const [status, reply] of Object.entries(responses))
        if (!reply.description || reply.description === status || reply.description === 'Default Response')
          found.push(`${at} ${status}`);
    }
    expect(found).toEqual([]);
  });

  test('a decision is one of seven, told by its shape; an answer one of seven; an event one of those of the games', () => {
    const { Decision, Answer, Event } = document.components.schemas as Record<
      string,
      { oneOf: Json[]; discriminator: Json }
    >;
    const shapes = ['CHOOSE', 'ASSIGN', 'ORDER', 'DISTRIBUTE', 'NUMBER', 'NAME', 'CONFIRM'];
    expect(Decision?.oneOf).toHaveLength(7);
    expect(Decision?.discriminator.propertyName).toBe('shape');
    expect(Object.keys(Decision?.discriminator.mapping as Json)).toEqual(shapes);
    expect(Answer?.oneOf).toHaveLength(7);
    const catalogue = t.app.services.catalogue.rulesets();
    const types = catalogue.flatMap(({ eventTypes }) => eventTypes.map(({ type }) => type));
    expect(Event?.discriminator.propertyName).toBe('type');
    expect(Object.keys(Event?.discriminator.mapping as Json)).toEqual([...new Set(types)].sort());
    expect(types).not.toContain(undefined);
  });

  test('whatever takes a body shows how, unless it may be left out', () => {
    const without = operations()
      .filter(([, , { requestBody }]) => requestBody && !requestBody.content['application/json']?.examples)
      .map(([, , { operationId }]) => operationId);
    expect(without.filter((id) => !WITHOUT.has(id))).toEqual([]);
  });
});

describe('examples', () => {
  /** A game in which the examples make sense: that of the last example of a new game. */
  async function exampleGame(nth = -1): Promise<{ id: string; token: string | undefined }> {
    const bodies = examplesOf('createGame');
    const made = (await send(t.app, 'POST', '/v1/games', { body: bodies.at(nth), once: true })).json();
    return { id: made.game, token: made.seats[0].token };
  }
  /** A game that has begun, with the tokens of its seats. */
  async function twoPeople(): Promise<{ id: string; token: string; other: string }> {
    const seats = [1, 2].map((n) => ({ name: `P${n}`, deckText: '60 Forest' }));
    const body = { ruleset: 'mtg', edition: 'current', seats };
    const made = (await send(t.app, 'POST', '/v1/games', { body, once: true })).json();
    return { id: made.game, token: made.seats[0].token, other: made.seats[1].token };
  }
  const operationOf = (id: string): [string, string, Operation] => {
    const found = operations().find(([, , { operationId }]) => operationId === id);
    if (!found) throw new Error(`there is no operation ${id}`);
    return found;
  };
  const examplesOf = (id: string): Json[] => {
    const { examples } = operationOf(id)[2].requestBody?.content['application/json'] ?? {};
    return Object.values(examples ?? {}).map(({ value }) => value as Json);
  };

  /** What an address and a caller are, where the document cannot know. */
  const places: Record<string, () => Promise<{ id?: string; token?: string | undefined; offer?: string }>> = {
    makeOffer: () => twoPeople(),
    answerOffer: async () => {
      const { id, token, other } = await twoPeople();
      const sending = { token: other, body: { kind: 'ABORT' }, once: true };
      const { offer } = (await send(t.app, 'POST', `/v1/games/${id}/offers`, sending)).json();
      return { id, token, offer };
    },
    joinGame: () => exampleGame(0),
    sendDeck: async () => {
      const [body] = examplesOf('createMatch');
      const { match, games, seats } = (await send(t.app, 'POST', '/v1/matches', { body, once: true })).json();
      const { token } = seats[0];
      await send(t.app, 'POST', `/v1/games/${games[0]}/concede`, { token, once: true });
      const now = (await send(t.app, 'GET', `/v1/matches/${match}`)).json();
      return { id: now.games[1], token };
    },
    act: () => exampleGame(),
    putOrders: () => exampleGame(),
    samplePosition: () => exampleGame(),
    why: () => exampleGame(),
    updateWebhook: async () => {
      const { key: token } = await newPlayer(t.app);
      const [body] = examplesOf('createWebhook');
      const made = await send(t.app, 'POST', '/v1/me/webhooks', { token, body, once: true });
      return { id: made.json().webhook, token };
    },
  };
  const OPEN_TO_ALL = new Set([
    'createGame',
    'createMatch',
    'createPlayer',
    'validateDeck',
    'compileCards',
    'positionDecisions',
    'positionActions',
    'positionWhy',
  ]);

  test('each body does what its operation says, as it stands', async () => {
    const refused: string[] = [];
    let sent = 0;
    for (const [method, path, { operationId }] of operations())
      for (const body of examplesOf(operationId)) {
        const place = places[operationId];
        const player = place || OPEN_TO_ALL.has(operationId) ? undefined : (await newPlayer(t.app)).key;
        const { id = '', token = player, offer = '' } = (await place?.()) ?? {};
        const verb = method.toUpperCase() as 'POST';
        const reply = await send(t.app, verb, path.replace(/\{(?:id|webhook)\}/, id).replace('{offer}', offer), {
          token,
          body,
          once: true,
        });
        if (reply.statusCode >= 300) refused.push(`${operationId}: ${reply.statusCode} ${reply.body}`);
        // A report is a reply too, but that of an example says that all is well.
        if (reply.json().legal === false || reply.json().error) refused.push(`${operationId}: ${reply.body}`);
        sent++;
      }
    expect(refused).toEqual([]);
    expect(sent).toBeGreaterThan(8);
  });

  test('each address that needs nothing but its parameters answers with their examples', async () => {
    const refused: string[] = [];
    for (const [method, path, { operationId, parameters = [], requestBody }] of operations()) {
      const wanted = parameters.filter((p) => p.in === 'path' || p.in === 'query');
      const given = wanted.filter(({ schema }) => Array.isArray(schema.examples));
      if (method !== 'get' || requestBody || given.length === 0) continue;
      let url = path;
      const query = new URLSearchParams();
      for (const { name, in: where, schema } of given)
        for (const value of (schema.examples as string[]).slice(0, 1))
          if (where === 'path') url = url.replace(`{${name}}`, encodeURIComponent(value));
          else query.set(name, value);
      const reply = await send(t.app, 'GET', query.size > 0 ? `${url}?${query}` : url);
      if (reply.statusCode !== 200) refused.push(`${operationId}: ${reply.statusCode} ${reply.body}`);
    }
    expect(refused).toEqual([]);
  });
});
