/** Enchant (702.5): what an Aura can be attached to. The Aura spell's target clause says the same. */
import { type Entity, type Game, keyword, matches } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { define } from './hooks.js';

define({
  keyword: 'enchant',
  rules: cite('mtg:702.5a'),
  says: 'On an Aura: what it can be attached to is what fits `from`.',
  takes: { from: 'must', label: 'may' },
  text: (a) => `enchant ${a.label ?? 'creature'}`,
});

/** Whether an Aura can enchant something (702.5c, 303.4c). */
export function canEnchant(g: Game, aura: number, entity: Entity, controller: number): boolean {
  const enchant = keyword(g, aura, 'enchant');
  return enchant?.from !== undefined && matches(g, entity, enchant.from, { source: aura, controller });
}
