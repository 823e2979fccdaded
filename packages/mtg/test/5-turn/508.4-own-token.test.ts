import { describe, expect, it } from 'vitest';
import { own } from '../language/play.js';

const printed = { supertypes: [], subtypes: [], colors: [] };
const soldier = {
  name: 'Test Soldier',
  props: { ...printed, name: 'Test Soldier', types: ['Creature'], power: 1, toughness: 1 },
  abilities: [],
};
const charge = {
  name: 'Test Charge',
  props: { ...printed, name: 'Test Charge', types: ['Sorcery'], manaCost: '{0}' },
  abilities: [{ kind: 'spell', effects: [{ do: 'enterAttacking', token: soldier }] }],
};

describe('tokens that enter attacking', () => {
  it('mtg:506.3b outside combat a token of a card of this game alone is put onto the battlefield, not attacking', () => {
    const game = own([charge], [{ hand: ['Test Charge'] }, {}])
      .cast(0, 'Test Charge')
      .resolve();
    const found = Object.values(game.view().objects).filter((o) => o.card === 'Test Soldier');
    expect(found).toMatchObject([{ tapped: true, attacking: null, token: true }]);
  });
});
