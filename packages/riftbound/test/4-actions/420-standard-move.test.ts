import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position } from '../support/position.js';

describe('standard moves', () => {
  it('riftbound:420.1, riftbound-zh:407.1 a unit moves between places of the board, riftbound:144.2 which exhausts it', () => {
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
  it('riftbound:144.3 several units move at once to one place, riftbound:144.3.c all of them exhausted, riftbound:144.3.b from different ones', () => {
    const game = position([{ base: ['Noxus Hopeful', 'Pouty Poro'] }, {}], {
      battlefields: [{ card: PEAK }, { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', PEAK, ['Pouty Poro']);
    expect([game.where('Noxus Hopeful'), game.where('Pouty Poro')]).toEqual([PEAK, PEAK]);
    expect([game.ready('Noxus Hopeful'), game.ready('Pouty Poro')]).toEqual([false, false]);
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
  it('riftbound:144.4 a unit does not move just anywhere: riftbound:144.4.a from the base to any battlefield, riftbound:144.4.b from a battlefield only home', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }],
    });
    game.choose(0, { kind: 'MOVE', card: 'Noxus Hopeful' });
    expect(game.decision().options.map((o) => o.card)).toEqual([PEAK, GROVE]);
    const back = position([{}, {}], { battlefields: [{ card: PEAK, units: ['Pouty Poro'] }, { card: GROVE }] });
    // There is only one way, so that nothing is asked.
    back.choose(0, { kind: 'MOVE', card: 'Pouty Poro' });
    expect(back.where('Pouty Poro')).toBe('base');
  });
  it('riftbound:144.3.a who can’t go to that place doesn’t go along', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [
        { card: PEAK, units: ['Pouty Poro'] },
        { card: GROVE, units: ['Honest Broker'] },
      ],
    });
    game.choose(0, { kind: 'MOVE', card: 'Noxus Hopeful' }, { card: GROVE });
    expect([game.where('Noxus Hopeful'), game.where('Pouty Poro')]).toEqual([GROVE, PEAK]);
    const both = position([{ base: ['Noxus Hopeful', 'Pouty Poro'] }, {}]).move(0, 'Noxus Hopeful', GROVE, [
      'Pouty Poro',
    ]);
    expect(both.happened('MOVED').map((e) => e.toCard)).toEqual([GROVE, GROVE]);
  });
  it('riftbound:144.1.a at any time of one’s own main phase, riftbound:144.4 to somewhere else', () => {
    const game = position([{ base: ['Noxus Hopeful', 'Pouty Poro'], hand: ['Watchful Sentry'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Honest Broker'] }],
    });
    const moves = () => game.offered().filter((o) => o.startsWith('MOVE'));
    expect(moves().sort()).toEqual(['MOVE Honest Broker', 'MOVE Noxus Hopeful', 'MOVE Pouty Poro']);
    game.play(0, 'Watchful Sentry').move(0, 'Noxus Hopeful', PEAK);
    expect(moves().sort()).toEqual(['MOVE Honest Broker', 'MOVE Pouty Poro']);
    expect(game.until({ turn: 4, step: 'main' }).offered()).not.toContain('MOVE Honest Broker');
  });
  it('riftbound:447 a move is from one place to another one', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}]).move(0, 'Noxus Hopeful', PEAK);
    const peak = game.the(PEAK).id;
    expect(game.happened('MOVED')).toMatchObject([{ card: 'Noxus Hopeful', from: null, to: peak }]);
    game.until({ turn: 5, step: 'main' }).move(0, 'Noxus Hopeful', 'base');
    expect(game.happened('MOVED')[1]).toMatchObject({ card: 'Noxus Hopeful', from: peak, to: null });
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
