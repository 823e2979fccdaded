/** A game's format says which decks are played in it; Magic's formats for several players are tried in `several-players`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesets } from '../src/rulesets.js';
import { send, startApp, type TestApp } from './support/app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets });
});
afterAll(() => t?.close());

test('The formats of Grand Archive and Riftbound say which decks are played, and a game keeps to its own', async () => {
  const ids = async (): Promise<string[][]> =>
    (await send(t.app, 'GET', '/v1/rulesets'))
      .json()
      .map(({ formats }: { formats: { id: string }[] }) => formats.map(({ id }) => id));
  expect((await ids()).slice(1)).toEqual([
    ['constructed', 'draft', 'pantheon'],
    ['constructed', 'standard', '2v2'],
  ]);
  const refused = async (ruleset: string, edition: string, deck: unknown, format: string) => {
    const seats = ['Ann', 'Bob'].map((name) => ({ name, deck }));
    const body = { ruleset, edition, seats, options: { format } };
    const reply = await send(t.app, 'POST', '/v1/games', { body, once: true });
    expect(reply.statusCode, reply.body).toBeGreaterThanOrEqual(400);
    return reply.json().errors.map(({ path, detail }: { path: string; detail: string }) => `${path}: ${detail}`);
  };
  // One of this deck's battlefields is banned in tournaments.
  expect(await refused('riftbound', '2026-07', 'sample:kaisa', 'standard')).toContainEqual(
    expect.stringMatching(/The Dreaming Tree is banned in Standard/),
  );
  expect(await refused('grand-archive', '4.1', { main: [], material: [] }, 'draft')).toContainEqual(
    expect.stringMatching(/at least 30 are needed/),
  );
  expect(await refused('riftbound', '2026-07', 'sample:kaisa', 'draft')).toContainEqual(
    expect.stringMatching(/it has constructed, standard/),
  );
  const seats = ['Ann', 'Bob'].map((name) => ({ name, deck: 'sample:kaisa' }));
  const body = { ruleset: 'riftbound', edition: '2026-07', seats, options: { format: 'constructed' } };
  expect((await send(t.app, 'POST', '/v1/games', { body, once: true })).statusCode).toBe(201);
});
