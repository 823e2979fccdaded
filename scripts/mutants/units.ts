/** Judges mutants by tests of the packages, in the memory of one process: nothing is copied, and half a second is enough for most. */
import { join } from 'node:path';
import { type Entry, titleOf } from './ledger.js';
import { Runner, type Verdict, verdictOf } from './runners.js';
import type { UnitOrder } from './unit-runner.js';

/** Whether a file of tests needs no service. */
export const isUnit = (test: string): boolean => /^packages[\\/][^\\/]+[\\/]test[\\/]/.test(test);

export class Units {
  #runner: Runner<UnitOrder> | undefined;

  /**
   * @param root the repository's folder
   * @param limit milliseconds after which tests are taken to go on for ever
   */
  constructor(
    private readonly root: string,
    private readonly limit: number,
  ) {}

  /** Runs the tests named after a rule, with it broken. */
  broken({ rule, tests, file, find, replace }: Entry): Promise<Verdict> {
    return this.#run(rule, tests, { broken: { file: join(this.root, file), find, replace } });
  }

  /** Runs the tests named after a rule on the sources as they are. */
  asIs({ rule, tests }: Entry): Promise<Verdict> {
    return this.#run(rule, tests, {});
  }

  async close(): Promise<void> {
    await this.#runner?.close();
    this.#runner = undefined;
  }

  async #run(rule: string, tests: string[], more: Pick<UnitOrder, 'broken'>): Promise<Verdict> {
    this.#runner ??= await Runner.start<UnitOrder>(join(this.root, 'scripts/mutants/unit-runner.ts'), this.root);
    const order = { tests: tests.map((test) => join(this.root, test)), named: titleOf(rule), ...more };
    const report = await this.#runner.run(order, this.limit);
    if (typeof report === 'string') this.#runner = undefined;
    return verdictOf(report, this.limit);
  }
}
