/** Tokens that are summoned by their names: what is printed of them is a definition, and they are no cards (2.5.1.1.6, 2.7.1). */
import { describe, expect, it } from 'vitest';
import { DECKS, validateDeck } from '../../src/decks/validate.js';
import { action, ally, play } from '../support/own-cards.js';

const drone = ally('Drone', { power: 2, life: 3, token: true });
const guard = ally('Guard', {});
const call = action('Call', {
  effects: [{ do: 'create', named: 'Drone', count: 2, status: { rested: true }, counters: { buff: 1 } }],
});
const purge = action('Purge', {
  effects: [{ do: 'move', what: { each: [{ has: ['types', 'Ally'] }, { is: 'token' }] }, to: 'hand', cause: 'return' }],
});
const spare = action('Spare', {
  targets: [{ what: [{ zone: 'field' }, { has: ['types', 'Ally'] }, { not: { is: 'token' } }] }],
  effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
});
const definitions = [drone, guard, call, purge, spare];
const called = () =>
  play(definitions, { hand: ['Call', 'Purge', 'Spare'], field: ['Guard'] }, {})
    .activateCard(0, 'Call')
    .resolve();

describe('tokens by name', () => {
  it('ga:2.1.6.1 each opponent sacrifices all of theirs, and summons one for each of them', () => {
    const bud = ally('Bud', { subtypes: ['Flower'], token: true });
    const flowers = [{ has: ['subtypes', ['Flower']] }];
    const bloom = action('Bloom', {
      effects: [
        {
          do: 'sacrifice',
          who: 'opponents',
          filter: flowers,
          count: { count: [...flowers, { controller: 'opponent' }] },
          save: 'given up',
        },
        {
          do: 'forEach',
          of: { saved: 'given up' },
          as: 'one',
          effects: [{ do: 'create', named: 'Drone', who: { controllerOf: { was: { saved: 'one' } } } }],
        },
      ],
    });
    const game = play([...definitions, bud, bloom], { hand: ['Bloom'], field: ['Bud'] }, { field: ['Bud', 'Bud'] })
      .activateCard(0, 'Bloom')
      .resolve();
    expect(game.all('Bud').map((one) => one.controller)).toEqual([0]);
    expect(game.all('Drone').map((one) => one.controller)).toEqual([1, 1]);
  });

  it('ga:2.7.1 are objects of what that name is, under whoever summoned them', () => {
    const drones = called().all('Drone');
    expect(drones).toHaveLength(2);
    for (const one of drones)
      expect(one).toMatchObject({ token: true, rested: true, power: 3, life: 4, controller: 0, owner: 0 });
  });

  it('ga:2.4.2 are waited for as an opponent summons them, and only then', () => {
    const watcher = ally(
      'Watcher',
      {},
      {
        kind: 'triggered',
        on: {
          on: 'move',
          object: [{ named: 'Drone' }, { is: 'token' }, { controller: 'opponent' }],
          match: { to: 'field', cause: 'create' },
        },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const waiting = (who: string): string[] => {
      const give = action('Give', { effects: [{ do: 'create', named: 'Drone', who }] });
      return play([...definitions, watcher, give], { hand: ['Give'], field: ['Watcher'] }, {})
        .activateCard(0, 'Give')
        .resolve()
        .stack();
    };
    expect([waiting('opponents'), waiting('you')]).toEqual([['Watcher'], []]);
  });

  it('ga:2.5.1.1.6 are there on the field only', () => {
    const game = called().activateCard(0, 'Purge').resolve();
    expect([game.all('Drone'), game.zones('Guard'), game.count(0, 'hand')]).toEqual([[], ['field'], 1]);
  });

  it('ga:2.7.6.3 can be told from what cards represent', () => {
    const game = called().activateCard(0, 'Spare', { card: 'Guard' }).resolve();
    expect([game.all('Drone').length, game.zones('Guard')]).toEqual([2, ['graveyard']]);
  });

  it('ga:2.7.1 lie in no deck', () => {
    const data = { name: 'Drone', types: ['Ally'], token: true };
    const info = { ruleset: 'grand-archive', name: 'Drone', support: 'exact' as const, reason: null, proof: [], data };
    const cards = { get: (name: string) => (name === 'Drone' ? info : null), find: () => info, suggest: () => [] };
    const { errors } = validateDeck({ decks: DECKS, cards: cards as never }, { main: [{ card: 'Drone', count: 1 }] });
    expect(errors.map(({ detail }) => detail)).toContain('Drone is a token and no card');
  });
});
