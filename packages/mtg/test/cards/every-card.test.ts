/** No card without a test: each is named in the title of one, in this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cards } from '../../src/cards/index.js';
import { namesInTitles } from './titles.js';

const folder = new URL('.', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts') && file !== 'every-card.test.ts')
  .flatMap((file) => namesInTitles(readFileSync(new URL(file, folder), 'utf8')));

/** The whole name, not as a part of another word: Forest isn't named by Forests. */
const isNamed = (card: string): boolean => {
  const whole = new RegExp(`(?<![\\p{L}'-])${card.replace(/[.*+?^$(){}|[\]\\/]/g, '\\$&')}(?![\\p{L}'-])`, 'u');
  return names.some((name) => whole.test(name));
};

describe('every card has a test', () => {
  it('each card of the registry is named by a title in this folder', () => {
    expect(cards.map((card) => card.name).filter((name) => !isNamed(name))).toEqual([]);
  });

  it('titles are read from plain tests, templates and tables', () => {
    const source = `
      const rows = [['Memnite', 1]];
      describe.each([['White Knight']])('%s', () => {});
      it.each(rows)('%s of power %i', (card) => { expect('Shock').toBe(card); });
      it('Opt (mtg:1) does it', () => magicPosition('Duress'));
      it(\`\${'x'} and Fog\`, () => {});
      for (const [name, cost] of [['Divination', 3]]) it(\`\${name} (mtg:2)\`, () => {});
      const other = 'Murder';`;
    expect(namesInTitles(source)).toEqual([
      '%s',
      'White Knight',
      '%s of power %i',
      'Memnite',
      'Opt (mtg:1) does it',
      '',
      'x',
      ' and Fog',
      '',
      'Divination',
      ' (mtg:2)',
    ]);
    expect([isNamed('Memnite'), isNamed('Memnit'), isNamed('Tarmogoyf')]).toEqual([true, false, false]);
  });
});
