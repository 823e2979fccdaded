/** Who judges mutants: tests of the packages where they are enough, in memory; those of the service in a copy of the repository. */
import type { Entry } from './ledger.js';
import { LIMIT_MS, type Verdict } from './runners.js';
import { isUnit, Units } from './units.js';
import { Workshop } from './workshop.js';

export class Judge {
  readonly #units: Units;
  /** Made when tests of the service are to be run for the first time: copying takes a while. */
  #workshop: Workshop | undefined;
  /** What the tests of a rule say of the sources as they are. */
  readonly #sound = new Map<string, Promise<Verdict>>();

  /**
   * @param root the repository's folder
   * @param limit milliseconds after which tests are taken to go on for ever
   */
  constructor(
    private readonly root: string,
    private readonly limit = LIMIT_MS,
  ) {
    this.#units = new Units(root, limit);
  }

  /**
   * Breaks a rule, runs the tests named after it, and mends it again. Tests that fail by themselves, without the others of
   * their file or on a machine that has too much to do, notice nothing.
   */
  async judge(entry: Entry): Promise<Verdict> {
    const verdict = await this.#first(entry, (by, one) => by.broken(one));
    if (verdict.result !== 'killed') return verdict;
    const sound = await this.control(entry);
    return sound.result === 'survived' ? verdict : sound;
  }

  /** Runs the tests named after a rule on the sources as they are: `survived` where they pass, `invalid` where they don't. */
  control(entry: Entry): Promise<Verdict> {
    const known = this.#sound.get(entry.rule) ?? this.#asIs(entry);
    this.#sound.set(entry.rule, known);
    return known;
  }

  async close(): Promise<void> {
    await Promise.all([this.#units.close(), this.#workshop?.close()]);
  }

  async #asIs(entry: Entry): Promise<Verdict> {
    const verdict = await this.#first(entry, (by, one) => by.asIs(one));
    if (verdict.result !== 'killed') return verdict;
    return { result: 'invalid', by: ['fails also where nothing is broken:', ...verdict.by] };
  }

  /** Asks the tests of the packages, and those of the service as well where they noticed nothing. */
  async #first(entry: Entry, ask: (by: Units | Workshop, entry: Entry) => Promise<Verdict>): Promise<Verdict> {
    const units = entry.tests.filter(isUnit);
    const others = entry.tests.filter((test) => !isUnit(test));
    const verdict = units.length > 0 ? await ask(this.#units, { ...entry, tests: units }) : undefined;
    if (verdict && (verdict.result === 'killed' || others.length === 0)) return verdict;
    this.#workshop ??= Workshop.open(this.root, this.limit);
    const other = await ask(this.#workshop, { ...entry, tests: others });
    // Files that only speak of the rule have no test of that name, and say nothing against those that have.
    return other.result === 'invalid' && verdict ? verdict : other;
  }
}
