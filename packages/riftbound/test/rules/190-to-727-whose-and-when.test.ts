/** Whose battlefields, recycled cards and replacements are, and what triggers as it becomes active (190, 374, 416, 466, 727). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { battlefield, legend } from '../support/kinds.js';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, foe, giant, reacts, recruit, T0, UNIT } from '../support/rites.js';

const point = (who: JsonObject | string): JsonObject => ({ do: 'stat', who, stat: 'points', amount: 1 });

describe('a battlefield of nobody', () => {
  const begins = (...effects: JsonObject[]): JsonObject => ({
    ...triggered({ on: 'step', match: { step: 'beginning' }, player: 'any' }, ...effects),
  });
  const at = (ability: JsonObject): RiftboundPlay =>
    position([{ base: ['Test Recruit', 'Test Giant'] }, {}, {}], {
      battlefields: [
        { card: 'Test Field', controller: null },
        { card: GROVE, owner: 1 },
      ],
      definitions: [battlefield('Test Field', ability), recruit, giant],
    });
  it('riftbound:190.6.b the turn player chooses for what triggers there, who is nobody’s "you"', () => {
    const game = at({ ...begins(damage(1), point('you')), targets: [{ what: UNIT }] });
    for (let n = 0; n < 40 && game.decision().kind !== 'TARGETS'; n++)
      game.answer(game.decision().seat, game.decision().default);
    expect([game.view().turn.active, game.decision().seat]).toEqual([1, 1]);
    game.choose(1, { card: 'Test Giant' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Field', controller: 1 }]);
    while (game.chain().length > 0) game.pass();
    expect([game.unit('Test Giant').damage, game.unit('Test Recruit').damage]).toEqual([1, 0]);
    expect([0, 1, 2].map((seat) => game.points(seat))).toEqual([0, 0, 0]);
  });
});

describe('replacement effects of what is no permanent', () => {
  const saves = (object: JsonObject[]): JsonObject => ({
    ...{ kind: 'replacement', on: 'move', object, match: { from: 'board', to: 'trash', cause: 'kill' } },
    instead: [{ do: 'recall', what: { event: 'object' } }, draw(1)],
  });
  it('riftbound:374 a legend’s player controls its effect, in the other player’s turn and of the other player’s units', () => {
    const warden = { ...legend('Test Warden', { ...saves([UNIT]), zone: 'legendZone' }) };
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Recruit'] }, { legend: 'Test Warden' }], {
      definitions: [warden, giant, recruit, does({ do: 'kill', what: { each: UNIT } })],
    })
      .play(0, 'Test Rite')
      .settle();
    // Each of the two is recalled instead, and the legend's player draws for it.
    expect([game.onBoard('Test Giant').length, game.onBoard('Test Recruit').length]).toEqual([1, 1]);
    expect([game.hand(0), game.hand(1)]).toEqual([0, 2]);
  });
});

describe('recycling', () => {
  it('riftbound:416.1.c what is borrowed goes under the deck of its owner, a rune as well as a card', () => {
    const wheel = gear('Test Wheel', { kind: 'activated', cost: [{ pay: 'recycle' }], effects: [draw(1)] });
    const borrowed = { card: 'Test Wheel', owner: 1 };
    const game = position([{ base: [borrowed as JsonObject] }, {}], { definitions: [wheel] }).use(0, 'Test Wheel');
    expect([game.pile(1, 'mainDeck').at(-1), game.pile(0, 'mainDeck').includes('Test Wheel')]).toEqual([
      'Test Wheel',
      false,
    ]);
    const rune: JsonObject = { has: ['types', 'Rune'] };
    const strip = does({
      ...{ do: 'move', what: { each: [rune, { controller: 'opponent' }] }, to: 'runeDeck', position: 'bottom' },
      cause: 'recycle',
    });
    const theirs = position(
      [
        { hand: ['Test Rite'], runeDeck: [] },
        { runes: [runes(2, 'Fury')], runeDeck: [] },
      ],
      {
        definitions: [strip],
      },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([theirs.count(1, 'runeDeck'), theirs.count(0, 'runeDeck'), theirs.runes(1)]).toEqual([2, 0, []]);
  });
  it('riftbound:416.3 two from a trash of one, and another player’s, pay nothing', () => {
    const vi = unit('Test Vi', 3, {
      kind: 'activated',
      cost: [{ pay: 'recycle', count: 2, what: [{ zone: 'trash' }, { owner: 'you' }] }],
      effects: [draw(1)],
    });
    const game = (mine: string[], theirs: string[]): RiftboundPlay =>
      position([{ base: ['Test Vi'], trash: mine }, { trash: theirs }], { definitions: [vi] });
    const offered = (mine: string[], theirs: string[]): boolean =>
      game(mine, theirs).offered().includes('ACTIVATE Test Vi');
    const poro = 'Pouty Poro';
    expect([offered([], [poro, poro]), offered([poro], [poro]), offered([poro, poro], [])]).toEqual([
      false,
      false,
      true,
    ]);
    const paid = game([poro, poro], []).use(0, 'Test Vi');
    expect([paid.pile(0, 'trash'), paid.pile(0, 'mainDeck').slice(-2)]).toEqual([[], [poro, poro]]);
  });
});

describe('cleanups of a combat', () => {
  const dies = (name: string, might: number, ...effects: JsonObject[]): JsonObject =>
    unit(name, might, triggered({ on: 'move', object: 'self', match: { from: 'board', to: 'trash' } }, ...effects));
  it('riftbound:324.2 what dies in it has others damaged, which no second healing takes away', () => {
    const spiteful = dies('Test Spite', 2, { do: 'damage', to: { each: { named: 'Test Giant' } }, amount: 1 });
    const game = position([{ base: ['Test Giant'] }, {}], {
      definitions: [giant, spiteful],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Spite')] },
        { card: GROVE, owner: 1 },
      ],
    })
      .move(0, 'Test Giant', PEAK)
      .settle();
    // Its damage of the combat was healed, and then the ability dealt one.
    expect([game.where('Test Giant'), game.unit('Test Giant').damage, game.holder(PEAK)]).toEqual([PEAK, 1, 0]);
  });
  const keeper = dies('Test Keeper', 2, {
    do: 'moveTo',
    what: { each: { named: 'Test Recruit' } },
    to: { each: { named: PEAK } },
  });
  /** The giant of seat 0 fights the keeper, whose death brings a recruit; then a second combat begins. */
  const twice = (controller: number | null): RiftboundPlay => {
    const game = position([{ base: controller === null ? [] : ['Test Giant'] }, { base: ['Test Recruit'] }], {
      definitions: [giant, recruit, keeper],
      battlefields: [
        { card: PEAK, controller, units: [...(controller === null ? ['Test Giant'] : []), foe('Test Keeper')] },
        { card: GROVE, owner: 1 },
      ],
    });
    if (controller !== null) game.move(0, 'Test Giant', PEAK);
    for (let n = 0; n < 60 && game.happened('COMBAT_BEGAN').length < 2; n++)
      game.answer(game.decision().seat, game.decision().default);
    return game;
  };
  it('riftbound:466.3.d.1 where units of both are left a showdown and a combat are staged anew', () => {
    const game = twice(1);
    const again = { card: PEAK, attacker: 0, defender: 1 };
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([again, again]);
    expect(game.happened('SHOWDOWN_BEGAN')).toHaveLength(2);
    expect(game.happened('COMBAT_RESULT')).toMatchObject([{ winner: null }]);
    expect([game.holder(PEAK), game.points(0)]).toEqual([1, 0]);
    game.settle();
    expect([game.holder(PEAK), game.points(0)]).toEqual([0, 1]);
  });
  it('riftbound:466.3.d.1 and nobody takes a battlefield that nobody controls meanwhile', () => {
    const game = twice(null);
    expect([game.happened('COMBAT_BEGAN').length, game.holder(PEAK), game.points(0), game.points(1)]).toEqual([
      2,
      null,
      0,
      0,
    ]);
  });
});

