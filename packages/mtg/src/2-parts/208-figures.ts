/** Power and toughness (208): all creatures have them, and no other permanents. */
import { type Chars, type Game, wordsOf } from '@arbiter/engine';
import { cite } from '../cite.js';

/** Who has power and toughness. @citation */
export const FIGURE_RULES = cite('mtg:208.3', 'mtg:208.5');
const FIGURES = ['power', 'toughness'];

/** A permanent that is no creature has none, whatever is printed on it or done to it; a creature without a value has 0. */
export function powerAndToughnessOf(g: Game, id: number, chars: Chars): void {
  const creature = wordsOf(chars.props.types).includes('Creature');
  const wrong = FIGURES.filter((name) => (chars.props[name] !== undefined) !== creature);
  if (wrong.length === 0 || g.find(id)?.zone !== 'battlefield') return;
  chars.props = { ...chars.props };
  for (const name of wrong) {
    if (creature) chars.props[name] = 0;
    else delete chars.props[name];
  }
}
