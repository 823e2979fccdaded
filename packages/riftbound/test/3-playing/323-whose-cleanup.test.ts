/** Cleanups where the turn is another player's, the card is borrowed, or two things die or are due (190, 315.1, 323). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { does, draw, foe, giant, recruit } from '../support/rites.js';

const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';
const each = (name: string): JsonObject => ({ each: { named: name } });

/** Seat 0 comes to an empty battlefield, and in the showdown seat 1 has its unit come there as well. */
const joined = (): RiftboundPlay =>
  position([{ base: ['Test Giant'] }, { hand: ['Test Charge'], base: ['Test Recruit'] }], {
    definitions: [
      giant,
      recruit,
      withKeyword(
        spell('Test Charge', { effects: [{ do: 'moveTo', what: each('Test Recruit'), to: each(PEAK) }] }),
        'action',
      ),
    ],
    battlefields: [{ card: PEAK }, { card: GROVE }],
  })
    .move(0, 'Test Giant', PEAK)
    .pass()
    .play(1, 'Test Charge')
    .settle();
describe('who has contested', () => {
  it('riftbound:190.3.a what is contested already is not so by who comes later', () => {
    expect(
      joined()
        .happened('CONTESTED')
        .map(({ by }) => by),
    ).toEqual([0, null]);
  });
  it('riftbound:190.3.a.1 a unit that comes to a contested battlefield contests it no more', () => {
    expect(
      joined()
        .happened('CONTESTED')
        .filter(({ by }) => by === 1),
    ).toEqual([]);
  });
});

describe('what is staged', () => {
  /** In the turn of seat 0 seat 1 has come to both battlefields at once, with or without units of seat 0 there. */
  const rush = (held: boolean): RiftboundPlay =>
    position([{ hand: ['Test Rite'] }, { base: ['Test Giant', 'Test Recruit'] }], {
      definitions: [
        giant,
        recruit,
        unit('Test Guard', 2),
        does(
          { do: 'moveTo', what: each('Test Giant'), to: each(PEAK) },
          { do: 'moveTo', what: each('Test Recruit'), to: each(WASTE) },
        ),
      ],
      battlefields: [PEAK, WASTE].map((name) => ({
        card: name,
        ...(held ? { controller: 0, units: ['Test Guard'] } : {}),
      })),
    })
      .play(0, 'Test Rite')
      .pass()
      .pass();
  it('riftbound:323.12 the turn player chooses the next showdown, whoever has contested', () => {
    expect(rush(false).decision()).toMatchObject({ kind: 'SHOWDOWN', seat: 0 });
  });
  it('riftbound:323.13 the turn player chooses the next combat, whoever has contested', () => {
    expect(rush(true).decision()).toMatchObject({ kind: 'SHOWDOWN', seat: 0 });
  });
});

describe('what dies or goes home', () => {
  const storm = does({ do: 'damage', to: { each: { has: ['types', 'Unit'] } }, amount: 3 });
  it('riftbound:323.4 of several that die each triggers on its own death', () => {
    const knell = (name: string): JsonObject =>
      unit(name, 2, { kind: 'keyword', keyword: 'deathknell', effects: [draw(1)] });
    const game = position([{ hand: ['Test Rite'], base: ['Test One'] }, { base: ['Test Two'] }], {
      definitions: [knell('Test One'), knell('Test Two'), storm],
    })
      .play(0, 'Test Rite')
      .calm();
    expect([game.hand(0), game.hand(1)]).toEqual([1, 1]);
  });
  it('riftbound:323.5 all of them die at the same time', () => {
    // Who sees another one die is still there then, unless both die at once.
    const mourner = (name: string): JsonObject =>
      unit(
        name,
        2,
        triggered(
          { on: 'move', object: { other: true }, match: { from: 'board', to: 'trash', cause: ['lethal'] } },
          draw(1),
        ),
      );
    const game = position([{ hand: ['Test Rite'], base: ['Test One', 'Test Two'] }, {}], {
      definitions: [mourner('Test One'), mourner('Test Two'), storm],
    })
      .play(0, 'Test Rite')
      .calm();
    expect([game.zones('Test One'), game.zones('Test Two'), game.hand(0)]).toEqual([['trash'], ['trash'], 0]);
  });
  it('riftbound:323.7 gear of the other player goes home in one’s own turn as well', () => {
    const blade = card('Test Blade', { types: ['Gear'], tags: ['Equipment'], mightBonus: 1 });
    const rite = does(
      { do: 'attach', what: each('Test Blade'), to: each('Test Recruit') },
      { do: 'kill', what: each('Test Recruit') },
    );
    const game = position([{ hand: ['Test Rite'] }, { base: ['Test Blade'] }], {
      definitions: [recruit, blade, rite],
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: GROVE }],
    })
      .play(0, 'Test Rite')
      .settle();
    expect(game.unit('Test Blade')).toMatchObject({ zone: 'base', controller: 1 });
  });
});

it('riftbound:315.1.b what a player has borrowed is readied, and what they have lent is not', () => {
  const tired = (name: string, controller: number): JsonObject => ({ card: name, controller, exhausted: true });
  const game = position([{ base: [tired('Test Recruit', 1)] }, { base: [tired('Test Giant', 0)] }], {
    definitions: [giant, recruit],
    turn: { step: 'awaken' },
  });
  expect([game.ready('Test Giant'), game.ready('Test Recruit')]).toEqual([true, false]);
});
