/** Creature types as questions: what shares one with something (205.3m). */
import {
  defineFilter,
  defineMod,
  entitiesOf,
  fields,
  isPlayer,
  lists,
  type ParamsOf,
  perRules,
  type Ref,
  wordsOf,
} from '@arbiter/engine';
import { editionOf } from '../edition.js';

const params = fields((p) => ({ sharesCreatureType: p.ref }));
declare module '@arbiter/engine' {
  interface Mods {
    // biome-ignore lint/complexity/noBannedTypes: it takes no parameters
    everyCreatureType: {};
  }
  interface Filters {
    sharesCreatureType: ParamsOf<typeof params>;
  }
}

/** Those of the edition, as a set. */
const typesIn = perRules((rules) => new Set(editionOf({ rules }).creatureTypes()));

export const everyCreatureType = defineMod('everyCreatureType', {
  description: 'Adds every creature type.',
  example: { mod: 'everyCreatureType' },
  apply: (g, { props }) => {
    const before = wordsOf(props.subtypes);
    props.subtypes = [
      ...before,
      ...editionOf(g)
        .creatureTypes()
        .filter((type) => !before.includes(type)),
    ];
  },
  writes: () => new Set(['subtypes']),
  text: () => 'every creature type',
});

export const sharesCreatureType = defineFilter('sharesCreatureType', {
  description: 'Has a creature type that something referred to has, too.',
  example: { sharesCreatureType: 'self' },
  params,
  fits: 'objects',
  compile:
    ({ sharesCreatureType }) =>
    (g, entity, by) => {
      if (isPlayer(entity)) return false;
      const types = typesIn(g.rules);
      const own = lists(g, entity.object, 'subtypes').filter((type) => types.has(type));
      const others = (ref: Ref): string[] =>
        entitiesOf(g, ref, by).flatMap((e) => (isPlayer(e) ? [] : lists(g, e.object, 'subtypes')));
      const theirs = new Set(others(sharesCreatureType));
      return own.some((type) => theirs.has(type));
    },
  reads: () => new Set(['subtypes']),
  text: ({ sharesCreatureType }, say) => `sharing a creature type with ${say.ref(sharesCreatureType)}`,
});
