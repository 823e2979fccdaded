import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });

describe('showdowns', () => {
  it('riftbound:347.2 who has focus may pass, riftbound:347.2.b which gives it to the next player, riftbound:347.2.a and all passes end the showdown', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.offered()).toContain('PASS');
    expect(game.pass().decision().seat).toBe(1);
    game.pass();
    expect(game.turnState()).toBe('neutralOpen');
  });
  it('riftbound:347.2.b who received it holds it, so that it comes back after what they play', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Cleave'] }]);
    game.move(0, 'Noxus Hopeful', PEAK).pass();
    game.play(1, 'Cleave', { targets: [[{ card: 'Noxus Hopeful' }]] });
    expect(game.focus).toBe(1);
    expect([game.pass().pass().focus, game.decision().seat]).toEqual([0, 0]);
  });
  it('riftbound:308.1.a only Action and Reaction are played in a showdown', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Cleave', 'Falling Star', 'Stupefy', 'Pouty Poro'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.offered().filter((o) => o.startsWith('PLAY'))).toEqual(['PLAY Cleave', 'PLAY Stupefy']);
  });
  it('riftbound:806.1.b with focus, Action may be played on the other player’s turn, riftbound:806.1.c.1 and in any showdown', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Cleave', 'Falling Star'] }]);
    game.move(0, 'Noxus Hopeful', PEAK).pass();
    expect(game.offered().filter((o) => o.startsWith('PLAY'))).toEqual(['PLAY Cleave']);
    const own = position([{ base: ['Noxus Hopeful'], hand: ['Cleave'] }, {}]).move(0, 'Noxus Hopeful', PEAK);
    expect(own.offered()).toContain('PLAY Cleave');
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
  it('riftbound:323.12 of two showdowns the turn player chooses the first, riftbound:323.8 one being staged at each contested battlefield', () => {
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
    // It may be the opponent's.
    const theirs = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Pouty Poro')] }, { card: GROVE }],
    }).move(0, 'Noxus Hopeful', PEAK);
    expect(theirs.happened('SHOWDOWN_BEGAN').map((e) => e.card)).toEqual([PEAK]);
  });
  it('riftbound:323.12 comes before riftbound:323.13: showdowns without combat are first', () => {
    const game = position([{}, {}], {
      battlefields: [
        { card: PEAK, controller: 1, units: [{ card: 'Noxus Hopeful', controller: 0 }, foe('Pouty Poro')] },
        { card: GROVE, controller: null, units: ['Honest Broker'] },
      ],
    });
    const begun = () => game.happened('SHOWDOWN_BEGAN').map((e) => [e.card, e.combat]);
    expect(begun()).toEqual([[GROVE, false]]);
    game.settle();
    expect(begun()).toEqual([
      [GROVE, false],
      [PEAK, true],
    ]);
  });
});
