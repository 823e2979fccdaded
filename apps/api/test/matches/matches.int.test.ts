/** Matches (contract, section 10): several games of the same players, with decks exchanged between them. */
import { magic } from '@arbiter/mtg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameOfMatch } from '../../src/games/matches.js';
import { verifyArchive } from '../../src/verify/archive.js';
import { act, send, startApp, type TestApp, take } from '../support/app.js';
import { nim, stones } from '../support/nim.js';
import { graphql, newPlayer } from '../support/players.js';
import {
  concede,
  createMatch,
  deckOf,
  exchanged,
  lastGame,
  look,
  lose,
  sameDecks,
  sendDeck,
  stands,
  type TestMatch,
  until,
} from './support.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets: { nim, mtg: magic } });
});
afterAll(async () => {
  vi.useRealTimers();
  await t.close();
});

const open = async (id: string): Promise<void> => {
  const game = await look(t, id);
  expect(game).toMatchObject({ status: 'OPEN', version: 0, decisions: [] });
};

test('A match is made with its first game, and the tokens of its seats open all games', async () => {
  const match = await createMatch(t);
  const [first = ''] = match.created.games;
  expect(match.created).toEqual({
    match: match.id,
    games: [first],
    seats: [0, 1].map((seat) => ({ seat, token: match.tokens[seat] })),
    seedHash: expect.any(String),
  });
  expect(await stands(t, match)).toEqual({
    match: match.id,
    ruleset: 'nim',
    edition: '1',
    status: 'ACTIVE',
    bestOf: 3,
    games: [first],
    wins: [0, 0],
    result: null,
    decks: [],
  });
  expect(await look(t, first)).toMatchObject({ status: 'ACTIVE', match: match.id });
  // Seat 0 loses the first game by playing, and repeats its last move.
  await act(t.app, { id: first, tokens: match.tokens, judge: undefined }, 0, 0, take(3));
  expect((await concede(t, first, match.tokens[0])).statusCode).toBe(200);
  const after = await stands(t, match);
  const [, second = ''] = after.games;
  expect(after).toMatchObject({
    status: 'ACTIVE',
    games: [first, gameOfMatch(match.id, 2)],
    wins: [0, 1],
    result: null,
  });
  expect(after.decks).toEqual([0, 1].map((seat) => ({ seat, deadline: null })));
  await open(second);
  await sameDecks(t, match);
  for (const seat of [0, 1])
    expect(await look(t, second, match.tokens[seat])).toMatchObject({ status: 'ACTIVE', view: { viewer: seat } });
});

test('Whoever wins more than half has won: best of 3 ends 2:0 without a third game, best of 1 with the first', async () => {
  const match = await createMatch(t);
  await lose(t, match, 0);
  await sameDecks(t, match);
  const result = { kind: 'WIN', winners: [1], reason: 'wins', rules: [] };
  expect(await lose(t, match, 0)).toMatchObject({ status: 'FINISHED', wins: [0, 2], result });
  // The job that the end of a game leaves finds nothing to be done.
  const left = `SELECT 1 FROM graphile_worker.jobs WHERE key LIKE 'next:%'`;
  await expect.poll(async () => (await t.database.pool.query(left)).rows, { timeout: 10_000 }).toEqual([]);
  expect((await stands(t, match)).games).toHaveLength(2);
  const one = await createMatch(t, { bestOf: 1 });
  expect(await lose(t, one, 1)).toMatchObject({ status: 'FINISHED', wins: [1, 0], games: [expect.any(String)] });
  const five = await createMatch(t, { bestOf: 5 });
  for (const loser of [0, 1, 0, 1]) {
    expect(await lose(t, five, loser)).toMatchObject({ status: 'ACTIVE', result: null });
    await sameDecks(t, five);
  }
  expect(await lose(t, five, 0)).toMatchObject({ status: 'FINISHED', wins: [2, 3] });
});

