/** No card without a test: each is named in the title of one, in this folder. */
import { isNamed, titlesIn } from '@arbiter/test-kit/titles';
import { describe, expect, it } from 'vitest';
import { cards, tokens } from '../../src/cards/index.js';
import { sampleDecks } from '../../src/index.js';

const titles = titlesIn(new URL('.', import.meta.url));

describe('every card has a test', () => {
  it('each card and token is named by a title in this folder', () => {
    expect([...cards, ...tokens].map((card) => card.name).filter((name) => !isNamed(name, titles))).toEqual([]);
  });
  it('every card of both sample decks is played', () => {
    const known = new Set(cards.map((c) => c.name));
    const wanted = Object.values(sampleDecks).flatMap((deck) => Object.values(deck).flat());
    expect(wanted.filter((e) => !known.has(e.card))).toEqual([]);
  });
});
