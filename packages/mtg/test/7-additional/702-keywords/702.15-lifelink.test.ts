import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  card,
  continuous,
  creature,
  creatureCard,
  damage,
  each,
  has,
  instant,
  keyword,
  mana,
  player,
  rule,
  t,
  target,
  triggered,
} from '../../6-spells/test-cards.js';

const lifelink = keyword('lifelink');
for (const definition of [
  creatureCard('Test Leecher', '{B}', 'Vampire', '3/3', lifelink),
  creatureCard('Test Twice Leecher', '{B}', 'Vampire', '2/2', lifelink, lifelink),
  creatureCard('Test Trampling Leecher', '{B}', 'Vampire', '5/5', lifelink, keyword('trample')),
  creatureCard(
    'Test Shooter',
    '{B}',
    'Vampire',
    '1/1',
    lifelink,
    activated([mana('{0}')], { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
  ),
  creatureCard(
    'Test Martyr',
    '{B}',
    'Vampire',
    '1/1',
    lifelink,
    activated([{ pay: 'sacrifice', what: 'self' }], { targets: [target(player)], effects: [damage(2, t(0))] }),
  ),
  creatureCard(
    'Test Sweeper',
    '{B}',
    'Vampire',
    '1/1',
    lifelink,
    activated([mana('{0}')], { effects: [damage(1, each(creature))] }),
  ),
  creatureCard(
    'Test Pridemate',
    '{W}',
    'Cat',
    '2/2',
    triggered(
      { on: 'stat', player: 'you', match: { stat: 'life' } },
      {
        if: { compare: [{ event: 'amount' }, '>', 0] },
        effects: [{ do: 'counters', kind: '+1/+1', amount: 1, what: 'self' }],
      },
    ),
  ),
  card('Test Denial', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'opponents' }, [rule('cantGainLife')])],
  }),
  card('Test Reflection', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'stat',
        player: 'you',
        match: { stat: 'life' },
        if: { compare: [{ event: 'amount' }, '>', 0] },
        change: { amount: { times: [{ event: 'amount' }, 2] } },
      },
    ],
  }),
  card('Test Linked Bolts', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ is: 'spell' }, [has('lifelink')])],
  }),
  instant('Test Bolt', '{0}', { targets: [target(player)], effects: [damage(3, t(0))] }),
])
  ownCards(definition);

describe('lifelink (702.15)', () => {
  it('mtg:702.15b combat damage gains its controller that much life', () => {
    const game = magicPosition([{ battlefield: ['Test Leecher'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Leecher')
      .until({ step: 'endOfCombat' });
    expect([game.life(0), game.life(1)]).toEqual([23, 17]);
  });
  it('mtg:702.15b so does damage of an ability of it, to whatever', () => {
    const game = magicPosition([{ battlefield: ['Test Shooter'] }, { battlefield: ['Craw Wurm'] }])
      .activate(0, 'Test Shooter', { card: 'Craw Wurm' })
      .resolve();
    expect([game.life(0), game.the('Craw Wurm').damage]).toEqual([22, 2]);
  });
  it('mtg:702.15b the source’s controller gains it, not its owner', () => {
    const game = magicPosition([
      { hand: ['Control Magic'], battlefield: lands(4, 'Island') },
      { battlefield: ['Test Shooter'] },
    ]);
    game.cast(0, 'Control Magic').resolve().until({ turn: 5, step: 'precombatMain' });
    game.activate(0, 'Test Shooter', { card: 'Test Shooter' }).resolve();
    expect([game.life(0), game.life(1)]).toEqual([22, 20]);
  });
  it('mtg:702.15b life is gained with the damage, not afterwards: it comes in time', () => {
    const game = magicPosition([{ battlefield: ['Grizzly Bears'] }, { life: 1, battlefield: ['Test Leecher'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Grizzly Bears')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Leecher', 'Grizzly Bears'])
      .until({ step: 'endOfCombat' });
    expect(game.life(1)).toBe(4);
    const race = magicPosition([
      { battlefield: ['Hill Giant', 'Raging Goblin'] },
      { life: 1, battlefield: ['Test Leecher'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Hill Giant', 'Raging Goblin')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Leecher', 'Hill Giant'])
      .until({ step: 'endOfCombat' });
    expect(race.life(1)).toBe(3);
  });
  it('mtg:702.15c a source that has left is remembered with it', () => {
    const game = magicPosition([{ battlefield: ['Test Martyr'] }, {}])
      .activate(0, 'Test Martyr', { player: 1 })
      .resolve();
    expect([game.life(0), game.life(1)]).toEqual([22, 18]);
  });
  it('mtg:702.15d it works for a spell on the stack', () => {
    const game = magicPosition([{ hand: ['Test Bolt'], battlefield: ['Test Linked Bolts'] }, {}])
      .cast(0, 'Test Bolt', { player: 1 })
      .resolve();
    expect([game.life(0), game.life(1)]).toEqual([23, 17]);
  });
  it('mtg:702.15e several sources gain life separately, one source only once', () => {
    const two = magicPosition([{ battlefield: ['Test Leecher', 'Test Twice Leecher', 'Test Pridemate'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Leecher', 'Test Twice Leecher')
      .until({ step: 'postcombatMain' });
    expect(two.the('Test Pridemate').counters).toEqual({ '+1/+1': 2 });
    const one = magicPosition([
      { battlefield: ['Test Trampling Leecher', 'Test Pridemate'] },
      { battlefield: ['Grizzly Bears'] },
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Trampling Leecher')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Grizzly Bears', 'Test Trampling Leecher'])
      .until({ step: 'postcombatMain' });
    expect([one.life(0), one.life(1), one.the('Test Pridemate').counters]).toEqual([25, 17, { '+1/+1': 1 }]);
    const sweep = magicPosition([
      { battlefield: ['Test Sweeper', 'Test Pridemate'] },
      { battlefield: ['Craw Wurm', 'Hill Giant'] },
    ])
      .activate(0, 'Test Sweeper')
      .resolveAll();
    expect([sweep.life(0), sweep.the('Test Pridemate').counters]).toEqual([24, { '+1/+1': 1 }]);
  });
  it('mtg:702.15f having it twice gains no more', () => {
    const game = magicPosition([{ battlefield: ['Test Twice Leecher'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Twice Leecher')
      .until({ step: 'endOfCombat' });
    expect(game.life(0)).toBe(22);
  });
});

describe('life goes by its replacement effects (119, 120.4)', () => {
  it('mtg:119.7 who can’t gain life gains none by lifelink', () => {
    const game = magicPosition([{ battlefield: ['Test Leecher'] }, { battlefield: ['Test Denial'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Leecher')
      .until({ step: 'endOfCombat' });
    expect([game.life(0), game.life(1)]).toEqual([20, 17]);
  });
  it('mtg:120.4c the life that damage results in is replaced like any other', () => {
    const game = magicPosition([{ battlefield: ['Test Leecher', 'Test Reflection'] }, {}])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Leecher')
      .until({ step: 'endOfCombat' });
    expect([game.life(0), game.life(1)]).toEqual([26, 17]);
  });
  it('mtg:119.10 each source’s gain is replaced by itself, in the middle of first strikes and all', () => {
    const game = magicPosition([
      { battlefield: ['Test Leecher', 'Test Twice Leecher', 'Test Reflection', 'Test Reflection'] },
      {},
    ])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Leecher', 'Test Twice Leecher')
      .until({ step: 'endOfCombat' });
    expect(game.life(0)).toBe(20 + 4 * 5);
  });
});