test('A game that nobody wins is played again, and an aborted one aborts the match', async () => {
  const match = await createMatch(t, { bestOf: 1 });
  const agree = async (kind: string): Promise<void> => {
    const game = await lastGame(t, match);
    const made = await send(t.app, 'POST', `/v1/games/${game}/offers`, { token: match.tokens[0], body: { kind } });
    const url = `/v1/games/${game}/offers/${made.json().offer}`;
    const reply = await send(t.app, 'POST', url, { token: match.tokens[1], body: { accept: true } });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  await agree('DRAW');
  expect(await stands(t, match)).toMatchObject({
    status: 'ACTIVE',
    wins: [0, 0],
    games: [expect.any(String), expect.any(String)],
  });
  // What the game's own tournaments forbid is refused before, with its path.
  const exchange = { deck: exchanged(10, 3, 1) };
  const refused = await sendDeck(t, await lastGame(t, match), match.tokens[0], exchange);
  expect([refused.statusCode, refused.json().errors], refused.body).toEqual([
    422,
    [{ path: '$.deck.main', code: 'DECK_ILLEGAL', detail: 'nothing is exchanged after a draw' }],
  ]);
  await sameDecks(t, match);
  await agree('ABORT');
  const ended = await stands(t, match);
  expect(ended).toMatchObject({ status: 'ABORTED', result: { kind: 'ABORTED', winners: [], reason: 'agreement' } });
  expect(ended.games).toHaveLength(2);
});

test('Draws do not go on for ever: after twice as many games and one whoever has won more has won, or nobody', async () => {
  const match = await createMatch(t, { bestOf: 1 });
  for (let number = 1; number <= 3; number++) {
    if (number > 1) await sameDecks(t, match);
    const game = await lastGame(t, match);
    await send(t.app, 'POST', `/v1/games/${game}/offers`, { token: match.tokens[0], body: { kind: 'DRAW' } });
    await send(t.app, 'POST', `/v1/games/${game}/offers/o1`, { token: match.tokens[1], body: { accept: true } });
  }
  expect(await stands(t, match)).toMatchObject({
    status: 'FINISHED',
    games: { length: 3 },
    result: { kind: 'DRAW', winners: [], reason: 'games' },
  });
});

describe('decks between games', () => {
  let match: TestMatch;
  let game: string;
  const sent = (seat: number, body: object, once = false) => sendDeck(t, game, match.tokens[seat], body, once);
  beforeAll(async () => {
    match = await createMatch(t);
    await lose(t, match, 0);
    game = await lastGame(t, match);
  });

  test('The same cards, exchanged with the side deck, or it is refused with its path', async () => {
    const refused = async (body: object): Promise<Record<string, unknown>> => {
      const reply = await sent(0, body);
      expect([reply.statusCode, reply.json().code], reply.body).toEqual([422, 'DECK_ILLEGAL']);
      return reply.json().errors[0];
    };
    expect(await refused({ deck: deckOf(10, 4) })).toEqual({
      path: '$.deck',
      code: 'DECK_ILLEGAL',
      detail: '1 Pebble too many',
    });
    expect(await refused({ deck: stones(10) })).toMatchObject({ detail: '3 Pebble too few' });
    expect(await refused({ deckText: '13 Stone' })).toMatchObject({ path: '$.deckText' });
    // It is the seat's own deck that counts, and each list must be legal.
    expect(await refused({ deck: deckOf(11, 3) })).toMatchObject({ detail: '1 Stone too many' });
    expect(await refused({ deck: exchanged(10, 13, 10) })).toMatchObject({ detail: '10 Pebble too many' });
    const small = {
      main: [{ card: 'Stone', count: 4 }],
      sideboard: [
        { card: 'Stone', count: 6 },
        { card: 'Pebble', count: 3 },
      ],
    };
    expect(await refused({ deck: small })).toMatchObject({ path: '$.deck.main' });
    expect(await refused({ deck: { ...deckOf(10, 3), format: 'limited' } })).toMatchObject({ path: '$.deck.format' });
    expect((await sent(0, { deck: { main: [{ card: 'Rock', count: 13 }] } })).json().code).toBe('UNKNOWN_CARD');
    expect((await sent(0, {})).statusCode).toBe(400);
    await open(game);
  });

  test('Nobody but the seat sends its deck', async () => {
    const other = await createMatch(t);
    for (const token of [undefined, other.tokens[0], 'seat_nonsense'])
      expect((await sendDeck(t, game, token, { deck: deckOf(10, 3) })).statusCode).toBe(401);
    const { key } = await newPlayer(t.app, 'Eve');
    expect((await sendDeck(t, game, key, { deck: deckOf(10, 3) })).statusCode).toBe(403);
    expect((await stands(t, match)).decks).toHaveLength(2);
  });

  test('Until the game begins another deck takes the place of the first, and the last one that is awaited begins it', async () => {
    const deck = exchanged(10, 3, 2);
    expect((await sent(0, { deck })).json()).toEqual({ game, seat: 0, deck });
    expect((await stands(t, match)).decks).toEqual([{ seat: 1, deadline: null }]);
    expect((await sent(0, { deck: exchanged(10, 3, 3), nonce: 'dice' })).statusCode).toBe(200);
    await open(game);
    // Neither an action nor conceding is possible yet.
    expect((await concede(t, game, match.tokens[0])).json()).toMatchObject({
      detail: expect.stringContaining('decks are awaited'),
    });
    expect((await sent(1, { deck: deckOf(11, 3) })).statusCode).toBe(200);
    expect(await look(t, game)).toMatchObject({ status: 'ACTIVE', seats: [{ nonce: 'dice' }, { nonce: null }] });
    const late = await sent(0, { deck });
    expect([late.statusCode, late.json().code]).toEqual([409, 'CONFLICT']);
    expect((await sendDeck(t, match.created.games[0] ?? '', match.tokens[0], { deck })).json().code).toBe('GAME_OVER');
    // What was played is what was sent last, and the commitment covers neither deck.
    await lose(t, match, 1);
    const archive = (await send(t.app, 'GET', `/v1/games/${game}/archive`)).json();
    expect(archive.seats).toMatchObject([
      { deck: exchanged(10, 3, 3), joined: true },
      { deck: deckOf(11, 3), joined: true },
    ]);
    expect(verifyArchive({ nim }, archive)).toMatchObject({ exact: true });
    expect(await t.app.services.games.verify(game)).toMatchObject({ exact: true });
    // What is exchanged for the third game is the deck of the second.
    game = await lastGame(t, match);
    expect((await sent(0, { deck: deckOf(10, 3) })).statusCode).toBe(200);
  });

  test('Two decks at once begin the game once', async () => {
    const racing = await createMatch(t);
    await lose(t, racing, 0);
    const next = await lastGame(t, racing);
    const replies = await Promise.all(
      [0, 1, 0, 1].map((seat) => sendDeck(t, next, racing.tokens[seat], { deck: deckOf(10 + seat, 3) }, true)),
    );
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(2);
    expect(codes.every((code) => code === 200 || code === 409)).toBe(true);
    expect(await look(t, next)).toMatchObject({ status: 'ACTIVE' });
    expect(await t.app.services.games.verify(next)).toMatchObject({ exact: true });
  });

  test('Where no deck is awaited none is taken: a game alone, and the first of a match', async () => {
    const fresh = await createMatch(t);
    const reply = await sendDeck(t, fresh.created.games[0] ?? '', fresh.tokens[0], { deck: deckOf(10, 3) });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'CONFLICT']);
  });
});

