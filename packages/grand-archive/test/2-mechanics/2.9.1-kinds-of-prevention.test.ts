/** What prevention prevents, for how long, and what comes of it (2.9.1.3, 2.9.1.5, 2.9.1.10). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, on, play } from '../support/own-cards.js';

const bolt = action('Bolt', { targets: [on('Champion')], effects: [{ do: 'damage', amount: 5, to: { target: 0 } }] });
const guard = (replaces: JsonObject, more: JsonObject = {}): JsonObject =>
  action('Guard', {
    effects: [
      {
        do: 'createReplacement',
        entities: { each: [{ zone: 'field' }, { has: ['types', ['Champion']] }, { controller: 'you' }] },
        replaces: { on: 'damage', prevent: true, ...replaces },
        until: { kind: 'endOfTurn' },
        ...more,
      },
    ],
  });
const FIRE = { card: 'Spirit of Fire' };
/** The opponent has guarded; then their champion is attacked, and aimed at. */
const guarded = (card: JsonObject) =>
  play([bolt, card], { hand: ['Bolt'], field: ['Blitz Mage'] }, { hand: ['Guard'] })
    .pass()
    .activateCard(1, 'Guard')
    .resolve();

describe('prevention', () => {
  it('ga:2.9.1.3 of no kind is of damage of any kind, of one kind for that alone', () => {
    const dealt = (replaces: JsonObject) => {
      const game = guarded(guard(replaces));
      const attacked = game.declare(0, 'Blitz Mage', 'Spirit of Fire').fight().damage(1);
      return [attacked, game.activateCard(0, 'Bolt', FIRE).resolve().damage(1)];
    };
    expect([dealt({}), dealt({ match: { combat: true } }), dealt({ match: { combat: false } })]).toEqual([
      [0, 0],
      [0, 5],
      [3, 3],
    ]);
  });

  it('ga:2.9.1.5 lasts as long as it says', () => {
    const later = (until: JsonObject): number => {
      const game = guarded(guard({}, { until })).to('main', 5);
      return game.activateCard(0, 'Bolt', FIRE).resolve().damage(1);
    };
    expect([later({ kind: 'endOfTurn' }), later({ kind: 'permanent' })]).toEqual([5, 0]);
  });

  it('ga:2.9.1.10 what comes of it counts what was prevented, and not what would have been dealt', () => {
    const also = [{ do: 'draw', who: 'you', count: { event: 'prevented' } }];
    const game = guarded(guard({ also }, { shield: 3 }))
      .activateCard(0, 'Bolt', FIRE)
      .resolve();
    expect([game.damage(1), game.count(1, 'hand')]).toEqual([2, 3]);
  });
});
