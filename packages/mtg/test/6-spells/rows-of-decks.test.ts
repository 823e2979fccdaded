import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { and, card, creature, creatureCard, instant, mana, putCounters, t, target, youControl } from './test-cards.js';

const amount = { event: 'amount' } as const;
ownCards(
  card('Test Scales', {
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'counters',
        object: and(creature, youControl) as never,
        match: { kind: '+1/+1' },
        change: { amount: { sum: [amount, 1] } },
      },
    ],
  }),
  creatureCard('Test Pup', '{1}', 'Dog', '1/1'),
  instant('Test Growing', '{0}', { targets: [target(creature)], effects: [putCounters(1, t(0))] }),
  instant('Test Shrinking', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'counters', what: t(0), kind: '+1/+1', amount: -1 }],
  }),
  card('Test Reflection', {
    type: 'Enchantment',
    abilities: [{ kind: 'replacement', on: 'draw', player: 'you', instead: [{ do: 'draw', who: 'you', count: 2 }] }],
  }),
  instant('Test Thought', '{0}', { effects: [{ do: 'draw', who: 'you', count: 1 }] }),
  card('Test Shown Pirate', {
    cost: '{1}',
    type: 'Creature — Pirate',
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'static',
        mods: [
          {
            mod: 'cost',
            more: [
              {
                pay: 'either',
                choices: [
                  { name: 'first', cost: [{ pay: 'reveal', what: [{ has: ['subtypes', 'Pirate'] }], count: 1 }] },
                  { name: 'second', cost: [mana('{2}')] },
                ],
              },
            ],
          },
        ],
      },
    ],
  }),
);

describe('what rows of decks are made of', () => {
  it('mtg:614.1a one more counter is put, and none where counters are removed', () => {
    const game = magicPosition([
      { hand: ['Test Growing', 'Test Shrinking'], battlefield: ['Test Scales', 'Test Pup'] },
      {},
    ])
      .cast(0, 'Test Growing')
      .resolve();
    expect(game.figures('Test Pup')).toBe('3/3');
    expect(game.cast(0, 'Test Shrinking').resolve().figures('Test Pup')).toBe('2/2');
  });

  it('mtg:614.5 two cards are drawn in the place of one, and these are not doubled again', () => {
    const game = magicPosition([
      { hand: ['Test Thought'], battlefield: ['Test Reflection'], library: lands(6, 'Plains') },
      {},
    ])
      .cast(0, 'Test Thought')
      .resolve();
    expect(game.hand(0)).toBe(2);
  });

  it('mtg:601.2b a creature with one of two additional costs is cast for either', () => {
    const dear = magicPosition([{ hand: ['Test Shown Pirate'], battlefield: lands(3, 'Plains') }, {}]).castAt(
      0,
      'Test Shown Pirate',
    );
    expect(dear.all('Plains').filter(({ tapped }) => tapped)).toHaveLength(3);
    const none = magicPosition([{ hand: ['Test Shown Pirate'], battlefield: lands(2, 'Plains') }, {}]);
    expect(JSON.stringify(none.decision())).not.toContain('Cast Test Shown Pirate');
    const shown = magicPosition([
      { hand: ['Test Shown Pirate', 'Test Shown Pirate'], battlefield: lands(1, 'Plains') },
      {},
    ]);
    expect(JSON.stringify(shown.decision())).toContain('Cast Test Shown Pirate');
  });
});
