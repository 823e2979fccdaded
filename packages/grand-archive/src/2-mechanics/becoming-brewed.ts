/** Objects that become brewed without having been activated so (2.11.7.15.2): what asks how they were played is told that. */
import { defineVerb, entitiesOf, fields, fromContext, objectsOf, type ParamsOf } from '@arbiter/engine';
import { BREW } from './keywords/brew.js';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    becomeBrewed: ParamsOf<typeof params>;
  }
}

export const becomeBrewed = defineVerb('becomeBrewed', {
  description: 'Objects on the field become brewed, as though they had been activated so.',
  example: { do: 'becomeBrewed', what: 'self' },
  params,
  run: (g, { what }, ctx) => {
    for (const id of objectsOf(entitiesOf(g, what, fromContext(ctx)))) {
      const object = g.find(id);
      if (object?.zone === 'field') g.change(object, 'from', { targets: [], ...object.from, method: BREW });
    }
    return undefined;
  },
  text: ({ what }, say) => `${say.ref(what)} becomes brewed`,
});
