/** What a target was, whether it has gone or not (608.2h). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, destroy, gainLife, instant, keyword, t, target } from './test-cards.js';

ownCards(
  instant('Test Caress', '{0}', {
    targets: [target(creature)],
    effects: [
      destroy(t(0)),
      { do: 'if', if: { is: [{ was: t(0) }, [{ has: ['subtypes', 'Human'] }]] }, then: [gainLife(3)] },
    ],
  }),
  instant('Test Breeding', '{0}', {
    targets: [target(creature)],
    effects: [{ do: 'modify', what: t(0), mods: [{ mod: 'set', prop: 'subtypes', value: ['Human'] }] }],
  }),
  creatureCard('Test Villager', '{1}', 'Human', '1/1'),
  creatureCard('Test Statue', '{0}', 'Golem', '1/1', keyword('indestructible')),
);
const after = (card: string, bred: boolean) => {
  const game = magicPosition([
    { hand: ['Test Caress', 'Test Breeding', 'Test Statue'], battlefield: ['Test Villager'] },
    {},
  ])
    .cast(0, 'Test Statue')
    .resolve();
  if (bred) game.cast(0, 'Test Breeding', { card }).resolve();
  return game.cast(0, 'Test Caress', { card }).resolve();
};

describe('what a target was', () => {
  it('mtg:608.2h it is asked as it last was on the battlefield, or as it is there', () => {
    expect(after('Test Villager', false).life(0)).toBe(23);
    expect(after('Test Statue', false).life(0)).toBe(20);
    const bred = after('Test Statue', true);
    expect([bred.zones('Test Statue'), bred.life(0)]).toEqual([['battlefield'], 23]);
  });
});
