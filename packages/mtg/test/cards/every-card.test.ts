/** No card without a test: each is named in the title of one, in this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import type { CardDefinition } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { evergreenCreatures } from '../../src/cards/evergreen-creatures.js';
import { welcomeCreatures } from '../../src/cards/welcome-decks-creatures.js';
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
  it.each<[string, CardDefinition[]]>([
    ['creatures of the welcome decks', welcomeCreatures],
    ['evergreen creatures', evergreenCreatures],
  ])('%s', (_group, group) => {
    expect(group.map((card) => card.name).filter((name) => !isNamed(name))).toEqual([]);
  });

  it('titles are read from plain tests, templates and tables', () => {
    const source = `
      const rows = [['Memnite', 1]];
      describe.each([['White Knight']])('%s', () => {});
      it.each(rows)('%s of power %i', (card) => { expect('Shock').toBe(card); });
      it('Opt (mtg:1) does it', () => magicPosition('Duress'));
      it(\`\${'x'} and Fog\`, () => {});
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
    ]);
    expect([isNamed('Memnite'), isNamed('Memnit'), isNamed('Tarmogoyf')]).toEqual([true, false, false]);
  });
});
