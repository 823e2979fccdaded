/** State-based effects of 2003: each difference from today, by the rule that had it so. */
import { position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

describe('the legend rule', () => {
  it('mtg-2003:420.5e over all of play the one stays that was there first, and nobody chooses', () => {
    const game = position2003([
      { hand: ["Gaea's Cradle"], battlefield: [] },
      { battlefield: ["Gaea's Cradle"] },
    ]).choose(0, { kind: 'PLAY_LAND', card: "Gaea's Cradle" });
    expect(game.decision().kind).toBe('PRIORITY');
    expect(game.all("Gaea's Cradle").map(({ controller }) => controller)).toEqual([1]);
    expect(game.all("Gaea's Cradle", 'graveyard').map(({ owner }) => owner)).toEqual([0]);
  });

  it('mtg-2003:215.2 a legend is one by its creature type', () => {
    const game = position2003([{ battlefield: ['Rorix Bladewing'] }, {}]);
    expect(game.the('Rorix Bladewing')).toMatchObject({ supertypes: [], subtypes: ['Dragon', 'Legend'] });
  });
});
