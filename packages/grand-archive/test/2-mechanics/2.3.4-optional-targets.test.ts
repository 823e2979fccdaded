/** Targets that need not be chosen, and have become illegal. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, on, play } from '../support/own-cards.js';

describe('a card whose target is gone as it resolves', () => {
  const banish = { do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' };
  const study = (min: number): JsonObject =>
    action('Study', {
      targets: [{ ...on('Ally'), min, max: 1 }],
      effects: [banish, { do: 'draw', who: 'you', count: 1 }],
    });
  const answer = action('Answer', { targets: [on('Ally')], effects: [banish] });
  const played = (min: number) =>
    play([study(min), answer], { hand: ['Study'] }, { hand: ['Answer'], field: ['Library Witch', 'Blitz Mage'] })
      .activateCard(0, 'Study', { card: 'Library Witch' })
      .pass()
      .activateCard(1, 'Answer', { card: 'Library Witch' })
      .resolveAll();

  it('ga:2.3.4.3 one of "up to" so many does not stop the rest, ga:2.3.4.4.1 as it is not required', () => {
    expect(played(0).hand(0)).toBe(1);
  });
  it('ga:2.3.4.4.2 a required one stops the whole card', () => {
    expect(played(1).hand(0)).toBe(0);
  });
});
