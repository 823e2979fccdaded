/** Moves, combats, scoring, layers and modes in further situations: by effects, in others' turns, with three and four players (446–489); buffs and Mighty (705, 707). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { riftbound, sampleDecks } from '../../src/index.js';
import { card, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay, type Setup } from '../support/position.js';
import { aims, damage, does, draw, ENEMY, FRIEND, foe, giant, giveMight, recruit, T0, UNIT } from '../support/rites.js';
import { PATH } from '../support/smithy.js';

const actions = (name: string, body: JsonObject): JsonObject => withKeyword(spell(name, body), 'action');
const to = (name: string, place: string): JsonObject => ({
  do: 'moveTo',
  what: { each: [UNIT, { named: name }] },
  to: { each: { named: place } },
});
const home = (name: string): JsonObject => ({ do: 'moveTo', what: { each: { named: name } }, to: 'base' });
const ROAMER = unit('Test Roamer', 2, triggered({ on: 'moved', object: 'self' }, draw(1)));
/** Moves a unit of the player’s where it may go. */
const send = (name: string): JsonObject =>
  actions(name, {
    targets: [{ what: [...FRIEND, { named: 'Test Roamer' }] }, { what: { destination: T0 } }],
    effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
  });

describe('moves', () => {
  it('riftbound:446.1 from a base, between battlefields and to a base, by whomever, what waits for moves sees it', () => {
    const table = () =>
      position([{ hand: ['Test One', 'Test Two', 'Test Three'] }, { base: ['Test Roamer'] }], {
        battlefields: [{ card: PATH }, { card: PEAK }],
        definitions: [
          ROAMER,

          spell('Test One', { effects: [to('Test Roamer', PATH)] }),
          spell('Test Two', { effects: [to('Test Roamer', PEAK)] }),
          spell('Test Three', { effects: [home('Test Roamer')] }),
        ],
      });
    const game = table();
    const drawn = ['Test One', 'Test Two', 'Test Three'].map((name) => game.play(0, name).settle().hand(1));
    expect([drawn, game.where('Test Roamer')]).toEqual([[1, 2, 3], 'base']);
  });
  it('riftbound:449.1 an effect alone says where to: from one battlefield to another, and not where the unit is', () => {
    const game = position([{ hand: ['Test Send'] }, {}], {
      battlefields: [{ card: PATH, controller: 0, units: ['Test Roamer'] }, { card: PEAK }, { card: GROVE, owner: 1 }],
      definitions: [ROAMER, send('Test Send')],
    }).play(0, 'Test Send');
    expect(
      game
        .decision()
        .options.map((one) => one.card ?? `player ${one.player}`)
        .sort(),
    ).toEqual([GROVE, PEAK, 'player 0'].sort());
    expect(game.choose(0, { card: PEAK }).settle().where('Test Roamer')).toBe(PEAK);
  });
  it('riftbound:453 the cleanup after a move stages what it leads to, and takes control from who has left, in either’s turn', () => {
    const table = (rite: JsonObject) =>
      position([{ hand: ['Test Rite'], base: ['Test Giant'] }, {}], {
        battlefields: [
          { card: PATH, controller: 1, units: [foe('Test Recruit')] },
          { card: PEAK, owner: 1 },
        ],
        definitions: [giant, recruit, rite],
      })
        .play(0, 'Test Rite')
        .pass()
        .pass();
    expect(table(does(to('Test Giant', PATH))).happened('SHOWDOWN_BEGAN')).toMatchObject([
      { card: PATH, combat: true },
    ]);
    const left = table(does(home('Test Recruit')));
    expect([left.where('Test Recruit'), left.holder(PATH)]).toEqual(['base', null]);
  });
  it('riftbound:456.2 all that is recalled changes its place, of either player', () => {
    const game = position([{ hand: ['Test Rite'] }, {}], {
      battlefields: [
        { card: PATH, controller: 0, units: ['Test Giant', 'Test Roamer'] },
        { card: PEAK, owner: 1, controller: 1, units: [foe('Test Recruit')] },
      ],
      definitions: [giant, recruit, ROAMER, does({ do: 'recall', what: { each: UNIT } })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(['Test Giant', 'Test Roamer', 'Test Recruit'].map((name) => game.where(name))).toEqual([
      'base',
      'base',
      'base',
    ]);
    expect([game.unit('Test Recruit').controller, game.hand(0), game.happened('MOVED')]).toEqual([1, 0, []]);
  });
});

describe('combats', () => {
  /** Seat 0 attacks seat 1 on the path, and a combat of both is staged on the peak; seat 2 looks on. */
  const staged = (hand: string[], third: PlayerSetup, definitions: JsonObject[]) => {
    const game = position([{ base: ['Test Giant', 'Test Scout'], hand: ['Test Rally', ...hand] }, {}, third], {
      battlefields: [
        { card: PATH, controller: 1, units: [foe('Test Recruit')] },
        { card: PEAK, owner: 1, controller: 1, units: [foe('Test Recruit')] },
        { card: GROVE, owner: 2 },
      ],
      definitions: [
        ...[giant, recruit, ROAMER, unit('Test Scout', 1)],
        actions('Test Rally', { effects: [to('Test Giant', PATH), to('Test Scout', PEAK)] }),
        ...definitions,
      ],
    }).play(0, 'Test Rally');
    while (game.decision().kind !== 'SHOWDOWN') game.pass();
    return game.choose(0, { card: PATH });
  };
  const until = (game: RiftboundPlay, seat: number): RiftboundPlay => {
    while (game.decision().seat !== seat) game.pass();
    return game;
  };
  const resolved = (game: RiftboundPlay): RiftboundPlay => {
    while (game.chain().length > 0) game.pass();
    return game;
  };
  it('riftbound:462 a third player’s units take no part in a combat that is staged, nor in any that follows', () => {
    const game = staged(['Test Drag'], { base: ['Test Roamer'] }, [
      actions('Test Drag', { effects: [to('Test Roamer', PEAK)] }),
    ]);
    resolved(game.play(0, 'Test Drag'));
    expect(game.where('Test Roamer')).toBe('base');
    game.calm();
    expect(game.happened('COMBAT_BEGAN').map(({ attacker, defender }) => [attacker, defender])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(game.happened('DESIGNATED').map((one) => one.card)).not.toContain('Test Roamer');
  });
  it('riftbound:462.1 they may be sent neither to a combat that is staged nor to one that goes on, though one side has gone', () => {
    const doom = actions('Test Doom', {
      effects: [{ do: 'kill', what: { each: [...ENEMY, { at: { each: { named: PATH } } }] } }],
    });
    const game = staged(['Test Doom'], { base: ['Test Roamer'], hand: ['Test Send', 'Test Pull'] }, [
      ...[send('Test Send'), doom],
      actions('Test Pull', { effects: [to('Test Roamer', PATH)] }),
    ]);
    resolved(game.play(0, 'Test Doom'));
    until(game, 2).choose(2, { kind: 'PLAY', card: 'Test Send' });
    // The grove is the only place, so that nobody is asked.
    expect(game.decision().kind).toBe('PRIORITY');
    expect(resolved(game).where('Test Roamer')).toBe(GROVE);
    resolved(until(game, 2).play(2, 'Test Pull'));
    expect(game.where('Test Roamer')).toBe('base');
  });
  it('riftbound:464.1 a combat that is staged elsewhere opens with a showdown of its own, once the one that goes on is over', () => {
    const game = position([{ base: ['Test Recruit', 'Test Giant'], hand: ['Test Rally'] }, {}], {
      battlefields: [
        { card: PATH, controller: 1, units: [foe('Test Squire')] },
        { card: PEAK, owner: 1 },
      ],
      definitions: [
        giant,
        recruit,
        unit('Test Squire', 1),
        actions('Test Rally', { effects: [to('Test Giant', PATH)] }),
      ],
    }).move(0, 'Test Recruit', PEAK);
    resolved(game.play(0, 'Test Rally'));
    expect([game.where('Test Giant'), game.happened('COMBAT_BEGAN'), game.turnState()]).toEqual([
      PATH,
      [],
      'showdownOpen',
    ]);
    game.calm();
    expect(game.happened('SHOWDOWN_BEGAN').map((one) => [one.card, one.combat])).toEqual([
      [PEAK, false],
      [PATH, true],
    ]);
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ card: PATH, attacker: 0, defender: 1 }]);
  });
  it('riftbound:464.2.c whoever contested the battlefield attacks, in another’s turn as well', () => {
    const game = position([{ base: ['Test Recruit'] }, { base: ['Test Squire'], hand: ['Test Raid'] }], {
      battlefields: [
        { card: PATH, controller: 0, units: ['Test Giant'] },
        { card: PEAK, owner: 1 },
      ],
      definitions: [
        giant,
        recruit,
        unit('Test Squire', 1),
        actions('Test Raid', { effects: [to('Test Squire', PATH)] }),
      ],
    }).move(0, 'Test Recruit', PEAK);
    resolved(until(game, 1).play(1, 'Test Raid'));
    while (game.happened('COMBAT_BEGAN').length === 0) game.pass();
    expect(game.happened('COMBAT_BEGAN')).toMatchObject([{ attacker: 1, defender: 0 }]);
    expect([game.unit('Test Squire').attacker, game.unit('Test Giant').defender, game.focus]).toEqual([true, true, 1]);
  });
});

describe('establishing control', () => {
  it('riftbound:469.1.b whoever is left alone gains control and scores, in the turn of another as well', () => {
    const rite = does(home('Test Recruit'), to('Test Giant', PATH));
    const game = position([{ base: ['Test Giant'] }, { hand: ['Test Rite'] }], {
      battlefields: [
        { card: PATH, controller: 1, units: [foe('Test Recruit')] },
        { card: PEAK, owner: 1 },
      ],
      turn: { number: 4, active: 1 },
      definitions: [giant, recruit, rite],
    })
      .play(1, 'Test Rite')
      .settle();
    expect([game.holder(PATH), game.points(0), game.points(1)]).toEqual([0, 1, 0]);
    expect(game.happened('CONTROL_CHANGED').at(-1)).toMatchObject({ card: PATH, controller: 0 });
  });
});

describe('layers', () => {
  const passive = (mods: JsonObject[], more: JsonObject = {}): JsonObject => ({ kind: 'static', mods, ...more });
  const plus = (value: number): JsonObject => ({ mod: 'add', stat: 'might', value });
  const mighty: JsonObject = { is: ['self', { stat: ['might', '>=', 5] }] };
  it('riftbound:476.1 what can apply only after others have is applied as soon as it can be, and no second time', () => {
    const proud = unit('Test Proud', 3, passive([plus(1)], { if: mighty }), passive([plus(2)]));
    const meek = unit('Test Meek', 3, passive([plus(1)], { if: mighty }), passive([plus(1)]));
    const game = position([{ base: ['Test Proud', 'Test Meek'] }, {}], { definitions: [proud, meek] });
    expect([game.might('Test Proud'), game.might('Test Meek')]).toEqual([6, 4]);
  });
  it('riftbound:477.1.a traits are granted first, also by an ability that is lost in the layer of abilities', () => {
    const maker = unit(
      'Test Maker',
      1,
      passive([{ mod: 'gain', prop: 'tags', values: ['Elf'] }], { affects: [UNIT, { named: 'Test Recruit' }] }),
      passive([plus(1)], { affects: [UNIT, { named: 'Test Recruit' }] }),
    );
    const hush = unit(
      'Test Hush',
      1,
      passive([{ mod: 'loseAbilities' }], { affects: [UNIT, { named: 'Test Maker' }] }),
    );
    for (const base of [
      ['Test Maker', 'Test Hush', 'Test Recruit'],
      ['Test Hush', 'Test Maker', 'Test Recruit'],
    ]) {
      const game = position([{ base }, {}], { definitions: [maker, hush, recruit] });
      expect([game.unit('Test Recruit').tags, game.might('Test Recruit')]).toEqual([['Elf'], 1]);
    }
  });
  it('riftbound:477.1.b what something is by copying comes before what changes its figures, whichever was first', () => {
    const mimic = spell('Test Mimic', {
      targets: [{ what: { named: 'Test Recruit' } }, { what: { named: 'Test Giant' } }],
      effects: [{ do: 'become', what: T0, copy: { target: 1 } }],
    });
    const grow = spell('Test Grow', { targets: [{ what: { named: 'Test Squire' } }], effects: [giveMight(2)] });
    const first = spell('Test First', { targets: [{ what: { named: 'Test Recruit' } }], effects: [giveMight(2)] });
    const game = position(
      [
        { hand: ['Test First', 'Test Mimic', 'Test Grow'], base: ['Test Recruit', 'Test Squire'] },
        { base: ['Test Giant'] },
      ],
      {
        definitions: [mimic, grow, first, recruit, giant, unit('Test Squire', 2)],
      },
    );
    for (const name of ['Test First', 'Test Mimic', 'Test Grow']) game.play(0, name).settle();
    expect(game.onBoard('Test Recruit')).toMatchObject([{ name: 'Test Giant', might: 8, controller: 0 }]);
    expect([game.unit('Test Giant').might, game.might('Test Squire')]).toEqual([6, 4]);
  });
  it('riftbound:477.3.c by a Might below 0 nothing is increased, and nothing decreased either', () => {
    const double = aims(FRIEND, {
      do: 'modify',
      what: T0,
      mods: [{ mod: 'add', stat: 'might', value: { stat: 'might', of: T0 } }],
    });
    const weaken = spell('Test Weaken', { targets: [{ what: FRIEND }], effects: [giveMight(-3)] });
    const game = position([{ hand: ['Test Weaken', 'Test Rite'], base: ['Test Recruit'] }, {}], {
      definitions: [recruit, double, weaken],
    });
    game.play(0, 'Test Weaken').settle().play(0, 'Test Rite').settle();
    expect(game.might('Test Recruit')).toBe(-2);
    // Two less than three is no increase at all.
    const less = aims(FRIEND, giveMight({ sum: [{ stat: 'might', of: T0 }, -3] } as never));
    const small = position([{ hand: ['Test Rite'], base: ['Test Squire'] }, {}], {
      definitions: [unit('Test Squire', 2), less],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(small.might('Test Squire')).toBe(2);
  });
});

describe('several players', () => {
  const of = (name: string, controller: number): JsonObject => ({ card: name, controller });
  const teams = (players: PlayerSetup[], setup: Setup & { options?: object } = {}): RiftboundPlay =>
    position([0, 1, 2, 3].map((seat) => players[seat] ?? {}) as never, {
      ...setup,
      options: { ...setup.options, format: '2v2' } as never,
    });
  it('riftbound:447.2.b an effect sends no unit to where a teammate’s units are: it is recalled', () => {
    const game = teams([{ hand: ['Test Rite'] }], {
      definitions: [giant, recruit, does(to('Test Giant', PEAK))],
      battlefields: [
        { card: PEAK, owner: 1, controller: 2, units: [of('Test Recruit', 2)] },
        { card: GROVE, owner: 3, controller: 0, units: ['Test Giant'] },
      ],
    })
      .play(0, 'Test Rite')
      .settle();
    expect([game.where('Test Giant'), game.happened('MOVED')]).toEqual(['base', []]);
  });
  it('riftbound:469.1.a what a teammate controlled as the turn began is scored by nobody of the team, not even by that teammate', () => {
    const game = teams([{ hand: ['Test Away', 'Test Again'] }], {
      definitions: [
        recruit,
        spell('Test Away', { effects: [home('Test Recruit')] }),
        spell('Test Again', { effects: [to('Test Recruit', PEAK)] }),
      ],
      turn: { number: 5, active: 0, step: 'beginning' },
      battlefields: [
        { card: PEAK, owner: 1, controller: 2, units: [of('Test Recruit', 2)] },
        { card: GROVE, owner: 3 },
      ],
    })
      .until({ step: 'main' })
      .play(0, 'Test Away')
      .settle();
    expect(game.holder(PEAK)).toBeNull();
    game.play(0, 'Test Again').settle();
    expect([game.holder(PEAK), game.points(2), game.happened('SCORED')]).toEqual([2, 0, []]);
    expect(game.happened('NOT_SCORED')).toMatchObject([{ seat: 2, card: PEAK }]);
  });
  it.each([0, 1, 2, 3])('riftbound:488.2 in a game of four all others are opponents of seat %i', (seat) => {
    const players = [0, 1, 2, 3].map((one) => ({ base: ['Test Giant'], hand: one === seat ? ['Test Rite'] : [] }));
    const game = position(players as never, {
      turn: { number: 5 + seat, active: seat },
      definitions: [giant, does(damage(1, { each: ENEMY }))],
    })
      .play(seat, 'Test Rite')
      .settle();
    expect(game.happened('DAMAGE_DEALT')).toHaveLength(3);
  });
  it('riftbound:489.6.a teammates win together as they lose together', () => {
    const gain = does({ do: 'stat', who: 'you', stat: 'points', amount: 1 });
    const won = (seat: number) =>
      teams(
        [0, 1, 2, 3].map((one) => ({ points: one % 2 === seat % 2 ? 10 : 3, hand: one === seat ? ['Test Rite'] : [] })),
        { definitions: [gain], turn: { number: 5 + seat, active: seat } },
      )
        .play(seat, 'Test Rite')
        .settle()
        .result()?.winners;
    expect([0, 1, 2, 3].map(won)).toEqual([
      [0, 2],
      [1, 3],
      [0, 2],
      [1, 3],
    ]);
  });
  it('riftbound:489.8.h opponents may have the same legend, which teammates may not', () => {
    const { kaisa = {}, viktor = {} } = sampleDecks;
    const errors = (decks: object[]) => {
      const created = riftbound.create({
        edition: '2026-07',
        seed: 'legends',
        options: { autoPass: 'none', payment: 'auto', format: '2v2' },
        seats: decks.map((deck, seat) => ({ name: `P${seat}`, deck: deck as never })),
      });
      return created.ok
        ? []
        : (created.error.errors ?? []).map(({ path }) => path).filter((path) => path.endsWith('legend'));
    };
    expect([errors([kaisa, kaisa, viktor, viktor]), errors([kaisa, viktor, kaisa, viktor])]).toEqual([
      [],
      ['$.seats[2].deck.legend', '$.seats[3].deck.legend'],
    ]);
  });
});

describe('buffs and Mighty', () => {
  it('riftbound:705.1 a champion has no buff in the Champion Zone, where effects look for it, nor as it is played again', () => {
    const hero = card('Test Hero', { types: ['Unit'], supertypes: ['Champion'], might: 2 });
    const count = spell('Test Count', {
      effects: [{ do: 'draw', who: 'you', count: { count: [{ zone: 'championZone' }, { counters: ['buff', 1] }] } }],
    });
    const game = position([{ hand: ['Test Rite', 'Test Count'], base: [{ card: 'Test Hero', buffed: true }] }, {}], {
      definitions: [hero, count, aims(FRIEND, { do: 'move', what: T0, to: 'championZone' })],
    })
      .play(0, 'Test Rite')
      .settle()
      .play(0, 'Test Count')
      .settle();
    expect([game.zones('Test Hero'), game.hand(0)]).toEqual([['championZone'], 0]);
    expect(game.play(0, 'Test Hero').settle().unit('Test Hero')).toMatchObject({ buffed: false, might: 2 });
  });
  it('riftbound:707 an effect finds all units that are Mighty then, of both players, whatever made them so', () => {
    const slay = does({ do: 'kill', what: { each: [UNIT, { stat: ['might', '>=', 5] }] } });
    const four = unit('Test Four', 4);
    const weaken = spell('Test Weaken', {
      targets: [{ what: [UNIT, { named: 'Test Giant' }] }],
      effects: [giveMight(-2)],
    });
    const game = position(
      [
        { hand: ['Test Weaken', 'Test Rite'], base: ['Test Giant', { card: 'Test Four', buffed: true }] },
        { base: ['Test Five', 'Test Four'] },
      ],
      { definitions: [slay, giant, four, unit('Test Five', 5), weaken] },
    );
    game.play(0, 'Test Weaken').settle().play(0, 'Test Rite').settle();
    expect(['Test Giant', 'Test Five'].map((name) => game.onBoard(name).length)).toEqual([1, 0]);
    expect(game.onBoard('Test Four')).toMatchObject([{ controller: 1 }]);
  });
});
