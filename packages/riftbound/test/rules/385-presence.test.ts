/** Abilities of cards outside the board (383.2.c.1, 385). */
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { position } from '../support/position.js';

const UNIT = { has: ['types', 'Unit'] };
const slay = spell('Test Slay', { targets: [{ what: [UNIT] }], effects: [{ do: 'kill', what: { target: 0 } }] });
const phoenix = unit('Test Phoenix', 2, {
  ...triggered(
    { on: 'move', object: [UNIT], match: { from: 'board', to: 'trash' } },
    { do: 'draw', who: 'you', count: 1 },
  ),
  zone: 'trash',
});
const other = unit('Test Other', 2);

describe('triggered abilities of cards in a trash', () => {
  it('riftbound:385.2, riftbound-zh:378.2 function where they say, and only there', () => {
    const drawn = (mine: object) =>
      position([{ hand: ['Test Slay'], ...mine }, {}], { definitions: [slay, phoenix, other] })
        .play(0, 'Test Slay', { targets: [[{ card: 'Test Other' }]] })
        .settle()
        .hand(0);
    expect(drawn({ trash: ['Test Phoenix'], base: ['Test Other', 'Watchful Sentry'] })).toBe(1);
    expect(drawn({ base: ['Test Other', 'Test Phoenix'] })).toBe(0);
  });
  it('riftbound:383.2.c.1, riftbound-zh:376.2.c.1 also of a card that gets there by that very event', () => {
    const game = position([{ hand: ['Test Slay'], base: ['Test Phoenix', 'Watchful Sentry'] }, {}], {
      definitions: [slay, phoenix],
    });
    game.play(0, 'Test Slay', { targets: [[{ card: 'Test Phoenix' }]] }).settle();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:370.3 a replacement effect that is active in the trash applies from there', () => {
    const idol = gear('Test Idol', {
      kind: 'replacement',
      on: 'damage',
      zone: 'trash',
      target: [UNIT, { controller: 'you' }],
      prevent: true,
    });
    const zap = spell('Test Zap', {
      targets: [{ what: [UNIT] }],
      effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
    });
    const damage = (mine: object) =>
      position([{ hand: ['Test Zap'], ...mine }, {}], { definitions: [idol, zap, other] })
        .play(0, 'Test Zap', { targets: [[{ card: 'Test Other' }]] })
        .settle()
        .unit('Test Other').damage;
    expect([
      damage({ base: ['Test Other'], trash: ['Test Idol'] }),
      damage({ base: ['Test Other', 'Test Idol'] }),
      damage({ base: ['Test Other'], banishment: ['Test Idol'] }),
    ]).toEqual([0, 1, 1]);
  });
});
