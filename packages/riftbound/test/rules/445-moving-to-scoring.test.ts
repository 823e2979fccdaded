/** Moves, recalls, combat and scoring (445–472). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay } from '../support/position.js';
import { aims, damage, does, draw, foe, giant, reacts, recruit, status, T0, UNIT } from '../support/rites.js';

const PATH = 'Rockfall Path';
const ROAMER = unit('Test Roamer', 2, triggered({ on: 'moved', object: 'self' }, draw(1)));
const actions = (name: string, body: JsonObject): JsonObject => withKeyword(spell(name, body), 'action');
/** A spell that moves a unit to a battlefield, or where `to` says. */
const pull = (to: JsonObject | string = { target: 1 }): JsonObject =>
  actions('Test Pull', {
    targets: [
      { what: [UNIT, { zone: 'board' }] },
      ...(typeof to === 'string' ? [] : [{ what: { has: ['types', 'Battlefield'] } }]),
    ],
    effects: [{ do: 'moveTo', what: T0, to }],
  });
const two = { battlefields: [{ card: PATH }, { card: PEAK }] };

describe('moves', () => {
  it('riftbound:446.1 from anywhere on the board to anywhere else is a move, but a recall', () => {
    const recall = aims(UNIT, { do: 'recall', what: T0 });
    const game = position([{ base: ['Test Roamer'], hand: ['Test Pull', 'Test Pull', 'Test Rite'] }, {}], {
      ...two,
      definitions: [ROAMER, pull(), recall],
    });
    const moves = () => game.settle().happened('MOVED').length;
    game.move(0, 'Test Roamer', PATH);
    expect(moves()).toBe(1);
    game.play(0, 'Test Pull', { targets: [[{ card: PEAK }]] });
    expect(moves()).toBe(2);
    game.play(0, 'Test Rite');
    expect([moves(), game.where('Test Roamer')]).toEqual([2, 'base']);
  });
  it('riftbound:446.3.c a move is not put on the chain, and nobody may react to it', () => {
    const game = position([{ base: ['Test Recruit'] }, { hand: ['Test No'] }], {
      ...two,
      definitions: [recruit, reacts('Test No', { effects: [damage(1, { each: UNIT })] })],
    });
    game.choose(0, { kind: 'MOVE', card: 'Test Recruit' });
    game.choose(0, { kind: 'BATTLEFIELD', card: PATH });
    expect([game.chain(), game.where('Test Recruit'), game.decisions().filter(({ seat }) => seat === 1)]).toEqual([
      [],
      PATH,
      [],
    ]);
  });
  it('riftbound:449 effects move units as well', () => {
    const game = position([{ hand: ['Test Pull'], base: ['Test Roamer'] }, {}], {
      ...two,
      definitions: [ROAMER, pull()],
    })
      .play(0, 'Test Pull', { targets: [[{ card: PATH }]] })
      .settle();
    expect([game.where('Test Roamer'), game.hand(0), game.ready('Test Roamer')]).toEqual([PATH, 1, true]);
  });
  it('riftbound:453 after a move there is a cleanup: what was left behind is held no longer', () => {
    const game = position([{ hand: ['Test Pull'] }, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Test Roamer'] }, { card: PEAK }],
      definitions: [ROAMER, pull('base')],
    });
    expect(game.holder(PATH)).toBe(0);
    expect(game.play(0, 'Test Pull').settle().holder(PATH)).toBeNull();
  });
});

