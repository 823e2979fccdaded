import { describe, expect, it } from 'vitest';
import { position } from '../support/position.js';

const PATH = 'Startipped Peak';
const knownInHand = (game: ReturnType<typeof position>): number => {
  const hand = game.view(0).zones.find((z) => z.id === 'hand' && z.owner === 1) as unknown as { known?: string[] };
  return hand.known?.length ?? 0;
};

describe('cards seen before', () => {
  it('riftbound:129.4 whoever saw a hand doesn’t see which of its cards is hidden at a battlefield', () => {
    const game = position(
      [
        { hand: ['Ashe, Focused'] },
        {
          hand: ['Hidden Blade', 'Cleave', 'Stupefy'],
          runes: ['Fury Rune'],
          runeDeck: [{ card: 'Fury Rune', count: 6 }],
        },
      ],
      { battlefields: [{ card: PATH, owner: 1, controller: 1, units: [{ card: 'Honest Broker', controller: 1 }] }] },
    );
    game.play(0, 'Ashe, Focused').pass().pass().choose(0, { card: 'Stupefy' });
    expect(knownInHand(game)).toBe(2);
    game.until({ turn: 4, step: 'main' });
    game.hide(1, 'Hidden Blade', PATH);
    expect(game.zones('Hidden Blade')).toEqual(['facedown']);
    // Either of the two may be the one that lies there.
    expect(knownInHand(game)).toBe(0);
    expect(JSON.stringify(game.view(0))).not.toContain('Hidden Blade');
  });
});
