import { describe, expect, it } from 'vitest';
import { cards } from '../../src/cards/index.js';
import { language } from '../../src/index.js';

const check = (card: unknown) => {
  const result = language.check(card, '$.definitions[0]');
  return result.ok ? [] : result.errors;
};

describe('our own cards', () => {
  it.each(cards.map((c) => [c.name, c] as const))('%s is a card of the language', (_, card) => {
    expect(check(card)).toEqual([]);
  });
});
