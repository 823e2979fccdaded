/** Outlast (702.107): tapped at leisure, it grows. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { activated, putCounters, tap } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const outlast = defineKeyword({
  name: 'outlast',
  rules: cite('mtg:702.107a'),
  description: 'For `cost` and {T}, at the time of a sorcery, put a +1/+1 counter on it.',
  params: { cost: 'must' },
  text: (a) => `outlast ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    activated([...cost, tap], { timing: 'sorcery', keyword: 'outlast', effects: [putCounters(1, 'self')] }),
  ],
});
