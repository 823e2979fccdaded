/** Buffs (702). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, unit } from '../support/own-cards.js';
import { position } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };
const _might = (value: number): JsonObject => ({
  do: 'modify',
  what: { target: 0 },
  mods: [{ mod: 'add', stat: 'might', value }],
});
const onUnit = (name: string, ...effects: JsonObject[]): JsonObject =>
  spell(name, { targets: [{ what: UNIT }], effects });

describe('buffs', () => {
  it('riftbound:702.3.a a second one is not placed, riftbound:702.3 nor are two at once', () => {
    const buff = (amount: number): JsonObject => ({ do: 'counters', what: { target: 0 }, kind: 'buff', amount });
    const game = position([{ hand: ['Test Buff', 'Test Two'], base: ['Test Small'] }, {}], {
      definitions: [onUnit('Test Buff', buff(1)), onUnit('Test Two', buff(2)), unit('Test Small', 1)],
    });
    game.play(0, 'Test Two').settle();
    expect(game.might('Test Small')).toBe(2);
    game.play(0, 'Test Buff').settle();
    expect([game.might('Test Small'), game.happened('COUNTERS_CHANGED')]).toMatchObject([2, [{ amount: 1, total: 1 }]]);
  });
});
