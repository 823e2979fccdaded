/** Equip (702.6): pay to attach the Equipment to a creature you control, when you could cast a sorcery. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { and, attach, creature, t, target, youControl } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const equip = defineKeyword({
  name: 'equip',
  rules: cite('mtg:702.6a', 'mtg:702.6c', 'mtg:702.6d'),
  description: 'Pay `cost` to attach it to a creature you control, when you could cast a sorcery.',
  params: { cost: 'must', from: 'may', label: 'may' },
  text: (a) => `equip ${a.label ? `${a.label} ` : ''}${manaText(a.cost)}`,
  expand: (a) => [
    {
      kind: 'activated',
      keyword: 'equip',
      cost: a.cost ?? [],
      timing: 'sorcery',
      // "Equip [quality]" restricts what is chosen, not what it may stay on (702.6c).
      targets: [target(and(creature, youControl, a.from ?? []))],
      effects: [attach('self', t(0))],
    },
  ],
});
