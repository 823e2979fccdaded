/** Harmonize (702.180): cast from the graveyard for another cost, and for less where a creature is tapped for it. */
import {
  type Cost,
  cardOf,
  type Filter,
  type Game,
  type KeywordAbility,
  type PlayAbility,
  stat,
} from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import type { ChosenBefore } from '../../6-spells/601.2h-put-away.js';
import { cite } from '../../cite.js';
import { creature, not, tapped } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

/** From the graveyard, for the harmonize cost; then it is exiled instead of going anywhere else from the stack. */
const harmonized = (cost: Cost[]): PlayAbility => ({
  kind: 'play',
  method: 'harmonize',
  zone: 'graveyard',
  cost,
  exit: { to: 'exile' },
});

export const harmonize = defineKeyword({
  name: 'harmonize',
  rules: cite('mtg:702.180a', 'mtg:702.180b', 'mtg:118.9'),
  description:
    'May be cast from the graveyard for `cost`, less the power of a creature that you may tap for it; then it is exiled.',
  params: { cost: 'must' },
  text: (a) => `harmonize ${manaText(a.cost)}`.trimEnd(),
  // Without a creature; the ways with one depend on which there are.
  expand: ({ cost = [] }) => [harmonized(cost)],
});

/** What may be tapped for it. */
export const UNTAPPED: Filter = [creature, not(tapped)];

const known = new WeakMap<KeywordAbility, Map<string, PlayAbility>>();
/** The way with a creature: it is chosen as the spell is announced, and tapped as that is paid for (702.180b). */
export function harmonizeWay(g: Game, ability: KeywordAbility, permanent: number): PlayAbility {
  const power = Math.max(0, stat(g, permanent, 'power'));
  const label = cardOf(g, permanent);
  const key = `${permanent} ${power} ${label}`;
  const ways = known.get(ability) ?? new Map<string, PlayAbility>();
  known.set(ability, ways);
  let way = ways.get(key);
  if (!way) {
    const tap: Cost & ChosenBefore = { pay: 'tapUntapped', what: creature, count: 1, label, $only: permanent };
    way = { ...harmonized([...(ability.cost ?? []), tap]), less: [{ pay: 'mana', cost: `{${power}}` }] };
    ways.set(key, way);
  }
  return way;
}