test('The next game is made once, whoever asks for it, and however often the last move is sent', async () => {
  const match = await createMatch(t);
  const [first = ''] = match.created.games;
  await concede(t, first, match.tokens[0]);
  const { matches } = t.app.services;
  await Promise.all([
    ...Array.from({ length: 5 }, () => stands(t, match)),
    matches.next.after(first),
    matches.next.after(first),
  ]);
  await matches.next.after(first);
  expect((await stands(t, match)).games).toHaveLength(2);
});

test('The next game comes of the job that the last move left, without anybody asking', async () => {
  const match = await createMatch(t);
  const [first = ''] = match.created.games;
  await concede(t, first, match.tokens[0]);
  await until(async () => (await t.app.services.games.games.find(gameOfMatch(match.id, 2))) && true);
});

test('When the time is over the old deck counts, or the one that was sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-12-01T12:00:00.000Z'));
  const match = await createMatch(t, { options: { clock: { perMove: 'P3D' }, onTimeout: 'concede' } });
  const { decks } = await lose(t, match, 0);
  expect(decks).toEqual([0, 1].map((seat) => ({ seat, deadline: '2026-12-04T12:00:00.000Z' })));
  const game = await lastGame(t, match);
  await sendDeck(t, game, match.tokens[1], { deck: exchanged(11, 3, 1) });
  await t.app.services.matches.next.deckDeadline(game);
  await open(game);
  vi.setSystemTime(Date.now() + 3 * 86_400_000 + 1);
  await until(async () => ((await look(t, game)).status === 'ACTIVE' ? true : undefined));
  const { seats } = await t.app.services.games.games.setup(game);
  expect(seats).toMatchObject([{ deck: deckOf(10, 3) }, { deck: exchanged(11, 3, 1) }]);
  vi.useRealTimers();
});

