/** Permanents become copies of others (mtg 707). */

import { copiableIndex, copiableProps } from '../../continuous/copy.js';
import { entitiesOf } from '../../continuous/evaluate.js';
import { fields, type ParamsOf } from '../../language/params.js';
import type { Mod } from '../../language/types.js';
import { cardOf } from '../../machine/faces.js';
import { defineVerb } from '../../machine/words.js';
import { publicId } from '../../machine/zones.js';
import { objectsOf } from '../../state/entities.js';
import { fromContext } from '../../state/perspective.js';
import { durationOf } from './lasting.js';

const params = fields((p) => ({ what: p.ref, copy: p.ref, except: p.except.optional(), until: p.until.optional() }));
declare module '../../language/types.js' {
  interface Verbs {
    become: ParamsOf<typeof params>;
  }
}

/** What objects copy is fixed now (707.2b), and later effects still apply to it. */
export const become = defineVerb('become', {
  description: 'Objects become copies of another, for good unless said.',
  example: { do: 'become', what: 'self', copy: 'attached' },
  params,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const model = objectsOf(entitiesOf(g, effect.copy, by))[0];
    const objects = objectsOf(entitiesOf(g, effect.what, by)).filter((o) => g.find(o));
    if (model === undefined || objects.length === 0) return undefined;
    const { source, controller } = ctx;
    const until = durationOf(g, effect.until ?? { kind: 'permanent' }, by);
    // What is not copied each of them has for itself (mtg 707.9c).
    const apart = effect.except?.keep !== undefined;
    const groups = apart
      ? objects.map((object) => ({ group: [object], own: copiableProps(g, g.object(object)) }))
      : [{ group: objects, own: undefined }];
    const made = groups.flatMap(({ group, own }) => {
      const def = copiableIndex(g, model, effect.except, own);
      return def === undefined ? [] : [{ group, def }];
    });
    for (const { group, def } of made) {
      const mods: Mod[] = [{ mod: 'copy', def }];
      g.j.push(g.s.effects, {
        id: g.nextId(),
        ts: g.nextTimestamp(),
        source,
        controller,
        objects: group,
        mods,
        until,
      });
      const of = g.defined(def).definition.name;
      for (const object of group)
        g.emit('BECAME_COPY', g.rules.cite.copy, { object: publicId(object), card: cardOf(g, object), of });
    }
    return undefined;
  },
  text: ({ what, copy }, say) => `${say.ref(what)} becomes a copy of ${say.ref(copy)}`,
});
