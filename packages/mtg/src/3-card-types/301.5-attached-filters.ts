/** What is attached to what, as questions: "attached to you", "equipped", "enchanted" (301.5, 303.4). */
import { defineFilter, type Filter, isPlayer, type Ref, sameEntity, UNKNOWN } from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface Filters {
    attachedTo: { attachedTo: Ref };
    bears: { bears: Filter };
  }
}

export const attachedToFilter = defineFilter('attachedTo', {
  description: 'Is attached to what is referred to.',
  example: { attachedTo: 'self' },
  params: (p) => ({ attachedTo: p.ref }),
  compile({ attachedTo }, compiler) {
    const find = compiler.ref(attachedTo);
    return (g, entity, by) => {
      const to = isPlayer(entity) ? undefined : g.find(entity.object)?.attachedTo;
      return to !== undefined && find(g, by).some((e) => sameEntity(e, to));
    };
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: ({ attachedTo }, say) => `attached to ${say.ref(attachedTo)}`,
});

export const bears = defineFilter('bears', {
  description: 'Something that fits is attached to it: what is equipped has an Equipment attached.',
  example: { bears: { has: ['subtypes', 'Equipment'] } },
  params: (p) => ({ bears: p.filter }),
  compile({ bears: what }, compiler) {
    const fits = compiler.filter(what);
    return (g, entity, by) =>
      g.zone('battlefield').some((object) => {
        const to = g.find(object)?.attachedTo;
        return to !== undefined && sameEntity(to, entity) && fits(g, { object }, by);
      });
  },
  reads: () => UNKNOWN,
  text: ({ bears: what }, say) => `with ${say.filter(what)} attached`,
});
