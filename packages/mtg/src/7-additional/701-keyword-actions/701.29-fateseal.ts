/** Fateseal (701.29): the top cards of an opponent's library are looked at, and put on its top or its bottom. */
import { defineVerb, fields, instructions, type ParamsOf } from '@arbiter/engine';
import { cite } from '../../cite.js';

const params = fields((p) => ({ count: p.value }));
declare module '@arbiter/engine' {
  interface Verbs {
    fateseal: ParamsOf<typeof params>;
  }
}

/** What fatesealing is. @citation */
export const FATESEALING = cite('mtg:701.29', 'mtg:701.29a');
const WHOSE = 'fatesealed';

export const fateseal = defineVerb('fateseal', {
  description: 'You look at the top cards of an opponent’s library, and put each on its top or its bottom.',
  example: { do: 'fateseal', count: 2 },
  params,
  run: (g, { count }, _ctx, id) =>
    instructions(g, id, [
      { do: 'choose', from: { player: 'opponent' }, min: 1, max: 1, prompt: 'Whose library?', save: WHOSE },
      { do: 'arrange', kind: 'FATESEAL', of: { saved: WHOSE }, count, piles: ['top', 'bottom'] },
    ]),
  text: ({ count }, say) => `fateseal ${say.value(count)}`,
  intent: () => 1,
});
