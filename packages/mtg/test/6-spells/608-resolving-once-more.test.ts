/** Resolving: in which order, and what becomes of what can’t go where it should (608). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { cards } from './resolving-cards.js';
import {
  card,
  creature,
  creatureCard,
  enters,
  gainLife,
  rule,
  spell,
  subtype,
  triggered,
  youControl,
} from './test-cards.js';

ownCards(...cards);

describe('resolving (608)', () => {
  it('mtg:608.2a what a triggered ability asks with “if” is asked before all else, and then it does nothing', () => {
    const definitions = [
      creatureCard(
        'Test Heir',
        '{0}',
        'Human',
        '1/1',
        triggered(enters, { if: { exists: [subtype('Bear'), youControl] }, effects: [gainLife(5)] }),
      ),
    ];
    const play = (kill: boolean) => {
      const game = magicPosition([{ hand: ['Test Heir', 'Test Kill'], battlefield: ['Test Cub'] }, {}], { definitions })
        .cast(0, 'Test Heir')
        .resolve();
      if (kill) game.cast(0, 'Test Kill', { card: 'Test Cub' });
      return game.resolveAll().life(0);
    };
    expect([play(false), play(true)]).toEqual([25, 20]);
  });

  it('mtg:608.2 mtg-2003:413.2 what is looked at first comes first, and what leaves the stack comes last', () => {
    const game = magicPosition([{ hand: ['Test Kill'] }, { battlefield: ['Test Cub'] }])
      .castAt(0, 'Test Kill', { card: 'Test Cub' })
      .resolve();
    const order = game.events
      .filter((e) => ['RESOLVING', 'OBJECT_MOVED'].includes(e.type))
      .map((e) => `${e.type} ${String(e.data.card)}`);
    expect(order.slice(-3)).toEqual(['RESOLVING Test Kill', 'OBJECT_MOVED Test Cub', 'OBJECT_MOVED Test Kill']);
  });

  it('mtg:608.2i what happened before counts, wherever it is that it happened to', () => {
    const game = magicPosition([{ hand: ['Test Kill', 'Test Fury Watch'], battlefield: ['Test Cub'] }, {}])
      .castAt(0, 'Test Kill', { card: 'Test Cub' })
      .resolve();
    expect(game.cast(0, 'Test Fury Watch').resolve().life(0)).toBe(21);
  });

  it('mtg:608.2k what an ability’s trigger spoke of is affected though it has changed since', () => {
    const game = magicPosition([{ hand: ['Test Stone'], battlefield: ['Test Cub', 'Test Drum'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Cub');
    game.castAt(0, 'Test Stone', { card: 'Test Cub' }).resolve();
    expect(game.the('Test Cub').types).toEqual(['Artifact']);
    game.resolveAll();
    game.until({ step: 'combatDamage' });
    expect(game.happened('EFFECT_BEGAN').at(-1)).toMatchObject({
      cards: [expect.objectContaining({ card: 'Test Cub' })],
    });
  });

  it('mtg:608.3b an Aura spell whose target is gone goes to its owner’s graveyard', () => {
    const game = magicPosition([{ hand: ['Test Wreath', 'Test Kill'] }, { battlefield: ['Test Cub', 'Test Green'] }]);
    game.cast(0, 'Test Wreath', { card: 'Test Cub' });
    game.cast(0, 'Test Kill', { card: 'Test Cub' }).resolve().resolve();
    expect([game.zones('Test Wreath'), game.view().stack.length]).toEqual([['graveyard'], 0]);
  });

  it('mtg:608.3e a permanent spell that can’t enter goes to its owner’s graveyard', () => {
    const definitions = [
      card('Test Gate', {
        cost: '{0}',
        type: 'Instant',
        abilities: [
          spell({
            effects: [{ do: 'modify', what: { each: [{ zone: 'stack' }, creature] }, mods: [rule('cantEnter')] }],
          }),
        ],
      }),
    ];
    const game = magicPosition([{ hand: ['Test Cub', 'Test Gate'] }, {}], { definitions })
      .cast(0, 'Test Cub')
      .cast(0, 'Test Gate')
      .resolve();
    game.resolve();
    expect([game.zones('Test Cub'), game.view().stack.length]).toEqual([['graveyard'], 0]);
  });

  it('mtg:608.3f a copy of a permanent spell becomes a token that nobody created', () => {
    const game = magicPosition([
      { hand: ['Test Cub', 'Test Fork', 'Test Litter'], battlefield: ['Test Double'] },
      {},
    ]).cast(0, 'Test Cub');
    game.castAt(0, 'Test Fork', { card: 'Test Cub' }).resolveAll();
    expect(
      game
        .all('Test Cub')
        .map((o) => o.token)
        .sort(),
    ).toEqual([false, true]);
    expect(game.cast(0, 'Test Litter').resolve().all('Test Bear')).toHaveLength(2);
  });
});
