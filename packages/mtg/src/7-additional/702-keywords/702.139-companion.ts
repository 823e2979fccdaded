/** Companion (702.139): read as the game begins, of cards outside it (4-zones/400.11-companions). */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const companion = defineKeyword({
  name: 'companion',
  rules: cite('mtg:702.139a'),
  description:
    'From outside the game, where `if` is so of your starting deck, you may reveal it as your companion; `label` is what it wants.',
  params: { if: 'must', label: 'may' },
});
