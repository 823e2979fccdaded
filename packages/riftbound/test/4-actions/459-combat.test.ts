import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
/** Seat 1 holds a battlefield with these. */
const held = (card: string, ...units: string[]) => ({ card, controller: 1, units: units.map((u) => foe(u)) });
const WASTE = 'Forbidding Waste';
const PATH = 'Rockfall Path';

describe('combat', () => {
  it('riftbound:464.2.c.1, riftbound:464.2, riftbound:464.2.c.3 who contested attacks, riftbound:464.2.c.2 the other defends', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', PATH);
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ attacker: 0, defender: 1 }]);
    expect(game.unit('Noxus Hopeful').attacker).toBe(true);
    expect(game.unit('Honest Broker').defender).toBe(true);
    expect(game.view().turn.phase).toBe('combat');
  });
  it('riftbound:464.2.d the attacker has focus first', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', PATH);
    expect(game.decision().seat).toBe(0);
  });
  it('riftbound:465.2.d damage is dealt to both sides at the same time', () => {
    const game = position([{ base: ['Ravenbloom Student'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Ravenbloom Student', PATH).settle();
    expect(game.zones('Ravenbloom Student')).toEqual(['trash']);
    expect(game.zones('Honest Broker')).toEqual(['trash']);
  });
  it('riftbound:465.2.a the Might of all attackers is summed', () => {
    const game = position([{ base: ['Ravenbloom Student', 'Pouty Poro'] }, {}], {
      battlefields: [held(PATH, 'Noxus Hopeful'), { card: PEAK }],
    });
    game.move(0, 'Ravenbloom Student', PATH, ['Pouty Poro']).settle();
    expect(game.zones('Noxus Hopeful')).toEqual(['trash']);
  });
  it('riftbound:465.2.c the attacker assigns first, as it likes among equals', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker', 'Ravenbloom Student', 'Watchful Sentry'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', PATH).pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'COMBAT_DAMAGE', seat: 0, total: 4 });
    game.answer(0, {
      distribute: [
        { option: { card: 'Honest Broker' }, amount: 2 },
        { option: { card: 'Ravenbloom Student' }, amount: 2 },
      ],
    });
    game.settle();
    expect(game.onBoard('Watchful Sentry')).toHaveLength(1);
    expect(game.onBoard('Honest Broker')).toEqual([]);
  });
  it('riftbound:465.2.c.3 lethal damage is assigned in full before the next unit gets any', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [held(PATH, 'Xin Zhao, Vigilant', 'Ashe, Focused', 'Darius, Trifarian'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', PATH).pass().pass();
    const d = game.decision();
    if (d.kind !== 'COMBAT_DAMAGE') throw new Error(d.kind);
    const refusal = game.refused(0, {
      distribute: [
        { option: { card: 'Xin Zhao, Vigilant' }, amount: 2 },
        { option: { card: 'Ashe, Focused' }, amount: 2 },
      ],
    });
    expect(refusal.rules).toContain('riftbound:465.2.c.3');
  });
  it('riftbound:465.2.c.4 no more than lethal damage while others lack it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker', 'Ravenbloom Student'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', PATH).pass().pass();
    const refusal = game.refused(0, { distribute: [{ option: { card: 'Honest Broker' }, amount: 4 }] });
    expect(refusal.rules).toContain('riftbound:465.2.c.4');
  });
  it('riftbound:815.1.b Tank is assigned lethal damage before others', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker', 'Lecturing Yordle', 'Ravenbloom Student'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', PATH).pass().pass();
    const refusal = game.refused(0, {
      distribute: [
        { option: { card: 'Honest Broker' }, amount: 2 },
        { option: { card: 'Ravenbloom Student' }, amount: 2 },
      ],
    });
    expect(refusal.rules).toContain('riftbound:815.1.c.2');
    game.answer(0, {
      distribute: [
        { option: { card: 'Lecturing Yordle' }, amount: 2 },
        { option: { card: 'Ravenbloom Student' }, amount: 2 },
      ],
    });
    expect(game.onBoard('Lecturing Yordle')).toEqual([]);
  });
  it('riftbound:423.1.b, riftbound-zh:410.1.b a stunned unit adds no damage, riftbound:423.1.c, riftbound-zh:410.1.c but takes its full Might to kill', () => {
    const game = position([{ base: ['Ravenbloom Student'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Noxus Hopeful', { stunned: true })] }, { card: PEAK }],
    });
    game.move(0, 'Ravenbloom Student', PATH).settle();
    expect(game.happened('DAMAGE_DEALT')).toHaveLength(1);
    expect(game.onBoard('Noxus Hopeful')).toHaveLength(1);
    expect(game.onBoard('Ravenbloom Student')).toHaveLength(1);
  });
  it('riftbound:466.1.a.1 units are healed after combat, everywhere', () => {
    const game = position(
      [{ base: ['Ravenbloom Student', { card: 'Ashe, Focused', damage: 2, exhausted: true }] }, {}],
      {
        battlefields: [held(PATH, 'Noxus Hopeful'), { card: PEAK }],
      },
    );
    game.move(0, 'Ravenbloom Student', PATH).settle();
    expect(game.unit('Noxus Hopeful').damage).toBe(0);
    expect(game.unit('Ashe, Focused').damage).toBe(0);
  });
  it('riftbound:466.1.a.2, riftbound:455, riftbound:458 attackers are recalled while defenders remain, riftbound:456 which is no move', () => {
    const game = position([{ base: ['Ashe, Focused'] }, {}], {
      battlefields: [held(PATH, 'Darius, Trifarian'), { card: PEAK }],
    });
    game.move(0, 'Ashe, Focused', PATH).settle();
    expect(game.zones('Ashe, Focused')).toEqual(['trash']);
    const tough = position([{ base: ['Darius, Trifarian'] }, {}], {
      battlefields: [
        { card: PATH, controller: 1, units: [foe('Thousand-Tailed Watcher', { stunned: true })] },
        { card: PEAK },
      ],
    });
    tough.move(0, 'Darius, Trifarian', PATH).settle();
    expect(tough.where('Darius, Trifarian')).toBe('base');
    expect(tough.happened('RECALLED')).toHaveLength(1);
    expect(tough.happened('MOVED')).toHaveLength(1);
    expect(tough.ready('Darius, Trifarian')).toBe(false);
  });
  it('riftbound:466.3.a who alone has units left has won, riftbound:466.5 takes control and riftbound:466.5.d conquers', () => {
    const game = position([{ base: ['Darius, Trifarian'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Darius, Trifarian', PATH).settle();
    expect(game.happened('COMBAT_RESULT')).toMatchObject([{ winner: 0 }]);
    expect([game.holder(PATH), game.points(0)]).toEqual([0, 1]);
  });
  it('riftbound:466.3.d, riftbound:466.5.a a combat after which attackers go home has no result', () => {
    const game = position([{ base: ['Darius, Trifarian'] }, {}], {
      battlefields: [
        { card: PATH, controller: 1, units: [foe('Thousand-Tailed Watcher', { stunned: true })] },
        { card: PEAK },
      ],
    });
    game.move(0, 'Darius, Trifarian', PATH).settle();
    expect(game.happened('COMBAT_RESULT')).toMatchObject([{ winner: null }]);
    expect(game.holder(PATH)).toBe(1);
    expect(game.the(PATH).contested).toBe(null);
  });
  it('riftbound:466.5.b when nobody is left nobody controls it', () => {
    const game = position([{ base: ['Ravenbloom Student'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Ravenbloom Student', PATH).settle();
    expect(game.holder(PATH)).toBe(null);
    expect([game.points(0), game.points(1)]).toEqual([0, 0]);
  });
  it('riftbound:466.7 after combat riftbound:466.7.a nobody attacks or defends', () => {
    const game = position([{ base: ['Darius, Trifarian'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Darius, Trifarian', PATH).settle();
    expect(game.unit('Darius, Trifarian')).toMatchObject({ attacker: false, defender: false });
    expect(game.view().turn.phase).toBe('main');
  });
  it('riftbound:465.1 without units on one side no damage is dealt', () => {
    const game = position([{ base: ['Darius, Trifarian'] }, { hand: ['Retreat'] }], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Darius, Trifarian', PATH).pass();
    game.play(1, 'Retreat', { targets: [[{ card: 'Honest Broker' }]] }).settle();
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
    expect([game.holder(PATH), game.points(0)]).toEqual([0, 1]);
  });
  it('riftbound:807.1.c Assault counts while attacking, riftbound:807.2 and several add up', () => {
    const game = position([{ base: ['Ravenbloom Student'], hand: ['Cleave', 'Cleave'] }, {}], {
      battlefields: [held(PATH, 'Noxus Hopeful'), { card: PEAK }],
    });
    const student = { card: 'Ravenbloom Student' };
    game
      .play(0, 'Cleave', { targets: [[student]] })
      .settle()
      .play(0, 'Cleave', { targets: [[student]] })
      .settle();
    expect(game.might('Ravenbloom Student')).toBe(4);
    game.move(0, 'Ravenbloom Student', PATH);
    expect(game.might('Ravenbloom Student')).toBe(10);
  });
  it('riftbound:814.1.c Shield counts while defending', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Chakram Dancer'] }], {
      battlefields: [held(WASTE, 'Honest Broker', 'Plundering Poro'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', WASTE).pass();
    game.play(1, 'Chakram Dancer', { at: WASTE, method: 'ambush' }).pass().pass();
    expect([game.might('Honest Broker'), game.might('Plundering Poro'), game.might('Chakram Dancer')]).toEqual([
      3, 3, 3,
    ]);
    expect(game.unit('Chakram Dancer').defender).toBe(true);
  });
  it('riftbound:323.2.a a unit that comes into the combat takes its side', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Chakram Dancer'] }], {
      battlefields: [held(GROVE, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', GROVE).pass();
    game.play(1, 'Chakram Dancer', { at: GROVE, method: 'ambush' });
    expect(game.unit('Chakram Dancer').defender).toBe(true);
  });
  it('riftbound:142.4.b damage equal to Might is lethal', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Noxus Hopeful', 'Darius, Trifarian'] }]);
    game.play(0, 'Falling Star', { targets: [[{ card: 'Noxus Hopeful' }], [{ card: 'Darius, Trifarian' }]] }).settle();
    expect(game.unit('Noxus Hopeful').damage).toBe(3);
    game.until({ turn: 4, step: 'main' });
    expect(game.onBoard('Noxus Hopeful')).toHaveLength(1);
  });
  it('riftbound:323.5 units with lethal damage go to their owners’ trash, riftbound:142.4.b when Might falls to it as well', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: [{ card: 'Noxus Hopeful', damage: 3 }] }]);
    game.play(0, 'Stupefy', { targets: [[{ card: 'Noxus Hopeful' }]] }).settle();
    expect(game.zones('Noxus Hopeful')).toEqual(['trash']);
    expect(game.count(1, 'trash')).toBe(1);
  });
});
