/** Keywords by which something else than the hand pays for reserve costs (2.11.7.15.2, 2.3.3). Read where these are paid. */
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const reservable = defineKeyword({
  name: 'reservable',
  rules: cite('ga:2.11.7.15.2'),
  description: 'May be rested to pay for 1 of a reserve cost.',
  redundant: true,
  expand: () => [{ kind: 'payment', of: 'reserve', status: 'rested' }],
});

export const kindle = defineKeyword({
  name: 'kindle',
  rules: cite('ga:2.11.7.15.2'),
  description:
    'Up to `value` fire element cards of the graveyard may be banished to pay for 1 of its reserve cost each.',
  params: { value: 'must' },
  expand: ({ value = 0 }) => [
    {
      kind: 'payment',
      of: 'reserve',
      with: [{ zone: 'graveyard' }, { owner: 'you' }, { has: ['elements', 'fire'] }],
      most: value,
      to: 'banishment',
      cause: 'banish',
      keyword: 'kindle',
    },
  ],
  text: (a) => `kindle ${a.value ?? 0}`,
});
