/** What others check of interfaces like these: GraphQL over HTTP by its reference, the OpenAPI document by its linter. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesets } from '../../src/rulesets.js';
import { startApp, type TestApp } from '../support/app.js';

let t: TestApp;
let address: string;
beforeAll(async () => {
  t = await startApp({ rulesets });
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t?.close());

describe('GraphQL over HTTP', () => {
  it('is served as its specification says, to the last "may"', async () => {
    const results = await auditServer({ url: `${address}/graphql`, fetchFn: fetch });
    expect(results.length).toBeGreaterThan(50);
    const others = results.filter(({ status }) => status !== 'ok');
    expect(others.map((r) => `${r.status}: ${r.name}`)).toEqual([]);
  });

  const post = async (accept: string, body: object) => {
    const headers = { 'content-type': 'application/json', accept };
    const reply = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: reply.status, type: reply.headers.get('content-type'), body: await reply.json() };
  };
  it('a client of plain JSON reads from the body what could not be executed, any other from the status', async () => {
    const query = '{ nothing }';
    const errors = [{ extensions: { code: 'INVALID_INPUT' } }];
    expect(await post('application/json', { query })).toMatchObject({ status: 200, body: { data: null, errors } });
    expect(await post('*/*', { query })).toMatchObject({ status: 400, body: { data: null, errors } });
    const own = await post('application/graphql-response+json, application/json;q=0.9', { query });
    expect(own).toMatchObject({
      status: 400,
      type: expect.stringContaining('graphql-response+json'),
      body: { errors },
    });
    expect(own.body).not.toHaveProperty('data');
  });

  const get = async (query: string, more: Record<string, string> = {}) => {
    const reply = await fetch(`${address}/graphql?${new URLSearchParams({ query, ...more })}`);
    return { status: reply.status, allow: reply.headers.get('allow'), body: await reply.json() };
  };
  it('a mutation by GET is refused with 405, which says what is allowed', async () => {
    const query = 'query Q { rulesets { id } } mutation M { createPlayer(name: "Ann") { player } }';
    expect(await get(query, { operationName: 'M' })).toMatchObject({
      status: 405,
      allow: 'POST',
      body: { errors: [{ extensions: { code: 'INVALID_INPUT' } }] },
    });
    expect(await get(query, { operationName: 'Q' })).toMatchObject({ status: 200, body: { data: { rulesets: {} } } });
    expect(await get('subscription { gameEvents(gameId: "g") { version } }')).toMatchObject({ status: 400 });
  });

  it.each([
    ['which of several operations is meant', {}],
    ['an operation that is there', { operationName: 'C' }],
  ])('a query by GET that does not say %s is refused with its place', async (_, more: Record<string, string>) => {
    expect(await get('query A { rulesets { id } } query B { rulesets { id } }', more)).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'INVALID_INPUT', errors: [{ path: '$.operationName' }] } }] },
    });
  });

  it.each([
    ['operationName', 1],
    ['variables', 'x'],
    ['variables', []],
    ['extensions', true],
  ])('refuses %s: %j with its place', async (name, value) => {
    const refused = await post('*/*', { query: '{ rulesets { id } }', [name]: value });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [{ extensions: { code: 'INVALID_INPUT', errors: [{ path: `$.${name}`, code: 'WRONG_TYPE' }] } }],
      },
    });
  });
});

describe('the OpenAPI document', () => {
  it('has nothing for the strict rules of Redocly to find', async () => {
    const source = await (await fetch(`${address}/v1/openapi.json`)).text();
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
});
