import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, has, instant, keyword, t, target, untilEndOfTurn } from '../../6-spells/test-cards.js';

for (const definition of [
  instant('Test Alert', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), has('vigilance'))] }),
  creatureCard('Test Guardian', '{W}', 'Human', '2/2', keyword('vigilance'), keyword('vigilance')),
])
  ownCards(definition);

describe('vigilance (702.20)', () => {
  it('mtg:702.20b attacking doesn’t tap it, and it blocks in the next turn anyway', () => {
    const game = magicPosition([{ battlefield: ['Serra Angel', 'Grizzly Bears', 'Test Guardian'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Serra Angel', 'Grizzly Bears', 'Test Guardian');
    expect(['Serra Angel', 'Grizzly Bears', 'Test Guardian'].map((c) => game.the(c).tapped)).toEqual([
      false,
      true,
      false,
    ]);
  });
  it('mtg:702.20b what is tapped can’t attack all the same', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Serra Angel', tapped: true }, 'Hill Giant'] }, {}]).until({
      kind: 'ATTACKERS',
    });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Hill Giant']);
  });
  it('mtg:702.20b gained after attacking it doesn’t untap', () => {
    const game = magicPosition([{ hand: ['Test Alert'], battlefield: ['Grizzly Bears'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .cast(0, 'Test Alert')
      .resolve();
    expect(game.the('Grizzly Bears')).toMatchObject({ tapped: true, keywords: ['vigilance'] });
  });
});
