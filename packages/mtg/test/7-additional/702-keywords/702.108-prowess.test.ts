import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creatureCard, keyword } from '../../6-spells/test-cards.js';

for (const definition of [
  creatureCard('Test Monk', '{R}', 'Monk', '1/1', keyword('prowess'), keyword('prowess')),
  card('Test Trinket', { cost: '{0}', type: 'Artifact' }),
])
  ownCards(definition);

const monk = (...hand: string[]) =>
  magicPosition([
    { hand, battlefield: ['Monastery Swiftspear', 'Mountain'] },
    { hand: ['Shock'], battlefield: ['Mountain'] },
  ]);

describe('prowess (702.108)', () => {
  it('mtg:702.108a a noncreature spell gives +1/+1, before that spell resolves', () => {
    const game = monk('Shock').cast(0, 'Shock', { player: 1 });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Monastery Swiftspear', 'Shock']);
    game.resolve();
    expect([game.figures('Monastery Swiftspear'), game.life(1)]).toEqual(['2/3', 20]);
    expect(game.resolve().until({ turn: 4 }).figures('Monastery Swiftspear')).toBe('1/2');
  });
  it('mtg:702.108a creature spells, also artifact creatures, and opponents’ spells don’t', () => {
    const game = monk('Memnite', 'Test Trinket').cast(0, 'Memnite').resolve();
    expect(game.figures('Monastery Swiftspear')).toBe('1/2');
    game.cast(0, 'Test Trinket').resolveAll();
    expect(game.figures('Monastery Swiftspear')).toBe('2/3');
    game.pass().cast(1, 'Shock', { player: 0 }).resolveAll();
    expect(game.figures('Monastery Swiftspear')).toBe('2/3');
  });
  it('mtg:702.108b each instance triggers by itself', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Test Monk', 'Mountain'] }, {}]).cast(0, 'Shock', {
      player: 1,
    });
    game.takeDefault('ORDER_TRIGGERS');
    expect(game.resolveAll().figures('Test Monk')).toBe('3/3');
  });
});
