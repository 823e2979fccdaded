/** New choices of modes and of several targets, what can't be chosen, and what is ignored (751–765). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { spell, triggered, unit, withKeyword } from '../support/own-cards.js';
import { type PlayerSetup, position, type RiftboundPlay } from '../support/position.js';
import { aims, damage, draw, ENEMY, giant, giveMight, reacts, recruit, T0, T1, UNIT } from '../support/rites.js';

const soldier = unit('Test Soldier', 5);
const bend = reacts('Test Bend', {
  targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
  effects: [{ do: 'changeTargets', what: T0, anew: true }],
});
/** Goes on until the spell that asks for new choices has resolved, or asks. */
const resolving = (game: RiftboundPlay): RiftboundPlay => {
  while (game.decision().kind === 'PRIORITY' && game.chain().includes('Test Bend')) game.pass();
  return game;
};
const options = (game: RiftboundPlay) =>
  game
    .decision()
    .options.map(({ card }) => card)
    .sort();

describe('new choices', () => {
  const start = (rite: JsonObject, own: PlayerSetup = {}, other: PlayerSetup = {}) =>
    position(
      [
        { ...own, hand: ['Test Rite'] },
        { ...other, hand: ['Test Bend'] },
      ],
      {
        definitions: [
          giant,
          recruit,
          soldier,
          unit('Test Sentinel', 6, triggered({ on: 'target', object: 'self' }, draw(1))),
          withKeyword(unit('Test Wary', 6), 'deflect', { value: 3 }),
          bend,
          rite,
        ],
      },
    );
  const either = (...choices: JsonObject[]) => spell('Test Rite', { modes: { min: 1, max: 1, choices } });
  const bolt = { targets: [{ what: UNIT }], effects: [damage(2)] };
  it('riftbound:751 each of two targets is chosen anew, one after the other', () => {
    const rite = spell('Test Rite', {
      targets: [{ what: UNIT }, { what: UNIT, notIn: [0] }],
      effects: [damage(1), damage(2, T1)],
    });
    const game = start(rite, { base: ['Test Giant', 'Test Soldier'] }, { base: ['Test Sentinel', 'Test Wary'] });
    game.play(0, 'Test Rite', { targets: [[{ card: 'Test Giant' }], [{ card: 'Test Soldier' }]] });
    resolving(game.pass().play(1, 'Test Bend')).choose(1, { card: 'Test Sentinel' });
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'TARGETS' });
    game.choose(1, { card: 'Test Wary' }).calm();
    expect(['Test Giant', 'Test Soldier', 'Test Sentinel', 'Test Wary'].map((name) => game.unit(name).damage)).toEqual([
      0, 0, 1, 2,
    ]);
  });
  const bent = (rite: JsonObject, own: PlayerSetup, other: PlayerSetup, mode: number, ...targets: string[]) => {
    const game = start(rite, own, other).choose(0, { kind: 'PLAY', card: 'Test Rite' }).choose(0, { index: mode });
    for (const name of targets) if (game.decision().kind === 'TARGETS') game.choose(0, { card: name });
    return resolving(game.pass().play(1, 'Test Bend'));
  };
  it('riftbound:751 modes are chosen anew as well', () => {
    const rite = either(bolt, { effects: [draw(2)] });
    const game = bent(rite, { base: ['Test Giant'] }, {}, 0, 'Test Giant');
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'MODES' });
    game.choose(1, { index: 1 }).settle();
    expect([game.unit('Test Giant').damage, game.hand(0)]).toEqual([0, 2]);
  });
  it('riftbound:751.1 with a mode that was not chosen before, all that it chooses is chosen then', () => {
    const rite = either({ effects: [draw(2)] }, bolt);
    const game = bent(rite, { base: ['Test Giant'] }, { base: ['Test Soldier'] }, 0).choose(1, { index: 1 });
    expect([game.decision().seat, game.decision().kind, options(game)]).toEqual([
      1,
      'TARGETS',
      ['Test Giant', 'Test Soldier'],
    ]);
    game.choose(1, { card: 'Test Giant' }).settle();
    expect([game.unit('Test Giant').damage, game.unit('Test Soldier').damage, game.hand(0)]).toEqual([2, 0, 0]);
  });
  it('riftbound:753.2 a mode without anything that it could choose is not chosen', () => {
    const recalls = { targets: [{ what: [UNIT, { named: 'Test Recruit' }] }], effects: [giveMight(3)] };
    const modes = (base: string[]) =>
      bent(
        either(bolt, recalls, { effects: [draw(1)] }),
        { base: ['Test Giant', ...base] },
        {},
        0,
        'Test Giant',
      ).decision().options.length;
    expect([modes([]), modes(['Test Recruit'])]).toEqual([2, 3]);
  });
  it('riftbound:754 what is chosen for another mode becomes a target, and what stays one doesn’t again', () => {
    const rite = either({ effects: [draw(2)] }, bolt);
    const game = bent(rite, { base: ['Test Giant', 'Test Sentinel'] }, {}, 0).choose(1, { index: 1 });
    expect(game.choose(1, { card: 'Test Sentinel' }).settle().hand(0)).toBe(1);
    const still = bent(rite, { base: ['Test Giant', 'Test Sentinel'] }, {}, 1, 'Test Sentinel').choose(1, { index: 1 });
    // It was a target as the spell was finalized, and drew one for that.
    expect(still.choose(1, { card: 'Test Sentinel' }).settle().hand(0)).toBe(1);
  });
  it('riftbound:755 what its player could not pay for is chosen anew all the same', () => {
    const rite = aims(UNIT, damage(2));
    const game = start(rite, { base: ['Test Giant'], runes: [] }, { base: ['Test Soldier', 'Test Wary'], runes: [] });
    game.choose(0, { kind: 'PLAY', card: 'Test Rite' });
    expect(options(game)).toEqual(['Test Giant', 'Test Soldier']);
    resolving(game.choose(0, { card: 'Test Soldier' }).pass().play(1, 'Test Bend'));
    expect(options(game)).toEqual(['Test Giant', 'Test Soldier', 'Test Wary']);
    expect(game.choose(1, { card: 'Test Wary' }).settle().unit('Test Wary').damage).toBe(2);
  });
});

