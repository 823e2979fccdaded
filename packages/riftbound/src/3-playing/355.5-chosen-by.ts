/** What is being chosen: a target of something on the chain (355.5, 355.9). */
import { defineFilter, defineRef, type Filter, isPlayer, UNKNOWN } from '@arbiter/engine';
import { z } from 'zod';

declare module '@arbiter/engine' {
  interface Filters {
    targetOf: { targetOf: Filter };
  }
  interface Refs {
    chosenFor: { chosenFor: true };
  }
}

export const targetOf = defineFilter('targetOf', {
  description: 'Is a target of something on the chain that fits.',
  example: { targetOf: { has: ['types', 'Spell'] } },
  params: (p) => ({ targetOf: p.filter }),
  compile({ targetOf: filter }, compiler) {
    const test = compiler.filter(filter);
    return (g, entity, by) =>
      !isPlayer(entity) &&
      g
        .zone('chain')
        .some(
          (id) =>
            g.object(id).play?.targets?.some((list) => list.some((e) => !isPlayer(e) && e.object === entity.object)) ===
              true && test(g, { object: id }, by),
        );
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: (clause, say) => `that ${say.filter(clause.targetOf)} chooses`,
});

/** "The unit you choose", as a change of costs speaks of it (356.4). */
export const chosenFor = defineRef('chosenFor', {
  description: 'In numbers of changes of costs: what is chosen for what is paid for, or would be.',
  example: { chosenFor: true },
  params: () => ({ chosenFor: z.literal(true) }),
  compile: () => (_g, by) => by.ctx?.targets.flat() ?? [],
  text: () => 'what is chosen',
});
