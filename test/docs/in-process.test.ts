import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameResult, GameState } from '@arbiter/engine';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('the snippet of docs/in-process.md plays on from one state as often as it likes', async () => {
  const [, snippet = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/in-process.md'), 'utf8')) ?? [];
  // Within the repository, so that the packages are found.
  const folder = mkdtempSync(join(root, 'test/docs/snippet-'));
  try {
    const file = join(folder, 'snippet.ts');
    writeFileSync(file, snippet);
    const { results } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      results: { result: GameResult | null; state: GameState }[];
    };
    expect(results).toHaveLength(3);
    for (const { state } of results) expect(state).toMatchObject({ ruleset: 'mtg', seats: 2 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
