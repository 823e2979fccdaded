import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position } from '../support/position.js';

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
  it('riftbound:144.4.a, riftbound:144.4 from the base to any battlefield, riftbound:144.4.b from a battlefield only home', () => {
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
