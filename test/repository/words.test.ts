import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../scripts/word-games.js';
import { DOCUMENT, renewed } from '../../scripts/words.js';

const document = readFileSync(DOCUMENT, 'utf8');
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** The items of a word: those that all games share, and those of one game. */
function itemsFor(title: string): string[] {
  const [shared = '', ...own] = document.split('\n## Words of ');
  const game = own.find((chapter) => chapter.startsWith(`${title}\n`));
  return `${shared}\n${game}`.split('\n- ');
}

describe('docs/card-language.md', () => {
  test('lists the words as they are; `npm run words -- --write` renews the list', () => {
    expect(renewed(document)).toBe(document);
  });

  test.each(games.map((game) => [game.title, game] as const))(
    'has every word of %s, and every parameter beside it',
    (title, { language, sample }) => {
      const items = itemsFor(title);
      for (const { part, word, params } of language.entries(sample)) {
        const lines = items.filter((item) => item.startsWith(`**\`${word}\`**`));
        for (const { name } of params)
          expect(
            lines.some((item) => item.includes(`\`${name}\``)),
            `${part} ${word}: ${name}`,
          ).toBe(true);
        expect(lines.length, `${part} ${word}`).toBeGreaterThan(0);
      }
    },
  );

  test.each(games.map((game) => [game.title, game] as const))(
    'has every characteristic, name, zone and step of %s',
    (title, { language }) => {
      const text = itemsFor(title).join('\n- ');
      const names = Object.values(language.names()).flatMap((all) => Object.keys(all));
      for (const { name } of language.shapes().props) expect(text).toContain(`- **\`${name}\`**`);
      for (const name of [...names, ...language.zones(), ...language.steps()]) expect(text).toContain(`\`${name}\``);
    },
  );

  test('links to places that are there', () => {
    const anchors = [...document.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => anchorOf(title));
    for (const [, anchor] of document.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
  });
});
