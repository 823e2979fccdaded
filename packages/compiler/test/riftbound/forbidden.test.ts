/** What cards forbid, and what scores: as it is read, and some of it played. */
import { describe, expect, it } from 'vitest';
import { battlefield, gear, meant, spell, unit } from './cards.js';
import { GROVE, PEAK, table } from './played.js';

const UNIT = { has: ['types', 'Unit'] };
const BATTLEFIELD = { has: ['types', 'Battlefield'] };
const MONK = 'Kinkou Monk';
const SENTRY = 'Watchful Sentry';

describe('what is forbidden', () => {
  it('is being played too early, or anywhere else than somewhere', () => {
    expect(meant(unit("I can't be played on your first, second, or third turns."))).toMatchObject([
      {
        if: { all: [{ turnOf: 'you' }, { compare: [{ stat: 'turns', of: 'you' }, '<=', 3] }] },
        mods: [{ rule: 'cantBePlayed' }],
      },
    ]);
    expect(meant(unit('Play me only to a battlefield you conquered this turn.'))).toMatchObject([
      { mods: [{ rule: 'playableOnlyAt', at: [BATTLEFIELD, { happened: { on: 'conquer', object: 'self' } }] }] },
    ]);
    expect(meant(unit("While I'm at a battlefield, opponents can only play units to their base."))).toMatchObject([
      { affects: { players: 'opponents' }, mods: [{ rule: 'unitsOnlyToBase' }], if: {} },
    ]);
    expect(meant(battlefield("Players can't score here until their third turn."))).toMatchObject([
      { mods: [{ rule: 'notScoredBefore', turn: 3 }] },
    ]);
  });
  it('is becoming ready, in the Awaken Phase and by instructions (415, 054.1)', () => {
    const gate = unit("I can't be readied.", 'Gate');
    const wake = { ...spell('Ready a unit.', 'Wake'), cost: '[0]' };
    const game = table(
      [gate, wake],
      [
        {
          hand: [wake.name, wake.name],
          base: [
            { card: gate.name, exhausted: true },
            { card: MONK, exhausted: true },
          ],
        },
        {},
      ],
    );
    game.play(0, wake.name, [{ card: gate.name }]).settle();
    game.play(0, wake.name, [{ card: MONK }]).settle();
    expect([gate.name, MONK].map((card) => game.unit(card).exhausted)).toEqual([true, false]);
    expect(game.until({ turn: 5, step: 'main' }).unit(gate.name).exhausted).toBe(true);
  });
  it('is what spells and abilities of others ready, and not what awakens', () => {
    const warden = unit("While I'm at a battlefield, spells and abilities can't ready enemy units and gear.", 'Warden');
    const wake = { ...spell('Ready a unit.', 'Wake'), cost: '[0]' };
    const game = table(
      [warden, wake],
      [{ hand: [wake.name], base: [{ card: MONK, exhausted: true }] }, {}],
      [{ card: PEAK, controller: 1, units: [warden.name] }, { card: GROVE }],
    )
      .play(0, wake.name, [{ card: MONK }])
      .settle();
    expect(game.unit(MONK).exhausted).toBe(true);
    expect(game.until({ turn: 5, step: 'main' }).unit(MONK).exhausted).toBe(false);
  });
});

describe('scoring', () => {
  it('is conquering and holding (469)', () => {
    expect(meant(gear('When an opponent scores, draw 1.'))).toMatchObject([
      { on: { on: 'conquer', player: 'opponent' } },
      { on: { on: 'hold', player: 'opponent' } },
    ]);
    expect(meant(unit('When you play me or when I score, draw 1.'))).toMatchObject([
      { on: { on: 'play' } },
      { on: { on: 'unit:conquer', object: 'self' } },
      { on: { on: 'unit:hold', object: 'self' } },
    ]);
    expect(meant(battlefield('When you score here, draw 1.'))).toMatchObject([
      { on: { on: 'conquer', object: 'self', player: 'you' } },
      { on: { on: 'hold', object: 'self', player: 'you' } },
    ]);
    expect(meant(unit('When I conquer a battlefield that was uncontrolled, draw 1.'))).toMatchObject([
      { on: { on: 'unit:conquer', match: { uncontrolled: true } } },
    ]);
    const map = gear('When an opponent scores, draw 1.', 'Map');
    const game = table([map], [{ base: [SENTRY] }, { base: [map.name] }], [{ card: PEAK }, { card: GROVE }]);
    const before = game.count(1, 'hand');
    game.move(0, SENTRY, PEAK).calm();
    expect(game.count(1, 'hand') - before).toBe(1);
  });
  it('is made cheaper by a battlefield with exactly so many units', () => {
    expect(
      meant(unit('I cost [2][Mind] less if you control a battlefield with exactly two units there.')),
    ).toMatchObject([{ if: { exists: [BATTLEFIELD, { controller: 'you' }, { unitsThere: [[UNIT], 2] }] } }]);
  });
});
