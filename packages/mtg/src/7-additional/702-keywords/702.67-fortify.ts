/** Fortify (702.67): what equip is for creatures, for a land you control. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { and, attach, t, target, youControl } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const fortify = defineKeyword({
  name: 'fortify',
  rules: cite('mtg:702.67a', 'mtg:702.67c'),
  description: 'Pay `cost` to attach it to a land you control, when you could cast a sorcery.',
  params: { cost: 'must' },
  text: (a) => `fortify ${manaText(a.cost)}`,
  expand: (a) => [
    {
      kind: 'activated',
      keyword: 'fortify',
      cost: a.cost ?? [],
      timing: 'sorcery',
      targets: [target(and({ zone: 'battlefield' }, { has: ['types', 'Land'] }, youControl))],
      effects: [attach('self', t(0))],
    },
  ],
});
