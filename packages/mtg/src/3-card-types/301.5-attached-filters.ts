/** What something could be attached to, as a question (301.5, 303.4). */
import { defineFilter, objectsOf, type Ref, UNKNOWN } from '@arbiter/engine';
import { cite } from '../cite.js';
import { mayAttach } from './303-attaching.js';

declare module '@arbiter/engine' {
  interface Filters {
    couldBear: { couldBear: Ref };
  }
}

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
