/** `npm start` as people run it: npm, its shell, the built service and the embedded database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-npm-'));
});
afterEach(async () => {
  for (const { pid } of await running()) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** All processes that were started with this test's folder in their environment: npm, its shell, the service, Postgres. */
async function running(): Promise<{ pid: number; command: string }[]> {
  const found: { pid: number; command: string }[] = [];
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const read = (file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '');
    // A process that has ended, but that nobody has asked after, has no command any more.
    const [environment, command] = [await read('environ'), await read('cmdline')];
    if (command !== '' && environment.includes(`DATA_DIR=${folder}`)) found.push({ pid: Number(name), command });
  }
  return found;
}

function npm(...args: string[]): { child: ChildProcess; output: () => string } {
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', NODE_OPTIONS: '', NODE_ENV: '' };
  const child = spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

const PATIENCE = { timeout: 60_000, interval: 50 };
const nothingRuns = () => expect.poll(async () => (await running()).map((p) => p.command), PATIENCE).toEqual([]);

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'After %s to npm nothing of it runs',
  { timeout: 180_000 },
  async (signal) => {
    const { child, output } = npm('start');
    await expect.poll(output, PATIENCE).toMatch(/Arbiter is at http/);
    const address = /Arbiter is at (http:\S+)\//.exec(output())?.[1] ?? '';
    expect((await fetch(`${address}/health`)).status).toBe(200);
    const before = (await running()).map((p) => p.command).join('\n');
    expect(before).toMatch(/main\.js/);
    expect(before).toMatch(/postgres/);
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    // Whoever supervises npm may start it again at once: unless it was killed, npm ends last.
    if (signal !== 'SIGKILL') expect((await running()).map((p) => p.command)).toEqual([]);
    await nothingRuns();
    await expect(fetch(`${address}/health`)).rejects.toThrow();
    // Postgres takes its own note away when it ends in order.
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  },
);

test.each([100, 700, 1500, 2500])(
  'After SIGTERM %s ms into the start nothing of it runs',
  { timeout: 180_000 },
  async (ms) => {
    const { child } = npm('start');
    const ended = once(child, 'exit');
    await new Promise((done) => setTimeout(done, ms));
    child.kill('SIGTERM');
    await ended;
    await nothingRuns();
  },
);

test('Two signals are one: a terminal tells npm and the service, and npm tells the service again', {
  timeout: 180_000,
}, async () => {
  const { child, output } = npm('start');
  await expect.poll(output, PATIENCE).toMatch(/Arbiter is at http/);
  const service = (await running()).find((p) => /main\.js/.test(p.command) && /^node/.test(p.command));
  const ended = once(child, 'exit');
  process.kill(service?.pid ?? 0, 'SIGINT');
  child.kill('SIGINT');
  const [code] = await ended;
  expect(code).toBe(0);
  await nothingRuns();
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
});

test.each([
  [['--help'], 0, /usage/i],
  [['--frobnicate'], 2, /--frobnicate/],
  [['chess'], 2, /no ruleset "chess"/],
  [['--decks', 'A'], 2, /--decks takes two/],
])('The demo with %j says what it takes, without a stack trace', { timeout: 60_000 }, async (args, code, said) => {
  const { child, output } = npm('run', 'demo', '--', ...args);
  const [status] = await once(child, 'close');
  expect(status).toBe(code);
  expect(output()).toMatch(said);
  expect(output()).not.toMatch(/\n\s+at .*:\d+|ERR_PARSE/);
});

test('The demo tells a game to its end, then shows the board', { timeout: 600_000 }, async () => {
  const { child, output } = npm('run', 'demo', 'riftbound', '--', '--seed', 'told', '--rules');
  const [status] = await once(child, 'close');
  const told = output();
  expect(status, told.slice(-2000)).toBe(0);
  expect(told).toMatch(/— Turn 2: /);
  expect(told).toMatch(/ wins.*\[riftbound:/);
  const board = told.slice(told.lastIndexOf(' wins')).split('\n').slice(1);
  expect(board.length).toBeGreaterThan(10);
  await nothingRuns();
});
