/** Blight (701.68): a creature of one's own withers. */
import { defineVerb, fields, instructions, type ParamsOf } from '@arbiter/engine';
import { creature, putCounters, youControl } from '../../language/builders.js';

const params = fields((p) => ({ count: p.value, save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    blight: ParamsOf<typeof params>;
  }
}

/** Which creature it was is known by `save` (701.68c); whoever did is told, whatever came of it (701.68d). */
export const blight = defineVerb('blight', {
  description: 'You put `count` -1/-1 counters on a creature you control.',
  example: { do: 'blight', count: 1 },
  params,
  run: (g, { count, save = '$blighted' }, _ctx, id) =>
    instructions(g, id, [
      {
        do: 'choose',
        from: [{ zone: 'battlefield' }, creature, youControl].flat(),
        min: 1,
        max: 1,
        save,
        prompt: 'Choose a creature to blight',
      },
      putCounters(count, { saved: save }, '-1/-1'),
      { do: 'did', what: 'blight', object: { saved: save } },
    ]),
  text: ({ count }, say) => `blight ${say.value(count)}`,
  intent: () => -1,
});
