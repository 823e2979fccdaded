/** What added mana may be spent on, and what comes of spending it (106.6). */
import type { ActivatedAbility, Effect, FilterClause } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, printed, says, tells, UNSAID } from './printing.js';

type Added = Omit<Extract<Effect, { do: 'addMana' }>, 'do'>;
const adds = (added: Added): ActivatedAbility => ({
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  immediate: true,
  effects: [{ do: 'addMana', ...added }],
});
const one = ['{C}'];
const artifact: FilterClause = { has: ['types', 'Artifact'] };
const there: FilterClause = { zone: 'battlefield' };
const anything: FilterClause[] = [{ not: { player: 'any' } }];
const only = (more: NonNullable<Added['only']>): ActivatedAbility => adds({ choices: one, only: more });
const uncountered: Effect[] = [
  { do: 'modify', what: { event: 'object' }, mods: [{ mod: 'rule', rule: 'cantBeCountered' }] },
];

describe('mana that is kept for something', () => {
  it('is spent on such spells alone (106.6)', () => {
    const text = '{T}: add {C}. spend this mana only to cast a creature spell';
    tells(
      text,
      only({ cast: [creature] }),
      only({ cast: [artifact] }),
      only({ activate: [creature] }),
      only({ cast: [creature], other: true }),
      only({ cast: [creature], activate: anything }),
      adds({ choices: one }),
      adds({ choices: one, spent: { cast: [creature], effects: uncountered } }),
    );
    expect(says('{T}: add {C}. spend this mana only to cast creature spells', only({ cast: [creature] }))).toBe(true);
    expect(says('{T}: add {C}', only({ cast: [creature] }))).toBe(false);
    expect(says('{T}: add {C}. spend this mana only to cast spells', only({ cast: anything }))).toBe(true);
    const big: FilterClause = { stat: ['manaValue', '>=', 4] };
    const heavy = '{T}: add {C}. spend this mana only to cast spells with mana value 4 or greater';
    tells(heavy, only({ cast: [big] }), only({ cast: [] }), only({}));
    expect(printed(only({}))).toContain(UNSAID);
  });
  it('is spent on abilities of permanents, or of sources wherever they are (109.2)', () => {
    const of = (what: string): string => `{T}: add {C}. spend this mana only to activate ${what}`;
    tells(
      of('abilities of artifacts'),
      only({ activate: [there, artifact] }),
      only({ activate: [artifact] }),
      only({ activate: anything }),
      only({ cast: [artifact], activate: [there, artifact] }),
    );
    tells(of('abilities of artifact sources'), only({ activate: [artifact] }), only({ activate: [there, artifact] }));
    tells(of('an ability of an artifact source'), only({ activate: [artifact] }), only({ activate: [creature] }));
    tells(of('abilities'), only({ activate: anything }), only({ activate: [artifact] }));
    const both = '{T}: add {C}. spend this mana only to cast artifact spells or activate abilities of artifacts';
    tells(
      both,
      only({ cast: [artifact], activate: [there, artifact] }),
      only({ cast: [artifact], activate: [artifact] }),
      only({ cast: [artifact] }),
      only({ cast: [creature], activate: [there, artifact] }),
    );
  });
  it('may be spent on all but some spells', () => {
    const text = "{T}: add {C}. this mana can't be spent to cast a nonartifact spell";
    const stone = { cast: [artifact], activate: anything, other: true as const };
    tells(
      text,
      only(stone),
      only({ cast: [creature], activate: anything, other: true }),
      only({ cast: [artifact], other: true }),
      only({ cast: [artifact], activate: [artifact], other: true }),
      only({ cast: [artifact], activate: anything }),
      only({ cast: [{ not: artifact }], activate: anything, other: true }),
    );
    const hand = "{T}: add {C}. this mana can't be spent to cast spells from your hand";
    tells(hand, only({ cast: [{ not: { playedFrom: 'hand' } }], activate: anything, other: true }), only(stone));
  });
  it('does something to what it is spent on', () => {
    const text = "{T}: add {C}. spend this mana only to cast a creature spell, and that spell can't be countered";
    const spent = { cast: anything, effects: uncountered };
    tells(
      text,
      adds({ choices: one, only: { cast: [creature] }, spent }),
      adds({ choices: one, only: { cast: [creature], activate: anything }, spent }),
      adds({ choices: one, only: { cast: [creature] }, spent: { ...spent, cast: [artifact] } }),
      adds({ choices: one, only: { cast: [creature] }, spent: { ...spent, triggers: true } }),
      adds({ choices: one, only: { cast: [creature] }, spent: { ...spent, activate: anything } }),
      adds({ choices: one, only: { cast: [creature] }, spent: { ...spent, effects: [] } }),
      adds({ choices: one, spent }),
      only({ cast: [creature] }),
    );
    const if_ = "{T}: add {C}. if that mana is spent on a creature spell, that spell can't be countered";
    tells(
      if_,
      adds({ choices: one, spent: { cast: [creature], effects: uncountered } }),
      adds({ choices: one, spent: { cast: [creature], effects: uncountered, triggers: true } }),
      adds({ choices: one, spent: { cast: [artifact], effects: uncountered } }),
      only({ cast: [creature] }),
    );
    expect(printed(adds({ choices: one, kept: 'turn' }))).toContain(UNSAID);
  });
});
