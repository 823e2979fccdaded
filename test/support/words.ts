/** What holds for the words of every game's card language, as tests of the game that gives its examples. */
import { printerOf } from '@arbiter/engine';
import type { Examples } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

/** Each word has an example that is valid, a line that says what it means, and, as a verb, words of its own. */
export function describeWords(examples: Examples): void {
  const { language } = examples;
  const entries = examples.entries();
  const errors = (card: unknown) => {
    const checked = language.check(card, '$.definitions[0]');
    return checked.ok ? [] : checked.errors;
  };

  describe('the words', () => {
    it.each(entries.map((e) => [`${e.part} ${e.word}`, e] as const))('The example of %s is valid', (_, entry) => {
      expect(errors(examples.card(entry))).toEqual([]);
    });

    const verbs = entries.filter(({ part }) => part === 'verb');
    it.each(verbs.map((e) => [e.word, e.example] as const))('The verb %s says itself', (word, example) => {
      const print = printerOf(language.words, () => 'an ability');
      const text = print.effects([example as never]);
      // What is only remembered is nothing that a card says.
      if (word === 'remember') expect(text).toBe('');
      else expect(text).toMatch(/^[^"]{3,160}$/);
    });

    it('Each word says something in a line', () => {
      for (const { word, description } of entries) expect(description, word).toMatch(/^[^\n]{4,140}[.)]$/);
    });
  });

  describe('words that the cards print and this language has not', () => {
    const printed = Object.entries(language.phrases()).flatMap(([part, phrases = {}]) =>
      Object.entries(phrases).map(([word, example]) => ({ part, word, example })),
    );
    it.each(printed)('$part $word is said otherwise, and so it is a card', ({ part, word, example }) => {
      expect(errors(examples.card({ part, word: 'x', example }))).toEqual([]);
      const tag = part === 'verb' ? 'do' : part === 'cost' ? 'pay' : 'on';
      const wrong = part === 'filter' ? { [word]: true } : { [tag]: word };
      const [fault] = errors(examples.card({ part, word: 'x', example: wrong }));
      expect(fault).toMatchObject({ code: 'UNKNOWN_WORD', detail: expect.stringContaining(JSON.stringify(example)) });
    });
  });
}
