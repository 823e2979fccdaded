/** Spans, sent to a small receiver of OTLP over HTTP: what there is, what is part of what, and that nothing hidden is in them. */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.js';
import { createLogger } from '../src/logger.js';
import { openTracing } from '../src/tracing/open.js';
import { setTracing } from '../src/tracing/spans.js';
import { act, createGame, send, startApp, type TestApp, type TestGame, take } from './support/app.js';

interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}
interface Sent {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[];
}

/** What is told to nobody. */
const SEED = 'the-seed-that-nobody-may-know';
let receiver: Server;
let text = '';
const sent: Sent[] = [];
let t: TestApp;
let game: TestGame;
let spans: Span[] = [];
const parentsOf = (span: Span | undefined): string[] => {
  const parent = spans.find((s) => s.spanId === span?.parentSpanId);
  return parent ? [parent.name, ...parentsOf(parent)] : [];
};
const named = (name: string): Span[] => spans.filter((s) => s.name === name);
const said = (span: Span | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((a) => a.key === key)?.value ?? {})[0];

beforeAll(async () => {
  receiver = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    text += `${request.url} ${body}`;
    sent.push(JSON.parse(body));
    reply.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
  const tracing = await openTracing(createLogger('silent'));
  setTracing(tracing);
  t = await startApp({ slowMs: 0 });
  game = await createGame(t.app, { seed: SEED, options: { test: true } });
  const moved = await act(t.app, game, 0, 0, take(1));
  expect(moved.statusCode).toBe(200);
  // Refused: the engine says no, and nothing is appended.
  expect((await act(t.app, game, 1, 1, take(7))).statusCode).toBe(422);
  const query = `mutation($input: SubmitActionInput!) { submitAction(input: $input) { version userErrors { code } } }`;
  const input = { gameId: game.id, expectedVersion: 1, answers: [take(2)] };
  const variables = { input };
  const body = { query, variables, operationName: null };
  const done = await send(t.app, 'POST', '/graphql', { token: game.tokens[1], body, once: true });
  expect(done.json().data.submitAction).toEqual({ version: 2, userErrors: [] });
  const wrong = { query: `query Nobodys($id: ID!) { game(id: $id) { id } }`, variables: { id: game.id } };
  await send(t.app, 'POST', '/graphql', { body: wrong, once: true });
  await send(t.app, 'GET', `/v1/games/${game.id}`, {
    token: game.tokens[0],
    headers: { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' },
  });
  await send(t.app, 'GET', `/nowhere/${game.tokens[0]}?ticket=${game.judge}`);
  await t.app.inject('/health');
  await t.close();
  setTracing(undefined);
  await tracing.close();
  spans = sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap((r) => r.scopeSpans.flatMap((s) => s.spans)));
});
afterAll(() => {
  vi.unstubAllEnvs();
  receiver.close();
});

test('A request is a span by its route, and what is done for it is part of it', () => {
  const [move] = named('move');
  expect(parentsOf(move)).toEqual(['POST /v1/games/:id/actions']);
  expect(parentsOf(named('engine')[0])).toEqual(['move', 'POST /v1/games/:id/actions']);
  expect(parentsOf(named('append')[0])).toEqual(['move', 'POST /v1/games/:id/actions']);
  expect(said(move, 'arbiter.game')).toBe(game.id);
  expect(said(move, 'arbiter.end')).toBe('stored');
  const [request] = named('POST /v1/games/:id/actions');
  expect(request?.kind).toBe(2);
  expect(said(request, 'http.response.status_code')).toBe(200);
});

test('An operation of GraphQL is a span by its fields, and the move is part of it', () => {
  const [operation] = named('graphql mutation');
  expect(operation?.attributes).toContainEqual({
    key: 'arbiter.fields',
    value: { arrayValue: { values: [{ stringValue: 'submitAction' }] } },
  });
  expect(parentsOf(named('move').find((s) => parentsOf(s)[0] === 'graphql mutation'))).toEqual([
    'graphql mutation',
    'POST /graphql',
  ]);
  expect(named('graphql query')).toHaveLength(1);
});

test('A move that is refused ends without an append', () => {
  const refused = named('move').filter((s) => said(s, 'arbiter.end') === 'refused');
  expect(refused.length).toBeGreaterThan(0);
  for (const { spanId } of refused)
    expect(spans.filter((s) => s.parentSpanId === spanId && s.name === 'append')).toEqual([]);
});

test('Strangers do not say what their requests are part of; probes are not told, nor addresses of nothing', () => {
  expect(text).not.toContain('1111111111111111');
  expect(named('GET /v1/games/:id')).toHaveLength(1);
  expect(text).not.toContain('/health');
  expect(text).not.toContain('nowhere');
});

test('They go to the standard address, with what the operator calls the service', () => {
  expect(text).toMatch(/^\/v1\/traces /);
  const attributes = sent[0]?.resourceSpans[0]?.resource.attributes;
  expect(attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'arbiter' } });
  expect(attributes).toContainEqual({ key: 'deployment.environment.name', value: { stringValue: 'test' } });
});

test('No token, seed, answer, name of a person or of an operation is in them', () => {
  for (const secret of [...game.tokens, game.judge ?? '?', SEED, 'Ann', 'Bob', 'TAKE', 'Nobodys', t.url])
    expect(text).not.toContain(secret);
});

test('They are made where an address is given, and not where that is switched off', () => {
  const address = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(readConfig({}).traced).toBe(false);
  expect(readConfig(address).traced).toBe(true);
  expect(readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }).traced).toBe(true);
  expect(readConfig({ ...address, OTEL_SDK_DISABLED: 'true' }).traced).toBe(false);
  expect(readConfig({ ...address, OTEL_TRACES_EXPORTER: 'none' }).traced).toBe(false);
  expect(() => readConfig({ ...address, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(/over HTTP/);
});

test('Nothing of OpenTelemetry is loaded where nobody collects: one file names it, and loads it when it is called', () => {
  const src = join(import.meta.dirname, '../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));
  const naming = files.filter((f) =>
    /^import (?!type).*'@opentelemetry|import\('@opentelemetry/m.test(readFileSync(join(src, f), 'utf8')),
  );
  expect(naming).toEqual([join('tracing', 'open.ts')]);
  expect(readFileSync(join(src, 'tracing/open.ts'), 'utf8')).not.toMatch(/^import (?!type).*'@opentelemetry/m);
});
