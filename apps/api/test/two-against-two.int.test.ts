/** Riftbound between two teams over HTTP (489): the format, its seats, its decks, and a game that is played on. */
import { sampleDecks } from '@arbiter/riftbound';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesets } from '../src/rulesets.js';
import { send, startApp, type TestApp } from './support/app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets });
});
afterAll(() => t.close());

const { kaisa, viktor } = sampleDecks;
const seats = (...decks: unknown[]) => decks.map((deck, i) => ({ name: `P${i + 1}`, deck }));
const create = (decks: unknown[]) =>
  send(t.app, 'POST', '/v1/games', {
    body: {
      ruleset: 'riftbound',
      edition: '2026-07',
      seats: seats(...decks),
      options: { test: true, seed: 'teams', format: '2v2', autoPass: 'seat' },
    },
    once: true,
  });

test('Two against two is a format of four seats', async () => {
  const known = (await send(t.app, 'GET', '/v1/rulesets')).json() as { id: string; formats: { id: string }[] }[];
  const formats = known.find(({ id }) => id === 'riftbound')?.formats;
  expect(formats).toContainEqual(expect.objectContaining({ id: '2v2', seats: { min: 4, max: 4 } }));
  expect((await create([kaisa, kaisa, viktor])).json()).toMatchObject({ code: 'INVALID_INPUT' });
});

test('riftbound:489.8.h teammates with one legend are refused', async () => {
  const refused = await create([kaisa, viktor, kaisa, viktor]);
  expect(refused.statusCode, refused.body).toBe(422);
  expect(refused.json().errors).toContainEqual(
    expect.objectContaining({ path: '$.seats[2].deck.legend', rules: ['riftbound:489.8.h'] }),
  );
});

test('riftbound:489.2 its players see who is on their team, and points that are the team’s', {
  timeout: 120_000,
}, async () => {
  const made = await create([kaisa, kaisa, viktor, viktor]);
  expect(made.statusCode, made.body).toBe(201);
  const { game, seats: given } = made.json() as { game: string; seats: { token: string }[] };
  const see = async (seat: number) =>
    (
      await send(t.app, 'GET', `/v1/games/${game}`, { headers: { authorization: `Bearer ${given[seat]?.token}` } })
    ).json();
  let now = await see(0);
  expect(now.view.players.map(({ team, points }: { team: number; points: number }) => [team, points])).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
    [1, 0],
  ]);
  for (let i = 0; i < 60 && Number(now.view.turn.number) < 4; i++) {
    const [asked] = now.decisions as { seat: number; default?: object }[];
    if (!asked?.default) {
      now = await see(asked?.seat ?? 0);
      continue;
    }
    const reply = await send(t.app, 'POST', `/v1/games/${game}/actions`, {
      body: { answers: [asked.default], expectedVersion: now.version },
      headers: { authorization: `Bearer ${given[asked.seat]?.token}` },
      once: true,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    now = reply.json();
  }
  expect(Number(now.view.turn.number)).toBeGreaterThanOrEqual(4);
  const left = await send(t.app, 'POST', `/v1/games/${game}/concede`, {
    body: {},
    headers: { authorization: `Bearer ${given[1]?.token}` },
    once: true,
  });
  expect(left.statusCode, left.body).toBe(200);
  expect((await see(0)).view.result).toMatchObject({ kind: 'WIN', winners: [0, 2] });
});
