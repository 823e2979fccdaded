/** Split second (702.61): while it is on the stack nobody casts other spells, nor activates abilities but mana abilities. */
import { cite } from '../../cite.js';
import { rule } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const splitSecond = defineKeyword({
  name: 'split second',
  rules: cite('mtg:702.61a', 'mtg:702.61b', 'mtg:702.61c'),
  description: 'While it is on the stack players can’t cast spells or activate abilities that aren’t mana abilities.',
  redundant: true,
  expand: () => [
    { kind: 'static', zone: 'stack', affects: { players: 'all' }, mods: [rule('cantCast'), rule('cantActivate')] },
  ],
});