describe('recalls', () => {
  const recalled = () =>
    position([{ hand: ['Test Rite'] }, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Test Roamer'] }, { card: PEAK }],
      definitions: [ROAMER, does({ do: 'recall', what: { each: UNIT } })],
    })
      .play(0, 'Test Rite')
      .settle();
  it('riftbound:456.2 a recall changes where something is', () => {
    expect([recalled().where('Test Roamer'), recalled().hand(0)]).toEqual(['base', 0]);
  });
  const armed = (...effects: JsonObject[]) =>
    position([{ hand: ['Test Attach', 'Test Rite'], base: ['Test Hook', 'Test Recruit'] }, {}], {
      ...two,
      definitions: [
        recruit,
        gear('Test Hook'),
        spell('Test Attach', {
          targets: [{ what: { has: ['types', 'Gear'] } }, { what: UNIT }],
          effects: [{ do: 'attach', what: T0, to: { target: 1 } }],
        }),
        does(...effects),
      ],
    })
      .play(0, 'Test Attach')
      .settle()
      .move(0, 'Test Recruit', PATH)
      .settle()
      .play(0, 'Test Rite')
      .settle();
  const GEARS = { each: { has: ['types', 'Gear'] } };
  it('riftbound:457 gear is recalled too', () => {
    const game = armed({ do: 'unattach', what: GEARS }, { do: 'recall', what: GEARS });
    expect([game.where('Test Hook'), game.happened('RECALLED').map((one) => one.card)]).toEqual([
      'base',
      ['Test Hook'],
    ]);
  });
  it('riftbound:457.1 gear without a unit at a battlefield is recalled in the next cleanup', () => {
    const game = armed({ do: 'kill', what: { each: UNIT } });
    expect([game.where('Test Hook'), game.happened('RECALLED').map((one) => one.card)]).toEqual([
      'base',
      ['Test Hook'],
    ]);
  });
});

