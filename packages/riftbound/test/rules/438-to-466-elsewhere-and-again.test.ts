/** What rules of creating, replacing, recalling and fighting say of other players, other turns and the second of several (438–466). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { legend } from '../support/kinds.js';
import { card, gear, spell, triggered } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';
import { aims, does, draw, energy, FRIEND, foe, GEAR, giant, reacts, recruit, T0, UNIT } from '../support/rites.js';

const FIELD: JsonObject = { has: ['types', 'Battlefield'] };
const XP: JsonObject = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
const token = (name: string, type: string, ...abilities: JsonObject[]): JsonObject => ({
  name,
  props: { name, types: [type], supertypes: [], domains: [], tags: [], ...(type === 'Unit' ? { might: 3 } : {}) },
  abilities,
});
const makes = (made: JsonObject, more: JsonObject = {}): JsonObject => ({ do: 'createToken', token: made, ...more });

describe('creating', () => {
  it('riftbound:439.1 of each kind as many come into the game as the effect says', () => {
    const made = (type: string, count: number, more: JsonObject = {}) =>
      position([{ hand: ['Test Rite'] }, {}], {
        definitions: [does({ ...makes(token('Test Made', type), more), count })],
      })
        .play(0, 'Test Rite')
        .settle()
        .zones('Test Made');
    expect([made('Unit', 2, { to: 'base' }), made('Gear', 2), made('Rune', 3)]).toEqual([
      ['base', 'base'],
      ['base', 'base'],
      ['base', 'base', 'base'],
    ]);
    expect([made('Legend', 2), made('Battlefield', 2)]).toEqual([
      ['legendZone', 'legendZone'],
      ['battlefield', 'battlefield'],
    ]);
  });
  it('riftbound:439.2.b.2 in anybody’s turn a created spell is above what waits on the chain', () => {
    const word = token('Test Word', 'Spell', { kind: 'spell', effects: [XP] });
    const make = reacts('Test Make', { effects: [makes(word)] });
    for (const seat of [0, 1]) {
      const game = position(
        [{ hand: ['Test Rite', ...(seat === 0 ? ['Test Make'] : [])] }, { hand: seat === 1 ? ['Test Make'] : [] }],
        {
          definitions: [make, does(draw(1))],
        },
      ).play(0, 'Test Rite');
      if (seat === 1) game.pass();
      game.play(seat, 'Test Make').pass().pass();
      expect(game.chain()).toEqual(['Test Word', 'Test Rite']);
      game.pass().pass();
      expect([game.chain(), game.xp(seat), game.hand(0)]).toEqual([['Test Rite'], 1, 0]);
    }
  });
  it('riftbound:439.3 the effect says where and in which state it is, in both players’ turns', () => {
    const make = (more: JsonObject) => reacts('Test Make', { effects: [makes(token('Test Soldier', 'Unit'), more)] });
    const seen = (seat: number, more: JsonObject) => {
      const game = position(
        [{ hand: ['Test Rite', ...(seat === 0 ? ['Test Make'] : [])] }, { hand: seat === 1 ? ['Test Make'] : [] }],
        {
          definitions: [make(more), recruit, does(draw(1))],
          battlefields: [
            { card: PEAK, controller: seat, units: [{ card: 'Test Recruit', controller: seat }] },
            { card: GROVE },
          ],
        },
      ).play(0, 'Test Rite');
      if (seat === 1) game.pass();
      game.play(seat, 'Test Make').pass().pass();
      return [game.where('Test Soldier'), game.unit('Test Soldier').exhausted, game.unit('Test Soldier').controller];
    };
    const there = { to: { each: [FIELD, { named: PEAK }] } };
    for (const seat of [0, 1]) {
      expect(seen(seat, { ...there, exhausted: true })).toEqual([PEAK, true, seat]);
      expect(seen(seat, there)).toEqual([PEAK, false, seat]);
      expect(seen(seat, { to: 'base' })).toEqual(['base', false, seat]);
    }
  });
  it('riftbound:438.4 nothing that waits for banishing or for leaving the board hears of a card being replaced', () => {
    const gone = gear('Test Gone', triggered({ on: 'move', match: { from: 'board' } }, draw(1)));
    const exile = gear('Test Exile', triggered({ on: 'did', match: { act: 'banish' } }, draw(1)));
    const grow = spell('Test Grow', {
      targets: [{ what: FRIEND }],
      effects: [{ do: 'replaceWithToken', what: T0, token: token('Test Soldier', 'Unit') }],
    });
    const banish = aims(FRIEND, { do: 'move', what: T0, to: 'banishment', cause: 'banish' });
    const game = position([{ hand: ['Test Grow', 'Test Rite'], base: ['Test Giant', 'Test Gone', 'Test Exile'] }, {}], {
      definitions: [gone, exile, grow, giant, banish],
    })
      .play(0, 'Test Grow')
      .settle();
    expect([game.pile(0, 'banishment'), game.onBoard('Test Soldier').length, game.hand(0)]).toEqual([
      ['Test Giant'],
      1,
      1,
    ]);
    const banished = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Gone', 'Test Exile'] }, {}], {
      definitions: [gone, exile, giant, banish],
    })
      .play(0, 'Test Rite')
      .calm();
    expect(banished.hand(0)).toBe(2);
  });
  it('riftbound:442.1.a an Empowered legend pays by being disempowered, and one that is not can’t', () => {
    const hero = legend(
      'Test Hero',
      { kind: 'keyword', keyword: 'empower', cost: energy(1) },
      { kind: 'activated', zone: 'legendZone', cost: [{ pay: 'disempower' }], effects: [draw(1)] },
    );
    const game = position([{ legend: 'Test Hero' }, {}], { definitions: [hero] });
    const costs = () => game.decision().options.flatMap((one) => (one.card === 'Test Hero' ? [one.cost] : []));
    const before = costs();
    expect(before).toHaveLength(1);
    game.use(0, 'Test Hero').settle();
    expect([game.the('Test Hero', 'legendZone').empowered, costs().length]).toEqual([true, 1]);
    expect(costs()).not.toEqual(before);
    game.use(0, 'Test Hero').settle();
    expect([game.the('Test Hero', 'legendZone').empowered, game.hand(0), costs()]).toEqual([false, 1, before]);
  });
});

describe('recalling', () => {
  it('riftbound:455 an effect recalls units and gear of both players to the bases of their controllers, without a move', () => {
    const home = reacts('Test Home', { effects: [{ do: 'recall', what: { each: [UNIT, { is: 'atBattlefield' }] } }] });
    const watcher = gear('Test Watcher', triggered({ on: 'moved' }, draw(1)));
    const game = position([{ hand: ['Test Home'], base: ['Test Watcher'] }, {}], {
      definitions: [home, watcher, giant, recruit],
      battlefields: [
        { card: PEAK, controller: 0, units: [{ card: 'Test Giant', owner: 1, controller: 0 }] },
        { card: GROVE, controller: 1, units: [foe('Test Recruit')] },
      ],
    })
      .play(0, 'Test Home')
      .settle();
    expect([game.where('Test Giant'), game.unit('Test Giant').controller, game.where('Test Recruit')]).toEqual([
      'base',
      0,
      'base',
    ]);
    expect([game.happened('RECALLED').length, game.happened('MOVED'), game.hand(0)]).toEqual([2, [], 0]);
    const blade = card('Test Blade', { types: ['Gear'], tags: ['Equipment'], mightBonus: 1 });
    // It is at home as soon as the effect says so, and not in a cleanup afterwards.
    const drop = does(
      { do: 'unattach', what: { each: GEAR } },
      { do: 'recall', what: { each: GEAR } },
      { do: 'if', if: { exists: [GEAR, { is: 'inBase' }] }, then: [draw(1)] },
    );
    const arm = spell('Test Arm', {
      targets: [{ what: FRIEND }],
      effects: [{ do: 'attach', what: { each: GEAR }, to: T0 }],
    });
    const dropped = position([{ hand: ['Test Arm', 'Test Rite'], base: ['Test Blade'] }, {}], {
      definitions: [blade, giant, drop, arm],
      battlefields: [{ card: PEAK, controller: 0, units: ['Test Giant'] }, { card: GROVE }],
    })
      .play(0, 'Test Arm')
      .settle();
    expect(dropped.where('Test Blade')).toBe(PEAK);
    dropped.play(0, 'Test Rite').settle();
    expect([dropped.where('Test Blade'), dropped.where('Test Giant'), dropped.hand(0)]).toEqual(['base', PEAK, 1]);
  });
  it.each([0, 1])(
    'riftbound:457.1 gear that seat %i owns is recalled in the next cleanup, in a showdown as well, to the base of who controls it',
    (owner) => {
      const blade = card(
        'Test Blade',
        { types: ['Gear'], tags: ['Equipment'], mightBonus: 1 },
        { kind: 'keyword', keyword: 'equip', cost: energy(0) },
      );
      const drop = reacts('Test Drop', { effects: [{ do: 'unattach', what: { each: GEAR } }] });
      const game = position(
        [{ base: ['Test Giant', { card: 'Test Blade', owner, controller: 0 }], hand: ['Test Drop'] }, {}],
        {
          definitions: [giant, blade, drop],
        },
      )
        .choose(0, { kind: 'ACTIVATE', card: 'Test Blade' })
        .settle();
      expect(game.might('Test Giant')).toBe(7);
      game.move(0, 'Test Giant', PEAK);
      expect([game.turnState(), game.where('Test Blade')]).toEqual(['showdownOpen', PEAK]);
      game.play(0, 'Test Drop').pass().pass();
      expect([game.turnState(), game.where('Test Giant'), game.where('Test Blade')]).toEqual([
        'showdownOpen',
        PEAK,
        'base',
      ]);
      expect(game.unit('Test Blade')).toMatchObject({ controller: 0, owner });
      expect(game.happened('RECALLED')).toMatchObject([{ card: 'Test Blade', to: null }]);
    },
  );
});

describe('fighting', () => {
  const to = (place: JsonObject | string, named: string): JsonObject => ({
    do: 'moveTo',
    what: { each: [{ named }] },
    to: place,
  });
  const peak: JsonObject = { each: { named: PEAK } };
  it('riftbound:464.2 a showdown that the other player than the turn player began becomes a combat as well', () => {
    const come = reacts('Test Come', { effects: [to(peak, 'Test Recruit')] });
    const game = position([{ hand: ['Test Rite', 'Test Come'], base: ['Test Recruit'] }, { base: ['Test Giant'] }], {
      definitions: [giant, recruit, does(to(peak, 'Test Giant')), come],
    })
      .play(0, 'Test Rite')
      .pass()
      .pass();
    expect([game.turnState(), game.happened('COMBAT_BEGAN')]).toEqual(['showdownOpen', []]);
    while (game.decision().seat !== 0) game.pass();
    game.play(0, 'Test Come').pass().pass();
    expect([game.happened('SHOWDOWN_BEGAN').length, game.happened('COMBAT_BEGAN')]).toMatchObject([
      1,
      [{ attacker: 1, defender: 0 }],
    ]);
    expect((game.view().turn as JsonObject).showdown).toMatchObject({ combat: { attacker: 1, defender: 0 } });
  });
  it('riftbound:464.2.c.2 whoever did not contest the battlefield defends, and alone hears of defending, in either turn', () => {
    const shield = (name: string) => gear(name, triggered({ on: 'defend', player: 'you' }, XP));
    const sword = (name: string) => gear(name, triggered({ on: 'attack', player: 'you' }, draw(1)));
    const seen = (attacker: number) => {
      const things = ['Test Shield', 'Test Sword'];
      const game = position(
        [
          { hand: ['Test Rite'], base: [...things, ...(attacker === 0 ? ['Test Giant'] : [])] },
          { base: [...things, ...(attacker === 1 ? ['Test Giant'] : [])] },
        ],
        {
          definitions: [giant, recruit, shield('Test Shield'), sword('Test Sword'), does(to(peak, 'Test Giant'))],
          battlefields: [
            { card: PEAK, controller: 1 - attacker, units: [{ card: 'Test Recruit', controller: 1 - attacker }] },
            { card: GROVE },
          ],
        },
      )
        .play(0, 'Test Rite')
        .pass()
        .pass();
      while (game.chain().length > 0 || game.decision().kind !== 'PRIORITY')
        game.answer(game.decision().seat, game.decision().default);
      return [0, 1].map((seat) => [game.xp(seat) ?? 0, game.hand(seat)]);
    };
    expect([seen(0), seen(1)]).toEqual([
      [
        [0, 1],
        [1, 0],
      ],
      [
        [1, 0],
        [0, 1],
      ],
    ]);
  });
  it('riftbound:466.3 whoever wins, the other one has lost, and in a draw nobody has either', () => {
    const fan = gear(
      'Test Fan',
      triggered({ on: 'combatWon', player: 'you' }, XP),
      triggered({ on: 'combatLost', player: 'you' }, draw(1)),
    );
    const seen = (mine: string, theirs: string) => {
      const game = position([{ base: [mine, 'Test Fan'] }, { base: ['Test Fan'] }], {
        definitions: [giant, recruit, fan],
        battlefields: [{ card: PEAK, controller: 1, units: [foe(theirs)] }, { card: GROVE }],
      })
        .move(0, mine, PEAK)
        .settle();
      return [0, 1].map((seat) => [game.xp(seat) ?? 0, game.hand(seat)]);
    };
    expect(seen('Test Giant', 'Test Recruit')).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(seen('Test Recruit', 'Test Giant')).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(seen('Test Giant', 'Test Giant')).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const stunned = position([{ base: ['Test Recruit', 'Test Fan'] }, { base: ['Test Fan'] }], {
      definitions: [giant, recruit, fan],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Test Giant', { stunned: true })] }, { card: GROVE }],
    })
      .move(0, 'Test Recruit', PEAK)
      .settle();
    // The attacker is recalled, and nobody has won.
    expect([stunned.where('Test Recruit'), stunned.happened('COMBAT_RESULT')]).toMatchObject([
      'base',
      [{ winner: null }],
    ]);
    expect([0, 1].map((seat) => [stunned.xp(seat) ?? 0, stunned.hand(seat)])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
