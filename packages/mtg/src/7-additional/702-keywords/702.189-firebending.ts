/** Firebending (702.189): red mana as it attacks, which lasts until end of combat. */
import { cite } from '../../cite.js';
import { attacks, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const firebending = defineKeyword({
  name: 'firebending',
  rules: cite('mtg:702.189a', 'mtg:702.189b'),
  description: 'Whenever it attacks, add `value` {R}, which you don’t lose until end of combat.',
  params: { value: 'must' },
  text: (a) => `firebending ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    triggered(attacks, {
      effects: [
        { do: 'addMana', choices: ['{R}'], times: value, kept: 'combat' },
        { do: 'did', what: 'firebend', object: 'self' },
      ],
    }),
  ],
});
