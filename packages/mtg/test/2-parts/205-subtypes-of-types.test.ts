/** Subtypes belong to card types (205.3): what is chosen is one of them, and what loses the type loses them. */
import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, instant, permanent, t, target, untilEndOfTurn } from '../6-spells/test-cards.js';

const ENCHANTMENTS = [
  'Background',
  'Cartouche',
  'Case',
  'Class',
  'Curse',
  'Role',
  'Room',
  'Rune',
  'Saga',
  'Shard',
  'Shrine',
];
const LANDS = ['Cave', 'Desert', 'Forest', 'Gate', 'Island', 'Lair', 'Locus', 'Mine', 'Mountain'];
const MORE_LANDS = ['Plains', 'Planet', 'Power-Plant', 'Sphere', 'Swamp', 'Tower', 'Town', 'Urza’s'];
const without = (type: string) =>
  instant('Test Without', '{0}', {
    targets: [target(permanent)],
    effects: [untilEndOfTurn(t(0), { mod: 'lose', prop: 'types', values: [type] })],
  });
const left = (type: string, subtypes: string[]): unknown => {
  const both = card('Test Both', {
    ...(type === 'Land' ? {} : { cost: '{0}' }),
    type: `${type} Creature — ${subtypes.join(' ')} Dryad`,
    power: 1,
    toughness: 1,
  });
  const game = magicPosition([{ hand: ['Test Without'], battlefield: ['Test Both'] }, {}], {
    definitions: [both, without(type)],
  });
  expect(game.the('Test Both').subtypes).toEqual([...subtypes, 'Dryad']);
  return game.cast(0, 'Test Without').resolve().the('Test Both').subtypes;
};

describe('subtypes and their types', () => {
  it('mtg:205.3h enchantment types are those of enchantments: what is none any more has none of them', () => {
    expect(left('Enchantment', ENCHANTMENTS)).toEqual(['Dryad']);
  });

  it('mtg:205.3i land types are those of lands', () => {
    expect([left('Land', LANDS), left('Land', MORE_LANDS)]).toEqual([['Dryad'], ['Dryad']]);
  });

  it('mtg:205.3e mtg-2003:214.7a of creature types exactly one is chosen, and nothing that is none', () => {
    const choice = instant('Test Choice', '{0}', { effects: [{ do: 'chooseWord', of: 'creatureType' }] });
    const game = magicPosition([{ hand: ['Test Choice'] }, {}], { definitions: [choice] })
      .cast(0, 'Test Choice')
      .resolve();
    for (const name of ['Merfolk Wizard', 'artifact', 'opponent', 'Swamp', 'truck'])
      expect(game.refused(0, { name }).code, name).toBe('ILLEGAL_ACTION');
    expect(game.decision().rules).toContain('mtg:205.3e');
    expect(game.answer(0, { name: 'Wizard' }).happened('WORD_CHOSEN')).toMatchObject([{ name: 'Wizard' }]);
  });
});

describe('loyalty abilities (209.2)', () => {
  it('mtg:209.2 they are activated in one’s own main phase with an empty stack, and one a turn of each permanent', () => {
    const sage = (name: string) =>
      card(name, {
        cost: '{0}',
        type: 'Planeswalker — Test',
        loyalty: 4,
        abilities: [
          { kind: 'activated', cost: [{ pay: 'loyalty', amount: 1 }], effects: [{ do: 'draw', who: 'you', count: 1 }] },
          {
            kind: 'activated',
            cost: [{ pay: 'loyalty', amount: -1 }],
            effects: [{ do: 'draw', who: 'you', count: 1 }],
          },
        ],
      });
    const game = magicPosition([{ battlefield: ['Test Sage', 'Test Seer'] }, { battlefield: ['Test Sage'] }], {
      definitions: [sage('Test Sage'), sage('Test Seer')],
    });
    const offered = (): unknown[] =>
      game.decision().options.flatMap(({ kind, card, loyalty }) => (kind === 'ACTIVATE' ? [[card, loyalty]] : []));
    expect(offered()).toHaveLength(4);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Sage', loyalty: '+1' });
    expect([offered(), game.all('Test Sage').map(({ counters }) => counters)]).toEqual([
      [],
      [{ loyalty: 5 }, { loyalty: 4 }],
    ]);
    game.resolve();
    expect(offered()).toEqual([
      ['Test Seer', '+1'],
      ['Test Seer', '-1'],
    ]);
    game.until({ step: 'beginningOfCombat' });
    expect(offered()).toEqual([]);
  });
});
