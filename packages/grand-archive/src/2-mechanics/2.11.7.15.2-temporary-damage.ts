/** Temporary damage (2.11.7.15.2): damage on what is no champion, which the end of the turn removes in any case. */
import { defineVerb, entitiesOf, fields, fromContext, objectsOf, type ParamsOf, publicId } from '@arbiter/engine';
import { isChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    removeTemporaryDamage: ParamsOf<typeof params>;
  }
}

export const removeTemporaryDamage = defineVerb('removeTemporaryDamage', {
  description: 'Removes all damage from objects that are no champions.',
  example: { do: 'removeTemporaryDamage', what: 'self' },
  params,
  run: (g, { what }, ctx) => {
    for (const id of objectsOf(entitiesOf(g, what, fromContext(ctx)))) {
      const object = g.find(id);
      const damage = object === undefined ? 0 : g.damageOn(object);
      if (!object || damage === 0 || isChampion(g, id)) continue;
      g.markDamage(object, 0);
      g.emit('DAMAGE_REMOVED', cite('ga:2.11.7.15.2'), {
        object: publicId(id),
        card: g.rules.view.label(g, { object: id }),
        amount: damage,
      });
    }
    return undefined;
  },
  text: ({ what }, say) => `remove all temporary damage from ${say.ref(what)}`,
  intent: () => 1,
});
