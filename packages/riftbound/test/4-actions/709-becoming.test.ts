/** Units whose Might becomes so much (709, 710). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { position, type RiftboundPlay } from '../support/position.js';

const XP = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
/** Nobody begins with any. */
const gained = (game: RiftboundPlay): number => Number(game.xp(0) ?? 0);
const UNIT = { has: ['types', 'Unit'] };
const watcher = (atLeast: number): JsonObject =>
  gear('Test Watcher', triggered({ on: 'reaches', object: [UNIT, { controller: 'you' }], atLeast }, XP));
const grow = (value: number): JsonObject =>
  spell('Test Growth', {
    targets: [{ what: [UNIT] }],
    effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'add', stat: 'might', value }] }],
  });
/** The XP of the watcher's player after a unit with so much Might got so much more. */
function grown(might: number, more: number, atLeast = 5): unknown {
  const game = position([{ base: ['Test Watcher', 'Test Plain'], hand: ['Test Growth'] }, {}], {
    definitions: [watcher(atLeast), grow(more), unit('Test Plain', might)],
  });
  return gained(game.play(0, 'Test Growth', { targets: [[{ card: 'Test Plain' }]] }).settle());
}

describe('becoming Mighty', () => {
  it('riftbound:709 its Might was less than 5 and is 5 or more', () => {
    expect([grown(4, 1), grown(3, 1), grown(5, 1), grown(2, 7)]).toEqual([1, 0, 0, 1]);
    expect([grown(9, 1, 10), grown(4, 1, 10)]).toEqual([1, 0]);
  });
  it('riftbound:709 what enters with so much does not become it', () => {
    const game = position([{ base: ['Test Watcher'], hand: ['Test Giant'] }, {}], {
      definitions: [watcher(5), unit('Test Giant', 8)],
    });
    expect(gained(game.play(0, 'Test Giant').settle())).toBe(0);
  });
  it('riftbound:710 once it is over, it may become so again', () => {
    const two = (): JsonObject => ({ ...grow(1) });
    const game = position([{ base: ['Test Watcher', 'Test Plain'], hand: ['Test Growth', 'Test Growth'] }, {}], {
      definitions: [watcher(5), two(), unit('Test Plain', 4)],
    });
    game.play(0, 'Test Growth', { targets: [[{ card: 'Test Plain' }]] }).settle();
    game.pass().calm();
    game.pass().calm();
    game.play(0, 'Test Growth', { targets: [[{ card: 'Test Plain' }]] }).settle();
    expect(gained(game)).toBe(2);
  });
});
