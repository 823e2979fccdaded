/** The cards on top of a deck. */
import type { Ref, Value } from '../../language/types.js';
import { defineRef } from '../../machine/words.js';
import { zoneKey } from '../../machine/zones.js';
import { seatsOf } from '../../state/entities.js';

declare module '../../language/types.js' {
  interface Refs {
    top: { top: Value; of?: Ref };
  }
}

export const top = defineRef('top', {
  description: 'So many cards on top of the deck of its controller, or of the players of `of`.',
  example: { top: 1 },
  params: (p) => ({ top: p.value, of: p.ref.optional() }),
  compile(ref, compiler) {
    const count = compiler.value(ref.top);
    const owners = compiler.ref(ref.of ?? 'you');
    return (g, by) =>
      seatsOf(owners(g, by)).flatMap((seat) =>
        g
          .zone(zoneKey(g, g.rules.zones.piles.deck, seat))
          .slice(0, Math.max(0, count(g, by)))
          .map((object) => ({ object })),
      );
  },
  names: 'objects',
  text: (ref, say) => `the top ${say.value(ref.top)} of the deck of ${say.ref(ref.of ?? 'you')}`,
});
