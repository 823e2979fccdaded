/** Absorb (702.64): some of the damage of each source is prevented. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const absorb = defineKeyword({
  name: 'absorb',
  rules: cite('mtg:702.64a', 'mtg:702.64b', 'mtg:702.64c'),
  description: 'Prevents `value` of the damage that a source would deal to it.',
  params: { value: 'must' },
  text: (a) => `absorb ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [{ kind: 'replacement', on: 'damage', target: 'self', prevent: value }],
});
