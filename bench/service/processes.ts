/** The processes of a service benchmark: the service as `npm start` runs it, the bare route, and who calls them. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Order, Report } from './load.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 60_000;

export interface Running {
  url: string;
  /** Milliseconds from the start of the process to its first answer. */
  startedIn: number;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function run(args: string[], environment: object, logFile: string, probe: string): Promise<Running> {
  const port = await freePort();
  const log = openSync(logFile, 'a');
  const started = performance.now();
  const env = { ...process.env, ...environment, PORT: String(port), NODE_OPTIONS: '' };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', log, log] });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(url + probe).then(
      (r) => r.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() - started > PATIENCE_MS)
      throw new Error(`no start: ${readFileSync(logFile, 'utf8').slice(-2000)}`);
    await sleep(10);
  }
  const startedIn = performance.now() - started;
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, startedIn, stop };
}

/** What `npm start` tells Node. */
function startOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return /\bnode (--\S+(?: --\S+)*)/.exec(scripts.start)?.[1]?.split(' ') ?? [];
}

/**
 * The service with its default settings; without `databaseUrl` it brings its own database in `folder`.
 * @param root where the project lies built
 */
export const startService = (folder: string, databaseUrl?: string, root = ROOT): Promise<Running> =>
  run(
    [...startOptions(), join(root, 'apps/api/dist/main.js')],
    { DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    join(folder, 'service.log'),
    '/ready',
  );

/** A Fastify app whose one route does one insert. */
export const startBare = (folder: string, databaseUrl: string): Promise<Running> =>
  run(['--import', 'tsx', join(HERE, 'bare.ts')], { DATABASE_URL: databaseUrl }, join(folder, 'bare.log'), '/ready');

export interface Caller {
  do(order: Order): Promise<Report>;
  stop(): void;
}

/** The process that calls: it carries out one order after the other. */
export function startCaller(): Caller {
  const child: ChildProcess = fork(join(HERE, 'load.ts'), [], { execArgv: ['--import', 'tsx'] });
  return {
    async do(order) {
      child.send(order);
      const [report] = (await once(child, 'message')) as [Report | { failed: string }];
      if ('failed' in report) throw new Error(report.failed);
      return report;
    },
    stop: () => void child.kill(),
  };
}
