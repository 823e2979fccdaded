/** The cards on top of a deck. */
import { matches } from '../../continuous/evaluate.js';
import { pileThere } from '../../events/replacing.js';
import type { Filter, Ref, Value } from '../../language/types.js';
import { defineRef, defineValue } from '../../machine/words.js';
import { zoneKey } from '../../machine/zones.js';
import { seatsOf } from '../../state/entities.js';

declare module '../../language/types.js' {
  interface Refs {
    top: { top: Value; of?: Ref; pile?: string };
    bottom: { bottom: Value; of?: Ref };
  }
  interface Values {
    depth: { depth: Filter; of?: Ref };
  }
}

export const top = defineRef('top', {
  description: 'So many cards on top of the deck, or another `pile`, of its controller, or of the players of `of`.',
  example: { top: 1 },
  params: (p) => ({ top: p.value, of: p.ref.optional(), pile: p.zone.optional() }),
  compile(ref, compiler) {
    const count = compiler.value(ref.top);
    const owners = compiler.ref(ref.of ?? 'you');
    return (g, by) =>
      seatsOf(owners(g, by)).flatMap((seat) =>
        pileThere(g, zoneKey(g, ref.pile ?? g.rules.zones.piles.deck, seat))
          .slice(0, Math.max(0, count(g, by)))
          .map((object) => ({ object })),
      );
  },
  names: 'objects',
  text: (ref, say) => `the top ${say.value(ref.top)} of the deck of ${say.ref(ref.of ?? 'you')}`,
});

export const bottom = defineRef('bottom', {
  description: 'So many cards at the bottom of the deck of its controller, or of the players of `of`.',
  example: { bottom: 1 },
  params: (p) => ({ bottom: p.value, of: p.ref.optional() }),
  compile(ref, compiler) {
    const count = compiler.value(ref.bottom);
    const owners = compiler.ref(ref.of ?? 'you');
    return (g, by) =>
      seatsOf(owners(g, by)).flatMap((seat) => {
        const deck = g.zone(zoneKey(g, g.rules.zones.piles.deck, seat));
        return deck.slice(Math.max(0, deck.length - Math.max(0, count(g, by)))).map((object) => ({ object }));
      });
  },
  names: 'objects',
  text: (ref, say) => `the bottom ${say.value(ref.bottom)} of the deck of ${say.ref(ref.of ?? 'you')}`,
});

export const depth = defineValue('depth', {
  description: 'How many cards there are on top of a deck through the first that fits; all of them where none does.',
  example: (n) => ({ depth: { has: [n.list, 'Beast'] } }),
  params: (p) => ({ depth: p.filter, of: p.ref.optional() }),
  compile(value, compiler) {
    const owner = compiler.ref(value.of ?? 'you');
    return (g, by) => {
      const [seat] = seatsOf(owner(g, by));
      if (seat === undefined) return 0;
      const deck = g.zone(zoneKey(g, g.rules.zones.piles.deck, seat));
      g.spend(deck.length >> 3);
      const at = deck.findIndex((object) => matches(g, { object }, value.depth, by));
      return at < 0 ? deck.length : at + 1;
    };
  },
  text: (value, say) => `how deep the first ${say.filter(value.depth)} lies`,
});
