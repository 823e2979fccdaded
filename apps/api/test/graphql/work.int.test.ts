/** One GraphQL request is no way to do the work of twenty: it counts as what it does, and others are answered meanwhile. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Turns } from '../../src/plugins/turns.js';
import { act, createGame, startApp, type TestApp, type TestGame, take } from '../support/app.js';
import { nim } from '../support/nim.js';

/** What happened in the order in which it did; `during` is called while a deck is being validated. */
const order: string[] = [];
let during = (): void => undefined;
const watched = {
  ...nim,
  validateDeck: (...args: Parameters<typeof nim.validateDeck>) => {
    order.push('deck');
    during();
    return nim.validateDeck(...args);
  },
  createScenario: (...args: Parameters<typeof nim.createScenario>) => {
    order.push('position');
    during();
    return nim.createScenario(...args);
  },
  submit: (...args: Parameters<typeof nim.submit>) => {
    order.push('move');
    during();
    return nim.submit(...args);
  },
  rule: (number: string) => {
    order.push('other');
    return nim.rule(number);
  },
};

let t: TestApp;
let game: TestGame;
beforeAll(async () => {
  t = await startApp({ rulesets: { nim: watched } });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  game = await createGame(t.app);
});
afterAll(() => t?.close());
beforeEach(() => {
  order.length = 0;
  during = () => undefined;
});

interface Answer {
  data: Record<string, never> | null;
  errors?: { message: string; extensions: { code: string } }[];
}
async function ask(
  app: FastifyInstance,
  query: string,
  more: object = {},
): Promise<Answer & { status: number; again: unknown }> {
  const reply = await app.inject({ method: 'POST', url: '/graphql', payload: { query, ...more } });
  return { ...reply.json<Answer>(), status: reply.statusCode, again: reply.headers['retry-after'] };
}

const SCENARIO = '{ ruleset: "nim", edition: "1", stones: 5 }';
const POSITION = `positionDecisions(scenario: ${SCENARIO}) { position }`;
const DECK = 'validateDeck(ruleset: "nim", edition: "1", deck: "20 Stone") { legal }';
const deckIf = (directive: string): string => DECK.replace(' {', ` ${directive} {`);
const positions = (count: number): string => Array.from({ length: count }, (_, i) => `p${i}: ${POSITION}`).join(' ');
const CREATE = `createGame(input: { ruleset: "nim", edition: "1", scenario: ${SCENARIO} }) { game { id } }`;

