/**
 * The kernel's folders stand in an order, lowest first: a file imports from its own folder and from lower ones. Fails where
 * more pairs of folders than agreed point up, or where files form too large a ring of imports; imports of types count, since
 * a reader has to follow them as well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** From the ground up. */
export const ORDER: readonly string[] = [
  'contract',
  'language',
  'cards',
  'state',
  'machine',
  'continuous',
  'zones',
  'view',
  'decisions',
  'events',
  'stack',
  'turn',
  'schema',
  'words',
  'decks',
  'scenario',
  'session',
  'bots',
  'ruleset',
];
const MAX_ARROWS_UP = 6;
const LARGEST_RING = 6;

type Imports = ReadonlyMap<string, readonly string[]>;

/** Every file below a folder with the files of that folder that it imports or re-exports from. */
export function importsBelow(root: string): Imports {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const to = [
        ...text.matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)'/gms),
        ...text.matchAll(/^import '(\.[^']+)'/gm),
      ].map(([, path]) => normalize(join(dirname(file), (path as string).replace(/\.js$/, '.ts'))));
      return [file.split(sep).join('/'), [...new Set(to)].map((path) => path.split(sep).join('/'))];
    }),
  );
}

/** Pairs of folders `lower → higher`, each with the imports that make it. */
export function arrowsUp(imports: Imports, order: readonly string[] = ORDER): Map<string, string[]> {
  const rank = (file: string): number => order.indexOf(file.split('/')[0] as string);
  const found = new Map<string, string[]>();
  for (const [from, list] of imports)
    for (const to of list) {
      if (!from.includes('/') || !to.includes('/') || rank(to) <= rank(from)) continue;
      const pair = `${from.split('/')[0]} → ${to.split('/')[0]}`;
      found.set(pair, [...(found.get(pair) ?? []), `${from} → ${to}`]);
    }
  return found;
}

/** Files that import each other in a ring, largest ring first (Tarjan's strongly connected components). */
export function rings(imports: Imports): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const out: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file) as number);
    stack.push(file);
    for (const to of imports.get(file) ?? []) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(file, Math.min(low.get(file) as number, low.get(to) as number));
    }
    if (low.get(file) !== index.get(file)) return;
    const ring = stack.splice(stack.indexOf(file));
    if (ring.length > 1) out.push(ring);
  };
  for (const file of imports.keys()) if (!index.has(file)) visit(file);
  return out.sort((a, b) => b.length - a.length);
}

function main(): void {
  const imports = importsBelow(join('packages', 'engine', 'src'));
  const unknown = [...imports.keys()].filter(
    (file) => file.includes('/') && !ORDER.includes(file.split('/')[0] as string),
  );
  const up = arrowsUp(imports);
  const large = rings(imports).filter((ring) => ring.length > LARGEST_RING);
  const verbose = process.argv.includes('--all');
  if (unknown.length > 0) console.error(`Folders without a place in the order: ${unknown.join(', ')}`);
  if (up.size > MAX_ARROWS_UP || verbose)
    for (const [pair, list] of up) console.error(`up: ${pair} (${list.length})\n  ${list.join('\n  ')}`);
  for (const ring of verbose ? rings(imports) : large) console.error(`ring of ${ring.length}: ${ring.join(', ')}`);
  console.log(
    `The kernel's folders: ${up.size} arrows up (at most ${MAX_ARROWS_UP}), largest ring ${rings(imports)[0]?.length ?? 0} files (at most ${LARGEST_RING}).`,
  );
  if (unknown.length > 0 || up.size > MAX_ARROWS_UP || large.length > 0) process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
