import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { levelSymbol } from '../../../src/language/frames.js';
import { creatureCard, keyword, mana } from '../../6-spells/test-cards.js';

ownCards(
  creatureCard(
    'Test Squire',
    '{W}',
    'Human Knight',
    '1/1',
    keyword('level up', { cost: [mana('{1}')] }),
    levelSymbol([1, 2], '2/2'),
    levelSymbol([3], '5/5', keyword('flying')),
  ),
);
const squire = (level: number) => ({ card: 'Test Squire', ...(level > 0 ? { counters: { level } } : {}) });
const options = (game: ReturnType<typeof magicPosition>, name: string) =>
  game.decision().options?.filter((o) => o.kind === 'ACTIVATE' && o.card === name) ?? [];

describe('level up', () => {
  it('mtg:702.87a level up puts a level counter on it for its cost', () => {
    const game = magicPosition([{ battlefield: [squire(0), ...lands(1, 'Plains')] }, {}]);
    game.activate(0, 'Test Squire').resolve();
    expect(game.the('Test Squire')).toMatchObject({ counters: { level: 1 }, power: 2, toughness: 2 });
    expect(options(game, 'Test Squire')).toEqual([]);
  });

  it('mtg:702.87a level up is for the time of a sorcery', () => {
    const game = magicPosition([{ battlefield: [squire(0), ...lands(1, 'Plains')] }, {}], { turn: { step: 'upkeep' } });
    expect(options(game, 'Test Squire')).toEqual([]);
    expect(options(game.until({ step: 'precombatMain' }), 'Test Squire')).toHaveLength(1);
  });
});