describe('combats that are staged', () => {
  const third: PlayerSetup = { base: ['Test Roamer'], hand: ['Test Pull'] };
  /** Seat 1 holds the path, seat 0 attacks it, and seat 2 looks on. */
  const three = (more: PlayerSetup = {}, definitions: JsonObject[] = []) =>
    position([{ base: ['Test Giant'] }, {}, { ...third, ...more }], {
      battlefields: [
        { card: PATH, controller: 1, units: [foe('Test Recruit')] },
        { card: PEAK, owner: 1 },
        { card: GROVE, owner: 2, controller: 2, units: [{ card: 'Test Recruit', controller: 2 }] },
      ],
      definitions: [giant, recruit, ROAMER, pull(), ...definitions],
    });
  const until = (game: RiftboundPlay, seat: number): RiftboundPlay => {
    while (game.decision().seat !== seat) game.pass();
    return game;
  };
  it('riftbound:461 a combat is staged where two players have units, until it begins', () => {
    const game = position([{ hand: ['Test Pull'], base: ['Test Giant'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: PEAK }],
      definitions: [giant, recruit, pull(), withKeyword(spell('Test Wait', {}), 'reaction')],
    });
    game.play(0, 'Test Pull', { targets: [[{ card: 'Test Giant' }], [{ card: PATH }]] });
    expect(game.happened('COMBAT_BEGAN')).toEqual([]);
    game.pass().pass();
    expect([game.where('Test Giant'), game.happened('COMBAT_BEGAN').length]).toEqual([PATH, 1]);
  });
  it('riftbound:461.2 a staged combat whose units are gone before it begins is not fought', () => {
    const rally = actions('Test Rally', {
      effects: [
        { do: 'moveTo', what: { each: [UNIT, { named: 'Test Giant' }] }, to: { each: { named: PATH } } },
        { do: 'moveTo', what: { each: [UNIT, { named: 'Test Roamer' }] }, to: { each: { named: PEAK } } },
      ],
    });
    const game = position([{ hand: ['Test Rally', 'Test Doom'], base: ['Test Giant', 'Test Roamer'] }, {}], {
      battlefields: [
        { card: PATH, controller: 1, units: [foe('Test Recruit')] },
        { card: PEAK, controller: 1, units: [foe('Test Recruit')] },
      ],
      definitions: [
        giant,
        recruit,
        ROAMER,
        rally,
        actions('Test Doom', { effects: [{ do: 'kill', what: { each: [UNIT, { named: 'Test Roamer' }] } }] }),
      ],
    });
    game.play(0, 'Test Rally').pass().pass();
    while (game.decision().kind !== 'SHOWDOWN') game.pass();
    game.choose(0, { card: PATH });
    game.play(0, 'Test Doom').settle();
    expect(game.happened('COMBAT_BEGAN').map((one) => one.card)).toEqual([PATH]);
  });
  it('riftbound:461.3 where a showdown and a combat are staged the showdown opens as a combat', () => {
    const game = three().move(0, 'Test Giant', PATH);
    expect(game.happened('SHOWDOWN_BEGAN')).toMatchObject([{ card: PATH, combat: true }]);
  });
  it('riftbound:462 a combat is between two players', () => {
    const game = three().move(0, 'Test Giant', PATH);
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ attacker: 0, defender: 1 }]);
    until(game, 2)
      .play(2, 'Test Pull', { targets: [[{ card: 'Test Roamer' }], [{ card: PATH }]] })
      .settle();
    expect(
      game
        .happened('DESIGNATED')
        .map((one) => one.card)
        .sort(),
    ).toEqual(['Test Giant', 'Test Recruit']);
  });
  it('riftbound:447.2.a, riftbound:462.1 nobody else’s units may be sent where a combat goes on', () => {
    const sends = actions('Test Send', {
      targets: [{ what: [UNIT, { controller: 'you' }, { is: 'inBase' }] }, { what: { destination: T0 } }],
      effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
    });
    const game = until(three({ hand: ['Test Send'] }, [sends]).move(0, 'Test Giant', PATH), 2);
    game.choose(2, { kind: 'PLAY', card: 'Test Send' });
    expect([
      game.decision().kind,
      game
        .decision()
        .options.map((one) => one.card)
        .sort(),
    ]).toEqual(['TARGETS', [GROVE, PEAK].sort()]);
  });
  it('riftbound:447.2.c what would be moved there nevertheless is recalled', () => {
    const game = until(three().move(0, 'Test Giant', PATH), 2);
    game.play(2, 'Test Pull', { targets: [[{ card: 'Test Roamer' }], [{ card: PATH }]] }).settle();
    expect([game.where('Test Roamer'), game.happened('MOVED').map((one) => one.card)]).toEqual([
      'base',
      ['Test Giant'],
    ]);
  });
  it('riftbound:449.2 no units of a third player come to where two have some, though their combat is only staged', () => {
    const to = (name: string, place: string): JsonObject => ({
      do: 'moveTo',
      what: { each: [UNIT, { named: name }] },
      to: { each: { named: place } },
    });
    const rally = actions('Test Rally', { effects: [to('Test Giant', PATH), to('Test Scout', PEAK)] });
    const game = position(
      [{ base: ['Test Giant', 'Test Scout'], hand: ['Test Rally', 'Test Send'] }, {}, { base: ['Test Roamer'] }],
      {
        battlefields: [
          { card: PATH, controller: 1, units: [foe('Test Recruit')] },
          { card: PEAK, owner: 1, controller: 1, units: [foe('Test Recruit')] },
          { card: GROVE, owner: 2 },
        ],
        definitions: [
          ...[giant, recruit, ROAMER, rally, unit('Test Scout', 1)],
          actions('Test Send', { effects: [to('Test Roamer', PEAK)] }),
        ],
      },
    ).play(0, 'Test Rally');
    while (game.decision().kind !== 'SHOWDOWN') game.pass();
    game.choose(0, { card: PATH }).play(0, 'Test Send');
    while (game.chain().length > 0) game.pass();
    expect([game.where('Test Scout'), game.where('Test Roamer')]).toEqual([PEAK, 'base']);
  });
});

/** A giant attacks a recruit and a giant, with everything that watches. */
const attack = (
  own: PlayerSetup = {},
  definitions: JsonObject[] = [],
  units: string[] = ['Test Recruit'],
  other: PlayerSetup = {},
) =>
  position([{ ...own, base: ['Test Giant', ...((own.base as string[]) ?? [])] }, other], {
    battlefields: [{ card: PATH, controller: 1, units: units.map((one) => foe(one)) }, { card: PEAK }],
    definitions: [giant, recruit, ...definitions],
  });

