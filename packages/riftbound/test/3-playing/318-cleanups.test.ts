import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';

const UNIT: JsonObject = { has: ['types', 'Unit'] };
const DRAW = { do: 'draw', who: 'you', count: 1 };

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
  it('riftbound:323.11 though the other player has units there, riftbound:190.3.b.1 but not while the showdown goes on', () => {
    const left = two([{ hand: ['Retreat'] }, {}], ['Pouty Poro', foe('Honest Broker')] as never);
    left
      .play(0, 'Retreat', { targets: [[{ card: 'Pouty Poro' }]] })
      .pass()
      .pass();
    expect(left.happened('CONTESTED').filter((e) => e.card === GROVE && e.by === null)).toHaveLength(1);
    const fight = position([{ base: ['Noxus Hopeful'], hand: ['Retreat'] }, {}]).move(0, 'Noxus Hopeful', PEAK);
    fight
      .play(0, 'Retreat', { targets: [[HOPEFUL]] })
      .pass()
      .pass();
    expect([fight.turnState(), fight.the(PEAK).contested]).toEqual(['showdownOpen', 0]);
    expect(fight.settle().the(PEAK).contested).toBe(null);
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
  it('riftbound:190.3.b.1 the units of another player there do not keep it contested, riftbound:345 who contests it then has focus', () => {
    const game = two([{ hand: ['Retreat'] }, {}], ['Pouty Poro', foe('Honest Broker')] as never);
    game
      .play(0, 'Retreat', { targets: [[{ card: 'Pouty Poro' }]] })
      .pass()
      .pass();
    expect(game.happened('CONTESTED').filter((e) => e.card === GROVE)).toMatchObject([
      { by: 0 },
      { by: null },
      { by: 1 },
    ]);
    // The showdown at the peak is over as both pass.
    for (let n = 0; n < 4 && game.happened('SHOWDOWN_BEGAN').length < 2; n++) game.pass();
    expect(game.happened('SHOWDOWN_BEGAN')[1]).toMatchObject({ card: GROVE, focus: 1 });
    expect([game.focus, game.decision().seat]).toEqual([1, 1]);
  });
  it('riftbound:461.1 of two combats the turn player chooses the first, riftbound:323.9 staged where units of both are, riftbound:460 and a cleanup begins it, riftbound:323.13 one after the other', () => {
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
    const alone = position([{ base: ['Noxus Hopeful'] }, {}]).move(0, 'Noxus Hopeful', PEAK);
    expect([...game.happened('SHOWDOWN_BEGAN'), ...alone.happened('SHOWDOWN_BEGAN')].map((e) => e.combat)).toEqual([
      true,
      true,
      false,
    ]);
  });
  /** Seat 0's soldier is attached to whatever seat 0 likes, as a Reaction. */
  const moor = spell('Test Moor', {
    targets: [{ what: UNIT }, { what: UNIT, notIn: [0] }],
    effects: [{ do: 'attach', what: { target: 0 }, to: { target: 1 } }],
  });
  (moor.abilities as JsonObject[]).push({ kind: 'keyword', keyword: 'reaction' });
  const mooring = (game: RiftboundPlay, seat: number, what: string, to: string) =>
    game
      .play(seat, 'Test Moor', { targets: [[{ card: what }], [{ card: to }]] })
      .pass()
      .pass();

  it('riftbound:460 not while something is on the chain, or a showdown goes on elsewhere', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Test Moor', 'Stupefy'] }, { base: ['Honest Broker'] }], {
      battlefields: [
        { card: PATH, controller: 0, units: ['Pouty Poro'] },
        { card: WASTE, controller: null },
      ],
      definitions: [moor],
    });
    const fights = () => game.happened('COMBAT_BEGAN').length;
    game.play(0, 'Stupefy', { targets: [[{ card: 'Pouty Poro' }]] });
    mooring(game, 0, 'Honest Broker', 'Pouty Poro');
    expect([game.where('Honest Broker'), game.chain(), fights()]).toEqual([PATH, ['Stupefy'], 0]);
    expect([game.pass().pass().chain(), fights()]).toEqual([[], 1]);
  });
  it('riftbound:460 nor while there is a showdown at another battlefield', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Test Moor'] }, { base: ['Honest Broker'] }], {
      battlefields: [
        { card: PATH, controller: 0, units: ['Pouty Poro'] },
        { card: WASTE, controller: null },
      ],
      definitions: [moor],
    }).move(0, 'Noxus Hopeful', WASTE);
    mooring(game, 0, 'Honest Broker', 'Pouty Poro');
    expect([game.where('Honest Broker'), game.happened('COMBAT_BEGAN')]).toEqual([PATH, []]);
    game.settle();
    expect(game.happened('COMBAT_BEGAN').map((e) => e.card)).toEqual([PATH]);
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
  it('riftbound:323.2 designations go with where units are: riftbound:323.2.c who is elsewhere attacks no more', () => {
    const game = position([{ base: ['Noxus Hopeful', 'Pouty Poro', 'Watchful Sentry'], hand: ['Test Moor'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
      definitions: [moor],
    }).move(0, 'Noxus Hopeful', PATH, ['Pouty Poro']);
    expect([game.unit('Noxus Hopeful').attacker, game.unit('Pouty Poro').attacker]).toEqual([true, true]);
    mooring(game, 0, 'Noxus Hopeful', 'Watchful Sentry');
    expect(game.where('Noxus Hopeful')).toBe('base');
    expect([game.unit('Noxus Hopeful').attacker, game.unit('Pouty Poro').attacker]).toEqual([false, true]);
  });
  it('riftbound:323.2.c nor does who defended and is elsewhere defend', () => {
    const game = position([{ base: ['Noxus Hopeful', 'Watchful Sentry'], hand: ['Test Moor'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Honest Broker'), foe('Pouty Poro')] }, { card: GROVE }],
      definitions: [moor],
    }).move(0, 'Noxus Hopeful', PATH);
    expect(game.unit('Honest Broker').defender).toBe(true);
    mooring(game, 0, 'Honest Broker', 'Watchful Sentry');
    expect([game.unit('Honest Broker').defender, game.unit('Pouty Poro').defender]).toEqual([false, true]);
  });
  it('riftbound:323.9 whoever contests it, the turn player or the other', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Noxus Hopeful', foe('Honest Broker')] }, { card: GROVE }],
    });
    expect(game.happened('SHOWDOWN_BEGAN')).toMatchObject([{ card: PATH, combat: true }]);
  });
  it('riftbound:323.14 a showdown becomes a combat where units of both are then, riftbound:460.1 at that battlefield, riftbound:464.2.c.1.b and focus stays where it is', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Test Moor'] }, { base: ['Honest Broker'] }], {
      battlefields: [{ card: PATH }, { card: GROVE }],
      definitions: [moor],
    }).move(0, 'Noxus Hopeful', PATH);
    expect([game.view().turn.phase, game.focus]).toEqual(['main', 0]);
    mooring(game, 0, 'Honest Broker', 'Noxus Hopeful');
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ card: PATH, attacker: 0, defender: 1 }]);
    expect(game.happened('SHOWDOWN_BEGAN')).toHaveLength(1);
    // It passed as the chain was over, and the combat does not give it back to the attacker.
    expect([game.view().turn.phase, game.focus]).toEqual(['combat', 1]);
  });
  it('riftbound:464.2.c.1 who contests attacks, riftbound:464.2.c.2 though it is the turn of the other, who defends', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Noxus Hopeful', foe('Honest Broker')] }, { card: GROVE }],
    });
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ attacker: 1, defender: 0 }]);
    expect([game.unit('Honest Broker').attacker, game.unit('Noxus Hopeful').defender]).toEqual([true, true]);
    expect([game.focus, game.decision().seat]).toEqual([1, 1]);
  });
  it('riftbound:464.2.e.1 the attacker’s triggers of a beginning combat go on the chain first, the defender’s last', () => {
    const scout = (name: string, on: string) => unit(name, 2, triggered({ on, object: 'self' }, DRAW));
    const game = position([{}, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Test Guard', foe('Test Scout')] }, { card: GROVE }],
      definitions: [scout('Test Guard', 'unit:defend'), scout('Test Scout', 'unit:attack')],
    });
    expect(game.chain()).toEqual(['Test Guard', 'Test Scout']);
  });
  it('riftbound:428.4, riftbound-zh:415.4 a cleanup kills', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Ravenbloom Student', 'Noxus Hopeful'] }]);
    game.play(0, 'Falling Star', { targets: [[{ card: 'Ravenbloom Student' }], [HOPEFUL]] }).settle();
    const moved = game.happened('OBJECT_MOVED').filter((e) => e.to === 'trash' && e.card !== 'Falling Star');
    expect(moved).toMatchObject([{ card: 'Ravenbloom Student', cause: 'lethal' }]);
  });
  it('riftbound:428.1.a.1, riftbound-zh:415.1.a.1 instructions kill, and so do costs', () => {
    const killed = (game: RiftboundPlay) =>
      game
        .happened('OBJECT_MOVED')
        .filter((e) => e.cause === 'kill')
        .map((e) => [e.card, e.to]);
    const blade = position([{ hand: ['Hidden Blade'] }, {}], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Noxus Hopeful')] }],
    });
    expect(killed(blade.play(0, 'Hidden Blade').settle())).toEqual([['Noxus Hopeful', 'trash']]);
    expect(killed(position([{ base: ['Gold'] }, {}]).use(0, 'Gold'))).toEqual([['Gold', 'trash']]);
  });
  it('riftbound:323.4 Deathknell triggers as its unit dies in a cleanup, riftbound:808.1.c and resolves afterwards', () => {
    const game = position([{ hand: ['Falling Star'], base: ['Honest Broker'] }, { base: ['Honest Broker'] }]);
    const broker = { card: 'Honest Broker', controller: 1 };
    game
      .play(0, 'Falling Star', { targets: [[broker], [broker]] })
      .pass()
      .pass();
    // Seat 0 has one of its own, which is not the one that died.
    expect(game.chain()).toEqual(['Honest Broker']);
    expect(game.onBoard('Honest Broker')).toHaveLength(1);
    expect(game.onBoard('Gold')).toEqual([]);
    game.settle();
    expect(game.onBoard('Gold')).toHaveLength(1);
  });
});
