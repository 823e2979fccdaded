/** What every keyword is to others, and clauses of single keywords that no other test names (800–829). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay, runes } from '../support/position.js';
import {
  aims,
  does,
  draw,
  ENEMY,
  energy,
  FRIEND,
  foe,
  GEAR,
  giant,
  recruit,
  T0,
  THIS_TURN,
  UNIT,
} from '../support/rites.js';

const PATH = 'Rockfall Path';
const two = { battlefields: [{ card: PATH }, { card: PEAK }] };
const gives = (keyword: string, more: JsonObject = {}): JsonObject => ({
  mod: 'ability',
  ability: { kind: 'keyword', keyword, ...more },
});

describe('keywords as others see them', () => {
  const carrier = (keyword: string, more: JsonObject, kind: 'unit' | 'gear' | 'spell'): JsonObject => {
    const plain =
      kind === 'unit' ? unit('Test Carrier', 1) : kind === 'gear' ? gear('Test Carrier') : spell('Test Carrier', {});
    return withKeyword(plain, keyword, more);
  };
  /** How many cards of the board, or of the trash, a spell finds that have the keyword. */
  const found = (keyword: string, definition: JsonObject, kind: string): number => {
    const there =
      kind === 'spell' ? { trash: ['Test Carrier', 'Test Plain'] } : { base: ['Test Carrier', 'Test Plain'] };
    const plain =
      kind === 'spell' ? spell('Test Plain', {}) : kind === 'gear' ? gear('Test Plain') : unit('Test Plain', 1);
    const filter: JsonObject[] = [{ keyword }, { zone: kind === 'spell' ? 'trash' : 'board' }];
    const count = { count: filter };
    return position([{ hand: ['Test Rite'], ...there }, {}], {
      definitions: [definition, plain, does({ do: 'draw', who: 'you', count })],
    })
      .play(0, 'Test Rite')
      .settle()
      .hand(0);
  };
  const COST = { cost: energy(1) };
  it.each<[string, string, JsonObject, 'unit' | 'gear' | 'spell']>([
    ['riftbound:805.5 Accelerate', 'accelerate', COST, 'unit'],
    ['riftbound:806.5.b Action', 'action', {}, 'spell'],
    ['riftbound:807.3 Assault', 'assault', {}, 'unit'],
    ['riftbound:808.3 Deathknell', 'deathknell', { effects: [draw(1)] }, 'unit'],
    ['riftbound:809.3 Deflect', 'deflect', {}, 'unit'],
    ['riftbound:810.3 Ganking', 'ganking', {}, 'unit'],
    ['riftbound:811.5 Hidden', 'hidden', {}, 'unit'],
    ['riftbound:812.3 Legion', 'legion', {}, 'unit'],
    ['riftbound:813.5.b Reaction', 'reaction', {}, 'spell'],
    ['riftbound:814.3 Shield', 'shield', {}, 'unit'],
    ['riftbound:815.3 Tank', 'tank', {}, 'unit'],
    ['riftbound:816.3 Temporary', 'temporary', {}, 'unit'],
    ['riftbound:817.3 Vision', 'vision', {}, 'unit'],
    ['riftbound:818.5 Equip', 'equip', COST, 'gear'],
    ['riftbound:819.3 Quick-Draw', 'quick-draw', {}, 'gear'],
    ['riftbound:820.4 Repeat', 'repeat', {}, 'spell'],
    ['riftbound:821.3 Weaponmaster', 'weaponmaster', {}, 'unit'],
    ['riftbound:822.4 Ambush', 'ambush', {}, 'unit'],
    ['riftbound:823.3 Hunt', 'hunt', {}, 'unit'],
    ['riftbound:824.2 Level', 'level', { value: 3 }, 'unit'],
    ['riftbound:826.6 Backline', 'backline', {}, 'unit'],
    ['riftbound:827.4 Empower', 'empower', COST, 'unit'],
    ['riftbound:828.2 Empowered', 'empowered', {}, 'unit'],
    ['riftbound:829.2 Flow', 'flow', COST, 'spell'],
    ['riftbound:806.5.a Action of gear', 'action', {}, 'gear'],
    ['riftbound:813.5.a Reaction of gear', 'reaction', {}, 'gear'],
  ])('%s is a characteristic that effects ask for', (_, keyword, more, kind) => {
    expect(found(keyword, carrier(keyword, more, kind), kind)).toBe(1);
  });
  it('riftbound:801.3 keywords are referred to by effects', () => {
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit'] }, { base: ['Test Carrier'] }], {
      definitions: [
        recruit,
        carrier('tank', {}, 'unit'),
        does({ do: 'kill', what: { each: [UNIT, { keyword: 'tank' }] } }),
      ],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.zones('Test Carrier'), game.zones('Test Recruit')]).toEqual([['trash'], ['base']]);
  });
  /** A recruit to which a spell does this. */
  const under = (mods: JsonObject[], more: JsonObject = {}, hand: string[] = [], definitions: JsonObject[] = []) =>
    position([{ hand: ['Test Rite', ...hand], base: ['Test Recruit', 'Test Fighter'] }, {}], {
      ...two,
      definitions: [
        recruit,
        withKeyword(unit('Test Fighter', 1), 'tank'),
        aims(FRIEND, { do: 'modify', what: T0, mods, ...more }),
        ...definitions,
      ],
    });
  const has = (game: RiftboundPlay, name: string, keyword: string): boolean =>
    JSON.stringify(game.unit(name).keywords).includes(keyword);
  const on = (game: RiftboundPlay, name: string) => game.play(0, 'Test Rite', { targets: [[{ card: name }]] }).settle();
  it('riftbound:801.3.a effects give keywords', () => {
    expect(has(on(under([gives('ganking')]), 'Test Recruit'), 'Test Recruit', 'ganking')).toBe(true);
  });
  it('riftbound:801.3.a.1 what is given to a unit that has it adds up, or doesn’t, as its keyword says', () => {
    const spear = withKeyword(unit('Test Spear', 1), 'assault', { value: 2 });
    const game = position([{ hand: ['Test Rite'], base: ['Test Spear'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Giant')] }],
      definitions: [giant, spear, aims(FRIEND, { do: 'modify', what: T0, mods: [gives('assault', { value: 1 })] })],
    })
      .play(0, 'Test Rite')
      .settle()
      .move(0, 'Test Spear', PATH);
    expect(game.might('Test Spear')).toBe(4);
  });
  it('riftbound:801.3.a.2 for as long as the effect says', () => {
    const game = on(under([gives('ganking')], { until: THIS_TURN }), 'Test Recruit');
    expect([
      has(game, 'Test Recruit', 'ganking'),
      has(game.until({ turn: 4, step: 'main' }), 'Test Recruit', 'ganking'),
    ]).toEqual([true, false]);
  });
  it('riftbound:801.3.a.3 where it says nothing of that, as long as the unit is on the board', () => {
    const home = spell('Test Home', { targets: [{ what: UNIT }], effects: [{ do: 'move', what: T0, to: 'hand' }] });
    const game = on(
      under([gives('ganking')], { until: { kind: 'permanent' } }, ['Test Home'], [home]),
      'Test Recruit',
    ).until({ turn: 5, step: 'main' });
    expect(has(game, 'Test Recruit', 'ganking')).toBe(true);
    game
      .play(0, 'Test Home', { targets: [[{ card: 'Test Recruit' }]] })
      .settle()
      .play(0, 'Test Recruit')
      .settle();
    expect(has(game, 'Test Recruit', 'ganking')).toBe(false);
  });
  const loses = [{ mod: 'loseKeyword', keyword: 'tank' }];
  it('riftbound:801.3.b effects take keywords away', () => {
    expect(has(on(under(loses), 'Test Fighter'), 'Test Fighter', 'tank')).toBe(false);
  });
  it('riftbound:801.3.b.1 for as long as the effect says', () => {
    const game = on(under(loses, { until: THIS_TURN }), 'Test Fighter');
    expect([
      has(game, 'Test Fighter', 'tank'),
      has(game.until({ turn: 4, step: 'main' }), 'Test Fighter', 'tank'),
    ]).toEqual([false, true]);
  });
  it('riftbound:801.3.b.2 where it says nothing of that, as long as the unit is on the board', () => {
    const game = on(under(loses, { until: { kind: 'permanent' } }), 'Test Fighter').until({ turn: 5, step: 'main' });
    expect(has(game, 'Test Fighter', 'tank')).toBe(false);
  });
});

