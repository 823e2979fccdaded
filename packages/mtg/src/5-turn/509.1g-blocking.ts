/** What blocks something, as a filter (509.1g). */
import { defineFilter, isPlayer, NONE, type Ref, sameEntity } from '@arbiter/engine';
import { blockedBy } from './506-combat.js';

declare module '@arbiter/engine' {
  interface Filters {
    blocks: { blocks: Ref };
  }
}

export const blocksFilter = defineFilter('blocks', {
  description: 'Blocks what is referred to.',
  example: { blocks: 'self' },
  params: (p) => ({ blocks: p.ref }),
  compile(clause, compiler) {
    const find = compiler.ref(clause.blocks);
    return (g, entity, by) =>
      !isPlayer(entity) &&
      blockedBy(g, entity.object).some((object) => find(g, by).some((e) => sameEntity(e, { object })));
  },
  reads: () => NONE,
  text: (clause, say) => `blocking ${say.ref(clause.blocks)}`,
});
