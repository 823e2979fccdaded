/** Decayed (702.147): it can’t block, and attacks once. */
import { cite } from '../../cite.js';
import { attacks, continuous, rule, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const decayed = defineKeyword({
  name: 'decayed',
  rules: cite('mtg:702.147a'),
  description: 'Can’t block. When it attacks, it is sacrificed at end of combat.',
  expand: () => [
    continuous('self', [rule('cantBlock')]),
    triggered(attacks, {
      effects: [
        { do: 'remember', as: 'it', what: 'self' },
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'endOfCombat' } },
          effects: [{ do: 'move', what: { saved: 'it' }, to: 'graveyard', cause: 'sacrifice' }],
        },
      ],
    }),
  ],
});
