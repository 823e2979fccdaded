/** Assigning combat damage by either side, and scoring where the turn, the owner or another battlefield could matter (423, 465–471). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { battlefield } from '../support/kinds.js';
import { spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { draw, foe, giant, giveMight, recruit } from '../support/rites.js';

const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';
const titan = unit('Test Titan', 9);
const brute = unit('Test Brute', 8);
const OWN = [titan, brute, giant, recruit];
type Entry = string | JsonObject;
/** Seat 0 attacks with these where seat 1 has those, and all have passed: damage is assigned. */
function fight(attackers: Entry[], defenders: JsonObject[], more: JsonObject[] = []): RiftboundPlay {
  const there = attackers.map((one) => ({ ...(typeof one === 'string' ? { card: one } : one), controller: 0 }));
  return position([{}, {}], {
    definitions: [...OWN, ...more],
    battlefields: [{ card: PATH, controller: 1, units: [...defenders, ...there] }, { card: GROVE }],
  })
    .pass()
    .pass();
}
const among = (...parts: [card: string, amount: number, nth?: number][]) => ({
  distribute: parts.map(([card, amount, nth]) => ({
    option: { card, ...(nth === undefined ? {} : { nth }) },
    amount,
  })),
});

describe('assigning damage', () => {
  it('riftbound:465.2.a Might below 0 takes nothing from that of others', () => {
    const curse = spell('Test Curse', { targets: [{ what: { named: 'Test Recruit' } }], effects: [giveMight(-3)] });
    const game = position([{ base: ['Test Giant', 'Test Recruit'], hand: ['Test Curse'] }, {}], {
      definitions: [...OWN, curse],
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Brute'), foe('Test Titan')] }, { card: GROVE }],
    })
      .play(0, 'Test Curse')
      .settle()
      .move(0, 'Test Giant', PATH, ['Test Recruit'])
      .pass()
      .pass();
    expect([game.might('Test Recruit'), game.decision()]).toMatchObject([-2, { kind: 'COMBAT_DAMAGE', total: 6 }]);
  });
  it('riftbound:465.2.b each of three defenders adds its Might', () => {
    const three = [foe('Test Recruit'), foe('Test Recruit'), foe('Test Recruit')];
    const game = fight(['Test Giant', 'Test Titan'], three).takeDefault('COMBAT_DAMAGE');
    expect(game.decision()).toMatchObject({ kind: 'COMBAT_DAMAGE', seat: 1, total: 3 });
  });
  it('riftbound:465.2.c the attacker assigns in another player’s turn as well', () => {
    const game = position([{}, {}], {
      definitions: OWN,
      battlefields: [
        { card: PATH, controller: 0, units: ['Test Giant', 'Test Titan', foe('Test Brute')] },
        { card: GROVE },
      ],
    })
      .pass()
      .pass();
    expect([game.view().turn.active, game.decision()]).toMatchObject([0, { kind: 'COMBAT_DAMAGE', seat: 1, total: 8 }]);
  });
  it('riftbound:465.2.c.4 no unit gets more than is lethal while another lacks it, neither the first nor the last', () => {
    const game = fight(['Test Brute'], [foe('Test Giant'), foe('Test Titan')]);
    game.refused(0, among(['Test Giant', 8]));
    const other = fight(['Test Brute'], [foe('Test Brute'), foe('Test Giant')]);
    other.refused(0, among(['Test Giant', 8]));
    other.answer(0, among(['Test Giant', 6], ['Test Brute', 2]));
  });
  it('riftbound:465.2.c.3 where there is enough for all each gets what is lethal', () => {
    const game = fight(['Test Titan'], [foe('Test Recruit'), foe('Test Giant')]);
    game.refused(0, among(['Test Giant', 9]));
    game.answer(0, among(['Test Giant', 8], ['Test Recruit', 1]));
  });
  it('riftbound:465.2.c.4 damage that a unit has already makes less of it lethal', () => {
    const game = fight(['Test Giant'], [foe('Test Giant', { damage: 2 }), foe('Test Titan')]);
    game.refused(0, among(['Test Giant', 6]));
    game.answer(0, among(['Test Giant', 4], ['Test Titan', 2]));
  });
  const guard = withKeyword(unit('Test Guard', 3), 'tank');
  const archer = withKeyword(unit('Test Archer', 3), 'backline');
  it('riftbound:815.1.c the defender too must assign to attackers with Tank first', () => {
    const game = fight(['Test Guard', 'Test Giant'], [foe('Test Recruit')], [guard]);
    while (game.decision().seat === 0) game.takeDefault('COMBAT_DAMAGE');
    game.refused(1, among(['Test Giant', 1]));
    game.answer(1, among(['Test Guard', 1]));
  });
  it('riftbound:826.4 the defender too may assign to attackers with Backline last only', () => {
    const game = fight(['Test Archer', 'Test Giant'], [foe('Test Recruit')], [archer]);
    while (game.decision().seat === 0) game.takeDefault('COMBAT_DAMAGE');
    game.refused(1, among(['Test Archer', 1]));
    game.answer(1, among(['Test Giant', 1]));
  });
  it('riftbound:465.2.c.7 of several with Backline any may come first', () => {
    for (const nth of [0, 1]) {
      const game = fight(['Test Recruit'], [foe('Test Archer'), foe('Test Archer')], [archer]);
      expect(() => game.answer(0, among(['Test Archer', 1, nth]))).not.toThrow();
    }
  });
  it('riftbound:417.6.c a stunned unit is no source of the damage of its side', () => {
    const on = { on: 'did', player: 'you', match: { act: 'kill' }, source: 'self' };
    const slayer = unit('Test Slayer', 6, triggered(on, draw(1)));
    const drawn = (stunned: boolean) =>
      fight([{ card: 'Test Slayer', stunned }, 'Test Giant'], [foe('Test Recruit')], [slayer])
        .settle()
        .hand(0);
    expect([drawn(false), drawn(true)]).toEqual([1, 0]);
  });
  it('riftbound:423.1.b a stunned attacker adds nothing', () => {
    const game = fight([{ card: 'Test Giant', stunned: true }], [foe('Test Recruit')]).settle();
    expect([game.where('Test Recruit'), game.where('Test Giant')]).toEqual([PATH, 'base']);
  });
});

