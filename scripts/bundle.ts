/**
 * Bundles each package of the rules into a few files (`packages/<name>/dist/bundle`), which are what `import` finds there:
 * Node opens and resolves one module after the other, and 1,100 small ones took longer than all the rest of a start. What a
 * package reads from disk lies where the compiled modules are. Part of `npm run build`.
 *
 *   npm run bundle
 */
import { readFileSync, rmSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** The packages that the service loads, and what of each is begun with. */
const PACKAGES: { [name: string]: { [entry: string]: string } } = {
  engine: { index: 'index.ts' },
  mtg: { index: 'index.ts' },
  'grand-archive': { index: 'index.ts' },
  riftbound: { index: 'index.ts' },
  compiler: { index: 'index.ts', cli: 'cli/main.ts' },
};
const at = (path: string): string => fileURLToPath(new URL(`../packages/${path}`, import.meta.url));

/** A module that asks where it is means its own place, and not that of the bundle, all files of which lie in one folder. */
const places = (src: string): Plugin => ({
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8');
      if (!contents.includes('import.meta.url')) return null;
      const module = relative(src, path).split(sep).join('/').replace(/ts$/, 'js');
      const place = `new URL(${JSON.stringify(`../${module}`)}, import.meta.url).href`;
      return { contents: contents.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
});

for (const [name, entries] of Object.entries(PACKAGES)) {
  const [src, outdir] = [at(`${name}/src`), at(`${name}/dist/bundle`)];
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([entry, file]) => [entry, `${src}/${file}`])),
    outdir,
    bundle: true,
    // The builders of cards are a file of their own: where there are files of cards nobody loads them.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [places(src)],
  });
}
