/** A copy of the repository in which rules are broken one at a time. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Entry, isRule } from './ledger.js';

/** What came of a mutant: `invalid` where no named test ran at all. */
export interface Verdict {
  result: 'killed' | 'survived' | 'invalid';
  /** The failed tests, or what vitest said. */
  by: string[];
}

/** What the copy needs of the repository; all else of it no test looks at. */
const COPIED = ['packages', 'apps', 'test', 'scripts', 'docs', 'migrations', 'prisma'];
const TOP_FILES = /^(package\.json|tsconfig.*\.json|vitest\.config\.ts|prisma\.config\.ts)$/;

export class Workshop {
  private constructor(private readonly folder: string) {}

  static open(root: string): Workshop {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-mutants-'));
    const without = (path: string): boolean => !/[\\/](node_modules|dist|coverage)$/.test(path);
    for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true, filter: without });
    for (const name of readdirSync(root).filter((n) => TOP_FILES.test(n))) cpSync(join(root, name), join(folder, name));
    linkModules(root, folder, 'node_modules');
    for (const group of ['packages', 'apps'])
      for (const name of readdirSync(join(root, group))) linkModules(root, folder, join(group, name, 'node_modules'));
    return new Workshop(folder);
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Breaks a rule, runs the tests named after it, and mends it again. */
  async judge(entry: Entry): Promise<Verdict> {
    const file = join(this.folder, entry.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      source.replace(entry.find, () => entry.replace),
    );
    try {
      return await this.run(entry);
    } finally {
      writeFileSync(file, source);
    }
  }

  private async run({ rule, part, tests }: Entry): Promise<Verdict> {
    const report = join(this.folder, 'report.json');
    rmSync(report, { force: true });
    const named = isRule(rule) ? `${escaped(rule)}(?![\\w.])` : escaped(rule);
    const project =
      part === 'service' ? ['--project', 'api', '--project', 'system'] : ['--project', 'unit', '--project', 'system'];
    const said = await vitest(this.folder, [
      'run',
      ...project,
      '-t',
      named,
      '--reporter=json',
      `--outputFile=${report}`,
      ...tests,
    ]);
    let outcome: Report;
    try {
      outcome = JSON.parse(readFileSync(report, 'utf8')) as Report;
    } catch {
      return { result: 'invalid', by: [said.slice(-500)] };
    }
    const ran = outcome.testResults
      .flatMap((file) => file.assertionResults)
      .filter((t) => t.status === 'passed' || t.status === 'failed');
    const failed = ran.filter((test) => test.status === 'failed').map((test) => test.fullName.trim());
    if (ran.length === 0)
      return { result: 'invalid', by: outcome.testResults.map((f) => f.message ?? '').filter(Boolean) };
    return { result: failed.length > 0 ? 'killed' : 'survived', by: failed };
  }
}

interface Report {
  testResults: { message?: string; assertionResults: { status: string; fullName: string }[] }[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function vitest(cwd: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const bin = join(cwd, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [bin, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('close', () => resolve(said));
  });
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
