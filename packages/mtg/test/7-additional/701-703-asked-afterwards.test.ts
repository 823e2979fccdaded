/** What spells ask of how they were paid for, and abilities of who did something (701.4b, 701.59c, 703.2). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, creatureCard, destroy, gainLife, instant, subtype, triggered } from '../../src/language/builders.js';

const optional = (name: string, cost: object) => ({
  kind: 'static' as const,
  mods: [{ mod: 'cost' as const, optional: { name, cost: [cost as never] } }],
});
const paying = (name: string, cost: string, price: object) =>
  card(name, {
    cost: '{0}',
    type: 'Instant',
    abilities: [
      optional(cost, price),
      { kind: 'spell', effects: [{ do: 'if', if: { paid: cost }, then: [gainLife(10)], else: [gainLife(1)] }] },
    ],
  });
ownCards(
  paying('Test Clue', 'evidence', { pay: 'collectEvidence', amount: 4 }),
  paying('Test Roar', 'beheld', { pay: 'behold', what: subtype('Bear'), label: 'a Bear' }),
  instant('Test Unbear', '{0}', { effects: [destroy({ each: { named: 'Test Bear' } })] }),
  creatureCard('Test Bear', '{0}', 'Bear', '2/2'),
  creatureCard(
    'Test Refuser',
    '{9}',
    'Bear',
    '2/2',
    triggered(
      { on: 'move', object: 'self', player: 'any', match: { from: 'hand', cause: 'discard' } },
      { effects: [gainLife(10)] },
    ),
    triggered({ on: 'move', object: 'self', match: { from: 'hand', cause: 'discard' } }, { effects: [gainLife(1)] }),
  ),
  instant('Test Purge', '{0}', { effects: [{ do: 'discard', who: 'you', count: 9 }] }),
);

describe('what was paid for a spell', () => {
  it('mtg:701.59c a spell’s other ability asks whether evidence was collected as its additional cost', () => {
    const cast = (method: boolean) => {
      const game = magicPosition([{ hand: ['Test Clue'], graveyard: ['Hill Giant'] }, {}]);
      game.choose(0, { kind: 'CAST', card: 'Test Clue' });
      game.answer(0, { confirm: method });
      while (game.decision().kind !== 'PRIORITY') game.takeDefault(game.decision().kind);
      return game.resolve();
    };
    expect([cast(true).life(0), cast(true).zones('Hill Giant')]).toEqual([30, ['exile']]);
    expect([cast(false).life(0), cast(false).zones('Hill Giant')]).toEqual([21, ['graveyard']]);
    // Evidence that another spell collected is not this one's.
    const both = magicPosition([{ hand: ['Test Clue', 'Test Clue'], graveyard: ['Hill Giant'] }, {}]);
    both.choose(0, { kind: 'CAST', card: 'Test Clue' }).answer(0, { confirm: true });
    while (both.decision().kind !== 'PRIORITY') both.takeDefault(both.decision().kind);
    both.choose(0, { kind: 'CAST', card: 'Test Clue' });
    expect(both.resolve().life(0)).toBe(21);
    expect(both.resolve().life(0)).toBe(31);
  });

  it('mtg:701.4b what was beheld was it as the cost was paid, whatever has become of it since', () => {
    const cast = (beheld: boolean) => {
      const game = magicPosition([{ hand: ['Test Roar', 'Test Unbear'], battlefield: ['Test Bear'] }, {}]);
      game.choose(0, { kind: 'CAST', card: 'Test Roar' });
      game.answer(0, { confirm: beheld });
      while (game.decision().kind !== 'PRIORITY') game.takeDefault(game.decision().kind);
      return game.cast(0, 'Test Unbear').resolve().resolve();
    };
    expect([cast(true).zones('Test Bear'), cast(true).life(0)]).toEqual([['graveyard'], 30]);
    expect(cast(false).life(0)).toBe(21);
  });
});

describe('turn-based actions (703)', () => {
  it('mtg:703.2 no player controls them: nobody has the cards discarded of which the hand has too many', () => {
    const hand = Array.from({ length: 8 }, () => 'Test Refuser');
    const game = magicPosition([{ hand }, {}]).until({ kind: 'CLEANUP_DISCARD' });
    game.choose(0, { card: 'Test Refuser' });
    expect(game.resolveAll().life(0)).toBe(21);
    const purged = magicPosition([{ hand: ['Test Refuser', 'Test Purge'] }, {}])
      .cast(0, 'Test Purge')
      .resolve();
    expect(purged.answer(0, purged.decision().default).resolveAll().life(0)).toBe(31);
  });
});
