/** Another version of the project, built beside this one: what a comparison in the same run needs. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What is measured is measured in the same way: these files are this version's, all else is the other's. */
const MEASURING = ['engine/worker.ts', 'support/rounds.ts', 'support/clock.ts', 'support/coverage.ts'];
const PACKAGES = ['engine', 'mtg', 'grand-archive', 'riftbound', 'test-kit'];

export interface Version {
  folder: string;
  remove(): void;
}

/** Checks a commit out into a folder of its own and builds it with the dependencies that are installed here. */
export function checkOut(commit: string): Version {
  const parent = mkdtempSync(join(tmpdir(), 'arbiter-version-'));
  const folder = join(parent, 'tree');
  const git = (...args: string[]): void => {
    execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const remove = (): void => {
    git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', folder, commit);
  try {
    linkDependencies(folder);
    // Each version is compiled by the compiler that it names.
    const native = readFileSync(join(folder, 'package.json'), 'utf8').includes('typescript-native');
    const tsc = join(ROOT, 'node_modules', native ? 'typescript-native' : 'typescript', 'bin/tsc');
    const built = PACKAGES.map((name) => `packages/${name}`);
    execFileSync(process.execPath, [tsc, '-b', ...built], { cwd: folder, stdio: 'inherit' });
    // Older versions are loaded as they were compiled.
    const bundle = join(folder, 'scripts/bundle.ts');
    if (existsSync(bundle))
      execFileSync(process.execPath, ['--import', 'tsx', bundle], { cwd: folder, stdio: 'inherit' });
    for (const file of MEASURING) copyFileSync(join(ROOT, 'bench', file), join(folder, 'bench', file));
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** Links everything that is installed here but the project's own packages, which are that version's. */
export function linkDependencies(folder: string): void {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '@arbiter'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@arbiter') symlinkSync(join(from, name), join(to, name));
  for (const name of PACKAGES) symlinkSync(join(folder, 'packages', name), join(to, '@arbiter', name));
}
