/** Replacement effects of the same wording: whose they are can matter. */
import { describe, expect, it } from 'vitest';
import { gear, spell, unit } from '../support/own-cards.js';
import { position } from '../support/position.js';

describe('replacement effects with the same words', () => {
  it('riftbound:372, riftbound-zh:368 two that kill their own sources are ordered by the controller of what they act on', () => {
    const glass = gear('Test Glass', {
      kind: 'replacement',
      on: 'damage',
      target: [{ has: ['types', 'Unit'] }, { controller: 'you' }],
      instead: [{ do: 'kill', what: 'self' }],
    });
    const zap = spell('Test Zap', {
      targets: [{ what: [{ has: ['types', 'Unit'] }] }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 2 }],
    });
    const game = position([{ hand: ['Test Zap'], base: ['Test Friend', 'Test Glass', { card: 'Test Glass' }] }, {}], {
      definitions: [glass, zap, unit('Test Friend', 2)],
    });
    const [, second] = game.onBoard('Test Glass').map(({ id }) => id);
    game.play(0, 'Test Zap').settle();
    expect(game.decision()).toMatchObject({ kind: 'REPLACEMENT', seat: 0 });
    game.choose(0, { object: second as string }).settle();
    expect(game.onBoard('Test Glass').map(({ id }) => id)).not.toContain(second);
    expect([game.onBoard('Test Glass').length, game.unit('Test Friend').damage]).toEqual([1, 0]);
  });
});
