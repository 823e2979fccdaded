/** Clauses of Deflect to Flow that no other test names (809–829). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { PEAK, type PlayerSetup, position, type RiftboundPlay, runes } from '../support/position.js';
import { aims, does, draw, ENEMY, energy, FRIEND, foe, GEAR, giant, recruit, T0, UNIT } from '../support/rites.js';

const PATH = 'Rockfall Path';

const two = { battlefields: [{ card: PATH }, { card: PEAK }] };

const offers = (game: RiftboundPlay, what: string): boolean => game.offered().includes(what);

describe('Deflect, Ganking and Hidden', () => {
  it('riftbound:809.1.b.3 Deflect without a number is 1', () => {
    const bolt = aims(ENEMY, { do: 'kill', what: T0 });
    const start = (count: number) =>
      position([{ hand: ['Test Rite'], runes: count === 0 ? [] : [runes(count, 'Mind')] }, { base: ['Test Ghost'] }], {
        definitions: [bolt, withKeyword(unit('Test Ghost', 2), 'deflect')],
      });
    expect([offers(start(0), 'PLAY Test Rite'), offers(start(1), 'PLAY Test Rite')]).toEqual([false, true]);
    expect(start(1).play(0, 'Test Rite').runes(0)).toEqual([]);
  });
  const rover = (times = 1) =>
    Array.from({ length: times }).reduce<JsonObject>((one) => withKeyword(one, 'ganking'), unit('Test Rover', 2));
  const held = (definition: JsonObject) =>
    position([{}, {}], {
      battlefields: [{ card: PATH, units: ['Test Rover'] }, { card: PEAK }],
      definitions: [definition],
    });
  it('riftbound:810.1.c Ganking adds to where its standard move may go', () => {
    const places = (definition: JsonObject) => {
      const game = held(definition).choose(0, { kind: 'MOVE', card: 'Test Rover' });
      return game.decision().kind === 'DESTINATION'
        ? game.decision().options.map((one) => one.card ?? one.label)
        : ['Base'];
    };
    expect([places(rover()), places(rover(0))]).toEqual([['Base', PEAK], ['Base']]);
  });
  it('riftbound:810.1.c.2 it costs nothing but the exhausting that every standard move costs', () => {
    const game = held(rover());
    const before = game.runes(0).length;
    game.move(0, 'Test Rover', PEAK).settle();
    expect([
      game.where('Test Rover'),
      game.ready('Test Rover'),
      game.runes(0).length,
      game.runes(0).some((one) => one.exhausted),
    ]).toEqual([PEAK, false, before, false]);
  });
  it('riftbound:810.1.c.3 there is no second move with it', () => {
    const game = held(rover()).move(0, 'Test Rover', PEAK).settle();
    expect(offers(game, 'MOVE Test Rover')).toBe(false);
  });
  it('riftbound:810.2 twice is as once', () => {
    expect(
      held(rover(2))
        .offered()
        .filter((one) => one === 'MOVE Test Rover'),
    ).toHaveLength(1);
    expect(held(rover(2)).move(0, 'Test Rover', PEAK).settle().where('Test Rover')).toBe(PEAK);
  });
  const trap = (times = 1) =>
    Array.from({ length: times }).reduce<JsonObject>(
      (one) => withKeyword(one, 'hidden'),
      spell('Test Trap', { targets: [{ what: UNIT }], effects: [draw(1)] }),
    );
  const hides = (definition: JsonObject, ...definitions: JsonObject[]) =>
    position([{ hand: ['Test Trap'], base: ['Test Listener'] }, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Test Recruit'] }, { card: PEAK }],
      definitions: [
        recruit,
        definition,
        gear('Test Listener', triggered({ on: 'play', player: 'you' }, draw(1))),
        ...definitions,
      ],
    }).hide(0, 'Test Trap', PATH);
  it('riftbound:811.1.c.1 hiding a card is not playing it', () => {
    const game = hides(trap());
    expect([game.zones('Test Trap'), game.hand(0), game.happened('CARD_PLAYED')]).toEqual([['facedown'], 0, []]);
  });
  it('riftbound:811.1.c.3 playing it from there opens a chain', () => {
    const game = hides(trap()).until({ turn: 5, step: 'main' }).play(0, 'Test Trap', { method: 'hidden' });
    expect([game.chain(), game.turnState()]).toEqual([['Test Trap'], 'neutralClosed']);
  });
  it('riftbound:811.4 twice is as once', () => {
    const game = position([{ hand: ['Test Trap'] }, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Test Recruit'] }, { card: PEAK }],
      definitions: [recruit, trap(2)],
    });
    expect(game.offered().filter((one) => one === 'HIDE Test Trap')).toHaveLength(1);
    expect(game.hide(0, 'Test Trap', PATH).zones('Test Trap')).toEqual(['facedown']);
  });
  it('riftbound:811.1.d.1.a hidden gear is played to its battlefield as well', () => {
    const game = hides(
      withKeyword(gear('Test Trap', triggered({ on: 'play', object: 'self' }, draw(1))), 'hidden'),
    ).until({ turn: 5, step: 'main' });
    game.play(0, 'Test Trap', { method: 'hidden' });
    // It enters there, and goes home in the next cleanup.
    expect(game.happened('RECALLED')).toMatchObject([{ card: 'Test Trap', from: game.the(PATH).id }]);
  });
  it('riftbound:811.2 what such a card does besides its choices is as ever', () => {
    const wide = withKeyword(
      spell('Test Trap', {
        targets: [{ what: FRIEND }],
        effects: [{ do: 'modify', what: { each: FRIEND }, mods: [{ mod: 'add', stat: 'might', value: 1 }] }],
      }),
      'hidden',
    );
    const game = position([{ hand: ['Test Trap'], base: ['Test Giant'] }, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Test Recruit'] }, { card: PEAK }],
      definitions: [recruit, giant, wide],
    })
      .hide(0, 'Test Trap', PATH)
      .until({ turn: 5, step: 'main' })
      .play(0, 'Test Trap', { method: 'hidden' })
      .settle();
    expect([game.might('Test Recruit'), game.might('Test Giant')]).toEqual([2, 7]);
  });
});

describe('Legion, Level, Hunt and Temporary', () => {
  const drill = (name: string, amount: number) =>
    unit(name, 1, {
      kind: 'static',
      mods: [{ mod: 'add', stat: 'might', value: amount }],
      if: { compare: [{ stat: 'cardsPlayed', of: 'you' }, '>=', 1] },
    });
  it('riftbound:812.2 one card played is enough for all that wait for it', () => {
    const game = position([{ hand: ['Test Recruit'], base: ['Test One', 'Test Two'] }, {}], {
      definitions: [recruit, drill('Test One', 1), drill('Test Two', 2)],
    });
    expect([game.might('Test One'), game.might('Test Two')]).toEqual([1, 1]);
    game.play(0, 'Test Recruit').settle();
    expect([game.might('Test One'), game.might('Test Two')]).toEqual([2, 3]);
  });
  const hunter = (...values: (number | undefined)[]) =>
    values.reduce<JsonObject>(
      (one, value) => withKeyword(one, 'hunt', value === undefined ? {} : { value }),
      unit('Test Hunter', 2),
    );
  const hunted = (definition: JsonObject) =>
    position([{ base: ['Test Hunter'] }, {}], { ...two, definitions: [definition] })
      .move(0, 'Test Hunter', PATH)
      .calm()
      .xp(0);
  it('riftbound:823.1.c.2 Hunt without a number is 1', () => {
    expect(hunted(hunter(undefined))).toBe(1);
  });
  it('riftbound:823.2 instances with numbers add these up', () => {
    expect(hunted(hunter(2, 3))).toBe(5);
  });
  const veteran = withKeyword(
    unit('Test Veteran', 1, {
      kind: 'static',
      mods: [{ mod: 'add', stat: 'might', value: 4 }],
      if: { compare: [{ stat: 'xp', of: 'you' }, '>=', 3] },
    }),
    'level',
    { value: 3 },
  );
  const spend = does({ do: 'stat', who: 'you', stat: 'xp', amount: -1 });
  it('riftbound:824.1.c.1 as somebody else gains control of it their XP counts', () => {
    const take = aims(ENEMY, { do: 'modify', what: T0, mods: [{ mod: 'control', to: 'you' }] });
    const game = position([{ hand: ['Test Rite'], xp: 3 }, { base: ['Test Veteran'] }], {
      definitions: [veteran, take],
    });
    expect(game.might('Test Veteran')).toBe(1);
    expect(game.play(0, 'Test Rite').settle().might('Test Veteran')).toBe(5);
  });
  it('riftbound:824.1.d with less XP it is inactive at once', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Veteran'], xp: 3 }, {}], {
      definitions: [veteran, spend],
    });
    expect(game.might('Test Veteran')).toBe(5);
    expect(game.play(0, 'Test Rite').settle().might('Test Veteran')).toBe(1);
  });
  it('riftbound:816.2 Temporary twice is as once', () => {
    const wisp = withKeyword(withKeyword(unit('Test Wisp', 1), 'temporary'), 'temporary');
    const game = position([{ base: ['Test Wisp'] }, {}], { turn: { step: 'beginning' }, definitions: [wisp] });
    expect(game.chain()).toEqual(['Test Wisp']);
  });
});

describe('Tank, Backline and Vision', () => {
  const ranked = (keyword: string, ...times: number[]) =>
    position([{ base: ['Test Giant'] }, {}], {
      battlefields: [
        { card: PATH, controller: 1, units: [...times.map((_, i) => foe(`Test ${i}`)), foe('Test Plain')] },
        { card: PEAK },
      ],
      definitions: [
        unit('Test Giant', 4),
        ...times.map((n, i) =>
          Array.from({ length: n }).reduce<JsonObject>((one) => withKeyword(one, keyword), unit(`Test ${i}`, 2)),
        ),
        unit('Test Plain', 3),
      ],
    })
      .move(0, 'Test Giant', PATH)
      .until({ kind: 'COMBAT_DAMAGE' });
  const allows = (game: RiftboundPlay, ...amounts: [string, number][]): boolean =>
    game.service.submit(game.state, [
      { seat: 0, distribute: amounts.map(([name, amount]) => ({ option: { card: name }, amount })) },
    ]).ok;
  it('riftbound:815.1.c Tank changes how damage may be assigned', () => {
    const game = ranked('tank', 1);
    expect([allows(game, ['Test 0', 2], ['Test Plain', 2]), allows(game, ['Test 0', 1], ['Test Plain', 3])]).toEqual([
      true,
      false,
    ]);
  });
  it('riftbound:815.1.c.1 with lethal damage for each before the next, all the same', () => {
    const game = ranked('tank', 1, 1);
    expect([
      allows(game, ['Test 0', 2], ['Test 1', 2]),
      allows(game, ['Test 0', 1], ['Test 1', 1], ['Test Plain', 2]),
    ]).toEqual([true, false]);
  });
  it('riftbound:826.4 Backline changes how damage may be assigned', () => {
    const game = ranked('backline', 1);
    expect([allows(game, ['Test Plain', 3], ['Test 0', 1]), allows(game, ['Test 0', 2], ['Test Plain', 2])]).toEqual([
      true,
      false,
    ]);
  });
  it('riftbound:826.4.a with lethal damage for each before the next, all the same', () => {
    const game = ranked('backline', 1);
    expect([allows(game, ['Test Plain', 3], ['Test 0', 1]), allows(game, ['Test Plain', 2], ['Test 0', 2])]).toEqual([
      true,
      false,
    ]);
  });
  it('riftbound:826.4.b of several with Backline any is next, once all others have their damage', () => {
    const game = ranked('backline', 1, 1);
    expect([
      allows(game, ['Test Plain', 3], ['Test 0', 1]),
      allows(game, ['Test Plain', 3], ['Test 1', 1]),
      allows(game, ['Test 0', 2], ['Test 1', 2]),
    ]).toEqual([true, true, false]);
  });
  it('riftbound:826.5 Backline twice is as once', () => {
    const game = ranked('backline', 2);
    expect([allows(game, ['Test Plain', 3], ['Test 0', 1]), allows(game, ['Test 0', 2], ['Test Plain', 2])]).toEqual([
      true,
      false,
    ]);
  });
  const seer = (times: number) =>
    Array.from({ length: times }).reduce<JsonObject>((one) => withKeyword(one, 'vision'), unit('Test Seer', 1));
  const seen = (times: number) =>
    position([{ hand: ['Test Seer'], mainDeck: ['Test Giant', 'Test Recruit', 'Test Recruit'] }, {}], {
      definitions: [seer(times), giant, recruit],
    });
  it('riftbound:817.1.c the trigger is that it enters the board', () => {
    const game = seen(1).play(0, 'Test Seer');
    expect([game.where('Test Seer'), game.chain()]).toEqual(['base', ['Test Seer']]);
  });
  /** What each of two predictions shows, where the first card is left or recycled. */
  const predicted = (pile: string): string[] => {
    const game = seen(2).play(0, 'Test Seer');
    const shown: string[] = [];
    for (let i = 0; i < 20 && shown.length < 2; i++) {
      const d = game.decision();
      if (d.kind === 'PREDICT') {
        shown.push(JSON.stringify(d).includes('Test Giant') ? 'Test Giant' : 'Test Recruit');
        game.answer(0, { assign: [{ from: { card: String(shown.at(-1)) }, to: { value: pile } }] });
      } else game.answer(d.seat, d.default);
    }
    return shown;
  };
  it('riftbound:817.2.a each time it may be recycled or not', () => {
    expect(predicted('bottom')).toEqual(['Test Giant', 'Test Recruit']);
  });
  it('riftbound:817.2.b a card that was left is seen again', () => {
    expect(predicted('top')).toEqual(['Test Giant', 'Test Giant']);
  });
});

