/** Enlist (702.154): as it attacks another creature may be tapped, whose power is added to its own. */
import { cite } from '../../cite.js';
import { triggered, untilEndOfTurn } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const enlist = defineKeyword({
  name: 'enlist',
  rules: cite('mtg:702.154a', 'mtg:702.154b', 'mtg:702.154c', 'mtg:702.154d'),
  description: 'As it attacks, you may tap a creature that doesn’t; when you do, it gets +X/+0 for the power of that.',
  linked: true,
  // The cost is paid as attackers are declared (508.1g); each instance has an ability linked to its own (607.2h).
  expand: (_a, nth) => [
    triggered(
      { on: 'did', object: 'self', match: { what: 'enlist', instance: nth } },
      {
        effects: [
          untilEndOfTurn('self', { mod: 'add', stat: 'power', value: { stat: 'power', of: { event: 'other' } } }),
        ],
      },
    ),
  ],
});
