/** Phrases of a triggered ability's own costs, of what costs are paid with, and of moves (383.3.b, 357.2, 420). */
import type { Ability, Cost, Effect, Filter, TargetSpec } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  always,
  and,
  draw,
  each,
  enemy,
  friendly,
  gear,
  kill,
  other,
  pays,
  playMe,
  spell,
  t,
  target,
  unit,
  when,
} from '../../src/language/builders.js';
import { printed, says, saysOn } from './printing.js';

const SPELL = { types: ['Spell'] };
const here: Filter = [{ has: ['types', 'Unit'] }, { is: 'here' }];
const battlefield: TargetSpec = { what: { has: ['types', 'Battlefield'] } };
const to = (index: number, ...more: Filter[]): TargetSpec => ({
  what: [{ destination: { target: index } }, ...more.flat()],
});
const paying = (...cost: Cost[]): Ability => when(playMe, [draw(1)], { may: true, cost });
const moving = (targets: TargetSpec[], ...effects: Effect[]): Ability => spell({ targets, effects });

describe('costs of triggered abilities', () => {
  it.each<[string, Cost[]]>([
    ['When you play me, you may pay [1] to draw 1.', [pays(1)]],
    ['When you play me, you may exhaust me to draw 1.', [{ pay: 'exhaust' }]],
    ['When you play me, you may spend a buff to draw 1.', [{ pay: 'spendBuff' }]],
    ['When you play me, you may spend 2 XP to draw 1.', [{ pay: 'xp', amount: 2 }]],
    [
      'When you play me, you may kill another friendly unit to draw 1.',
      [{ pay: 'kill', what: and(unit, friendly, other) }],
    ],
    [
      'When you play me, you may discard 1 and exhaust me to draw 1.',
      [{ pay: 'discard', what: [] }, { pay: 'exhaust' }],
    ],
    ['When you play me, you may banish me to draw 1.', [{ pay: 'banish', what: 'self' }]],
    [
      'When you play me, you may recycle 2 from your trash to draw 1.',
      [{ pay: 'recycle', what: [{ zone: 'trash' }, { owner: 'you' }], count: 2 }],
    ],
    ['When you play me, you may disempower another gear to draw 1.', [{ pay: 'disempower', what: and(gear, other) }]],
  ])('%s', (text, cost) => {
    expect(says(text, paying(...cost)), printed(paying(...cost))).toBe(true);
    expect(says(text, when(playMe, [draw(1)], { may: true }))).toBe(false);
  });
  it('a Deathknell with a cost says it first', () => {
    const dying: Ability = { kind: 'keyword', keyword: 'deathknell', cost: [{ pay: 'recycle' }], effects: [draw(1)] };
    expect(says('[Deathknell][>] Recycle me to draw 1.', dying), printed(dying)).toBe(true);
  });
  it('a cost without "you may" stands at the beginning', () => {
    expect(
      says('When you play me, recycle me to draw 1.', when(playMe, [draw(1)], { cost: [{ pay: 'recycle' }] })),
    ).toBe(true);
  });
});

describe('moves', () => {
  it.each<[string, Ability]>([
    ['Move an enemy unit.', moving([target(and(unit, enemy)), to(0)], { do: 'moveTo', what: t(0), to: t(1) })],
    [
      'Move a friendly unit to its base.',
      moving([target(and(unit, friendly))], { do: 'moveTo', what: t(0), to: 'base' }),
    ],
    [
      'Move up to two friendly units to base.',
      moving([target(and(unit, friendly), { min: 0, max: 2 })], { do: 'moveTo', what: t(0), to: 'base' }),
    ],
    [
      'Move a friendly unit to a battlefield.',
      moving([target(and(unit, friendly)), to(0, { has: ['types', 'Battlefield'] })], {
        do: 'moveTo',
        what: t(0),
        to: t(1),
      }),
    ],
    ['Recall a unit.', moving([target(unit)], { do: 'recall', what: t(0) })],
    [
      'Kill all enemy units at a battlefield.',
      moving([battlefield], kill(each([...[enemy].flat(), ...[unit].flat(), { at: t(0) }]))),
    ],
  ])('%s', (text, ability) => {
    expect(saysOn(SPELL, text, ability)).toBe(true);
  });
  it('a unit moves others to where it is', () => {
    const ability = when(playMe, [{ do: 'moveTo', what: t(0), to: 'self' }], {
      may: true,
      targets: [target(and(unit, enemy))],
    });
    expect(says('When you play me, you may move an enemy unit to here.', ability)).toBe(true);
    expect(says('When you play me, you may move an enemy unit to its base.', ability)).toBe(false);
  });
  it('a unit that can’t move to base says so', () => {
    expect(says("I can't move to base.", always([{ mod: 'rule', rule: 'cantMoveToBase' }]))).toBe(true);
    expect(says("Units here can't move to base.", always([{ mod: 'rule', rule: 'cantMoveToBase' }], here))).toBe(true);
  });
});
