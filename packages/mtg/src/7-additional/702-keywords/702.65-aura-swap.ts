/** Aura swap (702.65): exchanged with an Aura card in the hand. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { activated } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const auraSwap = defineKeyword({
  name: 'aura swap',
  rules: cite('mtg:702.65a'),
  description: 'For `cost` you may exchange this Aura with an Aura card in your hand.',
  params: { cost: 'must' },
  text: (a) => `aura swap ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [activated(cost, { keyword: 'aura swap', effects: [{ do: 'swapAura' }] })],
});
