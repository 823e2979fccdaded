/** Umbra armor (702.89): the Aura is destroyed in the place of what it enchants, whose damage is removed. */
import { cardAndName, defineVerb, entitiesOf, fields, fromContext, isPlayer, type ParamsOf } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { destroy } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    removeDamage: ParamsOf<typeof params>;
  }
}

/** Unlike what regenerates, it stays in combat and isn't tapped. */
export const removeDamage = defineVerb('removeDamage', {
  description: 'Removes all damage that is marked on permanents.',
  example: { do: 'removeDamage', what: 'self' },
  params,
  run: (g, { what }, ctx) => {
    for (const e of entitiesOf(g, what, fromContext(ctx))) {
      const object = isPlayer(e) ? undefined : g.find(e.object);
      if (!object) continue;
      g.markDamage(object, 0);
      g.emit('DAMAGE_REMOVED', cite('mtg:702.89a'), { object: `ob${object.id}`, ...cardAndName(g, object.id) });
    }
    return undefined;
  },
  text: ({ what }, say) => `remove all damage from ${say.ref(what)}`,
  intent: () => 1,
});

export const umbraArmor = defineKeyword({
  name: 'umbra armor',
  rules: cite('mtg:702.89a'),
  description:
    'If what it enchants would be destroyed, all damage is removed from that and this Aura destroyed instead.',
  expand: () => [
    {
      kind: 'replacement',
      on: 'move',
      object: { in: 'attached' },
      match: { from: 'battlefield', cause: 'destroy' },
      instead: [{ do: 'removeDamage', what: { event: 'object' } }, destroy('self')],
    },
  ],
});