test('With a bank decks are awaited for as long as a whole one lasts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-12-01T12:00:00.000Z'));
  const match = await createMatch(t, { options: { clock: { bank: 'P2D', increment: 'PT1H' } } });
  const { decks } = await lose(t, match, 0);
  expect(decks).toEqual([0, 1].map((seat) => ({ seat, deadline: '2026-12-03T12:00:00.000Z' })));
  const game = await lastGame(t, match);
  vi.setSystemTime(Date.now() + 2 * 86_400_000 + 1);
  await until(async () => ((await look(t, game)).status === 'ACTIVE' ? true : undefined));
  vi.useRealTimers();
});

test('With no clock decks are awaited without a deadline', async () => {
  const match = await createMatch(t);
  await lose(t, match, 0);
  const game = await lastGame(t, match);
  await t.app.services.matches.next.deckDeadline(game);
  await open(game);
});

test('Bad matches are refused: bestOf 2, no bestOf, unknown fields', async () => {
  for (const bestOf of [2, 0, 9, -1, 1.5, '3', null, undefined]) {
    const body = { ruleset: 'nim', edition: '1', bestOf, seats: [{ name: 'Ann', deck: stones(10) }, { open: true }] };
    const reply = await send(t.app, 'POST', '/v1/matches', { body });
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, '$.bestOf']);
  }
  for (const id of ['m_nonsense', 'g_none', 'm_AAAAAAAAAAAAAAAA'])
    expect((await send(t.app, 'GET', `/v1/matches/${id}`)).statusCode).toBe(404);
});

test('The loser of a game of Magic says who begins the next one, and exchanges the side deck', async () => {
  const main = '56 Forest\n4 Grizzly Bears\n\nSideboard\n4 Giant Spider';
  const match = await createMatch(t, {
    ruleset: 'mtg',
    edition: 'current',
    seats: [
      { name: 'Ann', deckText: main },
      { name: 'Bob', deckText: '56 Mountain\n4 Hill Giant' },
    ],
  });
  await lose(t, match, 1);
  const game = await lastGame(t, match);
  const other = { deckText: '56 Forest\n4 Giant Spider\n\nSideboard\n4 Grizzly Bears' };
  expect((await sendDeck(t, game, match.tokens[0], other)).statusCode).toBe(200);
  expect((await sendDeck(t, game, match.tokens[1], { deckText: '60 Mountain' })).statusCode).toBe(422);
  expect((await sendDeck(t, game, match.tokens[1], { deckText: '56 Mountain\n4 Hill Giant' })).statusCode).toBe(200);
  const { decisions } = await look(t, game, match.tokens[1]);
  expect(decisions).toMatchObject([{ kind: 'PLAY_FIRST', seat: 1, shape: 'CONFIRM' }]);
  const answered = { id: game, tokens: match.tokens, judge: undefined };
  const reply = (await act(t.app, answered, 1, 0, { confirm: false })).json();
  expect(reply.events).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'STARTING_PLAYER', seat: 0 })]));
  expect((await lose(t, match, 1)).status).toBe('FINISHED');
  const archive = (await send(t.app, 'GET', `/v1/games/${game}/archive`)).json();
  expect(verifyArchive({ mtg: magic }, archive)).toMatchObject({ exact: true });
});

