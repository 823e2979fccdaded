/** Wins that can't be, graveyards of others, sources that only wait, prevented damage, and dungeons gone on in (101–701). */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  gainLife,
  instant,
  rule,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

ownCards(
  instant('Test Glory', '{0}', { effects: [{ do: 'win', who: 'you' }] }),
  card('Test Humility', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'you' }, [rule('cantWin')])],
  }),
  card('Test Witness', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [triggered({ on: 'prevented', player: 'you' }, { effects: [gainLife({ event: 'amount' })] })],
  }),
  instant('Test Shield', '{0}', {
    effects: [
      {
        do: 'createReplacement',
        entities: 'you',
        replaces: { on: 'damage', prevent: true },
        shield: 2,
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Hit', '{0}', { targets: [target({ player: 'any' })], effects: [damage(3, t(0))] }),
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  // It waits for the end step, and hurts the other player then, wherever it has gone.
  creatureCard(
    'Test Omen',
    '{0}',
    'Spirit',
    '1/1',
    triggered(
      { on: 'move', object: 'self', match: { to: 'battlefield' } },
      {
        effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [damage(2, 'opponents')] }],
      },
    ),
  ),
  instant('Test Send', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'exile', cause: 'exile' }],
  }),
  instant('Test Circle', '{0}', {
    effects: [
      { do: 'chooseSource', filter: [], save: 'source' },
      {
        do: 'createReplacement',
        replaces: { on: 'damage', prevent: true },
        from: { saved: 'source' },
        until: { kind: 'endOfTurn' },
      },
    ],
  }),
  instant('Test Descent', '{0}', { effects: [{ do: 'venture', into: 'Undercity' }] }),
);

describe('whose they are', () => {
  it('mtg:101.2 who can’t win the game does not, though an effect says so; others do', () => {
    const result = (battlefield: string[]) =>
      magicPosition([{ hand: ['Test Glory'], battlefield }, {}])
        .cast(0, 'Test Glory')
        .resolve()
        .result();
    expect(result([])).toMatchObject({ winners: [0] });
    expect(result(['Test Humility'])).toBeNull();
    const theirs = magicPosition([{ hand: ['Test Glory'] }, { battlefield: ['Test Humility'] }]);
    expect(theirs.cast(0, 'Test Glory').resolve().result()).toMatchObject({ winners: [0] });
  });

  it('mtg:404.3 the owner of the cards arranges them, though it be another player’s turn and spell', () => {
    const game = magicPosition([
      { hand: ['Pyroclasm'], mana: '{R}{R}', library: lands(9, 'Swamp') },
      { battlefield: ['Memnite', 'Grizzly Bears'], exile: ['Circling Vultures'], library: lands(9, 'Swamp') },
    ]);
    game.cast(0, 'Pyroclasm').resolve();
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'ORDER' });
  });

  it('mtg:609.7a what only a delayed ability that waits speaks of can be chosen as a source', () => {
    const game = magicPosition([{ hand: ['Test Omen', 'Test Send'] }, { hand: ['Test Circle'] }])
      .cast(0, 'Test Omen')
      .resolveAll()
      .castAt(0, 'Test Send', { card: 'Test Omen' })
      .resolve()
      .pass();
    expect(game.zones('Test Omen')).toEqual(['exile']);
    game.cast(1, 'Test Circle').resolve();
    if (game.decision().kind === 'CHOOSE_OBJECTS') game.choose(1, { card: 'Test Omen' });
    expect(game.until({ turn: game.view().turn.number + 1 }).life(1)).toBe(20);
  });

  it('mtg:615.6 what was prevented did not happen, and what happens instead may trigger abilities', () => {
    const hit = (battlefield: string[], hand = ['Test Shield']) => {
      const game = magicPosition([{ hand: ['Test Hit'] }, { hand, battlefield }]).pass();
      if (hand.length > 0) game.cast(1, 'Test Shield').resolve();
      else game.pass();
      return game.cast(0, 'Test Hit', { player: 1 }).resolveAll().life(1);
    };
    expect([hit(['Test Witness']), hit([]), hit(['Test Witness'], [])]).toEqual([21, 19, 17]);
  });

  it('mtg:701.49d who owns a dungeon in the command zone goes on in that, told into Undercity or not', () => {
    const hand = [{ card: 'Test Descent', count: 3 }];
    const game = magicPosition([{ hand: hand as never }, {}]);
    const room = () => ((game.view().players[0] as JsonObject).dungeon as JsonObject | undefined)?.room;
    const rooms: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      game.cast(0, 'Test Descent').resolve();
      if (game.decision().kind !== 'PRIORITY') game.answer(0, game.decision().default);
      rooms.push(room());
      while (!game.waiting() || game.view().stack.length > 0) {
        if (game.waiting()) game.resolve();
        else game.answer(game.decision().seat, game.decision().default);
      }
    }
    expect(rooms[0]).toBe('Secret Entrance');
    expect(['Forge', 'Lost Well']).toContain(rooms[1]);
  });
});
