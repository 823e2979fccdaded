/** The service as a process of its own, from its sources: started, killed, asked for its memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SERVICE = 'apps/api/src/main.ts';
/** A machine may be busy with other things. */
const PATIENCE_MS = 300_000;

/**
 * Runs a script from the sources, so that no build is needed; as it was built, where somebody says that it was just now
 * (`.ci/run`), which starts in a third of the time. A script of the tests then imports the packages as they were built.
 */
export function commandOf(script: string): string[] {
  if (process.env.BUILT_SERVICE !== '1') return ['--import', 'tsx', '--conditions=arbiter-source', join(ROOT, script)];
  const built = /^(.*)\/src\/(.*)\.ts$/.exec(script);
  return built ? [join(ROOT, `${built[1]}/dist/${built[2]}.js`)] : ['--import', 'tsx', join(ROOT, script)];
}

export interface Memory {
  /** Live objects, after a full collection. */
  heap: number;
  /** Resident memory of the process. */
  rss: number;
  /** Sockets, timers and the like that keep the process busy, by kind. */
  resources: Record<string, number>;
}

/** A service that can be killed and started again at the same address. */
export class ServiceProcess {
  #child: ChildProcess | undefined;
  #output = '';
  #expected = false;
  /** Ends of the process that nobody asked for, in its own words. */
  readonly surprises: string[] = [];

  private constructor(
    readonly port: number,
    readonly env: Record<string, string>,
    readonly script: string,
  ) {}

  /**
   * On a free port, with these environment variables and no others of the service's.
   * @param script what is run, where it is not the service as it is
   */
  static async start(env: Record<string, string>, script = SERVICE): Promise<ServiceProcess> {
    const service = new ServiceProcess(await freePort(), env, script);
    await service.up();
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** The end of what the process said. */
  get output(): string {
    return this.#output.slice(-4000);
  }

  /** Starts the process and waits until it listens. */
  async up(): Promise<void> {
    this.#expected = false;
    const probe = join(ROOT, 'test/gates/support/memory-probe.mjs');
    const args = ['--expose-gc', '--import', probe, ...commandOf(this.script)];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', PORT: String(this.port), ...this.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += said.length < 10_000 ? chunk : '';
        this.#output = (this.#output + chunk).slice(-20_000);
      });
    child.once('exit', (code, signal) => {
      if (!this.#expected) this.surprises.push(`ended with ${code ?? signal}: ${this.output}`);
    });
    for (const deadline = Date.now() + PATIENCE_MS; !said.includes('Arbiter is at'); await sleep(20)) {
      if (child.exitCode !== null) throw new Error(`the service did not start: ${said}`);
      if (Date.now() > deadline) throw new Error(`the service does not come up: ${said}`);
    }
  }

  /** kill -9. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** The orderly end. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#expected = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Memory after a full garbage collection. */
  async memory(): Promise<Memory> {
    const child = this.#child as ChildProcess;
    const answer = once(child, 'message') as Promise<[Omit<Memory, 'rss'>]>;
    child.send('memory');
    const [{ heap, resources }] = await answer;
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return { heap, resources, rss: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024 };
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Milliseconds of processor time that a process has taken. */
export function cpuOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
