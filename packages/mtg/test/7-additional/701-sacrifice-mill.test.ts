import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  exile,
  gainLife,
  instant,
  mill,
  not,
  t,
  target,
} from '../6-spells/test-cards.js';

for (const definition of [
  instant('Test Mill Look', '{0}', {
    effects: [mill(2, 'you'), { do: 'if', if: { exists: [{ zone: 'graveyard' }, creature] }, then: [gainLife(4)] }],
  }),
  instant('Test Mill Back', '{0}', {
    effects: [{ do: 'mill', who: 'you', count: 1, save: 'milled' }, exile({ saved: 'milled' })],
  }),
  instant('Test Banish', '{0}', {
    effects: [exile({ each: [creature] }), exile({ each: [{ zone: 'graveyard' }, creature] })],
  }),
  creatureCard(
    'Test Ghost',
    '{0}',
    'Spirit',
    '1/1',
    activated(
      [
        { pay: 'exile', what: 'self' },
        { pay: 'exile', what: { has: ['types', 'Instant'] }, count: 1 },
      ],
      { effects: [gainLife(1)], zone: 'graveyard' },
    ),
  ),
  creatureCard('Test Ability', '{0}', 'Human', '1/1', activated([], { effects: [gainLife(1)] })),
  instant('Test Copy Ability', '{0}', {
    targets: [target([{ zone: 'stack' }, not({ is: 'spell' })])],
    effects: [{ do: 'copy', what: t(0) }],
  }),
  instant('Test Own', '{0}', { effects: [{ do: 'sacrifice', who: 'you', filter: creature, count: 1 }] }),
])
  ownCards(definition);

const one = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);
const cast = (game: Play, ...names: string[]): Play => {
  for (const name of names) game.cast(0, name).resolve();
  return game;
};

describe('actions, once more (701)', () => {
  it('mtg:701.17c an effect finds the cards it milled', () => {
    const game = cast(one(['Test Mill Back'], [], { library: ['Shock', 'Plains'] }), 'Test Mill Back');
    expect([game.zones('Shock'), game.zones('Plains')]).toEqual([['exile'], ['library']]);
  });

  it('mtg:608.2c later instructions see what earlier ones did', () => {
    const game = cast(one(['Test Mill Look'], [], { library: ['Grizzly Bears', 'Plains'] }), 'Test Mill Look');
    expect(game.life(0)).toBe(24);
  });

  it('mtg:707.10b the copy of an ability has the same source', () => {
    const game = one(['Test Copy Ability'], ['Test Ability'])
      .activate(0, 'Test Ability')
      .cast(0, 'Test Copy Ability')
      .resolve();
    expect(game.view().stack.map((s) => s.source)).toEqual([game.the('Test Ability').id, game.the('Test Ability').id]);
    expect(game.resolveAll().life(0)).toBe(22);
  });

  it('mtg:701.21a only its controller can sacrifice a permanent', () => {
    const game = magicPosition([{ hand: ['Test Own'] }, { battlefield: ['Grizzly Bears'] }]);
    expect(game.cast(0, 'Test Own').resolve().zones('Grizzly Bears')).toEqual(['battlefield']);
  });

  it('mtg:701.13a exiling moves an object to exile from wherever it is', () => {
    const game = cast(one(['Test Mill Back'], [], { library: ['Shock'] }), 'Test Mill Back');
    expect(game.zones('Shock')).toEqual(['exile']);
    const there = one(['Test Banish'], ['Grizzly Bears'], { graveyard: ['Grizzly Bears'] });
    expect(cast(there, 'Test Banish').zones('Grizzly Bears')).toEqual(['exile', 'exile']);
  });

  it('mtg:701.13a exiling a card as a cost does the same, from the graveyard', () => {
    const game = one([], [], { graveyard: ['Test Ghost', 'Shock'] }).activate(0, 'Test Ghost');
    expect([game.all('Test Ghost', 'exile').length, game.zones('Shock')]).toEqual([1, ['exile']]);
  });

  it('mtg:701.17a as many cards as it says are milled, from the top', () => {
    const game = one(['Test Mill Look'], [], { library: ['Shock', 'Murder', 'Plains', 'Forest'] });
    game.cast(0, 'Test Mill Look').resolve();
    expect(['Shock', 'Murder', 'Plains', 'Forest'].map((name) => game.zones(name)[0])).toEqual([
      'graveyard',
      'graveyard',
      'library',
      'library',
    ]);
  });
});
