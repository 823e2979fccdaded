/** Linked abilities that are copied together, and what a way of casting brings to the permanent (607.5, 608.3g, 614.13). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  each,
  inYourGraveyard,
  keyword,
  mana,
  sorcery,
  t,
  target,
} from './test-cards.js';

ownCards(
  creatureCard(
    'Test Keeper',
    '{0}',
    'Cleric',
    '1/1',
    activated([], {
      targets: [target([creature, { controller: 'opponent' }])],
      effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile', keep: 'linked' }],
    }),
    activated([], {
      effects: [{ do: 'move', what: { each: [{ zone: 'exile' }, { linked: true }] }, to: 'hand', cause: 'return' }],
    }),
  ),
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  creatureCard('Test Giant', '{0}', 'Giant', '3/3'),
  creatureCard('Test Dasher', '{5}', 'Goblin', '2/1', keyword('dash', { cost: [mana('{R}')] })),
  creatureCard('Test Devourer', '{0}', 'Beast', '1/1', keyword('devour', { value: 1 })),
  sorcery('Test Mimicry', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [{ do: 'become', what: t(0), copy: t(1) }],
  }),
  sorcery('Test Rise', '{0}', {
    effects: [
      { do: 'move', what: each(...inYourGraveyard, creature), to: 'battlefield', cause: 'return', controller: 'you' },
    ],
  }),
);

describe('abilities that belong together', () => {
  it('mtg:607.5 a pair that is copied is linked on the copy, and to nothing else', () => {
    const game = magicPosition([
      { hand: ['Test Mimicry'], battlefield: ['Test Keeper', 'Test Cub'] },
      { battlefield: ['Test Elf', 'Test Giant'] },
    ]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Keeper', ability: 0 }, { card: 'Test Elf' }).resolve();
    game.cast(0, 'Test Mimicry', { card: 'Test Cub' }, { card: 'Test Keeper' }).resolve();
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Cub', ability: 0 });
    if (!game.waiting()) game.choose(0, { card: 'Test Giant' });
    game.resolve();
    game.choose(0, { kind: 'ACTIVATE', card: 'Test Cub', ability: 1 }).resolve();
    expect([game.zones('Test Elf'), game.zones('Test Giant')]).toEqual([['exile'], ['hand']]);
  });

  it('mtg:608.3g what a way of casting creates for later is there as the permanent is', () => {
    const game = magicPosition([{ hand: ['Test Dasher'], battlefield: lands(1, 'Mountain') }, {}]);
    game.choose(0, { kind: 'CAST', card: 'Test Dasher', method: 'dash' }).resolve();
    expect(game.zones('Test Dasher')).toEqual(['battlefield']);
    game.until({ turn: 4, step: 'precombatMain' });
    expect(game.zones('Test Dasher')).toEqual(['hand']);
  });

  it('mtg:614.13 how a permanent enters may have others change zones', () => {
    const game = magicPosition([
      { hand: ['Test Rise'], graveyard: ['Test Devourer'], battlefield: ['Test Cub', 'Test Elf'] },
      {},
    ])
      .cast(0, 'Test Rise')
      .resolve();
    game.answer(0, { choose: [{ card: 'Test Cub' }, { card: 'Test Elf' }] });
    expect([game.zones('Test Cub'), game.zones('Test Elf')]).toEqual([['graveyard'], ['graveyard']]);
    expect(game.the('Test Devourer').counters).toEqual({ '+1/+1': 2 });
    // They had left before it was there.
    const moves = game.happened('OBJECT_MOVED').map((m) => m.card);
    expect(moves.indexOf('Test Devourer')).toBeGreaterThan(moves.indexOf('Test Elf'));
  });
});
