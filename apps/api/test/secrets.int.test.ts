import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createLogger } from '../src/logger.js';
import { act, createGame, send, startApp, take } from './support/app.js';
import { stones } from './support/nim.js';

test('No token, invite, ticket, key or seed gets into the log, whatever goes wrong', async () => {
  let log = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const t = await startApp({ logger: createLogger('trace', sink) });
  const game = await createGame(t.app, { seed: 'the secret seed', options: { test: true } });
  const seats = [{ name: 'Ann', deck: stones(10) }, { open: true }];
  const open = (await send(t.app, 'POST', '/v1/games', { body: { ruleset: 'nim', edition: '1', seats } })).json();
  await act(t.app, game, 0, 0, take(1));
  await act(t.app, game, 0, 0, take(1));
  const made = await send(t.app, 'POST', `/v1/games/${game.id}/stream-tickets`, { token: game.tokens[0], once: true });
  const { ticket } = made.json();
  await send(t.app, 'GET', `/v1/games/${game.id}/stream?after=x&ticket=${ticket}`);
  await send(t.app, 'GET', `/v1/games/${game.id}`, { headers: { authorization: `Token ${game.tokens[1]}` } });
  await t.database.pool.query('DELETE FROM game_setups WHERE game_id = $1', [game.id]);
  await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0] });
  await send(t.app, 'GET', `/v1/games/${game.id}`, { token: game.tokens[0] });
  t.app.log.info(
    { token: game.tokens[0], game: { invite: open.seats[1].invite, seed: 'the secret seed' } },
    'careless',
  );
  await t.close();

  expect(log).toContain('request failed');
  expect(log).toContain('careless');
  const { rows } = {
    rows: [...game.tokens, game.judge, open.seats[0].token, open.seats[1].invite, ticket, 'the secret seed'],
  };
  for (const secret of rows) expect(log).not.toContain(secret);
});

/** Every line that the service writes, to its log and to the console. */
async function watched() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  for (const name of ['log', 'warn', 'error', 'info'] as const)
    vi.spyOn(console, name).mockImplementation((...told: unknown[]) => void lines.push(told.map(String).join(' ')));
  const t = await startApp({ logger: createLogger('trace', sink) });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  // What the start has to say is for the operator.
  lines.length = 0;
  return { t, lines, port };
}
afterEach(() => vi.restoreAllMocks());

