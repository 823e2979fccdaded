/** How many colors an object has (105.2). */
import { definePredicate, type Entity, type Game, isPlayer, lists, type PredicateWord } from '@arbiter/engine';

const colorsOf = (g: Game, e: Entity): number => (isPlayer(e) ? Number.NaN : lists(g, e.object, 'colors').length);

export const colorPredicates: readonly PredicateWord[] = [
  definePredicate('multicolored', {
    description: 'Of two or more colors.',
    holds: (g, e) => colorsOf(g, e) >= 2,
    reads: ['colors'],
  }),
  // 105.5: a color pair is exactly two colors.
  definePredicate('colorPair', {
    description: 'Of exactly two colors.',
    holds: (g, e) => colorsOf(g, e) === 2,
    reads: ['colors'],
  }),
  definePredicate('monocolored', {
    description: 'Of exactly one color.',
    holds: (g, e) => colorsOf(g, e) === 1,
    reads: ['colors'],
  }),
  definePredicate('colorless', {
    description: 'Of no color.',
    holds: (g, e) => colorsOf(g, e) === 0,
    reads: ['colors'],
  }),
];

/** What the five colors are called (105.1). */
export const COLOR_NAMES: { readonly [letter: string]: string } = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};
/** The letter of a color that is called so; undefined for all other words. */
export const colorCalled = (name: string): string | undefined =>
  Object.keys(COLOR_NAMES).find((letter) => COLOR_NAMES[letter] === name);
