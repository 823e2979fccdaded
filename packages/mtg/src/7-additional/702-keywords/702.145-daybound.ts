/** Daybound and nightbound (702.145): the face of a permanent follows day and night (731). */
import { cite } from '../../cite.js';
import { staysWithTime } from '../731-day-and-night.js';
import { defineKeyword } from './hooks.js';

export const daybound = defineKeyword({
  name: 'daybound',
  rules: cite('mtg:702.145b'),
  description: 'Enters transformed at night, transforms as it becomes night, and by nothing else.',
  expand: () => [
    {
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'battlefield' },
      if: { time: 'night' },
      entering: true,
      change: { face: 1 },
    },
  ],
  hooks: { cannot: (g, action) => staysWithTime(g, action, 'daybound') },
});

export const nightbound = defineKeyword({
  name: 'nightbound',
  rules: cite('mtg:702.145e'),
  description: 'Transforms as it becomes day, and by nothing else.',
  hooks: { cannot: (g, action) => staysWithTime(g, action, 'nightbound') },
});
