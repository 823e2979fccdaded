import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const HOPEFUL = { card: 'Noxus Hopeful' };
const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';
const held = (...units: string[]) => ({ card: WASTE, controller: 1, units: units.map((u) => foe(u)) });

describe('the Viktor deck: units and gear', () => {
  it('Viktor, Herald of the Arcane plays a Recruit for [1], exhausted', () => {
    const legend = 'Viktor, Herald of the Arcane';
    const game = position([{ legend, runes: ['Mind Rune'] }, { runes: [] }]);
    game.use(0, legend);
    expect(game.chain()).toEqual([legend]);
    game.settle();
    expect(game.unit('Recruit')).toMatchObject({
      might: 1,
      exhausted: true,
      token: true,
      tags: ['Recruit'],
      domain: [],
    });
    expect(game.the(legend, 'legendZone').exhausted).toBe(true);
    expect(game.ready('Mind Rune')).toBe(false);
    game.until({ turn: 5, step: 'main' });
    expect(game.offered()).toContain(`ACTIVATE ${legend}`);
  });
  it('Viktor, Herald of the Arcane may play the Recruit to a battlefield his player controls', () => {
    const legend = 'Viktor, Herald of the Arcane';
    const game = position([{ legend }, {}], { battlefields: [{ card: PEAK, units: ['Pouty Poro'] }] });
    game.use(0, legend).pass().pass();
    expect(game.decision().kind).toBe('LOCATION');
    game.choose(0, { card: PEAK });
    expect(game.where('Recruit')).toBe(PEAK);
  });
  it('Viktor, Herald of the Arcane is used only in one’s own neutral open state (riftbound:381, riftbound-zh:374)', () => {
    const legend = 'Viktor, Herald of the Arcane';
    const game = position([{ legend, base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK);
    expect(game.offered()).not.toContain(`ACTIVATE ${legend}`);
  });
  it('Viktor, Leader makes a Recruit in his base when another non-Recruit unit of his player dies', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Viktor, Leader', 'Honest Broker', 'Recruit'] }]);
    game.play(0, 'Falling Star', { targets: [[{ card: 'Honest Broker' }], [{ card: 'Recruit' }]] });
    game.calm();
    // The Recruit that died left none; the Broker did.
    expect(game.onBoard('Recruit')).toHaveLength(1);
    expect(game.where('Recruit')).toBe('base');
    expect(game.ready('Recruit')).toBe(false);
  });
  it('Viktor, Leader doesn’t see enemies die', () => {
    const game = position([
      { hand: ['Falling Star'], base: ['Viktor, Leader'] },
      { base: ['Honest Broker', 'Pouty Poro'] },
    ]);
    game.play(0, 'Falling Star', { targets: [[{ card: 'Honest Broker' }], [{ card: 'Honest Broker' }]] }).settle();
    expect(game.onBoard('Recruit')).toEqual([]);
  });
  it('Honest Broker leaves an exhausted Gold as it dies', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Honest Broker'] }]);
    const broker = { card: 'Honest Broker' };
    game.play(0, 'Falling Star', { targets: [[broker], [broker]] }).settle();
    expect(game.unit('Gold')).toMatchObject({ controller: 1, exhausted: true, zone: 'base', token: true });
  });
  it('Plundering Poro makes an exhausted Gold when it conquers', () => {
    const game = position([{ base: ['Plundering Poro'] }, {}]);
    game.move(0, 'Plundering Poro', PEAK).settle();
    expect(game.unit('Gold')).toMatchObject({ controller: 0, exhausted: true });
  });
  it('Chakram Dancer gives her player’s other units here Shield this turn', () => {
    const game = position([{ hand: ['Chakram Dancer'], base: ['Pouty Poro'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Honest Broker'] }, { card: GROVE }],
    });
    game.play(0, 'Chakram Dancer', { at: PEAK }).settle();
    const keywords = (card: string) => game.unit(card).keywords;
    expect([keywords('Honest Broker'), keywords('Pouty Poro'), keywords('Chakram Dancer')]).toEqual([
      ['deathknell', 'shield'],
      ['deflect'],
      ['ambush'],
    ]);
    game.until({ turn: 4, step: 'main' });
    expect(keywords('Honest Broker')).toEqual(['deathknell']);
  });
  it('Chakram Dancer comes as a Reaction to a battlefield where her player has units', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Chakram Dancer'] }], {
      battlefields: [held('Honest Broker'), { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', WASTE).pass().play(1, 'Chakram Dancer', { method: 'ambush' });
    expect(game.where('Chakram Dancer')).toBe(WASTE);
    expect(game.ready('Chakram Dancer')).toBe(false);
  });
  it('Sprite Fountain plays a ready Sprite to the base as it is played and as it dies, and is Temporary', () => {
    const game = position([{ hand: ['Sprite Fountain'] }, {}]);
    game.play(0, 'Sprite Fountain').settle();
    expect(game.unit('Sprite')).toMatchObject({
      might: 3,
      exhausted: false,
      keywords: ['temporary'],
      zone: 'base',
      tags: ['Fae'],
    });
    game.until({ turn: 5, step: 'main' });
    expect(game.zones('Sprite Fountain')).toEqual(['trash']);
    // The first Sprite died with it, the second has come.
    expect(game.onBoard('Sprite')).toHaveLength(1);
  });
  it('Xin Zhao, Vigilant enters ready with two other units in his player’s base, not with one', () => {
    const two = position([{ hand: ['Xin Zhao, Vigilant'], base: ['Pouty Poro', 'Honest Broker'] }, {}]);
    two.play(0, 'Xin Zhao, Vigilant');
    expect(two.ready('Xin Zhao, Vigilant')).toBe(true);
    expect(two.unit('Xin Zhao, Vigilant').keywords).toEqual(['tank']);
    const one = position(
      [{ hand: ['Xin Zhao, Vigilant'], base: ['Pouty Poro', 'Gold'] }, { base: ['Honest Broker'] }],
      { battlefields: [{ card: PEAK, units: ['Noxus Hopeful'] }] },
    );
    one.play(0, 'Xin Zhao, Vigilant');
    expect(one.ready('Xin Zhao, Vigilant')).toBe(false);
  });
  it('Ashe, Focused banishes a card of an opponent’s revealed hand until they hold', () => {
    const game = position([{ hand: ['Ashe, Focused'] }, { hand: ['Cleave', 'Stupefy'], base: ['Pouty Poro'] }]);
    game.play(0, 'Ashe, Focused');
    game.pass().pass();
    expect(game.decision()).toMatchObject({ kind: 'CHOOSE_CARD', seat: 0 });
    expect(
      game
        .decision()
        .options.map((o) => o.card)
        .sort(),
    ).toEqual(['Cleave', 'Stupefy']);
    game.choose(0, { card: 'Stupefy' });
    expect(game.zones('Stupefy')).toEqual(['banishment']);
    expect(game.hand(1)).toBe(1);
    game.until({ turn: 4, step: 'main' });
    game.move(1, 'Pouty Poro', PEAK).settle();
    expect(game.zones('Stupefy')).toEqual(['banishment']);
    game.until({ turn: 6, step: 'main' });
    expect(game.zones('Stupefy')).toEqual(['hand']);
  });
  it('riftbound:424.1, riftbound-zh:411.1 Ashe, Focused reveals the hand to everybody', () => {
    const game = position([{ hand: ['Ashe, Focused'] }, { hand: ['Cleave', 'Stupefy'] }]);
    game.play(0, 'Ashe, Focused').pass().pass();
    const revealed = game.events.filter((e) => e.type === 'REVEALED');
    expect(revealed).toHaveLength(1);
    expect(JSON.stringify(revealed)).toContain('Cleave');
    for (const viewer of [0, 'spectator'] as const) {
      const hand = game.view(viewer).zones.find((z) => z.id === 'hand' && z.owner === 1) as { known?: string[] };
      expect(hand.known).toHaveLength(2);
    }
  });
  it('Ashe, Focused finds nothing in an empty hand', () => {
    const game = position([{ hand: ['Ashe, Focused'] }, {}]);
    game.play(0, 'Ashe, Focused').settle();
    expect(game.count(1, 'banishment')).toBe(0);
    expect(game.turnState()).toBe('neutralOpen');
  });
});

describe('the Viktor deck: spells', () => {
  it('Cull the Weak has each player kill one of their units', () => {
    const game = position([
      { hand: ['Cull the Weak'], base: ['Pouty Poro', 'Noxus Hopeful'] },
      { base: ['Honest Broker', 'Darius, Trifarian'] },
    ]);
    game.play(0, 'Cull the Weak').pass().pass();
    game.choose(0, { card: 'Pouty Poro' }).choose(1, { card: 'Darius, Trifarian' });
    expect([game.zones('Pouty Poro'), game.zones('Darius, Trifarian')]).toEqual([['trash'], ['trash']]);
    expect(game.onBoard('Honest Broker')).toHaveLength(1);
  });
  it('Cull the Weak leaves a player without units alone', () => {
    const game = position([{ hand: ['Cull the Weak'] }, { base: ['Ashe, Focused'] }]);
    game.play(0, 'Cull the Weak').settle();
    expect(game.zones('Ashe, Focused')).toEqual(['trash']);
  });
  it('Hidden Blade kills a unit at a battlefield, and its controller draws 2', () => {
    const game = position([{ hand: ['Hidden Blade'] }, {}], { battlefields: [held('Darius, Trifarian')] });
    game.play(0, 'Hidden Blade', { targets: [[{ card: 'Darius, Trifarian' }]] }).settle();
    expect(game.zones('Darius, Trifarian')).toEqual(['trash']);
    expect([game.hand(0), game.hand(1)]).toEqual([0, 2]);
  });
  it('Imperial Decree kills every unit that takes damage this turn', () => {
    const game = position([
      { hand: ['Imperial Decree', 'Bellows Breath'] },
      { base: ['Darius, Trifarian', 'Ashe, Focused', 'Noxus Hopeful'] },
    ]);
    game.play(0, 'Imperial Decree').settle();
    game.play(0, 'Bellows Breath', { targets: [[{ card: 'Darius, Trifarian' }, { card: 'Ashe, Focused' }]] });
    game.calm();
    expect([game.zones('Darius, Trifarian'), game.zones('Ashe, Focused')]).toEqual([['trash'], ['trash']]);
    expect(game.onBoard('Noxus Hopeful')).toHaveLength(1);
  });
  it('Imperial Decree ends with the turn', () => {
    const game = position([{ hand: ['Imperial Decree'] }, { hand: ['Bellows Breath'], base: ['Darius, Trifarian'] }]);
    game.play(0, 'Imperial Decree').settle();
    game.until({ turn: 4, step: 'main' });
    game.play(1, 'Bellows Breath', { targets: [[{ card: 'Darius, Trifarian' }]] }).settle();
    expect(game.onBoard('Darius, Trifarian')).toHaveLength(1);
  });
  it('Bellows Breath deals 1 to up to three units at one location', () => {
    const setup = () =>
      position([{ hand: ['Bellows Breath'] }, { base: ['Darius, Trifarian', 'Ashe, Focused', 'Noxus Hopeful'] }], {
        battlefields: [held('Xin Zhao, Vigilant')],
      });
    const game = setup();
    game
      .play(0, 'Bellows Breath', {
        targets: [[{ card: 'Darius, Trifarian' }, { card: 'Ashe, Focused' }, { card: 'Noxus Hopeful' }]],
      })
      .settle();
    expect(['Darius, Trifarian', 'Ashe, Focused', 'Noxus Hopeful'].map((c) => game.unit(c).damage)).toEqual([1, 1, 1]);
    const apart = setup();
    apart.choose(0, { kind: 'PLAY', card: 'Bellows Breath' });
    expect(apart.decision().kind).toBe('OPTIONAL_COST');
    apart.answer(0, { confirm: false });
    const refusal = apart.refused(0, { choose: [{ card: 'Darius, Trifarian' }, { card: 'Xin Zhao, Vigilant' }] });
    expect(refusal.rules).toContain('riftbound:355.11');
  });
  it('Bellows Breath (riftbound:355.11.b) hits the part of its targets that still fits together', () => {
    const game = position([
      { hand: ['Bellows Breath'] },
      { hand: ['Retreat'], base: ['Darius, Trifarian', 'Ashe, Focused'] },
    ]);
    game.play(0, 'Bellows Breath', { targets: [[{ card: 'Darius, Trifarian' }, { card: 'Ashe, Focused' }]] }).pass();
    game.play(1, 'Retreat', { targets: [[{ card: 'Ashe, Focused' }]] }).settle();
    expect(game.unit('Darius, Trifarian').damage).toBe(1);
  });
  it('Bellows Breath repeated asks for targets again', () => {
    const game = position([{ hand: ['Bellows Breath'], runes: [runes(2, 'Mind')] }, { base: ['Darius, Trifarian'] }]);
    game
      .play(0, 'Bellows Breath', {
        paying: true,
        targets: [[{ card: 'Darius, Trifarian' }], [{ card: 'Darius, Trifarian' }]],
      })
      .settle();
    expect(game.unit('Darius, Trifarian').damage).toBe(2);
    expect(game.runes(0)).toEqual([]);
  });
  it('Deadly Flourish deals 3 to an enemy, and its death in this turn gives an exhausted Gold', () => {
    const game = position([{ hand: ['Deadly Flourish', 'Stupefy'] }, { base: ['Noxus Hopeful', 'Pouty Poro'] }]);
    game.play(0, 'Deadly Flourish', { targets: [[HOPEFUL]] }).settle();
    expect(game.onBoard('Gold')).toEqual([]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).settle();
    expect(game.unit('Gold')).toMatchObject({ controller: 0, exhausted: true });
  });
  it('Deadly Flourish watches only its own target', () => {
    const game = position([
      { hand: ['Deadly Flourish', 'Falling Star'] },
      { base: ['Darius, Trifarian', 'Honest Broker'] },
    ]);
    game.play(0, 'Deadly Flourish', { targets: [[{ card: 'Darius, Trifarian' }]] }).settle();
    game.play(0, 'Falling Star', { targets: [[{ card: 'Honest Broker' }], [{ card: 'Honest Broker' }]] }).settle();
    expect(game.onBoard('Gold').map((g) => g.controller)).toEqual([1]);
  });
  it('Deadly Flourish at what dies of it gives the Gold as well, and none in a later turn', () => {
    const now = position([{ hand: ['Deadly Flourish'] }, { base: ['Ravenbloom Student'] }]);
    now.play(0, 'Deadly Flourish', { targets: [[{ card: 'Ravenbloom Student' }]] }).settle();
    expect(now.onBoard('Gold')).toHaveLength(1);
    const later = position([{ hand: ['Deadly Flourish'] }, { base: ['Noxus Hopeful'], hand: ['Cull the Weak'] }]);
    later.play(0, 'Deadly Flourish', { targets: [[HOPEFUL]] }).settle();
    later.until({ turn: 4, step: 'main' });
    later.play(1, 'Cull the Weak').settle();
    expect(later.zones('Noxus Hopeful')).toEqual(['trash']);
    expect(later.onBoard('Gold')).toEqual([]);
  });
  it('Salvage may kill a gear, and draws', () => {
    const game = position([{ hand: ['Salvage'] }, { base: ['Gold'] }]);
    game
      .play(0, 'Salvage', { targets: [[{ card: 'Gold' }]] })
      .pass()
      .pass();
    expect(game.decision().kind).toBe('MAY');
    game.answer(0, { confirm: true });
    expect(game.onBoard('Gold')).toEqual([]);
    expect(game.hand(0)).toBe(1);
  });
  it('Salvage without gear only draws', () => {
    const game = position([{ hand: ['Salvage'] }, {}]);
    game.play(0, 'Salvage').settle();
    expect(game.hand(0)).toBe(1);
  });
  it('Salvage may leave the gear alone', () => {
    const game = position([{ hand: ['Salvage'] }, { base: ['Gold'] }]);
    game.play(0, 'Salvage', { targets: [[]] }).settle();
    expect(game.onBoard('Gold')).toHaveLength(1);
    expect(game.hand(0)).toBe(1);
  });
  it('Sprite Burst plays two ready Sprites, each to a place of its own', () => {
    const game = position([{ hand: ['Sprite Burst'] }, {}], { battlefields: [{ card: PEAK, units: ['Pouty Poro'] }] });
    game.play(0, 'Sprite Burst').pass().pass();
    game.choose(0, { card: PEAK }).choose(0, { kind: 'BASE' });
    expect(game.onBoard('Sprite').map((s) => [s.zone, s.exhausted])).toEqual(
      expect.arrayContaining([
        ['base', false],
        ['battlefield', false],
      ]),
    );
  });
  it("Shadow’s Call, that is Shadow's Call, gives a friendly unit Temporary for good and draws 2", () => {
    const game = position([{ hand: ["Shadow's Call"], base: ['Noxus Hopeful', 'Sprite'] }, {}]);
    game.choose(0, { kind: 'PLAY', card: "Shadow's Call" });
    expect(game.chain()).toEqual(["Shadow's Call"]);
    game.settle();
    expect(game.unit('Noxus Hopeful').keywords).toEqual(expect.arrayContaining(['temporary']));
    expect(game.hand(0)).toBe(2);
    game.until({ turn: 5, step: 'main' });
    expect(game.zones('Noxus Hopeful')).toEqual(['trash']);
  });
});

describe('the Viktor deck: battlefields and tokens', () => {
  it("The Arena's Greatest gives each player a point in their first Beginning Phase", () => {
    const arena = { card: "The Arena's Greatest" };
    const first = position([{}, {}], { turn: { number: 1, step: 'beginning' }, battlefields: [arena] });
    first.resolveAll();
    expect([first.points(0), first.points(1)]).toEqual([1, 0]);
    first.until({ turn: 2, step: 'main' });
    expect([first.points(0), first.points(1)]).toEqual([1, 1]);
    first.until({ turn: 4, step: 'main' });
    expect([first.points(0), first.points(1)]).toEqual([1, 1]);
  });
  it('Rockfall Path takes no unit that is played', () => {
    const game = position([{ hand: ['Honest Broker'], legend: 'Viktor, Herald of the Arcane' }, {}], {
      battlefields: [{ card: PATH, units: ['Pouty Poro'] }],
    });
    game.play(0, 'Honest Broker');
    expect(game.where('Honest Broker')).toBe('base');
    game.use(0, 'Viktor, Herald of the Arcane').settle();
    expect(game.where('Recruit')).toBe('base');
  });
  it('Rockfall Path takes units that move', () => {
    const game = position([{ base: ['Honest Broker'] }, {}], { battlefields: [{ card: PATH }] });
    game.move(0, 'Honest Broker', PATH);
    expect(game.where('Honest Broker')).toBe(PATH);
  });
  it('Forbidding Waste takes 2 Might from a unit that defends there alone', () => {
    const alone = position([{ base: ['Honest Broker'] }, {}], {
      battlefields: [held('Noxus Hopeful'), { card: PEAK }],
    });
    alone.move(0, 'Honest Broker', WASTE);
    expect(alone.might('Noxus Hopeful')).toBe(2);
    expect(alone.might('Honest Broker')).toBe(2);
    const together = position([{ base: ['Honest Broker'] }, {}], {
      battlefields: [held('Noxus Hopeful', 'Pouty Poro'), { card: PEAK }],
    });
    together.move(0, 'Honest Broker', WASTE);
    expect(together.might('Noxus Hopeful')).toBe(4);
  });
  it('Forbidding Waste may bring Might below 0, which counts as 0 in combat (riftbound:143.2.b)', () => {
    const game = position([{ base: ['Honest Broker'] }, {}], {
      battlefields: [held('Watchful Sentry'), { card: PEAK }],
    });
    game.move(0, 'Honest Broker', WASTE);
    expect(game.might('Watchful Sentry')).toBe(-1);
    game.settle();
    expect(game.unit('Honest Broker').damage).toBe(0);
    expect(game.zones('Watchful Sentry')).toContain('trash');
  });
  it('Gold gives one Power of any domain, killed and exhausted', () => {
    const game = position([{ base: ['Gold'] }, {}]);
    game.use(0, 'Gold');
    expect(game.pool(0)).toEqual({ energy: 0, power: { any: 1 } });
    expect(game.onBoard('Gold')).toEqual([]);
    const spent = position([{ base: [{ card: 'Gold', exhausted: true }] }, {}]);
    expect(spent.offered()).not.toContain('ACTIVATE Gold');
  });
  it('riftbound:186.1 a Recruit that leaves the board ceases to exist', () => {
    const game = position([{ hand: ['Retreat'], base: ['Recruit'] }, {}]);
    game.play(0, 'Retreat', { targets: [[{ card: 'Recruit' }]] }).settle();
    expect(game.zones('Recruit')).toEqual([]);
    expect(game.hand(0)).toBe(0);
  });
});
