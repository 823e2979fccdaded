/** Creature types as questions: what shares one with something (205.3m). */
import { defineFilter, entitiesOf, fields, isPlayer, lists, type ParamsOf, type Ref } from '@arbiter/engine';
import { CREATURE_TYPES } from './205.3-subtypes.js';

const params = fields((p) => ({ sharesCreatureType: p.ref }));
declare module '@arbiter/engine' {
  interface Filters {
    sharesCreatureType: ParamsOf<typeof params>;
  }
}

const types = new Set(CREATURE_TYPES);

export const sharesCreatureType = defineFilter('sharesCreatureType', {
  description: 'Has a creature type that something referred to has, too.',
  example: { sharesCreatureType: 'self' },
  params,
  fits: 'objects',
  compile:
    ({ sharesCreatureType }) =>
    (g, entity, by) => {
      if (isPlayer(entity)) return false;
      const own = lists(g, entity.object, 'subtypes').filter((type) => types.has(type));
      const others = (ref: Ref): string[] =>
        entitiesOf(g, ref, by).flatMap((e) => (isPlayer(e) ? [] : lists(g, e.object, 'subtypes')));
      const theirs = new Set(others(sharesCreatureType));
      return own.some((type) => theirs.has(type));
    },
  reads: () => new Set(['subtypes']),
  text: ({ sharesCreatureType }, say) => `sharing a creature type with ${say.ref(sharesCreatureType)}`,
});
