/** Ripple (702.60): as it is cast, others of its name may be cast from the top of the library. */
import { cite } from '../../cite.js';
import { may, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const REVEALED = '$ripple';
const those = { in: { saved: REVEALED } };

export const ripple = defineKeyword({
  name: 'ripple',
  rules: cite('mtg:702.60a', 'mtg:702.60b'),
  description:
    'When you cast it, you may reveal the top `value` cards, cast those with its name for nothing, and put the rest on the bottom.',
  params: { value: 'must' },
  text: (a) => `ripple ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    triggered(
      { on: 'cast', object: 'self' },
      {
        zone: 'stack',
        effects: [
          may(
            `Reveal the top ${value} cards of your library?`,
            // All of them, where there are fewer.
            { do: 'remember', as: REVEALED, what: { top: value } },
            { do: 'reveal', what: { saved: REVEALED } },
            {
              do: 'play',
              what: { each: [{ zone: 'library' }, those, { sameName: 'self' }] },
              cost: [],
              several: true,
            },
            { do: 'move', what: { each: [{ zone: 'library' }, those] }, to: 'library', position: 'bottom' },
          ),
        ],
      },
    ),
  ],
});
