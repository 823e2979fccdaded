/** Boast (702.142): an activated ability of a creature that attacked, used once a turn. */
import type { ActivatedAbility, Body, Condition, Cost } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { activated } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const boast = defineKeyword({
  name: 'boast',
  rules: cite('mtg:702.142a', 'mtg:702.142b', 'mtg:602.5b'),
  description:
    'Said of an activated ability, which then has an `if` that its creature attacked this turn, and `"limit": {"perTurn": 1}`.',
});

const attackedThisTurn: Condition = { is: ['self', { happened: { on: 'attack', object: 'self' } }] };

/** "Boast — [Cost]: [Effect]" (702.142a). */
export const boasts = (cost: Cost[], body: Body): ActivatedAbility => ({
  ...activated(cost, body),
  if: attackedThisTurn,
  limit: { perTurn: 1 },
  keyword: 'boast',
});