describe('control and conquering', () => {
  it('riftbound:466.5.c cards that are hidden elsewhere stay there', () => {
    const game = position([{ base: ['Test Giant'] }, {}], {
      definitions: OWN,
      battlefields: [
        { card: PATH, controller: 1, units: [foe('Test Recruit')] },
        { card: WASTE, units: ['Test Recruit'], facedown: [{ card: 'Hidden Blade', turn: 1 }] },
      ],
    })
      .move(0, 'Test Giant', PATH)
      .settle();
    expect([game.holder(PATH), game.zones('Hidden Blade')]).toEqual([0, ['facedown']]);
  });
  /** Seat 0 takes an empty battlefield and then another one, with a combat. */
  const both = () =>
    position([{ base: ['Test Giant', 'Test Brute'] }, {}], {
      definitions: OWN,
      battlefields: [{ card: PATH, controller: 1, units: [foe('Test Recruit')] }, { card: PEAK }],
    })
      .move(0, 'Test Giant', PEAK)
      .calm()
      .move(0, 'Test Brute', PATH)
      .calm();
  it('riftbound:466.5.d who has scored another battlefield conquers as well', () => {
    expect(both().points(0)).toBe(2);
  });
  it('riftbound:469.1 each battlefield that was not yet scored is conquered', () => {
    expect(
      both()
        .happened('SCORED')
        .map(({ how, card }) => [how, card]),
    ).toEqual([
      ['conquer', PEAK],
      ['conquer', PATH],
    ]);
  });
  /** In the turn of seat 0 seat 1 takes its battlefield. */
  const taken = (points: number): RiftboundPlay =>
    position([{ base: ['Test Titan'] }, { points }], {
      definitions: OWN,
      battlefields: [{ card: PATH, controller: 0, units: ['Test Recruit', foe('Test Giant')] }, { card: WASTE }],
    }).settle();
  it('riftbound:470 what another player has scored in this turn may be scored', () => {
    const game = taken(0);
    expect([game.holder(PATH), game.points(1)]).toEqual([1, 1]);
    game.move(0, 'Test Titan', PATH).calm();
    expect([game.points(0), game.points(1)]).toEqual([1, 1]);
  });
  it('riftbound:471.1.b the last point is not conquered so in another player’s turn either', () => {
    const game = taken(7);
    expect([game.points(1), game.view().result ?? null]).toEqual([7, null]);
  });
  it('riftbound:471.1.b.1 it is who conquers that draws instead, whoever’s turn it is', () => {
    const game = taken(7);
    expect([game.hand(0), game.hand(1)]).toEqual([0, 1]);
  });
  const runner = unit('Test Runner', 2, triggered({ on: 'unit:conquer', object: 'self' }, draw(1)));
  const keeper = unit('Test Keeper', 2, triggered({ on: 'unit:hold', object: 'self' }, draw(1)));
  it('riftbound:383.4.c.2 a borrowed unit conquers with who has it', () => {
    const game = position([{}, { base: [{ card: 'Test Runner', controller: 0 }] }], {
      definitions: [runner],
      battlefields: [{ card: PEAK }, { card: GROVE }],
    })
      .move(0, 'Test Runner', PEAK)
      .calm();
    expect([game.points(0), game.hand(0), game.hand(1)]).toEqual([1, 1, 0]);
  });
  it('riftbound:383.4.d.2 a borrowed unit holds with who has it', () => {
    const game = position([{}, {}], {
      definitions: [keeper],
      turn: { step: 'scoring' },
      battlefields: [{ card: WASTE, controller: 0, units: [{ card: 'Test Keeper', owner: 1, controller: 0 }] }],
    }).calm();
    // Its card, and that of the turn.
    expect([game.points(0), game.hand(0), game.hand(1)]).toEqual([1, 2, 0]);
  });
  it('riftbound:471.2.b of several battlefields that are held each triggers', () => {
    const on = { on: 'hold', player: 'you', object: 'self' };
    const fields = ['Test Meadow', 'Test Marsh'].map((name) => battlefield(name, triggered(on, draw(1))));
    const game = position([{}, {}], {
      definitions: [...fields, recruit],
      turn: { step: 'scoring' },
      battlefields: [
        { card: 'Test Meadow', units: ['Test Recruit'] },
        { card: 'Test Marsh', units: ['Test Recruit'] },
      ],
    }).calm();
    expect([game.points(0), game.hand(0)]).toEqual([2, 3]);
  });
});
