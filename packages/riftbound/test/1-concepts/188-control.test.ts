import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position } from '../support/position.js';

describe('control of battlefields', () => {
  it('riftbound:190.3.a.1 moving to a battlefield of nobody’s riftbound:450 contests it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.the(PEAK).contested).toBe(0);
    expect(game.holder(PEAK)).toBe(null);
  });
  it('riftbound:344 a contested battlefield has a showdown, riftbound:345 in which whoever contests it has focus', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.view().turn).toMatchObject({ state: 'showdownOpen', focus: 0 });
    expect(game.decision().seat).toBe(0);
  });
  it('riftbound:348.2.a after a showdown without combat its units’ player takes control, riftbound:348.2.a.1 and conquers', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK).settle();
    expect(game.holder(PEAK)).toBe(0);
    expect(game.the(PEAK).contested).toBe(null);
    expect(game.points(0)).toBe(1);
  });
  it('riftbound:190.4.c a battlefield that all units leave is no longer controlled', () => {
    const game = position([{}, {}], { battlefields: [{ card: PEAK, units: ['Noxus Hopeful'] }, { card: GROVE }] });
    game.move(0, 'Noxus Hopeful', 'base');
    expect(game.holder(PEAK)).toBe(null);
  });
  it('riftbound:190.4.a and as long as one stays it is', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PEAK, units: ['Noxus Hopeful', 'Pouty Poro'] }, { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', 'base');
    expect(game.holder(PEAK)).toBe(0);
  });
  it('riftbound:190.6.a, riftbound:190.4 a battlefield’s controller controls its abilities', () => {
    const game = position([{}, {}], {
      turn: { step: 'beginning' },
      battlefields: [{ card: GROVE, owner: 1, controller: 0, units: ['Pouty Poro'] }],
    });
    expect(game.chain()).toEqual([GROVE]);
    game.pass().pass();
    game.until({ step: 'main' });
    expect([game.hand(0), game.hand(1)]).toEqual([2, 0]);
  });
});
