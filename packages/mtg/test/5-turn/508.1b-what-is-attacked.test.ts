/** What a creature attacks is known to what it triggers: the player, or the permanent, and nobody else (508.1b). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, triggered } from '../../src/language/builders.js';

ownCards(
  creatureCard(
    'Test Spitter',
    '{R}',
    'Goblin',
    '1/1',
    triggered(
      { on: 'attack', object: 'self' },
      {
        effects: [
          {
            do: 'damage',
            amount: 1,
            to: {
              each: {
                any: [
                  [{ player: 'any' }, { in: { event: 'attackedPlayer' } }],
                  [{ zone: 'battlefield' }, { has: ['types', 'Planeswalker'] }, { in: { event: 'attackedObject' } }],
                ],
              },
            },
          },
        ],
      },
    ),
  ),
);

const left = (game: Play): unknown[] => [
  game.life(0),
  game.life(1),
  game.all('Jace Beleren').map(({ counters }) => counters),
];
const begin = (): Play =>
  magicPosition([{ battlefield: ['Test Spitter'] }, { battlefield: ['Jace Beleren'] }]).until({ kind: 'ATTACKERS' });

describe('the player or planeswalker that it attacks', () => {
  it('mtg:508.1b is the player where it attacks that player', () => {
    expect(left(begin().attack(0, 'Test Spitter').resolve())).toEqual([20, 19, [{ loyalty: 3 }]]);
  });

  it('mtg:508.1b is the planeswalker where it attacks that planeswalker', () => {
    const game = begin().answer(0, { assign: [{ from: { card: 'Test Spitter' }, to: { card: 'Jace Beleren' } }] });
    expect(left(game.resolve())).toEqual([20, 20, [{ loyalty: 2 }]]);
  });
});
