/** "Lose control of that unit": what gave control ends, and it is again whose it would be without that (191, 477.1.a). */
import {
  defineVerb,
  type EffectContext,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  objectsOf,
  type ParamsOf,
  type StoredEffect,
} from '@arbiter/engine';

const params = fields((p) => ({ what: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    loseControl: ParamsOf<typeof params>;
  }
}

/** Effects of the same source that give its controller control of these. */
const gives = ({ source, controller, objects = [], mods }: StoredEffect, ctx: EffectContext, ids: number[]): boolean =>
  source === ctx.source &&
  controller === ctx.controller &&
  mods.some(({ mod }) => mod === 'control') &&
  objects.some((id) => ids.includes(id));

function end(g: Game, ctx: EffectContext, ids: number[]): void {
  const kept = g.s.effects.filter((one) => !gives(one, ctx, ids));
  if (kept.length < g.s.effects.length) g.j.refill(g.s.effects, kept);
}

export const loseControl = defineVerb('loseControl', {
  description: 'Its controller loses the control of objects that the same card or ability gave them before.',
  example: { do: 'loseControl', what: { target: 0 } },
  params,
  run: (g, { what }, ctx) => {
    end(g, ctx, objectsOf(entitiesOf(g, what, fromContext(ctx))));
    return undefined;
  },
  text: ({ what }, say) => `lose control of ${say.ref(what)}`,
  intent: () => 1,
});
