import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, instant, keyword, t, target } from '../../6-spells/test-cards.js';

for (const definition of [
  instant('Test Edict', '{0}', { effects: [{ do: 'sacrifice', who: 'opponents', filter: creature }] }),
  instant('Test Wither', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'counters', kind: '-1/-1', amount: 4, what: t(0) }],
  }),
  creatureCard('Test Golem', '{4}', 'Golem', '4/4', keyword('indestructible'), keyword('indestructible')),
])
  ownCards(definition);

describe('indestructible (702.12)', () => {
  it('mtg:702.12b it isn’t destroyed by what says destroy', () => {
    const game = magicPosition([
      { hand: ['Wrath of God'], battlefield: lands(4, 'Plains') },
      { battlefield: ['Test Golem', 'Grizzly Bears'] },
    ])
      .cast(0, 'Wrath of God')
      .resolve();
    expect([game.zones('Test Golem'), game.zones('Grizzly Bears')]).toEqual([['battlefield'], ['graveyard']]);
  });
  it('mtg:702.12b lethal damage and deathtouch don’t destroy it; the damage stays', () => {
    const game = magicPosition([{ battlefield: ['Typhoid Rats'] }, { battlefield: ['Test Golem'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Typhoid Rats')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Golem', 'Typhoid Rats'])
      .until({ step: 'endOfCombat' });
    expect(game.the('Test Golem').damage).toBe(1);
  });
  it('mtg:702.12b it can be sacrificed, exiled or shrunk to nothing', () => {
    const edict = magicPosition([{ hand: ['Test Edict'] }, { battlefield: ['Test Golem'] }])
      .cast(0, 'Test Edict')
      .resolve();
    expect(edict.zones('Test Golem')).toEqual(['graveyard']);
    const wither = magicPosition([{ hand: ['Test Wither'] }, { battlefield: ['Test Golem'] }])
      .cast(0, 'Test Wither')
      .resolve();
    expect(wither.zones('Test Golem')).toEqual(['graveyard']);
  });
});
