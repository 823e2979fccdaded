import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const HOPEFUL = { card: 'Noxus Hopeful' };
const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';

describe('cleanups', () => {
  const two = (players: Parameters<typeof position>[0], there: object[] = ['Pouty Poro'] as never) =>
    position(players, {
      battlefields: [
        { card: PEAK, controller: null, units: ['Noxus Hopeful'] },
        { card: GROVE, controller: null, units: there as never },
      ],
    });
  it('riftbound:323.11 nobody contests a battlefield that their units have left, riftbound:190.3.b.1 while no showdown is there', () => {
    const game = two([{ hand: ['Retreat'] }, {}]).choose(0, { card: PEAK });
    expect(game.the(GROVE).contested).toBe(0);
    game
      .play(0, 'Retreat', { targets: [[{ card: 'Pouty Poro' }]] })
      .pass()
      .pass();
    expect(game.turnState()).toBe('showdownOpen');
    expect([game.the(PEAK).contested, game.the(GROVE).contested]).toEqual([0, null]);
  });
  it('riftbound:323.11.a who then has units there without controlling it contests it', () => {
    const game = two([{ hand: ['Retreat'] }, {}], ['Pouty Poro', foe('Honest Broker')] as never);
    expect(game.the(GROVE).contested).toBe(0);
    game
      .play(0, 'Retreat', { targets: [[{ card: 'Pouty Poro' }]] })
      .pass()
      .pass();
    expect(game.the(GROVE).contested).toBe(1);
    game.settle();
    expect(game.holder(GROVE)).toBe(1);
  });
  it('riftbound:461.1 of two combats the turn player chooses the first, riftbound:323.13, riftbound:323.9, riftbound:460 one after the other', () => {
    const both = (card: string) => ({
      card,
      controller: 1,
      units: [{ card: 'Noxus Hopeful', controller: 0 }, foe('Honest Broker')],
    });
    const game = position([{}, {}], { battlefields: [both(PATH), both(PEAK)] });
    expect(game.decision()).toMatchObject({ kind: 'SHOWDOWN', seat: 0 });
    game.choose(0, { card: PEAK });
    expect(game.happened('COMBAT_BEGAN').map((e) => e.card)).toEqual([PEAK]);
    game.settle();
    expect(game.happened('COMBAT_BEGAN').map((e) => e.card)).toEqual([PEAK, PATH]);
  });
  it('riftbound:190.4.b control doesn’t change while a combat goes on, though all defenders are gone', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Retreat'] }], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', WASTE).pass();
    game
      .play(1, 'Retreat', { targets: [[{ card: 'Honest Broker' }]] })
      .pass()
      .pass();
    expect([game.turnState(), game.holder(WASTE)]).toEqual(['showdownOpen', 1]);
    game.settle();
    expect(game.holder(WASTE)).toBe(0);
  });
  it('riftbound:428.4 a cleanup kills, riftbound:428.1.a.1 as instructions do', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Ravenbloom Student', 'Noxus Hopeful'] }]);
    game.play(0, 'Falling Star', { targets: [[{ card: 'Ravenbloom Student' }], [HOPEFUL]] }).settle();
    const moved = game.happened('OBJECT_MOVED').filter((e) => e.to === 'trash' && e.card !== 'Falling Star');
    expect(moved).toMatchObject([{ card: 'Ravenbloom Student', cause: 'lethal' }]);
  });
  it('riftbound:323.4 Deathknell triggers as its unit dies in a cleanup, riftbound:808.1.c and resolves afterwards', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Honest Broker'] }]);
    const broker = { card: 'Honest Broker' };
    game
      .play(0, 'Falling Star', { targets: [[broker], [broker]] })
      .pass()
      .pass();
    expect(game.chain()).toEqual(['Honest Broker']);
    expect(game.onBoard('Honest Broker')).toEqual([]);
    expect(game.onBoard('Gold')).toEqual([]);
    game.settle();
    expect(game.onBoard('Gold')).toHaveLength(1);
  });
});