describe('the combat showdown', () => {
  it('riftbound:464.1 it opens with its combat, or becomes one where units of another player arrive', () => {
    expect(attack().move(0, 'Test Giant', PATH).happened('SHOWDOWN_BEGAN')).toMatchObject([{ combat: true }]);
    const game = position([{ base: ['Test Giant'], hand: ['Test Pull'] }, { base: ['Test Recruit'] }], {
      ...two,
      definitions: [giant, recruit, pull()],
    }).move(0, 'Test Giant', PATH);
    expect(game.happened('COMBAT_BEGAN')).toEqual([]);
    game
      .play(0, 'Test Pull', { targets: [[{ card: 'Test Recruit' }], [{ card: PATH }]] })
      .pass()
      .pass();
    expect([game.happened('SHOWDOWN_BEGAN').length, game.happened('COMBAT_BEGAN').length]).toEqual([1, 1]);
  });
  it('riftbound:464.2.b what waits for the beginning of a showdown happens then', () => {
    const watch = gear('Test Watch', triggered({ on: 'showdown' }, draw(1)));
    const game = attack({ base: ['Test Watch'] }, [watch]).move(0, 'Test Giant', PATH);
    expect([game.chain(), game.turnState()]).toEqual([['Test Watch'], 'showdownClosed']);
  });
  it('riftbound:464.2.c attackers and defenders are established', () => {
    const game = attack().move(0, 'Test Giant', PATH);
    expect([game.unit('Test Giant').attacker, game.unit('Test Recruit').defender]).toEqual([true, true]);
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ attacker: 0, defender: 1 }]);
  });
  it('riftbound:464.2.c.1.a the attacker gains focus as it begins', () => {
    expect(attack().move(0, 'Test Giant', PATH).focus).toBe(0);
  });
  const herald = (name: string) => unit(name, 1, triggered({ on: 'unit:defend', object: 'self' }, draw(1)));
  const heralded = () => attack({}, [herald('Test Herald')], ['Test Herald']).move(0, 'Test Giant', PATH);
  it('riftbound:464.2.e what triggers on becoming attacker or defender goes on the chain', () => {
    expect(heralded().chain()).toEqual(['Test Herald']);
  });
  it('riftbound:464.2.f with such a chain the state is closed', () => {
    expect(heralded().turnState()).toBe('showdownClosed');
  });
  it('riftbound:464.2.f.1 without one it is open', () => {
    expect(attack().move(0, 'Test Giant', PATH).turnState()).toBe('showdownOpen');
  });
  it('riftbound:464.2.g the chain is played as any other', () => {
    const no = reacts('Test No', {
      targets: [{ what: { zone: 'chain' } }],
      effects: [{ do: 'counterOnStack', what: T0 }],
    });
    const game = attack({ hand: ['Test No'] }, [herald('Test Herald'), no], ['Test Herald']).move(
      0,
      'Test Giant',
      PATH,
    );
    while (game.decision().seat !== 0) game.pass();
    game.play(0, 'Test No').pass().pass();
    expect([game.chain(), game.hand(1), game.turnState()]).toEqual([[], 0, 'showdownOpen']);
  });
});

