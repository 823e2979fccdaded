/** Emerge (702.119): for another cost and a sacrificed creature, it costs as much less as that one’s mana value. */
import {
  type Cost,
  cardOf,
  characteristicsOf,
  type Filter,
  type Game,
  type KeywordAbility,
  type PlayAbility,
  wordOf,
} from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { manaValueOf } from '../../2-parts/202-mana-cost.js';
import type { ChosenBefore } from '../../6-spells/601.2h-put-away.js';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

export const emerge = defineKeyword({
  name: 'emerge',
  rules: cite('mtg:702.119a', 'mtg:702.119b', 'mtg:702.119c', 'mtg:118.9'),
  description:
    'May be cast for `cost` and a sacrificed creature, or what fits `from`; it costs less by that one’s mana value.',
  params: { cost: 'must', from: 'may', label: 'may' },
  text: (a) => `emerge ${a.label === undefined ? '' : `from ${a.label} `}${manaText(a.cost)}`.trimEnd(),
});

/** What is sacrificed, unless it emerges from a quality (702.119b). */
export const EMERGED_FROM: Filter = { has: ['types', 'Creature'] };

const known = new WeakMap<KeywordAbility, Map<string, PlayAbility>>();
/** A way for each permanent: it is chosen as the spell is announced, and sacrificed as that is paid for (702.119c). */
export function emergeWay(g: Game, ability: KeywordAbility, permanent: number): PlayAbility {
  const manaCost = wordOf(characteristicsOf(g, permanent).props.manaCost) ?? '';
  const manaValue = manaValueOf(g, g.object(permanent), manaCost === '' ? undefined : manaCost);
  const label = cardOf(g, permanent);
  const key = `${permanent} ${manaValue} ${label}`;
  let ways = known.get(ability);
  if (!ways) {
    ways = new Map();
    known.set(ability, ways);
  }
  let way = ways.get(key);
  if (!way) {
    const { cost = [], from = EMERGED_FROM } = ability;
    const sacrifice: Cost & ChosenBefore = { pay: 'sacrifice', what: from, count: 1, label, $only: permanent };
    const less: Cost[] = manaValue === 0 ? [] : [{ pay: 'mana', cost: `{${manaValue}}` }];
    way = { kind: 'play', method: 'emerge', cost, additional: [sacrifice], less };
    ways.set(key, way);
  }
  return way;
}
