/** What the service says of itself at /metrics, and of moves that take long. */
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.js';
import { act, createGame, send, startApp, type TestApp, take } from './support/app.js';

let t: TestApp;
afterEach(() => t?.close());

/** The values of a figure, by its labels. */
async function figure(name: string): Promise<Record<string, number>> {
  const { body } = await t.app.inject('/metrics');
  const lines = body.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => {
      const [, labels = '', value] = /^[a-z_]+(?:\{(.*)\})? (.*)$/.exec(line) ?? [];
      return [labels, Number(value)];
    }),
  );
}

test('Moves are counted by who made them', async () => {
  t = await startApp();
  const game = await createGame(t.app);
  await act(t.app, game, 0, 0, take(1));
  await act(t.app, game, 1, 1, take(1));
  await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[0], once: true });
  expect(await figure('arbiter_moves_total')).toEqual({
    'ruleset="nim",by="player"': 2,
    'ruleset="nim",by="concede"': 1,
  });
  expect(await figure('arbiter_games')).toMatchObject({ 'status="FINISHED"': 1, 'status="ACTIVE"': 0 });
});

test('What another process has played is run again here, and counted', async () => {
  t = await startApp();
  const game = await createGame(t.app);
  await act(t.app, game, 0, 0, take(1));
  const other = await startApp({ url: t.url });
  await act(other.app, game, 1, 1, take(1));
  await other.close();
  const before = await figure('arbiter_replayed_entries_total');
  await send(t.app, 'GET', `/v1/games/${game.id}`);
  const after = await figure('arbiter_replayed_entries_total');
  expect(after[''] as number).toBeGreaterThan(before[''] as number);
});

test('Streams, connections and jobs are told of', async () => {
  t = await startApp();
  expect(await figure('arbiter_streams')).toEqual({ 'kind="http"': 0 });
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const game = await createGame(t.app);
  const stop = new AbortController();
  await fetch(`${address}/v1/games/${game.id}/stream`, { signal: stop.signal });
  expect(await figure('arbiter_streams')).toEqual({ 'kind="http"': 1 });
  stop.abort();
  await expect.poll(() => figure('arbiter_streams')).toEqual({ 'kind="http"': 0 });
  const connections = await figure('arbiter_database_connections');
  expect(Object.keys(connections)).toEqual(['state="idle"', 'state="used"', 'state="waiting"']);
  expect(Object.keys(await figure('arbiter_jobs'))).toEqual(
    ['due', 'later', 'running', 'failed'].map((s) => `state="${s}"`),
  );
});

test('A move that takes long is logged with what brings it about again, and counted', async () => {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  t = await startApp({ logger, slowMs: Number.MIN_VALUE });
  const game = await createGame(t.app);
  await act(t.app, game, 0, 0, take(1));
  const slow = lines.filter(({ msg }) => msg === 'a slow move');
  expect(slow[0]).toMatchObject({
    game: game.id,
    ruleset: 'nim',
    version: 0,
    input: [{ seat: 0, choose: [{ kind: 'TAKE', value: 1 }] }],
    ms: expect.any(Number),
  });
  expect(await figure('arbiter_slow_moves_total')).toEqual({ 'ruleset="nim"': slow.length });
});

test('SLOW_MS is a second unless said, and 0 tells of none', async () => {
  expect(readConfig({}).slowMs).toBe(1000);
  expect(readConfig({ SLOW_MS: '0' }).slowMs).toBe(0);
  expect(() => readConfig({ SLOW_MS: '-1' })).toThrow(/SLOW_MS/);
  t = await startApp({ slowMs: 0 });
  const game = await createGame(t.app);
  await act(t.app, game, 0, 0, take(1));
  expect(await figure('arbiter_slow_moves_total')).toEqual({});
});
