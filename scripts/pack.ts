/** Whether the packages that others install are as npm, Node and TypeScript want them: publint and "are the types wrong?" find nothing. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const ATTW = join('node_modules', '.bin', 'attw');
const PACKAGES = ['client', 'compiler', 'engine', 'mtg', 'grand-archive', 'riftbound'];
const EXPECTED = ['README.md', 'LICENSE', 'package.json', 'dist/index.js', 'dist/index.d.ts'];
/** What has no place in a package. */
const STRANGE = /(^|\/)(test|node_modules|\.env|coverage)(\/|$)|\.test\.|tsbuildinfo$/;

const run = (command: string, args: string[], cwd?: string): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...(cwd ? { cwd } : {}) });

async function faultsOf(name: string): Promise<string[]> {
  const folder = `packages/${name}`;
  const [packed] = JSON.parse(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], folder)) as [
    { files: { path: string }[]; size: number },
  ];
  const paths = packed.files.map(({ path }) => path);
  const missing = EXPECTED.filter((path) => !paths.includes(path)).map((path) => `${path} is missing`);
  const strange = paths.filter((path) => STRANGE.test(path)).map((path) => `${path} does not belong there`);
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
  const lint = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  process.stdout.write(`${name}: ${paths.length} files, ${Math.round(packed.size / 1024)} kB\n`);
  return [...missing, ...strange, ...lint, ...wrongTypes(folder)];
}

/** The packages are modules of ECMAScript, so that nobody resolves them as anything else. */
function wrongTypes(folder: string): string[] {
  try {
    run(ATTW, ['--pack', folder, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii']);
    return [];
  } catch (error) {
    return [String((error as { stdout?: string }).stdout ?? error)];
  }
}

let found = 0;
for (const name of PACKAGES)
  for (const fault of await faultsOf(name)) {
    found++;
    process.stderr.write(`${name}: ${fault}\n`);
  }
if (found > 0) process.exitCode = 1;
