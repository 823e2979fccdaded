/** Populate (701.36): one more of a creature token. */
import { defineVerb, fields, instructions, type ParamsOf } from '@arbiter/engine';
import { and, creature, youControl } from '../../language/builders.js';

const params = fields((p) => ({ save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    populate: ParamsOf<typeof params>;
  }
}

/** Nothing is chosen and nothing made by whom has no creature token (701.36b). */
export const populate = defineVerb('populate', {
  description: 'You choose a creature token you control and create a token that is a copy of it.',
  example: { do: 'populate' },
  params,
  run: (g, { save }, _ctx, id) =>
    instructions(g, id, [
      {
        do: 'choose',
        from: and(creature, youControl, { is: 'token' }),
        min: 1,
        max: 1,
        save: '$populated',
        prompt: 'Choose a creature token to copy',
      },
      { do: 'create', copy: { saved: '$populated' }, ...(save === undefined ? {} : { save }) },
      { do: 'did', what: 'populate', object: { saved: '$populated' } },
    ]),
  text: () => 'populate',
});
