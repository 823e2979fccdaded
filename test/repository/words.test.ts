import { readFileSync } from 'node:fs';
import { language } from '@arbiter/mtg';
import { describe, expect, test } from 'vitest';
import { DOCUMENT, renewed, sample } from '../../scripts/words.js';

const document = readFileSync(DOCUMENT, 'utf8');

describe('docs/card-language.md', () => {
  test('lists the words as they are; `npm run words -- --write` renews the list', () => {
    expect(renewed(document)).toBe(document);
  });

  test('has every word, and every parameter beside it', () => {
    for (const { part, word, takes } of language.entries(sample)) {
      const lines = document.split('\n- ').filter((item) => item.startsWith(`**\`${word}\`**`));
      for (const { name } of takes)
        expect(
          lines.some((item) => item.includes(`\`${name}\``)),
          `${part} ${word}: ${name}`,
        ).toBe(true);
      expect(lines.length, `${part} ${word}`).toBeGreaterThan(0);
    }
  });

  test('links to places that are there', () => {
    const anchors = [...document.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const [, anchor] of document.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
  });
});
