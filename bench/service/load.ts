/**
 * The calling process: so many connections, each sends its next request when the last was answered. Every connection has
 * games of its own, which it moves in turns.
 */
import http from 'node:http';
import { answerTo, newGame } from './board.js';

export interface Game {
  id: string;
  tokens: string[];
  version: number;
  /** Who is asked, and what. */
  seat: number;
  kind: string;
}
/** How a connection spends its time. */
export type Way = 'act' | 'actMinimal' | 'read' | 'graphqlAct' | 'graphqlRead' | 'insert';
export type Order =
  | { order: 'create'; url: string; games: number; library?: number }
  | {
      order: 'load';
      url: string;
      way: Way;
      connections: number;
      seconds: number;
      queries?: { read: string; act: string };
    }
  | { order: 'grow'; url: string; to: number }
  | { order: 'time'; urls: string[] };
export interface Report {
  done: number;
  seconds: number;
  /** Milliseconds of each request, in order of size (`time`: as ordered). */
  latencies: number[];
  games: Game[];
  /** Of the last reply. */
  bytes: number;
}

interface Reply {
  version: number;
  decisions: { seat: number; kind: string }[];
}

const OVER = -1;

let games: Game[] = [];
let agent = new http.Agent({ keepAlive: true });
let bytes = 0;

function call(
  method: string,
  url: string,
  token?: string,
  body?: unknown,
  more: http.OutgoingHttpHeaders = {},
): Promise<string> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers: http.OutgoingHttpHeaders = { ...more };
  if (token) headers.authorization = `Bearer ${token}`;
  if (payload) {
    headers['content-type'] = 'application/json';
    headers['content-length'] = Buffer.byteLength(payload);
  }
  return new Promise((done, failed) => {
    const request = http.request(url, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        bytes = text.length;
        if ((response.statusCode ?? 500) < 300) done(text);
        else failed(new Error(`${method} ${url}: ${response.statusCode} ${text.slice(0, 500)}`));
      });
    });
    request.on('error', failed);
    request.end(payload);
  });
}

function follow(game: Game, { version, decisions }: Reply): void {
  game.version = version;
  const [asked] = decisions;
  // Libraries run out: a game that has ended is nobody's turn.
  game.seat = asked?.seat ?? OVER;
  game.kind = asked?.kind ?? '';
}

const tokenOf = (game: Game): string => game.tokens[game.seat] ?? '';

async function create(url: string, count: number, library = 40): Promise<void> {
  games = [];
  for (let i = 0; i < count; i++) games.push(await createOne(url, library));
}

async function createOne(url: string, library = 40): Promise<Game> {
  const made = JSON.parse(await call('POST', `${url}/v1/games`, undefined, newGame(library))) as {
    game: string;
    seats: { token: string }[];
  };
  const game: Game = { id: made.game, tokens: made.seats.map((s) => s.token), version: 0, seat: 0, kind: '' };
  follow(game, JSON.parse(await call('GET', `${url}/v1/games/${game.id}`, game.tokens[0])) as Reply);
  return game;
}

async function act(url: string, game: Game, headers?: http.OutgoingHttpHeaders): Promise<void> {
  const body = { answers: [answerTo(game.kind)], expectedVersion: game.version };
  const text = await call('POST', `${url}/v1/games/${game.id}/actions`, tokenOf(game), body, headers);
  follow(game, JSON.parse(text) as Reply);
}

async function graphqlAct(url: string, game: Game, query: string): Promise<void> {
  const input = { gameId: game.id, answers: [answerTo(game.kind)], expectedVersion: game.version };
  const text = await call('POST', `${url}/graphql`, tokenOf(game), { query, variables: { input } });
  const { data } = JSON.parse(text) as { data: { submitAction: Reply & { userErrors: unknown[] } } };
  if (data.submitAction.userErrors.length > 0) throw new Error(text.slice(0, 500));
  follow(game, data.submitAction);
}

async function graphqlRead(url: string, game: Game, query: string): Promise<void> {
  const text = await call('POST', `${url}/graphql`, tokenOf(game), { query, variables: { id: game.id } });
  if (!(JSON.parse(text) as { data: { game: object | null } | null }).data?.game) throw new Error(text.slice(0, 500));
}

const inserted = new Map<string, number>();
async function insert(url: string, game: Game): Promise<void> {
  const version = (inserted.get(game.id) ?? 0) + 1;
  inserted.set(game.id, version);
  const answers = [{ seat: 0, decision: `d${version}`, choose: [{ kind: 'PASS' }] }];
  await call('POST', `${url}/insert`, undefined, { game: game.id, version, answers });
}

async function once(order: Order & { order: 'load' }, game: Game): Promise<void> {
  switch (order.way) {
    case 'act':
      return act(order.url, game);
    case 'actMinimal':
      return act(order.url, game, { prefer: 'return=minimal' });
    case 'read':
      return void JSON.parse(await call('GET', `${order.url}/v1/games/${game.id}`, tokenOf(game)));
    case 'graphqlAct':
      return graphqlAct(order.url, game, order.queries?.act ?? '');
    case 'graphqlRead':
      return graphqlRead(order.url, game, order.queries?.read ?? '');
    case 'insert':
      return insert(order.url, game);
  }
}

async function load(order: Order & { order: 'load' }): Promise<number[]> {
  agent = new http.Agent({ keepAlive: true, maxSockets: order.connections });
  const latencies: number[] = [];
  const end = performance.now() + order.seconds * 1000;
  const connection = async (_: unknown, index: number): Promise<void> => {
    const mine = games.filter((_game, i) => i % order.connections === index);
    for (let i = 0; performance.now() < end; i++) {
      const game = mine[i % mine.length] as Game;
      if (game.seat === OVER) Object.assign(game, await createOne(order.url));
      const before = performance.now();
      await once(order, game);
      latencies.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: order.connections }, connection));
  agent.destroy();
  return latencies.sort((a, b) => a - b);
}

async function timed(urls: string[]): Promise<number[]> {
  const latencies: number[] = [];
  for (const url of urls) {
    const before = performance.now();
    await call('GET', url);
    latencies.push(performance.now() - before);
  }
  return latencies;
}

async function carryOut(order: Order): Promise<Report> {
  const before = performance.now();
  let latencies: number[] = [];
  if (order.order === 'create') await create(order.url, order.games, order.library);
  else if (order.order === 'load') latencies = await load(order);
  else if (order.order === 'time') latencies = await timed(order.urls);
  else for (const game of games) while (game.version < order.to) await act(order.url, game);
  return { done: latencies.length, seconds: (performance.now() - before) / 1000, latencies, games, bytes };
}

process.on('message', (order: Order) => {
  carryOut(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
