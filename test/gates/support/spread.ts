/**
 * Plays random games by number: in this process, or, where that takes long, in as many processes as the machine has cores.
 * What a game is like depends on the seed and its number alone, so that one that fails can be played again by itself:
 * `SEED=42 GAME=17 npx vitest run --project system rules-invariants`.
 *
 * CORES: how many processes.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { SEED } from './gate.js';

/** Plays one game of a ruleset. Must do the same whenever and wherever it is called. */
export type PlayGame<T> = (ruleset: string, seed: number, n: number) => T;

/** What one process says of one game. */
export interface Told<T> {
  n: number;
  played?: T;
  fault?: string;
}

export interface Spread<T> {
  /** The file that exports `play`. */
  file: URL;
  play: PlayGame<T>;
  ruleset: string;
  /** Takes what came of a game; asked before the next one whether there are `enough`. */
  take(played: T): void;
  enough(begun: number): boolean;
  /** Whether it is worth starting processes. */
  many: boolean;
}

const ONLY = process.env.GAME === undefined ? null : Number(process.env.GAME);
const CORES = Number(process.env.CORES ?? availableParallelism());
const WORKER = fileURLToPath(new URL('./spread-worker.ts', import.meta.url));

export async function spread<T>(what: Spread<T>): Promise<void> {
  const { ruleset, play, take, enough } = what;
  if (ONLY !== null) return take(played(ruleset, { n: ONLY, ...attempt(() => play(ruleset, SEED, ONLY)) }));
  if (what.many && CORES > 1) return inProcesses(what);
  for (let n = 0; !enough(n); n++) take(played(ruleset, { n, ...attempt(() => play(ruleset, SEED, n)) }));
}

/** What came of a game, or its fault. */
export function attempt<T>(game: () => T): Omit<Told<T>, 'n'> {
  try {
    return { played: game() };
  } catch (error) {
    return { fault: (error as Error).stack ?? String(error) };
  }
}

function played<T>(ruleset: string, { n, played, fault }: Told<T>): T {
  if (fault !== undefined) throw new Error(`SEED=${SEED} GAME=${n} of ${ruleset}: ${fault}`);
  return played as T;
}

async function inProcesses<T>({ file, ruleset, take, enough }: Spread<T>): Promise<void> {
  let begun = 0;
  const children: ChildProcess[] = [];
  const work = (): Promise<void> =>
    new Promise((done, failed) => {
      const child = fork(WORKER, [file.href, ruleset, String(SEED)], {
        execArgv: ['--import', 'tsx', '--conditions=arbiter-source'],
      });
      children.push(child);
      const next = (): void => void (enough(begun) ? done() : child.send(begun++));
      child.on('message', (told: Told<T>) => {
        try {
          take(played(ruleset, told));
          next();
        } catch (error) {
          failed(error);
        }
      });
      child.on('error', failed);
      child.on('exit', (code, signal) => failed(new Error(`a process with games ended with ${code ?? signal}`)));
      next();
    });
  try {
    await Promise.all(Array.from({ length: CORES }, work));
  } finally {
    for (const child of children) child.removeAllListeners().kill();
  }
}
