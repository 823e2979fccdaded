/** Phrases of single texts: what several abilities say together, what is paid to be replaced, and Repeat that is given. */
import type { Ability, Condition, Effect, FilterClause, StaticAbility } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { draw, spell, target, when } from '../../src/language/builders.js';
import { says, saysOn } from './printing.js';

const SPELL = { types: ['Spell'] };
const FIELD = { types: ['Battlefield'] };
const UNIT: FilterClause = { has: ['types', 'Unit'] };
const DEATH = { from: 'board', to: 'trash' };
const THAT = { event: 'object' } as const;
const SAVED: Effect[] = [
  { do: 'heal', what: THAT },
  { do: 'status', what: THAT, status: 'exhausted' },
  { do: 'recall', what: THAT },
];
const price = (energy: number, ...power: string[]) => ({ pay: 'resources' as const, energy, power });
const always = (mods: StaticAbility['mods'], more: Partial<StaticAbility> = {}): StaticAbility => ({
  kind: 'static',
  mods,
  ...more,
});

describe('what is paid for a replacement', () => {
  const saves = (more: Partial<Extract<Ability, { kind: 'replacement' }>>): Ability => ({
    kind: 'replacement',
    on: 'move',
    object: [UNIT, { controller: 'you' }],
    match: DEATH,
    instead: SAVED,
    may: true,
    cost: [price(2)],
    ...more,
  });
  const text = 'If a unit you control would die, you may pay [2] to heal it, exhaust it, and recall it instead.';
  it('says who may, and what is paid', () => {
    expect(says(text, saves({}))).toBe(true);
    expect(says(text, saves({ cost: [price(3)] }))).toBe(false);
    const { may: _may, ...forced } = saves({}) as Extract<Ability, { kind: 'replacement' }>;
    expect(says(text, forced)).toBe(false);
    const other =
      'If a unit here would die during combat, its controller may pay [2] to heal it, exhaust it, and recall it instead.';
    const fought: Condition = { exists: [{ has: ['types', 'Battlefield'] }, { is: 'fought' }] };
    const here = { object: [UNIT, { is: 'here' } as FilterClause], who: { controllerOf: THAT }, if: fought };
    expect(saysOn(FIELD, other, saves(here))).toBe(true);
    expect(saysOn(FIELD, other, saves({ ...here, who: 'you' }))).toBe(false);
  });
});

describe('modes and Repeat', () => {
  const modes = (unchosen?: 'any' | 'you') => ({
    min: 1,
    max: 1,
    choices: [{ effects: [draw(1)] }, { effects: [draw(2)] }],
    ...(unchosen ? { unchosen } : {}),
  });
  it('modes that are left', () => {
    const at = (unchosen?: 'any' | 'you'): Ability => ({
      kind: 'triggered',
      on: { on: 'play', object: 'self' },
      modes: modes(unchosen),
    });
    const left = "When you play me, choose one that hasn't been chosen this turn — Draw 1. Draw 2.";
    expect([says(left, at('any')), says(left, at('you')), says(left, at())]).toEqual([true, false, false]);
    const own = "When you play me, choose one you've not chosen this turn — Draw 1. Draw 2.";
    expect([says(own, at('any')), says(own, at('you'))]).toEqual([false, true]);
    const rite = "Choose one you haven't already chosen — Draw 1. Draw 2.";
    expect(saysOn(SPELL, rite, spell({ modes: modes('any') }))).toBe(true);
    expect(saysOn(SPELL, rite, spell({ modes: modes() }))).toBe(false);
  });
  const repeats = (cost: ReturnType<typeof price>): StaticAbility['mods'] => [
    { mod: 'cost', of: [{ has: ['types', 'Spell'] }], optional: { name: 'repeat', cost: [cost], times: 1 } },
  ];
  it('Repeat that is given, or costs less', () => {
    const given = 'Your spells have [Repeat] [3].';
    const you = { affects: { players: 'you' as const } };
    expect(says(given, always(repeats(price(3)), you))).toBe(true);
    expect(says(given, always(repeats(price(2)), you))).toBe(false);
    expect(says(given, always(repeats(price(3)), { affects: { players: 'team' } }))).toBe(false);
    const cheap = 'While you control this battlefield, friendly [Repeat] costs cost [2] less.';
    const less = (named?: string): Ability =>
      always([{ mod: 'cost', part: 'optional', less: [price(2)], ...(named ? { named } : {}) }], {
        affects: { players: 'team' },
        if: { is: ['self', { controller: 'you' }] },
      });
    expect(saysOn(FIELD, cheap, less('repeat'))).toBe(true);
    expect(saysOn(FIELD, cheap, less('accelerate'))).toBe(false);
  });
});

