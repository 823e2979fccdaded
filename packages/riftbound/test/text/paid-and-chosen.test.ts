/** Phrases of what is paid besides, of what was chosen in a sentence of its own, and of what lasts (355.10, 356, 824). */
import type {
  Ability,
  Condition,
  Cost,
  Effect,
  Filter,
  FilterClause,
  Ref,
  StaticAbility,
  TargetSpec,
} from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import {
  always,
  and,
  deal,
  draw,
  enemy,
  friendly,
  giveMight,
  keyword,
  pays,
  playMe,
  spell,
  t,
  target,
  unit,
  uses,
  when,
  yours,
} from '../../src/language/builders.js';
import { printed, says, saysOn } from './printing.js';

const SPELL = { types: ['Spell'] };
const less = (...cost: Cost[]): StaticAbility => ({ kind: 'static', mods: [{ mod: 'cost', less: cost }] });
const ifPaid = (one: StaticAbility): StaticAbility => ({ ...one, if: { paid: 'additional' } });
const offer = (cost: Cost, repeat?: true): StaticAbility => ({
  kind: 'static',
  mods: [{ mod: 'cost', optional: { name: 'additional', cost: [cost], ...(repeat ? { repeat } : {}) } }],
});
const discard: Cost = { pay: 'discard', what: [] };
const onSpell = (text: string, ...abilities: Ability[]): boolean => saysOn(SPELL, text, ...abilities);
const battlefield: TargetSpec = { what: { has: ['types', 'Battlefield'] } };
const atBattlefield: FilterClause = { is: 'atBattlefield' };
const might = (of: Ref) => ({ stat: 'might', of }) as const;
const raised = (what: Ref, to: Ref): Effect => ({
  do: 'modify',
  what,
  mods: [{ mod: 'add', stat: 'might', value: { most: [0, { sum: [might(to), { negative: might(what) }] }] } }],
});
const xp = (n: number): Condition => ({ compare: [{ stat: 'xp', of: 'you' }, '>=', n] });

describe('costs that are paid besides', () => {
  it('make a card cost less in the same line', () => {
    const text = 'As you play me, you may discard 1 as an additional cost. If you do, reduce my cost by [2].';
    expect(says(text, offer(discard), ifPaid(less(pays(2))))).toBe(true);
    expect(says(text, offer(discard), less(pays(2)))).toBe(false);
    expect(says(text, offer(discard), ifPaid(less(pays(1))))).toBe(false);
  });
  it('are paid instead of the cost of a spell, which is the whole of it', () => {
    const paying = (more: { times?: number } = {}): Ability =>
      ({
        ...spell({ effects: [draw(1)] }),
        optional: [{ name: 'additional', cost: [{ pay: 'spendBuff' }], ...more }],
      }) as Ability;
    const body = paying();
    const text =
      "As you play this, you may spend a buff as an additional cost. If you do, ignore this spell's cost. Draw 1.";
    const costs = { ...SPELL, energy: 2, power: [] };
    const ignored = (part?: 'base'): Ability =>
      ifPaid({ kind: 'static', mods: [{ mod: 'cost', ...(part ? { part } : {}), set: [] }] });
    expect(saysOn(costs, text, body, ignored('base'))).toBe(true);
    expect(saysOn(costs, text, body, ignored())).toBe(false);
    expect(saysOn(costs, text, body, ifPaid(less(pays(2))))).toBe(false);
    expect(saysOn(costs, text, body)).toBe(false);
    // The spell would draw 2: that is what Repeat says.
    expect(saysOn(costs, text, paying({ times: 1 }), ignored('base'))).toBe(false);
  });
  it.each<[string, Cost, boolean]>([
    ['spend any number of buffs', { pay: 'spendBuff' }, true],
    ['kill any number of friendly units', { pay: 'kill', what: and(unit, friendly) }, false],
  ])('may be paid any number of times: %s', (what, cost, spent) => {
    const each = spent ? 'buff you spend' : 'killed this way';
    const text = `As you play me, you may ${what} as an additional cost. Reduce my cost by [Order] for each ${each}.`;
    const reduced: StaticAbility = {
      kind: 'static',
      mods: [{ mod: 'cost', less: [pays(0, 'Order')], times: { paid: 'additional' } }],
    };
    expect(says(text, offer(cost, true), reduced), printed(offer(cost, true), reduced)).toBe(true);
    expect(says(text, offer(cost), reduced)).toBe(false);
  });
  it('are cards of one kind', () => {
    const gearInHand: Cost = { pay: 'discard', what: [{ zone: 'hand' }, { owner: 'you' }, { has: ['types', 'Gear'] }] };
    expect(says('Discard a gear, [E]: Draw 1.', uses([gearInHand, { pay: 'exhaust' }], [draw(1)]))).toBe(true);
    expect(says('Discard a gear, [E]: Draw 1.', uses([discard, { pay: 'exhaust' }], [draw(1)]))).toBe(false);
  });
});

