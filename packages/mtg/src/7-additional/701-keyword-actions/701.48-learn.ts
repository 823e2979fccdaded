/** Learn (701.48): a card for a card, or a Lesson from outside the game. */
import { defineVerb, type Effect, fields, instructions } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { discard, draw, subtype } from '../../language/builders.js';

const params = fields(() => ({}));
declare module '@arbiter/engine' {
  interface Verbs {
    // biome-ignore lint/complexity/noBannedTypes: it takes nothing
    learn: {};
  }
}

/** Whoever doesn't discard may fetch a Lesson; nobody is asked who has nothing outside the game. */
const LESSON: Effect = { do: 'bring', filter: [subtype('Lesson')], to: 'hand', reveal: true };

/** What learning is. @citation */
export const LEARNING = cite('mtg:701.48a');

export const learn = defineVerb('learn', {
  description:
    'You may discard a card; if you do, draw a card, and else you may put a Lesson from outside the game into your hand.',
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
            else: [LESSON],
          },
        ],
        else: [LESSON],
      },
      { do: 'did', what: 'learn', object: 'self' },
    ]),
  text: () => 'learn',
});
