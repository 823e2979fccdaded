import { describe, expect, it } from 'vitest';
import { spell } from '../support/own-cards.js';
import { PEAK, position } from '../support/position.js';

const UNIT = { has: ['types', 'Unit'] };

describe('stunning', () => {
  it('riftbound:423.1, riftbound-zh:410.1 the units that are chosen are stunned, and no others', () => {
    const daze = spell('Test Daze', {
      targets: [{ what: UNIT, min: 1, max: 2 }],
      effects: [{ do: 'status', what: { target: 0 }, status: 'stunned', on: true }],
    });
    const names = ['Noxus Hopeful', 'Honest Broker', 'Pouty Poro'];
    const game = position([{ hand: ['Test Daze'], base: names }, {}], {
      battlefields: [{ card: PEAK }],
      definitions: [daze],
    });
    const stunned = () => names.map((name) => game.unit(name).stunned);
    game.play(0, 'Test Daze', { targets: [[{ card: 'Noxus Hopeful' }, { card: 'Pouty Poro' }]] });
    expect(stunned()).toEqual([false, false, false]);
    game.settle();
    expect(stunned()).toEqual([true, false, true]);
  });
});
