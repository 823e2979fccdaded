/** Players of whom something is true in this turn (608.2i). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creatureCard,
  damage,
  discard,
  instant,
  loseLife,
  mana,
  t,
  target,
  triggered,
} from './test-cards.js';

ownCards(
  instant('Test Salt', '{0}', {
    targets: [
      target([{ player: 'any' }, { happenedFor: { on: 'stat', player: 'you', match: { stat: 'life', gain: false } } }]),
    ],
    effects: [loseLife(1, t(0))],
  }),
  instant('Test Sting', '{0}', { targets: [target({ player: 'any' })], effects: [damage(2, t(0))] }),
  creatureCard(
    'Test Wyrm',
    '{1}',
    'Dragon',
    '3/3',
    activated([mana('{1}')], {
      effects: [
        {
          do: 'move',
          what: {
            each: [
              { has: ['types', 'Creature'] },
              {
                controller: {
                  each: [
                    { player: 'any' },
                    { happenedFor: { on: 'damage', source: 'self', player: 'you', match: { combat: true } } },
                  ],
                },
              },
            ],
          },
          to: 'graveyard',
          cause: 'destroy',
        },
      ],
    }),
  ),
  creatureCard('Test Mule', '{1}', 'Horse', '1/1'),
  creatureCard(
    'Test Snatcher',
    '{1}',
    'Rogue',
    '1/1',
    triggered({ on: 'unblocked', object: 'self' }, { effects: [discard(1, { event: 'defending' })] }),
  ),
);

describe('a player of whom something is true in this turn', () => {
  it('mtg:608.2i is known by what happened to that player, and to nobody else', () => {
    const game = magicPosition([{ hand: ['Test Salt', 'Test Sting'] }, {}]);
    expect(() => game.cast(0, 'Test Salt')).toThrow();
    game.cast(0, 'Test Sting', { player: 1 }).resolve();
    expect(() => game.cast(0, 'Test Salt', { player: 0 })).toThrow();
    expect(game.castAt(0, 'Test Salt', { player: 1 }).resolve().life(1)).toBe(17);
  });

  it('mtg:608.2i was dealt damage by this source: what another one dealt does not count', () => {
    const wyrms = (attacker: string) =>
      magicPosition([
        { battlefield: ['Test Wyrm', 'Hill Giant', ...lands(2, 'Mountain')] },
        { battlefield: ['Test Mule', ...lands(1, 'Plains')] },
      ])
        .until({ step: 'declareAttackers' })
        .attack(0, attacker)
        .until({ step: 'postcombatMain' });
    expect(wyrms('Test Wyrm').activate(0, 'Test Wyrm').resolve().zones('Test Mule')).toEqual(['graveyard']);
    expect(wyrms('Hill Giant').activate(0, 'Test Wyrm').resolve().zones('Test Mule')).toEqual(['battlefield']);
  });
});

describe('an attacking creature that is not blocked', () => {
  it('mtg:508.5 has a defending player, of whom its ability speaks', () => {
    const game = magicPosition([{ battlefield: ['Test Snatcher'], hand: ['Forest'] }, { hand: ['Plains'] }])
      .until({ step: 'declareAttackers' })
      .attack(0, 'Test Snatcher')
      .until({ step: 'combatDamage' });
    expect([game.hand(0), game.hand(1)]).toEqual([1, 0]);
  });
});
