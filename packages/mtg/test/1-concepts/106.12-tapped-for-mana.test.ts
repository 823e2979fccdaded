import type { Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { language } from '../../src/index.js';
import { card, creatureCard, damage, gainLife, instant, land, triggered } from '../6-spells/test-cards.js';

const barbs = (object: object[]) =>
  triggered({ on: 'tapForMana', object: object as never }, { effects: [damage(1, { event: 'player' })] });
ownCards(
  card('Test Barbs', { type: 'Enchantment', abilities: [barbs([land])] }),
  card('Test Elf Barbs', { type: 'Enchantment', abilities: [barbs([{ has: ['types', 'Creature'] }])] }),
  card('Test Scorched Ground', {
    type: 'Enchantment',
    abilities: [barbs([land, { not: { has: ['supertypes', 'Basic'] } }])],
  }),
  card('Test Odd Land', {
    type: 'Land',
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'tap' }, { pay: 'life', amount: 1 }],
        effects: [{ do: 'addMana', choices: ['{R}'] }],
        immediate: true,
      },
      {
        kind: 'activated',
        cost: [{ pay: 'life', amount: 2 }],
        effects: [{ do: 'addMana', choices: ['{G}'] }],
        immediate: true,
      },
    ],
  }),
  creatureCard('Test Dry Elf', '{1}', 'Elf', '1/1', {
    kind: 'activated',
    cost: [{ pay: 'tap' }],
    effects: [{ do: 'addMana', choices: ['{R}'], times: { count: { has: ['types', 'Planeswalker'] } } }],
    immediate: true,
  }),
  instant('Test Ember', '{R}{R}', { effects: [damage(3, 'opponents')] }),
);

describe('tapping for mana (106.12)', () => {
  it('mtg:106.12a each land that is tapped for mana triggers it once, for whoever taps it', () => {
    const game = magicPosition([
      { hand: ['Test Ember'], battlefield: lands(3, 'Mountain') },
      { battlefield: ['Test Barbs', ...lands(2, 'Mountain')] },
    ])
      .cast(0, 'Test Ember')
      .takeDefault('ORDER_TRIGGERS')
      .resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([18, 17]);
  });

  it('mtg:106.12a only those that fit, and what is paid for mana besides changes nothing', () => {
    const game = magicPosition([
      { hand: ['Test Ember'], battlefield: ['Mountain', 'Test Odd Land'] },
      { battlefield: ['Test Scorched Ground'] },
    ])
      .cast(0, 'Test Ember')
      .resolveAll();
    // One life for the land itself, and one for having tapped it.
    expect(game.life(0)).toBe(18);
  });

  it('mtg:106.12 activating a mana ability without {T} is no tapping for mana, and what adds none neither', () => {
    const game = magicPosition([
      { battlefield: ['Test Odd Land', 'Test Dry Elf'] },
      { battlefield: ['Test Barbs', 'Test Elf Barbs'] },
    ])
      .choose(0, { kind: 'ACTIVATE', card: 'Test Odd Land', value: 'G' })
      .choose(0, { kind: 'ACTIVATE', card: 'Test Dry Elf' });
    expect(game.view().stack).toEqual([]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Odd Land', value: 'R' });
    expect(game.view().stack).toHaveLength(1);
  });

  it('mtg:605.1b one that something makes which resolves is not known, and refused', () => {
    const add: Effect = { do: 'addMana', choices: ['{G}'] };
    const refused = (...effects: Effect[]) =>
      !language.check(
        instant('Test High Tide', '{U}', { effects: [{ do: 'delayed', on: { on: 'tapForMana' }, effects }] }),
      ).ok;
    expect([refused(add), refused({ do: 'may', then: [add] }), refused(gainLife(1))]).toEqual([true, true, false]);
  });
});
