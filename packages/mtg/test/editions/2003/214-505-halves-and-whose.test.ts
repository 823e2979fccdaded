/** Enchantments that are played from another’s cards, the order in which a spell does what it says, and both halves of a split card. */
import { ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  discard,
  draw,
  faces,
  gainLife,
  has,
  instant,
  loseLife,
  returnToHand,
  sorcery,
  t,
  target,
  triggered,
} from '../../../src/language/builders.js';
import { asked, many, offers, onStack, position, relic } from './table.js';

const inGrave = (type: string) => [{ zone: 'graveyard' }, { has: ['types', type] }] as never;

ownCards(
  card('Test Loot', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      { kind: 'static', affects: [{ zone: 'graveyard' }, { owner: 'opponent' }], mods: [{ mod: 'play' }] } as never,
    ],
  }),
  card('Test Crown', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous([creature, { controller: 'you' }] as never, [has('flying')])],
  }),
  sorcery('Test Careful', '{0}', { effects: [draw(1), discard(1, 'you'), gainLife(1)] }),
  sorcery('Test Careless', '{0}', { effects: [discard(1, 'you'), draw(1), loseLife(1, 'you')] }),
  relic('Test Ear', triggered({ on: 'draw', player: 'you' }, { effects: [gainLife(10)] })),
  faces(
    'split',
    instant('Test Hither', '{U}', { effects: [draw(1)] }),
    sorcery('Test Thither', '{R}', { effects: [gainLife(1)] }),
  ),
  instant('Test Swift Recall', '{0}', { targets: [target(inGrave('Instant'))], effects: [returnToHand(t(0))] }),
  instant('Test Slow Recall', '{0}', { targets: [target(inGrave('Sorcery'))], effects: [returnToHand(t(0))] }),
  instant('Test Beast Recall', '{0}', { targets: [target(inGrave('Creature'))], effects: [returnToHand(t(0))] }),
);

describe('whose, in which order, and both halves (214, 413, 505)', () => {
  it('mtg-2003:214.8b an enchantment comes into play under the control of whoever played it, whoever owns it', () => {
    for (const seat of [0, 1]) {
      const mine = { battlefield: ['Test Loot', 'Hill Giant'] };
      const theirs = { graveyard: ['Test Crown'], battlefield: ['Gray Ogre'] };
      const game = position(seat === 0 ? mine : theirs, seat === 1 ? mine : theirs, {
        turn: { number: 3 + seat, active: seat, step: 'precombatMain' },
      });
      game.choose(seat, { kind: 'CAST', card: 'Test Crown' }).resolve();
      expect(game.the('Test Crown')).toMatchObject({ controller: seat, owner: 1 - seat });
      expect([game.the('Hill Giant').keywords, game.the('Gray Ogre').keywords]).toEqual([['flying'], []]);
    }
  });

  it('mtg-2003:413.2 a spell does one thing after the other as it says, and nobody acts in between', () => {
    const careful = position({ hand: ['Test Careful'], library: ['Forest'], battlefield: ['Test Ear'] });
    careful.cast(0, 'Test Careful').resolve();
    // Drawn and discarded at once; what triggered in the midst of it waits until it is done.
    expect([careful.hand(0), careful.zones('Forest'), careful.life(0), onStack(careful)]).toEqual([
      0,
      ['graveyard'],
      21,
      ['Test Ear'],
    ]);
    expect([asked(careful), careful.resolve().life(0)]).toEqual(['0:PRIORITY', 31]);
    const careless = position({ hand: ['Test Careless', 'Mountain'], library: ['Forest'], battlefield: ['Test Ear'] });
    careless.cast(0, 'Test Careless').resolve();
    expect([careless.zones('Mountain'), careless.zones('Forest'), careless.life(0)]).toEqual([
      ['graveyard'],
      ['hand'],
      19,
    ]);
  });

  it('mtg-2003:505.5 a split card is of the types of both halves but on the stack', () => {
    const hand = ['Test Swift Recall', 'Test Slow Recall', 'Test Beast Recall'];
    const game = position({ hand, graveyard: ['Test Hither // Test Thither'] });
    expect(hand.map((name) => offers(game, 'CAST', name))).toEqual([true, true, false]);
    game.castAt(0, 'Test Slow Recall', {}).resolve();
    expect(game.all('Test Hither // Test Thither', 'hand')).toHaveLength(1);
    expect(game.the('Test Hither // Test Thither', 'hand')).toMatchObject({
      types: ['Instant', 'Sorcery'],
      manaValue: 2,
    });
    // In the turn of the other player the half alone counts that would be played.
    const theirs = position(
      {},
      { hand: ['Test Hither // Test Thither'], battlefield: [...many('Island', 1), 'Mountain'] },
    );
    theirs.pass();
    expect(theirs.decision().options.flatMap((o) => (o.kind === 'CAST' ? [o.label] : []))).toHaveLength(1);
  });
});
