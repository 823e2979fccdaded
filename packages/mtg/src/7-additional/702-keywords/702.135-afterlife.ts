/** Afterlife (702.135): as it dies, Spirits come. */
import { cite } from '../../cite.js';
import { create, dies, keyword, token, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const afterlife = defineKeyword({
  name: 'afterlife',
  rules: cite('mtg:702.135a', 'mtg:702.135b'),
  description: 'When it dies, create `value` 1/1 white and black Spirit creature tokens with flying.',
  params: { value: 'must' },
  text: (a) => `afterlife ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    triggered(dies, {
      effects: [create(token('Spirit', 'Creature — Spirit', ['W', 'B'], '1/1', keyword('flying')), value)],
    }),
  ],
});
