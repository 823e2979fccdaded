import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creature, creatureCard, instant, t, target, triggered } from './test-cards.js';

const theirs = [{ has: ['types', 'Creature'] as [string, string] }, { controller: 'opponent' as const }];
const hurts = [{ do: 'stat' as const, stat: 'life', who: { controllerOf: { event: 'object' } }, amount: -1 }];
ownCards(
  card('Test Watcher', {
    type: 'Enchantment',
    abilities: [
      triggered({ on: 'move', object: theirs, match: { to: 'battlefield' } }, { effects: hurts }),
      triggered({ on: 'move', object: theirs, match: { from: 'battlefield', to: 'graveyard' } }, { effects: hurts }),
    ],
  }),
  card('Test Toll', {
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: theirs, match: { to: 'battlefield' } },
        { effects: [{ do: 'stat', stat: 'life', who: { event: 'controller' }, amount: -1 }] },
      ),
    ],
  }),
  instant('Test Snatch', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }] }],
  }),
  creatureCard('Test Guest', '{1}', 'Human', '1/1'),
  instant('Test Gift', '{0}', {
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] },
        to: 'battlefield',
        controller: 'you',
      },
    ],
  }),
);

describe('whoever controls what entered or died', () => {
  it('mtg:603.6a is asked as the ability resolves, of what it became, or as it last was', () => {
    const game = magicPosition([
      { battlefield: ['Test Watcher'] },
      { hand: ['Test Guest'], battlefield: lands(1, 'Forest') },
    ]);
    game.until({ turn: game.view().turn.number + 1, step: 'precombatMain' });
    game.cast(1, 'Test Guest').resolve();
    expect([game.zones('Test Guest'), game.resolveAll().life(1), game.life(0)]).toEqual([['battlefield'], 19, 20]);
  });

  it('“that player” is whoever had it as it entered (603.2), whoever has it as the ability resolves', () => {
    for (const [toll, lives] of [
      ['Test Toll', [20, 19]],
      ['Test Watcher', [19, 20]],
    ] as const) {
      const game = magicPosition([
        { battlefield: [toll], hand: ['Test Snatch'] },
        { hand: ['Test Guest'], battlefield: lands(1, 'Forest') },
      ]);
      game.until({ turn: game.view().turn.number + 1, step: 'precombatMain' });
      game.cast(1, 'Test Guest').resolve().pass();
      game.cast(0, 'Test Snatch').resolveAll();
      expect([toll, game.life(0), game.life(1)]).toEqual([toll, ...lives]);
    }
  });

  it('mtg:603.10a whoever owns it: the other player has it, and it dies there', () => {
    const game = magicPosition([
      { battlefield: ['Test Watcher'], graveyard: ['Test Guest'] },
      { hand: ['Test Gift', 'Shock'], battlefield: lands(1, 'Mountain') },
    ]);
    game.until({ turn: game.view().turn.number + 1, step: 'precombatMain' });
    game.cast(1, 'Test Gift').resolve();
    expect([game.zones('Test Guest'), game.resolveAll().life(1), game.life(0)]).toEqual([['battlefield'], 19, 20]);
    game.cast(1, 'Shock', { card: 'Test Guest' }).resolve();
    expect([game.zones('Test Guest'), game.resolveAll().life(1), game.life(0)]).toEqual([['graveyard'], 18, 20]);
  });
});
