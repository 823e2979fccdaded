/** Riftbound by the rules of October 2025 over HTTP: what is listed and refused, and the first moves of a game. */
import { sampleDecks } from '@arbiter/riftbound';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesets } from '../src/rulesets.js';
import { send, startApp, type TestApp } from './support/app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets });
});
afterAll(() => t.close());

const { 'kaisa-2025-10': kaisa, viktor } = sampleDecks;
const get = async (url: string) => (await send(t.app, 'GET', url)).json();
const begin = (edition: string, first: unknown, second: unknown) =>
  send(t.app, 'POST', '/v1/games', {
    body: {
      ruleset: 'riftbound',
      edition,
      seats: [
        { name: 'Ada', deck: first },
        { name: 'Bo', deck: second },
      ],
      options: { test: true, seed: 'older', autoPass: 'seat' },
    },
    once: true,
  });

test('Edition 2025-10 is listed beside the current one, with its rules and its cards', async () => {
  const known = (await get('/v1/rulesets')) as { id: string; editions: { id: string; current: boolean }[] }[];
  expect(known.find(({ id }) => id === 'riftbound')?.editions).toMatchObject([
    { id: '2026-07', current: true },
    { id: '2025-10', current: false },
  ]);
  expect(await get('/v1/rulesets/riftbound/rules/riftbound-zh:376.4.b')).toMatchObject({ number: '376.4.b' });
  const { cards } = await get('/v1/cards?ruleset=riftbound&edition=2025-10&search=Incinerate');
  expect(cards).toMatchObject([{ name: 'Incinerate', support: 'exact', data: { code: 'OGS-003' } }]);
  expect(await get('/v1/cards/riftbound/Honest%20Broker?edition=2025-10')).toMatchObject({
    support: 'unsupported',
    reason: 'edition 2025-10 has only cards of Origins and Proving Grounds',
  });
});

test('Cards that were reworded since are as they were, or say that they are not', async () => {
  const { data } = await get('/v1/cards/riftbound/Falling%20Star?edition=2025-10');
  expect(JSON.stringify(data)).toContain('reflexive');
  expect(await get('/v1/cards/riftbound/Void%20Gate?edition=2025-10')).toMatchObject({
    support: 'unsupported',
    reason: 'its text has been reworded since, and what it said in October 2025 is not played exactly',
  });
  const { decks } = await get('/v1/rulesets/riftbound/decks?edition=2025-10');
  expect(decks).toMatchObject([{ name: 'kaisa-2025-10' }]);
});

test('An edition that there is not is refused with those that there are, and so is a deck of later cards', async () => {
  const unknown = await begin('2024-01', kaisa, kaisa);
  expect([unknown.statusCode, unknown.body]).toEqual([400, expect.stringContaining('it has 2026-07, 2025-10')]);
  expect(JSON.stringify(await get('/v1/cards?ruleset=riftbound&edition=2024-01'))).toContain('it has 2026-07, 2025-10');
  const later = await begin('2025-10', kaisa, viktor);
  expect(later.json()).toMatchObject({ code: 'UNSUPPORTED_CARD' });
  expect(later.body).toContain('edition 2025-10 has only cards of Origins and Proving Grounds');
});

test('A game of edition 2025-10 begins, and its players move', async () => {
  const made = await begin('2025-10', kaisa, kaisa);
  expect(made.statusCode, made.body).toBe(201);
  const { game, seats } = made.json() as { game: string; seats: { token: string }[] };
  const see = async (seat: number) =>
    (
      await send(t.app, 'GET', `/v1/games/${game}`, { headers: { authorization: `Bearer ${seats[seat]?.token}` } })
    ).json();
  const kinds = new Set<string>();
  for (let moves = 0; moves < 12; moves++) {
    const [first, second] = [await see(0), await see(1)];
    const asked = [...first.decisions, ...second.decisions].find((one) => one.default);
    kinds.add(asked.kind);
    const reply = await send(t.app, 'POST', `/v1/games/${game}/actions`, {
      headers: { authorization: `Bearer ${seats[asked.seat]?.token}` },
      body: { answers: [asked.default], expectedVersion: first.version },
      once: true,
    });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['MULLIGAN', 'PRIORITY']));
  const now = await see(0);
  expect([now.edition, now.view.turn.number > 1]).toEqual(['2025-10', true]);
});
