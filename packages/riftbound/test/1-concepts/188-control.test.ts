import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position } from '../support/position.js';
import { does, draw, FRIEND, reacts, T0 } from '../support/rites.js';

describe('control of battlefields', () => {
  it('riftbound:190.3.a.1 moving to a battlefield of nobody’s riftbound:450 contests it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.the(PEAK).contested).toBe(0);
    expect(game.holder(PEAK)).toBe(null);
  });
  it('riftbound:450 so does moving to a battlefield of an opponent, but not to one’s own, or one that is contested already', () => {
    const foe = { card: 'Honest Broker', controller: 1 };
    const at = (units: object[], controller: number) =>
      position([{ base: ['Noxus Hopeful'] }, {}], {
        battlefields: [{ card: PEAK, controller, units: units as never }, { card: GROVE }],
      });
    expect(at([foe], 1).move(0, 'Noxus Hopeful', PEAK).the(PEAK).contested).toBe(0);
    expect(
      at([{ card: 'Pouty Poro', controller: 0 }], 0)
        .move(0, 'Noxus Hopeful', PEAK)
        .the(PEAK).contested,
    ).toBe(null);
    const both = at([foe], 1).move(0, 'Noxus Hopeful', PEAK);
    const by = both.happened('CONTESTED').map((e) => e.by);
    expect(by).toEqual([0]);
  });
  it('riftbound:190.3.a.1 moving to one’s own battlefield contests nothing', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], { battlefields: [{ card: PEAK, units: ['Pouty Poro'] }] });
    game.move(0, 'Noxus Hopeful', PEAK);
    expect([game.the(PEAK).contested, game.happened('CONTESTED'), game.turnState()]).toEqual([null, [], 'neutralOpen']);
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
  it('riftbound:348.2.a in the turn of the other player as well', () => {
    const game = position([{}, {}], {
      battlefields: [
        { card: PEAK, controller: null, units: [{ card: 'Honest Broker', controller: 1 }] },
        { card: GROVE },
      ],
    });
    expect([game.turnState(), game.settle().holder(PEAK)]).toEqual(['showdownOpen', 1]);
  });
  it('riftbound:344 not before the chain is empty', () => {
    const field: JsonObject[] = [{ has: ['types', 'Battlefield'] }, { destination: T0 }];
    const push = reacts('Test Push', {
      targets: [{ what: FRIEND }, { what: field }],
      effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
    });
    const game = position([{ hand: ['Test Rite', 'Test Push'], base: ['Noxus Hopeful'] }, {}], {
      definitions: [does(draw(1)), push],
    })
      .play(0, 'Test Rite')
      .play(0, 'Test Push', { targets: [[{ card: PEAK }]] });
    game.pass().pass();
    expect([game.chain(), game.where('Noxus Hopeful'), game.turnState()]).toEqual([
      ['Test Rite'],
      PEAK,
      'neutralClosed',
    ]);
    expect(game.happened('SHOWDOWN_BEGAN')).toEqual([]);
    game.pass().pass();
    expect([game.happened('SHOWDOWN_BEGAN').length, game.turnState()]).toEqual([1, 'showdownOpen']);
  });
  it('riftbound:348.2.a.1 whoever takes it conquers, and riftbound:344 has it whoever contests', () => {
    const game = position([{}, {}], {
      battlefields: [
        { card: PEAK, controller: null, units: [{ card: 'Honest Broker', controller: 1 }] },
        { card: GROVE },
      ],
    });
    expect(game.view().turn).toMatchObject({ active: 0, state: 'showdownOpen' });
    expect(game.happened('SHOWDOWN_BEGAN')).toMatchObject([{ card: PEAK }]);
    expect([game.settle().points(0), game.points(1)]).toEqual([0, 1]);
  });
  it('riftbound:348.2.a.1 but not what they have scored in this turn already', () => {
    const game = position([{}, {}], {
      turn: { step: 'beginning' },
      battlefields: [{ card: 'Forbidding Waste', units: ['Noxus Hopeful'] }, { card: 'Rockfall Path' }],
    }).until({ step: 'main' });
    game.move(0, 'Noxus Hopeful', 'base').until({ turn: 5, step: 'main' });
    const scored = game.happened('SCORED').length;
    game.move(0, 'Noxus Hopeful', 'Forbidding Waste').settle();
    expect([scored, game.happened('SCORED').length, game.points(0)]).toEqual([1, 2, 2]);
    const again = position([{ base: ['Honest Broker'] }, {}], {
      turn: { step: 'beginning' },
      battlefields: [{ card: 'Forbidding Waste', units: ['Noxus Hopeful'] }, { card: 'Rockfall Path' }],
    }).until({ step: 'main' });
    again.move(0, 'Noxus Hopeful', 'base').move(0, 'Honest Broker', 'Forbidding Waste').settle();
    expect([again.holder('Forbidding Waste'), again.happened('SCORED').length]).toEqual([0, 1]);
  });
  it('riftbound:190.4.c a battlefield that all units leave is no longer controlled, riftbound:323.6 as the next cleanup finds in an open state', () => {
    const game = position([{}, {}], { battlefields: [{ card: PEAK, units: ['Noxus Hopeful'] }, { card: GROVE }] });
    game.move(0, 'Noxus Hopeful', 'base');
    expect(game.holder(PEAK)).toBe(null);
    const closed = position([{ hand: ['Retreat', 'Retreat'] }, {}], {
      battlefields: [
        { card: PEAK, units: ['Noxus Hopeful'] },
        { card: GROVE, units: ['Pouty Poro'] },
      ],
    });
    closed.play(0, 'Retreat', { targets: [[{ card: 'Noxus Hopeful' }]] });
    closed
      .play(0, 'Retreat', { targets: [[{ card: 'Pouty Poro' }]] })
      .pass()
      .pass();
    // One spell still waits: the state is closed.
    expect([closed.zones('Pouty Poro'), closed.holder(GROVE)]).toEqual([['hand'], 0]);
    expect(closed.settle().holder(GROVE)).toBe(null);
  });
  it('riftbound:190.4.a and as long as one stays it is', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PEAK, units: ['Noxus Hopeful', 'Pouty Poro'] }, { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', 'base');
    expect(game.holder(PEAK)).toBe(0);
  });
  it('riftbound:190.4 control is established by having units there after a showdown, and by nothing before it ends', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]).move(0, 'Noxus Hopeful', PEAK);
    expect(game.holder(PEAK)).toBe(null);
    expect(game.pass().holder(PEAK)).toBe(null);
    expect(game.pass().holder(PEAK)).toBe(0);
  });
  it('riftbound:190.6.a a battlefield’s controller controls its abilities', () => {
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
