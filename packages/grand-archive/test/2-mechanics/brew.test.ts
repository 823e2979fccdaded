/** Brewing (2.11.7.15.2): ingredients are sacrificed in the place of the reserve cost. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { ally, card, play } from '../support/own-cards.js';

const herb = (name: string): JsonObject =>
  card(name, { types: ['Item'], subtypes: ['Herb'], costKind: 'reserve', cost: 0 });
const yours: JsonObject[] = [{ zone: 'field' }, { controller: 'you' }];
const herbs = (count: number): JsonObject => ({
  pay: 'sacrifice',
  what: [...yours, { has: ['subtypes', ['Herb']] }],
  count,
});
const leaf: JsonObject = { pay: 'sacrifice', what: [...yours, { named: 'Leaf' }], count: 1 };
const DRAW = { do: 'draw', who: 'you', count: 1 };
const potion = (name: string, cost: JsonObject[]): JsonObject =>
  card(
    name,
    { types: ['Item'], subtypes: ['Potion'], costKind: 'reserve', cost: 3 },
    { kind: 'keyword', keyword: 'brew', cost },
    {
      kind: 'triggered',
      keyword: 'on enter',
      on: { on: 'move', object: 'self', match: { to: 'field' } },
      effects: [{ do: 'if', if: { is: ['self', { played: 'brew' }] }, then: [DRAW] }],
    },
  );
const tonic = potion('Tonic', [herbs(2)]);
const elixir = potion('Elixir', [leaf, herbs(1)]);
const taxing = ally(
  'Taxing',
  { life: 9 },
  {
    kind: 'static',
    affects: { players: 'all' },
    mods: [{ mod: 'cost', of: [{ has: ['types', ['Item']] }], more: [{ pay: 'reserve', amount: 1 }] }],
  },
);
const watcher = ally(
  'Watcher',
  { life: 9 },
  {
    kind: 'triggered',
    on: { on: 'activate', player: 'you', object: [{ has: ['subtypes', ['Potion']] }, { played: 'brew' }] },
    effects: [DRAW],
  },
);
const definitions = [herb('Leaf'), herb('Root'), tonic, elixir, taxing, watcher];
const offers = (hand: string, ...field: string[]) =>
  play(definitions, { hand: [hand], field }, {})
    .decision()
    .options.filter(({ kind }) => kind === 'ACTIVATE_CARD')
    .map(({ method }) => method ?? 'normal');

describe('brew', () => {
  it('ga:2.11.7.15.2 the listed objects are sacrificed, and no reserve is paid', () => {
    const game = play(definitions, { hand: ['Tonic'], field: ['Leaf', 'Root', 'Root'] }, {});
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Tonic' }).answering([[{ card: 'Leaf' }, { card: 'Root' }]]);
    expect([game.zones('Leaf'), game.count(0, 'memory')]).toEqual([['graveyard'], 0]);
    const hand = game.count(0, 'hand');
    expect(game.resolve().resolve().count(0, 'hand')).toBe(hand + 1);
  });
  it('ga:2.11.7.15.2 what is activated otherwise is not brewed', () => {
    const game = play(definitions, { hand: ['Tonic', 'Leaf', 'Leaf', 'Leaf'] }, {}).activateCard(0, 'Tonic');
    const hand = game.count(0, 'hand');
    expect(game.resolve().resolve().count(0, 'hand')).toBe(hand);
  });
  it('ga:2.3.1.8 each part of the cost takes objects of its own', () => {
    expect([offers('Elixir', 'Leaf'), offers('Elixir', 'Root', 'Root')]).toEqual([[], []]);
    expect([offers('Elixir', 'Leaf', 'Root'), offers('Elixir', 'Leaf', 'Leaf')]).toEqual([['brew'], ['brew']]);
  });
  it('ga:2.11.7.15.2 what changes the reserve cost is ignored', () => {
    expect(offers('Tonic', 'Leaf', 'Root', 'Taxing')).toEqual(['brew']);
  });
  it('ga:2.11.7.15.2 whoever brews activates the card so', () => {
    const after = (hand: string[], field: string[]): number => {
      const game = play(definitions, { hand, field: [...field, 'Watcher'] }, {});
      game.activateCard(0, 'Tonic', ...(field.length > 2 ? [[{ card: 'Leaf' }, { card: 'Root' }]] : []));
      return game.stack().length;
    };
    expect([after(['Tonic'], ['Leaf', 'Root']), after(['Tonic', 'Leaf', 'Leaf', 'Leaf'], [])]).toEqual([2, 1]);
  });
});
