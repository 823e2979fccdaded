/** No card without a test: each is named in the title of one, in this folder. */
import { isNamed, namesInTitles, titlesIn } from '@arbiter/test-kit/titles';
import { describe, expect, it } from 'vitest';
import { cards } from '../../src/cards/index.js';

const titles = titlesIn(new URL('.', import.meta.url));

describe('every card has a test', () => {
  it('each card of the registry is named by a title in this folder', () => {
    expect(cards.map((card) => card.name).filter((name) => !isNamed(name, titles))).toEqual([]);
  });

  it('no card is written twice', () => {
    const names = cards.map((card) => card.name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
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
    expect(['Memnite', 'Memnit', 'No Such Card'].map((card) => isNamed(card, titles))).toEqual([true, false, false]);
  });
});
