/** Swapping two numbers of objects: the lower one is increased and the higher one decreased by as much as they differ (433). */
import {
  defineVerb,
  durationOf,
  entitiesOf,
  fields,
  fromContext,
  objectsOf,
  type ParamsOf,
  publicId,
  stat,
} from '@arbiter/engine';
import { cite } from '../cite.js';

const params = fields((p) => ({ one: p.ref, other: p.ref, stat: p.figure, until: p.until.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    swapFigures: ParamsOf<typeof params>;
  }
}

export const swapFigures = defineVerb('swapFigures', {
  description:
    'Swaps a number of two objects until the end of turn unless said: one is increased, the other decreased.',
  example: (n) => ({ do: 'swapFigures', one: 'self', other: 'self', stat: n.stat }),
  params,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const [one] = objectsOf(entitiesOf(g, effect.one, by)).filter((id) => g.find(id));
    const [other] = objectsOf(entitiesOf(g, effect.other, by)).filter((id) => g.find(id));
    if (one === undefined || other === undefined) return undefined;
    const difference = stat(g, one, effect.stat) - stat(g, other, effect.stat);
    // 433.1.c
    if (difference === 0) return undefined;
    const { source, controller } = ctx;
    const until = durationOf(g, effect.until ?? { kind: 'endOfTurn' }, by);
    for (const [object, value] of [
      [one, -difference],
      [other, difference],
    ] as const) {
      const mods = [{ mod: 'add' as const, stat: effect.stat, value }];
      g.j.push(g.s.effects, {
        id: g.nextId(),
        ts: g.nextTimestamp(),
        source,
        controller,
        objects: [object],
        mods,
        until,
      });
      g.emit('EFFECT_BEGAN', cite('riftbound:433.1', 'riftbound:433.1.a', 'riftbound:433.1.b', 'riftbound:433.1.c'), {
        source: publicId(source),
        card: g.rules.view.label(g, { object: source }),
        text: g.rules.view.modsText(mods, effect.until),
        objects: [publicId(object)],
        cards: [{ object: publicId(object), card: g.rules.view.label(g, { object }) }],
      });
    }
    return undefined;
  },
  text: ({ one, other, stat: figure }, say) => `swap the ${figure} of ${say.ref(one)} and ${say.ref(other)}`,
});
