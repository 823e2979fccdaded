/** When abilities trigger, and for whom (603.2). */
import { magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  another,
  creature,
  creatureCard,
  destroy,
  discard,
  gainLife,
  instant,
  t,
  target,
  triggered,
} from './test-cards.js';

const untaps = { on: 'status', object: 'self', match: { status: 'tapped', on: false } } as const;
const definitions = [
  creatureCard('Test Riser', '{0}', 'Human', '1/1', triggered(untaps, { effects: [gainLife(5)] })),
  creatureCard(
    'Test Mourner',
    '{0}',
    'Human',
    '1/1',
    triggered(
      { on: 'move', object: [creature, another], match: { from: 'battlefield', to: 'graveyard' } },
      { effects: [gainLife(1)] },
    ),
  ),
  creatureCard(
    'Test Watcher',
    '{0}',
    'Human',
    '1/1',
    triggered({ on: 'target', object: 'self' }, { effects: [gainLife(3)] }),
  ),
  instant('Test Forget', '{0}', { effects: [discard(1, 'opponents')] }),
  instant('Test Slay', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
];

describe('triggering (603.2)', () => {
  it('mtg:603.2a an ability triggers while nobody could cast or activate anything, and waits', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Test Riser', tapped: true }] }, {}], { definitions });
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.view().stack).toMatchObject([{ card: 'Test Riser', controller: 0 }]);
    expect(game.resolve().life(0)).toBe(25);
  });

  it('mtg:603.3 what has triggered becomes the topmost object on the stack, under its controller’s control', () => {
    const game = magicPosition([{ hand: ['Test Slay'] }, { battlefield: ['Test Watcher'] }], { definitions });
    game.cast(0, 'Test Slay');
    expect(game.view().stack).toMatchObject([
      { card: 'Test Watcher', kind: 'ABILITY', controller: 1 },
      { card: 'Test Slay', controller: 0 },
    ]);
    expect(game.resolve().life(1)).toBe(23);
    expect(game.zones('Test Watcher')).toEqual(['battlefield']);
  });

  it('mtg:700.4 only what goes to a graveyard from the battlefield dies', () => {
    const game = magicPosition([{ hand: ['Test Forget', 'Test Slay'] }, { hand: ['Highland Game'] }], { definitions });
    game.cast(0, 'Test Forget').resolve();
    expect([game.zones('Highland Game'), game.view().stack]).toEqual([['graveyard'], []]);
  });

  it('mtg:603.2a also abilities of the player whose turn it isn’t', () => {
    const game = magicPosition(
      [{ hand: ['Test Slay'], battlefield: ['Grizzly Bears'] }, { battlefield: ['Test Mourner'] }],
      { definitions },
    );
    game.cast(0, 'Test Slay', { card: 'Grizzly Bears' }).resolve();
    expect(game.view().stack).toMatchObject([{ card: 'Test Mourner', controller: 1 }]);
  });
});
