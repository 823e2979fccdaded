/** The numbers that docs/guarantees.md gives players to compare their own programs with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomKey, randomWord } from '@arbiter/engine';
import { expect, test } from 'vitest';
import { commitmentOf } from '../../src/games/commitment.js';

const document = readFileSync(join(import.meta.dirname, '../../../../docs/guarantees.md'), 'utf8');
const row = (name: string): string | undefined =>
  new RegExp(`^\\| ${name} \\| `.concat('`([^`]*)` \\|$'), 'm').exec(document)?.[1];
const seed = '5eed'.repeat(16);

test('The published numbers to compare with are those of the generator and the commitment', () => {
  expect(document).toContain(`of the seed \`${seed}\` in the game \`g_example\``);
  const deck = { main: [{ card: 'Forest', count: 60 }] };
  const seats = [
    { seat: 0, deck, nonce: null, joined: false },
    { seat: 1, deck, nonce: 'dice: 4 4 1', joined: true },
  ];
  expect(document).toContain(JSON.stringify(deck));
  expect(row('commitment')).toBe(commitmentOf('g_example', { seed, seedChosen: false, seats }));
  const key = randomKey(seed, { game: 'g_example', nonces: [{ seat: 1, nonce: 'dice: 4 4 1' }] });
  expect(row('key')).toBe(key);
  expect(row('first words')).toBe([0, 1, 2].map((i) => randomWord(key, i)).join(', '));
});

test('The published shuffle is what the words of the generator give', () => {
  const key = row('key') ?? '';
  let position = 0;
  const draw = (n: number): number => {
    for (;;) {
      const word = randomWord(key, position++);
      if (word < Math.floor(2 ** 32 / n) * n) return word % n;
    }
  };
  const first = draw(2);
  const cards = [...'ABCDEFGH'];
  for (let i = cards.length - 1; i > 0; i--) {
    const k = draw(i + 1);
    [cards[i], cards[k]] = [cards[k] as string, cards[i] as string];
  }
  expect(`${first}, ${cards.join('')}`).toBe(row('`draw\\(2\\)`, then a shuffle of ABCDEFGH'));
});
