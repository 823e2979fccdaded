/** Phased-out permanents of players who leave the game (702.26k, 702.26n). */
import type { CardDefinition } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, gainLife, instant, t, target, triggered } from '../../../src/language/builders.js';
import { leave, table } from '../../8-multiplayer/table.js';

const DEFINITIONS: CardDefinition[] = [
  instant('Test Shift', '{0}', { targets: [target(creature)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  instant('Test Gift', '{0}', {
    targets: [target(creature), target([{ player: 'opponent' }])],
    effects: [
      { do: 'modify', what: t(0), mods: [{ mod: 'control', to: { target: 1 } }], until: { kind: 'permanent' } },
    ],
  }),
  creatureCard(
    'Test Mourner',
    '{0}',
    'Spirit',
    '2/2',
    triggered({ on: 'move', object: [], match: { from: 'battlefield' } }, { effects: [gainLife(5, 'players')] }),
  ),
];
const game = (...players: { hand?: string[]; battlefield?: string[] }[]) =>
  table(players as never, { definitions: DEFINITIONS as never });

describe('phased out, and somebody leaves (702.26)', () => {
  it('mtg:702.26k what a player owns that leaves goes with them, and nothing triggers on that', () => {
    const g = game({ hand: ['Test Shift'], battlefield: ['Test Mourner'] }, { battlefield: ['Hill Giant'] }, {});
    g.castAt(0, 'Test Shift', { card: 'Hill Giant' }).resolve();
    expect(g.all('Hill Giant')).toHaveLength(1);
    leave(g, 1);
    expect([g.all('Hill Giant').length, g.life(0), g.view().stack.length]).toEqual([0, 20, 0]);
  });

  it('mtg:702.26n what phased out under the control of who has left phases in as their turn would have begun', () => {
    const g = game({ hand: ['Test Gift', 'Test Shift'], battlefield: ['Hill Giant'] }, {}, {});
    g.castAt(0, 'Test Gift', { player: 1 }).resolve();
    g.castAt(0, 'Test Shift', { card: 'Hill Giant' }).resolve();
    leave(g, 1);
    expect(g.the('Hill Giant').phasedOut).toBe(true);
    g.until({ turn: 6, step: 'upkeep' });
    expect(g.the('Hill Giant')).toMatchObject({ phasedOut: false, controller: 0 });
  });
});
