/** Myriad (702.116): it attacks every opponent, as copies do. */
import { cite } from '../../cite.js';
import { attacks, exile, may, not, opponent, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const others = { each: [opponent, not({ in: { event: 'defending' } })] };

export const myriad = defineKeyword({
  name: 'myriad',
  rules: cite('mtg:702.116a', 'mtg:702.116b'),
  description: 'Whenever it attacks, copies of it may attack each other opponent; they are exiled at end of combat.',
  expand: () => [
    triggered(attacks, {
      effects: [
        {
          do: 'forEach',
          of: others,
          as: '$opponent',
          effects: [
            may('Create a copy that attacks this opponent?', {
              do: 'enterAttacking',
              copy: 'self',
              defending: { saved: '$opponent' },
              save: '$myriad',
            }),
          ],
        },
        {
          do: 'if',
          if: { compare: [{ countOf: { saved: '$myriad' } }, '>', 0] },
          then: [
            {
              do: 'delayed',
              on: { on: 'step', match: { step: 'endOfCombat' } },
              effects: [exile({ saved: '$myriad' })],
            },
          ],
        },
      ],
    }),
  ],
});
