/** Enchant (702.5): what an Aura can be attached to. The Aura spell's target clause says the same. */

import {
  type Ability,
  type Entity,
  type Filter,
  type Game,
  type KeywordAbility,
  matches,
  type Perspective,
} from '@arbiter/engine';
import { COLOR_NAMES } from '../../1-concepts/105-colors.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const enchant = defineKeyword({
  name: 'enchant',
  rules: cite('mtg:702.5a', 'mtg:702.5c'),
  description: 'On an Aura: what it can be attached to is what fits `from`.',
  params: { from: 'must', label: 'may' },
  text: (a) => `enchant ${a.label ?? (a.from ? enchanted(a.from) : 'permanent')}`,
});

const WHOSE: { [who: string]: string } = { you: 'you control', opponent: 'an opponent controls' };

/** What a filter admits, as an Aura says it: `creature you control`, `artifact or land`. */
function enchanted(filter: Filter): string {
  const said = { adjectives: [] as string[], nouns: [] as string[], after: [] as string[] };
  for (const clause of [filter].flat()) {
    if ('any' in clause) said.nouns.push(clause.any.map(enchanted).join(' or '));
    else if ('player' in clause) said.nouns.push(clause.player === 'opponent' ? 'opponent' : 'player');
    else if ('has' in clause) {
      const [prop, values] = clause.has;
      const words = [values].flat();
      if (prop === 'colors') said.adjectives.push(words.map((v) => COLOR_NAMES[v] ?? v).join(' or '));
      else if (prop === 'supertypes') said.adjectives.push(words.map((v) => v.toLowerCase()).join(' or '));
      else said.nouns.push(words.map((v) => (prop === 'types' ? v.toLowerCase() : v)).join(' or '));
    } else if ('controller' in clause && typeof clause.controller === 'string')
      said.after.push(WHOSE[clause.controller] ?? '');
  }
  const nouns = said.nouns.length > 0 ? said.nouns : ['permanent'];
  return [...said.adjectives, ...nouns, ...said.after].filter(Boolean).join(' ');
}

/** Whether something is what an Aura can enchant, by every enchant ability it has (702.5a, 702.5c). */
export function canEnchant(g: Game, abilities: Ability[], entity: Entity, by: Perspective): boolean {
  const enchants = abilities.filter((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === 'enchant');
  return enchants.length > 0 && enchants.every((e) => e.from !== undefined && matches(g, entity, e.from, by));
}
