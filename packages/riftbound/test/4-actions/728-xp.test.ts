/** XP: gained and spent (728–733), by Hunt (823) and for Level (824). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, unit, withKeyword } from '../support/own-cards.js';
import { PEAK, position } from '../support/position.js';

const gain = (amount: number): JsonObject => ({ do: 'stat', who: 'you', stat: 'xp', amount });
const atLeast = (amount: number): JsonObject => ({ compare: [{ stat: 'xp', of: 'you' }, '>=', amount] });
const MIGHT = [{ mod: 'add', stat: 'might', value: 2 }];

describe('XP', () => {
  it('riftbound:730.1 a player who gains XP has that much more, and nobody else has', () => {
    const lesson = spell('Test Lesson', { effects: [gain(2)] });
    const game = position([{ hand: ['Test Lesson'], xp: 1 }, {}], { definitions: [lesson] });
    game.play(0, 'Test Lesson').settle();
    expect([game.xp(0), game.xp(1) ?? 0]).toEqual([3, 0]);
    expect(game.happened('XP_CHANGED')).toMatchObject([{ seat: 0, amount: 2, total: 3 }]);
  });
  it('riftbound:729.2 how much XP a player has is seen by their opponents', () => {
    const game = position([{ xp: 4 }, {}]);
    expect((game.view(1).players[0] as JsonObject).xp).toBe(4);
  });
  it('riftbound:730.2 who spends XP has that much less, and can spend no more than there is', () => {
    const school = gear('Test School', {
      kind: 'activated',
      cost: [{ pay: 'xp', amount: 3 }],
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    });
    const at = (xp: number) => position([{ base: ['Test School'], xp }, {}], { definitions: [school] });
    expect(at(2).offered()).not.toContain('ACTIVATE Test School');
    const game = at(4).use(0, 'Test School');
    expect(game.xp(0)).toBe(1);
    expect([game.settle().hand(0), game.offered().includes('ACTIVATE Test School')]).toEqual([1, false]);
  });
});

describe('Hunt', () => {
  const hunter = (value?: number): JsonObject =>
    withKeyword(unit('Test Hunter', 3), 'hunt', value === undefined ? {} : { value });
  const conquered = (value?: number) =>
    position([{ base: ['Test Hunter'] }, {}], { definitions: [hunter(value)] })
      .move(0, 'Test Hunter', PEAK)
      .calm();
  it('riftbound:823.1.c.1 its player gains so much XP as it conquers, and 1 where no number is said', () => {
    expect([conquered(2).xp(0), conquered().xp(0)]).toEqual([2, 1]);
  });
  it('riftbound:823.1.b it is a hold effect as well', () => {
    const game = conquered(2).until({ turn: 5, step: 'main' });
    expect(game.xp(0)).toBe(4);
  });
});

describe('Level', () => {
  const keyword: JsonObject = { kind: 'keyword', keyword: 'level', value: 3 };
  const sage = unit('Test Sage', 1, keyword, { kind: 'static', mods: MIGHT, if: atLeast(3) });
  it('riftbound:824.1.b.1 what depends on it is there with so much XP, and not with less', () => {
    const might = (xp: number) =>
      position([{ base: ['Test Sage'], xp }, {}], { definitions: [sage] }).might('Test Sage');
    expect([might(2), might(3), might(4)]).toEqual([1, 3, 3]);
  });
  it('riftbound:824.1.c it follows the XP of whoever controls the card', () => {
    const game = position([{ base: ['Test Sage'] }, { xp: 5 }], { definitions: [sage] });
    expect(game.might('Test Sage')).toBe(1);
  });
});