describe('the combat damage step', () => {
  it('riftbound:465.2.b the defenders’ Might is summed up', () => {
    const game = attack({ base: ['Test Recruit'] }, [], ['Test Giant', 'Test Recruit']);
    game.move(0, 'Test Giant', PATH, ['Test Recruit']).until({ kind: 'COMBAT_DAMAGE' });
    game.answer(0, game.decision().default);
    expect(game.decision()).toMatchObject({ seat: 1, total: 7 });
  });
  const ranked = (...names: string[]) => {
    const as = (name: string, ...keywords: string[]) =>
      keywords.reduce((one, word) => withKeyword(one, word), unit(name, 2));
    return attack(
      {},
      [
        as('Test Tank', 'tank'),
        as('Test Shield', 'tank'),
        as('Test Back', 'backline'),
        as('Test Odd', 'tank', 'backline'),
        as('Test Even', 'tank', 'backline'),
        as('Test Plain'),
        as('Test Other'),
      ],
      names,
    )
      .move(0, 'Test Giant', PATH)
      .until({ kind: 'COMBAT_DAMAGE' });
  };
  const gives = (amounts: { [name: string]: number }) => ({
    distribute: Object.entries(amounts).map(([name, amount]) => ({ option: { card: name }, amount })),
  });
  const allows = (game: RiftboundPlay, amounts: { [name: string]: number }): boolean =>
    game.service.submit(game.state, [{ seat: 0, ...gives(amounts) }]).ok;
  it('riftbound:465.2.c.2 abilities say in which order damage is assigned', () => {
    const game = ranked('Test Plain', 'Test Other', 'Test Tank', 'Test Back');
    expect(allows(game, { 'Test Tank': 2, 'Test Plain': 2, 'Test Other': 2 })).toBe(true);
    expect(allows(game, { 'Test Plain': 2, 'Test Other': 2, 'Test Back': 2 })).toBe(false);
  });
  it('riftbound:465.2.c.6 all such orders are kept: Tank first, then those without, Backline last', () => {
    const game = ranked('Test Plain', 'Test Other', 'Test Tank', 'Test Back');
    expect([
      allows(game, { 'Test Tank': 2, 'Test Plain': 2, 'Test Back': 2 }),
      allows(game, { 'Test Plain': 2, 'Test Other': 2, 'Test Tank': 2 }),
    ]).toEqual([false, true]);
  });
  it('riftbound:465.2.c.7 those with the same priority are assigned damage in any order', () => {
    const game = ranked('Test Tank', 'Test Shield', 'Test Plain', 'Test Other');
    const split = (tank: number, shield: number, plain: number) =>
      allows(game, { 'Test Tank': tank, 'Test Shield': shield, 'Test Plain': plain });
    expect([split(2, 2, 2), split(2, 0, 2)]).toEqual([true, false]);
  });
  it('riftbound:465.2.c.8 of orders that exclude each other whoever assigns chooses one', () => {
    const game = ranked('Test Odd', 'Test Plain', 'Test Other', 'Test Back');
    expect([
      allows(game, { 'Test Odd': 2, 'Test Plain': 2, 'Test Other': 2 }),
      allows(game, { 'Test Plain': 2, 'Test Other': 2, 'Test Odd': 2 }),
      allows(game, { 'Test Plain': 2, 'Test Other': 2, 'Test Back': 2 }),
    ]).toEqual([true, true, true]);
  });
  it('riftbound:465.2.c.9 of several such units it is chosen for each', () => {
    const game = ranked('Test Odd', 'Test Even', 'Test Plain', 'Test Other');
    expect([
      allows(game, { 'Test Odd': 2, 'Test Even': 2, 'Test Plain': 2 }),
      allows(game, { 'Test Odd': 2, 'Test Plain': 2, 'Test Other': 2 }),
      allows(game, { 'Test Plain': 2, 'Test Other': 2, 'Test Even': 2 }),
    ]).toEqual([true, true, true]);
  });
  it('riftbound:465.3 nothing is done with the chain before the cleanup that follows', () => {
    const tender = unit('Test Tender', 9, triggered({ on: 'damage', object: 'self' }, draw(1)));
    const game = attack({}, [tender], ['Test Tender']).move(0, 'Test Giant', PATH).pass().pass();
    // The trigger waits, and all is healed already.
    expect([game.chain(), game.unit('Test Tender').damage]).toEqual([['Test Tender'], 0]);
  });
});

