/** Damage that is dealt at the same time is one event: how often abilities trigger on it, and how much they see. */
import { describe, expect, it } from 'vitest';
import {
  card,
  creature,
  creatureCard,
  gainLife,
  instant,
  keyword,
  loseLife,
  triggered,
} from '../../src/language/builders.js';
import { own } from '../language/play.js';

const enchantment = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{0}', type: 'Enchantment', abilities });
const amount = { event: 'amount' } as const;
/** Three damage to each creature and each player. */
const quake = instant('Test Quake', '{0}', {
  effects: [
    {
      do: 'damage',
      parts: [
        { to: { each: creature }, amount: 3 },
        { to: 'players', amount: 3 },
      ],
    },
  ],
});
const toughest = (name: string, ...abilities: Parameters<typeof creatureCard>[4][]) =>
  creatureCard(name, '{0}', 'Wall', '0/9', ...abilities);

describe('abilities that trigger on damage', () => {
  it('mtg:603.2c mtg-2003:410.6 an ability that asks only what is dealt damage triggers once for all sources, mtg:510.2 as combat damage is dealt at the same time', () => {
    const avenger = toughest(
      'Test Avenger',
      triggered({ on: 'damage', object: 'self' }, { effects: [gainLife(amount)] }),
    );
    const game = own(
      [avenger],
      [{ battlefield: ['Test Avenger'] }, { battlefield: ['Grizzly Bears', { card: 'Grizzly Bears' }] }],
      { turn: { number: 3, active: 0, step: 'beginningOfCombat' } },
    );
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Test Avenger').until({ kind: 'BLOCKERS' });
    const blockers = game
      .all('Grizzly Bears')
      .map(({ id }) => ({ from: { object: id }, to: { card: 'Test Avenger' } }));
    game.answer(1, { assign: blockers }).until({ step: 'combatDamage' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Avenger']);
    expect(game.resolve().life(0)).toBe(24);
  });

  it('mtg:603.2c one that asks only what deals it triggers once for all it is dealt to', () => {
    const link = enchantment(
      'Test Link',
      triggered({ on: 'damage', source: [{ named: 'Test Quake' }] }, { effects: [gainLife(amount)] }),
    );
    const game = own([quake, link], [{ hand: ['Test Quake'], battlefield: ['Test Link', 'Wall of Mist'] }, {}]);
    game.cast(0, 'Test Quake').resolve();
    expect(game.view().stack).toHaveLength(1);
    expect([game.resolve().life(0), game.life(1)]).toEqual([26, 17]);
  });

  it('mtg:603.2c one that asks for each creature or player triggers for every one of them', () => {
    const tally = enchantment(
      'Test Tally',
      triggered({ on: 'damage', object: creature }, { effects: [gainLife(1)] }),
      triggered({ on: 'damage', player: 'any' }, { effects: [loseLife(1, 'opponents')] }),
      triggered({ on: 'damage', player: 'opponent' }, { effects: [gainLife(10)] }),
    );
    const game = own(
      [quake, tally],
      [{ hand: ['Test Quake'], battlefield: ['Test Tally', 'Wall of Mist'] }, { battlefield: ['Wall of Mist'] }],
    );
    game.cast(0, 'Test Quake').resolve();
    if (game.decision().kind === 'ORDER_TRIGGERS') game.answer(0, game.decision().default);
    expect(game.view().stack).toHaveLength(5);
    game.resolveAll();
    expect([game.life(0), game.life(1)]).toEqual([20 - 3 + 2 + 10, 20 - 3 - 2]);
  });

  it('mtg:603.4 the condition looks at all of the damage', () => {
    const wary = enchantment(
      'Test Wary',
      triggered({ on: 'damage', player: 'you' }, { if: { compare: [amount, '>=', 4] }, effects: [gainLife(10)] }),
    );
    const game = own(
      [wary],
      [{ battlefield: ['Grizzly Bears', { card: 'Grizzly Bears' }] }, { battlefield: ['Test Wary'] }],
      { turn: { number: 3, active: 0, step: 'beginningOfCombat' } },
    );
    game.until({ kind: 'ATTACKERS' });
    game
      .answer(0, { assign: game.all('Grizzly Bears').map(({ id }) => ({ from: { object: id }, to: { player: 1 } })) })
      .until({ step: 'combatDamage' });
    expect(game.resolve().life(1)).toBe(26);
  });

  it('mtg:603.7b mtg-2003:406.2e a delayed ability that waits for damage triggers once', () => {
    const vow = instant('Test Vow', '{0}', {
      effects: [{ do: 'delayed', on: { on: 'damage', object: creature }, effects: [gainLife(5)] }],
    });
    const game = own(
      [quake, vow],
      [{ hand: ['Test Quake', 'Test Vow'], battlefield: ['Wall of Mist', { card: 'Wall of Mist' }] }, {}],
    );
    game.cast(0, 'Test Vow').resolve().cast(0, 'Test Quake').resolve().resolve();
    expect([game.life(0), game.view().stack]).toEqual([22, []]);
  });

  it('mtg:702.15 gaining life is one event for each source', () => {
    const leech = creatureCard('Test Leech', '{B}', 'Leech', '2/2', keyword('lifelink'));
    const chime = enchantment(
      'Test Chime',
      triggered(
        { on: 'stat', player: 'you', match: { stat: 'life' } },
        { effects: [{ do: 'counters', what: 'self', kind: 'charge', amount: 1 }] },
      ),
    );
    const game = own([leech, chime], [{ battlefield: ['Test Leech', { card: 'Test Leech' }, 'Test Chime'] }, {}], {
      turn: { number: 3, active: 0, step: 'beginningOfCombat' },
    });
    game.until({ kind: 'ATTACKERS' });
    game
      .answer(0, { assign: game.all('Test Leech').map(({ id }) => ({ from: { object: id }, to: { player: 1 } })) })
      .until({ kind: 'ORDER_TRIGGERS' });
    expect(game.decision().options).toHaveLength(2);
  });
});
