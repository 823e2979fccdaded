/**
 * A bare server that does the same little work for every request, asked all the while: how long its answers take says how
 * busy the machine is with other things, early and late.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sample } from './worker.js';

const SERVER = `
const { pbkdf2Sync } = require('node:crypto');
const server = require('node:http').createServer((_, reply) => reply.end(pbkdf2Sync('a', 'b', 4000, 32, 'sha256')));
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());`;
const EVERY_MS = 100;

export class Probe {
  readonly samples: Sample[] = [];

  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(): Promise<Probe> {
    const child = spawn(process.execPath, ['-e', SERVER], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const [port] = (await once(child, 'message')) as [number];
    return new Probe(child, `http://127.0.0.1:${port}`);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async run(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      const begun = performance.now();
      await (await fetch(this.url)).arrayBuffer();
      this.samples.push({ at: Date.now(), ms: performance.now() - begun });
      await sleep(EVERY_MS);
    }
  }

  stop(): void {
    this.child.kill();
  }
}
