/** Planeswalkers: emblems, what they become for a while and what they may be called, and several players who are targeted. */
import type { Ability, Effect, FilterClause, Mod, Ref } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, land, printed, printedOn, says, saysOn, UNSAID } from './printing.js';

const mine: FilterClause = { controller: 'you' };
const spell = (...effects: Effect[]): Ability => ({ kind: 'spell', effects });
const legend = { supertypes: ['Legendary'], types: ['Planeswalker'] };

describe('an emblem', () => {
  const strong: Ability = {
    kind: 'static',
    zone: 'command',
    affects: [creature, mine],
    mods: [
      { mod: 'add', stat: 'power', value: 1 },
      { mod: 'add', stat: 'toughness', value: 1 },
    ],
  };
  const bare = { name: 'Emblem', supertypes: [], types: [], subtypes: [], colors: [] };
  const emblem = (abilities: Ability[], props: object = {}, who?: Ref): Ability =>
    spell({
      do: 'emblem',
      token: { name: 'Emblem', props: { ...bare, ...props }, abilities },
      ...(who === undefined ? {} : { who }),
    });
  const shot: Ability = {
    kind: 'triggered',
    zone: 'command',
    on: { on: 'step', player: 'you', match: { step: 'end' } },
    effects: [{ do: 'damage', to: 'opponents', amount: 1 }],
  };
  it('is said by its abilities alone, each in quotation marks (114.3)', () => {
    const text = 'you get an emblem with "creatures you control get +1/+1."';
    expect(says(text, emblem([strong]))).toBe(true);
    expect(says(text, emblem([strong], {}, 'opponents'))).toBe(false);
    expect(says(text.replace('you get', 'each opponent gets'), emblem([strong], {}, 'opponents'))).toBe(true);
    expect(says(text, emblem([strong, shot]))).toBe(false);
    const both = `${text} and "at the beginning of your end step, this emblem deals 1 damage to each opponent."`;
    expect(says(both, emblem([strong, shot]))).toBe(true);
    expect(says(both.replace('this emblem', 'this creature'), emblem([strong, shot]))).toBe(false);
  });
  it('has its abilities in the command zone, and no characteristics', () => {
    const { zone, ...elsewhere } = strong as Extract<Ability, { kind: 'static' }>;
    expect(zone).toBe('command');
    expect(printed(emblem([elsewhere]))).toContain(UNSAID);
    expect(printed(emblem([]))).toContain(UNSAID);
    expect(printed(emblem([strong], { types: ['Enchantment'] }))).toContain(UNSAID);
    expect(printed(emblem([strong], { name: 'Banner' }))).toContain(UNSAID);
    expect(printed(emblem([{ kind: 'keyword', keyword: 'flying' }]))).toContain(UNSAID);
  });
  it('may give an ability, in single quotation marks', () => {
    const drawing: Ability = {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    };
    const given: Ability = {
      ...strong,
      affects: [land, mine],
      mods: [{ mod: 'ability', ability: drawing }],
    } as Ability;
    expect(says(`you get an emblem with "lands you control have '{T}: draw a card.'."`, emblem([given]))).toBe(true);
    expect(printed(emblem([given])).match(/"/g)).toHaveLength(2);
  });
});

describe('a planeswalker that becomes a creature', () => {
  const becoming: Ability = {
    kind: 'activated',
    cost: [{ pay: 'loyalty', amount: 0 }],
    effects: [
      {
        do: 'modify',
        what: 'self',
        mods: [
          { mod: 'set', prop: 'power', value: 5 },
          { mod: 'set', prop: 'toughness', value: 5 },
          { mod: 'gain', prop: 'types', values: ['Creature'] },
          { mod: 'gain', prop: 'subtypes', values: ['Soldier'] },
        ],
        until: { kind: 'endOfTurn' },
      },
    ],
  } as Ability;
  it('is still a planeswalker, as a land is still a land (205.1b)', () => {
    const text = (kind: string): string =>
      `[0]: until end of turn, ~ becomes a 5/5 Soldier creature that's still a ${kind}`;
    const cost = printedOn(legend, becoming).split(':')[0] ?? '';
    const said = (kind: string): string => text(kind).replace('[0]', cost);
    expect(saysOn(legend, said('planeswalker'), becoming)).toBe(true);
    expect(saysOn(legend, said('land'), becoming)).toBe(false);
    expect(saysOn({ types: ['Land'] }, said('land'), becoming)).toBe(true);
    expect(saysOn({ types: ['Land'] }, said('planeswalker'), becoming)).toBe(false);
  });
  it('may be called as the person that it shows, if it is legendary', () => {
    const flying: Mod = { mod: 'ability', ability: { kind: 'keyword', keyword: 'flying' } };
    const given: Ability = {
      kind: 'triggered',
      on: { on: 'attack', object: 'self' },
      effects: [{ do: 'modify', what: 'self', mods: [flying] }],
    };
    const text = 'whenever ~ attacks, she gains flying until end of turn';
    expect(saysOn({ supertypes: ['Legendary'] }, text, given)).toBe(true);
    expect(says(text, given)).toBe(false);
    const other: Ability = { ...given, on: { on: 'attack', object: [creature, mine] } };
    expect(saysOn({ supertypes: ['Legendary'] }, text.replace('~', 'a creature you control'), other)).toBe(false);
  });
});

describe('several players', () => {
  const drawing = (min: number, max: number | null, player: 'any' | 'opponent' = 'any'): Ability => ({
    kind: 'spell',
    targets: [{ what: { player }, min, max }],
    effects: [{ do: 'draw', who: { target: 0 }, count: 2 }],
  });
  it('who are targeted each do it (115.1)', () => {
    const text = 'any number of target players each draw two cards';
    expect(says(text, drawing(0, null))).toBe(true);
    expect(says(text, drawing(0, 2))).toBe(false);
    expect(says('up to two target players each draw two cards', drawing(0, 2))).toBe(true);
    expect(says('two target players each draw two cards', drawing(2, 2))).toBe(true);
    expect(says('two target opponents each draw two cards', drawing(2, 2, 'opponent'))).toBe(true);
    expect(printed(drawing(1, 2))).toContain(UNSAID);
  });
});

describe('counters that are put', () => {
  const put = (kind: string, what: FilterClause[], amount = 1): Effect => ({
    do: 'counters',
    what: { each: what },
    kind,
    amount,
  });
  const walker: FilterClause = { has: ['types', 'Planeswalker'] };
  it('on others as well, with one verb', () => {
    const text =
      'put a +1/+1 counter on each creature you control and a loyalty counter on each other planeswalker you control';
    const both = spell(put('+1/+1', [creature, mine]), put('loyalty', [walker, mine, { other: true }]));
    expect(says(text, both)).toBe(true);
    expect(says(text.replace(' and ', '. put '), both)).toBe(true);
    expect(says(text, spell(put('+1/+1', [creature, mine]), put('+1/+1', [walker, mine, { other: true }])))).toBe(
      false,
    );
    expect(says(text, spell(put('+1/+1', [creature, mine])))).toBe(false);
    const gone = spell(put('+1/+1', [creature, mine]), put('loyalty', [walker, mine, { other: true }], -1));
    expect(says(text, gone)).toBe(false);
    expect(
      says(
        'put a +1/+1 counter on each creature you control. remove a loyalty counter from each other planeswalker you control',
        gone,
      ),
    ).toBe(true);
  });
});
