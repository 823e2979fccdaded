/** Demonstrate (702.144): its player may copy it, and then an opponent does. */
import { cite } from '../../cite.js';
import { triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const demonstrate = defineKeyword({
  name: 'demonstrate',
  rules: cite('mtg:702.144a'),
  description:
    'When you cast it, you may copy it; then an opponent of your choice copies it. Copies may have new targets.',
  expand: () => [
    triggered(
      { on: 'cast', object: 'self' },
      {
        zone: 'stack',
        effects: [
          {
            do: 'may',
            prompt: 'Copy it, and have an opponent copy it?',
            then: [
              { do: 'copy', what: 'self', newTargets: true },
              { do: 'choose', from: { player: 'opponent' }, min: 1, max: 1, save: 'opponent' },
              { do: 'copy', what: 'self', who: { saved: 'opponent' }, newTargets: true },
            ],
          },
        ],
      },
    ),
  ],
});