describe('Accelerate', () => {
  const swift = (...powers: string[]) =>
    powers.reduce(
      (one, power) => withKeyword(one, 'accelerate', { cost: energy(1, power) }),
      card('Test Swift', { types: ['Unit'], might: 1, energy: 1, domains: [] }),
    );
  const start = (definition: JsonObject, domain = 'Mind', more: PlayerSetup = {}, definitions: JsonObject[] = []) =>
    position([{ hand: ['Test Swift'], runes: [runes(4, domain)], ...more }, {}], {
      definitions: [definition, ...definitions],
    });
  it.each(['Fury', 'Order'])(
    'riftbound:805.1.a.2 a unit without a domain is accelerated with %s, as with any other',
    (domain) => {
      expect(start(swift('any'), domain).play(0, 'Test Swift', { paying: true }).ready('Test Swift')).toBe(true);
    },
  );
  it('riftbound:805.2.a a unit on the board can’t be accelerated any more', () => {
    const game = start(swift('any')).play(0, 'Test Swift', { paying: false }).settle();
    expect([game.offered().filter((one) => one.includes('Test Swift')), game.ready('Test Swift')]).toEqual([[], false]);
  });
  it('riftbound:805.3 there it does nothing: whoever readies the unit pays nothing', () => {
    const game = position([{ base: [{ card: 'Test Swift', exhausted: true }] }, {}], { definitions: [swift('any')] });
    expect(game.until({ turn: 5, step: 'main' }).ready('Test Swift')).toBe(true);
  });
  it('riftbound:805.6.a a unit that enters ready has not become ready', () => {
    const watch = gear(
      'Test Watch',
      triggered({ on: 'status', object: UNIT, match: { status: 'exhausted', on: false } }, draw(1)),
    );
    const game = start(swift('any'), 'Mind', { base: ['Test Watch'] }, [watch])
      .play(0, 'Test Swift', { paying: true })
      .settle();
    expect([game.ready('Test Swift'), game.hand(0)]).toEqual([true, 0]);
  });
});

