/** Rules of 2003 that were drawn at random, each in more situations than its first one. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  asItEnters,
  card,
  counterSpell,
  creature,
  creatureCard,
  enchant,
  gainLife,
  instant,
  mana,
  sorcery,
  t,
  target,
} from '../../../src/language/builders.js';
import { offers, onStack, position } from './table.js';

ownCards(
  instant('Test No', '{0}', { targets: [target({ is: 'spell' })], effects: [counterSpell({ target: 0 })] }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  sorcery('Test Draught', '{0}', { effects: [gainLife(2)] }),
  creatureCard('Test Bear', '{0}', 'Bear', '2/2'),
  card('Test Urn', { cost: '{0}', type: 'Artifact' }),
  card('Test Glow', { cost: '{0}', type: 'Enchantment' }),
  creatureCard(
    'Test Census',
    '{0}',
    'Advisor',
    '1/1',
    asItEnters({ do: 'entering', notes: [{ as: 'devoured', value: 3 }] }),
    activated([mana('{0}')], { effects: [gainLife({ noted: 'devoured' })] }),
  ),
  sorcery('Test Guise', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  card('Test Wrap', { cost: '{0}', type: 'Enchantment — Aura', abilities: enchant({ has: ['types', 'Land'] }) }),
);

describe('spells', () => {
  const KINDS = ['Test Sip', 'Test Draught', 'Test Bear', 'Test Urn', 'Test Glow', 'Test Wrap'];

  it('mtg-2003:213.1 a card of every type but land is a spell on the stack, until it is countered or resolves', () => {
    for (const name of KINDS) {
      const land = { battlefield: ['Forest'] };
      const game = position({ ...land, hand: [name] }, { hand: ['Test No'] });
      game.cast(0, name);
      if (!game.waiting()) game.choose(0, { card: 'Forest' });
      game.pass();
      expect([name, onStack(game), offers(game, 'CAST', 'Test No')]).toEqual([name, [name], true]);
      game.castAt(1, 'Test No', { card: name }).resolve();
      expect([name, onStack(game), game.zones(name)]).toEqual([name, [], ['graveyard']]);
      expect(offers(game, 'CAST', 'Test No')).toBe(false);
    }
  });

  it('mtg-2003:213.1 what has resolved is a spell no more, whatever it is', () => {
    for (const name of KINDS) {
      const game = position({ battlefield: ['Forest'], hand: [name, 'Test No'] });
      game.cast(0, name);
      if (!game.waiting()) game.choose(0, { card: 'Forest' });
      expect([name, offers(game, 'CAST', 'Test No')]).toEqual([name, true]);
      game.resolve();
      expect([name, onStack(game), offers(game, 'CAST', 'Test No')]).toEqual([name, [], false]);
    }
  });
});

describe('copies', () => {
  it('mtg-2003:503.7 a number that was said for the first of two is none for what became a copy of it, and stays for itself', () => {
    const game = position({ hand: ['Test Census', 'Test Guise'], battlefield: ['Test Bear'] });
    game.cast(0, 'Test Census').resolve();
    expect(game.activate(0, 'Test Census').resolve().life(0)).toBe(23);
    game.cast(0, 'Test Guise').choose(0, { card: 'Test Bear' });
    while (!game.waiting()) game.choose(0, { card: 'Test Census' });
    game.resolve();
    const use = (name: string): number => {
      const { id } = game.the(name);
      return game.choose(0, { kind: 'ACTIVATE', object: id }).resolve().life(0);
    };
    expect([game.the('Test Bear').name, use('Test Bear'), use('Test Census')]).toEqual(['Test Census', 23, 26]);
  });
});
