/** What convoked a spell (702.51c). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, enters, gainLife, keyword, putCounters, triggered } from '../../6-spells/test-cards.js';

ownCards(
  creatureCard(
    'Test Elder',
    '{2}',
    'Elephant',
    '4/4',
    keyword('convoke'),
    triggered(enters, { effects: [putCounters(1, 'convoked'), gainLife({ countOf: 'convoked' })] }),
  ),
);

describe('convoke (702.51)', () => {
  it('mtg:702.51c the creatures that were tapped for it are those that convoked it', () => {
    const game = magicPosition([
      { hand: ['Test Elder'], battlefield: ['Grizzly Bears', 'Hill Giant', 'Walking Corpse', 'Forest'] },
      {},
    ]).cast(0, 'Test Elder', [{ card: 'Grizzly Bears' }, { card: 'Walking Corpse' }]);
    game.resolve().resolveAll();
    expect([game.figures('Grizzly Bears'), game.figures('Walking Corpse'), game.figures('Hill Giant')]).toEqual([
      '3/3',
      '3/3',
      '3/3',
    ]);
    expect(game.life(0)).toBe(22);
    const paid = magicPosition([{ hand: ['Test Elder'], battlefield: ['Grizzly Bears', 'Forest', 'Forest'] }, {}]);
    paid.cast(0, 'Test Elder').answer(0, { choose: [] }).resolve().resolveAll();
    expect([paid.figures('Grizzly Bears'), paid.life(0)]).toEqual(['2/2', 20]);
  });
  it('mtg:702.51c a creature that has died since it was tapped for the spell convoked it all the same', () => {
    const game = magicPosition([
      { hand: ['Test Elder'], battlefield: ['Grizzly Bears', 'Walking Corpse'] },
      { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    ]).cast(0, 'Test Elder');
    game.pass().cast(1, 'Lightning Bolt', { card: 'Grizzly Bears' }).resolve().resolve().resolveAll();
    expect([game.zones('Grizzly Bears'), game.figures('Walking Corpse'), game.life(0)]).toEqual([
      ['graveyard'],
      '3/3',
      22,
    ]);
  });
});
