/** Cards of a user's own in games from decks (contract 12), asked as a client would ask. */
import { magic } from '@arbiter/mtg';
import type { LightMyRequestResponse as Reply } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyArchive } from '../src/verify/archive.js';
import { until } from './matches/support.js';
import { send, startApp, type TestApp } from './support/app.js';
import { pass, startMagic } from './support/magic.js';
import { graphql } from './support/players.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t?.close());

/** A basic land, of which a deck may have as many as it likes. */
const FIELD = {
  name: 'Kindled Field',
  props: {
    name: 'Kindled Field',
    supertypes: ['Basic'],
    types: ['Land'],
    subtypes: [],
    colors: [],
  },
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effects: [{ do: 'addMana', choices: ['{R}{R}'] }],
      immediate: true,
    },
  ],
};
const OWL = {
  name: 'Kindled Owl',
  props: { ...FIELD.props, name: 'Kindled Owl', supertypes: [], types: ['Creature'], power: 2, toughness: 3 },
  abilities: [],
};
const fields = (count: number): object => ({ main: [{ card: 'Kindled Field', count }] });
const body = (more: object = {}): object => ({
  ruleset: 'mtg',
  edition: 'current',
  definitions: [FIELD, OWL],
  seats: [
    { name: 'Ann', deck: fields(60) },
    { name: 'Bob', deck: fields(61) },
  ],
  ...more,
});
const post = (url: string, more: { token?: string; body: object }): Promise<Reply> =>
  send(t.app, 'POST', url, { ...more, once: true });

type Json = Record<string, unknown>;