describe('what was chosen before', () => {
  it('is called by what tells it from the others', () => {
    const body = spell({
      targets: [target(and(unit, friendly)), target(and(unit, enemy))],
      effects: [giveMight(2, t(0)), deal(1, t(1))],
    });
    const text =
      'Choose a friendly unit and an enemy unit. Give the friendly unit +2 [M] this turn. Deal 1 to the enemy unit.';
    expect(onSpell(text, body)).toBe(true);
    expect(onSpell(text.replace('the enemy unit', 'the friendly unit'), body)).toBe(false);
    // Two friendly units are not told apart so.
    const alike = spell({
      targets: [target(and(unit, friendly)), target(and(unit, friendly), { notIn: [0] })],
      effects: [giveMight(2, t(0)), deal(1, t(1))],
    });
    expect(
      onSpell(
        'Choose a friendly unit and another friendly unit. Give the friendly unit +2 [M] this turn. Deal 1 to it.',
        alike,
      ),
    ).toBe(false);
  });
  it('is what others are compared with, and elsewhere', () => {
    const body = spell({
      targets: [battlefield, target(and(unit, yours, { not: { at: t(0) } }))],
      effects: [{ do: 'moveTo', what: t(1), to: t(0) }],
    });
    const text =
      'Choose a battlefield and a unit you control at a different location. Move that unit to that battlefield.';
    expect(onSpell(text, body)).toBe(true);
    expect(onSpell(text.replace('different location', 'battlefield'), body)).toBe(false);
  });
  it('is dealt damage together with the others there', () => {
    const there: FilterClause[] = [{ has: ['types', 'Unit'] }, { controller: 'opponent' }, { at: t(0) }];
    const parts = (amount: number): Effect => ({
      do: 'damage',
      parts: [
        { to: t(1), amount: 4 },
        { to: { each: [...there, { not: { in: t(1) } }] }, amount },
      ],
    });
    const body = (amount: number) => spell({ targets: [battlefield, target(there)], effects: [parts(amount)] });
    const text =
      'Choose a battlefield and an enemy unit there. Deal 4 to that unit and 1 to each other enemy unit there.';
    expect(onSpell(text, body(1))).toBe(true);
    expect(onSpell(text, body(2))).toBe(false);
  });
  it('may be needed on a condition only', () => {
    const targets = [target(and(unit, enemy), { if: xp(6) })];
    const stun: Effect = { do: 'status', what: t(0), status: 'stunned' };
    const text = 'Draw 1. [Level 6][>] [Stun] an enemy unit.';
    expect(onSpell(text, spell({ targets, effects: [draw(1), { do: 'if', if: xp(6), then: [stun] }] }))).toBe(true);
    expect(onSpell(text, spell({ targets, effects: [draw(1), { do: 'if', if: xp(5), then: [stun] }] }))).toBe(false);
    expect(onSpell(text, spell({ targets, effects: [draw(1), stun] }))).toBe(false);
  });
});

