/** Looking at facedown cards because something says so (107.3, 128, 421). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';

const quick = (card: JsonObject): JsonObject => ({
  ...card,
  abilities: [{ kind: 'keyword', keyword: 'reaction' }, ...(card.abilities as JsonObject[])],
});
const peek = quick(spell('Test Peek', { effects: [{ do: 'lookAtFacedown', of: 'opponents' }] }));
const deed = spell('Test Deed', { effects: [{ do: 'draw', who: 'you', count: 1 }] });
const sly = withKeyword(unit('Test Sly', 1), 'hidden');
const foe = (card: string) => ({ card, controller: 1 });

/** How many facedown cards seat 0 knows. */
const seen = (game: RiftboundPlay): number =>
  Object.values(game.view(0).objects).filter((o) => o.card === 'Test Sly' && o.zone === 'facedown').length;

describe('facedown cards', () => {
  it('riftbound:128 a player looks at those of another, and at what is hidden later in the turn', () => {
    const game = position(
      [{ hand: ['Test Peek'] }, { hand: ['Test Deed', 'Test Sly', 'Test Sly'], runes: [runes(4, 'Mind')] }],
      {
        turn: { active: 1 },
        battlefields: [
          { card: PEAK, controller: 1, units: [foe('Pouty Poro')] },
          { card: GROVE, controller: 1, units: [foe('Watchful Sentry')] },
        ],
        definitions: [peek, deed, sly],
      },
    );
    game.hide(1, 'Test Sly', PEAK);
    expect(seen(game)).toBe(0);
    game.play(1, 'Test Deed');
    while (game.decision().seat !== 0) game.pass();
    game.play(0, 'Test Peek').settle();
    expect(seen(game)).toBe(1);
    game.hide(1, 'Test Sly', GROVE);
    expect(seen(game)).toBe(2);
    // Whoever hides sees nothing of the other's for that.
    expect(game.happened('LOOKED_AT').map((e) => e.seat)).toEqual([0, 0]);
  });
  it('riftbound:128 in another turn what is hidden is not looked at any more', () => {
    const game = position([{ hand: ['Test Peek'] }, { hand: ['Test Sly'], runes: [runes(4, 'Mind')] }], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Pouty Poro')] }, { card: GROVE }],
      definitions: [peek, sly],
    });
    game.play(0, 'Test Peek').settle().pass().calm();
    game.hide(1, 'Test Sly', PEAK);
    expect([game.zones('Test Sly'), seen(game)]).toEqual([['facedown'], 0]);
  });
});
