/** Exhaust (702.177): an activated ability that is used once. */
import type { ActivatedAbility, Body, Cost } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { activated } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const exhaust = defineKeyword({
  name: 'exhaust',
  rules: cite('mtg:702.177a', 'mtg:702.177b', 'mtg:602.5b'),
  description: 'Said of an activated ability, which then has `"limit": {"inAll": 1}`: it is activated only once.',
});

/** "Exhaust — [Cost]: [Effect]" (702.177a). */
export const exhausts = (cost: Cost[], body: Body): ActivatedAbility => ({
  ...activated(cost, body),
  limit: { inAll: 1 },
  keyword: 'exhaust',
});
