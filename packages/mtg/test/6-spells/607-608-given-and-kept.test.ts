/** What is kept by one ability for another, what players gave up, and what is shown as something enters (607, 608, 614). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card } from '../../src/language/builders.js';
import { activated, creature, creatureCard, destroy, instant, t, target, triggered } from './test-cards.js';

const gone = { any: [{ zone: 'graveyard' }, { zone: 'exile' }, { zone: 'battlefield' }] };
const given = { in: { saved: 'given' } };
ownCards(
  card('Test Vat', {
    cost: '{3}',
    type: 'Artifact',
    abilities: [
      triggered(
        {
          on: 'move',
          object: [{ has: ['types', 'Creature'] }, { not: { is: 'token' } }],
          match: { from: 'battlefield', to: 'graveyard' },
        },
        {
          effects: [
            {
              do: 'may',
              then: [
                {
                  do: 'move',
                  what: { event: 'became' },
                  to: 'exile',
                  cause: 'exile',
                  keep: 'linked',
                  save: 'kept',
                },
                {
                  do: 'if',
                  if: { compare: [{ countOf: { saved: 'kept' } }, '>=', 1] },
                  then: [
                    {
                      do: 'move',
                      what: { each: [{ zone: 'exile' }, { linked: true }, { not: { in: { saved: 'kept' } } }] },
                      to: 'graveyard',
                      cause: 'return',
                    },
                  ],
                },
              ],
            },
          ],
        },
      ),
      activated([], {
        effects: [
          { do: 'choose', from: [{ zone: 'exile' }, { linked: true }], save: 'chosen' },
          { do: 'create', copy: { saved: 'chosen' }, count: 1 },
        ],
      }),
    ],
  }),
  card('Test Dread', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      activated([], {
        effects: [
          { do: 'discard', who: 'players', count: 1, save: 'given' },
          {
            do: 'forEach',
            of: 'opponents',
            as: 'one',
            effects: [
              {
                do: 'if',
                if: {
                  exists: [
                    gone,
                    given,
                    { owner: { saved: 'one' } },
                    { shares: ['types', { each: [gone, given, { owner: 'you' }] }] },
                  ],
                },
                then: [{ do: 'stat', stat: 'life', who: { saved: 'one' }, amount: -3 }],
              },
            ],
          },
        ],
      }),
    ],
  }),
  creatureCard('Test Thresher', '{0}', 'Construct', '2/2', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    before: [
      {
        do: 'choose',
        from: [{ zone: 'hand' }, { owner: 'you' }, { other: true }, { has: ['types', 'Artifact'] }],
        min: 0,
        max: { count: [{ zone: 'hand' }, { owner: 'you' }] },
        save: 'shown',
      },
      { do: 'reveal', what: { saved: 'shown' } },
      { do: 'entering', counters: { '+1/+1': { countOf: { saved: 'shown' } } } },
    ],
  }),
  card('Test Cog', { cost: '{1}', type: 'Artifact' }),
  creatureCard('Test Mule', '{1}', 'Horse', '1/1'),
  creatureCard('Test Pony', '{1}', 'Horse', '2/2'),
  instant('Test Doom', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
);

describe('what an ability keeps for another one', () => {
  it('mtg:607.2a takes the place of what it kept before, which goes back', () => {
    const game = magicPosition([
      { battlefield: ['Test Vat', 'Test Mule', 'Test Pony'], hand: ['Test Doom', 'Test Doom'] },
      {},
    ]);
    const dies = (name: string) =>
      game.castAt(0, 'Test Doom', { card: name }).resolve().resolve().answer(0, { confirm: true });
    dies('Test Mule');
    expect(game.zones('Test Mule')).toEqual(['exile']);
    dies('Test Pony');
    expect([game.zones('Test Mule'), game.zones('Test Pony')]).toEqual([['graveyard'], ['exile']]);
    game.activate(0, 'Test Vat').resolve();
    expect(game.all('Test Pony')).toHaveLength(1);
  });
});

describe('what players gave up', () => {
  it('mtg:608.2h each opponent’s own card is compared with yours', () => {
    const life = (theirs: string) => {
      const game = magicPosition([{ battlefield: ['Test Dread'], hand: ['Test Mule'] }, { hand: [theirs] }]);
      return game.activate(0, 'Test Dread').resolve().resolveAll().life(1);
    };
    expect([life('Test Pony'), life('Test Cog')]).toEqual([17, 20]);
  });
});

describe('what is shown as something enters', () => {
  it('mtg:614.12a is counted for it, whichever cards its player likes', () => {
    const game = magicPosition([{ hand: ['Test Thresher', 'Test Cog', 'Test Cog', 'Test Mule'] }, {}]);
    game.cast(0, 'Test Thresher').resolve();
    expect(game.decision().options?.map((one) => one.card)).toEqual(['Test Cog', 'Test Cog']);
    game.answer(0, { choose: [{ card: 'Test Cog' }] });
    expect(game.figures('Test Thresher')).toBe('3/3');
    expect(game.happened('REVEALED')).toHaveLength(1);
  });
});
