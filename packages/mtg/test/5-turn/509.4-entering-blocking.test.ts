/** Tokens that enter blocking (509.4). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creatureCard, gainLife, instant, keyword, token, triggered } from '../6-spells/test-cards.js';

const cat = token('Cat', 'Creature — Cat', ['W'], '1/1', keyword('vigilance'));
ownCards(
  creatureCard(
    'Test Cat King',
    '{1}',
    'Cat',
    '3/4',
    triggered(
      { on: 'block', object: 'self' },
      { effects: [{ do: 'enterBlocking', token: cat, blocking: { event: 'attacker' } }] },
    ),
  ),
  creatureCard(
    'Test Wary Bear',
    '{1}',
    'Bear',
    '2/2',
    triggered({ on: 'block', source: 'self' }, { effects: [gainLife(1)] }),
    triggered({ on: 'becomesBlocked', object: 'self' }, { effects: [gainLife(10)] }),
  ),
  creatureCard('Test Watcher', '{1}', 'Cat', '0/3', {
    ...triggered(
      { on: 'block', object: [{ has: ['subtypes', 'Cat'] }], match: { first: true } },
      { effects: [gainLife(5)] },
    ),
  }),
  instant('Test Ambush', '{0}', {
    targets: [{ what: [{ zone: 'battlefield' }, { has: ['types', 'Creature'] }] }],
    effects: [{ do: 'enterBlocking', token: cat, blocking: { target: 0 } }],
  }),
);
const attacked = (mine: string[], theirs: string[], hand: string[] = []) =>
  magicPosition([{ battlefield: mine }, { battlefield: theirs, hand }])
    .until({ kind: 'ATTACKERS' })
    .attack(0, ...mine);

describe('creatures that enter blocking', () => {
  it('mtg:509.4 it blocks the creature that the effect says, and takes part in combat', () => {
    const game = attacked(['Test Wary Bear'], ['Test Cat King', 'Test Watcher'])
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Cat King', 'Test Wary Bear'])
      .takeDefault('ORDER_TRIGGERS')
      .takeDefault('ORDER_TRIGGERS')
      .resolveAll();
    expect(game.all('Cat').map((one) => one.blocking)).toEqual([[game.the('Test Wary Bear').id]]);
    // Becomes blocked once (10), by two creatures (1 each); "blocks" was the king alone (5).
    expect([game.life(0), game.life(1)]).toEqual([32, 25]);
  });

  it('mtg:509.3c what was unblocked becomes blocked by it, and deals no damage to the player', () => {
    const game = attacked(['Test Wary Bear'], ['Test Watcher'], ['Test Ambush'])
      .until({ kind: 'BLOCKERS' })
      .answer(1, { assign: [] })
      .pass()
      .cast(1, 'Test Ambush', { card: 'Test Wary Bear' })
      .resolveAll()
      .until({ step: 'postcombatMain' });
    expect([game.life(0), game.life(1), game.all('Cat').length]).toEqual([31, 20, 0]);
  });

  it('mtg:509.4a what does not attack is not blocked: it only enters', () => {
    const game = magicPosition([{ hand: ['Test Ambush'], battlefield: ['Test Wary Bear'] }, {}])
      .castAt(0, 'Test Ambush', { card: 'Test Wary Bear' })
      .resolve();
    expect(game.the('Cat').blocking).toEqual([]);
  });
});
