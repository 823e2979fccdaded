/** Measures take turns, each in a process of its own, so that whatever else the machine does meets all of them alike. */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Cpu } from './clock.js';
import type { Round } from './rounds.js';

export interface Entrant {
  name: string;
  /** The measuring script, relative to `bench/`. */
  script: string;
  args?: string[];
  /** Flags of Node. */
  flags?: string[];
  /** The folder of another version of the project whose `bench/` the script lies in. */
  version?: string;
}

export interface Measured {
  rounds: Round[];
  /** Digest of all rounds. */
  checksum: string;
}

const BENCH = new URL('..', import.meta.url);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** What a process says next; fails when it ends instead. */
function next(child: ChildProcess, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown): void => {
      child.off('exit', onExit);
      resolve(message);
    };
    const onExit = (code: number | null): void => {
      child.off('message', onMessage);
      reject(new Error(`${name} ended with ${code}`));
    };
    child.once('message', onMessage);
    child.once('exit', onExit);
  });
}

/**
 * Runs entrants in turns: all warm up, then each does round 1, each does round 2 …
 * @returns what each did in the measured rounds
 */
export async function contest<N extends string>(
  entrants: (Entrant & { name: N })[],
  { warm = 2, rounds = 5 } = {},
): Promise<{ [name in N]: Measured }> {
  const children: ChildProcess[] = [];
  const results = new Map<string, Round[]>(entrants.map(({ name }) => [name, []]));
  try {
    for (const { name, script, args = [], flags = [], version } of entrants) {
      const bench = version === undefined ? BENCH : pathToFileURL(`${version}/bench/`);
      const options = { execArgv: [...flags, '--import', 'tsx'], ...(version === undefined ? {} : { cwd: version }) };
      const child = fork(fileURLToPath(new URL(script, bench)), args, options);
      children.push(child);
      if ((await next(child, name)) !== 'ready') throw new Error(`${name} did not begin`);
    }
    for (let index = 0; index < warm + rounds; index++) {
      for (const [i, { name }] of entrants.entries()) {
        const child = children[i] as ChildProcess;
        const reply = next(child, name);
        child.send(index);
        const round = (await reply) as Round;
        if (index >= warm) results.get(name)?.push(round);
      }
    }
  } finally {
    for (const child of children) child.kill();
  }
  const measured = [...results].map(([name, done]) => [name, { rounds: done, checksum: digestOf(done) }]);
  return Object.fromEntries(measured) as { [name in N]: Measured };
}

const digestOf = (rounds: Round[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rounds.map(({ counts, digest }) => [counts, digest])))
    .digest('hex')
    .slice(0, 12);

/** So many of something in a CPU second of the main thread (or of the whole process): the median of the rounds. */
export const rate = ({ rounds }: Measured, what: string, of: keyof Cpu = 'main'): number =>
  median(rounds.map((r) => (r.counts[what] ?? 0) / r.cpu[of]));

/** How many times faster than a reference (main threads): the median of the ratios of rounds done at the same time. */
export const times = (ours: Measured, what: string, reference: Measured, its = what): number =>
  median(
    ours.rounds.map((r, i) => {
      const other = reference.rounds[i] as Round;
      return (r.counts[what] ?? 0) / r.cpu.main / ((other.counts[its] ?? 0) / other.cpu.main);
    }),
  );

export const total = ({ rounds }: Measured, what: string): number =>
  rounds.reduce((sum, r) => sum + (r.counts[what] ?? 0), 0);