/** Seat 0 attacks with a giant, and somebody else may act. */
const showdown = (own: PlayerSetup, other: PlayerSetup, definitions: JsonObject[]) =>
  position(
    [
      { base: ['Test Giant', ...((own.base as string[]) ?? [])], hand: own.hand ?? [], runes: [] },
      { runes: [], ...other },
    ],
    {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
      definitions: [giant, recruit, ...definitions],
    },
  ).move(0, 'Test Giant', PATH);

const horn = (more: JsonObject = {}) =>
  gear('Test Horn', { kind: 'activated', cost: [], effects: [draw(1)], limit: { perTurn: 1 }, ...more });
const offers = (game: RiftboundPlay, what: string): boolean => game.offered().includes(what);
const quick = (keyword: string, definition: JsonObject = unit('Test Quick', 1)) => withKeyword(definition, keyword);

describe('Action', () => {
  it('riftbound:806.1.c on what has it stands a permission for showdowns, in either player’s turn', () => {
    const own = showdown({ hand: ['Test Quick'] }, {}, [quick('action')]);
    const other = showdown({}, { hand: ['Test Quick'] }, [quick('action')]).pass();
    const without = showdown({ hand: ['Test Quick'] }, {}, [unit('Test Quick', 1)]);
    expect([own, other, without].map((game) => offers(game, 'PLAY Test Quick'))).toEqual([true, true, false]);
  });
  it('riftbound:806.1.c.2 abilities with it may be activated in showdowns', () => {
    const other = (more: JsonObject) => showdown({}, { base: ['Test Horn'] }, [horn(more)]).pass();
    expect([
      offers(other({ timing: 'action' }), 'ACTIVATE Test Horn'),
      offers(other({}), 'ACTIVATE Test Horn'),
    ]).toEqual([true, false]);
  });
  it('riftbound:806.3 a unit with it is played where any unit is', () => {
    const game = showdown({ hand: ['Test Quick'] }, {}, [quick('action')]).play(0, 'Test Quick');
    // There was nothing to choose: neither battlefield is held by its player.
    expect(game.where('Test Quick')).toBe('base');
  });
});

