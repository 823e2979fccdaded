/** Might below 0 (143.2.b). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, unit } from '../support/own-cards.js';
import { position } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };
const might = (value: number): JsonObject => ({
  do: 'modify',
  what: { target: 0 },
  mods: [{ mod: 'add', stat: 'might', value }],
});
const onUnit = (name: string, ...effects: JsonObject[]): JsonObject =>
  spell(name, { targets: [{ what: UNIT }], effects });

describe('Might below 0', () => {
  const weaken = onUnit('Test Weaken', might(-5));

  it('riftbound:143.2.b counts as 0 where effects ask for it', () => {
    const count = spell('Test Count', {
      targets: [{ what: [UNIT, { stat: ['might', '=', 0] }] }],
      effects: [{ do: 'draw', who: 'you', count: { sum: [3, { stat: 'might', of: { target: 0 } }] } }],
    });
    const game = position([{ hand: ['Test Weaken', 'Test Count'], base: ['Test Small'] }, {}], {
      definitions: [weaken, count, unit('Test Small', 1)],
    });
    game.play(0, 'Test Weaken').settle();
    expect(game.might('Test Small')).toBe(-4);
    game.play(0, 'Test Count').settle();
    expect(game.hand(0)).toBe(3);
  });

  it('riftbound:143.2.b nor does it lessen the damage that a side deals', () => {
    const game = position([{ hand: ['Test Weaken'], base: ['Test Small', 'Test Large'] }, {}], {
      battlefields: [
        { card: 'Rockfall Path', controller: 1, units: [{ card: 'Test Wall', controller: 1 }] },
        { card: 'Startipped Peak' },
      ],
      definitions: [weaken, unit('Test Small', 1), unit('Test Large', 4), unit('Test Wall', 4)],
    });
    game.play(0, 'Test Weaken', { targets: [[{ card: 'Test Small' }]] }).settle();
    game.move(0, 'Test Large', 'Rockfall Path', ['Test Small']).settle();
    expect(game.zones('Test Wall')).toEqual(['trash']);
  });

  it('riftbound:143.2.b.1 is less than 0 all the same for what changes it', () => {
    const game = position([{ hand: ['Test Weaken', 'Test Grow'], base: ['Test Small'] }, {}], {
      definitions: [weaken, onUnit('Test Grow', might(3)), unit('Test Small', 1)],
    });
    game.play(0, 'Test Weaken').settle().play(0, 'Test Grow').settle();
    expect(game.might('Test Small')).toBe(-1);
  });
});
