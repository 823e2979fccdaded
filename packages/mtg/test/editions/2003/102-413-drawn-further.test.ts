/** Conceding, zones and what resolves (102–413): further situations that rules name, by the rules of 2003. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  card,
  creature,
  creatureCard,
  damage,
  discard,
  enchant,
  exile,
  gainLife,
  instant,
  mana,
  returnToHand,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { asked, offers, onStack, position } from './table.js';

ownCards(
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Banish', '{0}', { targets: [target(creature)], effects: [exile(t(0))] }),
  instant('Test Recall', '{0}', { targets: [target(creature)], effects: [returnToHand(t(0))] }),
  instant('Test Costly Duel', '{0}', {
    targets: [target(creature)],
    effects: [discard(1, 'you'), damage(5, t(0)), gainLife({ count: [creature] })],
  }),
  card('Test Watch', {
    cost: '{0}',
    type: 'Enchantment — Aura',
    abilities: [
      enchant(creature),
      triggered({ on: 'step', player: 'any', match: { step: 'upkeep' } }, { effects: [gainLife(1)] }),
    ],
  }),
  creatureCard(
    'Test Ghost',
    '{0}',
    'Spirit',
    '1/1',
    activated([mana('{0}')], { zone: 'graveyard', effects: [gainLife(1)] }),
  ),
);

const upkeep = { turn: { number: 3, active: 0, step: 'upkeep' } };

describe('conceding', () => {
  it('mtg-2003:102.7 a player concedes while a spell waits on the stack, whoever has priority', () => {
    const game = position({ hand: ['Test Sip'] }).cast(0, 'Test Sip');
    expect([onStack(game), asked(game)]).toEqual([['Test Sip'], '0:PRIORITY']);
    for (const seat of [0, 1]) {
      const done = game.service.concede(game.state, seat);
      expect(done.ok && game.service.view(done.value.state, 'judge').result).toMatchObject({
        kind: 'WIN',
        winners: [1 - seat],
      });
    }
  });
});

describe('permanents and zones', () => {
  it('mtg-2003:214.8i what triggers on an Aura belongs to its own controller, whosever creature it enchants', () => {
    const game = position(
      { battlefield: [{ card: 'Test Watch', attachedTo: 'bears' }] },
      { battlefield: [{ card: 'Grizzly Bears', as: 'bears' }] },
      upkeep,
    );
    expect(onStack(game)).toEqual(['Test Watch']);
    game.resolve();
    expect([game.life(0), game.life(1)]).toEqual([21, 20]);
  });

  it('mtg-2003:217.1 each player has a hand of their own: what is returned comes to its owner’s, in whosever turn', () => {
    const game = position(
      { hand: ['Test Recall', 'Test Recall'], battlefield: ['Gray Ogre'] },
      { battlefield: ['Grizzly Bears'] },
    );
    const before = [game.hand(0), game.hand(1)];
    game.castAt(0, 'Test Recall', { card: 'Grizzly Bears' }).resolve();
    game.castAt(0, 'Test Recall', { card: 'Gray Ogre' }).resolve();
    expect(before).toEqual([2, 0]);
    expect([game.hand(0), game.hand(1)]).toEqual([1, 1]);
    expect([game.the('Gray Ogre', 'hand').owner, game.the('Grizzly Bears', 'hand').owner]).toEqual([0, 1]);
  });

  it('mtg-2003:217.7a a permanent is removed from the game by a spell, and is not put into a graveyard', () => {
    const game = position({ hand: ['Test Banish'] }, { battlefield: ['Grizzly Bears'] });
    game.castAt(0, 'Test Banish', { card: 'Grizzly Bears' }).resolve();
    expect(game.zones('Grizzly Bears')).toEqual(['exile']);
  });
});

describe('abilities and what resolves', () => {
  it('mtg-2003:402.8 what says that it works in a graveyard is used there, and in no other zone', () => {
    const may = (where: object): boolean => offers(position(where), 'ACTIVATE', 'Test Ghost');
    expect([{ graveyard: ['Test Ghost'] }, { battlefield: ['Test Ghost'] }, { hand: ['Test Ghost'] }].map(may)).toEqual(
      [true, false, false],
    );
  });

  it('mtg-2003:408.2g the draw of the draw step uses the stack, where players may respond to it', () => {
    const game = position({ library: ['Gray Ogre'] }, {}, upkeep);
    const hand = game.hand(0);
    game.until({ step: 'draw' });
    expect([onStack(game).length, asked(game), game.hand(0)]).toEqual([1, '0:PRIORITY', hand]);
    game.resolve();
    expect([onStack(game).length, game.hand(0)]).toEqual([0, hand + 1]);
  });

  it('mtg-2003:413.2 what has lethal damage is there until all is done, also where somebody chose something meanwhile', () => {
    const game = position({ hand: ['Test Costly Duel', 'Forest', 'Island'], battlefield: ['Grizzly Bears'] });
    game.castAt(0, 'Test Costly Duel', { card: 'Grizzly Bears' }).resolve();
    expect(asked(game)).toBe('0:DISCARD');
    game.choose(0, { card: 'Island' });
    expect([game.life(0), game.zones('Grizzly Bears')]).toEqual([21, ['graveyard']]);
  });
});
