import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

describe('modes', () => {
  it('mtg:700.2a a mode whose only target would be the spell itself can’t be chosen', () => {
    const game = magicPosition([{ hand: ['Supreme Will'], battlefield: lands(3, 'Island') }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Supreme Will' });
    expect(game.decision().kind).toBe('PRIORITY');
    expect(game.view().stack).toMatchObject([{ targets: [] }]);
  });
});
