/** Affinity (702.41): costs {1} less for each of something that its caster controls. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const affinity = defineKeyword({
  name: 'affinity',
  rules: cite('mtg:702.41a', 'mtg:702.41b'),
  description: 'Costs {1} less for each that fits `from` and that you control; `label` says which, for people.',
  params: { from: 'must', label: 'may' },
  text: (a) => `affinity for ${a.label ?? 'these'}`,
  expand: (a) => [
    {
      kind: 'static',
      mods: [
        {
          mod: 'cost',
          less: [{ pay: 'mana', cost: '{1}' }],
          times: { count: [{ zone: 'battlefield' }, { controller: 'you' }, ...[a.from ?? []].flat()] },
        },
      ],
    },
  ],
});