describe('who sits there', () => {
  test('An unlisted match is there for whoever has a token of it, or the key of one of its players', async () => {
    const { key, player } = await newPlayer(t.app, 'Ann');
    const seats = [
      { me: true, deck: deckOf(10, 3) },
      { name: 'Bob', deck: deckOf(11, 3) },
    ];
    const match = await createMatch(t, { seats, options: { listed: false } }, key);
    const unknown = (await send(t.app, 'GET', '/v1/matches/m_AAAAAAAAAAAAAAAA')).json();
    const { key: stranger } = await newPlayer(t.app, 'Eve');
    for (const token of [undefined, stranger, 'seat_nonsense']) {
      const reply = await send(t.app, 'GET', `/v1/matches/${match.id}`, { token });
      expect([reply.statusCode, { ...reply.json(), instance: undefined }]).toEqual([
        404,
        { ...unknown, instance: undefined },
      ]);
    }
    for (const token of [key, match.tokens[1]]) expect((await stands(t, match, token)).status).toBe('ACTIVE');
    await lose(t, match, 1);
    const game = await lastGame(t, match);
    expect((await look(t, game)).code).toBe('NOT_FOUND');
    // The player is told that a deck is due, and finds the game where it is asked.
    const mine = await send(t.app, 'GET', '/v1/me/games?turn=mine', { token: key });
    expect(mine.json().games).toMatchObject([
      { id: game, status: 'OPEN', pending: [{ kind: 'DECK', seat: 0 }, { seat: 1 }] },
    ]);
    const { rows } = await t.database.pool.query(
      'SELECT type, version FROM player_events WHERE player_id = $1 AND game_id = $2 ORDER BY tx, seq',
      [player, game],
    );
    expect(rows).toEqual([{ type: 'decision.pending', version: 0 }]);
    expect((await sendDeck(t, game, key, { deck: deckOf(10, 3) })).statusCode).toBe(200);
    expect((await send(t.app, 'GET', '/v1/me/games?turn=mine', { token: key })).json().games).toEqual([]);
    // The one who is gone is gone from the next games as well.
    await send(t.app, 'DELETE', '/v1/me', { token: key });
    expect((await sendDeck(t, game, match.tokens[1], { deck: deckOf(11, 3) })).statusCode).toBe(200);
    expect((await look(t, game, match.tokens[0])).seats[0].name).toBe('someone');
    await lose(t, match, 0);
    expect((await look(t, await lastGame(t, match), match.tokens[0])).seats[0].name).toBe('someone');
  });

  test('A new token for a seat opens all games of the match, and the old one none', async () => {
    const { key } = await newPlayer(t.app, 'Ann');
    const seats = [
      { me: true, deck: deckOf(10, 3) },
      { name: 'Bob', deck: deckOf(11, 3) },
    ];
    const match = await createMatch(t, { seats }, key);
    await lose(t, match, 1);
    const game = await lastGame(t, match);
    const made = await send(t.app, 'POST', `/v1/games/${game}/seats/0/token`, { token: key });
    const { token } = made.json();
    expect(token).not.toBe(match.tokens[0]);
    for (const id of [match.created.games[0] ?? '', game]) {
      expect((await look(t, id, token)).view.viewer).toBe(0);
      expect((await look(t, id, match.tokens[0])).code).toBe('UNAUTHORIZED');
    }
    await sendDeck(t, game, token, { deck: deckOf(10, 3) });
    await sendDeck(t, game, match.tokens[1], { deck: deckOf(11, 3) });
    await concede(t, game, token);
    await stands(t, match, token);
    expect((await look(t, gameOfMatch(match.id, 3), token)).view.viewer).toBe(0);
  });

  test('Open seats are taken in the first game, with the invite; the token that this gives opens all games', async () => {
    const match = await createMatch(t, { seats: [{ name: 'Ann', deck: deckOf(10, 3) }, { open: true }] });
    const { invite } = match.created.seats[1] ?? {};
    const [first = ''] = match.created.games;
    expect(await stands(t, match)).toMatchObject({ status: 'OPEN', decks: [] });
    const body = { invite, name: 'Bob', deck: deckOf(11, 3) };
    const joined = await send(t.app, 'POST', `/v1/games/${first}/join`, { body });
    match.tokens[1] = joined.json().token;
    await lose(t, match, 0);
    const game = await lastGame(t, match);
    expect((await send(t.app, 'POST', `/v1/games/${game}/join`, { body })).statusCode).toBe(401);
    await sameDecks(t, match);
    expect((await look(t, game, match.tokens[1])).view.viewer).toBe(1);
  });

  test('Bots keep their decks, and a match of bots alone goes on by itself', async () => {
    const bot = { bot: 'greedy', deck: deckOf(10, 3) };
    const match = await createMatch(t, { seats: [{ name: 'Ann', deck: deckOf(10, 3) }, bot] });
    const { decks } = await lose(t, match, 0);
    expect(decks.map(({ seat }) => seat)).toEqual([0]);
    const game = await lastGame(t, match);
    await sendDeck(t, game, match.tokens[0], { deck: deckOf(10, 3) });
    expect((await look(t, game)).status).toBe('ACTIVE');
    const alone = await createMatch(t, { seats: [bot, bot], bestOf: 3 });
    const ended = await until(async () => {
      const now = await stands(t, alone);
      return now.result ? now : undefined;
    }, 20_000);
    expect(Math.max(...ended.wins)).toBe(2);
  });
});

test('A judge’s token opens all games of a test match, whose seeds follow from its own', async () => {
  const options = { test: true, seed: 'example' };
  const [one, two] = [await createMatch(t, { options }), await createMatch(t, { options })];
  const seeds: string[] = [];
  for (const match of [one, two]) {
    await lose(t, match, 0);
    await sameDecks(t, match);
    const game = await lastGame(t, match);
    const judged = await look(t, game, match.created.judgeToken);
    seeds.push(JSON.stringify(judged.view.players));
    expect(judged.view.viewer).toBe('judge');
    expect((await t.app.services.games.games.setup(game)).seed).toBe('example (2)');
  }
  expect(seeds[0]).toBe(seeds[1]);
});

