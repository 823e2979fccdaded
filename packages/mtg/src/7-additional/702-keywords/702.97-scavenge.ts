/** Scavenge (702.97): a creature card in the graveyard becomes counters. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { activated, creature, putCounters, t, target } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const scavenge = defineKeyword({
  name: 'scavenge',
  rules: cite('mtg:702.97a'),
  description:
    'For `cost`, exile it from your graveyard and put as many +1/+1 counters as its power on target creature.',
  params: { cost: 'must' },
  text: (a) => `scavenge ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    activated([...cost, { pay: 'exile', what: 'self' }], {
      zone: 'graveyard',
      timing: 'sorcery',
      targets: [target(creature)],
      effects: [putCounters({ stat: 'power', of: 'self' }, t(0))],
    }),
  ],
});