describe('Too much in one request is refused, and nothing of it done', () => {
  test.each([
    ['under several names', `{ ${positions(3)} }`, {}],
    ['of several kinds', `{ ${positions(2)} ${DECK} }`, {}],
    [
      'in fragments',
      `{ ...a ...b } fragment a on Query { ${positions(2)} } fragment b on Query { ...c } fragment c on Query { d: ${DECK} }`,
      {},
    ],
    ['in fragments without a name', `{ ... { a: ${POSITION} ... on Query { b: ${POSITION} } } c: ${POSITION} }`, {}],
    [
      'included by a variable',
      `query ($x: Boolean!) { ${positions(2)} d: ${deckIf('@include(if: $x)')} }`,
      { variables: { x: true } },
    ],
    [
      'included by the default of a variable',
      `query ($x: Boolean = true) { ${positions(2)} d: ${deckIf('@include(if: $x)')} }`,
      {},
    ],
    ['in the operation that is meant', `query a { ${DECK} } query b { ${positions(3)} }`, { operationName: 'b' }],
    ['that changes something', `mutation { a: ${CREATE} b: ${CREATE} c: ${CREATE} }`, {}],
  ])('%s', async (_what, query, more) => {
    for (let i = 0; i < 4; i++) {
      const { data, errors, status } = await ask(t.app, query, more);
      expect(data).toBeNull();
      expect(status).toBe(400);
      expect(errors).toMatchObject([
        { extensions: { code: 'INVALID_INPUT' }, message: expect.stringMatching(/at most 2 .*this one has 3/) },
      ]);
    }
    expect(order).toEqual([]);
  });

  test('Also once the query has been compiled for other variables', async () => {
    const query = `query ($x: Boolean!) { ${positions(2)} d: ${deckIf('@include(if: $x)')} }`;
    for (let i = 0; i < 5; i++) expect((await ask(t.app, query, { variables: { x: false } })).errors).toBeUndefined();
    expect((await ask(t.app, query, { variables: { x: true } })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(order.filter((what) => what === 'deck')).toEqual([]);
  });
});

describe('What clients ask for goes on', () => {
  test.each([
    ['two positions', `{ ${positions(2)} }`, {}],
    [
      'two of several, by directives',
      `query ($x: Boolean = false) { ${positions(2)} d: ${deckIf('@include(if: $x)')} e: ${deckIf('@skip(if: true)')} }`,
      {},
    ],
    ['one field in several pieces', `{ ${POSITION} ${POSITION} ...a } fragment a on Query { ${POSITION} }`, {}],
    ['the operation that is meant', `query a { ${positions(3)} } query b { ${DECK} }`, { operationName: 'b' }],
    [
      'a list of games with details',
      '{ games { nodes { id seats { name } view { players { name } } decisions { id kind } log { version } } } }',
      {},
    ],
  ])('%s', async (_what, query, more) => {
    const { errors, data } = await ask(t.app, query, more);
    expect(errors).toBeUndefined();
    expect(data).not.toBeNull();
  });

  test('Several games with view, decisions and log, beside the catalogue', async () => {
    const GAME = `game(id: "${game.id}") { version view { players { name } } decisions { id kind } log(after: -1) { version } }`;
    const { errors, data } = await ask(t.app, `{ a: ${GAME} b: ${GAME} c: ${GAME} rulesets { id } ${POSITION} }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ a: { log: [{ version: 0 }] }, c: { version: 0 } });
  });
});

describe('A request counts as what it does', () => {
  /** How many of the calls of a minute a request takes. */
  async function taken(query: string): Promise<number> {
    const own = await startApp({ rulesets: { nim: watched }, url: t.url, rateLimit: 100 });
    const { errors } = await ask(own.app, query);
    expect(errors).toBeUndefined();
    const left = own.app.limiter.left('127.0.0.1');
    await own.close();
    return 100 - left;
  }

  test('Each field of the root, and each look at a game of a list', async () => {
    const GAME = `game(id: "${game.id}") { view { players { name } } decisions { id } }`;
    expect(await taken(`{ ${POSITION} }`)).toBe(1);
    expect(await taken(`{ ${positions(2)} __typename }`)).toBe(2);
    expect(await taken(`mutation { a: ${CREATE} b: ${CREATE} }`)).toBe(2);
    expect(await taken(`{ ${Array.from({ length: 20 }, (_, i) => `g${i}: ${GAME}`).join(' ')} }`)).toBe(20);
    expect(await taken('{ games(first: 3) { nodes { id } } }')).toBe(1);
    expect(await taken('{ games(first: 3) { nodes { view { viewer } decisions { id } } } }')).toBe(4);
    expect(await taken('{ games(first: 2) { nodes { view { viewer } log { version } } } }')).toBe(5);
  });

  test('What does not fit is refused before anything is done, and it is said when it will', async () => {
    const own = await startApp({ rulesets: { nim: watched }, url: t.url, rateLimit: 3 });
    expect((await ask(own.app, `{ ${positions(2)} }`)).errors).toBeUndefined();
    order.length = 0;
    const refused = await ask(own.app, `{ ${positions(2)} }`);
    expect(refused).toMatchObject({ status: 429, data: null, errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect(refused.errors?.[0]?.message).toContain('at most 3 a minute');
    expect(Number(refused.again)).toBeGreaterThan(0);
    expect(order).toEqual([]);
    await own.close();
  });

  test('Games that are created count among the creations', async () => {
    const own = await startApp({ rulesets: { nim: watched }, url: t.url, rateLimit: 40 });
    const created: number[] = [];
    for (let i = 0; i < 4; i++) created.push((await ask(own.app, `mutation { a: ${CREATE} b: ${CREATE} }`)).status);
    expect(created, 'five creations a minute').toEqual([200, 200, 429, 429]);
    expect((await own.app.inject('/v1/rulesets')).statusCode).toBe(200);
    await own.close();
  });
});

describe('Others are answered between two fields of a request', () => {
  /** A request of another client is there as soon as the first field is being computed. */
  async function interleaved(request: () => Promise<unknown>): Promise<string[]> {
    const other = connect({ port: (t.app.server.address() as AddressInfo).port, host: '127.0.0.1' });
    await once(other, 'connect');
    const answered = once(other, 'data');
    during = () => {
      during = () => undefined;
      other.write('GET /v1/rulesets/nim/rules/1.1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    };
    await request();
    await answered;
    other.destroy();
    return order;
  }

  test.each([
    ['positions', `{ ${positions(2)} }`, ['position', 'other', 'position']],
    ['a position and a deck', `{ ${POSITION} ${DECK} }`, ['position', 'other', 'deck']],
    ['new games', `mutation { a: ${CREATE} b: ${CREATE} }`, ['position', 'other', 'position']],
  ])('%s', async (_what, query, expected) => {
    expect(await interleaved(() => ask(t.app, query))).toEqual(expected);
  });

  test('Positions in requests that arrive together, by REST as well', async () => {
    const { port } = t.app.server.address() as AddressInfo;
    const body = JSON.stringify({ scenario: { ruleset: 'nim', edition: '1', stones: 5 } });
    const request = `POST /v1/positions/decisions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const found = await interleaved(async () => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.write(request.repeat(5));
      socket.resume();
      await expect.poll(() => order.filter((what) => what === 'position').length).toBe(5);
      socket.destroy();
    });
    expect(found.slice(0, 2)).toEqual(['position', 'other']);
  });

  /** A request as it goes over a connection. */
  function raw(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): string {
    const text = body === undefined ? '' : JSON.stringify(body);
    const all = { Host: 'a', 'Content-Type': 'application/json', 'Content-Length': String(text.length), ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
  }

  /** Sends requests in one go, and waits until so many things have been computed. */
  async function together(app: FastifyInstance, requests: string[], computed: number): Promise<void> {
    const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' });
    socket.write(requests.join(''));
    socket.resume();
    await expect.poll(() => order.filter((what) => what !== 'other').length).toBe(computed);
    socket.destroy();
  }

  test('Moves, which are worked out once where they are refused', async () => {
    const mine = await createGame(t.app);
    await act(t.app, mine, 0, 0, take(1));
    order.length = 0;
    const again = { answers: [take(1)], expectedVersion: 1 };
    const refused = raw('POST', `/v1/games/${mine.id}/actions`, again, { Authorization: `Bearer ${mine.tokens[0]}` });
    const found = await interleaved(() => together(t.app, Array<string>(5).fill(refused), 5));
    expect(found.slice(0, 2)).toEqual(['move', 'other']);
  });

  test('New games under keys, which are looked up before', async () => {
    const body = { ruleset: 'nim', edition: '1', scenario: { ruleset: 'nim', edition: '1', stones: 5 } };
    const one = (): string => raw('POST', '/v1/games', body, { 'Idempotency-Key': randomUUID() });
    const found = await interleaved(() => together(t.app, [one(), one(), one(), one(), one()], 5));
    expect(found.slice(0, 2)).toEqual(['position', 'other']);
  });

  test.each(['?version=5', '/log?after=0', '/decisions?version=5', '/stream?after=0'])(
    'What has to be played again: %s',
    async (path) => {
      const mine = await createGame(t.app);
      for (let v = 0; v < 6; v++) await act(t.app, mine, v % 2, v, take(1));
      // Another process, which remembers nothing of the game.
      const own = await startApp({ rulesets: { nim: watched }, url: t.url });
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      order.length = 0;
      const moves = path.includes('version') ? 5 : 6;
      const found = await interleaved(() => together(own.app, [raw('GET', `/v1/games/${mine.id}${path}`)], moves));
      await own.close();
      expect(found.slice(0, 2)).toEqual(['move', 'other']);
    },
  );

  test('What nobody waits for any more is not computed', async () => {
    const socket = connect({ port: (t.app.server.address() as AddressInfo).port, host: '127.0.0.1' });
    const closed = once(socket, 'close');
    during = () => void socket.destroy();
    const body = { scenario: { ruleset: 'nim', edition: '1', stones: 5 } };
    socket.write(raw('POST', '/v1/positions/decisions', body).repeat(50));
    await closed;
    during = () => undefined;
    // Whoever comes after them waits behind them.
    expect((await ask(t.app, `{ ${POSITION} }`)).errors).toBeUndefined();
    expect(order.filter((what) => what === 'position').length).toBeLessThan(10);
  });

  test('So many calls of one client wait, and further ones are refused', async () => {
    const turns = new Turns(3);
    const waiting = [turns.next('much'), turns.next('much'), turns.next('much')];
    await expect(turns.next('much')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await turns.next('little');
    await Promise.all(waiting);
    await expect(turns.next('gone', () => true)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await turns.next('much');
  });

  test('Clients take turns: one with much to do does not keep one with little', async () => {
    const turns = new Turns();
    const done: string[] = [];
    const wait = async (client: string) => {
      await turns.next(client);
      done.push(client);
    };
    await Promise.all([...Array.from({ length: 5 }, () => wait('much')), wait('little'), wait('third')]);
    expect(done).toEqual(['much', 'little', 'third', 'much', 'much', 'much', 'much']);
  });
});
