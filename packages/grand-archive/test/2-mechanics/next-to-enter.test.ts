/** What the next objects that enter do, as long as they enter at the same time (2.5.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, play } from '../support/own-cards.js';

const ALLIES: JsonObject[] = [{ has: ['types', ['Ally']] }];
const trap = action('Trap', {
  effects: [
    {
      do: 'createReplacement',
      replaces: { on: 'move', object: ALLIES, match: { to: 'field' }, change: { status: { rested: true } } },
      until: { kind: 'untilEvent', on: { on: 'move', object: ALLIES, match: { to: 'field' } } },
    },
  ],
});
const rise = action('Rise', {
  effects: [
    {
      do: 'move',
      what: { each: [{ zone: 'graveyard' }, { owner: 'you' }, { named: 'Wolf' }] },
      to: 'field',
      controller: 'you',
    },
  ],
});
const definitions = [trap, rise, ally('Wolf', { life: 3 }), ally('Late', { life: 3, cost: 0 })];

describe('the next allies that enter', () => {
  it('ga:2.5.2 are changed all together, and none that enters later', () => {
    const game = play(definitions, { hand: ['Trap', 'Rise', 'Late'], graveyard: ['Wolf', 'Wolf'] }, {})
      .activateCard(0, 'Trap')
      .resolve()
      .activateCard(0, 'Rise')
      .resolve()
      .activateCard(0, 'Late')
      .resolve();
    expect(game.all('Wolf').map(({ rested }) => rested)).toEqual([true, true]);
    expect(game.the('Late').rested).toBe(false);
  });
});
