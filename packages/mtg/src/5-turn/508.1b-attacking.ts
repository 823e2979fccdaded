/** What a creature attacks, as a filter: a player, or a permanent (508.1b). */
import { defineFilter, isPlayer, NONE, type Ref, sameEntity } from '@arbiter/engine';
import { attackedBy } from './506-combat.js';

declare module '@arbiter/engine' {
  interface Filters {
    attacks: { attacks: Ref };
  }
}

export const attacksFilter = defineFilter('attacks', {
  description: 'Attacks the player or permanent that is referred to.',
  example: { attacks: 'you' },
  params: (p) => ({ attacks: p.ref }),
  compile(clause, compiler) {
    const find = compiler.ref(clause.attacks);
    return (g, entity, by) => {
      const attacked = isPlayer(entity) ? undefined : attackedBy(g, entity.object);
      return attacked !== undefined && find(g, by).some((e) => sameEntity(e, attacked));
    };
  },
  fits: 'objects',
  reads: () => NONE,
  text: (clause, say) => `attacking ${say.ref(clause.attacks)}`,
});