describe('the resolution step', () => {
  const tender = unit('Test Tender', 9, triggered({ on: 'damage', object: 'self' }, draw(1)));
  const order = (game: RiftboundPlay, ...types: string[]): string[] =>
    game.events.map(({ type }) => type).filter((type) => types.includes(type));
  it('riftbound:466.1.a its cleanup heals, and recalls attackers where defenders are left', () => {
    const game = attack({}, [unit('Test Wall', 9)], ['Test Wall'])
      .move(0, 'Test Giant', PATH)
      .settle();
    expect([game.zones('Test Giant'), game.unit('Test Wall').damage]).toEqual([['trash'], 0]);
    const stunned = position([{ base: ['Test Giant'] }, {}], {
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Wall', { stunned: true })] }, { card: PEAK }],
      definitions: [giant, unit('Test Wall', 9)],
    });
    stunned.move(0, 'Test Giant', PATH).settle();
    expect([stunned.where('Test Giant'), stunned.unit('Test Wall').damage]).toEqual(['base', 0]);
  });
  it('riftbound:466.2 what triggered on the damage is resolved before the result', () => {
    const game = attack({}, [tender], ['Test Tender']).move(0, 'Test Giant', PATH).settle();
    expect(order(game, 'CARD_DRAWN', 'COMBAT_RESULT')).toEqual(['CARD_DRAWN', 'COMBAT_RESULT']);
  });
  const watch = (on: string, player: string) => gear('Test Watch', triggered({ on, player }, draw(1)));
  it('riftbound:466.3.b who alone has no units left has lost', () => {
    const lost = (player: string) =>
      attack({ base: ['Test Watch'] }, [watch('combatLost', player)])
        .move(0, 'Test Giant', PATH)
        .settle()
        .hand(0);
    expect([lost('opponent'), lost('you')]).toEqual([1, 0]);
  });
  it('riftbound:466.4 what triggered on the result is resolved before control is established', () => {
    const game = attack({ base: ['Test Watch'] }, [watch('combatWon', 'you')])
      .move(0, 'Test Giant', PATH)
      .settle();
    expect(order(game, 'CARD_DRAWN', 'CONTROL_CHANGED').slice(0, 2)).toEqual(['CARD_DRAWN', 'CONTROL_CHANGED']);
  });
  it('riftbound:466.6 what triggered on conquering is resolved before the combat ends', () => {
    const game = attack({ base: ['Test Watch'] }, [watch('conquer', 'you')])
      .move(0, 'Test Giant', PATH)
      .settle();
    expect(order(game, 'CARD_DRAWN', 'COMBAT_ENDED')).toEqual(['CARD_DRAWN', 'COMBAT_ENDED']);
  });
});

describe('scoring', () => {
  it('riftbound:469.1.b control is gained as it is established, and then it is scored', () => {
    const game = attack().move(0, 'Test Giant', PATH).settle();
    expect([game.holder(PATH), game.points(0)]).toEqual([0, 1]);
    expect(game.events.map(({ type }) => type).filter((type) => ['CONTROL_CHANGED', 'SCORED'].includes(type))).toEqual([
      'CONTROL_CHANGED',
      'SCORED',
    ]);
  });
  const last = (points: number) =>
    position([{ base: ['Test Giant'], points }, {}], { ...two, definitions: [giant] })
      .move(0, 'Test Giant', PATH)
      .settle();
  it('riftbound:471.1.a the last point is harder to gain than those before it', () => {
    expect([last(6).points(0), last(7).points(0)]).toEqual([7, 7]);
  });
  const hunter = unit('Test Hunter', 6, triggered({ on: 'unit:conquer', object: 'self' }, draw(1)));
  const conquering = () =>
    position([{ base: ['Test Hunter'], hand: ['Test Rite'] }, {}], {
      ...two,
      definitions: [hunter, does({ do: 'recall', what: { each: UNIT } }, status('exhausted', false, { each: UNIT }))],
    })
      .move(0, 'Test Hunter', PATH)
      .settle();
  it('riftbound:471.2 what triggers on scoring does so as a battlefield is scored', () => {
    expect([conquering().points(0), conquering().hand(0)]).toEqual([1, 2]);
  });
  it('riftbound:471.2.c once a turn: a battlefield that is taken again is not scored again', () => {
    const game = conquering().play(0, 'Test Rite').settle();
    expect(game.holder(PATH)).toBeNull();
    game.move(0, 'Test Hunter', PATH).settle();
    expect([game.holder(PATH), game.points(0), game.hand(0)]).toEqual([0, 1, 1]);
  });
});