interface Made {
  game: string;
  seats: { token: string; invite: string }[];
}
async function created(more: object = {}, url = '/v1/games'): Promise<Made> {
  const reply = await post(url, { body: body(more) });
  expect(reply.statusCode, reply.body).toBe(201);
  const { games, ...made } = reply.json();
  return { game: games?.[0], ...made };
}
async function seen(app: TestApp['app'], game: string, token?: string): Promise<Json> {
  const reply = await send(app, 'GET', `/v1/games/${game}`, { token });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
/** Keeps the opening hands, and plays a land of the first player's. */
async function opened(app: TestApp['app'], { game, seats }: Made): Promise<Json> {
  for (;;) {
    const { decisions, version } = (await seen(app, game, seats[0]?.token)) as Json;
    const [asked] = decisions as { seat: number; kind: string }[];
    if (!asked) throw new Error('nobody is asked');
    const first = asked.seat;
    const token = seats[first]?.token;
    const own = ((await seen(app, game, token)).decisions as { options: { kind: string }[]; default: object }[])[0];
    const land = own?.options.some(({ kind }) => kind === 'PLAY_LAND');
    const answers = [land ? { choose: [{ kind: 'PLAY_LAND', card: 'Kindled Field' }] } : own?.default];
    const reply = await send(app, 'POST', `/v1/games/${game}/actions`, {
      token,
      body: { answers, expectedVersion: version },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    if (land) return reply.json();
  }
}
const names = ({ view }: Json): string[] =>
  Object.values((view as { objects: Record<string, { card?: string }> }).objects).map(({ card }) => card ?? '');

describe('12 definitions beside seats', () => {
  test('decks may name them; the game is played, by a process that remembers nothing as well, and verified', async () => {
    const made = await created();
    expect(names(await opened(t.app, made))).toContain('Kindled Field');
    const fresh = await startApp({ rulesets: { mtg: magic }, url: t.url });
    expect(names(await seen(fresh.app, made.game, made.seats[1]?.token))).toContain('Kindled Field');
    const ended = await send(fresh.app, 'POST', `/v1/games/${made.game}/concede`, { token: made.seats[0]?.token });
    expect(ended.statusCode, ended.body).toBe(200);
    const archive = (await send(fresh.app, 'GET', `/v1/games/${made.game}/archive`)).json();
    expect(await verifyArchive({ mtg: magic }, archive)).toMatchObject({ exact: true });
    await fresh.close();
  });

  test('who joins later may name them, and is told of what is none', async () => {
    const made = await created({ seats: [{ name: 'Ann', deck: fields(60) }, { open: true }] });
    const join = (deck: object): Promise<Reply> =>
      post(`/v1/games/${made.game}/join`, { body: { invite: made.seats[1]?.invite, name: 'Bob', deck } });
    const wrong = await join({ main: [{ card: 'Kindled Feld', count: 60 }] });
    expect([wrong.statusCode, wrong.json().errors]).toMatchObject([
      422,
      [{ path: '$.deck.main[0]', code: 'UNKNOWN_CARD', suggestions: expect.arrayContaining(['Kindled Field']) }],
    ]);
    const reply = await join({
      main: [
        { card: 'kindled field', count: 56 },
        { card: 'Kindled Owl', count: 4 },
      ],
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const [ann, bob] = [made.seats[0], reply.json()];
    await opened(t.app, { game: made.game, seats: [ann, bob] as Made['seats'] });
    const four = await post('/v1/games', {
      body: body({ seats: [{ name: 'Ann', deck: { main: [{ card: 'Kindled Owl', count: 60 }] } }, { open: true }] }),
    });
    expect(four.json(), 'rules of construction hold for them').toMatchObject({ code: 'DECK_ILLEGAL' });
  });

  test('all games of a match know them, with decks exchanged, and so does the one after it', async () => {
    const made = await created({ bestOf: 3 }, '/v1/matches');
    const give = (game: string, seat: number): Promise<Reply> =>
      post(`/v1/games/${game}/concede`, { token: made.seats[seat]?.token ?? '', body: {} });
    expect((await give(made.game, 0)).statusCode).toBe(200);
    const second = made.game.replace(/-1$/, '-2');
    await until(async () => (await send(t.app, 'GET', `/v1/games/${second}`)).statusCode === 200 || undefined);
    for (const seat of [0, 1]) {
      const reply = await post(`/v1/games/${second}/deck`, {
        token: made.seats[seat]?.token ?? '',
        body: { deck: fields(60 + seat) },
      });
      expect(reply.statusCode, reply.body).toBe(200);
    }
    await opened(t.app, { ...made, game: second });
    expect((await give(second, 0)).statusCode).toBe(200);
    const offers = `/v1/games/${second}/offers`;
    const offer = await post(offers, { token: made.seats[0]?.token ?? '', body: { kind: 'REMATCH' } });
    const token = made.seats[1]?.token ?? '';
    const taken = await post(`${offers}/${offer.json().offer}`, { token, body: { accept: true } });
    expect(taken.json(), taken.body).toMatchObject({ status: 'ACCEPTED' });
    const view = await seen(t.app, taken.json().game, taken.json().token);
    expect(new Set(names(view).filter(Boolean))).toEqual(new Set(['Kindled Field']));
  });

  test('a bot gets positions with them, and plays lines from there', async () => {
    const made = await created();
    await opened(t.app, made);
    const token = made.seats[0]?.token ?? '';
    const drawn = await post(`/v1/games/${made.game}/position`, { token, body: { samples: 2 } });
    expect(drawn.statusCode, drawn.body).toBe(200);
    for (const position of drawn.json().positions) {
      const reply = await post('/v1/positions/actions', { body: { position, lines: [[{ seat: 0, ...pass }]] } });
      expect(reply.statusCode, reply.body).toBe(200);
    }
  });

  test('GraphQL takes them as well', async () => {
    const mutation = `mutation ($input: CreateGameInput!) { createGame(input: $input) { game { id status } userErrors { code detail } } }`;
    const { data, errors } = await graphql(t.app, mutation, undefined, { input: body() });
    expect(data?.createGame, JSON.stringify(errors)).toMatchObject({ game: { status: 'ACTIVE' }, userErrors: [] });
  });
});

describe('12 what is no card of its own', () => {
  const refused = async (more: object): Promise<Json> => {
    const reply = await post('/v1/games', { body: body(more) });
    expect(reply.headers['content-type'], reply.body).toContain('application/problem+json');
    return reply.json();
  };

  test('every fault is said with its place', async () => {
    const wrong = { ...OWL, abilities: [{ kind: 'spell', effects: [{ do: 'drow', who: 'you', count: 1 }] }] };
    expect(await refused({ definitions: [FIELD, wrong] })).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      errors: [{ path: '$.definitions[1].abilities[0].effects[0].do', code: 'UNKNOWN_WORD', suggestions: ['draw'] }],
    });
  });

  test('a name that is taken, by a card or among them, is refused', async () => {
    const shock = { ...OWL, name: 'Shock', props: { ...OWL.props, name: 'Shock' } };
    const fault = (i: number): object => ({ path: `$.definitions[${i}].name`, code: 'NAME_TAKEN' });
    expect((await refused({ definitions: [shock, FIELD] })).errors).toMatchObject([fault(0)]);
    expect((await refused({ definitions: [FIELD, OWL, OWL] })).errors).toMatchObject([fault(2)]);
  });

  test('no other game knows them, there are at most 50, and a scenario has its own', async () => {
    expect(await refused({ definitions: [] })).toMatchObject({ code: 'UNKNOWN_CARD' });
    const { errors } = await refused({ definitions: Array(51).fill(OWL) });
    expect(errors).toMatchObject([{ path: '$.definitions' }]);
    const scenario = { ruleset: 'mtg', edition: 'current', players: [{ library: [] }, { library: [] }] };
    expect((await refused({ scenario, seats: undefined })).errors).toMatchObject([{ path: '$.definitions' }]);
  });
});
