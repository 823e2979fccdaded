/** How many cards players glimpse, and what is done in its place (2.11.7.15.2, 2.5.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, play } from '../support/own-cards.js';

const gaze = (kind: string): JsonObject =>
  action('Gaze', { effects: [{ do: 'arrange', kind, count: 2, piles: ['top', 'bottom'] }] });
const replacing = (more: JsonObject): JsonObject =>
  ally('Orb', { life: 3 }, { kind: 'replacement', on: 'glimpse', player: 'you', ...more });
const forbids = (players: string): JsonObject =>
  ally('Orb', { life: 3 }, { kind: 'static', affects: { players }, mods: [{ mod: 'rule', rule: 'cantGlimpse' }] });
const watch = ally(
  'Watch',
  { life: 3 },
  {
    kind: 'triggered',
    on: { on: 'glimpse', player: 'you' },
    effects: [{ do: 'counters', what: 'self', kind: 'buff', amount: { event: 'amount' } }],
  },
);
const start = (orb: JsonObject, kind = 'GLIMPSE') =>
  play(
    [gaze(kind), orb, watch, ally('Near', {})],
    { hand: ['Gaze'], field: ['Watch', 'Orb'], mainDeck: ['Near', 'Near', 'Near', 'Near'] },
    {},
  )
    .activateCard(0, 'Gaze')
    .resolve();
/** How many cards are looked at; 0 where nothing is asked. */
const looked = (game: ReturnType<typeof start>): number => {
  const asked = game.decision();
  return asked.shape === 'ASSIGN' && 'from' in asked && Array.isArray(asked.from) ? asked.from.length : 0;
};

describe('glimpsing', () => {
  const more: JsonObject = { change: { amount: { sum: [{ event: 'amount' }, 1] } } };
  it('ga:2.11.7.15.2 a player looks at as many cards as effects make it', () => {
    expect(looked(start(replacing(more)))).toBe(3);
    expect(looked(start(ally('Orb', { life: 3 })))).toBe(2);
    // To look is not to glimpse.
    expect(looked(start(replacing(more), 'LOOK'))).toBe(2);
  });
  it('ga:2.5.2 something else is done in its place, and nothing is glimpsed', () => {
    const game = start(replacing({ instead: [{ do: 'draw', who: 'you', count: { event: 'amount' } }] }));
    expect([looked(game), game.count(0, 'hand'), game.the('Watch').counters ?? {}]).toEqual([0, 2, {}]);
  });
  it('ga:2.5.1.5.4 who can’t glimpse looks at nothing', () => {
    const game = start(forbids('you'));
    expect([looked(game), game.the('Watch').counters ?? {}]).toEqual([0, {}]);
    expect(looked(start(forbids('opponents')))).toBe(2);
  });
});
