import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

describe('spells', () => {
  it('mtg:601.2c Lightning Strike hits what it targets', () => {
    const game = magicPosition([{ hand: ['Lightning Strike'], battlefield: lands(2, 'Mountain') }, {}])
      .cast(0, 'Lightning Strike', { player: 1 })
      .resolve();
    expect(game.life(1)).toBe(17);
  });
});
