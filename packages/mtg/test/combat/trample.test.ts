import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

describe('trample (702.19)', () => {
  const attackWithDreadmaw = () =>
    magicPosition([{ battlefield: ['Colossal Dreadmaw'] }, { battlefield: ['Giant Spider', ...lands(2, 'Forest')] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Colossal Dreadmaw')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Giant Spider', 'Colossal Dreadmaw'])
      .until({ kind: 'COMBAT_DAMAGE' });

  it('mtg:702.19b the rest goes through once every blocker is assigned lethal damage', () => {
    const game = attackWithDreadmaw().answer(0, {
      distribute: [
        { option: { card: 'Giant Spider' }, amount: 4 },
        { option: { player: 1 }, amount: 2 },
      ],
    });
    expect(game.life(1)).toBe(18);
    expect(game.zones('Giant Spider')).toEqual(['graveyard']);
  });

  it('mtg:702.19b less than lethal damage to a blocker lets nothing through', () => {
    const refusal = attackWithDreadmaw().refused(0, {
      distribute: [
        { option: { card: 'Giant Spider' }, amount: 3 },
        { option: { player: 1 }, amount: 3 },
      ],
    });
    expect(refusal.code).toBe('ILLEGAL_ACTION');
    expect(refusal.rules).toContain('mtg:702.19b');
  });
});
