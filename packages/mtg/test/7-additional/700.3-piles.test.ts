/** Piles (700.3). */
import { describe, expect, it } from 'vitest';
import { instant } from '../../src/language/builders.js';
import { own } from '../language/play.js';

const fact = instant('Test Fact', '{0}', {
  effects: [
    { do: 'reveal', what: { top: 3 } },
    { do: 'piles', what: { top: 3 }, who: 'opponents', chosen: 'mine', other: 'gone' },
    { do: 'move', what: { saved: 'mine' }, to: 'hand' },
    { do: 'move', what: { saved: 'gone' }, to: 'graveyard' },
  ],
});
const library = ['Forest', 'Island', 'Swamp', 'Plains'];
const separated = (...first: string[]) =>
  own([fact], [{ hand: ['Test Fact'], library }, {}])
    .cast(0, 'Test Fact')
    .resolve()
    .choose(
      1,
      first.map((card) => ({ card })),
    );
const zones = (game: ReturnType<typeof separated>) => library.map((name) => game.zones(name)[0]);

describe('piles', () => {
  it('mtg:700.3 one player separates, another chooses a pile, and mtg:700.3a each object is in one of the two', () => {
    const game = separated('Forest');
    expect(game.decision()).toMatchObject({ seat: 0, options: [{ label: 'Forest' }, { label: 'Island, Swamp' }] });
    expect(zones(game.choose(0, { index: 1 }))).toEqual(['graveyard', 'hand', 'hand', 'library']);
  });

  it('mtg:700.3 who separates need not be who chooses', () => {
    const theirs = instant('Test Fiction', '{0}', {
      effects: [
        { do: 'piles', what: { top: 3 }, who: 'you', chooser: 'opponents', chosen: 'one', other: 'gone' },
        { do: 'move', what: { saved: 'one' }, to: 'hand' },
      ],
    });
    const game = own([theirs], [{ hand: ['Test Fiction'], library }, {}])
      .cast(0, 'Test Fiction')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'CHOOSE_OBJECTS', seat: 0 });
    expect(game.choose(0, [{ card: 'Forest' }]).decision()).toMatchObject({ kind: 'EITHER', seat: 1 });
    expect(game.choose(1, { index: 1 }).hand(0)).toBe(2);
  });

  it('mtg:700.3a what is in the pile that was not chosen is in no other', () => {
    const gone = instant('Test Lie', '{0}', {
      effects: [
        { do: 'piles', what: { top: 3 }, who: 'opponents', chosen: 'mine', other: 'gone' },
        { do: 'move', what: { saved: 'gone' }, to: 'graveyard' },
        { do: 'move', what: { saved: 'mine' }, to: 'hand' },
      ],
    });
    const game = own([gone], [{ hand: ['Test Lie'], library }, {}])
      .cast(0, 'Test Lie')
      .resolve()
      .choose(1, [{ card: 'Forest' }]);
    expect(zones(game.choose(0, { index: 1 }))).toEqual(['graveyard', 'hand', 'hand', 'library']);
  });

  it('mtg:700.3a everybody sees the piles', () => {
    expect(separated('Forest').happened('PILES_SEPARATED')).toMatchObject([
      { piles: [[{ card: 'Forest' }], [{ card: 'Island' }, { card: 'Swamp' }]] },
    ]);
  });

  it('mtg:700.3c they don’t leave their zone by that', () => {
    expect(zones(separated('Forest'))).toEqual(['library', 'library', 'library', 'library']);
  });

  it('mtg:700.3d a pile may be empty', () => {
    const game = separated();
    expect(game.decision().options.map(({ label }) => label)).toEqual(['an empty pile', 'Forest, Island, Swamp']);
    expect(zones(game.choose(0, { index: 0 }))).toEqual(['graveyard', 'graveyard', 'graveyard', 'library']);
  });
});
