/** X that several instructions share, and totals that are divided: said once, at the end (107.3, 601.2d). */
import type { Ability, Effect, TriggerPattern, Value } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, says } from './printing.js';

const dies: TriggerPattern = { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } };
const when = (on: TriggerPattern, ...effects: Effect[]): Ability => ({ kind: 'triggered', on, effects });
const lose = (amount: Value): Effect => ({
  do: 'stat',
  who: 'opponents',
  stat: 'life',
  amount: { negative: amount },
});
const gain = (amount: Value): Effect => ({ do: 'stat', who: 'you', stat: 'life', amount });
const draw = (count: Value): Effect => ({ do: 'draw', who: 'you', count });
const yours: Value = { count: [creature, { controller: 'you' }] };
const power: Value = { stat: 'power', of: 'self' };

describe('what X is, is said once', () => {
  it('of figures that neither of the two changes', () => {
    const text = 'when ~ dies, each opponent loses X life and you gain X life, where X is its power';
    expect(says(text, when(dies, lose(power), gain(power)))).toBe(true);
    expect(says(text, when(dies, lose(power), gain({ stat: 'toughness', of: 'self' })))).toBe(false);
    expect(says(text, when(dies, lose(power), gain('x')))).toBe(false);
  });
  it('of graveyards, where cards are drawn, and not where they are milled', () => {
    const yard: Value = { count: [{ zone: 'graveyard' }, { owner: 'you' }, creature] };
    const first = 'you draw X cards and you gain X life, where X is the number of creature cards in your graveyard';
    expect(says(first, { kind: 'spell', effects: [draw(yard), gain(yard)] })).toBe(true);
    const mill: Effect = { do: 'mill', who: 'you', count: yard };
    const second = 'mill X cards and you gain X life, where X is the number of creature cards in your graveyard';
    expect(says(second, { kind: 'spell', effects: [mill, gain(yard)] })).toBe(false);
  });
  it('of power, not where damage might be dealt in counters first (702.80a)', () => {
    const each = { each: [creature, { controller: 'opponent' as const }] };
    const text = (dealt: string): string =>
      `~ deals X damage to ${dealt} and you gain X life, where X is the greatest power among creatures you control`;
    const greatest: Value = { highest: 'power', of: { each: [creature, { controller: 'you' }] } };
    const spell = (to: 'opponents' | typeof each): Ability => ({
      kind: 'spell',
      effects: [{ do: 'damage', to, amount: greatest }, gain(greatest)],
    });
    expect(says(text('each opponent'), spell('opponents'))).toBe(true);
    expect(says(text('each creature an opponent controls'), spell(each))).toBe(false);
  });
  it('of what two creatures get, and of damage to two', () => {
    const targets = [
      { what: [{ zone: 'battlefield' as const }, creature] },
      { what: [{ zone: 'battlefield' as const }, creature], notIn: [0] },
    ];
    const add = (target: number, stat: 'power' | 'toughness', value: Value): Effect => ({
      do: 'modify',
      what: { target },
      mods: [{ mod: 'add', stat, value }],
      until: { kind: 'endOfTurn' },
    });
    const both =
      'target creature gets +X/+0 until end of turn and another target creature gets -0/-X until end of turn, where X is the number of creatures you control';
    const spell = (other: Value): Ability => ({
      kind: 'spell',
      targets,
      effects: [add(0, 'power', yours), add(1, 'toughness', other)],
    });
    expect(says(both, spell({ negative: yours }))).toBe(true);
    expect(says(both, spell(yours))).toBe(false);
    const dealt = (amount: Value): Ability => ({
      kind: 'spell',
      targets: targets.slice(0, 1),
      effects: [
        {
          do: 'damage',
          parts: [
            { to: { target: 0 }, amount: yours },
            { to: 'you', amount },
          ],
        },
      ],
    });
    const text =
      '~ deals X damage to target creature and X damage to you, where X is the number of creatures you control';
    expect(says(text, dealt(yours))).toBe(true);
    expect(says(text, dealt(2))).toBe(false);
  });
});

describe('what is divided', () => {
  const divided = (divide: Value | undefined, amount: Value = { division: true }): Ability => ({
    kind: 'spell',
    targets: [{ what: [{ zone: 'battlefield' }, creature], min: 0, max: null }],
    ...(divide === undefined ? {} : { divide }),
    effects: [{ do: 'damage', to: { target: 0 }, amount }],
  });
  it('is a number, or what X is said to be at the end (601.2d)', () => {
    expect(says('~ deals 5 damage divided as you choose among any number of target creatures', divided(5))).toBe(true);
    const text =
      '~ deals X damage divided as you choose among any number of target creatures, where X is the number of creatures you control';
    expect(says(text, divided(yours))).toBe(true);
    expect(says(text, divided({ count: [creature] }))).toBe(false);
  });
  it('is said, where there is anything to divide', () => {
    expect(says('~ deals 5 damage to any number of target creatures', divided(5, 5))).toBe(false);
    expect(
      says('~ deals 5 damage divided as you choose among any number of target creatures', divided(undefined)),
    ).toBe(false);
  });
  it('may be counters', () => {
    const counters: Ability = {
      kind: 'spell',
      targets: [{ what: [{ zone: 'battlefield' }, creature], min: 0, max: null }],
      divide: yours,
      effects: [{ do: 'counters', what: { target: 0 }, kind: '+1/+1', amount: { division: true } }],
    };
    const text =
      'distribute X +1/+1 counters among any number of target creatures, where X is the number of creatures you control';
    expect(says(text, counters)).toBe(true);
    expect(says(text, divided(yours))).toBe(false);
  });
});
