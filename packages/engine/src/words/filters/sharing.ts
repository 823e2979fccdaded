/** Whether objects have something in common: a color, a type, a subtype (mtg 702.78a). */
import { characteristicsOf } from '../../continuous/characteristics.js';
import { type Ref, wordsOf } from '../../language/types.js';
import { defineFilter, UNKNOWN } from '../../machine/words.js';
import { objectsOf } from '../../state/entities.js';
import { ofObjects, pair } from '../helpers.js';

declare module '../../language/types.js' {
  interface Filters {
    shares: { shares: [string, Ref] };
  }
}

export const shares = defineFilter('shares', {
  description: 'Has a word of a list characteristic in common with something referred to; what has none shares none.',
  example: (n) => ({ shares: [n.list, 'self'] }),
  params: (p) => ({ shares: pair(p.list, p.ref) }),
  compile({ shares: [prop, ref] }, compiler) {
    const find = compiler.ref(ref);
    return ofObjects((g, id, by) => {
      const own = wordsOf(characteristicsOf(g, id).props[prop]);
      return objectsOf(find(g, by)).some((other) =>
        wordsOf(characteristicsOf(g, other).props[prop]).some((word) => own.includes(word)),
      );
    });
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: ({ shares: [prop, ref] }, say) => `sharing one of its ${prop} with ${say.ref(ref)}`,
});
