/** Entwine and escalate (702.42, 702.120): more modes for more. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const entwine = defineKeyword({
  name: 'entwine',
  rules: cite('mtg:702.42a', 'mtg:702.42b', 'mtg:118.8'),
  description: 'For `cost` besides, all its modes are chosen.',
  params: { cost: 'must' },
  text: (a) => `entwine ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    { kind: 'static', mods: [{ mod: 'cost', optional: { name: 'entwine', cost, allModes: true } }] },
  ],
});

export const escalate = defineKeyword({
  name: 'escalate',
  rules: cite('mtg:702.120a', 'mtg:118.8'),
  description: 'Costs `cost` more for each mode beyond the first.',
  params: { cost: 'must' },
  text: (a) => `escalate ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [{ kind: 'static', mods: [{ mod: 'cost', more: cost, times: { sum: ['modes', -1] } }] }],
});
