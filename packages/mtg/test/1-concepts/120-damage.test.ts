import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

describe('damage (120)', () => {
  it('mtg:120.3a damage to a player takes as much life from that player', () => {
    const game = magicPosition([{ hand: ['Lightning Strike'], battlefield: lands(2, 'Mountain') }, {}])
      .cast(0, 'Lightning Strike', { player: 1 })
      .resolve();
    expect([game.life(0), game.life(1)]).toEqual([20, 17]);
    expect(game.happened('LIFE_CHANGED')).toMatchObject([{ seat: 1 }]);
  });
});
