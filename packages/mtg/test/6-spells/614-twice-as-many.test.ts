/** Twice as many tokens and counters (614.1a), and what is discarded because of an opponent (614.12). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  discard,
  gainLife,
  instant,
  keyword,
  loyalty,
  putCounters,
  t,
  target,
  token,
} from './test-cards.js';

const twice = { times: [2, { event: 'amount' }] as [number, { event: string }] };
const bear = token('Bear', 'Creature — Bear', ['G'], '2/2');
ownCards(
  card('Test Season', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      { kind: 'replacement', on: 'create', player: 'you', change: { count: 2 } },
      {
        kind: 'replacement',
        on: 'counters',
        object: [{ zone: 'battlefield' }, { controller: 'you' }],
        match: { effect: true },
        change: { amount: twice },
      },
    ],
  }),
  instant('Test Bears', '{0}', {
    effects: [{ do: 'create', token: bear, count: 2, counters: { '+1/+1': 1 } }],
  }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [putCounters(1, t(0))] }),
  card('Test Walker', {
    cost: '{1}',
    type: 'Planeswalker — Test',
    loyalty: 3,
    abilities: [loyalty(1, { effects: [gainLife(1)] })],
  }),
  creatureCard('Test Ram', '{1}', 'Sheep', '2/2'),
  creatureCard('Test Blight', '{1}', 'Elemental', '1/1', keyword('wither')),
  creatureCard('Test Loose Elephant', '{1}', 'Elephant', '4/4', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    player: 'opponent',
    match: { from: 'hand', to: 'graveyard', cause: 'discard' },
    change: { to: 'battlefield' },
  }),
  card('Test Tactics', {
    cost: '{9}',
    type: 'Instant',
    abilities: [
      {
        kind: 'triggered',
        on: { on: 'move', object: 'self', player: 'opponent', match: { from: 'hand', cause: 'discard' } },
        effects: [gainLife(5)],
      },
    ],
  }),
  instant('Test Rot', '{0}', { targets: [target({ player: 'any' })], effects: [discard(1, t(0))] }),
  creatureCard('Test Looter', '{1}', 'Rogue', '1/1', {
    kind: 'activated',
    cost: [{ pay: 'discard', what: [], count: 1, label: 'a card' }],
    effects: [gainLife(1)],
  }),
);

describe('twice as many', () => {
  it('mtg:614.1a each of the tokens is made twice, with twice the counters that they enter with', () => {
    const game = magicPosition([{ hand: ['Test Bears'], battlefield: ['Test Season'] }, {}])
      .cast(0, 'Test Bears')
      .resolve();
    expect(game.all('Bear').map((one) => one.counters)).toEqual(Array(4).fill({ '+1/+1': 2 }));
  });

  it('mtg:616.1 two such effects make it four times as many, and those of an opponent nothing', () => {
    const game = magicPosition([
      { hand: ['Test Bears', 'Test Growth'], battlefield: ['Test Season', 'Test Season', 'Test Ram'] },
      { battlefield: ['Test Season'] },
    ])
      .cast(0, 'Test Bears')
      .resolve()
      .castAt(0, 'Test Growth', { card: 'Test Ram' })
      .resolve();
    expect([game.all('Bear').length, game.the('Test Ram').counters]).toEqual([8, { '+1/+1': 4 }]);
  });

  it('mtg:614.1a what is put as a cost, or as a result of damage, no effect puts', () => {
    const game = magicPosition([{ hand: ['Test Walker'], battlefield: ['Test Season', ...lands(1, 'Forest')] }, {}])
      .cast(0, 'Test Walker')
      .resolve();
    expect(game.the('Test Walker').counters).toEqual({ loyalty: 6 });
    expect(game.activate(0, 'Test Walker').the('Test Walker').counters).toEqual({ loyalty: 7 });
    const fight = magicPosition([{ battlefield: ['Test Blight'] }, { battlefield: ['Test Season', 'Test Ram'] }])
      .until({ kind: 'ATTACKERS' })
      .attack(0, 'Test Blight')
      .until({ kind: 'BLOCKERS' })
      .block(1, ['Test Ram', 'Test Blight'])
      .until({ step: 'postcombatMain' });
    expect(fight.the('Test Ram').counters).toEqual({ '-1/-1': 1 });
  });
});

describe('what an opponent has discarded', () => {
  it('mtg:701.9a it is put onto the battlefield instead where an opponent’s spell causes it', () => {
    const game = magicPosition([{ hand: ['Test Rot'] }, { hand: ['Test Loose Elephant'] }])
      .cast(0, 'Test Rot', { player: 1 })
      .resolve();
    expect(game.zones('Test Loose Elephant')).toEqual(['battlefield']);
  });

  it('mtg:701.9a not by a spell of one’s own, nor as a cost', () => {
    const own = magicPosition([{ hand: ['Test Rot', 'Test Loose Elephant', 'Test Loose Elephant'] }, {}])
      .cast(0, 'Test Rot', { player: 0 })
      .resolve()
      .choose(0, { card: 'Test Loose Elephant' });
    expect(own.zones('Test Loose Elephant').sort()).toEqual(['graveyard', 'hand']);
    const cost = magicPosition([{ hand: ['Test Loose Elephant'], battlefield: ['Test Looter'] }, {}]).activate(
      0,
      'Test Looter',
    );
    expect(cost.zones('Test Loose Elephant')).toEqual(['graveyard']);
  });

  it('mtg:603.2 what waits for it triggers for an opponent’s spell alone', () => {
    const theirs = magicPosition([{ hand: ['Test Rot'] }, { hand: ['Test Tactics'] }])
      .cast(0, 'Test Rot', { player: 1 })
      .resolve()
      .resolveAll();
    const own = magicPosition([{ hand: ['Test Rot', 'Test Tactics'] }, {}])
      .cast(0, 'Test Rot', { player: 0 })
      .resolve()
      .resolveAll();
    expect([theirs.life(1), own.life(0)]).toEqual([25, 20]);
  });
});
