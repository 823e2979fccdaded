/** What words mean on a card that rules define by themselves: historic (700.6), investigating (701.16). */
import { describe, expect, it } from 'vitest';
import { creature, instant } from './cards.js';
import { meant } from './meaning.js';

describe('words that rules define', () => {
  it('mtg:700.6 historic is what is an artifact, legendary or a Saga, and nothing else', () => {
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

  it('mtg:701.16a to investigate is to create one Clue', () => {
    expect(meant(instant('Investigate.'))).toMatchObject([
      { effects: [{ do: 'create', token: { name: 'Clue', props: { subtypes: ['Clue'] } } }] },
    ]);
    const [one] = meant(instant('Investigate.')) as { effects: { count?: number }[] }[];
    expect([undefined, 1]).toContain(one?.effects[0]?.count);
  });
});