describe('figures and moves', () => {
  it('are increased to others', () => {
    const body = spell({
      targets: [target(and(unit, friendly)), target(and(unit, friendly), { notIn: [0] })],
      effects: [raised(t(0), t(1))],
    });
    const text = 'Choose a friendly unit. This turn, increase its Might to the Might of another friendly unit.';
    expect(onSpell(text, body)).toBe(true);
    expect(onSpell(text, { ...body, effects: [giveMight(2, t(0))] } as Ability)).toBe(false);
  });
  it('say once how long several things last', () => {
    const both: Effect[] = [
      giveMight(2, t(0)),
      { do: 'modify', what: t(0), mods: [{ mod: 'ability', ability: keyword('tank') }] },
    ];
    const body = (effects: Effect[]) => spell({ targets: [target(unit)], effects });
    expect(onSpell('This turn, give a unit +2 [M] and give it [Tank].', body(both))).toBe(true);
    const forGood = both.map((one): Effect => (one.do === 'modify' ? { ...one, until: { kind: 'permanent' } } : one));
    expect(onSpell('This turn, give a unit +2 [M] and give it [Tank].', body(forGood))).toBe(false);
  });
  it('come from where things are', () => {
    const home = (what: Filter, more: Partial<TargetSpec> = {}) =>
      spell({ targets: [target(what, more)], effects: [{ do: 'moveTo', what: t(0), to: 'base' }] });
    expect(onSpell('Move a unit from a battlefield to its base.', home(and(unit, atBattlefield)))).toBe(true);
    expect(onSpell('Move a unit from a battlefield to its base.', home(unit))).toBe(false);
    const some: Partial<TargetSpec> = { min: 0, max: null, together: 'samePlace' };
    const text = 'Move any number of friendly units at a battlefield to their base.';
    expect(onSpell(text, home(and(unit, friendly, atBattlefield), some))).toBe(true);
    const bound = always([{ mod: 'rule', rule: 'cantMoveToBase' }], and(unit, { is: 'here' }));
    expect(saysOn({ types: ['Battlefield'] }, "Units can't move from here to base.", bound)).toBe(true);
    const all = always([{ mod: 'rule', rule: 'cantMoveToBase' }], unit);
    expect(saysOn({ types: ['Battlefield'] }, "Units can't move from here to base.", all)).toBe(false);
  });
  it('depend on a Level until another is reached', () => {
    const first: Ability = { ...less(pays(2)), if: { all: [xp(6), { not: xp(11) }] } };
    const then: Ability = { ...less(pays(4)), if: xp(11) };
    const text = '[Level 6][>] I cost [2] less.\n[Level 11][>] I cost [4] less instead.';
    expect(says(text, keyword('level', 6), first, keyword('level', 11), then)).toBe(true);
    const both: Ability = { ...less(pays(2)), if: xp(6) };
    expect(says(text, keyword('level', 6), both, keyword('level', 11), then)).toBe(false);
  });
  it('spare their player', () => {
    const kills = (who: Ref): Effect => ({
      do: 'sacrifice',
      who,
      filter: unit,
      kind: 'KILL',
      cause: 'kill',
      prompt: '',
    });
    const body = (spared: Ref): Ability =>
      when(playMe, [{ do: 'if', if: { paid: 'additional' }, then: [kills(spared)], else: [kills('players')] }]);
    const text =
      "You may pay [1] as an additional cost to play me.\nWhen you play me, each player must kill one of their units. If you paid my additional cost, you don't kill a unit this way.";
    expect(says(text, offer(pays(1)), body({ each: [{ player: 'any' }, { not: { player: 'you' } }] }))).toBe(true);
    // A teammate is no opponent.
    expect(says(text, offer(pays(1)), body('opponents'))).toBe(false);
    expect(says(text, offer(pays(1)), body('players'))).toBe(false);
  });
  it('are a legend, or something on the board', () => {
    const empowers = (...board: FilterClause[]): Ability => {
      const legends: FilterClause[] = [{ zone: 'legendZone' }, { has: ['types', 'Legend'] }];
      const others: FilterClause[] = [...board, { has: ['types', ['Unit', 'Gear']] }];
      return when(playMe, [{ do: 'status', what: t(0), status: 'empowered' }], {
        targets: [target([{ any: [legends, others] }])],
      });
    };
    const text = 'When you play me, empower a legend, unit, or gear.';
    expect(says(text, empowers({ zone: 'board' }))).toBe(true);
    // Where one of them names a zone the others are looked for in that zone.
    expect(says(text, empowers())).toBe(false);
  });
  it('are of something else', () => {
    const ready = (...more: FilterClause[]): Ability =>
      when(playMe, [{ do: 'status', what: t(0), status: 'exhausted', on: false }], {
        targets: [target([{ any: [{ zone: 'board' }, { zone: 'legendZone' }] }, ...more])],
      });
    expect(
      says("When you play me, ready something else that's exhausted.", ready({ other: true }, { status: 'exhausted' })),
    ).toBe(true);
    expect(says("When you play me, ready something else that's exhausted.", ready({ status: 'exhausted' }))).toBe(
      false,
    );
  });
});
