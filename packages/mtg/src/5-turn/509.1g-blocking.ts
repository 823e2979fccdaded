/** What blocks something, and what something blocks, as filters (509.1g). */
import { defineFilter, isPlayer, NONE, objectsOf, type Ref, sameEntity } from '@arbiter/engine';
import { blockedBy } from './506-combat.js';

declare module '@arbiter/engine' {
  interface Filters {
    blocks: { blocks: Ref };
    blockedBy: { blockedBy: Ref };
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

export const blockedByFilter = defineFilter('blockedBy', {
  description: 'Is an attacking creature that is blocked by what is referred to.',
  example: { blockedBy: 'self' },
  params: (p) => ({ blockedBy: p.ref }),
  compile(clause, compiler) {
    const find = compiler.ref(clause.blockedBy);
    return (g, entity, by) =>
      !isPlayer(entity) && objectsOf(find(g, by)).some((id) => blockedBy(g, id).includes(entity.object));
  },
  fits: 'objects',
  reads: () => NONE,
  text: (clause, say) => `blocked by ${say.ref(clause.blockedBy)}`,
});
