/** Assigning combat damage to what prevents or changes it (465.2.c.5, 465.2.c.10, 437.5). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, unit } from '../support/own-cards.js';
import { PEAK, position, type RiftboundPlay } from '../support/position.js';

const PATH = 'Rockfall Path';
const foe = (card: string) => ({ card, controller: 1 });
const TANK = { kind: 'keyword', keyword: 'tank' };
const replacing = (more: JsonObject): JsonObject => ({ kind: 'replacement', on: 'damage', target: 'self', ...more });

/** A unit of 5 Might attacks two of 2 Might each, of which one has abilities; it is to assign its damage. */
function attack(...abilities: JsonObject[]): RiftboundPlay {
  return position([{ base: ['Test Giant'] }, {}], {
    battlefields: [{ card: PATH, controller: 1, units: [foe('Test Odd'), foe('Test Plain')] }, { card: PEAK }],
    definitions: [unit('Test Giant', 5), unit('Test Odd', 2, ...abilities), unit('Test Plain', 2)],
  })
    .move(0, 'Test Giant', PATH)
    .pass()
    .pass();
}
const lethal = (game: RiftboundPlay) =>
  Object.fromEntries(game.decision().options.map((o) => [o.card, o.lethal ?? null]));
const amounts = (odd: number, plain: number) => ({
  distribute: [
    { option: { card: 'Test Odd' }, amount: odd },
    { option: { card: 'Test Plain' }, amount: plain },
  ].filter(({ amount }) => amount > 0),
});

describe('assigning damage', () => {
  it('riftbound:465.2.c.5 what would be prevented is assigned besides, riftbound:437.5.a up to lethal damage', () => {
    const game = attack(replacing({ prevent: 1 }));
    expect(lethal(game)).toEqual({ 'Test Odd': 3, 'Test Plain': 2 });
    expect(game.refused(0, amounts(2, 3)).rules).toContain('riftbound:465.2.c.3');
    game.answer(0, amounts(3, 2)).settle();
    expect([game.zones('Test Odd'), game.zones('Test Plain')]).toEqual([['trash'], ['trash']]);
  });

  it('riftbound:437.5.a of several that prevent all count', () => {
    const game = attack(replacing({ prevent: 1 }), replacing({ prevent: 2 }));
    expect(lethal(game)).toEqual({ 'Test Odd': 5, 'Test Plain': 2 });
  });

  it('riftbound:465.2.c.4.a what would be doubled takes as little as is lethal', () => {
    const game = attack(replacing({ change: { amount: { times: [2, { event: 'amount' }] } } }));
    expect(lethal(game)).toEqual({ 'Test Odd': 1, 'Test Plain': 2 });
  });

  it('riftbound:437.5.b where all is prevented once, no amount is lethal', () => {
    const ward = spell('Test Ward', {
      targets: [{ what: { named: 'Test Odd' } }],
      effects: [
        {
          do: 'createReplacement',
          replaces: { on: 'damage', prevent: true },
          entities: { target: 0 },
          once: true,
        },
      ],
    });
    const game = position([{ base: ['Test Giant'], hand: ['Test Ward'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Odd'), foe('Test Plain')] }, { card: PEAK }],
      definitions: [ward, unit('Test Giant', 5), unit('Test Odd', 2, TANK), unit('Test Plain', 2)],
    });
    game.play(0, 'Test Ward').settle().move(0, 'Test Giant', PATH).pass().pass();
    expect(lethal(game)).toEqual({ 'Test Odd': null, 'Test Plain': 2 });
    // It is first in line all the same, and takes all of it.
    expect(game.refused(0, amounts(3, 2)).rules).toContain('riftbound:815.1.c.2');
    expect(game.answer(0, amounts(5, 0)).settle().onBoard('Test Plain')).toHaveLength(1);
  });

  it('riftbound:465.2.c.10 of what takes no damage at all none is asked for, not even with Tank', () => {
    const game = attack(replacing({ prevent: true }), TANK);
    game.answer(0, amounts(0, 5)).settle();
    expect([game.onBoard('Test Odd').length, game.zones('Test Plain')]).toEqual([1, ['trash']]);
  });
});
