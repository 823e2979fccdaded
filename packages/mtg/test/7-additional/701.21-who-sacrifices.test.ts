/** What its controller no longer controls is not sacrificed, and what looks back sees what was (701.21, 702). */
import type { Effect, TriggerPattern } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, instant, keyword, sorcery, t, target, triggered } from '../6-spells/test-cards.js';

const GIVEN_UP: Effect = { do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' };
const UPKEEP: TriggerPattern = { on: 'step', player: 'you', match: { step: 'upkeep' } };
const SERVO = 'Servo';

ownCards(
  creatureCard('Test Fleeting', '{1}', 'Spirit', '2/2', triggered(UPKEEP, { effects: [GIVEN_UP] })),
  creatureCard(
    'Test Bargain',
    '{1}',
    'Imp',
    '2/2',
    triggered(UPKEEP, {
      effects: [
        {
          do: 'pay',
          cost: [{ pay: 'sacrifice', what: 'self' }],
          then: [{ do: 'draw', who: 'you', count: 1 }],
          else: [],
        },
      ],
    }),
  ),
  creatureCard(
    'Test Exploiter',
    '{1}',
    'Zombie',
    '2/2',
    keyword('exploit'),
    triggered(
      { on: 'did', object: 'self', match: { what: 'exploit' } },
      { effects: [{ do: 'stat', stat: 'life', who: 'you', amount: 3 }] },
    ),
  ),
  creatureCard('Test Fabricator', '{1}', 'Construct', '1/1', keyword('fabricate', { value: 2 })),
  creatureCard('Test Passing', '{5}', 'Elemental', '3/3', keyword('evoke', { cost: [{ pay: 'mana', cost: '{1}' }] })),
  instant('Test Theft', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
  }),
  instant('Test End', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'move', what: t(0), to: 'graveyard', cause: 'destroy' }],
  }),
  sorcery('Test Just A Card', '{0}', {
    effects: [
      { do: 'search', filter: [], to: 'hand' },
      { do: 'shuffle', who: 'you' },
    ],
  }),
);

/** Its controller's upkeep begins, and the opponent takes it in response to what triggers there. */
const taken = (card: string) =>
  magicPosition(
    [
      { battlefield: [card], library: lands(3, 'Forest') },
      { hand: ['Test Theft'], library: lands(3, 'Forest') },
    ],
    { turn: { active: 1, step: 'end' } },
  )
    .until({ step: 'upkeep' })
    .pass()
    .cast(1, 'Test Theft')
    .resolve();

describe('who sacrifices what (701.21, 702)', () => {
  it('mtg:701.21a what somebody else controls by then is not sacrificed by an ability of what was its controller', () => {
    const kept = taken('Test Fleeting').resolveAll();
    expect([kept.zones('Test Fleeting'), kept.the('Test Fleeting').controller]).toEqual([['battlefield'], 1]);
    const alone = magicPosition([{ battlefield: ['Test Fleeting'], library: lands(3, 'Forest') }, {}], {
      turn: { active: 1, step: 'end' },
    });
    expect(alone.until({ step: 'upkeep' }).resolveAll().zones('Test Fleeting')).toEqual(['graveyard']);
  });

  it('mtg:701.21a nor can it be what its former controller pays with', () => {
    const game = taken('Test Bargain').pass().pass();
    expect([game.decision().kind === 'PAY', game.hand(0), game.zones('Test Bargain')]).toEqual([
      false,
      0,
      ['battlefield'],
    ]);
  });

  it('mtg:702.110b a creature that is sacrificed to its own exploit has exploited a creature', () => {
    const game = magicPosition([{ hand: ['Test Exploiter'], battlefield: lands(1, 'Swamp') }, {}])
      .cast(0, 'Test Exploiter')
      .resolve()
      .resolve()
      .answer(0, { confirm: true })
      .resolveAll();
    expect([game.zones('Test Exploiter'), game.life(0)]).toEqual([['graveyard'], 23]);
  });

  it('mtg:702.123a where no counters can be put on it, Servos are created', () => {
    const game = magicPosition([{ hand: ['Test Fabricator'], battlefield: lands(1, 'Forest') }, { hand: ['Test End'] }])
      .cast(0, 'Test Fabricator')
      .resolve()
      .pass()
      .cast(1, 'Test End')
      .resolveAll();
    expect(game.all(SERVO)).toHaveLength(2);
  });

  it('mtg:702.74a what was evoked is sacrificed by whoever controls it by then', () => {
    const game = magicPosition([{ hand: ['Test Passing'], battlefield: lands(1, 'Forest') }, { hand: ['Test Theft'] }])
      .choose(0, { kind: 'CAST', card: 'Test Passing', method: 'evoke' })
      .resolve()
      .pass()
      .cast(1, 'Test Theft')
      .resolveAll();
    expect(game.zones('Test Passing')).toEqual(['graveyard']);
  });

  it('mtg:701.23d just a card must be found, also where that is said by an empty list', () => {
    const game = magicPosition([{ hand: ['Test Just A Card'], library: ['Forest', 'Shock'] }, {}])
      .cast(0, 'Test Just A Card')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'SEARCH', min: 1, max: 1 });
  });
});
