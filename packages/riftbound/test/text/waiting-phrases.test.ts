/** Phrases of what is looked at, split, waited for once, prevented, and so only while something is (355.14, 424, 383.5). */
import type { Ability, Condition, Effect, FilterClause, JsonObject, StaticAbility } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { deal, draw, keyword, pays, playMe, spell, t, target, uses, when } from '../../src/language/builders.js';
import { printed, says, saysOn } from './printing.js';

const SPELL = { types: ['Spell'] };
const UNIT: FilterClause = { has: ['types', 'Unit'] };
const ENEMY: FilterClause = { controller: 'opponent' };
const SPELLS: FilterClause = { has: ['types', 'Spell'] };
const onSpell = (text: string, ...abilities: Ability[]): boolean => saysOn(SPELL, text, ...abilities);
const empowered: Condition = { is: ['self', { status: 'empowered' }] };

describe('phrases', () => {
  it('cards that are looked at', () => {
    const dig = (order: 'any' | 'random'): Ability =>
      spell({ effects: [{ do: 'dig', count: 3, take: { to: 'hand' }, rest: { to: 'bottom', order } }] });
    const text = 'Look at the top 3 cards of your Main Deck. Put 1 into your hand and recycle the rest.';
    expect(onSpell(text, dig('random')), printed(dig('random'))).toBe(true);
    // What is recycled together lies in random order.
    expect(onSpell(text, dig('any'))).toBe(false);
  });
  it('damage that is split', () => {
    const split = (max: number): Ability =>
      spell({
        targets: [target([ENEMY, UNIT], { min: 0, max })],
        effects: [
          { do: 'divide', among: t(0), total: 5 },
          { do: 'damage', to: t(0), amount: { division: true } },
        ],
      });
    const text = 'Deal 5 damage split among any number of enemy units.';
    expect(onSpell(text, split(5))).toBe(true);
    expect(onSpell(text, split(3))).toBe(false);
  });
  it('the top card that was shown', () => {
    const shown = (first: Effect): Ability =>
      when(playMe, [
        first,
        {
          do: 'if',
          if: { is: [{ top: 1 }, [SPELLS]] },
          then: [draw(1)],
          else: [{ do: 'move', what: { top: 1 }, to: 'mainDeck', position: 'bottom', cause: 'recycle' }],
        },
      ]);
    const text =
      "When you play me, reveal the top card of your Main Deck. If it's a spell, draw it. Otherwise, recycle it.";
    expect(says(text, shown({ do: 'reveal', what: { top: 1 } }))).toBe(true);
    expect(says(text, shown({ do: 'look', what: { top: 1 } }))).toBe(false);
  });
  it('what is waited for once', () => {
    const waits = (repeat?: true): Ability =>
      when(playMe, [
        {
          do: 'delayed',
          on: { on: 'play', player: 'you', object: [UNIT] },
          effects: [{ do: 'status', what: { event: 'object' }, status: 'exhausted', on: false }],
          until: { kind: 'endOfTurn' },
          ...(repeat ? { repeat } : {}),
        },
      ]);
    const text = 'When you play me, the next time you play a unit this turn, ready it.';
    expect(says(text, waits())).toBe(true);
    expect(says(text, waits(true))).toBe(false);
  });
  it('what is so only while something is, and otherwise instead', () => {
    const bonus = (value: number, is: boolean): StaticAbility => ({
      kind: 'static',
      affects: [UNIT, { controller: 'you' }],
      mods: [{ mod: 'add', stat: 'might', value }],
      if: is ? empowered : { not: empowered },
    });
    const text = "Your units have +1 [M]. If I'm [Empowered], they have +2 [M] instead.";
    expect(says(text, bonus(1, false), bonus(2, true))).toBe(true);
    expect(says(text, bonus(1, false), bonus(3, true))).toBe(false);
    expect(says(text, { ...bonus(1, false), affects: [UNIT] }, bonus(2, true))).toBe(false);
  });
  it('points that are not gained, and damage that is prevented', () => {
    const points = (player: 'opponent' | 'you'): Ability => ({
      kind: 'replacement',
      on: 'stat',
      player,
      match: { stat: 'points', gain: true },
      instead: [],
    });
    expect(says("Opponents can't gain points.", points('opponent'))).toBe(true);
    expect(says("Opponents can't gain points.", points('you'))).toBe(false);
    const shield = (match: { combat: boolean; named?: boolean }): Ability => ({
      kind: 'replacement',
      on: 'damage',
      target: 'self',
      source: { controller: 'opponent' },
      match,
      prevent: true,
    });
    const text = 'Prevent all damage that enemy spells and abilities would deal to me.';
    expect(says(text, shield({ combat: false, named: false }))).toBe(true);
    expect(says(text, shield({ combat: true, named: false }))).toBe(false);
    // What a spell makes a unit deal is not among it (417.6.b.3).
    expect(says(text, shield({ combat: false }))).toBe(false);
  });
  it('what a card does from the trash', () => {
    const back = (zone?: string): Ability =>
      when({ on: 'conquer', player: 'you' }, [{ do: 'move', what: 'self', to: 'hand', cause: 'return' }], {
        ...(zone ? { zone } : {}),
      });
    const text = 'When you conquer, return this from your trash to your hand.';
    expect(onSpell(text, back('trash'))).toBe(true);
    expect(onSpell(text, back())).toBe(false);
  });
  it('what may be used only while something is', () => {
    const use = (where: 'atBattlefield' | 'inBase'): Ability =>
      uses([pays(1)], [draw(1)], { if: { is: ['self', { is: where }] } });
    const text = "[1]: Draw 1. Use my abilities only while I'm at a battlefield.";
    expect(says(`${text}\n${text}`, use('atBattlefield'), use('atBattlefield'))).toBe(true);
    expect(says(`${text}\n${text}`, use('atBattlefield'), use('inBase'))).toBe(false);
  });
  it('rules of objects', () => {
    const rule = (name: string): StaticAbility => ({ kind: 'static', mods: [{ mod: 'rule', rule: name }] });
    expect(says("I can't be chosen by enemy spells and abilities.", rule('cantBeChosenByEnemies'))).toBe(true);
    expect(says("I can't be chosen by enemy spells and abilities.", rule('cantMoveToBase'))).toBe(false);
    expect(says("I don't deal combat damage.", rule('dealsNoCombatDamage'))).toBe(true);
    expect(says('I must be assigned combat damage last.', rule('assignedDamageLast'))).toBe(true);
    const open = (is: string): Ability => ({
      kind: 'static',
      zone: 'chain',
      mods: [{ mod: 'rule', rule: 'playableAt', at: [{ is }, { has: ['types', 'Battlefield'] }] }],
    });
    expect(says('You may play me to an open battlefield.', open('open'))).toBe(true);
    expect(says('You may play me to an open battlefield.', open('occupied'))).toBe(false);
    const ready = (of: JsonObject[], players: 'you' | 'team'): Ability => ({
      kind: 'static',
      affects: { players },
      mods: [{ mod: 'rule', rule: 'unitsEnterReady', of }],
    });
    expect(
      says('Other friendly units enter ready.', ready([{ has: ['types', 'Unit'] }, { other: true }], 'team')),
    ).toBe(true);
    expect(says('Other friendly units enter ready.', ready([{ has: ['types', 'Unit'] }], 'team'))).toBe(false);
    expect(says('Other friendly units enter ready.', ready([{ has: ['types', 'Unit'] }, { other: true }], 'you'))).toBe(
      false,
    );
    expect(says('Your tokens enter ready.', ready([{ is: 'token' }], 'you'))).toBe(true);
  });
  it('modes that are given', () => {
    const give = (name: string) => ({
      effects: [{ do: 'modify', what: 'self', mods: [{ mod: 'ability', ability: keyword(name) }] }] satisfies Effect[],
    });
    const body: Ability = {
      kind: 'triggered',
      on: playMe,
      modes: { min: 1, max: 1, choices: [give('tank'), give('ganking')] },
    };
    expect(says('When you play me, choose one to give me this turn — [Tank] [Ganking]', body)).toBe(true);
    expect(says('When you play me, choose one to give me this turn — [Tank] [Tank]', body)).toBe(false);
    expect(onSpell('Deal 1 to a unit.', spell({ targets: [target(UNIT)], effects: [deal(1, t(0))] }))).toBe(true);
  });
});
