/** Extort (702.101): a little mana for each spell drains the others. */
import type { Value } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { gainLife, loseLife, mana, mayPay, triggered, youCast } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

/** What they had in all, and less what they have now: how much was lost in this way. */
const lost: Value = { sum: [{ number: '$before' }, { negative: { stat: 'life', of: 'opponents' } }] };

export const extort = defineKeyword({
  name: 'extort',
  rules: cite('mtg:702.101a', 'mtg:702.101b'),
  description:
    'Whenever you cast a spell, you may pay {W/B} to have each opponent lose 1 life, and you gain what they lose.',
  expand: () => [
    triggered(youCast([]), {
      effects: [
        mayPay(
          [mana('{W/B}')],
          [
            { do: 'remember', as: '$before', value: { stat: 'life', of: 'opponents' } },
            loseLife(1, 'opponents'),
            gainLife(lost),
          ],
        ),
      ],
    }),
  ],
});
