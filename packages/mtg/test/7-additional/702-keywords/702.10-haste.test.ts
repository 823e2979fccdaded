import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  gainLife,
  instant,
  keyword,
  t,
  tap,
  target,
  untilEndOfTurn,
} from '../../6-spells/test-cards.js';

for (const definition of [
  creatureCard('Test Healer', '{0}', 'Cleric', '1/1', activated([tap], { effects: [gainLife(1)] })),
  creatureCard(
    'Test Quick Healer',
    '{0}',
    'Cleric',
    '1/1',
    keyword('haste'),
    keyword('haste'),
    activated([tap], { effects: [gainLife(1)] }),
  ),
  instant('Test Slow', '{0}', {
    targets: [target(creature)],
    effects: [untilEndOfTurn(t(0), { mod: 'loseKeyword', keyword: 'haste' })],
  }),
])
  ownCards(definition);

describe('haste (702.10)', () => {
  it('mtg:702.10b it attacks in the turn it comes', () => {
    const game = magicPosition([{ hand: ['Raging Goblin', 'Test Healer'], battlefield: ['Mountain'] }, {}])
      .cast(0, 'Raging Goblin')
      .resolve()
      .cast(0, 'Test Healer')
      .resolve()
      .until({ kind: 'ATTACKERS' });
    expect(game.decision().from?.map((o) => o.card)).toEqual(['Raging Goblin']);
  });
  it('mtg:702.10c its abilities with {T} may be used at once', () => {
    const game = magicPosition([{ hand: ['Test Quick Healer', 'Test Healer'] }, {}])
      .cast(0, 'Test Quick Healer')
      .resolve()
      .cast(0, 'Test Healer')
      .resolve();
    const offered = game.decision().options?.filter((o) => o.kind === 'ACTIVATE');
    expect(offered?.map((o) => o.card)).toEqual(['Test Quick Healer']);
    expect(game.activate(0, 'Test Quick Healer').resolve().life(0)).toBe(21);
  });
  it('mtg:302.6 without haste neither attack nor {T} until one’s next turn has begun', () => {
    const game = magicPosition([{ hand: ['Test Healer'] }, {}])
      .cast(0, 'Test Healer')
      .resolve();
    expect(game.the('Test Healer').sick).toBe(true);
    game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Healer' }] });
    game.until({ turn: 5, step: 'upkeep' });
    expect(game.the('Test Healer').sick).toBe(false);
    expect(game.activate(0, 'Test Healer').resolve().life(0)).toBe(21);
  });
  it('mtg:702.10d mtg-2003:502.5c losing haste takes all of it', () => {
    const game = magicPosition([{ hand: ['Test Quick Healer', 'Test Slow'] }, {}])
      .cast(0, 'Test Quick Healer')
      .resolve()
      .cast(0, 'Test Slow')
      .resolve();
    game.refused(0, { choose: [{ kind: 'ACTIVATE', card: 'Test Quick Healer' }] });
  });
});