describe('several abilities in a sentence', () => {
  it('who fights adds, and what is used counts', () => {
    const add = (side: string): Ability =>
      when({ on: 'combatStarts', player: 'any', match: { side }, object: 'self' }, [
        { do: 'add', energy: 2, power: [], who: { event: 'player' } },
      ]);
    const text = 'When combat starts here, the attacker and defender each [Add] [2].';
    expect(saysOn(FIELD, text, add('attacker'), add('defender'))).toBe(true);
    expect(saysOn(FIELD, text, add('attacker'), add('attacker'))).toBe(false);
    const used = when({ on: 'used', player: 'you', object: [{ has: ['types', 'Gear'] }] }, [draw(1)]);
    expect(says('When you use an activated ability of a gear, draw 1.', used)).toBe(true);
    expect(says('When you use an activated ability of a unit, draw 1.', used)).toBe(false);
  });
});

describe('any amount', () => {
  it('of Power, and that much', () => {
    const shots = (more: object = {}): Ability =>
      spell({
        targets: [target([UNIT])],
        effects: [
          {
            do: 'pay',
            cost: [{ pay: 'resources', power: ['any'], each: 'x' }],
            x: 'x',
            then: [{ do: 'damage', to: { target: 0 }, amount: { number: 'x' }, ...more }],
          },
        ],
      });
    const text = 'Pay any amount of [A] to deal that much damage to a unit.';
    expect(saysOn(SPELL, text, shots())).toBe(true);
    expect(saysOn(SPELL, text, shots({ amount: 2 }))).toBe(false);
  });
});

describe('damage that is split', () => {
  it('of as much as a unit has Might, and what follows each death of it', () => {
    const one = { target: 0 };
    const might = { stat: 'might' as const, of: one };
    const strike = (kept: string, total: object): Ability =>
      spell({
        targets: [
          target([UNIT, { controller: 'team' }]),
          { what: [UNIT, { controller: 'opponent' }], min: 0, count: might },
        ],
        effects: [
          { do: 'divide', among: { target: 1 }, total: might, ...total },
          { do: 'damage', from: one, to: { target: 1 }, amount: { division: true } },
          { do: 'remember', as: 'kept', what: { target: 1 } },
          {
            do: 'delayed',
            on: { on: 'did', match: { act: 'kill' }, source: 'self', object: [{ in: { saved: kept } }] },
            effects: [draw(1)],
            until: { kind: 'endOfTurn' },
            repeat: true,
          },
        ],
      });
    const text =
      'Choose a friendly unit. It deals damage equal to its Might split among enemy units. For each unit this kills, do this: Draw 1.';
    expect(saysOn(SPELL, text, strike('kept', {}))).toBe(true);
    expect(saysOn(SPELL, text, strike('other', {}))).toBe(false);
    expect(saysOn(SPELL, text, strike('kept', { total: 3 }))).toBe(false);
  });
  it('the first time in a turn is once', () => {
    const wins = (limit?: { perTurn: number }): Ability =>
      when({ on: 'combatWon', player: 'you', object: { is: 'here' } }, [draw(1)], limit ? { limit } : {});
    const text = 'The first time I win a combat each turn, draw 1.';
    expect([says(text, wins({ perTurn: 1 })), says(text, wins())]).toEqual([true, false]);
  });
});
