/** Passing Opportunity: everybody may answer what is on top, and then that alone resolves (2.8.2.1.4, 2.8.2.1.5, 2.2.3.1). */
import { describe, expect, it } from 'vitest';
import { action, play } from '../support/own-cards.js';
import { some } from '../support/play.js';

const named = (name: string) => action(name, { effects: [] });
const cards = ['Low', 'Mid', 'High'].map(named);
const waiting = () => {
  const game = play(cards, { hand: ['Low', 'Mid', 'High'] }, {})
    .activateCard(0, 'Low')
    .activateCard(0, 'Mid');
  return game.activateCard(0, 'High');
};

describe('passing', () => {
  it('ga:2.8.2.1.4 for each thing that waits all may answer once more', () => {
    const game = waiting();
    for (const left of [2, 1, 0]) {
      expect([game.stack().length, game.decision().seat]).toEqual([left + 1, 0]);
      expect(game.pass().decision().seat).toBe(1);
      expect(game.pass().stack()).toHaveLength(left);
    }
  });

  it('ga:2.8.2.1.5 what is on top resolves, and nothing below it', () => {
    const game = waiting().pass().pass();
    expect([game.stack(), game.zones('High'), game.zones('Low')]).toEqual([
      ['Mid', 'Low'],
      ['graveyard'],
      ['effectsStack'],
    ]);
  });

  it('ga:2.2.3.1 before the memory returns the others may act as well, after the turn player', () => {
    const game = play(cards, { memory: some(2) }, { hand: ['Low'] }).to('recollection', 5);
    expect([game.decision().seat, game.count(0, 'memory')]).toEqual([0, 2]);
    game.pass().activateCard(1, 'Low').resolve();
    expect([game.zones('Low'), game.count(0, 'memory'), game.view().turn.phase]).toEqual([
      ['graveyard'],
      2,
      'recollection',
    ]);
  });
});
