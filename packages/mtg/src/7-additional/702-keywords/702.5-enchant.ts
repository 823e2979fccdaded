/** Enchant (702.5): what an Aura can be attached to. The Aura spell's target clause says the same. */
import { type Ability, type Entity, type Game, type KeywordAbility, matches, type Perspective } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { define } from './hooks.js';

define({
  keyword: 'enchant',
  rules: cite('mtg:702.5a', 'mtg:702.5c'),
  says: 'On an Aura: what it can be attached to is what fits `from`.',
  takes: { from: 'must', label: 'may' },
  text: (a) => `enchant ${a.label ?? 'creature'}`,
});

/** Whether something is what an Aura can enchant, by every enchant ability it has (702.5a, 702.5c). */
export function canEnchant(g: Game, abilities: Ability[], entity: Entity, by: Perspective): boolean {
  const enchants = abilities.filter((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === 'enchant');
  return enchants.length > 0 && enchants.every((e) => e.from !== undefined && matches(g, entity, e.from, by));
}
