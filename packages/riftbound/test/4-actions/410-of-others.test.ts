/** Actions with cards of others, in their turns, and with more than one object at once (144, 411, 420–455). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay, runes } from '../support/position.js';
import {
  aims,
  does,
  draw,
  ENEMY,
  FRIEND,
  giant,
  giveMight,
  reacts,
  recruit,
  status,
  T0,
  UNIT,
} from '../support/rites.js';

const each = (card: string): JsonObject => ({ each: { named: card } });
const hands = (game: RiftboundPlay): number[] => game.view().players.map((_, seat) => game.hand(seat));
const calm = spell('Test Calm', {});

describe('standard moves', () => {
  const along = (base: (string | JsonObject)[], more: object = {}, theirs: (string | JsonObject)[] = []) =>
    position([{ base }, { base: theirs }], {
      definitions: [giant, recruit],
      battlefields: [{ card: PEAK, controller: 0, units: ['Pouty Poro'] }, { card: GROVE }],
      ...more,
    })
      .choose(0, { kind: 'MOVE', card: 'Test Giant' })
      .choose(0, { kind: 'BATTLEFIELD', card: GROVE });
  const others = (game: RiftboundPlay): unknown[] => {
    const d = game.decision();
    return d.kind === 'MOVE_ALONG' ? d.options.map(({ card }) => card) : [];
  };
  it('riftbound:420.3.a units of others don’t go along', () => {
    expect(others(along(['Test Giant', 'Test Recruit'], {}, ['Noxus Hopeful']))).toEqual(['Test Recruit']);
  });
  it('riftbound:410.1.b.3 nor those that could not make that move themselves', () => {
    // From another battlefield only Ganking would take it there.
    expect(others(along(['Test Giant', 'Test Recruit']))).not.toContain('Pouty Poro');
  });
  it('riftbound:144.3 what a player has borrowed goes along, and what they have lent does not', () => {
    const lent = { card: 'Test Recruit', controller: 1 };
    const borrowed = { card: 'Noxus Hopeful', controller: 0 };
    expect(others(along(['Test Giant', lent], {}, [borrowed]))).toEqual(['Noxus Hopeful']);
  });
  it('riftbound:144.2 all that go along are exhausted', () => {
    const game = along(['Test Giant', 'Test Recruit', 'Noxus Hopeful']).choose(0, [
      { card: 'Test Recruit' },
      { card: 'Noxus Hopeful' },
    ]);
    expect(['Test Giant', 'Test Recruit', 'Noxus Hopeful'].map((name) => game.ready(name))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('moves by effects', () => {
  const send = (what: JsonObject | JsonObject[], to: JsonObject): JsonObject =>
    spell('Test Rite', { targets: [{ what }, { what: to }], effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }] });
  const pushed = (unitOf: JsonObject, more: object = {}): RiftboundPlay =>
    position([{ hand: ['Test Rite'] }, { base: [unitOf] }], {
      definitions: [giant, recruit, send(UNIT, { named: PEAK })],
      battlefields: [{ card: PEAK }, { card: GROVE }],
      ...more,
    }).play(0, 'Test Rite', { targets: [[{ card: 'Test Giant' }], [{ card: PEAK }]] });
  it('riftbound:450 who controls the unit contests, not who moves it', () => {
    expect(pushed({ card: 'Test Giant' }).settle().happened('CONTESTED')[0]).toMatchObject({ by: 1 });
  });
  it('riftbound:450 who controls the unit contests, not who owns it', () => {
    const game = pushed({ card: 'Test Giant', controller: 0 }).settle();
    expect([game.happened('CONTESTED')[0], game.holder(PEAK)]).toMatchObject([{ by: 0 }, 0]);
  });
  it('riftbound:190.3.a.1 a unit that another player moves in their turn contests for its own', () => {
    const game = pushed({ card: 'Test Giant' }).settle();
    expect([game.happened('CONTESTED')[0], game.holder(PEAK)]).toMatchObject([{ by: 1 }, 1]);
  });
  it('riftbound:449 an effect moves all the units that it speaks of', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant', 'Test Recruit'] }, {}], {
      definitions: [giant, recruit, does({ do: 'moveTo', what: { each: FRIEND }, to: each(PEAK) })],
      battlefields: [{ card: PEAK }, { card: GROVE }],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.where('Test Giant'), game.where('Test Recruit')]).toEqual([PEAK, PEAK]);
  });
  it('riftbound:355.4.a none of several units that are moved may be there already', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Giant'] }, {}], {
      definitions: [
        giant,
        recruit,
        spell('Test Rite', {
          targets: [{ what: FRIEND, min: 2, max: 2 }, { what: { destination: T0 } }],
          effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
        }),
      ],
      battlefields: [
        { card: PEAK, controller: 0, units: ['Test Recruit'] },
        { card: GROVE },
        { card: 'Forbidding Waste' },
      ],
    }).choose(0, { kind: 'PLAY', card: 'Test Rite' });
    if (game.decision().options.some(({ card }) => card === 'Test Giant'))
      game.choose(0, [{ card: 'Test Giant' }, { card: 'Test Recruit' }]);
    expect(game.decision().options.map(({ card }) => card)).toEqual([GROVE, 'Forbidding Waste']);
  });
  it('riftbound:455 all units that an effect recalls go home', () => {
    const game = position([{ hand: ['Test Rite'] }, {}], {
      definitions: [giant, recruit, does({ do: 'recall', what: { each: FRIEND } })],
      battlefields: [{ card: PEAK, controller: 0, units: ['Test Giant', 'Test Recruit'] }, { card: GROVE }],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.where('Test Giant'), game.where('Test Recruit')]).toEqual(['base', 'base']);
  });
});

describe('who has done what', () => {
  const watch = (act: string, more: JsonObject = {}): JsonObject =>
    gear('Test Watch', triggered({ on: 'did', player: 'you', match: { act }, ...more }, draw(1)));
  /** Seat 0 does something to the unit of seat 1: who has drawn for it. */
  const after = (act: string, effect: JsonObject, unitOf: JsonObject = { card: 'Test Giant' }): number[] =>
    hands(
      position([{ hand: ['Test Rite'], base: ['Test Watch'] }, { base: ['Test Watch', unitOf] }], {
        definitions: [giant, watch(act), aims(ENEMY, effect)],
      })
        .play(0, 'Test Rite')
        .settle(),
    );
  it('riftbound:411.1 who has a unit readied has readied it, not who controls it', () => {
    expect(after('ready', status('exhausted', false), { card: 'Test Giant', exhausted: true })).toEqual([1, 0]);
  });
  it('riftbound:411.4 who has a unit stunned, empowered or buffed has done so, not who controls it', () => {
    expect(after('stun', status('stunned'))).toEqual([1, 0]);
    expect(after('empower', status('empowered'))).toEqual([1, 0]);
    expect(after('buff', { do: 'counters', what: T0, kind: 'buff', amount: 1 })).toEqual([1, 0]);
  });
  it('riftbound:428.5.a what dies of damage of two players was killed by each', () => {
    const two = each('Test Two');
    const both = does(
      { do: 'damage', to: two, from: each('Test Recruit'), amount: 1 },
      { do: 'damage', to: two, from: each('Test Giant'), amount: 1 },
    );
    const game = position(
      [
        { hand: ['Test Rite'], base: ['Test Watch', 'Test Recruit', 'Test Two'] },
        { base: ['Test Watch', 'Test Giant'] },
      ],
      { definitions: [giant, recruit, unit('Test Two', 2), watch('kill'), both] },
    )
      .play(0, 'Test Rite')
      .settle();
    expect([game.onBoard('Test Two'), hands(game)]).toEqual([[], [1, 1]]);
  });
  it('riftbound:428.5.c who let a unit deal the damage has killed with the spell as well', () => {
    const strike = does({ do: 'damage', to: each('Test Two'), from: each('Test Recruit'), amount: 2 });
    const game = position([{ hand: ['Test Rite'], base: ['Test Watch', 'Test Recruit'] }, { base: ['Test Two'] }], {
      definitions: [recruit, unit('Test Two', 2), watch('kill', { source: { has: ['types', 'Spell'] } }), strike],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.hand(0)).toBe(1);
  });
  it('riftbound:428.5.b a spell is responsible for all that it kills', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Watch'] }, { base: ['Test Recruit', 'Test Giant'] }], {
      definitions: [
        giant,
        recruit,
        watch('kill', { source: { has: ['types', 'Spell'] } }),
        does({ do: 'kill', what: { each: ENEMY } }),
      ],
    })
      .play(0, 'Test Rite')
      .calm();
    expect(game.hand(0)).toBe(2);
  });
  it('riftbound:428.4 what somebody has borrowed dies of its damage as well', () => {
    const game = position([{ hand: ['Test Rite'], base: [{ card: 'Test Giant', controller: 1, damage: 3 }] }, {}], {
      definitions: [giant, aims(ENEMY, giveMight(-3))],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.zones('Test Giant')).toEqual(['trash']);
  });
  it('riftbound:430.2 all runes of several enter as the effect says', () => {
    const game = position([{ hand: ['Test Rite'], runes: [], runeDeck: [runes(3, 'Mind')] }, {}], {
      definitions: [does({ do: 'channel', count: 2, exhausted: true })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.runes(0).map(({ exhausted }) => exhausted)).toEqual([true, true]);
  });
});

describe('drawing, burning and recycling', () => {
  const read = reacts('Test Read', { effects: [draw(1)] });
  /** In the turn of seat 0 seat 1 draws from an empty deck. */
  const burning = (): RiftboundPlay =>
    position(
      [
        { hand: ['Test Calm'], trash: ['Cleave', 'Retreat'] },
        { hand: ['Test Read'], mainDeck: [], trash: ['Stupefy', 'Stupefy'] },
        {},
      ],
      { definitions: [calm, read] },
    )
      .play(0, 'Test Calm')
      .pass()
      .play(1, 'Test Read')
      .pass()
      .pass()
      .pass();
  it('riftbound:431.2.c whoever burns out chooses, in another player’s turn as well', () => {
    expect(burning().decision()).toMatchObject({ kind: 'OPPONENT', seat: 1 });
  });
  it('riftbound:431.2.b it is their own trash that is recycled', () => {
    const game = burning();
    expect([game.pile(0, 'trash'), game.count(1, 'trash')]).toEqual([['Cleave', 'Retreat'], 0]);
  });
  it('riftbound:440.1 of several players each burns from their own deck', () => {
    const game = position([{ hand: ['Test Rite'] }, {}, {}], {
      definitions: [does({ do: 'burn', who: 'opponents', count: 2 })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([0, 1, 2].map((seat) => game.count(seat, 'trash'))).toEqual([1, 2, 2]);
  });
  it('riftbound:416.5 two cards lie in random order as well', () => {
    const drawn = (order: number[]): string[] =>
      position([{ hand: ['Test Rite'], mainDeck: [], trash: ['Cleave', 'Retreat'] }, {}], {
        definitions: [does(draw(1))],
        random: [order],
      })
        .play(0, 'Test Rite')
        .settle()
        .pile(0, 'hand');
    expect(drawn([0, 1])).not.toEqual(drawn([1, 0]));
  });
});

describe('named triggered abilities', () => {
  const arena = does({ do: 'activateTriggers', of: { each: FRIEND }, on: 'unit:conquer' });
  const runner = (name: string, ...more: JsonObject[]): JsonObject =>
    unit(name, 1, triggered({ on: 'unit:conquer', object: 'self' }, draw(1)), ...more);
  it('riftbound:383.4.g those of each unit that is spoken of are activated', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test One', 'Test Two'] }, {}], {
      definitions: [runner('Test One'), runner('Test Two'), arena],
    }).play(0, 'Test Rite');
    expect(game.calm().hand(0)).toBe(2);
  });
  it('riftbound:383.4.g.1 all of a unit whose condition holds are', () => {
    const twice = runner('Test One', triggered({ on: 'unit:conquer', object: 'self' }, draw(2)));
    const game = position([{ hand: ['Test Rite'], base: ['Test One'] }, {}], { definitions: [twice, arena] });
    expect(game.play(0, 'Test Rite').calm().hand(0)).toBe(3);
  });
  it('riftbound:383.4.g.1 they are their controller’s, whoever’s turn it is', () => {
    const rouse = reacts('Test Rouse', {
      effects: [{ do: 'activateTriggers', of: { each: FRIEND }, on: 'unit:conquer' }],
    });
    const game = position([{ hand: ['Test Calm'] }, { hand: ['Test Rouse'], base: ['Test One'] }], {
      definitions: [calm, rouse, runner('Test One')],
    })
      .play(0, 'Test Calm')
      .pass()
      .play(1, 'Test Rouse')
      .calm();
    expect(hands(game)).toEqual([0, 1]);
  });
});
