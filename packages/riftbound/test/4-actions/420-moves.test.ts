/** Moves and recalls by effects (355.4, 420, 445–458). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const UNIT = { has: ['types', 'Unit'] };
const FRIEND = [UNIT, { controller: 'you' }];
const ENEMY = [UNIT, { controller: 'opponent' }];
const TO = { what: { destination: { target: 0 } } };
const T0 = { target: 0 };
const moving = (what: JsonObject | JsonObject[], to: unknown = { target: 1 }): JsonObject =>
  spell('Test Wind', {
    targets: to === 'base' ? [{ what }] : [{ what }, TO],
    effects: [{ do: 'moveTo', what: T0, to } as JsonObject],
  });
const recruit = unit('Test Recruit', 2);
const guard = unit('Test Guard', 3);
const at = (battlefield: string, owner: number, units: (string | JsonObject)[] = [], controller?: number) => ({
  card: battlefield,
  owner,
  units,
  ...(controller === undefined ? {} : { controller }),
});

describe('moving by an effect', () => {
  const setup = (definitions: JsonObject[], units: (string | JsonObject)[] = []) => ({
    definitions: [recruit, guard, ...definitions],
    battlefields: [at(PEAK, 0, units), at(GROVE, 1)],
  });
  const wind = (base: (string | JsonObject)[], units: (string | JsonObject)[] = []) =>
    position([{ hand: ['Test Wind'], base }, {}], setup([moving(FRIEND)], units)).choose(0, { kind: 'PLAY' });
  it('riftbound:355.4 where it moves is chosen as the spell is put on the chain', () => {
    const game = wind(['Test Recruit', 'Test Guard']).choose(0, { card: 'Test Recruit' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 0 });
    game.choose(0, { card: PEAK });
    expect([game.where('Test Recruit'), game.calm().where('Test Recruit')]).toEqual(['base', PEAK]);
  });
  it('riftbound:355.4.a it is another place than the one where it is, and its own base is one', () => {
    const game = wind(['Test Guard'], ['Test Recruit']).choose(0, { card: 'Test Recruit' });
    expect(game.decision().options.map((o) => o.card ?? `base ${o.player}`)).toEqual([GROVE, 'base 0']);
    game.choose(0, { player: 0 });
    expect(game.calm().where('Test Recruit')).toBe('base');
  });
  it('riftbound:449.1 a move to base needs no choice, and takes each unit to the base of its controller', () => {
    const game = position([{ hand: ['Test Wind'] }, { base: ['Test Guard'] }], {
      definitions: [recruit, guard, moving(ENEMY, 'base')],
      battlefields: [at(PEAK, 0), at(GROVE, 1, [{ card: 'Test Recruit', controller: 1 }], 1)],
    });
    game.play(0, 'Test Wind', { targets: [[{ card: 'Test Recruit' }]] }).settle();
    expect(game.unit('Test Recruit')).toMatchObject({ zone: 'base', controller: 1 });
  });
  it('riftbound:420.2 a move by an effect exhausts nothing, and triggers on moves see it', () => {
    const runner = unit('Test Runner', 1, {
      kind: 'triggered',
      on: { on: 'moved', object: 'self' },
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    });
    const game = position([{ hand: ['Test Wind'], base: ['Test Runner'] }, {}], setup([runner, moving(FRIEND)]));
    game.play(0, 'Test Wind');
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: PEAK });
    game.calm();
    expect([game.ready('Test Runner'), game.hand(0), game.where('Test Runner')]).toEqual([true, 1, PEAK]);
  });
  it('riftbound:450 a battlefield that somebody else controls becomes contested by it', () => {
    const game = wind(['Test Recruit']);
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: GROVE });
    game.calm();
    expect(game.happened('CONTESTED')).toMatchObject([{ card: GROVE, by: 0 }, {}]);
    expect(game.holder(GROVE)).toBe(0);
  });
  it('riftbound:452 moved to where an enemy unit is it fights', () => {
    const game = position([{ hand: ['Test Wind'], base: ['Test Guard'] }, {}], {
      definitions: [recruit, guard, moving(FRIEND)],
      battlefields: [at(PEAK, 0), at(GROVE, 1, ['Test Recruit'], 1)],
    });
    game.play(0, 'Test Wind');
    if (game.decision().kind === 'TARGETS') game.choose(0, { card: GROVE });
    game.calm();
    expect([game.onBoard('Test Recruit').length, game.where('Test Guard')]).toEqual([0, GROVE]);
  });
  it('riftbound:447.1 here is where the source is as the move happens', () => {
    const caller = unit('Test Caller', 4, {
      kind: 'activated',
      cost: [],
      targets: [{ what: [...FRIEND, { is: 'inBase' }] }],
      effects: [{ do: 'moveTo', what: T0, to: 'self' }],
      limit: { perTurn: 1 },
    } as JsonObject);
    const game = position([{ base: ['Test Recruit'] }, {}], setup([caller], ['Test Caller']));
    game.use(0, 'Test Caller').settle();
    expect(game.where('Test Recruit')).toBe(PEAK);
  });
});

describe('what forbids moving to a base', () => {
  const lair = card('Test Lair', { types: ['Battlefield'] }, {
    kind: 'static',
    affects: [UNIT, { is: 'here' }],
    mods: [{ mod: 'rule', rule: 'cantMoveToBase' }],
  } as JsonObject);
  const game = (definition: JsonObject) =>
    position([{ hand: ['Test Wind'] }, {}], {
      definitions: [recruit, lair, definition],
      battlefields: [at('Test Lair', 0, ['Test Recruit'], 0), at(GROVE, 1)],
    });
  it('riftbound:359.3.e.6 base may be chosen, but the instruction that can’t be followed is ignored', () => {
    const play = game(moving(FRIEND)).play(0, 'Test Wind').choose(0, { player: 0 }).settle();
    expect([play.where('Test Recruit'), play.pile(0, 'trash')]).toEqual(['Test Lair', ['Test Wind']]);
  });
  it('riftbound:144.4 a standard move to base isn’t offered', () => {
    expect(game(moving(FRIEND)).offered()).not.toContain('MOVE Test Recruit');
  });
  it('riftbound:456.3 a recall is not prevented by it', () => {
    const back = spell('Test Wind', { targets: [{ what: FRIEND }], effects: [{ do: 'recall', what: T0 }] });
    expect(game(back).play(0, 'Test Wind').settle().where('Test Recruit')).toBe('base');
  });
});

describe('recalling by an effect', () => {
  const back = spell('Test Wind', { targets: [{ what: FRIEND }], effects: [{ do: 'recall', what: T0 }] });
  const runner = unit('Test Runner', 3, {
    kind: 'triggered',
    on: { on: 'moved', object: 'self' },
    effects: [{ do: 'draw', who: 'you', count: 1 }],
  });
  const game = position([{ hand: ['Test Wind'] }, {}], {
    definitions: [back, runner],
    battlefields: [at(PEAK, 0, [{ card: 'Test Runner', damage: 2, exhausted: true }], 0), at(GROVE, 1)],
  });
  it('riftbound:456.1 it triggers nothing that waits for a move', () => {
    const play = game.play(0, 'Test Wind').settle();
    expect([play.where('Test Runner'), play.hand(0), play.happened('MOVED')]).toEqual(['base', 0, []]);
  });
  it('riftbound:458.1 damage and statuses stay as they are', () => {
    expect(game.unit('Test Runner')).toMatchObject({ damage: 2, exhausted: true });
  });
});

describe('two units that change places', () => {
  const switching = unit('Test Switch', 2, {
    kind: 'activated',
    cost: [],
    targets: [{ what: [UNIT, { controller: 'you' }, { other: true }] }],
    effects: [{ do: 'swapPlaces', what: 'self', with: T0 }],
    limit: { perTurn: 1 },
  } as JsonObject);
  it('riftbound:446.3 both move at once, each to where the other one was', () => {
    const game = position([{ base: ['Test Switch'] }, {}], {
      definitions: [switching, recruit, gear('Test Cog')],
      battlefields: [at(PEAK, 0, ['Test Recruit'], 0), at(GROVE, 1)],
    });
    game.use(0, 'Test Switch').settle();
    expect([game.where('Test Switch'), game.where('Test Recruit')]).toEqual([PEAK, 'base']);
    expect(game.happened('MOVED')).toHaveLength(2);
    expect(game.happened('CONTESTED')).toHaveLength(0);
  });
});

describe('what is where something else is', () => {
  it('riftbound:355.10.b units at a battlefield that was chosen are those there', () => {
    const quake = spell('Test Quake', {
      targets: [{ what: { has: ['types', 'Battlefield'] } }],
      effects: [{ do: 'kill', what: { each: [UNIT, { at: T0 }] } }],
    });
    const game = position([{ hand: ['Test Quake'], base: ['Test Guard'] }, {}], {
      definitions: [quake, recruit, guard],
      battlefields: [at(PEAK, 0, ['Test Recruit'], 0), at(GROVE, 1)],
    });
    game.play(0, 'Test Quake', { targets: [[{ card: PEAK }]] }).settle();
    expect([game.onBoard('Test Recruit').length, game.onBoard('Test Guard').length]).toEqual([0, 1]);
  });
});