test('A scenario has no decks: the next game begins from it at once', async () => {
  const scenario = { ruleset: 'nim', edition: '1', seed: 'x', stones: 9 };
  const match = await createMatch(t, { seats: undefined, scenario });
  const { games, decks } = await lose(t, match, 0);
  expect([games.length, decks]).toEqual([2, []]);
  expect(await look(t, games[1] ?? '')).toMatchObject({ status: 'ACTIVE', view: { zones: [{ count: 9 }] } });
});

test('A rematch is another match, offered in the last game; before there is none', async () => {
  const match = await createMatch(t);
  const [first = ''] = match.created.games;
  await lose(t, match, 0);
  const early = await send(t.app, 'POST', `/v1/games/${first}/offers`, {
    token: match.tokens[0],
    body: { kind: 'REMATCH' },
  });
  expect([early.statusCode, early.json().detail]).toEqual([409, 'the match is not over yet']);
  const game = await lastGame(t, match);
  await sendDeck(t, game, match.tokens[0], { deck: exchanged(10, 3, 3) });
  await sendDeck(t, game, match.tokens[1], { deck: deckOf(11, 3) });
  await lose(t, match, 0);
  const made = await send(t.app, 'POST', `/v1/games/${game}/offers`, {
    token: match.tokens[0],
    body: { kind: 'REMATCH' },
  });
  expect(made.statusCode, made.body).toBe(201);
  const url = `/v1/games/${game}/offers/${made.json().offer}`;
  const accepted = (await send(t.app, 'POST', url, { token: match.tokens[1], body: { accept: true } })).json();
  expect(accepted).toMatchObject({ status: 'ACCEPTED', seat: 0, game: expect.stringMatching(/^m_.{16}-1$/) });
  const { match: id } = await look(t, accepted.game);
  const again: TestMatch = { ...match, id, tokens: [accepted.token] };
  expect(await stands(t, again)).toMatchObject({ status: 'ACTIVE', bestOf: 3, wins: [0, 0], games: [accepted.game] });
  // Seats are turned, and the decks are those of the first game.
  const { seats } = await t.app.services.games.games.setup(accepted.game);
  expect(seats).toMatchObject([
    { name: 'Bob', deck: deckOf(11, 3) },
    { name: 'Ann', deck: deckOf(10, 3) },
  ]);
});

test('GraphQL has the same: createMatch, sendDeck, match', async () => {
  const { app } = t;
  const seats = '[{name: "Ann", deckText: "10 Stone"}, {name: "Bob", deckText: "11 Stone"}]';
  const made = await graphql(
    app,
    `mutation { createMatch(input: {ruleset: "nim", edition: "1", bestOf: 3, seats: ${seats}}) { match games seats { seat token } userErrors { code } } }`,
  );
  const { match: id, seats: access } = made.data.createMatch;
  const match: TestMatch = {
    id,
    tokens: access.map((seat: { token: string }) => seat.token),
    created: made.data.createMatch,
  };
  await lose(t, match, 0);
  const game = await lastGame(t, match);
  const deck = await graphql(
    app,
    `mutation { sendDeck(input: {gameId: "${game}", deckText: "10 Stone"}) { game seat deck userErrors { code } } }`,
    match.tokens[0],
  );
  expect(deck.data.sendDeck).toEqual({ game, seat: 0, deck: stones(10), userErrors: [] });
  const shown = await graphql(
    app,
    `{ match(id: "${id}") { status bestOf games wins result { kind } decks { seat deadline } } }`,
  );
  expect(shown.data.match).toEqual({
    status: 'ACTIVE',
    bestOf: 3,
    games: [expect.any(String), game],
    wins: [0, 1],
    result: null,
    decks: [{ seat: 1, deadline: null }],
  });
  expect((await graphql(app, '{ match(id: "m_none") { status } }')).data.match).toBeNull();
  const two = await graphql(
    app,
    `mutation { createMatch(input: {ruleset: "nim", edition: "1", bestOf: 2, seats: ${seats}}) { match userErrors { code } } }`,
  );
  expect(two.data.createMatch).toEqual({ match: null, userErrors: [{ code: 'INVALID_INPUT' }] });
});
