/** Double-faced cards that enter with another face up, or turn over. */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  faces,
  gainLife,
  instant,
  transform,
} from '../6-spells/test-cards.js';

ownCards(
  card('Test Mirror', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      { kind: 'replacement', on: 'move', object: creature, match: { to: 'battlefield' }, change: { face: 1 } },
    ],
  }),
  faces(
    'modal',
    creatureCard('Test Novice', '{0}', 'Human', '1/1'),
    instant('Test Trick', '{0}', { effects: [gainLife(5)] }),
  ),
  faces('modal', creatureCard('Test Cub', '{0}', 'Bear', '1/1'), creatureCard('Test Bear', '{9}', 'Bear', '4/4')),
  faces(
    'transform',
    creatureCard('Test Chooser', '{0}', 'Human', '1/1', activated([], { effects: [transform('self')] })),
    card('Test Chosen', {
      type: 'Creature — Horror',
      power: 2,
      toughness: 2,
      abilities: [
        {
          kind: 'replacement',
          on: 'transform',
          object: 'self',
          entering: true,
          before: [{ do: 'chooseWord', of: 'color' }],
        },
        { kind: 'static', affects: 'self', mods: [{ mod: 'gainChosen', of: 'color' }] },
        activated([], { effects: [transform('self')] }),
      ],
    }),
  ),
);

describe('double-faced cards (712)', () => {
  it('mtg:712.13a a spell that would enter with an instant up is put into the graveyard instead', () => {
    const game = magicPosition([
      { hand: ['Test Novice // Test Trick', 'Test Cub // Test Bear'], battlefield: ['Test Mirror'] },
      {},
    ]);
    game.choose(0, { kind: 'CAST', card: 'Test Cub' }).resolve();
    expect(game.the('Test Cub // Test Bear')).toMatchObject({ name: 'Test Bear', power: 4 });
    game.choose(0, { kind: 'CAST', card: 'Test Novice' }).resolve();
    expect([game.zones('Test Novice // Test Trick'), game.life(0)]).toEqual([['graveyard'], 20]);
  });

  it('mtg:712.20 what the other face says of transforming is applied while it transforms, and not afterward', () => {
    const game = magicPosition([{ battlefield: ['Test Chooser // Test Chosen'] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Chooser', mana: false }).resolve();
    // Chosen before it has turned.
    expect(game.the('Test Chooser // Test Chosen')).toMatchObject({ name: 'Test Chooser' });
    game.choose(0, { value: 'G' });
    expect(game.the('Test Chooser // Test Chosen')).toMatchObject({ name: 'Test Chosen', colors: ['G'] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Chooser', mana: false }).resolve();
    expect(game.the('Test Chooser // Test Chosen')).toMatchObject({ name: 'Test Chooser' });
    expect(game.waiting()).toBe(true);
  });
});
