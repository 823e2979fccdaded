/** Builds the table in the browser: one script, its style, its page. */
import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path: string): string => fileURLToPath(new URL(`../apps/table/${path}`, import.meta.url));

export async function buildTable(): Promise<void> {
  await build({
    entryPoints: [at('src/main.ts')],
    outfile: at('dist/table.js'),
    bundle: true,
    format: 'esm',
    target: 'es2023',
    minifySyntax: true,
    minifyWhitespace: true,
    // What comes from elsewhere keeps its licences.
    legalComments: 'eof',
    // The client is taken from its sources, so that nothing needs to be built before.
    conditions: ['arbiter-source'],
  });
  for (const name of ['index.html', 'table.css']) await copyFile(at(`src/${name}`), at(`dist/${name}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildTable();