describe('Reaction', () => {
  const chain = (other: PlayerSetup, definitions: JsonObject[]) =>
    position(
      [
        { hand: ['Test Rite'], runes: [] },
        { runes: [], ...other },
      ],
      { ...two, definitions: [does(draw(1)), ...definitions] },
    )
      .play(0, 'Test Rite')
      .pass();
  it('riftbound:813.1.c on what has it stands a permission for closed states', () => {
    expect(offers(chain({ hand: ['Test Quick'] }, [quick('reaction')]), 'PLAY Test Quick')).toBe(true);
    expect(offers(chain({ hand: ['Test Quick'] }, [quick('action')]), 'PLAY Test Quick')).toBe(false);
  });
  it('riftbound:813.1.c.2 abilities with it may be activated in closed states', () => {
    const at = (timing: string) => offers(chain({ base: ['Test Horn'] }, [horn({ timing })]), 'ACTIVATE Test Horn');
    expect([at('reaction'), at('action')]).toEqual([true, false]);
  });
  it('riftbound:813.2 it may be used at all other times as well', () => {
    const open = position([{ hand: ['Test Quick'] }, {}], { definitions: [quick('reaction')] });
    expect([
      offers(open, 'PLAY Test Quick'),
      offers(showdown({ hand: ['Test Quick'] }, {}, [quick('reaction')]), 'PLAY Test Quick'),
    ]).toEqual([true, true]);
  });
  it('riftbound:813.3 it changes nothing that is done: a unit is exhausted as ever', () => {
    const game = chain({ hand: ['Test Quick'] }, [quick('reaction')])
      .play(1, 'Test Quick')
      .settle();
    expect([game.ready('Test Quick'), game.unit('Test Quick').controller]).toEqual([false, 1]);
  });
  it('riftbound:813.3.a it is played to a base or a battlefield of its player, and nowhere else', () => {
    const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Quick'] }], {
      battlefields: [
        { card: GROVE, controller: 0, units: ['Test Recruit'] },
        { card: PEAK, controller: 1, units: [foe('Test Recruit')] },
      ],
      definitions: [recruit, does(draw(1)), quick('reaction')],
    })
      .play(0, 'Test Rite')
      .pass()
      .choose(1, { kind: 'PLAY', card: 'Test Quick' });
    expect(game.decision().options.map((one) => one.card ?? one.label)).toEqual(['Base', PEAK]);
  });
});

/** A recruit with a keyword attacks, or defends against, a giant with a reaction of this kind in hand. */
const fighting = (keyword: string, attacking: boolean, hand: string[] = [], definitions: JsonObject[] = []) =>
  position([{ base: [attacking ? 'Test Fighter' : 'Test Giant'], hand }, {}], {
    battlefields: [
      { card: PATH, controller: 1, units: [foe(attacking ? 'Test Giant' : 'Test Fighter')] },
      { card: PEAK },
    ],
    definitions: [giant, withKeyword(unit('Test Fighter', 1), keyword, { value: 2 }), ...definitions],
  }).move(0, attacking ? 'Test Fighter' : 'Test Giant', PATH);
