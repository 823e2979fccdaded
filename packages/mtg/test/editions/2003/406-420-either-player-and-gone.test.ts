/** Rules of 2003 that were drawn at random: either player, what is tapped, and what has left. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  addMana,
  and,
  continuous,
  creature,
  creatureCard,
  destroy,
  gainLife,
  instant,
  land,
  plus,
  returnToHand,
  t,
  tap,
  target,
  triggered,
  youControl,
} from '../../../src/language/builders.js';
import { lives, onStack, pool, position, relic, tapFor } from './table.js';

ownCards(
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Recall', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  creatureCard('Test Captain', '{0}', 'Soldier', '2/2', continuous(and(creature, youControl), plus(1, 1))),
  relic('Test Banner', continuous(creature, plus(0, 1))),
  relic('Test Spring', activated([tap], { effects: [addMana('{U}'), gainLife(1)], immediate: true })),
  relic('Test Sprout', triggered({ on: 'tapForMana', object: land }, { effects: [addMana('{G}')] })),
  creatureCard(
    'Test Hermit',
    '{0}',
    'Elf',
    '1/1',
    triggered({ on: 'state', when: { exists: [{ has: ['subtypes', 'Goblin'] }, youControl] } } as never, {
      effects: [gainLife(2)],
    }),
  ),
);

describe('mana abilities (406)', () => {
  it('mtg-2003:406.1a the mana goes to whoever uses the ability, in the turn of either player', () => {
    for (const active of [0, 1]) {
      const cards = ['Forest', 'Test Spring', 'Test Sprout'];
      const game = position(
        { battlefield: cards },
        { battlefield: ['Island'] },
        { turn: { number: 3 + active, active, step: 'precombatMain' } },
      );
      if (active === 1) game.pass();
      tapFor(game, 0, 'Forest').choose(0, { kind: 'ACTIVATE', card: 'Test Spring' });
      expect([pool(game, 0), pool(game, 1), lives(game), onStack(game)]).toEqual([{ G: 2, U: 1 }, {}, [21, 20], []]);
    }
  });
});

describe('static abilities (408, 412)', () => {
  it('mtg-2003:408.2b what is tapped does as much as what is not, of either player', () => {
    const tapped = (card: string) => ({ card, tapped: true });
    const game = position(
      { battlefield: [tapped('Test Captain'), 'Gray Ogre'] },
      { battlefield: [tapped('Test Banner'), tapped('Hill Giant')] },
    );
    expect(['Gray Ogre', 'Hill Giant'].map((name) => game.figures(name))).toEqual(['3/4', '3/4']);
  });

  it.each(['Test Slay', 'Test Recall'])(
    'mtg-2003:412.5 a static ability ends with its permanent, of which nothing is remembered for it: %s',
    (spell) => {
      for (const owner of [0, 1]) {
        const battlefield = ['Test Captain', 'Gray Ogre'];
        const game = position(
          { hand: [spell], ...(owner === 0 ? { battlefield } : {}) },
          owner === 1 ? { battlefield } : {},
        );
        expect(game.figures('Gray Ogre')).toBe('3/3');
        game.castAt(0, spell, { card: 'Test Captain' }).resolve();
        expect([game.zones('Test Captain')[0], game.figures('Gray Ogre')]).toEqual([
          spell === 'Test Slay' ? 'graveyard' : 'hand',
          '2/2',
        ]);
      }
    },
  );
});

describe('abilities that look for a state (420)', () => {
  it('mtg-2003:420.1 they use the stack, in the turn of the other player as well', () => {
    for (const active of [0, 1]) {
      const game = position(
        { battlefield: ['Test Hermit', 'Raging Goblin'] },
        {},
        { turn: { number: 3 + active, active, step: 'upkeep' } },
      );
      if (onStack(game).length === 0) game.pass();
      expect([game.life(0), onStack(game).length]).toEqual([20, 1]);
      expect(game.resolve().life(0)).toBe(22);
    }
  });
});
