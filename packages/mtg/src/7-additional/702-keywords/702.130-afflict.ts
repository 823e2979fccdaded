/** Afflict (702.130): blocking it costs life. */
import { cite } from '../../cite.js';
import { becomesBlocked, loseLife, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const afflict = defineKeyword({
  name: 'afflict',
  rules: cite('mtg:702.130a', 'mtg:702.130b'),
  description: 'Whenever it becomes blocked, defending player loses `value` life.',
  params: { value: 'must' },
  text: (a) => `afflict ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [triggered(becomesBlocked, { effects: [loseLife(value, { event: 'defending' })] })],
});
