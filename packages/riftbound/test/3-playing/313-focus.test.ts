import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position } from '../support/position.js';

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
  });
});
