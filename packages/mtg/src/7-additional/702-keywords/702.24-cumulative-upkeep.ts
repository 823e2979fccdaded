/** Cumulative upkeep (702.24): each upkeep it costs once more, or it is sacrificed. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { putCounters, sacrificeIt, triggered, yourUpkeep } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const cumulativeUpkeep = defineKeyword({
  name: 'cumulative upkeep',
  rules: cite('mtg:702.24a', 'mtg:702.24b', 'mtg:118.12'),
  description: 'In your upkeep put an age counter on it; then sacrifice it unless you pay `cost` for each of them.',
  params: { cost: 'must' },
  text: (a) => `cumulative upkeep ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    triggered(yourUpkeep, {
      effects: [
        {
          do: 'if',
          if: { is: ['self', { zone: 'battlefield' }] },
          then: [
            putCounters(1, 'self', 'age'),
            { do: 'pay', cost, times: { counters: 'age', of: 'self' }, then: [], else: [sacrificeIt] },
          ],
        },
      ],
    }),
  ],
});
