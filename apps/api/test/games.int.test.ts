import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, createGame, send, startApp, take, type TestApp } from './support/app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp();
});
afterAll(() => t.close());

test('A game is created, looked at, moved and looked at again by another process', async () => {
  const game = await createGame(t.app);
  const before = await send(t.app, 'GET', `/v1/games/${game.id}`, { token: game.tokens[0] });
  expect(before.headers.etag).toBe('"0"');
  expect(before.json().decisions[0]).toMatchObject({ seat: 0, kind: 'TURN', shape: 'CHOOSE' });

  const moved = await act(t.app, game, 0, 0, take(2));
  expect(moved.statusCode, moved.body).toBe(200);
  expect(moved.json()).toMatchObject({ version: 1, unapplied: [], error: null, events: [{ type: 'STONES_TAKEN', left: 19 }] });

  const other = await startApp({ url: t.url });
  const after = await send(other.app, 'GET', `/v1/games/${game.id}`, { token: game.tokens[1] });
  await other.close();
  expect(after.json()).toMatchObject({ version: 1, status: 'ACTIVE', view: { viewer: 1, zones: [{ count: 19 }] } });
});
