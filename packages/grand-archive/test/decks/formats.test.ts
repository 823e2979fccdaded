import { describe, expect, it } from 'vitest';
import { grandArchive, starterDecks } from '../../src/index.js';

const parse = (text: string) => grandArchive.parseDeckText(text);
const read = (text: string) => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

describe('deck lists as players write them', () => {
  it('Omnidex: headings with #, in any order', () => {
    expect(
      read('# Main Deck\n4 Fireball\n3 Blitz Mage\n\n# Material Deck\n1 Spirit of Fire\n\n# Sideboard\n2 Reclaim'),
    ).toEqual({
      main: [
        { card: 'Fireball', count: 4 },
        { card: 'Blitz Mage', count: 3 },
      ],
      material: [{ card: 'Spirit of Fire', count: 1 }],
      sideboard: [{ card: 'Reclaim', count: 2 }],
    });
  });

  it.each([
    ['colons and counts in headings', 'Material Deck (1):\n1 Spirit of Fire\nMain Deck (4):\n4 Fireball'],
    ['comment headings and 4x', '// Material\r\n1x Spirit of Fire\r\n// Main\r\n4x Fireball'],
    ['a heading for champions', 'Champion:\n1 Spirit of Fire\nMain:\n4 Fireball'],
    ['no headings at all', '1 Spirit of Fire\n4 Fireball'],
  ])('also with %s', (_, text) => {
    expect(read(text)).toEqual({
      material: [{ card: 'Spirit of Fire', count: 1 }],
      main: [{ card: 'Fireball', count: 4 }],
    });
  });

  it('a whole starter deck comes back from its own text', () => {
    const deck = starterDecks.lorraine ?? {};
    const section = (pile: string) => (deck[pile] ?? []).map(({ card, count }) => `${count} ${card}`).join('\n');
    const text = `# Material Deck\n${section('material')}\n\n# Main Deck\n${section('main')}\n`;
    expect(grandArchive.validateDeck('4.1', read(text))).toMatchObject({ legal: true, errors: [] });
  });

  it('every line that cannot be read is named by its number', () => {
    const parsed = parse('# Main Deck\n4 Fireball\nFireball\n0 Reclaim\n999 Reclaim');
    expect(parsed).toMatchObject({ ok: false });
    if (!parsed.ok)
      expect(parsed.error.errors?.map((e) => e.detail.split(':')[0])).toEqual(['line 3', 'line 4', 'line 5']);
  });

  it('a list without cards is no deck', () => {
    for (const text of ['', '# Main Deck', '// a comment']) expect(parse(text).ok).toBe(false);
  });
});