describe('what triggers as it becomes active', () => {
  const LEVEL3: JsonObject = { compare: [{ stat: 'xp', of: 'you' }, '>=', 3] };
  const learner = unit('Test Learner', 1, {
    ...triggered({ on: 'stat', player: 'you', match: { stat: 'xp' } }, draw(1)),
    if: LEVEL3,
  });
  const lent = unit('Test Learner', 1, {
    kind: 'static',
    affects: 'self',
    if: LEVEL3,
    mods: [{ mod: 'ability', ability: triggered({ on: 'stat', player: 'you', match: { stat: 'xp' } }, draw(1)) }],
  });
  const gains = does({ do: 'stat', who: 'you', stat: 'xp', amount: 1 });
  const drawn = (xp: number, one: JsonObject): unknown =>
    position([{ hand: ['Test Rite'], base: ['Test Learner'], xp }, {}], { definitions: [one, gains] })
      .play(0, 'Test Rite')
      .calm()
      .hand(0);
  it('riftbound:727.1.c.1.a by the very experience that fulfils its Level, and not one before', () => {
    expect([drawn(2, learner), drawn(1, learner)]).toEqual([1, 0]);
  });
  it('riftbound:725.4 also where the text is there only while the condition holds', () => {
    expect([drawn(2, lent), drawn(1, lent)]).toEqual([1, 0]);
  });
  it('riftbound:725.4 so does a second one on the same unit', () => {
    const both = {
      ...learner,
      abilities: [...(learner.abilities as JsonObject[]), ...(lent.abilities as JsonObject[])],
    };
    expect(drawn(2, both)).toBe(2);
  });
  it('riftbound:338.1.a.1 a spell of the other player waits for the open state as well', () => {
    const slow = spell('Test Slow', { targets: [{ what: ENEMY }], effects: [damage(1)] });
    const game = position([{ hand: ['Test Quick'], base: ['Test Giant'] }, { hand: ['Test Slow'] }], {
      definitions: [reacts('Test Quick', { effects: [] }), slow, giant, aims(UNIT, damage(1, T0))],
    }).play(0, 'Test Quick');
    expect(game.pass().offered()).not.toContain('PLAY Test Slow');
  });
});