const equipment = (name: string, mightBonus: number, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Gear'], tags: ['Equipment'], mightBonus }, ...abilities);

const equip = (...cost: JsonObject[]): JsonObject => ({ kind: 'keyword', keyword: 'equip', cost });

describe('Equip and Quick-Draw', () => {
  const smithy = (
    definition: JsonObject,
    base: string[] = ['Test Soldier'],
    definitions: JsonObject[] = [],
    more: PlayerSetup = {},
  ) =>
    position([{ base: ['Test Blade', ...base], ...more }, {}], {
      ...two,
      definitions: [definition, unit('Test Soldier', 3), recruit, ...definitions],
    });
  const equips = (game: RiftboundPlay): RiftboundPlay => game.use(0, 'Test Blade').settle();
  it('riftbound:818.1.b for its cost the card is attached to the unit that was chosen', () => {
    const game = smithy(equipment('Test Blade', 2, equip(...energy(2))));
    equips(game);
    expect([game.unit('Test Blade').attachedTo, game.runes(0).filter((one) => one.exhausted).length]).toEqual([
      game.unit('Test Soldier').id,
      2,
    ]);
  });
  it('riftbound:818.1.c.1 what triggers as it is paid for goes on the chain above it', () => {
    const watch = gear(
      'Test Watch',
      triggered({ on: 'move', object: { has: ['types', 'Rune'] }, match: { cause: 'recycle' } }, draw(1)),
    );
    const game = smithy(
      equipment('Test Blade', 2, equip(...energy(0, 'Mind'))),
      ['Test Soldier', 'Test Watch'],
      [watch],
    );
    game.use(0, 'Test Blade');
    expect(game.chain()).toEqual(['Test Watch', 'Test Blade']);
  });
  it('riftbound:818.1.c.3 it may cost something else than resources', () => {
    const game = smithy(
      equipment('Test Blade', 2, equip(...energy(1), { pay: 'discard', what: [], count: 1 })),
      ['Test Soldier'],
      [],
      { hand: ['Test Recruit'] },
    );
    game.use(0, 'Test Blade').calm();
    expect([game.pile(0, 'trash'), game.might('Test Soldier')]).toEqual([['Test Recruit'], 5]);
    const poor = smithy(equipment('Test Blade', 2, equip(...energy(1), { pay: 'discard', what: [], count: 1 })));
    expect(offers(poor, 'ACTIVATE Test Blade')).toBe(false);
  });
  it('riftbound:818.2 then its unit has been equipped with it', () => {
    const game = equips(smithy(equipment('Test Blade', 2, equip(...energy(0)))));
    expect([game.might('Test Soldier'), game.happened('ATTACHED')]).toMatchObject([5, [{ card: 'Test Blade' }]]);
  });
  it('riftbound:818.2.a others see that', () => {
    const watch = gear('Test Watch', triggered({ on: 'attach', object: { has: ['tags', 'Equipment'] } }, draw(1)));
    expect(
      equips(smithy(equipment('Test Blade', 2, equip(...energy(0))), ['Test Soldier', 'Test Watch'], [watch])).hand(0),
    ).toBe(1);
  });
  it('riftbound:818.5.a that it has Equip is known of it while it is attached', () => {
    const smash = does({ do: 'kill', what: { each: [GEAR, { keyword: 'equip' }] } });
    const game = equips(
      smithy(equipment('Test Blade', 2, equip(...energy(0))), ['Test Soldier'], [smash], { hand: ['Test Rite'] }),
    );
    expect(game.play(0, 'Test Rite').settle().zones('Test Blade')).toEqual(['trash']);
  });
  it('riftbound:819.1.c with Quick-Draw it is played and attached in closed states', () => {
    const blade = withKeyword(equipment('Test Quick', 2, equip(...energy(0))), 'quick-draw');
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Quick'], base: ['Test Recruit'] }], {
      definitions: [recruit, blade, does(draw(1))],
    })
      .play(0, 'Test Rite')
      .pass()
      .play(1, 'Test Quick');
    game.pass().pass();
    expect([game.might('Test Recruit'), game.chain()]).toEqual([3, ['Test Rite']]);
  });
});