describe('what can’t be chosen', () => {
  it('riftbound:758.2 a spell that comes to be its controller’s own may affect it, and one that comes to be an enemy’s may not', () => {
    const shy = unit('Test Shy', 6, { kind: 'static', mods: [{ mod: 'rule', rule: 'cantBeChosenByEnemies' }] });
    const rob = reacts('Test Rob', {
      targets: [{ what: [{ zone: 'chain' }, { has: ['types', 'Spell'] }] }],
      effects: [{ do: 'modify', what: T0, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
    });
    const cloak = reacts('Test Cloak', {
      targets: [{ what: UNIT }],
      effects: [{ do: 'modify', what: T0, mods: [{ mod: 'rule', rule: 'cantBeChosenByEnemies' }] }],
    });
    const after = (robbed: boolean) => {
      const game = position([{ hand: ['Test Rite'] }, { hand: ['Test Cloak', 'Test Rob'], base: ['Test Giant'] }], {
        definitions: [shy, giant, rob, cloak, aims(UNIT, damage(2))],
      });
      game.play(0, 'Test Rite').pass().play(1, 'Test Cloak');
      while (game.chain().includes('Test Cloak')) game.pass();
      if (robbed) {
        if (game.decision().seat === 0) game.pass();
        game.play(1, 'Test Rob', { targets: [[{ card: 'Test Rite' }]] });
      }
      return game.settle().unit('Test Giant').damage;
    };
    expect([after(false), after(true)]).toEqual([0, 2]);
    const own = position([{ hand: ['Test Rite'], base: ['Test Shy'] }, { hand: ['Test Rob'] }], {
      definitions: [shy, rob, aims(UNIT, damage(2))],
    });
    expect(own.play(0, 'Test Rite').pass().play(1, 'Test Rob').settle().unit('Test Shy').damage).toBe(0);
  });
});

describe('what is ignored', () => {
  it('riftbound:765 by a player for what they choose somewhere, and by nobody else', () => {
    const warder = unit('Test Warder', 2, {
      kind: 'static',
      affects: { players: 'you' },
      mods: [{ mod: 'rule', rule: 'ignores', keyword: 'deflect', choosing: [UNIT] }],
    });
    const choosable = (warders: [number, number]): boolean => {
      const base = (n: number, ...more: string[]) => [...more, ...Array.from({ length: n }, () => 'Test Warder')];
      return position(
        [{ hand: ['Test Rite'], base: base(warders[0]), runes: [] }, { base: base(warders[1], 'Test Wary') }],
        {
          definitions: [
            warder,
            withKeyword(unit('Test Wary', 6), 'deflect', { value: 1 }),
            aims([...ENEMY, { named: 'Test Wary' }], damage(1)),
          ],
        },
      )
        .offered()
        .includes('PLAY Test Rite');
    };
    expect([choosable([0, 0]), choosable([1, 0]), choosable([0, 1])]).toEqual([false, true, false]);
  });
});
