/** The processes that run the tests for mutants, and what is made of their reports. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Report } from './runner.js';

/** What came of a mutant: `invalid` where no named test ran at all. */
export interface Verdict {
  result: 'killed' | 'survived' | 'invalid';
  /** The failed tests, or what vitest said. */
  by: string[];
}

/** Tests that take longer have been noticed to: what they test goes on for ever. */
export const LIMIT_MS = 600_000;
/** What a runner may take to end in order. */
const GRACE_MS = 30_000;

/**
 * @param report what a runner said, or why it said nothing
 * @param limit milliseconds that it had
 */
export function verdictOf(report: Report | 'late' | 'gone', limit: number): Verdict {
  if (typeof report === 'string') {
    const result = report === 'late' ? 'killed' : 'invalid';
    return { result, by: [`${report}: no report within ${limit / 60_000} minutes`] };
  }
  const { ran, failed, faults } = report;
  if (ran === 0) return { result: 'invalid', by: faults };
  return { result: failed.length > 0 ? 'killed' : 'survived', by: failed };
}

/** A process that runs tests as it is told, in a group of its own with all that it starts. */
export class Runner<O extends object> {
  private constructor(private readonly child: ChildProcess) {}

  /**
   * @param script what the process runs
   * @param folder where it does so
   */
  static async start<O extends object>(script: string, folder: string): Promise<Runner<O>> {
    const child = fork(script, [], {
      cwd: folder,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    await once(child, 'message');
    return new Runner<O>(child);
  }

  /** A report; or why there is none, and then this is over. */
  async run(order: O, limit: number): Promise<Report | 'late' | 'gone'> {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort('late'), limit);
    const gone = (): void => over.abort('gone');
    this.child.once('exit', gone);
    try {
      this.child.send(order);
      const [report] = (await once(this.child, 'message', { signal: over.signal })) as [Report];
      return report;
    } catch {
      this.#kill();
      return over.signal.reason === 'late' ? 'late' : 'gone';
    } finally {
      clearTimeout(timer);
      this.child.off('exit', gone);
    }
  }

  /** Lets it end in order, with the database server that it may have started. */
  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    const timer = setTimeout(() => this.#kill(), GRACE_MS);
    await ended;
    clearTimeout(timer);
  }

  #kill(): void {
    if (this.child.pid !== undefined && this.child.exitCode === null) process.kill(-this.child.pid, 'SIGKILL');
  }
}
