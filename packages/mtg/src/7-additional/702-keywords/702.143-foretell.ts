/** Foretell (702.143): exiled face down for {2}, and cast on a later turn for another cost. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { mana } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const foretell = defineKeyword({
  name: 'foretell',
  rules: cite('mtg:702.143a', 'mtg:702.143b', 'mtg:702.143c', 'mtg:118.9'),
  description: 'In your turn it may be exiled from your hand face down for {2}, and cast on a later turn for `cost`.',
  params: { cost: 'must' },
  text: (a) => `foretell ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'foretell',
      special: true,
      zone: 'hand',
      cost: [mana('{2}')],
      if: { turnOf: 'you' },
      effects: [
        { do: 'move', what: 'self', to: 'exile', cause: 'exile', status: { faceDown: true }, save: 'card' },
        { do: 'exiledAs', what: { saved: 'card' }, as: 'foretold' },
        { do: 'look', what: { saved: 'card' } },
        {
          do: 'modify',
          what: { saved: 'card' },
          mods: [{ mod: 'play', method: 'foretell', cost, later: true }],
          until: { kind: 'permanent' },
        },
        { do: 'did', what: 'foretell', object: { saved: 'card' } },
      ],
    },
  ],
});
