/** The words of each game as types reach whoever installs its package, not only whoever reads its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

describe.each(['mtg', 'grand-archive', 'riftbound'])('%s', (game) => {
  test('its vocabulary names each file that adds words to the card language', () => {
    const source = join(root, 'packages', game, 'src');
    const declaring = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => /^declare module '@arbiter\/engine'/m.test(readFileSync(join(source, file), 'utf8')));
    const vocabulary = readFileSync(join(source, 'language/vocabulary.ts'), 'utf8');
    const named = [...vocabulary.matchAll(/^import '(.*)\.js';$/gm)].map(([, path = '']) =>
      join('language', `${path}.ts`),
    );
    expect(named.sort()).toEqual(declaring.sort());
  });
});
