/** Magic for three and four over HTTP: each for themselves, and Commander. */
import { commanderDecks, welcomeDecks } from '@arbiter/mtg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, type TestApp } from './support/app.js';
import { GREEN, RED, startMagic } from './support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t.close());

interface Created {
  game: string;
  seats: { seat: number; token?: string; invite?: string }[];
}
async function create(seats: object[], options: object = {}): Promise<Created> {
  const body = { ruleset: 'mtg', edition: 'current', seats, options: { test: true, seed: 'several', ...options } };
  const reply = await send(t.app, 'POST', '/v1/games', { body, once: true });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
const refusedSeats = async (
  seats: object[],
  options: object,
): Promise<{ code: string; rules: string[]; errors: object[] }> => {
  const body = { ruleset: 'mtg', edition: 'current', seats, options };
  const reply = await send(t.app, 'POST', '/v1/games', { body, once: true });
  expect(reply.statusCode, reply.body).toBeGreaterThanOrEqual(400);
  return reply.json();
};
interface Asked {
  seat: number;
  kind: string;
  options?: { id: string; kind: string }[];
  default: object;
}
interface Reply {
  version: number;
  decisions: Asked[];
  view: {
    players: Record<string, unknown>[];
    zones: { id: string; owner: number | null; objects?: string[]; count?: number }[];
    objects: Record<string, { card?: string; owner: number; commander?: boolean }>;
    result: { kind: string; winners: number[] } | null;
  };
}
async function see({ game }: Created, token: string | undefined): Promise<Reply> {
  const reply = await send(t.app, 'GET', `/v1/games/${game}`, { headers: { authorization: `Bearer ${token}` } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

/** Everybody plays what they first can, attacks with everything, and else does what is proposed, until the game is over. */
async function playOut(made: Created, most = 4000): Promise<Reply> {
  let seat = 0;
  let now = await see(made, made.seats[0]?.token);
  for (let i = 0; i < most && !now.view.result; i++) {
    const asked = now.decisions[0];
    if (!asked) throw new Error('nothing is asked');
    seat = asked.seat;
    if (!('default' in asked)) {
      now = await see(made, made.seats[seat]?.token);
      continue;
    }
    const answer = answerTo(asked);
    const { token } = made.seats[seat] ?? {};
    const reply = await send(t.app, 'POST', `/v1/games/${made.game}/actions`, {
      body: { answers: [answer], expectedVersion: now.version },
      headers: { authorization: `Bearer ${token}` },
      once: true,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    now = reply.json();
  }
  return now;
}
function answerTo(asked: Asked & { from?: { id: string; to: string[] }[] }): object {
  const played =
    asked.options?.find(({ kind }) => kind === 'PLAY_LAND') ?? asked.options?.find(({ kind }) => kind === 'CAST');
  if (asked.kind === 'PRIORITY' && played) return { choose: [played.id] };
  if (asked.kind === 'ATTACKERS')
    return { assign: (asked.from ?? []).map(({ id, to }, i) => ({ from: id, to: to[i % to.length] })) };
  return asked.default;
}

test('Three players, each for themselves, play a whole game', { timeout: 240_000 }, async () => {
  const made = await create(
    [
      { name: 'Ann', deckText: RED },
      { name: 'Bob', deckText: GREEN },
      { name: 'Cleo', deckText: RED },
    ],
    { autoPass: 'seat', format: 'limited' },
  );
  const end = await playOut(made);
  expect(end.view.result).toMatchObject({ kind: 'WIN' });
  expect(end.view.players.filter(({ lost }) => lost)).toHaveLength(2);
});

test('Commander is played by three, one of whom joins', { timeout: 240_000 }, async () => {
  const { trostani, wort, wydwen } = commanderDecks;
  const made = await create([{ name: 'Ann', deck: trostani }, { name: 'Bob', deck: wort }, { open: true }], {
    autoPass: 'seat',
    format: 'commander',
  });
  const [, , { invite }] = made.seats as [object, object, { invite?: string }];
  const join = (body: object) =>
    send(t.app, 'POST', `/v1/games/${made.game}/join`, { body: { invite, name: 'Cleo', ...body }, once: true });
  const refused = await join({ deckText: RED });
  expect(refused.json()).toMatchObject({ code: 'DECK_ILLEGAL' });
  expect(refused.json().rules).toEqual(expect.arrayContaining(['mtg:903.5a', 'mtg:903.3']));
  const joined = await join({ deck: wydwen });
  expect(joined.statusCode, joined.body).toBe(200);
  made.seats[2] = { seat: 2, token: joined.json().token };
  const before = await see(made, made.seats[2]?.token);
  expect(before).toMatchObject({ format: 'commander' });
  expect(before.view.players.map(({ life, commanders }) => [life, commanders])).toEqual([
    [40, [{ card: 'Trostani, Three Whispers', tax: 0 }]],
    [40, [{ card: 'Wort, Boggart Auntie', tax: 0 }]],
    [40, [{ card: 'Wydwen, the Biting Gale', tax: 0 }]],
  ]);
  const command = before.view.zones.find(({ id }) => id === 'command')?.objects ?? [];
  expect(command.map((id) => before.view.objects[id])).toMatchObject([
    { card: 'Trostani, Three Whispers', owner: 0, commander: true },
    { card: 'Wort, Boggart Auntie', owner: 1, commander: true },
    { card: 'Wydwen, the Biting Gale', owner: 2, commander: true },
  ]);
  const end = await playOut(made);
  expect(end.view.result?.kind).toBe('WIN');
});

test('mtg:810.2 Two-Headed Giant is played by two teams to an end', { timeout: 240_000 }, async () => {
  const decks = Object.values(welcomeDecks);
  const seats = ['Ann', 'Bob', 'Cleo', 'Dan'].map((name, i) => ({ name, deck: decks[i % decks.length] }));
  expect(await refusedSeats(seats.slice(0, 3), { format: 'two-headed-giant' })).toMatchObject({
    code: 'INVALID_INPUT',
  });
  const made = await create(seats, { autoPass: 'seat', format: 'two-headed-giant' });
  const before = await see(made, made.seats[0]?.token);
  expect(before.view.players.map(({ team, life }) => [team, life])).toEqual([
    [0, 30],
    [0, 30],
    [1, 30],
    [1, 30],
  ]);
  const end = await playOut(made);
  expect(end.view.result?.kind).toBe('WIN');
  expect([
    [0, 1],
    [2, 3],
  ]).toContainEqual(end.view.result?.winners);
  expect(end.view.players.filter(({ lost }) => lost)).toHaveLength(2);
});

test('A format says which decks are played in it, and how many play', async () => {
  const { wort } = commanderDecks;
  const ann = { name: 'Ann', deck: wort };
  expect(await refusedSeats([ann, ann], {})).toMatchObject({
    code: 'DECK_ILLEGAL',
    rules: ['mtg:903.2', 'mtg:100.2c'],
  });
  expect(await refusedSeats([ann, { name: 'Bob', deckText: RED }], { format: 'commander' })).toMatchObject({
    code: 'DECK_ILLEGAL',
    errors: expect.arrayContaining([expect.objectContaining({ path: '$.seats[1].deckText.commander' })]),
  });
  expect(await refusedSeats([ann, ann], { format: 'modern' })).toMatchObject({
    code: 'INVALID_INPUT',
    errors: [expect.objectContaining({ path: '$.options.format' })],
  });
  const rulesets = await send(t.app, 'GET', '/v1/rulesets');
  expect(rulesets.json()[0].formats).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: 'commander', seats: { min: 2, max: 8 }, own: true })]),
  );
});
