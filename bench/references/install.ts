/**
 * Installs the references beside the benchmarks, at their first use: a hundred times the size of the product, and with
 * install scripts that nothing here needs, they are none of its dependencies.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Where a package of the references lies. */
export const placeOf = (name: string): string => join(FOLDER, 'node_modules', name);

interface Manifest {
  version: string;
  dependencies?: { [name: string]: string };
}
const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function installed(): boolean {
  const wanted = Object.entries(read(FOLDER).dependencies ?? {});
  try {
    return wanted.every(([name, version]) => read(placeOf(name)).version === version);
  } catch {
    return false;
  }
}

/** @returns whether the references can be measured; says why if not */
export function installReferences(): boolean {
  if (installed()) return true;
  console.log('references: installing (once; about 260 MB) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0 && installed()) return true;
  console.error('references: THEY COULD NOT BE INSTALLED (is the npm registry in reach?); going on without them');
  return false;
}
