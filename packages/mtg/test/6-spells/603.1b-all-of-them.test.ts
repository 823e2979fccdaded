/** Abilities with several trigger conditions that ask whether all of them have happened (603.1b). */
import type { Condition } from '@arbiter/engine';
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, draw, gainLife, instant, scry, surveil, triggered } from '../../src/language/builders.js';

const happened = (what: 'scry' | 'surveil'): Condition => ({
  compare: [{ happened: { on: 'did', player: 'you', match: { what } } }, '>=', 1],
});
ownCards(
  creatureCard(
    'Test Avatar',
    '{0}',
    'Avatar',
    '1/1',
    triggered(
      { on: 'did', player: 'you', match: { what: ['scry', 'surveil'] } },
      {
        effects: [gainLife(1), { do: 'if', if: { all: [happened('scry'), happened('surveil')] }, then: [draw(1)] }],
      },
    ),
  ),
  instant('Test Scry', '{0}', { effects: [scry(1)] }),
  instant('Test Surveil', '{0}', { effects: [surveil(1)] }),
);
const played = (...cards: string[]) => {
  const game = magicPosition([{ hand: [...cards, 'Test Scry', 'Test Surveil'] }, {}]);
  for (const card of cards) {
    game.cast(0, card).resolve();
    while (!game.waiting()) game.answer(0, game.decision().default);
    game.resolveAll();
  }
  return [game.life(0) - 20, game.hand(0) - 2];
};

describe('whether all of several conditions have happened', () => {
  it('mtg:603.1b is asked of the conditions, each of which the ability triggers on', () => {
    expect(played('Test Avatar', 'Test Scry')).toEqual([1, 0]);
    expect(played('Test Avatar', 'Test Scry', 'Test Scry')).toEqual([2, 0]);
    expect(played('Test Avatar', 'Test Scry', 'Test Surveil')).toEqual([2, 1]);
  });
  it('mtg:603.1b is so whether or not the ability triggered on them', () => {
    expect(played('Test Scry', 'Test Avatar', 'Test Surveil')).toEqual([1, 1]);
  });
  it('mtg:603.1b is asked of the period that it speaks of, and of no other', () => {
    const game = magicPosition([{ hand: ['Test Avatar', 'Test Scry', 'Test Surveil'] }, {}]);
    game.cast(0, 'Test Avatar').resolve().cast(0, 'Test Scry').resolve();
    while (!game.waiting()) game.answer(0, game.decision().default);
    game.resolveAll().until({ turn: 4, step: 'upkeep' });
    while (game.decision().seat !== 0) game.pass();
    const before = game.hand(0);
    game.cast(0, 'Test Surveil').resolve();
    while (!game.waiting()) game.answer(0, game.decision().default);
    game.resolveAll();
    expect([game.life(0), game.hand(0)]).toEqual([22, before - 1]);
  });
});
