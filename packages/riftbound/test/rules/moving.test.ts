import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });

describe('standard moves', () => {
  it('riftbound:144.2, riftbound:420.1 moving exhausts the unit', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.where('Noxus Hopeful')).toBe(PEAK);
    expect(game.ready('Noxus Hopeful')).toBe(false);
  });
  it('riftbound:144.2 an exhausted unit can’t move', () => {
    const game = position([{ base: [{ card: 'Noxus Hopeful', exhausted: true }] }, {}]);
    expect(game.offered()).not.toContain('MOVE Noxus Hopeful');
    game.refused(0, { choose: [{ kind: 'MOVE' }] });
  });
  it('riftbound:144.3, riftbound:144.3.a, riftbound:144.3.c several units move at once to one place, riftbound:144.3.b from different ones', () => {
    const game = position([{ base: ['Noxus Hopeful', 'Pouty Poro'] }, {}], {
      battlefields: [{ card: PEAK }, { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', PEAK, ['Pouty Poro']);
    expect([game.where('Noxus Hopeful'), game.where('Pouty Poro')]).toEqual([PEAK, PEAK]);
    expect(game.happened('SHOWDOWN_BEGAN')).toHaveLength(1);
    const home = position([{ base: [] }, {}], {
      battlefields: [
        { card: PEAK, units: ['Noxus Hopeful'] },
        { card: GROVE, units: ['Pouty Poro'] },
      ],
    });
    home.move(0, 'Noxus Hopeful', 'base', ['Pouty Poro']);
    expect([home.where('Noxus Hopeful'), home.where('Pouty Poro')]).toEqual(['base', 'base']);
  });
  it('riftbound:144.4.a, riftbound:144.4, riftbound:447 from the base to any battlefield, riftbound:144.4.b from a battlefield only home', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
    });
    game.choose(0, { kind: 'MOVE', card: 'Noxus Hopeful' });
    expect(game.decision().options.map((o) => o.card)).toEqual([PEAK, GROVE]);
    const back = position([{}, {}], { battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }] });
    back.move(0, 'Pouty Poro', 'base');
    expect(back.where('Pouty Poro')).toBe('base');
  });
  it('riftbound:124 a unit that moves stays the same object and keeps its damage', () => {
    const game = position([{ base: [{ card: 'Noxus Hopeful', damage: 2 }] }, {}]);
    const { id } = game.unit('Noxus Hopeful');
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.unit('Noxus Hopeful')).toMatchObject({ id, damage: 2 });
  });
  it('riftbound:144.1.c nobody moves during a showdown', () => {
    const game = position([{ base: ['Noxus Hopeful', 'Pouty Poro'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.offered()).not.toContain('MOVE Pouty Poro');
  });
});

describe('control of battlefields', () => {
  it('riftbound:190.3.a.1, riftbound:450 moving to a battlefield of nobody’s contests it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.the(PEAK).contested).toBe(0);
    expect(game.holder(PEAK)).toBe(null);
  });
  it('riftbound:345, riftbound:344 whoever contests it has focus in the showdown', () => {
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
  it('riftbound:190.4.c, riftbound:323.6 a battlefield that all units leave is no longer controlled', () => {
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

describe('showdowns', () => {
  it('riftbound:347.2.b, riftbound:338.1.b, riftbound:347.2 passing gives focus to the next player, riftbound:347.2.a and all passes end it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK).pass();
    expect(game.decision().seat).toBe(1);
    game.pass();
    expect(game.turnState()).toBe('neutralOpen');
  });
  it('riftbound:308.1.a only Action and Reaction are played in a showdown', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Cleave', 'Falling Star', 'Stupefy', 'Pouty Poro'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.offered().filter((o) => o.startsWith('PLAY'))).toEqual(['PLAY Cleave', 'PLAY Stupefy']);
  });
  it('riftbound:806.1.b, riftbound:806.1.c.1 with focus, Action may be played on the other player’s turn', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Cleave', 'Falling Star'] }]);
    game.move(0, 'Noxus Hopeful', PEAK).pass();
    expect(game.offered().filter((o) => o.startsWith('PLAY'))).toEqual(['PLAY Cleave']);
  });
  it('riftbound:346 after a played card’s chain focus passes', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Cleave'] }, {}]);
    game
      .move(0, 'Noxus Hopeful', PEAK)
      .play(0, 'Cleave', { targets: [[{ card: 'Noxus Hopeful' }]] })
      .pass()
      .pass();
    expect(game.turnState()).toBe('showdownOpen');
    expect(game.focus).toBe(1);
    expect(game.decision().seat).toBe(1);
  });
  it('riftbound:348 a play begins the passing anew', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Cleave'] }]);
    game.move(0, 'Noxus Hopeful', PEAK).pass();
    game
      .play(1, 'Cleave', { targets: [[{ card: 'Noxus Hopeful' }]] })
      .pass()
      .pass();
    expect(game.decision().seat).toBe(0);
    game.pass();
    expect(game.turnState()).toBe('showdownOpen');
    game.pass();
    expect(game.turnState()).toBe('neutralOpen');
  });
  it('riftbound:323.12, riftbound:323.8 of two showdowns the turn player chooses the first', () => {
    const game = position([{ base: [] }, {}], {
      battlefields: [
        { card: PEAK, controller: null, units: ['Noxus Hopeful'] },
        { card: GROVE, controller: null, units: ['Pouty Poro'] },
      ],
    });
    expect(game.decision()).toMatchObject({ kind: 'SHOWDOWN', seat: 0 });
    game.choose(0, { card: GROVE });
    expect(game.happened('SHOWDOWN_BEGAN').map((e) => e.card)).toEqual([GROVE]);
    game.settle();
    expect(game.happened('SHOWDOWN_BEGAN').map((e) => e.card)).toEqual([GROVE, PEAK]);
  });
  it('riftbound:323.12 comes before riftbound:323.13: showdowns without combat are first', () => {
    const game = position([{}, {}], {
      battlefields: [
        { card: PEAK, controller: 1, units: ['Noxus Hopeful', foe('Pouty Poro')] },
        { card: GROVE, controller: null, units: ['Honest Broker'] },
      ],
    });
    expect(game.happened('SHOWDOWN_BEGAN').map((e) => [e.card, e.combat])).toEqual([[GROVE, false]]);
  });
});
