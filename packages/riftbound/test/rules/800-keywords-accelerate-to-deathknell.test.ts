/** What every keyword is to others, and clauses of Accelerate to Deathknell that no other test names (800–808, 813–814). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay, runes } from '../support/position.js';
import { aims, does, draw, energy, FRIEND, foe, giant, recruit, T0, THIS_TURN, UNIT } from '../support/rites.js';

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
