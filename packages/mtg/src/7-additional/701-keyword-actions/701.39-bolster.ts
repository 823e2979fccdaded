/** Bolster (701.39): the weakest creature gets counters. */
import { defineVerb, type Filter, fields, instructions, type ParamsOf } from '@arbiter/engine';
import { creature, putCounters, youControl } from '../../language/builders.js';

const params = fields((p) => ({ count: p.value, save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    bolster: ParamsOf<typeof params>;
  }
}

const yours: Filter = [{ zone: 'battlefield' }, creature, youControl].flat();
const weakest: Filter = [...yours, { stat: ['toughness', '<=', { lowest: 'toughness', of: { each: yours } }] }];

/** Its controller chooses among those with the least toughness, without targeting (701.39a). */
export const bolster = defineVerb('bolster', {
  description: 'You choose a creature you control with the least toughness and put `count` +1/+1 counters on it.',
  example: { do: 'bolster', count: 2 },
  params,
  run: (g, { count, save = '$bolstered' }, _ctx, id) =>
    instructions(g, id, [
      { do: 'choose', from: weakest, min: 1, max: 1, save, prompt: 'Choose a creature with the least toughness' },
      putCounters(count, { saved: save }),
      { do: 'did', what: 'bolster', object: { saved: save } },
    ]),
  text: ({ count }, say) => `bolster ${say.value(count)}`,
});
