/** A copy of the repository in which rules are broken one at a time. */
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
import { type Entry, titleOf } from './ledger.js';
import type { Order } from './runner.js';
import { LIMIT_MS, Runner, type Verdict, verdictOf } from './runners.js';

/** What the copy needs of the repository; all else of it no test looks at. */
const COPIED = ['packages', 'apps', 'test', 'scripts', 'docs', 'migrations', 'prisma'];
const TOP_FILES = /^(package\.json|tsconfig.*\.json|vitest\.config\.ts|prisma\.config\.ts)$/;

export class Workshop {
  #runner: Runner<Order> | undefined;
  /** Files that differ from what the runner has read. */
  readonly #changed: string[] = [];

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

  /** Breaks a rule, runs the tests named after it, and mends it again. */
  async broken(entry: Entry): Promise<Verdict> {
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

  /** Runs the tests named after a rule on the sources as they are. */
  asIs(entry: Entry): Promise<Verdict> {
    return this.#run(entry);
  }

  async #run({ rule, tests }: Entry): Promise<Verdict> {
    const order: Order = {
      changed: this.#changed.splice(0),
      tests: tests.map((test) => join(this.folder, test)),
      named: titleOf(rule),
    };
    this.#runner ??= await Runner.start<Order>(join(this.folder, 'scripts/mutants/runner.ts'), this.folder);
    const report = await this.#runner.run(order, this.limit);
    if (typeof report === 'string') this.#runner = undefined;
    return verdictOf(report, this.limit);
  }
}

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
