/** The champion that a player begins with (1.3.3): a level 0 champion of their material deck. */
import { definitionOf, entityChoice, type Game, type Seat } from '@arbiter/engine';
import { cite } from '../cite.js';

/** A level 0 champion of a player's material deck. */
export function chooseFirst(g: Game, seat: Seat) {
  const deck = g.zone(`materialDeck:${seat}`);
  const options = deck.filter((id) => isLevelZero(g, id)).map((id) => entityChoice(g, { object: id }, id));
  return {
    ask: {
      seat,
      kind: 'FIRST_CHAMPION',
      shape: 'CHOOSE' as const,
      prompt: 'Choose the level 0 champion you begin with',
      rules: cite('ga:1.3.3', 'ga:1.3.5.1', 'ga:1.7.1.2', 'ga:2.11.7.7.3.1'),
      options,
      min: Math.min(1, options.length),
      max: 1,
      // Whether there is a choice is for its player alone to know.
      always: deck.length > 0,
    },
    into: 'picked',
  };
}

function isLevelZero(g: Game, id: number): boolean {
  const { types, level } = definitionOf(g, g.object(id)).props;
  return (types as string[]).includes('Champion') && level === 0;
}
