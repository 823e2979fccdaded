import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
/** Seat 1 holds a battlefield with these. */
const held = (card: string, ...units: string[]) => ({ card, controller: 1, units: units.map((u) => foe(u)) });
const WASTE = 'Forbidding Waste';
const PATH = 'Rockfall Path';

describe('combat', () => {
  it('riftbound:464.2 a combat opens with a showdown, riftbound:464.2.c.1 who contested attacks, riftbound:464.2.c.2 the other defends, riftbound:464.2.c.3 and so do their units', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', PATH);
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ attacker: 0, defender: 1 }]);
    expect(game.unit('Noxus Hopeful').attacker).toBe(true);
    expect(game.unit('Honest Broker').defender).toBe(true);
    expect(game.view().turn).toMatchObject({ phase: 'combat', state: 'showdownOpen' });
    // Units elsewhere have no part in it.
    const near = position([{ base: ['Noxus Hopeful', 'Pouty Poro'] }, { base: ['Watchful Sentry'] }], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    }).move(0, 'Noxus Hopeful', PATH);
    expect([near.unit('Pouty Poro').attacker, near.unit('Watchful Sentry').defender]).toEqual([false, false]);
  });
  it('riftbound:464.2.d the attacker has focus first', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', PATH);
    expect(game.decision().seat).toBe(0);
  });
  it('riftbound:464.2.d though it is the turn of the defender', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Noxus Hopeful', foe('Honest Broker')] }, { card: PEAK }],
    });
    expect([game.view().turn.active, game.focus, game.decision().seat]).toEqual([0, 1, 1]);
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
  it('riftbound:465.2.a a stunned defender adds nothing', () => {
    const game = position([{ base: ['Honest Broker'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Noxus Hopeful', { stunned: true })] }, { card: PEAK }],
    });
    game.move(0, 'Honest Broker', PATH).settle();
    expect(game.happened('COMBAT_BEGAN')).toHaveLength(1);
    expect(game.happened('DAMAGE_DEALT').map((e) => e.card)).not.toContain('Noxus Hopeful');
    expect(game.zones('Honest Broker')).not.toContain('trash');
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
    // Then the defender did: three units of 2, 2 and 1 Might or more.
    expect(game.zones('Noxus Hopeful')).toEqual(['trash']);
  });
  it('riftbound-zh:404.1.a to assign is not to deal: damage is dealt when both have assigned', () => {
    const game = position([{ base: ['Ravenbloom Student', 'Watchful Sentry'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker', 'Noxus Hopeful'), { card: PEAK }],
    });
    game.move(0, 'Ravenbloom Student', PATH, ['Watchful Sentry']).pass().pass().takeDefault('COMBAT_DAMAGE');
    expect(game.decision()).toMatchObject({ kind: 'COMBAT_DAMAGE', seat: 1 });
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
    expect(game.takeDefault('COMBAT_DAMAGE').happened('DAMAGE_DEALT').length).toBeGreaterThan(1);
  });
  it('riftbound:465.2.c.3 lethal damage is assigned in full before the next unit gets any', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [held(PATH, 'Xin Zhao, Vigilant', 'Ashe, Focused', 'Darius, Trifarian'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', PATH).pass().pass();
    const d = game.decision();
    if (d.kind !== 'COMBAT_DAMAGE') throw new Error(d.kind);
    const spread = (xin: number, ashe: number) => ({
      distribute: [
        { option: { card: 'Xin Zhao, Vigilant' }, amount: xin },
        { option: { card: 'Ashe, Focused' }, amount: ashe },
      ].filter(({ amount }) => amount > 0),
    });
    const { rules, detail } = game.refused(0, spread(2, 2));
    expect([rules, detail]).toEqual([
      expect.arrayContaining(['riftbound:465.2.c.3']),
      expect.stringContaining('in full'),
    ]);
    const lethal = d.options.find((o) => o.card === 'Xin Zhao, Vigilant')?.lethal as number;
    game.answer(0, spread(lethal, 4 - lethal));
  });
  it('riftbound:465.2.c.4 no more than lethal damage while others lack it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker', 'Ravenbloom Student', 'Watchful Sentry'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', PATH).pass().pass();
    const refusal = game.refused(0, {
      distribute: [
        { option: { card: 'Honest Broker' }, amount: 3 },
        { option: { card: 'Ravenbloom Student' }, amount: 1 },
      ],
    });
    expect(refusal.rules).toContain('riftbound:465.2.c.4');
    expect(refusal.detail).toContain('no more than lethal');
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
  it('riftbound:466.1.a.2 attackers are recalled while defenders remain, riftbound:455 to their base, riftbound:456 which is no move, riftbound:458 and leaves them as they are', () => {
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
  it('riftbound:456.1 a recall triggers nothing that waits for moves, riftbound:455 for it is none', () => {
    const rover = unit('Test Rover', 3, triggered({ on: 'moved', object: 'self' }, DRAW));
    const game = position([{ base: ['Test Rover'] }, {}], {
      battlefields: [
        { card: PATH, controller: 1, units: [foe('Thousand-Tailed Watcher', { stunned: true })] },
        { card: PEAK },
      ],
      definitions: [rover],
    });
    game.move(0, 'Test Rover', PATH).settle();
    expect([game.where('Test Rover'), game.happened('RECALLED').length, game.hand(0)]).toEqual(['base', 1, 1]);
  });
  it('riftbound:466.7.c what lasts this combat is over with it', () => {
    const rage = spell('Test Rage', {
      targets: [{ what: { has: ['types', 'Unit'] } }],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'add', stat: 'might', value: 3 }],
          until: { kind: 'endOfFight' },
        },
      ],
    });
    (rage.abilities as JsonObject[]).push({ kind: 'keyword', keyword: 'action' });
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Test Rage'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
      definitions: [rage],
    });
    game
      .move(0, 'Noxus Hopeful', PATH)
      .play(0, 'Test Rage', { targets: [[{ card: 'Noxus Hopeful' }]] })
      .pass()
      .pass();
    expect(game.might('Noxus Hopeful')).toBe(7);
    expect(game.settle().might('Noxus Hopeful')).toBe(4);
    expect(game.view().turn.number).toBe(3);
  });
  it('riftbound:466.3 every combat has a result, riftbound:466.3.a which is won by who alone has units left, riftbound:466.5 takes control and riftbound:466.5.d conquers', () => {
    const game = position([{ base: ['Darius, Trifarian'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Darius, Trifarian', PATH).settle();
    expect(game.happened('COMBAT_RESULT')).toMatchObject([{ winner: 0 }]);
    expect([game.holder(PATH), game.points(0)]).toEqual([0, 1]);
    // It was taken by the combat, not by a showdown after it.
    const changed = game.happened('CONTROL_CHANGED').filter((e) => e.card === PATH);
    expect([changed.length, game.happened('SHOWDOWN_BEGAN').length]).toEqual([1, 1]);
    expect(changed).toMatchObject([{ was: 1, controller: 0 }]);
  });
  it('riftbound:466.1.a.2 who has beaten all defenders stays', () => {
    const game = position([{ base: ['Darius, Trifarian'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Darius, Trifarian', PATH).settle();
    expect([game.where('Darius, Trifarian'), game.happened('RECALLED')]).toEqual([PATH, []]);
  });
  it('riftbound:466.3.a a defender who alone has units left wins', () => {
    const game = position([{ base: ['Pouty Poro'] }, {}], {
      battlefields: [held(PATH, 'Darius, Trifarian'), { card: PEAK }],
    });
    game.move(0, 'Pouty Poro', PATH).settle();
    expect(game.happened('COMBAT_RESULT')).toMatchObject([{ winner: 1 }]);
  });
  /** Both have units at a battlefield of nobody's, and the defender wins. */
  const taken = () =>
    position([{}, {}], {
      battlefields: [{ card: PATH, controller: null, units: ['Pouty Poro', foe('Darius, Trifarian')] }, { card: PEAK }],
    }).settle();
  it('riftbound:466.5 a defender who is left takes control of what they did not control', () => {
    // By the combat, and not by a showdown after it.
    expect([taken().holder(PATH), taken().happened('SHOWDOWN_BEGAN').length]).toEqual([1, 1]);
  });
  it('riftbound:466.5.d and conquers it', () => {
    expect([taken().points(0), taken().points(1)]).toEqual([0, 1]);
  });
  it('riftbound:466.3.d a combat after which attackers go home has no result, riftbound:466.5.a and nothing is contested any more', () => {
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
    const types = game.events.map((e) => e.type);
    expect(types.lastIndexOf('CONTESTED')).toBeLessThan(types.indexOf('COMBAT_ENDED'));
    const won = position([{ base: ['Darius, Trifarian'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    won.move(0, 'Darius, Trifarian', PATH).settle();
    expect([won.the(PATH).contested, won.happened('CONTESTED').map((e) => e.by)]).toEqual([null, [0, null]]);
  });
  it('riftbound:466.5.b when nobody is left nobody controls it', () => {
    const game = position([{ base: ['Ravenbloom Student'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Ravenbloom Student', PATH).settle();
    expect(game.holder(PATH)).toBe(null);
    expect([game.points(0), game.points(1)]).toEqual([0, 0]);
    const types = game.events.map((e) => e.type);
    expect(types.indexOf('CONTROL_CHANGED')).toBeLessThan(types.indexOf('COMBAT_ENDED'));
  });
  it('riftbound:466.7 after combat riftbound:466.7.a nobody attacks or defends', () => {
    const game = position([{ base: ['Darius, Trifarian'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Darius, Trifarian', PATH).settle();
    expect(game.unit('Darius, Trifarian')).toMatchObject({ attacker: false, defender: false });
    const both = position([{ base: ['Darius, Trifarian'] }, {}], {
      battlefields: [
        { card: PATH, controller: 1, units: [foe('Thousand-Tailed Watcher', { stunned: true })] },
        { card: PEAK },
      ],
    });
    both.move(0, 'Darius, Trifarian', PATH).settle();
    for (const name of ['Darius, Trifarian', 'Thousand-Tailed Watcher'])
      expect(both.unit(name)).toMatchObject({ attacker: false, defender: false });
    // That is part of its end, and nothing is left for a cleanup to put right.
    for (const { events } of [game, both]) {
      const types = events.map((e) => e.type);
      expect(types.slice(types.indexOf('COMBAT_ENDED'))).not.toContain('DESIGNATED');
    }
    expect(game.view().turn).toMatchObject({ phase: 'main', number: 3 });
  });
  it('riftbound:465.1 without units on one side no damage is dealt', () => {
    const game = position([{ base: ['Darius, Trifarian'] }, { hand: ['Retreat'] }], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Darius, Trifarian', PATH).pass();
    game.play(1, 'Retreat', { targets: [[{ card: 'Honest Broker' }]] }).settle();
    expect(game.happened('DAMAGE_DEALT')).toEqual([]);
    expect([game.holder(PATH), game.points(0)]).toEqual([0, 1]);
    const both = position([{ base: ['Darius, Trifarian'] }, {}], {
      battlefields: [held(PATH, 'Honest Broker'), { card: PEAK }],
    });
    expect(both.move(0, 'Darius, Trifarian', PATH).settle().happened('DAMAGE_DEALT')).toHaveLength(2);
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
  it('riftbound:323.2 designations follow who is there: riftbound:323.2.a a unit that comes into the combat takes its side, riftbound:464.2.c.3.a in the cleanup after that', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Chakram Dancer'] }], {
      battlefields: [held(GROVE, 'Honest Broker'), { card: PEAK }],
    });
    game.move(0, 'Noxus Hopeful', GROVE).pass();
    game.play(1, 'Chakram Dancer', { at: GROVE, method: 'ambush' });
    expect(game.unit('Chakram Dancer')).toMatchObject({ defender: true, attacker: false });
    expect(game.happened('DESIGNATED').at(-1)).toMatchObject({ card: 'Chakram Dancer', role: 'defender' });
    const joined = position([{ base: ['Noxus Hopeful'], hand: ['Chakram Dancer'] }, {}], {
      battlefields: [held(GROVE, 'Honest Broker'), { card: PEAK }],
    }).move(0, 'Noxus Hopeful', GROVE);
    joined.play(0, 'Chakram Dancer', { at: GROVE, method: 'ambush' });
    expect(joined.unit('Chakram Dancer')).toMatchObject({ defender: false, attacker: true });
  });
  it('riftbound:815.1.c.2 of several with Tank damage goes to any, and to others only when all of them have lethal damage', () => {
    const tank = { kind: 'keyword', keyword: 'tank' };
    const game = position([{ base: ['Test Giant'] }, {}], {
      battlefields: [held(PATH, 'Test Rock', 'Test Stone', 'Honest Broker'), { card: PEAK }],
      definitions: [unit('Test Giant', 4), unit('Test Rock', 2, tank), unit('Test Stone', 2, tank)],
    });
    game.move(0, 'Test Giant', PATH).pass().pass();
    const spread = (rock: number, stone: number, broker: number) => ({
      distribute: [
        { option: { card: 'Test Rock' }, amount: rock },
        { option: { card: 'Test Stone' }, amount: stone },
        { option: { card: 'Honest Broker' }, amount: broker },
      ].filter(({ amount }) => amount > 0),
    });
    expect(game.refused(0, spread(0, 2, 2)).rules).toContain('riftbound:815.1.c.2');
    expect(game.refused(0, spread(2, 0, 2)).rules).toContain('riftbound:815.1.c.2');
    game.answer(0, spread(2, 2, 0)).settle();
    expect([game.zones('Test Rock'), game.zones('Test Stone')]).toEqual([['trash'], ['trash']]);
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
