/** Shadow (702.28): those with shadow and those without don’t block each other. */
import { type Game, keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const hasShadow = (g: Game, id: number): boolean => keyword(g, id, 'shadow') !== undefined;

export const shadow = defineKeyword({
  name: 'shadow',
  rules: cite('mtg:702.28b', 'mtg:702.28c'),
  description: 'Blocks and is blocked by creatures with shadow only.',
  redundant: true,
  hooks: {
    blockRestriction: (g, attacker, blocker) =>
      hasShadow(g, attacker) === hasShadow(g, blocker) ? null : cite('mtg:702.28b'),
  },
});