const homeward = withKeyword(
  spell('Test Home', { effects: [{ do: 'moveTo', what: { each: [UNIT, { named: 'Test Fighter' }] }, to: 'base' }] }),
  'action',
);

describe('Assault and Shield', () => {
  it('riftbound:807.1.d being an attacker is having that designation, in combat', () => {
    const game = position([{ base: ['Test Fighter'] }, {}], {
      ...two,
      definitions: [withKeyword(unit('Test Fighter', 1), 'assault', { value: 2 })],
    }).move(0, 'Test Fighter', PATH);
    // A showdown without a defender is no combat.
    expect([game.turnState(), game.might('Test Fighter'), fighting('assault', true).might('Test Fighter')]).toEqual([
      'showdownOpen',
      1,
      3,
    ]);
  });
  it('riftbound:807.1.d.1 Assault lasts as long as the designation', () => {
    const game = fighting('assault', true, ['Test Home'], [homeward]);
    expect(game.might('Test Fighter')).toBe(3);
    expect(game.play(0, 'Test Home').pass().pass().might('Test Fighter')).toBe(1);
  });
  it('riftbound:814.1.d being a defender is having that designation, in combat', () => {
    const game = fighting('shield', false);
    expect([game.unit('Test Fighter').defender, game.might('Test Fighter')]).toEqual([true, 3]);
    expect(fighting('shield', true).might('Test Fighter')).toBe(1);
  });
  it('riftbound:814.1.d.1 Shield lasts as long as the designation', () => {
    const game = fighting('shield', false, ['Test Home'], [homeward]);
    expect(game.might('Test Fighter')).toBe(3);
    expect(game.play(0, 'Test Home').pass().pass().might('Test Fighter')).toBe(1);
  });
});

describe('Deathknell', () => {
  const kill = (what: JsonObject = { each: UNIT }) => does({ do: 'kill', what });
  const bell = (...effects: JsonObject[]) => withKeyword(unit('Test Bell', 3), 'deathknell', { effects });
  const killed = (definition: JsonObject, more: JsonObject[] = []) =>
    position([{ hand: ['Test Rite'], base: ['Test Giant'] }, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Test Bell', 'Test Recruit'] }, { card: PEAK }],
      definitions: [giant, recruit, definition, kill({ each: [UNIT, { named: 'Test Bell' }] }), ...more],
    })
      .play(0, 'Test Rite')
      .pass()
      .pass();
  it('riftbound:808.1.d it triggers on the unit being killed and put into the trash', () => {
    const game = killed(bell(draw(1)));
    expect([game.zones('Test Bell').sort(), game.chain()]).toEqual([['chain', 'trash'], ['Test Bell']]);
  });
  it('riftbound:808.1.d.1 where the death is replaced nothing triggers', () => {
    const saved = withKeyword(
      unit('Test Bell', 3, {
        kind: 'replacement',
        on: 'move',
        object: 'self',
        match: { from: 'board', to: 'trash' },
        instead: [{ do: 'recall', what: 'self' }],
      }),
      'deathknell',
      { effects: [draw(1)] },
    );
    const game = killed(saved).settle();
    expect([game.where('Test Bell'), game.hand(0)]).toEqual(['base', 0]);
  });
  it('riftbound:808.1.d.3 where it was, and what it was like, is known as it is carried out', () => {
    const game = killed(
      bell({ do: 'damage', to: { each: [UNIT, { is: 'here' }] }, amount: { stat: 'might', of: 'self' } }),
    );
    game.settle();
    expect([game.unit('Test Giant').damage, game.happened('DAMAGE_DEALT').map((one) => one.amount)]).toEqual([0, [3]]);
  });
  it('riftbound:808.2.a of several their player chooses the order', () => {
    const twice = withKeyword(bell(draw(1)), 'deathknell', {
      effects: [{ do: 'stat', who: 'you', stat: 'xp', amount: 1 }],
    });
    expect(killed(twice).decision()).toMatchObject({ seat: 0, kind: 'ORDER_TRIGGERS' });
  });
});

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
