/** Epic (702.50): no other spell for the rest of the game, and this one again in each upkeep. */
import { cite } from '../../cite.js';
import { rule, yourUpkeep } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const epic = defineKeyword({
  name: 'epic',
  rules: cite('mtg:702.50a', 'mtg:702.50b'),
  description:
    'For the rest of the game you can’t cast spells; at the beginning of each of your upkeeps, copy it without epic, perhaps with new targets.',
  redundant: true,
  expand: () => [
    {
      kind: 'spell',
      effects: [
        { do: 'modify', what: 'you', mods: [rule('cantCast')], until: { kind: 'permanent' } },
        {
          do: 'delayed',
          on: yourUpkeep,
          repeat: true,
          effects: [{ do: 'copy', what: { saved: 'it' }, newTargets: true, except: { without: ['epic'] } }],
        },
      ],
    },
  ],
});
