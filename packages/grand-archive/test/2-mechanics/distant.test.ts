/** Units that are distant until their controller's turn ends (2.11.7.14.6.7), and ranged ones (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, keyword, on, play } from '../support/own-cards.js';

const step = action('Step', {
  targets: [on('Ally', 'Champion')],
  effects: [{ do: 'status', what: { target: 0 }, status: 'distant' }],
});
const ranged = (value: number): JsonObject => ({ ...keyword('ranged'), value });
const archer = ally('Archer', { power: 1, life: 9 }, ranged(2));
const double = ally('Double', { power: 1, life: 9 }, ranged(2), ranged(3));
const watcher = ally(
  'Watcher',
  { life: 9 },
  {
    kind: 'triggered',
    on: { on: 'status', object: [{ controller: 'you' }], match: { status: 'distant', on: true } },
    effects: [{ do: 'draw', who: 'you', count: 1 }],
  },
);
const definitions = [step, archer, double, watcher];
const distant = (card: string): JsonObject => ({ card, distant: true });

describe('distant', () => {
  it('ga:2.11.7.14.6.7 a unit becomes distant, and what is distant already does not', () => {
    const game = play(definitions, { hand: ['Step', 'Step'], field: ['Archer', 'Watcher'] }, {});
    expect(game.the('Archer').distant).toBe(false);
    game.activateCard(0, 'Step', { card: 'Archer' }).resolve();
    expect([game.the('Archer').distant, game.stack().length]).toEqual([true, 1]);
    game.resolve().activateCard(0, 'Step', { card: 'Archer' }).resolve();
    expect(game.stack()).toEqual([]);
  });

  it('ga:2.11.7.14.6.7 until the end of the turn of its controller, not that of another player', () => {
    const game = play(definitions, { field: [distant('Archer')] }, { field: [distant('Double')] });
    game.to('recollection');
    expect([game.the('Archer').distant, game.the('Double').distant]).toEqual([false, true]);
    // Whoever owns it.
    const lent = play(definitions, {}, { field: [{ card: 'Archer', distant: true, controller: 0 }] });
    expect([lent.the('Archer').distant, lent.to('recollection').the('Archer').distant]).toEqual([true, false]);
  });
});

describe('ranged', () => {
  const fought = (unit: string | JsonObject, name: string): number =>
    play(definitions, { field: [unit] }, {})
      .declare(0, name, 'Spirit of Fire')
      .fight()
      .damage(1);

  it('ga:2.11.7.15.2 attacks of a distant unit have so much more power', () => {
    expect([fought('Archer', 'Archer'), fought(distant('Archer'), 'Archer')]).toEqual([1, 3]);
  });

  it('ga:2.11.7.15.2 several instances add up', () => {
    expect(fought(distant('Double'), 'Double')).toBe(6);
  });

  it('ga:2.11.7.15.2 leaves its own power, with which it strikes back, as it is', () => {
    const game = play(definitions, { field: ['Double'] }, { field: [distant('Archer')] });
    game.declare(0, 'Double', 'Archer').fight({ card: 'Archer' });
    expect(game.the('Double').damage).toBe(1);
  });
});
