/** How much damage something has, as a figure (mtg 120.6, ga 2.9.0.13, rb 143.3). */
import { defineFigure } from '../../machine/words.js';

export const damageFigure = defineFigure('damage', {
  description: 'The damage marked on it.',
  reads: [],
  of: (g, id) => {
    const object = g.find(id);
    return object ? g.damageOn(object) : 0;
  },
});
