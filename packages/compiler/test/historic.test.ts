/** What "historic" means on a card (700.6). */
import { describe, expect, it } from 'vitest';
import { creature } from './cards.js';
import { meant } from './meaning.js';

describe('historic', () => {
  it('mtg:700.6 is what is an artifact, legendary or a Saga, and nothing else', () => {
    expect(meant(creature('Whenever you cast a historic spell, draw a card.'))).toMatchObject([
      {
        on: {
          on: 'cast',
          player: 'you',
          object: [
            {
              any: [
                { has: ['types', 'Artifact'] },
                { has: ['supertypes', 'Legendary'] },
                { has: ['subtypes', 'Saga'] },
              ],
            },
          ],
        },
      },
    ]);
  });
});
