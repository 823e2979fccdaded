/** Searching for a card that is put on top after shuffling (701.23, 701.24). */
import { describe, expect, it } from 'vitest';
import { creature, instant } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const tutor = (reveal: boolean) =>
  instant('Test Tutor', '{0}', {
    effects: [
      { do: 'search', filter: creature, to: 'library', position: 'top', shuffle: true, ...(reveal ? { reveal } : {}) },
    ],
  });
const library = ['Forest', 'Mountain', 'Grizzly Bears', 'Island'];
const played = (reveal: boolean, pick = true) =>
  own([tutor(reveal)], [{ hand: ['Test Tutor'], library }, {}])
    .cast(0, 'Test Tutor')
    .resolve()
    .choose(0, pick ? [{ card: 'Grizzly Bears' }] : []);
const top = (game: ReturnType<typeof played>, viewer: 0 | 1 | 'judge') => {
  const { zones, objects } = game.view(viewer);
  const pile = zones.find(({ id, owner }) => id === 'library' && owner === 0) as unknown as {
    objects?: string[];
    known?: string[];
  };
  return (pile.objects?.slice(0, 1) ?? pile.known ?? []).map((id) => objects[id]?.card);
};

describe('searching for what is put on top', () => {
  it('mtg:701.24b the library is shuffled under the card that was found', () => {
    const game = played(false);
    expect(top(game, 'judge')).toEqual(['Grizzly Bears']);
    expect(game.happened('SHUFFLED')).toHaveLength(1);
    expect(game.view().zones.find(({ id, owner }) => id === 'library' && owner === 0)).toMatchObject({
      objects: { length: 4 },
    });
  });

  it('mtg:701.23e whoever found it knows it, others only what is revealed', () => {
    expect([top(played(false), 0), top(played(false), 1)]).toEqual([['Grizzly Bears'], []]);
    expect(top(played(true), 1)).toEqual(['Grizzly Bears']);
  });

  it('mtg:701.23b nothing has to be found, and all of it is shuffled', () => {
    const game = played(false, false);
    expect([game.happened('SHUFFLED').length, top(game, 0)]).toEqual([1, []]);
  });
});
