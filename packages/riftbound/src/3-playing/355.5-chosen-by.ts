/** What is being chosen: a target of something on the chain (355.5, 355.9). */
import { defineFilter, type Filter, isPlayer, UNKNOWN } from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface Filters {
    targetOf: { targetOf: Filter };
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
