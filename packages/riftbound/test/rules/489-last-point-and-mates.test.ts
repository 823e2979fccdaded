/** Two against two: the last point, and battlefields of allies in whoever's turn it is (489.8.b, 489.8.g.1). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, type Setup } from '../support/position.js';
import { giant, recruit } from '../support/rites.js';

const PATH = 'Rockfall Path';
const teams = (players: object[], setup: Setup): RiftboundPlay =>
  position(players as never, { ...setup, options: { format: '2v2' } as never });
const to = (place: JsonObject | string, card: string): JsonObject => ({
  do: 'moveTo',
  what: { each: { named: card } },
  to: place,
});
const at = (battlefield: string): JsonObject => ({ each: { named: battlefield } });
const of = (card: string, controller: number): JsonObject => ({ card, controller });
const sends = (name: string, ...effects: JsonObject[]): JsonObject => spell(name, { effects });

describe('the last point', () => {
  /** In a turn of `active` the giant of `conqueror`, who has 10 points, comes to the Grove; `there` has units at the Peak. */
  const final = (active: number, conqueror: number, there: number): RiftboundPlay =>
    teams(
      [0, 1, 2, 3].map((seat) => ({
        ...(seat === active ? { hand: ['Test Send'] } : {}),
        ...(seat === conqueror ? { base: ['Test Giant'] } : {}),
        ...(seat % 2 === conqueror % 2 ? { points: 10 } : {}),
      })),
      {
        definitions: [giant, recruit, sends('Test Send', to(at(GROVE), 'Test Giant'))],
        turn: { number: 5, active, step: 'beginning' },
        battlefields: [
          { card: PEAK, owner: 1, controller: there, units: [of('Test Recruit', there)] },
          { card: GROVE, owner: 3 },
        ],
      },
    )
      .until({ step: 'main' })
      .play(active, 'Test Send')
      .settle();
  it('riftbound:489.8.g.1 in an opponent’s turn as well it asks for no battlefield where an ally’s units were', () => {
    expect(final(1, 0, 2).result()).toMatchObject({ winners: [0, 2] });
    // Where an opponent's were it asks for that one.
    expect(final(1, 0, 3).result()).toBeNull();
  });
  it('riftbound:489.8.g.1 nor where the player’s own units were, which is no ally', () => {
    expect(final(1, 0, 0).result()).toBeNull();
    expect(final(0, 2, 2).result()).toBeNull();
  });
});

describe('what a teammate of the turn player controlled', () => {
  /** In the turn of seat 0 its mate, seat 2, loses the Peak to seat 1, and comes back with a giant. */
  const back = (active: number): RiftboundPlay => {
    const game = teams(
      [0, 1, 2, 3].map((seat) => ({
        ...(seat === active ? { hand: ['Test Yield', 'Test Again'] } : {}),
        ...(seat === 1 ? { base: ['Pouty Poro'] } : {}),
        ...(seat === 2 ? { base: ['Test Giant'] } : {}),
      })),
      {
        definitions: [
          giant,
          recruit,
          sends('Test Yield', to('base', 'Test Recruit'), to(at(PEAK), 'Pouty Poro')),
          sends('Test Again', to(at(PEAK), 'Test Giant')),
        ],
        turn: { number: 5, active, step: 'beginning' },
        battlefields: [
          { card: PEAK, owner: 1, controller: 2, units: [of('Test Recruit', 2)] },
          { card: GROVE, owner: 3 },
          { card: PATH, owner: 0 },
        ],
      },
    )
      .until({ step: 'main' })
      .play(active, 'Test Yield')
      .settle();
    expect(game.holder(PEAK)).toBe(1);
    return game.play(active, 'Test Again').settle();
  };
  it('riftbound:489.8.b is not scored by that teammate either, who conquers it anew in this turn', () => {
    const game = back(0);
    expect([game.holder(PEAK), game.points(2)]).toEqual([2, 0]);
    expect(game.happened('NOT_SCORED')).toMatchObject([{ seat: 2, card: PEAK }]);
  });
  it('riftbound:489.8.b but in an opponent’s turn it is', () => {
    const game = back(3);
    expect([game.holder(PEAK), game.points(2)]).toEqual([2, 1]);
  });
});
