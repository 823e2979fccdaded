/**
 * Critical N (2.11.7.15.2): combat damage of its source is doubled unless an opponent discards N cards. Several instances ask for
 * all of their cards together, and double the damage once.
 */
import {
  type Action,
  characteristicsOf,
  controllerOf,
  expandKeywords,
  type Game,
  type Replacement,
  type ReplacementSpec,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const CRITICAL = 'critical';

export const critical = defineKeyword({
  name: CRITICAL,
  rules: cite('ga:2.11.7.15.2'),
  description: 'Combat damage of it, or of attacks that use it, is doubled unless an opponent discards `value` cards.',
  params: { value: 'must' },
  text: (a) => `critical ${a.value ?? 0}`,
});

const doubling = (count: number): ReplacementSpec => ({
  on: 'damage',
  match: { combat: true },
  who: 'opponents',
  unless: [
    {
      pay: 'discardCards',
      what: [{ zone: 'hand' }, { owner: 'you' }],
      count,
      label: count === 1 ? 'a card' : `${count} cards`,
    },
  ],
  change: { amount: { times: [2, { event: 'amount' }] } },
});

/** How many cards must be discarded for what deals damage, with the weapon and the cards that an attack uses. */
function askedFor(g: Game, ids: readonly number[]): number {
  const abilities = ids.flatMap((id) => (g.find(id) ? expandKeywords(g, characteristicsOf(g, id).abilities) : []));
  return abilities.reduce((sum, a) => sum + (a.kind === 'keyword' && a.keyword === CRITICAL ? (a.value ?? 0) : 0), 0);
}

/** One effect, however many instances there are. */
export function criticals(g: Game, action: Action): Replacement[] {
  if (action.type !== 'damage' || action.combat !== true || !g.find(action.source)) return [];
  const { source, used = [] } = action;
  const count = askedFor(g, [source, ...used]);
  if (count === 0) return [];
  return [{ key: `c${source}:${CRITICAL}`, source, controller: controllerOf(g, source), spec: doubling(count) }];
}
