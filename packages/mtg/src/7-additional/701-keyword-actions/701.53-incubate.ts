/** Incubate (701.53): a token that is a creature later. */
import { defineVerb, fields, instructions, type ParamsOf } from '@arbiter/engine';
import { activated, card, faces, mana, transform } from '../../language/builders.js';

const params = fields((p) => ({ count: p.value }));
declare module '@arbiter/engine' {
  interface Verbs {
    incubate: ParamsOf<typeof params>;
  }
}

/** An Incubator that turns into a 0/0 creature (701.53b, 111.10i). */
const INCUBATOR = faces(
  'transform',
  card('Incubator', {
    type: 'Artifact — Incubator',
    abilities: [activated([mana('{2}')], { effects: [transform('self')] })],
  }),
  card('Phyrexian Token', { type: 'Artifact Creature — Phyrexian', power: 0, toughness: 0 }),
);

export const incubate = defineVerb('incubate', {
  description: 'You create an Incubator token with `count` +1/+1 counters on it.',
  example: { do: 'incubate', count: 2 },
  params,
  run: (g, { count }, _ctx, id) =>
    instructions(g, id, [{ do: 'create', token: INCUBATOR, counters: { '+1/+1': count } }]),
  text: ({ count }, say) => `incubate ${say.value(count)}`,
});
