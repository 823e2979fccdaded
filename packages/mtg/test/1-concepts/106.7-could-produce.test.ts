import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, damage, instant, land } from '../6-spells/test-cards.js';

const pool = (name: string, whose: 'you' | 'opponent', colors?: true) =>
  card(name, {
    type: 'Land',
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        effects: [{ do: 'addMana', could: { what: [land, { controller: whose }], ...(colors ? { colors } : {}) } }],
        immediate: true,
      },
    ],
  });
ownCards(
  pool('Test Pool', 'you'),
  pool('Test Orchard', 'opponent', true),
  card('Test Waste', {
    type: 'Land',
    abilities: [
      { kind: 'activated', cost: [{ pay: 'tap' }], effects: [{ do: 'addMana', choices: ['{C}'] }], immediate: true },
    ],
  }),
  instant('Test Green', '{G}', { effects: [damage(1, 'opponents')] }),
  instant('Test Blue', '{U}', { effects: [damage(1, 'opponents')] }),
  instant('Test Colorless', '{C}', { effects: [damage(1, 'opponents')] }),
);
const hand = ['Test Green', 'Test Blue', 'Test Colorless'];
const castable = (mine: unknown[], theirs: unknown[] = []) =>
  magicPosition([{ hand, battlefield: mine as string[] }, { battlefield: theirs as string[] }])
    .decision()
    .options?.filter(({ kind }) => kind === 'CAST')
    .map((option) => option.card)
    .sort();

describe('what permanents could produce (106.7)', () => {
  it('mtg:106.7 a type that an ability of such a permanent would add, also while that is tapped', () => {
    expect(castable(['Test Pool', { card: 'Forest', tapped: true }])).toEqual(['Test Green']);
    expect(castable(['Test Pool', { card: 'Test Waste', tapped: true }])).toEqual(['Test Colorless']);
  });

  it('mtg:106.7 none where no type can be told: two of them tell each other nothing', () => {
    expect(castable(['Test Pool', 'Test Pool'])).toEqual([]);
  });

  it('mtg:106.7 through another of them as well', () => {
    expect(castable(['Test Pool', { card: 'Test Pool', tapped: true }, { card: 'Island', tapped: true }])).toEqual([
      'Test Blue',
    ]);
  });

  it('mtg:106.7 "any color" is no colorless mana', () => {
    expect(castable(['Test Orchard'], ['Test Waste', 'Island'])).toEqual(['Test Blue']);
  });
});