const percent = (text: string): string =>
  [...text].map((c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
const spellings = (s: string): string[] => [
  s,
  s.toUpperCase(),
  percent(s),
  encodeURIComponent(percent(s)),
  encodeURIComponent(encodeURIComponent(percent(s))),
  s.replace('_', '%5f'),
  Buffer.from(s).toString('base64'),
  Buffer.from(s).toString('base64url'),
];

/** Sends bytes and waits until the service has done with them. */
function overSocket(port: number, bytes: string): Promise<string> {
  return new Promise((done) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (reply += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => done(reply));
    socket.setTimeout(3000, () => socket.destroy());
  });
}

test('No secret gets into the log by an unusual way, and no stranger writes a line above level info', async () => {
  const { t, lines, port } = await watched();
  const game = await createGame(t.app, { options: { test: true, seed: 'unusual' } });
  const seats = [{ name: 'Ann', deck: stones(10) }, { open: true }];
  const open = (await send(t.app, 'POST', '/v1/games', { body: { ruleset: 'nim', edition: '1', seats } })).json();
  const made = await send(t.app, 'POST', `/v1/games/${game.id}/stream-tickets`, { token: game.tokens[0], once: true });
  const secrets: string[] = [game.tokens[0], game.judge, open.seats[1].invite, made.json().ticket];
  for (const secret of secrets) {
    for (const spelled of spellings(secret)) {
      const at = encodeURI(spelled).replaceAll('%25', '%');
      const headers = `Host: 127.0.0.1\r\nConnection: close\r\n`;
      const asked = [
        `GET /v1/games/${at} HTTP/1.1\r\n${headers}\r\n`,
        `GET /${at}/${at} HTTP/1.1\r\n${headers}\r\n`,
        `GET /v1/games/${game.id}?access_token=${at} HTTP/1.1\r\n${headers}\r\n`,
        `GET /v1/games/${game.id}?${at}=1 HTTP/1.1\r\n${headers}\r\n`,
        `GET /v1/games/${game.id}/stream?%74icket=${at}x HTTP/1.1\r\n${headers}\r\n`,
        `GET /v1/games/${game.id}/log?first=${at} HTTP/1.1\r\n${headers}\r\n`,
        `GET /v1/games/${game.id}?version=1#${at} HTTP/1.1\r\n${headers}\r\n`,
        `GET http://${at}@host/v1/games HTTP/1.1\r\n${headers}\r\n`,
        `${at} /v1/games HTTP/1.1\r\n${headers}\r\n`,
        `GET /${at} HTTP/9.9\r\n${headers}Authorization: Bearer ${at}\r\n\r\n`,
        `GET /v1/games HTTP/1.1\r\n${headers}${at}: 1\r\nCookie: a=${at}\r\nReferer: http://x/${at}\r\n\r\n`,
        `GET /v1/games/${game.id} HTTP/1.1\r\n${headers}Authorization: Basic ${at}\r\n\r\n`,
        `GET /v1/games HTTP/1.1\r\n${headers}Range: ${at}\r\nIf-Match: ${at}\r\nExpect: ${at}\r\n\r\n`,
        `GET /graphql?query={${at}} HTTP/1.1\r\n${headers}\r\n`,
        `GET /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nSec-WebSocket-Protocol: ${secret}\r\n\r\n`,
        `GET /${at} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
      ];
      await Promise.all(asked.map((bytes) => overSocket(port, bytes)));
      const bodies = [
        { ruleset: spelled, edition: '1', seats: [] },
        { [spelled]: 1 },
        { query: `{ ${spelled} }` },
        { query: '{ __typename }', operationName: spelled, variables: { [spelled]: spelled } },
        `{"a": "${spelled}`,
      ];
      for (const payload of bodies)
        for (const url of ['/v1/games', '/graphql', `/v1/games/${open.game}/join`])
          await t.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
    }
  }
  await t.close();
  expect(lines.length).toBeGreaterThan(100);
  const bare = (line: string): string => {
    let text = line;
    for (let i = 0; i < 4; i++)
      text = text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return text.toLowerCase();
  };
  const cores = secrets.flatMap((secret) => [secret, Buffer.from(secret).toString('base64')].map((s) => s.slice(-24)));
  expect(lines.filter((line) => cores.some((core) => bare(line).includes(core.toLowerCase())))).toEqual([]);
  const bytes = cores.map((core) => Buffer.from(core).join());
  expect(lines.filter((line) => bytes.some((core) => line.includes(core)))).toEqual([]);
  expect(lines.filter((line) => !/"level":(?:10|20|30)\b/.test(line))).toEqual([]);
}, 120_000);

/** Waits for the end of a connection, or for what is not closed at once. */
const ended = (socket: WebSocket): Promise<unknown> =>
  Promise.race([once(socket, 'close'), new Promise((done) => setTimeout(done, 60))]);

test('What strangers send over a websocket is told at level info at most', async () => {
  const { t, lines, port } = await watched();
  const game = await createGame(t.app);
  const SUBSCRIBE = `subscription { gameEvents(gameId: "${game.id}") { version } }`;
  const inits: unknown[] = [
    { token: 'seat_wrong' },
    { token: { toString: 1 } },
    { token: ['x'] },
    null,
    {},
    { token: 7 },
  ];
  const queries = [
    SUBSCRIBE,
    SUBSCRIBE.replace(game.id, 'none'),
    '{ games { nodes { id } } }',
    'subscription { nothing }',
  ];
  for (const payload of inits)
    for (const query of [...queries, 'x', '']) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
      await once(socket, 'open');
      const answered = ended(socket);
      socket.send(JSON.stringify({ type: 'connection_init', payload }));
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { x: [1] } } }));
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
      await answered;
      socket.terminate();
    }
  for (const bytes of [
    '\x00\x01',
    '{"type":"connection_init","payload":{"__proto__":{}}}',
    '{"type":"x"}',
    '"',
    '[]',
  ]) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(bytes);
    await ended(socket);
    socket.terminate();
  }
  // A frame with bits that nobody has agreed on, and one that is not masked.
  for (const frame of [Buffer.from([0xf1, 0x80, 0, 0, 0, 0]), Buffer.from([0x81, 0x01, 0x41])]) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(frame);
    await ended(socket);
    socket.terminate();
  }
  const odd = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'seat_of-a-stranger');
  await once(odd, 'error');
  await t.close();
  expect(lines.filter((line) => !/"level":(?:10|20|30)\b/.test(line))).toEqual([]);
}, 60_000);
