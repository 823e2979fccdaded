/** Bestow (702.103): cast for another cost as an Aura, it is a creature again once it is attached to nothing. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { creature, has, keyword, target } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const bestow = defineKeyword({
  name: 'bestow',
  rules: cite(
    'mtg:702.103a',
    'mtg:702.103b',
    'mtg:702.103c',
    'mtg:702.103d',
    'mtg:702.103e',
    'mtg:702.103f',
    'mtg:118.9',
  ),
  description: 'May be cast for `cost` as an Aura with enchant creature, which it is until it is attached to nothing.',
  params: { cost: 'must' },
  text: (a) => `bestow ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    {
      kind: 'play',
      method: 'bestow',
      cost,
      becomes: [
        { mod: 'set', prop: 'types', value: ['Enchantment'] },
        { mod: 'set', prop: 'subtypes', value: ['Aura'] },
        has(keyword('enchant', { from: creature })),
      ],
      targets: [target(creature)],
    },
  ],
});
