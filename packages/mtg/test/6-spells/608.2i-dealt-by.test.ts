import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  damage,
  instant,
  keyword,
  loseLife,
  t,
  target,
  triggered,
} from './test-cards.js';

const feeds = triggered(
  {
    on: 'move',
    object: [{ has: ['types', 'Creature'] }, { happened: { on: 'damage', object: 'self' }, by: 'self' }],
    match: { from: 'battlefield', to: 'graveyard' },
  },
  { effects: [loseLife(1, 'opponents')] },
);
const pings = activated([{ pay: 'tap' }], { targets: [target(creature)], effects: [damage(1, t(0))] });
ownCards(
  creatureCard('Test Leech', '{1}', 'Leech', '1/1', pings, feeds),
  creatureCard('Test Blighted Leech', '{1}', 'Leech', '1/1', keyword('infect'), pings, feeds),
  creatureCard('Test Biter', '{1}', 'Rat', '1/1', pings),
  creatureCard('Test Pony', '{1}', 'Horse', '2/2'),
  instant('Test Dart', '{0}', { targets: [target(creature)], effects: [damage(1, t(0))] }),
  instant('Test Doom', '{0}', {
    effects: [{ do: 'move', what: { each: [{ has: ['types', 'Creature'] }] }, to: 'graveyard', cause: 'destroy' }],
  }),
);
const at = (leech: string) =>
  magicPosition([
    { battlefield: [leech, 'Test Biter'], hand: ['Test Dart', 'Test Doom'] },
    { battlefield: ['Test Pony', ...lands(1, 'Plains')] },
  ]);

describe('what was dealt damage by something this turn', () => {
  it('mtg:608.2i is known as it dies, whatever kills it', () => {
    const game = at('Test Leech').activate(0, 'Test Leech', { card: 'Test Pony' }).resolve();
    game.cast(0, 'Test Dart', { card: 'Test Pony' }).resolve();
    expect([game.zones('Test Pony'), game.resolveAll().life(1)]).toEqual([['graveyard'], 19]);
  });

  it('mtg:608.2i is not what something else dealt damage to', () => {
    const game = at('Test Leech').activate(0, 'Test Biter', { card: 'Test Pony' }).resolve();
    game.cast(0, 'Test Dart', { card: 'Test Pony' }).resolve();
    expect([game.zones('Test Pony'), game.resolveAll().life(1)]).toEqual([['graveyard'], 20]);
  });

  it('mtg:608.2i damage in the form of counters is damage, and both may die together', () => {
    const game = at('Test Blighted Leech').activate(0, 'Test Blighted Leech', { card: 'Test Pony' }).resolve();
    game.cast(0, 'Test Doom').resolve();
    expect(game.resolveAll().life(1)).toBe(19);
  });

  it('mtg:608.2i another turn has forgotten it', () => {
    const game = at('Test Leech').activate(0, 'Test Leech', { card: 'Test Pony' }).resolve();
    game.until({ turn: game.view().turn.number + 2, step: 'precombatMain' });
    game.cast(0, 'Test Doom').resolve();
    expect(game.resolveAll().life(1)).toBe(20);
  });
});
