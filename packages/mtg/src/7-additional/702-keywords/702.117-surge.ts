/** Surge, spectacle and freerunning (702.117, 702.137, 702.173): cast for another cost after something happened. */
import type { Ability, Condition, Cost, TriggerPattern } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { creature, or, subtype, youControl } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

/** Cast for another cost in a turn in which something has happened. */
const after = (method: string, cost: Cost[], happened: TriggerPattern): Ability[] => {
  const condition: Condition = { compare: [{ happened }, '>', 0] };
  return [{ kind: 'play', method, cost, if: condition }];
};

export const surge = defineKeyword({
  name: 'surge',
  rules: cite('mtg:702.117a', 'mtg:118.9'),
  description: 'May be cast for `cost` if you cast another spell this turn.',
  params: { cost: 'must' },
  text: (a) => `surge ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => after('surge', cost, { on: 'cast', player: 'you' }),
});

export const spectacle = defineKeyword({
  name: 'spectacle',
  rules: cite('mtg:702.137a', 'mtg:118.9'),
  description: 'May be cast for `cost` if an opponent lost life this turn.',
  params: { cost: 'must' },
  text: (a) => `spectacle ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) =>
    after('spectacle', cost, { on: 'stat', player: 'opponent', match: { stat: 'life', gain: false } }),
});

export const freerunning = defineKeyword({
  name: 'freerunning',
  rules: cite('mtg:702.173a', 'mtg:118.9'),
  description: 'May be cast for `cost` if an Assassin or commander of yours dealt combat damage to a player this turn.',
  params: { cost: 'must' },
  text: (a) => `freerunning ${manaText(a.cost)}`.trimEnd(),
  // Whose it was, and what, is looked at as the damage is dealt.
  expand: ({ cost = [] }) =>
    after('freerunning', cost, {
      on: 'damage',
      source: [youControl, creature, or(subtype('Assassin'), { is: 'commander' })],
      player: 'any',
      match: { combat: true },
    }),
});
