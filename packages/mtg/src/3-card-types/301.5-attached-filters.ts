/** What is attached to what, as questions: "attached to you", "equipped", "enchanted" (301.5, 303.4). */
import { defineFilter, type Filter, isPlayer, objectsOf, type Ref, sameEntity, UNKNOWN } from '@arbiter/engine';
import { cite } from '../cite.js';
import { mayAttach } from './303-attaching.js';

declare module '@arbiter/engine' {
  interface Filters {
    attachedTo: { attachedTo: Ref };
    bears: { bears: Filter };
    couldBear: { couldBear: Ref };
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

/** What an Aura that was turned face up may become attached to is judged by the Aura as it is face up. @citation */
export const AS_FACE_UP = cite('mtg:303.4k');
export const couldBear = defineFilter('couldBear', {
  description: 'Is something that the Aura or Equipment that is referred to could be attached to, or all of them.',
  example: { couldBear: 'self' },
  params: (p) => ({ couldBear: p.ref }),
  compile({ couldBear: what }, compiler) {
    const find = compiler.ref(what);
    return (g, entity, by) => {
      const attachments = objectsOf(find(g, by));
      return attachments.length > 0 && attachments.every((id) => mayAttach(g, id, entity));
    };
  },
  reads: () => UNKNOWN,
  text: ({ couldBear: what }, say) => `that ${say.ref(what)} could be attached to`,
});
