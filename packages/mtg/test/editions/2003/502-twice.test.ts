/** Keywords (502) that a creature has twice, or with two numbers. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  color,
  continuous,
  creature,
  creatureCard,
  enchant,
  keyword,
  plus,
  protectionFrom,
} from '../../../src/language/builders.js';
import { fight, onStack, position } from './table.js';

const fromRed = protectionFrom(color('R'), 'red');

ownCards(
  creatureCard('Test Twice Flying', '{0}', 'Bird', '2/2', keyword('flying'), keyword('flying')),
  creatureCard('Test Twice Guarded', '{0}', 'Cleric', '2/2', fromRed, fromRed),
  creatureCard('Test Twice Phasing', '{0}', 'Illusion', '2/2', keyword('phasing'), keyword('phasing')),
  creatureCard(
    'Test Rampager',
    '{0}',
    'Beast',
    '2/2',
    keyword('rampage', { value: 2 }),
    keyword('rampage', { value: 1 }),
  ),
  card('Test Red Mail', {
    cost: '{R}',
    type: 'Enchantment — Aura',
    abilities: [...enchant(creature), continuous('attached', plus(1, 1))],
  }),
);

describe('keywords that are there twice', () => {
  it('mtg-2003:502.4c flying twice is blocked by what flies once', () => {
    const game = position({ battlefield: ['Test Twice Flying'] }, { battlefield: ['Storm Crow', 'Grizzly Bears'] });
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Twice Flying').until({ kind: 'BLOCKERS' });
    expect(game.decision().from?.map((one) => one.card)).toEqual(['Storm Crow']);
  });

  it('mtg-2003:502.7c an enchantment of that color does not stay on what is protected twice', () => {
    const cleric = { card: 'Test Twice Guarded', as: 'cleric' };
    const game = position({ battlefield: [cleric, { card: 'Test Red Mail', attachedTo: 'cleric' }] });
    expect([game.zones('Test Red Mail'), game.figures('Test Twice Guarded')]).toEqual([['graveyard'], '2/2']);
  });

  it('mtg-2003:502.12c rampage 2 and rampage 1 trigger each, for two blockers beyond the first', () => {
    const blockers = ['Hill Giant', 'Gray Ogre', 'Grizzly Bears'];
    const game = fight(
      { battlefield: ['Test Rampager'] },
      { battlefield: blockers },
      ['Test Rampager'],
      ...blockers.map((one): [string, string] => [one, 'Test Rampager']),
    );
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect(onStack(game)).toHaveLength(2);
    expect(game.resolveAll().figures('Test Rampager')).toBe('8/8');
  });

  it('mtg-2003:502.15p phasing twice goes out in one untap step and comes back in the next', () => {
    const game = position({ battlefield: ['Test Twice Phasing'] });
    const where = [5, 6, 7, 9].map((turn) => game.until({ turn, step: 'upkeep' }).zones('Test Twice Phasing'));
    expect(where).toEqual([['phasedOut'], ['phasedOut'], ['battlefield'], ['phasedOut']]);
  });
});

describe('snow-covered lands', () => {
  it('mtg-2003:502.14a one of any kind is meant by what asks for a snow-covered land', () => {
    for (const kind of ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']) {
      const game = position({ battlefield: [`Snow-Covered ${kind}`, kind, 'Karplusan Giant'] }).activate(
        0,
        'Karplusan Giant',
      );
      expect([kind, game.resolve().figures('Karplusan Giant'), game.the(kind).tapped]).toEqual([kind, '4/4', false]);
    }
  });
});
