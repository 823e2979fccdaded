/** The client against a running service: whole games, streams that are cut, requests that have to be sent again. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import {
  type Answer,
  Arbiter,
  ArbiterError,
  choose,
  confirm,
  type Decision,
  type LogEntry,
  pass,
  type Table,
} from '@arbiter/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesets } from '../../src/rulesets.js';
import { startApp, type TestApp } from '../support/app.js';
import { scenario } from '../support/magic.js';

let t: TestApp;
let url: string;
beforeAll(async () => {
  t = await startApp({ rulesets });
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t?.close());

/** Any of the options, where it takes some; else the default. */
function randomAnswer(decision: Decision): Answer {
  const { id, shape } = decision;
  if (shape === 'CONFIRM') return { decision: id, confirm: Math.random() < 0.3 };
  if (shape !== 'CHOOSE' || decision.min !== 1 || decision.max !== 1) return decision.default;
  const option = decision.options[Math.floor(Math.random() * decision.options.length)];
  return option ? { decision: id, choose: [option.id] } : decision.default;
}

/** A random game of Magic may take a thousand moves: who has made so many gives it up. */
const PATIENCE = 80;

/** Plays a seat at random until the game is over. */
async function playAtRandom(table: Table): Promise<number> {
  for (let moves = 0; ; moves++) {
    const asked = await table.waitForMyDecision();
    if (!asked) return moves;
    if (moves === PATIENCE) {
      await table.concede();
      return moves;
    }
    const { game, decision } = asked;
    try {
      await table.act(game.version, randomAnswer(decision));
    } catch (error) {
      // A combination of options may break a rule about the whole; the default never does.
      if (!(error instanceof ArbiterError) || error.code === 'VERSION_CONFLICT') throw error;
      await table.act(game.version, decision.default);
    }
  }
}

describe('a random bot', () => {
  test.each(Object.keys(rulesets))(
    'plays a whole game of %s against another',
    async (ruleset) => {
      const arbiter = new Arbiter(url);
      const [first, second = first] = Object.keys(rulesets[ruleset]?.sampleDecks ?? {});
      const edition = rulesets[ruleset]?.info.editions.find((e) => e.current)?.id ?? '';
      const { game, seats } = await arbiter.createGame({
        ruleset,
        edition,
        seats: [first, second].map((deck, i) => ({ name: `P${i}`, deck: `sample:${deck}` })),
        options: { autoPass: 'seat' },
      });
      const moves = await Promise.all(seats.map(({ token }) => playAtRandom(arbiter.table(game, token))));
      expect(Math.min(...moves)).toBeGreaterThan(3);
      expect((await arbiter.table(game).look()).status).toBe('FINISHED');
    },
    600_000,
  );
});

/** A road to the service that can be cut, and that loses answers. */
async function road(
  lose: (nth: number) => boolean = () => false,
  rest: (first: Buffer) => Buffer = () => Buffer.alloc(0),
): Promise<{ url: string; cut(): void; server: Server }> {
  const { port } = new URL(url);
  const open = new Set<Socket>();
  let nth = 0;
  const { connect } = await import('node:net');
  const server = createServer((from) => {
    const losing = lose(nth++);
    const to = connect(Number(port), '127.0.0.1');
    open.add(from);
    for (const socket of [from, to])
      socket
        .on('error', () => undefined)
        .on('close', () => {
          from.destroy();
          to.destroy();
        });
    from.pipe(to);
    // What the service answers is lost on its way, or what comes after its beginning.
    if (losing) to.once('data', (first: Buffer) => from.end(rest(first)));
    else to.pipe(from);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cut, server };
}

const two = { ruleset: 'mtg', edition: 'current', scenario: scenario({ hand: ['Shock'], battlefield: ['Mountain'] }) };

test('a game whose creation is answered into the void is created once', async () => {
  const way = await road((nth) => nth < 2);
  const before = (await new Arbiter(url).games({ first: 100 })).games.length;
  const made = await new Arbiter(way.url).createGame(two);
  expect(made.seats[0]?.token).toMatch(/^seat_/);
  expect((await new Arbiter(url).games({ first: 100 })).games.length).toBe(before + 1);
  way.server.close();
});

test('a reply that is cut after its status is asked for again: what was done is done once', async () => {
  const half = (first: Buffer): Buffer => first.subarray(0, first.indexOf('\r\n\r\n') + 40);
  let losing = false;
  let lost = 0;
  const once = (): boolean => {
    if (losing) lost++;
    else return false;
    losing = false;
    return true;
  };
  const way = await road(once, half);
  /** What the next request asks for is cut. */
  const cut = async <T>(work: () => Promise<T>): Promise<T> => {
    way.cut();
    losing = true;
    return work();
  };
  const { game, seats } = await new Arbiter(url).createGame(two);
  const mine = new Arbiter(way.url).table(game, seats[0]?.token);
  expect((await cut(() => mine.waitForMyDecision()))?.game.version).toBe(0);
  expect((await cut(() => mine.act(0, pass()))).version).toBe(1);
  expect(await cut(() => mine.board())).toContain('Mountain');
  expect((await cut(() => mine.newer(0)))?.version).toBe(1);
  expect(lost).toBe(4);
  expect((await new Arbiter(url).table(game).look()).version).toBe(1);
  way.cut();
  way.server.close();
});

test('a stream that is cut goes on where it was: each version comes once', async () => {
  const way = await road();
  const arbiter = new Arbiter(url);
  const { game, seats } = await arbiter.createGame(two);
  const tables = seats.map(({ token }) => arbiter.table(game, token));
  const stop = new AbortController();
  const seen: number[] = [];
  const following = (async () => {
    for await (const { version } of new Arbiter(way.url)
      .table(game)
      .stream({ after: 0, signal: stop.signal }) as AsyncIterable<LogEntry>)
      if (seen.push(version) === 6) stop.abort();
  })();
  for (let version = 0; version < 6; version++) {
    const { decisions } = await arbiter.table(game).look();
    await tables[decisions[0]?.seat ?? 0]?.act(version, version === 0 ? pass() : choose({ kind: 'PASS' }));
    if (version === 2) way.cut();
  }
  await following;
  expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
  way.cut();
  way.server.close();
});

test('a refusal is an error with its code, its rules and its places', async () => {
  const { game, seats } = await new Arbiter(url).createGame(two);
  const table = new Arbiter(url).table(game, seats[0]?.token);
  const refused = await table.act(0, confirm(true)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ArbiterError);
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', status: 400 });
});
