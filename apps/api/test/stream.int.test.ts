import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, createGame, send, startApp, type TestApp, type TestGame, take } from './support/app.js';
import { stones } from './support/nim.js';

let t: TestApp;
let other: TestApp;
let address: string;
beforeAll(async () => {
  t = await startApp();
  other = await startApp({ url: t.url });
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other.close();
  await t.close();
});

/** Opens a stream; `next` waits for the next message, `ended` for the end. */
async function listen(game: TestGame, query = '', headers: Record<string, string> = {}) {
  const controller = new AbortController();
  const response = await fetch(`${address}/v1/games/${game.id}/stream${query}`, { headers, signal: controller.signal });
  const messages: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => messages.push(message) });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
  };
  const ended = read().catch(() => undefined);
  const next = async () => {
    await expect.poll(() => messages.length, { timeout: 5000, interval: 5 }).toBeGreaterThan(0);
    const message = messages.shift();
    return { id: message?.id, ...JSON.parse(message?.data ?? '{}') };
  };
  return { response, next, ended, messages, close: () => controller.abort() };
}
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

test('A stream gives one message for each version, redacted, whichever process made it', async () => {
  const game = await createGame(t.app);
  const ann = await listen(game, '', bearer(game.tokens[0]));
  const bob = await listen(game, '', bearer(game.tokens[1]));
  expect(ann.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  await act(t.app, game, 0, 0, { choose: [{ kind: 'PEEK' }] });
  await act(other.app, game, 0, 1, take(1));
  expect(await ann.next()).toMatchObject({ id: '1', version: 1, seat: 0, events: [{ number: expect.any(Number) }] });
  expect((await bob.next()).events).toEqual([{ type: 'PEEKED', rules: ['nim:1.3'], seat: 0 }]);
  expect(await ann.next()).toMatchObject({ id: '2', version: 2 });
  ann.close();
  bob.close();
});

test('A stream goes on after the version the client has seen', async () => {
  const game = await createGame(t.app);
  for (let v = 0; v < 3; v++) await act(t.app, game, v % 2, v, take(1));
  const byQuery = await listen(game, '?after=1');
  expect([(await byQuery.next()).version, (await byQuery.next()).version]).toEqual([2, 3]);
  const byHeader = await listen(game, '?after=0', { 'last-event-id': '2' });
  expect((await byHeader.next()).version).toBe(3);
  const all = await listen(game, '?after=-1');
  expect(await all.next()).toMatchObject({ version: 0, seat: null });
  for (const stream of [byQuery, byHeader, all]) stream.close();
});

test('A ticket stands in for a token', async () => {
  const game = await createGame(t.app);
  const made = await send(t.app, 'POST', `/v1/games/${game.id}/stream-tickets`, { token: game.tokens[0], once: true });
  expect(made.statusCode).toBe(201);
  const stream = await listen(game, `?ticket=${made.json().ticket}`);
  await act(t.app, game, 0, 0, { choose: [{ kind: 'PEEK' }] });
  expect(await stream.next()).toMatchObject({ events: [{ number: expect.any(Number) }] });
  stream.close();
  const forged = await listen(game, `?ticket=judge${made.json().ticket.slice(1)}`);
  expect(forged.response.status).toBe(401);
});

test('A stream ends with the game, and then there is nothing to come back for', async () => {
  const game = await createGame(t.app);
  const stream = await listen(game);
  await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0] });
  expect(await stream.next()).toMatchObject({ version: 1, events: [{ type: 'GAME_ENDED' }] });
  await stream.ended;
  expect((await listen(game, '', { 'last-event-id': '1' })).response.status).toBe(204);
});

test('Whoever waits at an open game hears that it begins', async () => {
  const seats = [{ name: 'Ann', deck: stones(10) }, { open: true }];
  const { game: id, seats: made } = (
    await send(t.app, 'POST', '/v1/games', { body: { ruleset: 'nim', edition: '1', seats } })
  ).json();
  const stream = await listen({ id, tokens: [], judge: undefined }, '', bearer(made[0].token));
  const body = { invite: made[1].invite, name: 'Bob', deck: stones(10) };
  await send(other.app, 'POST', `/v1/games/${id}/join`, { body });
  expect(await stream.next()).toMatchObject({
    id: '0',
    version: 0,
    seat: null,
    events: [{ number: expect.any(Number) }, {}],
  });
  stream.close();
});

test('Streams do not keep a service from stopping', async () => {
  const own = await startApp({ url: t.url });
  const game = await createGame(own.app);
  const base = await own.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${base}/v1/games/${game.id}/stream`);
  const ended = response.text();
  const told = performance.now();
  await own.close();
  // Requests in progress get ten seconds: no stream waits for the end of those.
  expect(performance.now() - told).toBeLessThan(8000);
  expect(await ended).toContain('retry:');
});
