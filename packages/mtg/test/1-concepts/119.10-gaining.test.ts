import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, gainLife, instant, loseLife } from '../6-spells/test-cards.js';

ownCards(
  card('Test Mender', {
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'stat',
        player: 'you',
        match: { stat: 'life', gain: true },
        change: { amount: { times: [2, { event: 'amount' }] } },
      },
    ],
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(3)] }),
  instant('Test Prick', '{0}', { effects: [loseLife(3, 'you')] }),
);

describe('life that would be gained', () => {
  it('mtg:119.3 is changed alone: life that is lost is no negative gain', () => {
    const at = (spell: string) =>
      magicPosition([{ hand: [spell], battlefield: ['Test Mender', ...lands(1, 'Plains')] }, {}])
        .cast(0, spell)
        .resolve()
        .life(0);
    expect(at('Test Sip')).toBe(26);
    expect(at('Test Prick')).toBe(17);
  });
});
