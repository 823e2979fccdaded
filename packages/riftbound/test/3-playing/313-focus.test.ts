import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const HOPEFUL = { card: 'Noxus Hopeful' };
const WASTE = 'Forbidding Waste';

describe('focus', () => {
  it('riftbound:346.1 adding resources in a showdown doesn’t pass focus', () => {
    const game = position([{ base: ['Noxus Hopeful', 'Gold'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK).use(0, 'Gold');
    expect([game.focus, game.decision().seat]).toEqual([0, 0]);
    expect(game.pool(0).power).toEqual({ any: 1 });
  });
  it('riftbound:346.1 nor does a chain that a trigger began, though a card was played in answer', () => {
    const scout = unit('Test Scout', 2, triggered({ on: 'unit:attack', object: 'self' }, DRAW));
    const calm = spell('Test Calm', { effects: [] });
    (calm.abilities as JsonObject[]).push({ kind: 'keyword', keyword: 'reaction' });
    const game = position([{ base: ['Test Scout'], hand: ['Test Calm'] }, {}], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
      definitions: [scout, calm],
    }).move(0, 'Test Scout', WASTE);
    expect([game.chain(), game.turnState()]).toEqual([['Test Scout'], 'showdownClosed']);
    game.play(0, 'Test Calm').pass().pass().pass().pass();
    expect([game.chain(), game.focus, game.decision().seat]).toEqual([[], 0, 0]);
  });
  it('riftbound:340.2.a focus passes when the chain of a played unit is over, although a trigger ended it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Chakram Dancer'] }], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', WASTE).pass().play(1, 'Chakram Dancer', { method: 'ambush' });
    expect(game.chain()).toEqual(['Chakram Dancer']);
    game.pass().pass();
    expect([game.turnState(), game.focus]).toEqual(['showdownOpen', 0]);
  });
  it('riftbound:313.3 passing priority on a chain leaves focus where it is', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Cleave'] }, {}]);
    game
      .move(0, 'Noxus Hopeful', PEAK)
      .play(0, 'Cleave', { targets: [[HOPEFUL]] })
      .pass();
    expect([game.focus, game.decision().seat]).toEqual([0, 1]);
    // Who answers with priority alone does not get focus by it: after the chain it passes on from who had it.
    const calm = spell('Test Calm', { effects: [] });
    (calm.abilities as JsonObject[]).push({ kind: 'keyword', keyword: 'reaction' });
    const answered = position([{ base: ['Noxus Hopeful'], hand: ['Cleave'] }, { hand: ['Test Calm'] }], {
      definitions: [calm],
    });
    answered
      .move(0, 'Noxus Hopeful', PEAK)
      .play(0, 'Cleave', { targets: [[HOPEFUL]] })
      .pass()
      .play(1, 'Test Calm');
    expect(answered.focus).toBe(0);
    for (let n = 0; n < 4; n++) answered.pass();
    expect([answered.chain(), answered.focus, answered.decision().seat]).toEqual([[], 1, 1]);
  });
});
