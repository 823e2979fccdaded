/** Abilities that wait for who does something, heal, and moves by where they come from (410, 415, 418, 423, 426, 447). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position } from '../support/position.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const UNIT = { has: ['types', 'Unit'] };
const watcher = (act: string, more: JsonObject = {}): JsonObject =>
  gear('Test Watcher', triggered({ on: 'did', player: 'you', match: { act }, ...more }, DRAW));
const doing = (effect: JsonObject): JsonObject => spell('Test Deed', { targets: [{ what: UNIT }], effects: [effect] });

/** How many cards the watcher of seat 0 has drawn where seat `by` does something to the only unit. */
function drawn(act: string, effect: JsonObject, by: number, unitOf: JsonObject = { card: 'Pouty Poro' }): number {
  const hand = { hand: ['Test Deed'] };
  const game = position([{ base: ['Test Watcher', unitOf], ...(by === 0 ? hand : {}) }, by === 1 ? hand : {}], {
    definitions: [watcher(act), doing(effect)],
    turn: { active: by },
  });
  return game.play(by, 'Test Deed').settle().hand(0);
}

describe('who does something', () => {
  const target = { target: 0 };
  it('riftbound:423.1 who stuns is who controls the instruction', () => {
    const stun = { do: 'status', what: target, status: 'stunned' };
    expect([drawn('stun', stun, 0), drawn('stun', stun, 1)]).toEqual([1, 0]);
  });
  it('riftbound:415.1.c what is ready already is not readied', () => {
    const ready = { do: 'status', what: target, status: 'exhausted', on: false };
    const exhausted = { card: 'Pouty Poro', exhausted: true };
    expect([
      drawn('ready', ready, 0, exhausted),
      drawn('ready', ready, 0),
      drawn('ready', ready, 1, exhausted),
    ]).toEqual([1, 0, 0]);
  });
  it('riftbound:416.1.c who has others recycle what is theirs recycles nothing', () => {
    const recycle = { do: 'move', what: target, to: 'mainDeck', position: 'bottom', cause: 'recycle' };
    const owners = { ...recycle, by: 'owners' };
    expect([drawn('recycle', recycle, 1), drawn('recycle', owners, 1), drawn('recycle', recycle, 0)]).toEqual([
      0, 1, 1,
    ]);
  });
  it('riftbound:426.1.b.1 who puts a buff on a unit buffs it', () => {
    const buff = { do: 'counters', what: target, kind: 'buff', amount: 1 };
    expect([drawn('buff', buff, 0), drawn('buff', buff, 1), drawn('spendBuff', buff, 0)]).toEqual([1, 0, 0]);
  });
  it('riftbound:702.2.b who spends a buff', () => {
    const spending = spell('Test Deed', {
      additional: [{ pay: 'spendBuff' }],
      effects: [{ do: 'add', energy: 1 }],
    });
    const game = position([{ base: ['Test Watcher', { card: 'Pouty Poro', buffed: true }], hand: ['Test Deed'] }, {}], {
      definitions: [watcher('spendBuff'), spending],
    });
    expect(game.play(0, 'Test Deed').settle().hand(0)).toBe(1);
  });
  it('riftbound:415.3.a a player readies in their Awaken Phase', () => {
    const game = position([{ base: ['Test Watcher', { card: 'Pouty Poro', exhausted: true }] }, {}], {
      definitions: [watcher('ready', { object: UNIT })],
      turn: { active: 1 },
    });
    game.pass().calm();
    expect(game.ready('Pouty Poro')).toBe(true);
    // The watcher's card, and that of the turn.
    expect(game.hand(0)).toBe(2);
  });
});

describe('healing and moving', () => {
  it('riftbound:418.3.a and at no other time but in a combat and as the turn ends', () => {
    const base = [{ card: 'Test Plain', damage: 2 }, 'Pouty Poro'];
    const game = position([{ base }, {}], { definitions: [unit('Test Plain', 3)] })
      .move(0, 'Pouty Poro', PEAK)
      .settle();
    expect([game.holder(PEAK), game.unit('Test Plain').damage, game.happened('HEALED')]).toEqual([0, 2, []]);
    expect(game.until({ turn: 4, step: 'main' }).unit('Test Plain').damage).toBe(0);
  });
  it('riftbound:418.3.a units are healed where something says so', () => {
    const game = position([{ base: [{ card: 'Test Plain', damage: 2 }], hand: ['Test Deed'] }, {}], {
      definitions: [doing({ do: 'heal', what: { target: 0 } }), unit('Test Plain', 3)],
    });
    expect(game.unit('Test Plain').damage).toBe(2);
    game.play(0, 'Test Deed').settle();
    expect(game.unit('Test Plain').damage).toBe(0);
    expect(game.happened('HEALED')).toMatchObject([{ amount: 2 }]);
  });
  it('riftbound:447 a move says where it comes from', () => {
    const rover = unit(
      'Test Rover',
      2,
      { kind: 'keyword', keyword: 'ganking' },
      triggered({ on: 'moved', object: 'self', match: { from: 'battlefield' } }, DRAW),
    );
    const moved = (at: 'base' | 'battlefield'): number => {
      const game = position([{ base: at === 'base' ? ['Test Rover'] : [] }, {}], {
        battlefields: [{ card: PEAK, ...(at === 'base' ? {} : { units: ['Test Rover'] }) }, { card: GROVE }],
        definitions: [rover],
      });
      return game.move(0, 'Test Rover', GROVE).settle().hand(0);
    };
    expect([moved('base'), moved('battlefield')]).toEqual([0, 1]);
  });
});
