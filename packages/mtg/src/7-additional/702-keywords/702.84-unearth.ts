/** Unearth (702.84): it comes back from the graveyard for a turn. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { activated, exile, has } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const unearth = defineKeyword({
  name: 'unearth',
  rules: cite('mtg:702.84a'),
  description:
    'For `cost`, at the time of a sorcery, it comes back from your graveyard with haste; it is exiled at the next end step, or if it would leave.',
  params: { cost: 'must' },
  text: (a) => `unearth ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    activated(cost, {
      zone: 'graveyard',
      timing: 'sorcery',
      effects: [
        { do: 'move', what: 'self', to: 'battlefield', cause: 'return', save: 'unearthed' },
        { do: 'modify', what: { saved: 'unearthed' }, mods: [has('haste')], until: { kind: 'permanent' } },
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          effects: [exile({ saved: 'unearthed' })],
        },
        {
          do: 'createReplacement',
          entities: { saved: 'unearthed' },
          replaces: { on: 'move', match: { from: 'battlefield' }, change: { to: 'exile' } },
          until: { kind: 'permanent' },
        },
      ],
    }),
  ],
});
