/** Creatures that can't block those of whoever controls the effect (509.1b, 109.5). */
import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

describe('creatures that they cannot block (509.1b)', () => {
  const champion = { card: 'Champion of Lambholt', counters: { '+1/+1': 2 } };

  it('mtg:109.5 creatures with less power can’t block creatures of whoever controls Champion of Lambholt', () => {
    const game = magicPosition([
      { battlefield: [champion, 'Hill Giant'] },
      { battlefield: ['Grizzly Bears', 'Colossus of Sardia'] },
    ]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map(({ card }) => card)).toEqual(['Colossus of Sardia']);
    game.block(1, ['Colossus of Sardia', 'Hill Giant']).until({ step: 'postcombatMain' });
    expect(game.zones('Hill Giant')).toEqual(['graveyard']);
  });

  it('mtg:109.5 its controller’s own creatures may block others, however weak they are', () => {
    const game = magicPosition([{ battlefield: ['Hill Giant'] }, { battlefield: [champion, 'Grizzly Bears'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ kind: 'BLOCKERS' });
    game.block(1, ['Grizzly Bears', 'Hill Giant']).until({ step: 'postcombatMain' });
    expect(game.zones('Grizzly Bears')).toEqual(['graveyard']);
  });

  it('mtg:109.5 creatures with flying can’t block creatures of whoever controls Bower Passage', () => {
    const game = magicPosition([{ battlefield: ['Hill Giant', 'Bower Passage'] }, { battlefield: ['Air Elemental'] }]);
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').pass().pass();
    expect(game.decisions().some(({ kind }) => kind === 'BLOCKERS')).toBe(false);
    expect(game.until({ step: 'postcombatMain' }).life(1)).toBe(17);
    const own = magicPosition([{ battlefield: ['Hill Giant'] }, { battlefield: ['Air Elemental', 'Bower Passage'] }]);
    own.until({ kind: 'ATTACKERS' }).attack(0, 'Hill Giant').until({ kind: 'BLOCKERS' });
    own.block(1, ['Air Elemental', 'Hill Giant']).until({ step: 'postcombatMain' });
    expect(own.life(1)).toBe(20);
  });
});
