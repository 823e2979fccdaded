/** What rows about choosing share: so many that fit are chosen, and something is done with them (2.7.7). */
import type { Condition, Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { asBody, unsettled } from '../../../references/nouns.js';
import type { Described, Places } from '../../categories.js';
import { isCard } from '../shared.js';
import { placed } from '../things.js';

export const may = (then: Effect[]): Effect[] => [{ do: 'may', then }];
/** What has left the field is no more rested, and has no more counters removed, for what hangs on that (2.3.4). */
export const hasThere = (what: Ref, clause: FilterClause): Condition => ({
  is: [{ now: what }, [{ zone: 'field' }, clause]],
});
/** It is there to be rested. */
export const isAwake = (what: Ref): Condition => hasThere(what, { not: { status: 'rested' } });
/** Some that fit are chosen, and something is done with them. */
export const choose = (
  save: string,
  from: FilterClause[],
  [min, max]: [Value, Value],
  then: (what: Ref) => Effect[],
): Effect[] => [{ do: 'choose', from, min, max, save }, ...then({ saved: save })];
export const ONE: [Value, Value] = [1, 1];
export const upTo = (most: Value): [Value, Value] => [0, most];

export const banished = (what: Ref): Effect[] => [
  { do: 'move', what, to: 'banishment', cause: 'banish', save: 'banished' },
];
export const discarded = (what: Ref): Effect[] => [
  { do: 'move', what, to: 'graveyard', cause: 'discard', save: 'discarded' },
];
export const revealed = (what: Ref): Effect[] => [{ do: 'reveal', what }];
export const lying = (cards: Described, place: Places): FilterClause[] | undefined =>
  isCard(cards) ? placed(cards.filter, place) : undefined;
/** "When you do": an ability of its own, with targets of its own. */
export const reflexive = (effects: Effect[]): Effect[] => [
  { do: 'reflexive', ability: asBody(unsettled({ kind: 'spell', effects })) },
];
export const HAND: Places = { zones: ['hand'], whose: 'you' };

const PRIVATE = ['hand', 'memory', 'mainDeck', 'materialDeck'];
/**
 * Who looks for a card that fits in a private zone need not find it; any card at all, and one that lies open, is chosen
 * (ga-2025: Searching and Finding). Where both are looked through, something is chosen as long as one that fits lies open.
 */
export function found(cards: Described, place: Places): [Value, Value] {
  const open = place.zones.filter((zone) => !PRIVATE.includes(zone));
  if (open.length === place.zones.length || cards.filter.length === 0) return ONE;
  const there = open.length > 0 && lying(cards, { ...place, zones: open });
  return there ? [{ least: [1, { count: there }] }, 1] : upTo(1);
}
