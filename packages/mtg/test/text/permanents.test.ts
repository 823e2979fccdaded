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

describe('activated abilities', () => {
  const bound = (affects: 'attached' | object, manaAbilities?: false, ...rules: string[]): Ability => ({
    kind: 'static',
    affects: affects as never,
    mods: [
      ...rules.map((rule) => ({ mod: 'rule', rule }) as Mod),
      { mod: 'rule', rule: 'cantBeActivated', ...(manaAbilities === undefined ? {} : { manaAbilities }) } as Mod,
    ],
  });
  it("can't be activated, but for those that add mana where the text says so (605.1)", () => {
    const text = "enchanted creature can't attack or block, and its activated abilities can't be activated";
    expect(says(text, bound('attached', undefined, 'cantAttack', 'cantBlock'))).toBe(true);
    expect(says(text, bound('attached', false, 'cantAttack', 'cantBlock'))).toBe(false);
    expect(says(`${text} unless they're mana abilities`, bound('attached', false, 'cantAttack', 'cantBlock'))).toBe(
      true,
    );
    expect(says("enchanted creature's activated abilities can't be activated", bound('attached'))).toBe(true);
    expect(says("activated abilities of creatures can't be activated", bound(creature))).toBe(true);
    expect(says("activated abilities of creatures can't be activated", bound(creature, false))).toBe(false);
  });
});

describe('what is exiled for a cost', () => {
  it('is on the battlefield, where the text does not say otherwise', () => {
    const paid = (from: 'battlefield' | undefined, zone?: 'graveyard'): Ability => ({
      kind: 'activated',
      cost: [{ pay: 'exile', what: 'self', ...(from ? { from } : {}) }],
      effects: [{ do: 'draw', who: 'you', count: 1 }],
      ...(zone ? { zone } : {}),
    });
    expect(says('exile ~: draw a card', paid('battlefield'))).toBe(true);
    expect(says('exile ~ from your graveyard: draw a card', paid(undefined, 'graveyard'))).toBe(true);
    expect(printed(paid('battlefield', 'graveyard'))).toContain(UNSAID);
  });
});
