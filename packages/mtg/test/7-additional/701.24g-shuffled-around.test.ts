/** What is put into a library at the moment at which that is shuffled (701.24g). */
import type { Ability } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { creature, creatureCard, destroy, instant } from '../../src/language/builders.js';

const dies = (position: 'top' | 'bottom'): Ability => ({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { from: 'battlefield', to: 'graveyard' },
  change: { to: 'library', position },
});

ownCards(
  creatureCard('Test Riser', '{1}', 'Zombie', '2/2', dies('top')),
  creatureCard('Test Sinker', '{1}', 'Zombie', '2/2', dies('bottom')),
  creatureCard('Test Colossus', '{1}', 'Golem', '9/9', {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'graveyard' },
    instead: [
      { do: 'move', what: 'self', to: 'library', cause: 'return' },
      { do: 'shuffle', who: { ownerOf: 'self' } },
    ],
  }),
  instant('Test Doom', '{0}', { effects: [destroy({ each: creature })] }),
  instant('Test Reshuffle', '{0}', { effects: [{ do: 'shuffle', who: 'you' }] }),
);

const LIBRARY = lands(30, 'Island');
const library = (game: Play): string[] => {
  const { zones, objects } = game.view();
  const pile = zones.find(({ id, owner }) => id === 'library' && owner === 0) as { objects?: string[] } | undefined;
  return (pile?.objects ?? []).map((id) => String(objects[id]?.card));
};
const doomed = (battlefield: string[]): Play =>
  magicPosition([{ hand: ['Test Doom'], battlefield, library: LIBRARY }, {}])
    .cast(0, 'Test Doom')
    .resolve();

describe('what is put into a library as that is shuffled', () => {
  it('mtg:701.24g it lies where it was put, and the rest is shuffled', () => {
    for (const both of [
      ['Test Riser', 'Test Colossus', 'Test Sinker'],
      ['Test Colossus', 'Test Sinker', 'Test Riser'],
    ]) {
      const game = doomed(both);
      const cards = library(game);
      expect([cards.length, cards[0], cards.at(-1)]).toEqual([33, 'Test Riser', 'Test Sinker']);
      expect(cards).toContain('Test Colossus');
      expect(game.events.flatMap(({ type, rules }) => (type === 'SHUFFLED' ? [rules] : []))).toEqual([
        ['mtg:701.24', 'mtg:701.24g'],
      ]);
    }
  });

  it('mtg:701.24g what is shuffled away itself has no place that anybody knows', () => {
    const places = new Set<number>();
    for (let more = 0; more < 6; more++) {
      const game = magicPosition(
        [{ hand: ['Test Doom'], battlefield: ['Test Riser', 'Test Colossus'], library: LIBRARY }, {}],
        { seed: `order ${more}` },
      );
      places.add(library(game.cast(0, 'Test Doom').resolve()).indexOf('Test Colossus'));
    }
    expect(places.size).toBeGreaterThan(2);
    expect(places.has(0)).toBe(false);
  });

  it('mtg:701.24g at another moment a shuffle leaves nothing where it was', () => {
    const tops = [0, 1, 2, 3, 4, 5].map((more) => {
      const game = magicPosition(
        [{ hand: ['Test Doom', 'Test Reshuffle'], battlefield: ['Test Riser', 'Test Colossus'], library: LIBRARY }, {}],
        { seed: `later ${more}` },
      );
      return library(game.cast(0, 'Test Doom').resolve().cast(0, 'Test Reshuffle').resolve())[0];
    });
    expect(tops.filter((card) => card === 'Test Riser').length).toBeLessThan(4);
  });
});
