/** What is attached to what, as questions: "attached to you", "equipped", "enchanted" (mtg 301.5, 303.4; rb 716, 718). */
import type { Filter, Ref } from '../../language/types.js';
import { defineFilter, UNKNOWN } from '../../machine/words.js';
import { isPlayer, sameEntity } from '../../state/state.js';

declare module '../../language/types.js' {
  interface Filters {
    attachedTo: { attachedTo: Ref };
    bears: { bears: Filter };
  }
}

export const attachedTo = defineFilter('attachedTo', {
  description: 'Is attached to what is referred to.',
  example: { attachedTo: 'self' },
  params: (p) => ({ attachedTo: p.ref }),
  compile(clause, compiler) {
    const find = compiler.ref(clause.attachedTo);
    return (g, entity, by) => {
      const to = isPlayer(entity) ? undefined : g.find(entity.object)?.attachedTo;
      return to !== undefined && find(g, by).some((e) => sameEntity(e, to));
    };
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: (clause, say) => `attached to ${say.ref(clause.attachedTo)}`,
});

export const bears = defineFilter('bears', {
  description: 'Something that fits is attached to it: what is equipped has an Equipment attached.',
  example: (n) => ({ bears: { has: [n.list, 'Equipment'] } }),
  params: (p) => ({ bears: p.filter }),
  compile({ bears: what }, compiler) {
    const fits = compiler.filter(what);
    return (g, entity, by) =>
      g.zone(g.rules.zones.field).some((object) => {
        const to = g.find(object)?.attachedTo;
        return to !== undefined && sameEntity(to, entity) && fits(g, { object }, by);
      });
  },
  reads: () => UNKNOWN,
  text: ({ bears: what }, say) => `with ${say.filter(what)} attached`,
});
