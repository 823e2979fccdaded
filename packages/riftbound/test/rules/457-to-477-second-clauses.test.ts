/** What rules about recalls, combats and layers say besides their main clauses (457–477). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, type PlayerSetup, position, type RiftboundPlay } from '../support/position.js';
import {
  aims,
  damage,
  does,
  draw,
  FRIEND,
  foe,
  GEAR,
  giant,
  giveMight,
  reacts,
  recruit,
  T0,
  UNIT,
} from '../support/rites.js';

const PATH = 'Rockfall Path';
const XP: JsonObject = { do: 'stat', who: 'you', stat: 'xp', amount: 1 };
const fought = (units: JsonObject[], zero: PlayerSetup, definitions: JsonObject[] = []) =>
  position([zero, {}], {
    battlefields: [{ card: PATH, controller: 1, units }, { card: PEAK }],
    definitions: [giant, recruit, ...definitions],
  });

describe('recalls', () => {
  it('riftbound:458.1 what is recalled stays damaged, exhausted, stunned and buffed', () => {
    const state = { damage: 2, exhausted: true, stunned: true, buffed: true };
    const game = position([{ hand: ['Test Rite'] }, {}], {
      battlefields: [{ card: PATH, controller: 0, units: [{ card: 'Test Giant', ...state }] }, { card: PEAK }],
      definitions: [giant, does({ do: 'recall', what: { each: UNIT } })],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.unit('Test Giant')).toMatchObject({ zone: 'base', ...state });
  });
  it('riftbound:457 gear is recalled by the instruction itself, before any cleanup', () => {
    const hook = gear('Test Hook');
    const bind = { do: 'attach', what: { each: GEAR }, to: { each: UNIT } };
    const home = { count: [GEAR, { is: 'inBase' }] };
    const drawn = (...effects: JsonObject[]) =>
      position([{ hand: ['Test Rite'], base: ['Test Hook'] }, {}], {
        battlefields: [{ card: PATH, controller: 0, units: ['Test Giant'] }, { card: PEAK }],
        definitions: [
          giant,
          hook,
          does(bind, { do: 'unattach', what: { each: GEAR } }, ...effects, { do: 'draw', who: 'you', count: home }),
        ],
      })
        .play(0, 'Test Rite')
        .settle()
        .hand(0);
    expect([drawn(), drawn({ do: 'recall', what: { each: GEAR } })]).toEqual([0, 1]);
  });
});

describe('units played to combats of others', () => {
  const sneak = withKeyword(
    unit('Test Sneak', 1, {
      kind: 'static',
      zone: 'chain',
      mods: [{ mod: 'rule', rule: 'playableAt', at: { has: ['types', 'Battlefield'] } }],
    }),
    'reaction',
  );
  const zap = reacts('Test Zap', {
    targets: [{ what: [UNIT, { named: 'Test Recruit' }] }],
    effects: [{ do: 'kill', what: T0 }],
  });
  const pull = reacts('Test Pull', {
    targets: [{ what: [UNIT, { controller: 'you' }] }, { what: { has: ['types', 'Battlefield'] } }],
    effects: [{ do: 'moveTo', what: T0, to: { target: 1 } }],
  });
  const three = (zero: PlayerSetup) =>
    position([zero, {}, { hand: ['Test Sneak'] }], {
      definitions: [giant, recruit, sneak, zap, pull, does(draw(1))],
      battlefields: [
        { card: PEAK, owner: 0, controller: 1, units: [foe('Test Recruit')] },
        { card: GROVE, owner: 1 },
      ],
    });
  const places = (game: RiftboundPlay): unknown[] => {
    while (game.decision().seat !== 2) game.pass();
    return game
      .choose(2, { kind: 'PLAY', card: 'Test Sneak' })
      .decision()
      .options.flatMap(({ card }) => card ?? [])
      .sort();
  };
  it('riftbound:462.2 a combat in progress is no place for them, though one side has no units left', () => {
    const game = three({ base: ['Test Giant'], hand: ['Test Zap'] }).move(0, 'Test Giant', PEAK);
    expect(places(game.play(0, 'Test Zap').pass().pass().pass())).toEqual([GROVE]);
  });
  it('riftbound:462.2 nor is one that is staged', () => {
    const game = three({ base: ['Test Giant'], hand: ['Test Rite', 'Test Pull'] })
      .play(0, 'Test Rite')
      .play(0, 'Test Pull', { targets: [[{ card: PEAK }]] });
    expect(places(game.pass().pass().pass())).toEqual([GROVE]);
  });
});

describe('the steps of a combat', () => {
  it('riftbound:464.2.f.1 in the open state of its showdown spells with Action are played', () => {
    const spells = [withKeyword(spell('Test Act', { effects: [draw(1)] }), 'action'), does(draw(1))];
    const game = fought([foe('Test Recruit')], { base: ['Test Giant'], hand: ['Test Act', 'Test Rite'] }, spells);
    const offered = game.move(0, 'Test Giant', PATH).offered();
    expect(offered.filter((one) => one.startsWith('PLAY'))).toEqual(['PLAY Test Act']);
  });
  it('riftbound:465.2.c.1 what is assigned is not yet marked on the units', () => {
    const game = fought([foe('Test Giant'), foe('Test Recruit')], { base: ['Test Giant', 'Test Recruit'] })
      .move(0, 'Test Giant', PATH, ['Test Recruit'])
      .until({ kind: 'COMBAT_DAMAGE' });
    game.answer(0, game.decision().default);
    expect(game.decision()).toMatchObject({ kind: 'COMBAT_DAMAGE', seat: 1 });
    expect([game.onBoard('Test Giant').map((one) => one.damage), game.happened('DAMAGE_DEALT')]).toEqual([[0, 0], []]);
  });
  const ranked = (might: number, ...names: string[]) => {
    const as = (name: string, ...keywords: string[]) =>
      keywords.reduce((one, word) => withKeyword(one, word), unit(name, 2));
    return fought(
      names.map((one) => foe(one)),
      { base: ['Test Striker'] },
      [
        unit('Test Striker', might),
        as('Test Tank', 'tank'),
        as('Test Shield', 'tank'),
        as('Test Odd', 'tank', 'backline'),
        as('Test Even', 'tank', 'backline'),
        as('Test Plain'),
      ],
    )
      .move(0, 'Test Striker', PATH)
      .until({ kind: 'COMBAT_DAMAGE' });
  };
  const allows = (game: RiftboundPlay, amounts: { [name: string]: number }): boolean => {
    const distribute = Object.entries(amounts).map(([card, amount]) => ({ option: { card }, amount }));
    return game.service.submit(game.state, [{ seat: 0, distribute }]).ok;
  };
  it('riftbound:465.2.c.6 a unit with Tank is not passed over', () => {
    const game = ranked(2, 'Test Plain', 'Test Tank');
    expect([allows(game, { 'Test Plain': 2 }), allows(game, { 'Test Tank': 2 })]).toEqual([false, true]);
  });
  it('riftbound:465.2.c.7 with less than all of the same priority need either may be first', () => {
    const game = ranked(2, 'Test Tank', 'Test Shield', 'Test Plain');
    expect([allows(game, { 'Test Tank': 2 }), allows(game, { 'Test Shield': 2 })]).toEqual([true, true]);
  });
  it('riftbound:465.2.c.9 one of two with both may be first while the other is last', () => {
    const game = ranked(4, 'Test Odd', 'Test Even', 'Test Plain', 'Test Recruit');
    expect([
      allows(game, { 'Test Odd': 2, 'Test Plain': 2 }),
      allows(game, { 'Test Even': 2, 'Test Plain': 2 }),
      allows(game, { 'Test Odd': 2, 'Test Even': 2 }),
    ]).toEqual([true, true, true]);
  });
  it('riftbound:466.3.b where nobody has units left nobody has lost', () => {
    const watch = (name: string, player: string) => gear(name, triggered({ on: 'combatLost', player }, draw(1)));
    const game = fought([foe('Test Recruit')], { base: ['Test Recruit', 'Test Yours', 'Test Theirs'] }, [
      watch('Test Yours', 'you'),
      watch('Test Theirs', 'opponent'),
    ])
      .move(0, 'Test Recruit', PATH)
      .calm();
    expect([game.onBoard('Test Recruit'), game.hand(0), game.happened('COMBAT_RESULT')]).toMatchObject([
      [],
      0,
      [{ winner: null }],
    ]);
  });
  it('riftbound:466.5.e whoever wins takes control in this combat, and need not contest it first', () => {
    const game = fought([{ card: 'Test Giant', controller: 1 }], { base: ['Test Recruit'] })
      .move(0, 'Test Recruit', PATH)
      .calm();
    expect([game.holder(PATH), game.happened('SHOWDOWN_BEGAN').length]).toEqual([1, 1]);
    const anew = position([{}, {}], {
      definitions: [recruit, giant],
      battlefields: [
        { card: PEAK, controller: null, units: [foe('Test Giant'), 'Test Recruit'], showdown: { contester: 0 } },
        { card: GROVE },
      ],
    }).calm();
    expect([anew.holder(PEAK), anew.happened('CONTROL_CHANGED').length]).toEqual([1, 1]);
    expect(anew.happened('SHOWDOWN_ENDED')).toEqual([]);
  });
  it('riftbound:466.7.b each of several units knows that it ended, and what lasts for the combat is over', () => {
    const veteran = (name: string) => unit(name, 3, triggered({ on: 'unit:combatEnded', object: 'self' }, XP));
    const rage = withKeyword(
      spell('Test Rage', {
        targets: [{ what: [UNIT, { named: 'Test One' }] }],
        effects: [{ ...giveMight(2), until: { kind: 'endOfFight' } }],
      }),
      'action',
    );
    const game = fought([foe('Test Recruit')], { base: ['Test One', 'Test Two'], hand: ['Test Rage'] }, [
      veteran('Test One'),
      veteran('Test Two'),
      rage,
    ]).move(0, 'Test One', PATH, ['Test Two']);
    game.play(0, 'Test Rage').pass().pass();
    expect(game.might('Test One')).toBe(5);
    game.calm();
    expect([game.might('Test One'), game.xp(0)]).toEqual([3, 2]);
  });
});

describe('layers', () => {
  it('riftbound:480.1 what a spell gives has the time at which it began, later than that of what was there', () => {
    const set = (value: number) => ({ mod: 'set', prop: 'might', value });
    const banner = gear('Test Banner', { kind: 'static', affects: FRIEND, mods: [set(7)] });
    const game = position([{ hand: ['Test Rite'], base: ['Test Recruit', 'Test Banner'] }, {}], {
      definitions: [recruit, banner, aims(FRIEND, { do: 'modify', what: T0, mods: [set(4)] })],
    });
    expect([game.might('Test Recruit'), game.play(0, 'Test Rite').settle().might('Test Recruit')]).toEqual([7, 4]);
  });
  it('riftbound:476.3 what ends the reason for its own increase has it no more', () => {
    const shy = unit('Test Shy', 3, {
      kind: 'static',
      if: { is: ['self', { stat: ['might', '<=', 3] }] },
      mods: [{ mod: 'add', stat: 'might', value: 2 }],
    });
    expect(position([{ base: ['Test Shy'] }, {}], { definitions: [shy] }).might('Test Shy')).toBe(3);
  });
  it('riftbound:477.3.a numbers are added up after Might is assigned, whichever came first', () => {
    const set = { mod: 'set', prop: 'might', value: 4 };
    const becomes = { ...aims(FRIEND, { do: 'modify', what: T0, mods: [set] }), name: 'Test Set' };
    const game = position([{ hand: ['Test Rite', 'Test Set'], base: ['Test Recruit'] }, {}], {
      definitions: [
        recruit,
        aims(FRIEND, giveMight(2)),
        { ...becomes, props: { ...(aims(FRIEND, damage(1)).props as JsonObject), name: 'Test Set' } },
      ],
    });
    game.play(0, 'Test Rite').settle();
    expect(game.might('Test Recruit')).toBe(3);
    expect(game.play(0, 'Test Set').settle().might('Test Recruit')).toBe(6);
  });
});
