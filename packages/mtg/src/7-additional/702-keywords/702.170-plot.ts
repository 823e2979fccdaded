/** Plot (702.170): exiled for a cost, and cast for nothing on a later turn. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const plot = defineKeyword({
  name: 'plot',
  rules: cite('mtg:702.170a', 'mtg:702.170b', 'mtg:702.170e', 'mtg:702.170d', 'mtg:118.9'),
  description:
    'For `cost` it may be exiled from your hand as a sorcery, and cast for nothing on a later turn, as a sorcery.',
  params: { cost: 'must' },
  text: (a) => `plot ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'plot',
      special: true,
      zone: 'hand',
      timing: 'sorcery',
      cost,
      effects: [
        { do: 'move', what: 'self', to: 'exile', cause: 'exile', save: 'card' },
        {
          do: 'modify',
          what: { saved: 'card' },
          mods: [{ mod: 'play', method: 'plot', cost: [], timing: 'sorcery', later: true }],
          until: { kind: 'permanent' },
        },
        { do: 'exiledAs', what: { saved: 'card' }, as: 'plotted' },
        { do: 'did', what: 'plot', object: { saved: 'card' } },
      ],
    },
  ],
});
