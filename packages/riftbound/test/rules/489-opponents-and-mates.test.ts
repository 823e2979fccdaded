/** Two against two: who scores what a teammate gave up, who is invited and when (489.8.a, 489.8.b). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, type Setup } from '../support/position.js';
import { giant, recruit } from '../support/rites.js';

const teams = (players: object[], setup: Setup): RiftboundPlay =>
  position(players as never, { ...setup, options: { format: '2v2' } as never });
const to = (place: JsonObject | string, card: string): JsonObject => ({
  do: 'moveTo',
  what: { each: { named: card } },
  to: place,
});

describe('scoring', () => {
  const yields = spell('Test Yield', {
    effects: [to('base', 'Test Recruit'), to({ each: { named: PEAK } }, 'Test Giant')],
  });
  /** In the turn of seat 3 its teammate, seat 1, gives up the Peak, and the giant of a player comes. */
  const after = (comes: number): RiftboundPlay =>
    teams(
      [0, 1, 2, 3].map((seat) => ({
        ...(seat === 3 ? { hand: ['Test Yield'] } : {}),
        ...(seat === comes ? { base: ['Test Giant'] } : {}),
      })),
      {
        definitions: [giant, recruit, yields],
        turn: { number: 5, active: 3, step: 'beginning' },
        battlefields: [
          { card: PEAK, owner: 1, controller: 1, units: [{ card: 'Test Recruit', controller: 1 }] },
          { card: GROVE, owner: 3 },
        ],
      },
    )
      .until({ step: 'main' })
      .play(3, 'Test Yield')
      .settle();
  it('riftbound:489.8.b opponents score what a teammate of the turn player gave up', () => {
    const game = after(0);
    expect([game.holder(PEAK), game.points(0)]).toEqual([0, 1]);
  });
  it('riftbound:489.8.b the teammate who gave it up doesn’t score it in that turn either', () => {
    // It never was another player's, and so is not conquered; nor is it by the turn player.
    const game = after(3);
    expect([game.holder(PEAK), game.points(3), game.happened('SCORED')]).toEqual([3, 0, []]);
  });
});

it('riftbound:489.8.a nobody is invited in a showdown', () => {
  const game = teams([{ base: ['Test Giant'] }, {}, {}, {}], {
    definitions: [giant],
    battlefields: [{ card: PEAK }, { card: GROVE }],
  });
  const invites = (): unknown[] => game.decision().options.filter(({ kind }) => kind === 'INVITE');
  expect(invites()).toHaveLength(1);
  game.move(0, 'Test Giant', PEAK);
  expect([game.turnState(), game.decision().seat, invites()]).toEqual(['showdownOpen', 0, []]);
});
