/** A copy of the repository in which rules are broken one at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Entry, isRule } from './ledger.js';
import type { Order, Report } from './runner.js';

/** What came of a mutant: `invalid` where no named test ran at all. */
export interface Verdict {
  result: 'killed' | 'survived' | 'invalid';
  /** The failed tests, or what vitest said. */
  by: string[];
}

/** Tests that take longer have been noticed to: what they test goes on for ever. */
const LIMIT_MS = 600_000;
/** What a runner may take to end in order. */
const GRACE_MS = 30_000;

/** What the copy needs of the repository; all else of it no test looks at. */
const COPIED = ['packages', 'apps', 'test', 'scripts', 'docs', 'migrations', 'prisma'];
const TOP_FILES = /^(package\.json|tsconfig.*\.json|vitest\.config\.ts|prisma\.config\.ts)$/;

export class Workshop {
  #runner: Runner | undefined;
  /** Files that differ from what the runner has read. */
  readonly #changed: string[] = [];
  /** What the tests of a rule say of the sources as they are. */
  readonly #sound = new Map<string, Promise<Verdict>>();

  private constructor(
    private readonly folder: string,
    private readonly limit: number,
  ) {}

  static open(root: string, limit = LIMIT_MS): Workshop {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'arbiter-mutants-')));
    const without = (path: string): boolean => !/[\\/](node_modules|dist|coverage)$/.test(path);
    for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true, filter: without });
    for (const name of readdirSync(root).filter((n) => TOP_FILES.test(n))) cpSync(join(root, name), join(folder, name));
    linkModules(root, folder, 'node_modules');
    for (const group of ['packages', 'apps'])
      for (const name of readdirSync(join(root, group))) linkModules(root, folder, join(group, name, 'node_modules'));
    return new Workshop(folder, limit);
  }

  async close(): Promise<void> {
    await this.#end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * Breaks a rule, runs the tests named after it, and mends it again. Tests that fail by themselves, without the others of
   * their file or on a machine that has too much to do, notice nothing.
   */
  async judge(entry: Entry): Promise<Verdict> {
    const verdict = await this.#broken(entry);
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

  async #asIs(entry: Entry): Promise<Verdict> {
    const { result, by } = await this.#run(entry);
    if (result === 'survived') return { result, by };
    return { result: 'invalid', by: ['fails also where nothing is broken:', ...by] };
  }

  async #broken(entry: Entry): Promise<Verdict> {
    const file = join(this.folder, entry.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      source.replace(entry.find, () => entry.replace),
    );
    this.#changed.push(file);
    // What the tests' databases are copied from is made as a runner begins.
    const isSchema = entry.file.startsWith('migrations/');
    if (isSchema) await this.#end();
    try {
      return await this.#run(entry);
    } finally {
      writeFileSync(file, source);
      this.#changed.push(file);
      if (isSchema) await this.#end();
    }
  }

  async #end(): Promise<void> {
    await this.#runner?.close();
    this.#runner = undefined;
  }

  async #run({ rule, tests }: Entry): Promise<Verdict> {
    const order: Order = {
      changed: this.#changed.splice(0),
      tests: tests.map((test) => join(this.folder, test)),
      named: isRule(rule) ? `${escaped(rule)}(?![\\w.])` : `(?:^| )${escaped(rule)}`,
    };
    this.#runner ??= await Runner.start(this.folder);
    const report = await this.#runner.run(order, this.limit);
    if (typeof report === 'string') {
      this.#runner = undefined;
      const result = report === 'late' ? 'killed' : 'invalid';
      return { result, by: [`${report}: no report within ${this.limit / 60_000} minutes`] };
    }
    const { ran, failed, faults } = report;
    if (ran === 0) return { result: 'invalid', by: faults };
    return { result: failed.length > 0 ? 'killed' : 'survived', by: failed };
  }
}

/** A process that runs tests in the copy, in a group of its own with all that it starts. */
class Runner {
  private constructor(private readonly child: ChildProcess) {}

  static async start(folder: string): Promise<Runner> {
    const child = fork(join(folder, 'scripts/mutants/runner.ts'), [], {
      cwd: folder,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    await once(child, 'message');
    return new Runner(child);
  }

  /** A report; or why there is none, and then this is over. */
  async run(order: Order, limit: number): Promise<Report | 'late' | 'gone'> {
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

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Links installed packages; those of this repository lead to the copy, as their links are relative. */
function linkModules(root: string, folder: string, modules: string): void {
  const from = join(root, modules);
  if (!lstatSync(from, { throwIfNoEntry: false })) return;
  const to = join(folder, modules);
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@arbiter') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) {
      mkdirSync(dirname(join(to, name)), { recursive: true });
      symlinkSync(join(from, name), join(to, name));
    }
  }
}
