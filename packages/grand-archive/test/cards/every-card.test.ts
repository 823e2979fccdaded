/** No card without a test: each is named in the title of one, in this folder. */
import { facesOf } from '@arbiter/engine';
import { isNamed, titlesIn } from '@arbiter/test-kit/titles';
import { describe, expect, it } from 'vitest';
import { cards } from '../../src/cards/index.js';

const titles = titlesIn(new URL('.', import.meta.url));

describe('every card has a test', () => {
  it('each card of the registry is named by a title in this folder', () => {
    expect(
      cards
        .flatMap(facesOf)
        .map((card) => card.name)
        .filter((name) => !isNamed(name, titles)),
    ).toEqual([]);
  });
});
