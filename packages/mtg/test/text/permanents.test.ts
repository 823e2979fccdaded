/** What permanents become, what they can't do, and where those are that are counted. */
import type { Ability, Mod } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, printed, says, UNSAID } from './printing.js';

describe('a land that becomes a creature', () => {
  const animated = (rule: string | undefined, until: 'endOfTurn' | 'permanent' = 'endOfTurn'): Ability => ({
    kind: 'activated',
    cost: [{ pay: 'mana', cost: '{1}' }],
    effects: [
      {
        do: 'modify',
        what: 'self',
        mods: [
          { mod: 'set', prop: 'power', value: 3 },
          { mod: 'set', prop: 'toughness', value: 2 },
          { mod: 'gain', prop: 'types', values: ['Creature'] },
          { mod: 'gain', prop: 'subtypes', values: ['Elemental'] },
          ...(rule === undefined ? [] : [{ mod: 'rule', rule } as Mod]),
        ],
        until: { kind: until },
      },
    ],
  });
  it("can't be blocked for as long as it is one", () => {
    const text = "{1}: ~ becomes a 3/2 Elemental creature until end of turn and can't be blocked this turn.";
    expect(says(`${text} it's still a land`, animated('cantBeBlocked'))).toBe(true);
    expect(says(`${text} it's still a land`, animated('cantBlock'))).toBe(false);
    expect(says(`${text} it's still a land`, animated(undefined))).toBe(false);
    expect(
      says("{1}: ~ becomes a 3/2 Elemental creature until end of turn. it's still a land", animated('cantBeBlocked')),
    ).toBe(false);
    expect(printed(animated('cantBeBlocked', 'permanent'))).toContain(UNSAID);
  });
});

describe('what creatures can not do', () => {
  const binding = (...rules: string[]): Ability => ({
    kind: 'static',
    affects: 'attached',
    mods: rules.map((rule) => ({ mod: 'rule', rule }) as Mod),
  });
  it('is said of attacking, blocking and crewing in one', () => {
    const text = "enchanted creature can't attack, block, or crew Vehicles";
    expect(says(text, binding('cantAttack', 'cantBlock', 'cantCrew'))).toBe(true);
    expect(says(text, binding('cantAttack', 'cantBlock'))).toBe(false);
    expect(says("enchanted creature can't attack or block", binding('cantAttack', 'cantBlock', 'cantCrew'))).toBe(
      false,
    );
  });
});

describe('creatures that are counted', () => {
  it('are on the battlefield, which may be said before what they have', () => {
    const power = (...more: object[]): Ability => ({
      kind: 'static',
      defining: true,
      mods: [{ mod: 'set', prop: 'power', value: { count: [creature, { keyword: 'shadow' }, ...more] as never } }],
    });
    const text = "~'s power is equal to the number of creatures";
    expect(says(`${text} with shadow`, power())).toBe(true);
    expect(says(`${text} on the battlefield with shadow`, power())).toBe(true);
    expect(says(`${text} with shadow on the battlefield`, power({ zone: 'battlefield' }))).toBe(true);
    expect(says(`${text} on the battlefield with shadow`, power({ controller: 'you' }))).toBe(false);
    expect(says(`${text} you control with shadow`, power({ controller: 'you' }))).toBe(true);
  });
});

describe('graveyards of opponents', () => {
  it('are exiled each', () => {
    const exile = (...each: object[]): Ability => ({
      kind: 'spell',
      effects: [{ do: 'move', what: { each: each as never }, to: 'exile', cause: 'exile' }],
    });
    const text = "exile each opponent's graveyard";
    expect(says(text, exile({ zone: 'graveyard' }, { owner: 'opponents' }))).toBe(true);
    expect(says(text, exile({ zone: 'graveyard' }, { owner: 'opponent' }))).toBe(true);
    expect(says(text, exile({ zone: 'graveyard' }, { owner: 'you' }))).toBe(false);
    expect(says(text, exile({ zone: 'graveyard' }, { owner: 'opponents' }, creature))).toBe(false);
  });
});
