/** The order of graveyards (404.2, 404.3): what lies on top of what. */
import { anyDefinition, defineFilter, type Filter, isPlayer, UNKNOWN } from '@arbiter/engine';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface Filters {
    topmost: { topmost: Filter };
  }
}

export const topmost = defineFilter('topmost', {
  description: 'In a library or graveyard: the topmost of those there that fit.',
  example: { topmost: { has: ['types', 'Creature'] } },
  params: (p) => ({ topmost: p.filter }),
  compile({ topmost: which }, compiler) {
    const fits = compiler.filter(which);
    return (g, entity, by) => {
      const object = isPlayer(entity) ? undefined : g.find(entity.object);
      if (!object || !/^(library|graveyard):/.test(object.zone) || !fits(g, entity, by)) return false;
      return g.zone(object.zone).find((id) => fits(g, { object: id }, by)) === object.id;
    };
  },
  fits: 'objects',
  reads: () => UNKNOWN,
  text: ({ topmost: which }, say) => `the topmost ${say.filter(which)}`,
});

/** What owners arrange that is put into their graveyard at the same time. @citation */
export const ARRANGING = cite('mtg:404.3');

/** Whether any card of the game asks for that order: in other games it would change nothing, and nobody is asked. */
export const isOrderAsked = anyDefinition('cards that ask for an order', (_g, { definition }) =>
  JSON.stringify(definition).includes('"topmost"'),
);
