/** How large games at rest are, for who keeps many of them. */

import type { GameState } from '../contract/api.js';
import type { State } from '../state/state.js';

/** Characters of a game's own cards that take about as much room as an object. */
const TEXT_OF_AN_OBJECT = 500;

/** States of a game hand on the very same definitions. */
const ofDefinitions = new WeakMap<object, number>();

/**
 * How much memory a state takes that is kept with what the engine found out about it.
 * @returns in objects: about one and a half kilobytes each; at least 1
 */
export function weightOf(state: GameState): number {
  const { objects = {}, definitions = [] } = state as Partial<State>;
  let weight = 1;
  for (const _id in objects) weight++;
  for (const definition of definitions) {
    let own = ofDefinitions.get(definition);
    if (own === undefined) {
      own = Math.ceil(JSON.stringify(definition).length / TEXT_OF_AN_OBJECT);
      ofDefinitions.set(definition, own);
    }
    weight += own;
  }
  return weight;
}
