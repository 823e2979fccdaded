/**
 * Whether the packages that others install are as npm, Node and TypeScript want them: publint and "are the types wrong?" find
 * nothing, and what was packed opens a game where there is nothing but it and what it says that it depends on.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const ATTW = join('node_modules', '.bin', 'attw');
const PACKAGES = ['client', 'compiler', 'engine', 'mtg', 'grand-archive', 'riftbound'];
const EXPECTED = ['README.md', 'LICENSE', 'package.json', 'dist/index.d.ts'];
/** What has no place in a package. */
const STRANGE = /(^|\/)(test|node_modules|\.env|coverage)(\/|$)|\.test\.|tsbuildinfo$/;
/** What somebody does who installed them. */
const OPENS = `
import * as client from '@arbiter/client';
import * as compiler from '@arbiter/compiler';
import { grandArchive } from '@arbiter/grand-archive';
import { magic } from '@arbiter/mtg';
import { riftbound } from '@arbiter/riftbound';
for (const ruleset of [magic, grandArchive, riftbound]) {
  const [deck] = Object.values(ruleset.sampleDecks);
  const seats = ['Ann', 'Bob'].map((name) => ({ name, deck }));
  const begun = ruleset.create({ edition: ruleset.info.editions[0].id, seed: 'any', options: {}, seats });
  if (!begun.ok) throw new Error(begun.error.detail);
  if (ruleset.open(begun.value.state).decisions('judge').length === 0) throw new Error('nobody is asked anything');
}
if (Object.keys(compiler).length === 0 || Object.keys(client).length === 0) throw new Error('nothing is exported');
`;

interface Manifest {
  exports: { '.': { default: string } };
  dependencies?: { [name: string]: string };
}

const run = (command: string, args: string[], cwd?: string): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...(cwd ? { cwd } : {}) });

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;

/** Packs and unpacks a package in a folder. */
async function faultsOf(name: string, folder: string): Promise<string[]> {
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [packed] = JSON.parse(run('npm', packing, `packages/${name}`)) as [
    { filename: string; files: { path: string }[]; size: number },
  ];
  const paths = packed.files.map(({ path }) => path);
  const missing = [...EXPECTED, normalize(manifestOf(name).exports['.'].default)]
    .filter((path) => !paths.includes(path))
    .map((path) => `${path} is missing`);
  const strange = paths.filter((path) => STRANGE.test(path)).map((path) => `${path} does not belong there`);
  const tarball = join(folder, packed.filename);
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
    strict: true,
  });
  const lint = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  process.stdout.write(`${name}: ${paths.length} files, ${Math.round(packed.size / 1024)} kB\n`);
  install(name, tarball, folder);
  return [...missing, ...strange, ...lint, ...wrongTypes(tarball)];
}

/** The packages are modules of ECMAScript, so that nobody resolves them as anything else. */
function wrongTypes(tarball: string): string[] {
  try {
    run(ATTW, [tarball, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii']);
    return [];
  } catch (error) {
    return [String((error as { stdout?: string }).stdout ?? error)];
  }
}

/** Unpacks a package as npm would, beside what it names as its dependencies. */
function install(name: string, tarball: string, folder: string): void {
  const place = join(folder, 'node_modules/@arbiter', name);
  mkdirSync(place, { recursive: true });
  run('tar', ['xzf', tarball, '-C', place, '--strip-components=1']);
  for (const dependency of Object.keys(manifestOf(name).dependencies ?? {})) {
    if (dependency.startsWith('@arbiter/')) continue;
    const link = join(place, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', dependency), link);
  }
}

function opens(folder: string): string[] {
  writeFileSync(join(folder, 'open.mjs'), OPENS);
  try {
    run(process.execPath, ['open.mjs'], folder);
    return [];
  } catch (error) {
    return [String((error as { stderr?: string }).stderr ?? error)];
  }
}

const folder = mkdtempSync(join(tmpdir(), 'arbiter-packed-'));
const faults: string[] = [];
for (const name of PACKAGES) for (const fault of await faultsOf(name, folder)) faults.push(`${name}: ${fault}`);
faults.push(...opens(folder).map((fault) => `installed: ${fault}`));
rmSync(folder, { recursive: true });
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
