/** The base level of a champion is what is printed on it (2.4.4.4.1). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, card, play } from '../support/own-cards.js';

const CHAMPION: JsonObject = { has: ['types', ['Champion']] };
const champion = card('Sage', { types: ['Champion'], costKind: 'memory', cost: 0, level: 2, life: 20 });
const measure = action('Measure', {
  effects: [
    { do: 'draw', who: 'you', count: { baseLevel: { each: [CHAMPION, { controller: 'you' }] } } },
    { do: 'damage', to: { each: [CHAMPION, { baseLevel: 2 }] }, amount: 3 },
  ],
});

describe('the base level', () => {
  it('ga:1.7.1.4 is the printed one, whatever counters add to it', () => {
    const game = play(
      [champion, measure],
      { champion: { card: 'Sage', counters: { level: 1 } } as never, hand: ['Measure'] },
      {},
    );
    expect(game.champion(0).level).toBe(3);
    game.activateCard(0, 'Measure').resolve();
    expect([game.count(0, 'hand'), game.damage(0), game.damage(1)]).toEqual([2, 3, 0]);
  });
});
