/** What fits among things that instructions named before is looked for where these lie by now, unless a zone is said. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, card, play } from '../support/own-cards.js';

const CHAMPION: JsonObject = { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] };
const isPotion = { has: ['subtypes', ['Potion']] };
const deal = (amount: unknown): JsonObject => ({ do: 'damage', amount: amount as number, to: CHAMPION });
const item = (name: string, ...subtypes: string[]): JsonObject =>
  card(name, { types: ['Item'], subtypes, costKind: 'reserve', cost: 1 });

const brew = action('Brew', {
  effects: [
    { do: 'discard', who: 'you', count: 1, save: 'gone' },
    { do: 'if', if: { not: { exists: [{ in: { saved: 'gone' } }, isPotion] } }, then: [deal(3)] },
  ],
});
const burn = (name: string, ...more: JsonObject[]): JsonObject =>
  action(name, {
    effects: [
      { do: 'move', what: { each: [{ zone: 'graveyard' }, { owner: 'you' }] }, to: 'banishment', save: 'gone' },
      deal({ count: [{ in: { saved: 'gone' } }, isPotion, ...more] }),
    ],
  });
const definitions = [
  brew,
  burn('Burn'),
  burn('Smoulder', { zone: 'graveyard' }),
  item('Flask', 'Potion'),
  item('Twig'),
];

describe('things named before', () => {
  it('are found in the graveyard where they were put', () => {
    const damage = (discarded: string): number =>
      play(definitions, { hand: ['Brew', discarded] }, {})
        .activateCard(0, 'Brew')
        .resolve()
        .damage(0);
    expect([damage('Flask'), damage('Twig')]).toEqual([0, 3]);
  });

  it('are counted where they lie, or in the zone alone that is said', () => {
    const damage = (name: string): number =>
      play(definitions, { hand: [name], graveyard: ['Flask', 'Twig', 'Flask'] }, {})
        .activateCard(0, name)
        .resolve()
        .damage(0);
    expect([damage('Burn'), damage('Smoulder')]).toEqual([2, 0]);
  });

  it('are not asked for where one of several kinds of things names a zone: the others are on the field', () => {
    const mine = [{ has: ['types', ['Item']] }, { controller: 'you' }];
    const lying = [{ zone: 'graveyard' }, { owner: 'you' }];
    const tally = action('Tally', { effects: [deal({ count: [{ any: [mine, lying] }, isPotion] })] });
    const setup = { hand: ['Tally'], field: ['Flask', 'Twig'], graveyard: ['Flask', 'Flask', 'Twig'] };
    expect(
      play([tally, ...definitions], setup, { field: ['Flask'] })
        .activateCard(0, 'Tally')
        .resolve()
        .damage(0),
    ).toBe(3);
  });
});
