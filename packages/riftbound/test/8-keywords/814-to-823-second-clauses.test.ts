/** Second clauses of keywords, and XP in another player's turn (730, 807, 811, 814–819, 823). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, type RiftboundPlay } from '../support/position.js';
import { draw, foe, giant, recruit, UNIT } from '../support/rites.js';

const keyword = (name: string, more: JsonObject = {}): JsonObject => ({ kind: 'keyword', keyword: name, ...more });
const equipment = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Gear'], tags: ['Equipment'], mightBonus: 2 }, ...abilities);
const equipFor = (energy: number): JsonObject => keyword('equip', { cost: [{ pay: 'resources', energy, power: [] }] });

describe('Vision', () => {
  const seer = (times: number): JsonObject =>
    unit('Test Seer', 1, ...Array.from({ length: times }, () => keyword('vision')));
  const played = (times: number): RiftboundPlay =>
    position([{ hand: ['Test Seer'], mainDeck: ['Test Giant', 'Test Recruit', 'Pouty Poro'] }, {}], {
      definitions: [seer(times), giant, recruit],
    }).play(0, 'Test Seer');
  it('riftbound:817.1.b its player alone looks at one card, whoever has played something', () => {
    const game = played(1).settle();
    expect(game.decision()).toMatchObject({ kind: 'PREDICT', seat: 0 });
    expect(game.decision().from?.map((one) => one.card)).toEqual(['Test Giant']);
  });
  it('riftbound:817.2 two instances are two abilities on the chain', () => {
    const game = played(2);
    for (let n = 0; n < 4 && game.decision().kind !== 'PRIORITY'; n++) game.answer(0, game.decision().default);
    expect(game.chain()).toEqual(['Test Seer', 'Test Seer']);
  });
});

describe('Equip and Quick-Draw', () => {
  const soldier = unit('Test Soldier', 3);
  it('riftbound:818.4 of two instances either may be used, for its own cost', () => {
    const twin = equipment('Test Twin', equipFor(1), equipFor(2));
    const costs = (energy: number) =>
      position([{ base: ['Test Twin', 'Test Soldier'] }, {}], { definitions: [twin, soldier] })
        .choose(0, { kind: 'ACTIVATE', card: 'Test Twin', cost: `[${energy}]` })
        .settle();
    for (const energy of [1, 2]) {
      const game = costs(energy);
      expect(game.unit('Test Twin').attachedTo).toBe(game.unit('Test Soldier').id);
      expect(game.runes(0).filter(({ exhausted }) => exhausted)).toHaveLength(energy);
    }
  });
  it('riftbound:819.2 two instances attach it once', () => {
    const quick = equipment('Test Quick', keyword('quick-draw'), keyword('quick-draw'), equipFor(1));
    const game = position([{ base: ['Test Soldier'], hand: ['Test Quick'] }, {}], {
      definitions: [quick, soldier],
    }).play(0, 'Test Quick');
    expect(game.chain()).toEqual(['Test Quick']);
    expect(game.settle().might('Test Soldier')).toBe(5);
  });
});

describe('Hunt and Shield', () => {
  const hunter = unit('Test Hunter', 3, keyword('hunt', { value: 2 }));
  it('riftbound:823.1.c.1 only of the unit itself, and not of another one that conquers', () => {
    const game = position([{ base: ['Test Hunter', 'Test Giant'] }, {}], { definitions: [hunter, giant] })
      .move(0, 'Test Giant', PEAK)
      .settle();
    expect([game.holder(PEAK), game.xp(0) ?? 0]).toEqual([0, 0]);
    expect(game.move(0, 'Test Hunter', GROVE).settle().xp(0)).toBe(2);
  });
  it('riftbound:814.1.d.1 only of the unit that defends, and not of one elsewhere', () => {
    const shielded = unit('Test Shield', 2, keyword('shield', { value: 3 }));
    const game = position([{ base: ['Test Giant'] }, { base: ['Test Shield'] }], {
      definitions: [giant, shielded],
      battlefields: [
        { card: PEAK, controller: 1, units: [foe('Pouty Poro')] },
        { card: GROVE, controller: 1, units: [foe('Watchful Sentry')] },
      ],
    }).move(0, 'Test Giant', PEAK);
    expect([game.unit('Pouty Poro').defender, game.might('Test Shield')]).toEqual([true, 2]);
  });
});

describe('Assault, Tank and Hidden', () => {
  it('riftbound:807.1.d.1 only of the unit that attacks, and not of one elsewhere', () => {
    const raider = unit('Test Raider', 2, keyword('assault', { value: 3 }));
    const game = position([{ base: ['Test Giant', 'Test Raider'] }, {}], {
      definitions: [giant, raider],
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Pouty Poro')] }, { card: GROVE }],
    }).move(0, 'Test Giant', PEAK);
    expect([game.unit('Test Giant').attacker, game.might('Test Raider')]).toEqual([true, 2]);
  });
  it('riftbound:815.1.b each of two with Tank is assigned lethal damage before what has none', () => {
    const wall = (name: string) => unit(name, 2, keyword('tank'));
    const five = unit('Test Five', 5);
    const game = position([{ base: ['Test Five'] }, {}], {
      definitions: [five, wall('Test Wall'), wall('Test Fence'), unit('Test Two', 2)],
      battlefields: [
        {
          card: PEAK,
          controller: 1,
          units: ['Test Wall', 'Test Fence', 'Test Two'].map((one) => foe(one)),
        },
        { card: GROVE },
      ],
    }).move(0, 'Test Five', PEAK);
    for (let n = 0; n < 9 && game.decision().kind !== 'COMBAT_DAMAGE'; n++)
      game.answer(game.decision().seat, game.decision().default);
    const d = game.decision();
    expect([d.kind, d.seat]).toEqual(['COMBAT_DAMAGE', 0]);
    const among = (...of: [string, number][]) => ({
      distribute: of.map(([name, amount]) => ({ option: { card: name }, amount })),
    });
    // Either of them has less than is lethal while the third one is assigned something.
    for (const [one, other] of [
      ['Test Wall', 'Test Fence'],
      ['Test Fence', 'Test Wall'],
    ] as const)
      game.refused(0, among([one, 2], [other, 1], ['Test Two', 2]));
    game.answer(0, among(['Test Wall', 2], ['Test Fence', 2], ['Test Two', 1]));
    game.settle();
    expect([game.onBoard('Test Wall'), game.onBoard('Test Fence'), game.onBoard('Test Two').length]).toEqual([
      [],
      [],
      1,
    ]);
  });
  it('riftbound:811.1.d.2.a where the first choice can’t be there, one away from that has to be', () => {
    const away = spell('Test Away', {
      targets: [{ what: [UNIT, { is: 'inBase' }] }, { what: [UNIT, { not: { at: { target: 0 } } }] }],
      effects: [{ do: 'damage', to: { target: 1 }, amount: 1 }],
    });
    const hidden = { ...away, abilities: [...(away.abilities as JsonObject[]), keyword('hidden')] };
    const game = position([{ base: ['Test Giant'] }, {}], {
      definitions: [hidden, giant, recruit],
      battlefields: [
        {
          card: PEAK,
          controller: 0,
          units: ['Pouty Poro', 'Test Recruit'],
          facedown: [{ card: 'Test Away', turn: 1 }],
        },
        { card: GROVE, controller: 1, units: [foe('Watchful Sentry')] },
      ],
    }).choose(0, { kind: 'PLAY', card: 'Test Away' });
    if (game.decision().options.some(({ card: name }) => name === 'Test Giant')) game.choose(0, { card: 'Test Giant' });
    expect(
      game
        .decision()
        .options.map(({ card: name }) => name)
        .sort(),
    ).toEqual(['Pouty Poro', 'Test Recruit']);
  });
});

describe('XP', () => {
  it('riftbound:730.2 who spends it has less, though it is another player’s turn', () => {
    const school = gear('Test School', {
      kind: 'activated',
      timing: 'reaction',
      cost: [{ pay: 'xp', amount: 3 }],
      effects: [draw(1)],
    });
    const game = position(
      [
        { hand: ['Test Calm'], xp: 5 },
        { base: ['Test School'], xp: 4 },
      ],
      { definitions: [school, spell('Test Calm', { effects: [] })] },
    )
      .play(0, 'Test Calm')
      .pass()
      .use(1, 'Test School');
    expect([game.xp(0), game.xp(1)]).toEqual([5, 1]);
  });
});
