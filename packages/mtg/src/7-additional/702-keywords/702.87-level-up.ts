/** Level up (702.87): level counters, and with them what its level symbols say (711). */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { activated, putCounters } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const levelUp = defineKeyword({
  name: 'level up',
  rules: cite('mtg:702.87a'),
  description: 'For `cost`, at the time of a sorcery, put a level counter on it.',
  params: { cost: 'must' },
  text: (a) => `level up ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [activated(cost, { timing: 'sorcery', effects: [putCounters(1, 'self', 'level')] })],
});