describe('Repeat, Empower and Flow', () => {
  const again = (...names: string[]): JsonObject =>
    spell('Test Again', {
      effects: [draw(1)],
      optional: names.map((name, i) => ({ name, cost: energy(i + 1), times: 1 })),
    });
  const played = (paying: boolean) =>
    position([{ hand: ['Test Again'], runes: [runes(4, 'Mind')] }, {}], { definitions: [again('repeat')] }).play(
      0,
      'Test Again',
      { paying },
    );
  it('riftbound:820.1.c.1 its cost is paid as the spell is played', () => {
    expect([played(true), played(false)].map((game) => game.runes(0).filter((one) => one.exhausted).length)).toEqual([
      1, 0,
    ]);
  });
  it('riftbound:820.1.c.3 once, and not more often', () => {
    const game = position([{ hand: ['Test Again'], runes: [runes(4, 'Mind')] }, {}], {
      definitions: [again('repeat')],
    });
    game.choose(0, { kind: 'PLAY', card: 'Test Again' });
    let asked = 0;
    while (game.decision().kind === 'OPTIONAL_COST') {
      asked++;
      game.answer(0, { confirm: true });
    }
    expect(asked).toBe(1);
  });
  it('riftbound:820.1.d.1 then all of it is done once more as it resolves', () => {
    expect([played(true).settle().hand(0), played(false).settle().hand(0)]).toEqual([2, 1]);
  });
  const idol = (...abilities: JsonObject[]) =>
    abilities.reduce<JsonObject>(
      (one, ability) => ({ ...one, abilities: [...(one.abilities as JsonObject[]), ability] }),
      unit('Test Idol', 1),
    );
  const empower = (...cost: JsonObject[]): JsonObject => ({ kind: 'keyword', keyword: 'empower', cost });
  const empowered = (definition: JsonObject, more: PlayerSetup = {}, definitions: JsonObject[] = []) =>
    position([{ base: ['Test Idol', ...((more.base as string[]) ?? [])], hand: more.hand ?? [] }, {}], {
      definitions: [definition, recruit, ...definitions],
    });
  it('riftbound:827.1.b.1 the source is no target', () => {
    const shy = withKeyword(idol(empower(...energy(1))), 'deflect', { value: 5 });
    const watch = gear('Test Watch', triggered({ on: 'target', object: UNIT }, draw(1)));
    const game = empowered(shy, { base: ['Test Watch'] }, [watch])
      .use(0, 'Test Idol')
      .settle();
    expect([game.hand(0), game.unit('Test Idol').empowered]).toEqual([0, true]);
  });
  it('riftbound:827.1.c.2 it may cost something else than resources', () => {
    const definition = idol(empower(...energy(1), { pay: 'discard', what: [], count: 1 }));
    expect(offers(empowered(definition), 'ACTIVATE Test Idol')).toBe(false);
    const game = empowered(definition, { hand: ['Test Recruit'] })
      .use(0, 'Test Idol')
      .calm();
    expect([game.pile(0, 'trash'), game.unit('Test Idol').empowered]).toEqual([['Test Recruit'], true]);
  });
  it('riftbound:827.2 when that is done it is Empowered', () => {
    const game = empowered(idol(empower(...energy(1)))).use(0, 'Test Idol');
    const before = game.unit('Test Idol').empowered;
    expect([before, game.settle().unit('Test Idol').empowered]).toEqual([false, true]);
  });
  it('riftbound:827.2.a others see that', () => {
    const watch = gear(
      'Test Watch',
      triggered({ on: 'status', object: UNIT, match: { status: 'empowered', on: true } }, draw(1)),
    );
    expect(
      empowered(idol(empower(...energy(1))), { base: ['Test Watch'] }, [watch])
        .use(0, 'Test Idol')
        .settle()
        .hand(0),
    ).toBe(1);
  });
  it('riftbound:827.3 two instances are two abilities with a cost each', () => {
    const game = empowered(idol(empower(...energy(1)), empower(...energy(2))));
    expect(
      game
        .decision()
        .options.filter((one) => one.kind === 'ACTIVATE' && one.card === 'Test Idol')
        .map((one) => one.cost),
    ).toEqual(['[1]', '[2]']);
  });
  it('riftbound:828.1.d what waits for its becoming Empowered sees it', () => {
    const proud = withKeyword(
      idol(
        empower(...energy(1)),
        triggered({ on: 'status', object: 'self', match: { status: 'empowered', on: true } }, draw(1)),
      ),
      'empowered',
    );
    expect(empowered(proud).use(0, 'Test Idol').settle().hand(0)).toBe(1);
  });
  it('riftbound:829.1.c.2 Flow may cost something else than resources', () => {
    const stream = withKeyword(spell('Test Stream', { effects: [draw(1)] }), 'flow', {
      cost: [...energy(1), { pay: 'discard', what: [], count: 1 }],
    });
    const start = (hand: string[]) =>
      position([{ hand, trash: ['Test Stream'] }, {}], { definitions: [stream, recruit] });
    expect(offers(start([]), 'PLAY Test Stream')).toBe(false);
    const game = start(['Test Recruit']).play(0, 'Test Stream', { method: 'flow' }).calm();
    expect([game.pile(0, 'trash'), game.pile(0, 'banishment')]).toEqual([['Test Recruit'], ['Test Stream']]);
  });
});
