import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedServer, startEmbedded } from '../src/database/embedded.js';
import { stones } from './support/nim.js';

let folder: string;
const processes: ChildProcess[] = [];
const servers: EmbeddedServer[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-e2e-'));
});
afterEach(async () => {
  for (const child of processes.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  for (const server of servers.splice(0).reverse()) await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Starts the service in a process of its own, with the embedded database. */
async function serve(): Promise<{ child: ChildProcess; url: string; output: () => string }> {
  const script = join(import.meta.dirname, 'support', 'serve.ts');
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', NODE_OPTIONS: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=arbiter-source', script], { env });
  processes.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 30_000, interval: 20 }).toMatch(/listening http/);
  return { child, url: /listening (http\S+)/.exec(output)?.[1] ?? '', output: () => output };
}

async function call(url: string, method: string, token?: string, body?: unknown) {
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('A process killed in the middle of a game loses nothing that it acknowledged', async () => {
  let service = await serve();
  const seats = ['Ann', 'Bob'].map((name) => ({ name, deck: stones(150) }));
  const created = await call(`${service.url}/v1/games`, 'POST', undefined, { ruleset: 'nim', edition: '1', seats });
  const id = created.body.game as string;
  const tokens = (created.body.seats as { token: string }[]).map((s) => s.token);

  let acknowledged = 0;
  for (let round = 0; round < 2; round++) {
    const { child } = service;
    setTimeout(() => child.kill('SIGKILL'), 200 + round * 130);
    for (;;) {
      const body = { answers: [{ choose: [{ kind: 'TAKE', value: 1 }] }], expectedVersion: acknowledged };
      const url = `${service.url}/v1/games/${id}/actions`;
      const done = await call(url, 'POST', tokens[acknowledged % 2], body).catch(() => undefined);
      if (done?.status !== 200) break;
      acknowledged = done.body.version as number;
    }
    service = await serve();
    const game = (await call(`${service.url}/v1/games/${id}`, 'GET', tokens[0])).body;
    // The last request may have been committed without anybody having been told.
    expect([acknowledged, acknowledged + 1]).toContain(game.version);
    acknowledged = game.version as number;
    const log = (await call(`${service.url}/v1/games/${id}/log?first=500`, 'GET')).body as unknown as {
      version: number;
    }[];
    expect(log.map((entry) => entry.version)).toEqual(Array.from({ length: acknowledged }, (_, i) => i + 1));
  }
  expect(acknowledged).toBeGreaterThan(4);

  service.child.kill('SIGTERM');
  const [code] = await once(service.child, 'exit');
  expect(code).toBe(0);
  for (const token of tokens) expect(service.output()).not.toContain(token);
}, 90_000);

test('Stopping ends the service, its database and its open requests, also with Ctrl-C', async () => {
  const { child, url } = await serve();
  const pid = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const idle = await fetch(`${url}/health`);
  await idle.text();
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow();
}, 60_000);

test('The embedded server keeps its data, its password to itself, and starts again quickly', async () => {
  const first = await startEmbedded(folder);
  const run = async (server: EmbeddedServer, sql: string) => {
    const client = new pg.Client({ connectionString: server.url() });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
  await run(first, 'CREATE TABLE kept AS SELECT 1 AS one');
  const { mode } = await stat(join(folder, 'postgres', 'arbiter.json'));
  expect(mode & 0o077).toBe(0);
  const wrong = new pg.Client({ connectionString: first.url().replace(/:[^:@]+@/, ':wrong@') });
  await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' });
  await first.stop();
  const begin = Date.now();
  const second = await startEmbedded(folder);
  servers.push(second);
  expect(Date.now() - begin).toBeLessThan(5000);
  expect(await run(second, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  // Whoever comes second attaches, and does not take the server away from its owner.
  const attached = await startEmbedded(folder);
  expect(attached.url()).toBe(second.url());
}, 60_000);

test('Several starts at once in an empty folder agree on one server', async () => {
  const started = await Promise.all([startEmbedded(folder), startEmbedded(folder), startEmbedded(folder)]);
  servers.push(...started);
  expect(new Set(started.map((s) => s.url())).size).toBe(1);
}, 60_000);
