/** Learn (701.48): a card for a card. No game has Lessons outside of it, so nothing else can be done (100.4). */
import { defineVerb, fields, instructions } from '@arbiter/engine';
import { discard, draw } from '../../language/builders.js';

const params = fields(() => ({}));
declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes nothing
    learn: {};
  }
}

export const learn = defineVerb('learn', {
  description: 'You may discard a card; if you do, draw a card.',
  example: { do: 'learn' },
  params,
  run: (g, _effect, _ctx, id) =>
    instructions(g, id, [
      {
        do: 'if',
        if: { exists: [{ zone: 'hand' }, { owner: 'you' }] },
        then: [
          {
            do: 'may',
            prompt: 'Discard a card to draw a card?',
            then: [discard(1, 'you'), draw(1)],
          },
        ],
      },
      { do: 'did', what: 'learn', object: 'self' },
    ]),
  text: () => 'learn',
});
